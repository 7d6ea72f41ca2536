import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type HeadlessOptions, runHeadless } from '../../host/cli/headless.ts';
import { FolderDrive, MemoryDrive } from '../../host/cli/headless-drive.ts';
import { rulesTexts } from '../../host/cli/rules-texts.ts';
import { UsageError } from '../../host/cli/usage-error.ts';
import type { GemServices } from '../../host/programs/program.ts';
import { inFolder } from './capture.ts';
import { probeProgram } from './probe-program.ts';

const BYTES = Uint8Array.of(1, 2, 3);

/** What a program is given that is started with the options. */
async function given(options: HeadlessOptions): Promise<GemServices> {
  const probe = probeProgram([]);
  return new Promise((resolve, reject) => {
    const run = (services: GemServices): Promise<void> => {
      resolve(services);
      return probe.run(services);
    };
    runHeadless({ ...probe, run }, options).catch(reject);
  });
}

describe('a drive in memory', () => {
  it('keeps files by their names and lists those with an ending', async () => {
    const drive = new MemoryDrive();
    const bytes = BYTES.slice();
    await drive.write('ZOPF.PAT', bytes);
    bytes[0] = 9;
    await drive.write('OTHER.DAT', bytes);
    expect(await drive.list('PAT')).toEqual(['ZOPF.PAT']);
    expect(await drive.read('ZOPF.PAT')).toEqual(BYTES);
    await drive.remove('ZOPF.PAT');
    expect(await drive.read('ZOPF.PAT')).toBeNull();
  });

  it('tells of what the player brings for as long as somebody listens', () => {
    const drive = new MemoryDrive();
    const heard: string[] = [];
    const end = drive.onArrival((name) => heard.push(name));
    drive.bring('ZOPF.PAT', BYTES);
    end();
    drive.bring('TURM.PAT', BYTES);
    expect(heard).toEqual(['ZOPF.PAT']);
    expect([...drive.files.keys()]).toEqual(['ZOPF.PAT', 'TURM.PAT']);
  });
});

describe('a folder as a drive', () => {
  it('shows files with names of TOS, in capitals, and finds them whatever their letters are', () =>
    inFolder(async (folder) => {
      for (const name of ['zopf.pat', 'TURM.PAT', 'too-long-a-name.pat', 'cards.img', '.pat'])
        writeFileSync(join(folder, name), name);
      mkdirSync(join(folder, 'more'));
      const drive = new FolderDrive(folder);
      expect([...(await drive.list('PAT'))].sort()).toEqual(['TURM.PAT', 'ZOPF.PAT']);
      expect(new TextDecoder().decode((await drive.read('ZOPF.PAT')) ?? new Uint8Array())).toBe('zopf.pat');
      expect(await drive.read('NONE.PAT')).toBeNull();
    }));

  it('writes a file in the place of the one that there is, and removes it', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'zopf.pat'), 'old');
      const drive = new FolderDrive(folder);
      await drive.write('ZOPF.PAT', BYTES);
      await drive.write('NEW.PAT', BYTES);
      expect(readdirSync(folder).sort()).toEqual(['NEW.PAT', 'zopf.pat']);
      expect([...readFileSync(join(folder, 'zopf.pat'))]).toEqual([...BYTES]);
      await drive.remove('ZOPF.PAT');
      await drive.remove('NONE.PAT');
      expect(existsSync(join(folder, 'zopf.pat'))).toBe(false);
    }));

  it('names the folder that there is not', () =>
    inFolder(async (folder) => {
      const drive = new FolderDrive(join(folder, 'none'));
      await expect(drive.list('PAT')).rejects.toThrow(UsageError);
      await expect(drive.write('ZOPF.PAT', BYTES)).rejects.toThrow('none: there is no such file');
    }));
});

describe('what a program is given without a browser', () => {
  it('are the game, the drive and the rules that the options name', async () => {
    const drive = new MemoryDrive();
    const rules = { de: 'Regeln', en: 'Rules', es: 'Reglas' };
    const services = await given({ game: 'zopf', drive, rules, reducedMotion: true });
    expect(services).toMatchObject({ askedGame: 'zopf', askedDeal: null, drive, rules, reducedMotion: true });
    const bare = await given({});
    expect(bare).toMatchObject({ askedGame: null, reducedMotion: false });
    expect([bare.drive, bare.rules]).toEqual([undefined, undefined]);
  });

  it('are the rules from the folder of the program', () => {
    expect(rulesTexts('yukon')).toBeNull();
    const rules = rulesTexts('patience');
    expect(rules?.de).toContain('Eiffelturm');
    expect(new Set(Object.values(rules ?? {})).size).toBe(3);
  });
});
