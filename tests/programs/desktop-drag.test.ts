import { describe, expect, it } from 'vitest';
import { desktopTexts } from '../../host/programs/desktop/texts.ts';
import { expectGolden } from '../golden-frame.ts';
import { DesktopVisit, YUKON_FOLDER } from './desktop-visit.ts';

const SOUND = { name: 'JUBEL1.HSN', bytes: 4321, sound: 'JUBEL1' };
const CONTROL = 4;
const texts = desktopTexts.de;

/** The places of desk-icons.ts: middle of an icon on the grey of 640x400. */
const DRIVE_A = { x: 44, y: 50 };
const DRIVE_C = { x: 124, y: 50 };
const TRASH = { x: 44, y: 370 };
const GREY = { x: 600, y: 300 };

function differences(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((count, pixel, k) => count + Number(pixel !== b[k]), 0);
}

/** The folder of Yukon in a window: a folder, then the program. */
async function inYukonFolder(options: Parameters<typeof DesktopVisit.start>[0] = {}): Promise<DesktopVisit> {
  const visit = await DesktopVisit.start(options);
  await visit.openDesk('C');
  await visit.openIcon(YUKON_FOLDER);
  return visit;
}

describe('icons in a window', () => {
  it('are dragged by dotted outlines over the whole desktop', async () => {
    const visit = await inYukonFolder();
    const { headless } = visit;
    const { x, y } = visit.icon(1);
    await headless.click(x, y);
    await visit.rest();
    const before = headless.frame().pixels;
    await headless.script(`press ${x} ${y}; wait 30; move ${x} ${y + 60}; move 300 330`);
    expectGolden('desktop-drag-window', headless.frame());
    await headless.script('release 300 330; key Return');
    await visit.rest();
    expect(differences(before, headless.frame().pixels)).toBe(0);
  });

  it.each([
    ['the trash', TRASH, texts.nothingDeleted],
    ['a drive', DRIVE_A, texts.writeProtected],
    ['the grey', GREY, texts.staysInWindow],
  ])('dropped on %s are refused with the reason', async (_, { x, y }, reason) => {
    const visit = await inYukonFolder();
    const from = visit.icon(1);
    await visit.headless.click(from.x, from.y);
    await visit.rest();
    const before = visit.headless.frame().pixels;
    await visit.headless.drag(from.x, from.y, x, y);
    await visit.rest();
    expect(visit.alerts(reason)).toBe(true);
    await visit.headless.script('key Return');
    expect(differences(before, visit.headless.frame().pixels)).toBe(0);
  });

  it('dropped on another window or on a folder are refused, beside it in their own window nothing happens', async () => {
    const visit = await DesktopVisit.start({ soundFiles: [SOUND] });
    await visit.openDesk('A');
    await visit.dragGadget('title', { x: -60, y: 90 });
    const other = visit.work;
    await visit.openDesk('C');
    await visit.openIcon(YUKON_FOLDER);
    const [folder, program] = [visit.icon(0), visit.icon(1)];
    const ends: readonly (readonly [{ x: number; y: number }, boolean])[] = [
      [{ x: other.x + 10, y: other.y + other.h - 10 }, true],
      [folder, true],
      [{ x: program.x + 100, y: program.y + 40 }, false],
    ];
    for (const [to, refused] of ends) {
      await visit.headless.drag(program.x, program.y, to.x, to.y);
      await visit.rest();
      expect([to, visit.alerts(texts.writeProtected)]).toEqual([to, refused]);
      await visit.headless.script('key Return');
    }
    expect(visit.title()).toBe('C:\\YUKON\\');
  });

  it('keep to those that can be seen while some of the selected ones are scrolled away', async () => {
    const visit = await inYukonFolder();
    await visit.openIcon(0);
    await visit.headless.script('menu Index als Text; move 620 388');
    await visit.dragGadget('sizer', { x: 0, y: -200 });
    const { x, y } = visit.work;
    await visit.headless.drag(x + 2, y + 2, x + 200, y + 60);
    await visit.pressGadget('down');
    const plain = visit.headless.frame();
    await visit.headless.script(`press ${x + 40} ${y + 8}; wait 30; move ${x + 40} ${y + 108}`);
    const { pixels } = visit.headless.frame();
    const rows = Array.from(pixels.keys())
      .filter((k) => pixels[k] !== plain.pixels[k])
      .map((k) => Math.floor(k / plain.width));
    expect(Math.min(...rows)).toBe(y + 100);
    await visit.headless.script(`release ${x + 40} ${y + 108}`);
  });

  it('are selected one by one with Shift, or with Control', async () => {
    const info = 'menu Datei Auskunft; key Return';
    for (const keys of [1, 2, CONTROL]) {
      const visit = await inYukonFolder();
      const { headless } = visit;
      const [folder, program] = [visit.icon(0), visit.icon(1)];
      await headless.click(folder.x, folder.y);
      headless.machine.ikbd.shift = keys;
      await headless.click(program.x, program.y);
      await headless.click(folder.x, folder.y);
      headless.machine.ikbd.shift = 0;
      await headless.script(info.split(';')[0]);
      expect(visit.alerts(texts.fileInfo('YUKON.PRG', 19_279))).toBe(true);
      await headless.script('key Return');
    }
  });
});

describe('icons on the grey', () => {
  it.each([
    ['the trash', TRASH, texts.nothingDeleted],
    ['another drive', DRIVE_A, texts.writeProtected],
  ])('dropped on %s go back to their place with the reason', async (_, { x, y }, reason) => {
    const visit = await DesktopVisit.start();
    await visit.headless.click(DRIVE_C.x, DRIVE_C.y);
    await visit.rest();
    const before = visit.headless.frame().pixels;
    await visit.headless.drag(DRIVE_C.x, DRIVE_C.y, x, y);
    await visit.rest();
    expect(visit.alerts(reason)).toBe(true);
    await visit.headless.script('key Return');
    expect(differences(before, visit.headless.frame().pixels)).toBe(0);
  });

  it('move a little, over their own old place', async () => {
    const visit = await DesktopVisit.start();
    await visit.headless.drag(DRIVE_C.x, DRIVE_C.y, DRIVE_C.x + 12, DRIVE_C.y + 9);
    await visit.headless.click(DRIVE_C.x + 44, DRIVE_C.y, 0, 2);
    await visit.rest();
    expect(visit.title()).toBe('C:\\');
  });

  it('dropped on a window are refused', async () => {
    const visit = await inYukonFolder();
    const { x, y, w } = visit.work;
    await visit.headless.drag(DRIVE_A.x, DRIVE_A.y, x + w - 30, y + 60);
    await visit.rest();
    expect(visit.alerts(texts.writeProtected)).toBe(true);
  });
});
