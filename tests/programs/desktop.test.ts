import { describe, expect, it } from 'vitest';
import { runHeadless } from '../../host/cli/headless.ts';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { readDesk } from '../../host/programs/desktop/saved-desk.ts';
import { desktopTexts } from '../../host/programs/desktop/texts.ts';
import type { GemProgram } from '../../host/programs/program.ts';
import { findProgram } from '../../host/programs/registry.ts';
import { expectGolden } from '../golden-frame.ts';
import { DesktopVisit, PROGRAM_BYTES, YUKON_FOLDER } from './desktop-visit.ts';

const MODES = Object.keys(ST_MODES) as readonly StMode[];
const SOUND = { name: 'JUBEL1.HSN', bytes: 4321, sound: 'JUBEL1' };
/** Longer than a program takes to load, in frames. */
const LOADING = 40;
/** Characters in a line of an alert, and lines (FIDELITY §1.3). */
const ALERT = { columns: 30, lines: 5 };

/** The folder of Yukon in a window. */
async function inYukonFolder(options: Parameters<typeof DesktopVisit.start>[0] = {}): Promise<DesktopVisit> {
  const visit = await DesktopVisit.start(options);
  await visit.openDesk('C');
  await visit.openIcon(YUKON_FOLDER);
  return visit;
}

/** Number of pixels in which two pictures differ. */
function differences(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((count, pixel, k) => count + Number(pixel !== b[k]), 0);
}

/** Whether a card game is on the table. */
function plays({ gem, core }: HeadlessGem): boolean {
  return gem.aes.wind_get_top() !== 0 && core.view().piles.length > 0;
}

describe('the desktop', () => {
  it('shows drives and trash on the grey, and ends by its menu', async () => {
    const { headless } = await DesktopVisit.start();
    await headless.script('move 600 380');
    expectGolden('desktop-fresh', headless.frame());
    await headless.script('menu Datei Ende');
    expect(headless.ended).toBe(true);
  });

  it('greys what has nothing to act on', async () => {
    const { headless } = await DesktopVisit.start();
    await expect(headless.script('menu Datei Öffnen')).rejects.toThrow('can be chosen');
    await headless.script('click 124 50; menu Datei Öffnen; menu Datei Fenster');
    await expect(headless.script('menu Datei Ordner')).rejects.toThrow('can be chosen');
  });

  it('moves icons by their outlines and puts them in order again', async () => {
    const visit = await DesktopVisit.start();
    const { headless } = visit;
    await headless.script('click 124 50; click 600 300');
    const fresh = headless.frame().pixels;
    await headless.script('press 124 50; wait 30; move 200 120; move 424 200');
    expectGolden('desktop-drag', headless.frame());
    await headless.script('release 424 200; click 600 300');
    expect(differences(fresh, headless.frame().pixels)).toBeGreaterThan(500);
    await headless.click(424, 200, 0, 2);
    expect(visit.title()).toBe('C:\\');
    await headless.script('key ^U; menu Extras Bilder; click 600 300');
    expect(differences(fresh, headless.frame().pixels)).toBe(0);
  });

  it('keeps every icon on the screen', async () => {
    const visit = await DesktopVisit.start();
    await visit.headless.script('drag 124 50 639 399; click 300 200');
    await visit.headless.click(600, 370, 0, 2);
    expect(visit.title()).toBe('C:\\');
  });

  it('has an empty floppy drive until the player brings files', async () => {
    const empty = await DesktopVisit.start();
    await empty.openDesk('A');
    expect(empty.window).toBe(null);
    await empty.headless.script('key Return');
    const filled = await DesktopVisit.start({ soundFiles: [SOUND] });
    await filled.openDesk('A');
    expect(filled.title()).toBe('A:\\');
    expect(filled.info()).toBe('4.321 Bytes in 1 Eintrag');
    await filled.openIcon(0);
    expect(filled.headless.sounds.played).toEqual(['JUBEL1']);
  });

  it('remembers places, windows and view for the next visit', async () => {
    const visit = await inYukonFolder();
    await visit.dragGadget('title', { x: 60, y: 40 });
    const window = visit.window;
    await visit.headless.script('menu Index als Text; menu Extras Schreibtisch; key Return; move 620 388');
    const before = visit.headless.frame().pixels;
    const next = await DesktopVisit.start({ store: visit.headless.store });
    await next.rest();
    expect(next.window).toEqual(window);
    expect(differences(before, next.headless.frame().pixels)).toBe(0);
  });

  it('begins as on the first visit where what is stored is no desk', () => {
    const place = { x: 8, y: 27 };
    const desk = { version: 1, view: 'text', order: 'size', places: { A: place, C: place, trash: place }, windows: [] };
    expect(readDesk(desk)).toEqual(desk);
    const faulty = [null, 7, [], {}, { ...desk, version: 2 }, { ...desk, view: 'page' }, { ...desk, windows: [{}] }];
    const places = [
      { ...desk, places: { A: place } },
      { ...desk, places: null },
    ];
    expect([...faulty, ...places].map(readDesk)).toEqual([...faulty, ...places].map(() => null));
  });
});

