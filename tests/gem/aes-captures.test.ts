import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodePng } from '../../host/cli/png.ts';
import { ALERT_ICONS, alertTree, parseAlert } from '../../host/gem/aes/alert.ts';
import { type ObjectSource, objectTree } from '../../host/gem/aes/objects.ts';
import { contains, type Rect } from '../../host/gem/vdi/rect.ts';
import { compareFrames } from '../golden-frame.ts';
import { describeWithShared } from '../shared-files.ts';
import { CAPTURED_MENU, capturedBoxes, capturedDialog, capturedPictures, squares } from './aes-scenes.ts';
import { AesSession, watch } from './aes-session.ts';

/** Where the captures' pointer is parked. */
const PARKED: Rect = { x: 639, y: 399, w: 1, h: 1 };
/** The captured GEM writes the name of the program into a bar without a menu. */
const PROGRAM_NAME: Rect = { x: 270, y: 1, w: 104, h: 16 };
const KIND_ALL = 0xfff;

/** A session that remembers where text was written: glyphs are our own and are not compared. */
class RecordedSession extends AesSession {
  readonly glyphs: Rect[] = [];

  constructor() {
    super();
    const { vdi } = this;
    const write = vdi.v_gtext.bind(vdi);
    vdi.v_gtext = (x, y, text) => {
      this.glyphs.push({ x, y, w: text.length * vdi.cell.w, h: vdi.cell.h });
      write(x, y, text);
    };
  }

  /** Compares the screen with a capture outside glyphs and the given places. */
  expectCapture(folder: string, name: string, ignored: readonly Rect[] = [PARKED]): void {
    const places = [...this.glyphs, ...ignored];
    const capture = decodePng(readFileSync(join(folder, `${name}.png`)));
    const difference = compareFrames(this.frame(), capture, (x, y) => places.some((rect) => contains(rect, x, y)));
    expect({ name, differing: difference.count, first: difference.first }).toEqual({ name, differing: 0, first: null });
    const compared = 640 * 400 - places.reduce((sum, rect) => sum + rect.w * rect.h, 0);
    expect(compared).toBeGreaterThan(200_000);
  }

  fillWhite(): void {
    this.vdi.vswr_mode(1);
    this.vdi.vsf_interior(0);
    this.vdi.vr_recfl({ x: 0, y: 0, w: 640, h: 400 });
  }

  drawAlone(source: ObjectSource): void {
    this.aes.objc_draw(objectTree(source));
  }
}

function pointerAt(x: number, y: number): Rect {
  return { x, y, w: 16, h: 16 };
}

