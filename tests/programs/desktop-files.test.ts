import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { encodePat } from '../../host/formats/pat.ts';
import { loadCore } from '../core/built-core.ts';
import { expectGolden } from '../golden-frame.ts';
import { DesktopVisit, PATIENCE_FOLDER } from './desktop-visit.ts';

/** Longer than a program takes to load, in frames. */
const LOADING = 40;
/** Places in the folder of Patience: its data, the program, the first saved game. */
const PROGRAM = 1;
const FIRST_SAVE = 2;

/** A saved game of Zopf after its first move. */
async function savedZopf(): Promise<Uint8Array> {
  const core = await loadCore();
  core.deal('zopf', {}, 5n);
  core.play(core.moves()[0]);
  return encodePat({ version: 1, game: core.save(), cheating: false });
}

/** The folder of Patience in a window, with files on the drive. */
async function inPatienceFolder(files: Readonly<Record<string, Uint8Array>> = {}) {
  const drive = new MemoryDrive();
  for (const [name, bytes] of Object.entries(files)) await drive.write(name, bytes);
  const visit = await DesktopVisit.start({ drive });
  await visit.openDesk('C');
  await visit.openIcon(PATIENCE_FOLDER);
  return { visit, drive };
}

describe('saved games on the desktop', () => {
  it('lie in the folder of their program, with their lengths', async () => {
    const { visit } = await inPatienceFolder({ 'ZOPF.PAT': new Uint8Array(1234), 'HARFE.PAT': new Uint8Array(5678) });
    expect(visit.title()).toBe('C:\\PATIENCE\\');
    expectGolden('desktop-saves', visit.headless.frame());
    await visit.headless.script('menu Index als Text; move 620 388');
    expect([0, 1, 2, 3].map((row) => visit.line(row).trim().replace(/ +/g, ' '))).toEqual([
      expect.stringMatching(/PATIEDAT$/),
      'HARFE PAT 5678',
      'PATIENCE PRG 19279',
      'ZOPF PAT 1234',
    ]);
  });

  it('are played on by a double click, and the desktop comes back', async () => {
    const { visit } = await inPatienceFolder({ 'ZOPF.PAT': await savedZopf() });
    const { headless } = visit;
    await visit.openIcon(FIRST_SAVE);
    await headless.wait(LOADING);
    const { game, moveCount, piles } = headless.core.view();
    expect([game.id, moveCount, piles.length > 0]).toEqual(['zopf', 1, true]);
    await headless.script('menu Patience beenden; key Return');
    expect(visit.title()).toBe('C:\\PATIENCE\\');
    await visit.openIcon(PROGRAM);
    await headless.wait(LOADING);
    expect(headless.core.view().moveCount).toBe(0);
  });

  it('that are damaged leave the program with a game of its own', async () => {
    const bytes = await savedZopf();
    bytes[40] ^= 1;
    const { visit } = await inPatienceFolder({ 'ZOPF.PAT': bytes });
    await visit.openIcon(FIRST_SAVE);
    await visit.headless.wait(LOADING);
    await visit.headless.script('key Return');
    expect(visit.headless.core.view().moveCount).toBe(0);
    await visit.headless.script('menu Patience beenden');
    expect(visit.title()).toBe('C:\\PATIENCE\\');
  });

  it('are there as soon as they are saved, or brought to the page', async () => {
    const { visit, drive } = await inPatienceFolder();
    expect(visit.info()).toContain('in 2 Einträgen');
    drive.bring('TURM.PAT', new Uint8Array(7));
    await visit.headless.settle();
    expect(visit.info()).toContain('in 3 Einträgen');
    await visit.openIcon(0);
    await drive.write('ZOPF.PAT', new Uint8Array(8));
    await visit.pressGadget('closer');
    await visit.openIcon(PROGRAM);
    await visit.headless.wait(LOADING);
    await visit.headless.script('menu Patience speichern; key Return; menu Patience beenden');
    expect(drive.files.size).toBe(3);
    expect(visit.info()).toContain('in 5 Einträgen');
  });
});