describe('windows of the desktop', () => {
  it('open drive and folders, and the closer goes back', async () => {
    const visit = await inYukonFolder();
    expect(visit.title()).toBe('C:\\YUKON\\');
    expect(visit.info().replace('.', '')).toBe(`${PROGRAM_BYTES} Bytes in 2 Einträgen`);
    await visit.openIcon(0);
    expect(visit.title()).toBe('C:\\YUKON\\YUKONDAT\\');
    expectGolden('desktop-folder', visit.headless.frame());
    await visit.pressGadget('closer');
    await visit.pressGadget('closer');
    expect(visit.title()).toBe('C:\\');
    await visit.pressGadget('closer');
    expect(visit.window).toBe(null);
  });

  it('show the files as text with their real sizes, in the order that is asked for', async () => {
    const visit = await inYukonFolder();
    await visit.openIcon(0);
    await visit.headless.script('menu Index als Text; move 620 388');
    const sizes = new Map(ownSheets().map(({ name, bytes }) => [name.split('.')[0], bytes]));
    const rows = [...sizes.keys()].map((_, row) => row);
    const lines = rows.map((row) => visit.line(row).trim().split(/ +/));
    expect(lines.map(([name]) => name)).toEqual([
      'CARDS',
      'CARDS16',
      'CARDS256',
      'CARDS40',
      'CARDS40C',
      'CARDS48',
      'CARDS48C',
      'CARDSLOW',
      'CARDSMED',
    ]);
    for (const [name, type, bytes] of lines) expect([type, Number(bytes)]).toEqual(['IMG', sizes.get(name)]);
    const sum = [...sizes.values()].reduce((a, b) => a + b);
    expect(visit.info().replace('.', '')).toBe(`${sum} Bytes in ${sizes.size} Einträgen`);
    expectGolden('desktop-text', visit.headless.frame());
    await visit.headless.script('menu Index nach Größe; move 620 388');
    const bytes = rows.map((row) => Number(visit.line(row).trim().split(/ +/)[2]));
    expect(bytes).toEqual([...bytes].sort((a, b) => b - a));
  });

  it('scroll by arrows, and lay themselves out anew in another size', async () => {
    const visit = await inYukonFolder();
    await visit.openIcon(0);
    await visit.headless.script('menu Index als Text; move 620 388');
    await visit.dragGadget('sizer', { x: 0, y: -200 });
    expect(visit.line(0)).toContain('CARDS ');
    await visit.pressGadget('down');
    expect(visit.line(0)).toContain('CARDS16');
    await visit.pressGadget('up');
    await visit.pressGadget('up');
    expect(visit.line(0)).toContain('CARDS ');
    await visit.headless.script('menu Index als Bilder; move 620 388');
    await visit.pressGadget('down');
    const scrolled = visit.headless.frame();
    await visit.pressGadget('fuller');
    expect(visit.window).toEqual(visit.headless.gem.aes.desktop);
    await visit.pressGadget('fuller');
    expect(visit.window?.h).toBeLessThan(200);
    await visit.pressGadget('down');
    expect(differences(scrolled.pixels, visit.headless.frame().pixels)).toBe(0);
  });

  it('come to the front by a click and move by their titles', async () => {
    const visit = await DesktopVisit.start({ soundFiles: [SOUND] });
    await visit.openDesk('C');
    const first = visit.window;
    await visit.openDesk('A');
    expect(visit.title()).toBe('A:\\');
    await visit.dragGadget('title', { x: 30, y: 100 });
    await visit.headless.script(`click ${(first?.x ?? 0) + 20} ${(first?.y ?? 0) + 90}; move 620 388`);
    expect(visit.title()).toBe('C:\\');
    expectGolden('desktop-windows', visit.headless.frame());
  });

  it('select by a click, by a band, and not at all by a click beside', async () => {
    const visit = await inYukonFolder();
    const { x, y, w, h } = visit.work;
    const plain = visit.headless.frame().pixels;
    const info = 'menu Datei Auskunft; key Return';
    await visit.headless.drag(x + 2, y + 2, x + w - 4, y + h - 4);
    await visit.rest();
    expectGolden('desktop-selected', visit.headless.frame());
    await visit.headless.script(info);
    await visit.headless.click(x + w - 30, y + h - 20);
    await visit.rest();
    expect(differences(plain, visit.headless.frame().pixels)).toBe(0);
    await expect(visit.headless.script(info)).rejects.toThrow('can be chosen');
  });

  it('open what is selected in a window behind in that window', async () => {
    const visit = await DesktopVisit.start();
    await visit.openDesk('C');
    const first = visit.window;
    await visit.openDesk('C');
    const { x, y } = visit.icon(YUKON_FOLDER);
    await visit.headless.click(x, y);
    await visit.headless.script(`click ${(first?.x ?? 0) + 6} ${(first?.y ?? 0) + 60}; key ^O; move 620 388`);
    expect(visit.window).toEqual(first);
    expect(visit.title()).toBe('C:\\');
    await visit.headless.script('key ^U');
    expect(visit.title()).toBe('C:\\YUKON\\');
  });

  it('show a card sheet as a picture', async () => {
    const visit = await inYukonFolder({ mode: 'tt-medium' });
    await visit.openIcon(0);
    await visit.openIcon(1);
    expect(visit.title()).toBe('CARDS16.IMG');
    expect(visit.info()).toMatch(/^Karten \d+x\d+, 16 Farben$/);
    expectGolden('desktop-sheet', visit.headless.frame());
    await visit.pressGadget('closer');
    expect(visit.title()).toBe('C:\\YUKON\\YUKONDAT\\');
  });

  it('stop at seven', async () => {
    const visit = await DesktopVisit.start();
    await visit.headless.script('click 124 50');
    for (let k = 0; k < 7; k++) await visit.headless.script('key ^O');
    const top = visit.headless.gem.aes.wind_get_top();
    await visit.headless.script('key ^O; key Return');
    expect(visit.headless.gem.aes.wind_get_top()).toBe(top);
    await visit.headless.script('key ^U');
    expect(visit.headless.gem.aes.wind_get_top()).not.toBe(top);
  });
});