describeWithShared('AES against the captures of GEM', 'gem-reference', (folder) => {
  it('draws desktop and menu bar', () => {
    const session = new RecordedSession();
    session.expectCapture(folder, 'hdesk', [PARKED, PROGRAM_NAME]);
    session.aes.menu_bar(CAPTURED_MENU);
    session.expectCapture(folder, 'hmenu0');
  });

  it.each([0, 1, 2, 3])('draws the open menu %i and its entries', async (menu) => {
    const session = new RecordedSession();
    session.aes.menu_bar(CAPTURED_MENU);
    void session.aes.evnt_multi({ message: true });
    const x = [40, 92, 148, 216][menu];
    for (const [step, y] of [
      ['a', 8],
      ['b', 29],
      ['c', 59],
    ] as const) {
      await session.move(x, y);
      session.expectCapture(folder, `hmenu${menu + 1}${step}`, [pointerAt(x, y)]);
    }
  });

  const alerts: readonly [string, number, string, Rect][] = [
    ['hat01', 1, '[1][Ein Hinweis.][ OK ]', { x: 244, y: 149, w: 152, h: 120 }],
    ['hat02', 1, '[2][Willst Du das Spiel|wirklich beenden?][Ja|Nein]', { x: 216, y: 149, w: 208, h: 120 }],
    [
      ...(['hat03', 2] as const),
      '[3][Fehler beim Lesen der|Datei KARTEN.IMG auf|Laufwerk A:][Abbruch|Nochmal|Weiter]',
      { x: 180, y: 149, w: 280, h: 120 },
    ],
    ['hat04', 1, '[0][Ohne Icon][OK]', { x: 276, y: 181, w: 88, h: 56 }],
    [
      ...(['hat05', 1] as const),
      '[1][Zeile eins|Zeile zwei ist laenger|Zeile drei|Zeile vier|Zeile fünf][Weiter]',
      { x: 204, y: 149, w: 232, h: 120 },
    ],
    ['hat06', 3, '[0][kurz][Langer Kn.|Langer Kn2|Langer Kn3]', { x: 164, y: 181, w: 312, h: 56 }],
  ];
  it.each(alerts)('draws the alert %s', (name, defaultButton, text, place) => {
    const session = new RecordedSession();
    session.aes.menu_bar(CAPTURED_MENU);
    const icons = new Map(ALERT_ICONS.map((icon) => [icon, squares()]));
    const { tree } = alertTree(parseAlert(text), defaultButton, session.vdi.cell, icons);
    session.aes.form_center(tree);
    const { x, y, w, h } = tree[0];
    expect({ x, y, w, h }).toEqual(place);
    session.aes.objc_draw(tree);
    session.expectCapture(folder, name);
  });

  it('draws the dialog with the cursor in its fields', async () => {
    const session = new RecordedSession();
    session.aes.menu_bar(CAPTURED_MENU);
    const dialog = capturedDialog();
    expect(session.aes.form_center(dialog)).toEqual({ x: 133, y: 62, w: 374, h: 294 });
    session.aes.objc_draw(dialog);
    const exit = watch(session.aes.form_do(dialog, 2));
    session.expectCapture(folder, 'hdlga');
    await session.type('Tab');
    session.expectCapture(folder, 'hdlgb');
    await session.type('Enter');
    expect(exit.value).toBe(17);
  });

  it('draws borders, states and patterns', () => {
    const session = new RecordedSession();
    session.fillWhite();
    for (const source of capturedBoxes()) session.drawAlone(source);
    session.expectCapture(folder, 'hobj1', []);
  });

  it('draws pictures, icons and boxed text', () => {
    const session = new RecordedSession();
    session.fillWhite();
    for (const source of capturedPictures()) session.drawAlone(source);
    const labels = [20, 110, 200, 290, 380].map((x) => ({ x, y: 102, w: 72, h: 8 }));
    const letters = [290, 380].map((x) => ({ x: x + 32, y: 82, w: 6, h: 6 }));
    const smallText = { x: 20, y: 130, w: 120, h: 10 };
    session.expectCapture(folder, 'hobj2', [...labels, ...letters, smallText]);
  });

  it('draws a window with all gadgets, a pressed closer and the outline of a move', async () => {
    const session = new RecordedSession();
    const { aes } = session;
    aes.menu_bar(CAPTURED_MENU);
    const window = aes.wind_create(KIND_ALL, aes.desktop);
    aes.wind_set_name(window, ' FENSTER1 ');
    aes.wind_set_info(window, ' Infozeile: 12345 Bytes in 3 Objekten.');
    aes.wind_open(window, { x: 40, y: 50, w: 300, h: 200 });
    expect(aes.wind_get_work(window)).toEqual({ x: 41, y: 87, w: 280, h: 144 });
    void aes.evnt_multi({ button: { mask: 1, state: 1, clicks: 1 } });
    await session.press(49, 59);
    session.expectCapture(folder, 'hwinp', [pointerAt(49, 59)]);
    await session.release(639, 399);
    await session.press(120, 59);
    await session.move(220, 120);
    session.expectCapture(folder, 'hwdrag', [pointerAt(220, 120)]);
    await session.release(120, 59);
    session.vdi.vswr_mode(1);
    session.vdi.vsf_interior(0);
    session.vdi.vr_recfl(aes.wind_get_work(window));
    session.expectCapture(folder, 'hwin1', [pointerAt(4, 396)]);
    aes.wind_set_sliders(window, { hslsize: 300, vslsize: 500, hslide: 500, vslide: 1000 });
    session.expectCapture(folder, 'hwin2', [pointerAt(4, 396)]);
  });
});
