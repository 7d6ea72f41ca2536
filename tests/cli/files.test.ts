import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSystemError, reading, reasonOf, writing } from '../../host/cli/files.ts';
import { repoPath } from '../../host/cli/repo.ts';
import { UsageError } from '../../host/cli/usage-error.ts';
import { encodeWav } from '../../host/cli/wav.ts';
import { inFolder, run } from './capture.ts';

const CARDS = repoPath('assets/cards/CARDS.IMG');

/** A refusal as Node's file system throws it. */
function refusal(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: system text, open 'x'`), { code, syscall: 'open', path: 'x' });
}

/** A folder with a file, a folder and a sound in it. */
function withPlaces<T>(body: (places: Record<'file' | 'folder' | 'wav', string>) => Promise<T>): Promise<T> {
  return inFolder((root) => {
    const places = { file: join(root, 'file.txt'), folder: join(root, 'folder'), wav: join(root, 'in.wav') };
    writeFileSync(places.file, 'text');
    mkdirSync(places.folder);
    writeFileSync(places.wav, encodeWav(12500, 8, [Int16Array.of(0, 256)]));
    return body(places);
  });
}

const LONG = 'n'.repeat(300);

describe('refusals of the operating system', () => {
  it.each([
    'ENOENT',
    'ENOTDIR',
    'EISDIR',
    'EACCES',
    'EPERM',
    'EROFS',
    'ENOSPC',
    'EDQUOT',
    'ENAMETOOLONG',
    'ELOOP',
    'EMFILE',
    'EIO',
  ])('%s has words of its own and names the file', (code) => {
    for (const access of [reading, writing]) {
      const attempt = () =>
        access('x', () => {
          throw refusal(code);
        });
      expect(attempt).toThrow(UsageError);
      expect(attempt).toThrow(/^x: (?!.*system text)/);
    }
  });

  it('keeps the words of the system for a rare one, and lets faults of the program through', () => {
    expect(reasonOf(refusal('ESTALE'))).toBe("ESTALE: system text, open 'x'");
    expect(isSystemError(new TypeError('fault'))).toBe(false);
    expect(isSystemError(Object.assign(new TypeError('fault'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBe(false);
  });
});

describe('places that cannot be written', () => {
  const calls = (wav: string): Record<string, (place: string) => string[]> => ({
    img: (place) => ['img', CARDS, '--png', place],
    sheet: (place) => ['sheet', CARDS, '--png', place],
    'make-hsn': (place) => ['make-hsn', wav, '--rate', '12500', '--out', place],
    solve: (place) => ['solve', 'klondike', '--deals', '1..1', '--jobs', '1', '--out', place],
  });

  it.each(Object.keys(calls('')))('%s gives one line and exit code 2', (name) =>
    withPlaces(async ({ file, folder, wav }) => {
      const expected = new Map([
        [join(file, 'x'), 'its folder does not exist'],
        [join(folder, 'none', 'x'), 'its folder does not exist'],
        [join(folder, LONG), 'the name is too long'],
      ]);
      for (const [place, reason] of expected) {
        const { code, err } = await run(calls(wav)[name](place));
        expect({ code, err }).toEqual({ code: 2, err: `talon: ${place}: ${reason}\n` });
      }
    }),
  );

  it.skipIf(!existsSync('/dev/full'))('a full disk is one line and exit code 2', async () => {
    const { code, err } = await run(['img', CARDS, '--png', '/dev/full']);
    expect({ code, err }).toEqual({ code: 2, err: 'talon: /dev/full: the disk is full\n' });
  });

  it('says why a folder for several pictures cannot be made', () =>
    withPlaces(async ({ file }) => {
      const inFile = join(file, 'x');
      expect(await run(['img', CARDS, CARDS, '--png', inFile])).toEqual({
        code: 2,
        out: '',
        err: `talon: ${inFile}: cannot be made a folder: its folder does not exist\n`,
      });
      expect((await run(['img', CARDS, CARDS, '--png', file])).err).toBe(
        `talon: ${file}: must be a folder when there are several files\n`,
      );
    }));
});

describe('places that cannot be read', () => {
  it.each([
    ['img'],
    ['sheet'],
    ['hsn'],
    ['make-img', '--planes', '1'],
    ['make-hsn', '--rate', '12500'],
    ['deal', 'yukon', '--deck'],
    ['deal', 'yukon', '--position'],
  ])('%s gives one line and exit code 2', (...argv) =>
    withPlaces(async ({ file, folder }) => {
      for (const [place, reason] of [
        [join(file, 'x'), 'there is no such file'],
        [folder, 'is a folder'],
        [join(folder, LONG), 'the name is too long'],
      ]) {
        const { code, err } = await run([...argv, place]);
        expect({ code, err }).toEqual({ code: 2, err: `talon: ${place}: ${reason}\n` });
      }
    }),
  );
});