describe('programs started from the desktop', () => {
  it('load under the bee, play on the same machine and come back to the windows as they were', async () => {
    const visit = await inYukonFolder();
    const { headless } = visit;
    const { x, y } = visit.icon(1);
    await headless.click(x, y);
    await visit.rest();
    const before = headless.frame();
    await headless.click(x, y, 0, 2);
    await visit.rest();
    expectGolden('desktop-loading', headless.frame());
    await headless.wait(LOADING);
    expect(plays(headless)).toBe(true);
    await headless.script('key Space');
    expect(headless.core.view().moveCount).toBe(1);
    await headless.script('menu Spiel Ende; key Return');
    await visit.rest();
    expect(headless.ended).toBe(false);
    expect(differences(before.pixels, headless.frame().pixels)).toBe(0);
    await visit.openIcon(0);
    expect(visit.title()).toBe('C:\\YUKON\\YUKONDAT\\');
  });

  it('have stores of their own', async () => {
    const visit = await inYukonFolder();
    await visit.openIcon(1);
    await visit.headless.wait(LOADING);
    await visit.headless.script('menu Optionen Spielvariante; key Return; menu Spiel Ende; key Return');
    expect(visit.headless.store.keys()).toEqual([]);
  });

  it('take new files with them: the windows show those that came meanwhile', async () => {
    const visit = await inYukonFolder();
    await visit.openIcon(0);
    const [first] = ownSheets();
    const brought = { ...first, name: 'MINE.IMG', bytes: 5, fromUser: true };
    visit.headless.sheets.replace([brought, ...ownSheets()]);
    await visit.headless.settle();
    expect(visit.info()).toContain(`in ${ownSheets().length + 1} Einträgen`);
    await visit.pressGadget('closer');
    await visit.openIcon(1);
    await visit.headless.wait(LOADING);
    visit.headless.sheets.replace(ownSheets());
    await visit.headless.script('menu Spiel Ende; key Return');
    await visit.openIcon(0);
    expect(visit.info()).toContain(`in ${ownSheets().length} Einträgen`);
  });

  it('end together with the desktop when the page is left', async () => {
    const page = new AbortController();
    const shelf = findProgram('desktop');
    if (shelf?.machine !== 'Atari ST') throw new Error('no desktop on the shelf');
    const inPage: GemProgram = {
      ...shelf,
      run: (services) => shelf.run({ ...services, desktop: { ...services.desktop, leaving: page.signal } }),
    };
    const visit = DesktopVisit.at(await runHeadless(inPage));
    await visit.openDesk('C');
    await visit.openIcon(YUKON_FOLDER);
    await visit.openIcon(1);
    await visit.headless.wait(LOADING);
    expect(plays(visit.headless)).toBe(true);
    page.abort();
    visit.headless.gem.aes.post({ type: 'AP_TERM' });
    await visit.headless.settle();
    expect(visit.headless.ended).toBe(true);
  });
});

describe.each(MODES)('the desktop on %s', (mode) => {
  it('opens its drive, starts Yukon by a double click and comes back', async () => {
    const visit = await DesktopVisit.start({ mode });
    await visit.openDesk('C');
    if (mode !== 'st-high') expectGolden(`desktop-${mode}`, visit.headless.frame());
    if (mode === 'st-low') await visit.pressGadget('fuller');
    await visit.openIcon(YUKON_FOLDER);
    const before = visit.title();
    await visit.openIcon(1);
    await visit.headless.wait(LOADING);
    expect(plays(visit.headless)).toBe(true);
    await visit.headless.script('menu Spiel Ende; key Return');
    expect(visit.title()).toBe(before);
  });
});

describe('what the desktop says', () => {
  it.each(['de', 'en', 'es'] as const)('fits alerts, menus and labels in %s', async (language) => {
    const texts = desktopTexts[language];
    const alerts = [
      texts.noDisk,
      texts.trashEmpty,
      texts.tooManyWindows,
      texts.saved,
      texts.driveInfo('C:', 123456789, 99),
      texts.fileInfo('CARDSLOW.IMG', 123456789),
      texts.folderInfo('YUKONDAT', 99),
    ];
    for (const alert of alerts) {
      const lines = alert.split('|');
      expect(lines.length).toBeLessThanOrEqual(ALERT.lines);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(ALERT.columns);
    }
    for (const label of [texts.floppy, texts.trash]) expect(label).toMatch(/^[A-ZÄÖÜÑ]{1,12}$/);
    const { headless } = await DesktopVisit.start({ mode: 'st-low', language });
    await headless.script(`menu Desk ${texts.about}; key Return; menu ${texts.menuFile} ${texts.quit}`);
    expect(headless.ended).toBe(true);
  });
});
