import { describe, expect, it } from 'vitest';
import { gemResources } from '../../host/cli/gem-resources.ts';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { defaultPalette } from '../../host/formats/default-palettes.ts';
import { createGem } from '../../host/gem/gem.ts';
import { registerOfPen } from '../../host/gem/vdi/pens.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { CardImages } from '../../host/programs/card-table/card-images.ts';
import { groundFor } from '../../host/programs/card-table/ground.ts';
import { nearestPen, nearestRegisters, screenColours } from '../../host/programs/card-table/screen-colours.ts';
import { silhouettes } from '../../host/programs/card-table/silhouette.ts';
import { SHEET_OF_MODE } from '../../host/programs/own-sheets.ts';
import { drawSheet } from '../formats/sample-sheets.ts';

const MODES = Object.keys(ST_MODES) as readonly StMode[];
/** Card byte of the core. */
const ACE_OF_CLUBS = 1;
const COLOUR_MODES = MODES.filter((mode) => ST_MODES[mode].planes > 1);
const RESOURCES = gemResources();
const SHEETS = ownSheets();

const gemOn = (mode: StMode) => createGem(new AtariSt(mode), new VirtualClock(), RESOURCES);

/** The colours of a screen as it is scanned out. */
const shownColours = (mode: StMode): readonly number[] => [...new AtariSt(mode).display.scanOut().palette];

describe.each(MODES)('colours on %s', (mode) => {
  const screen = screenColours(gemOn(mode));
  const { planes } = ST_MODES[mode];

  it('are those that the screen shows', () => {
    const near = (a: number, b: number): boolean =>
      [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 1);
    expect(Array.from(screen, (colour, k) => near(colour, shownColours(mode)[k]))).toEqual(
      Array.from(screen, () => true),
    );
  });

  it('take white and black to the registers of their pens, which inverting exchanges', () => {
    const [white, black] = nearestRegisters(Uint32Array.of(0xffffff, 0x000000), screen);
    expect([white, black]).toEqual([registerOfPen(0, planes), registerOfPen(1, planes)]);
    expect(white ^ registerOfPen(1, planes)).toBe(black);
  });

  it('are found exactly where the screen has them', () => {
    for (const colour of screen) expect(screen[registerOfPen(nearestPen(colour, screen), planes)]).toBe(colour);
  });
});

describe('a colour that the screen does not have', () => {
  it('is white or black by its brightness where there is nothing else', () => {
    const screen = screenColours(gemOn('st-high'));
    const halves = [0x000000, 0xff0000, 0x0000ff, 0x7f7f7f, 0x808080, 0x00ff00, 0xffff00, 0xffffff];
    expect(halves.map((colour) => nearestPen(colour, screen))).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  });

  it('is the nearest tone: those of an ST become the TT’s one for one', () => {
    const st = screenColours(gemOn('st-low'));
    expect([...nearestRegisters(st, screenColours(gemOn('tt-medium')))]).toEqual(Array.from(st, (_, k) => k));
  });
});

describe('the pictures of a sheet', () => {
  it.each(MODES)('of the project have their own colours on %s', (mode) => {
    const own = SHEETS.find(({ name }) => name === SHEET_OF_MODE[mode]);
    if (own === undefined) throw new Error(`no sheet for ${mode}`);
    const { sheet } = own;
    const screen = screenColours(gemOn(mode));
    const used = new Set([...sheet.faces.flat(), ...sheet.backs].flatMap(({ pixels }) => [...pixels]));
    const registers = nearestRegisters(sheet.palette, screen);
    const shown = new Set([...used].map((value) => screen[registers[value]]));
    expect(shown.size).toBe(new Set([...used].map((value) => sheet.palette[value])).size);
  });

  it('in black and white are black and white on a colour screen', () => {
    const raster = drawSheet({ layout: LAYOUT_H1, cellWidth: 40, cellHeight: 56, planes: 1, frame: 'square' });
    const sheet = sliceCardSheet(raster);
    const images = new CardImages(sheet, screenColours(gemOn('tt-medium')));
    const ace = sheet.faces[0][0];
    const black = registerOfPen(1, 4);
    const expected = ace.pixels.map((value) => (sheet.palette[value] === 0 ? black : 0));
    expect(pixelsOfForm(images.picture(ACE_OF_CLUBS, 0).form)).toEqual(expected);
  });

  it('have no shape where the ground is white anyway', () => {
    const [{ sheet }] = SHEETS;
    expect(new CardImages(sheet, screenColours(gemOn('st-high'))).empty.shape).toBeNull();
  });

  it('leave out the paper outside rounded corners and nothing else', () => {
    const own = SHEETS.find(({ name }) => name === 'CARDS16.IMG');
    if (own === undefined) throw new Error('no sheet');
    const images = new CardImages(own.sheet, screenColours(gemOn('tt-medium')));
    const { shape } = images.picture(ACE_OF_CLUBS, 0);
    if (shape === null) throw new Error('no shape');
    const inside = pixelsOfForm(shape);
    const { w, h } = images.size;
    expect([inside[0], inside[w - 1], inside[(h - 1) * w], inside[h * w - 1]]).toEqual([0, 0, 0, 0]);
    const outside = inside.reduce((count, bit) => count + 1 - bit, 0);
    expect(outside).toBeGreaterThanOrEqual(4);
    expect(outside).toBeLessThanOrEqual(40);
  });
});

describe('silhouettes', () => {
  const W = 12;
  /** A white card on a cell of 12 by 12 pixels with an outline of 1, of which `gaps` are missing. */
  const card = (...gaps: readonly (readonly [number, number])[]) => {
    const pixels = new Uint8Array(W * W);
    for (let k = 0; k < W; k++) {
      if (k > 0 && k < W - 1) for (const at of [k, (W - 1) * W + k, k * W, k * W + W - 1]) pixels[at] = 1;
    }
    for (const [x, y] of gaps) pixels[y * W + x] = 0;
    return { width: W, height: W, pixels };
  };
  const paper = (value: number): boolean => value === 0;
  const cut = (fields: readonly ReturnType<typeof card>[]): readonly number[][] =>
    silhouettes(fields, paper).map(({ pixels }) => [...pixels.keys()].filter((pixel) => pixels[pixel] === 0));
  const CORNERS = [0, W - 1, (W - 1) * W, W * W - 1];

  it('end at the outline', () => {
    expect(cut([card()])).toEqual([CORNERS]);
  });

  it('go by the other pictures where an outline has a gap', () => {
    const broken = card([1, 0], [1, 1]);
    expect(cut([card(), card(), broken])).toEqual([CORNERS, CORNERS, CORNERS]);
  });

  it('are whole cells where there is no outline at all', () => {
    const blank = { width: W, height: W, pixels: new Uint8Array(W * W) };
    expect(cut([blank])).toEqual([[]]);
    const filled = { width: W, height: W, pixels: new Uint8Array(W * W).fill(1) };
    expect(cut([filled, card(), card()])[0]).toEqual([]);
  });
});

describe('the ground', () => {
  it('is dots in black and white, a chequer of green and black in few colours, plain dark green in many', () => {
    expect(groundFor(gemOn('st-high'))).toEqual({ paper: 0, pattern: 2 });
    for (const mode of ['st-medium', 'st-low', 'tt-medium'] as const) {
      const gem = gemOn(mode);
      const { paper } = groundFor(gem);
      expect(screenColours(gem)[registerOfPen(paper, gem.vdi.planes)]).toBe(0x00ff00);
    }
    const falcon = gemOn('falcon-256');
    const { paper, pattern } = groundFor(falcon);
    expect([screenColours(falcon)[registerOfPen(paper, 8)], pattern]).toEqual([0x007700, null]);
    expect([...defaultPalette(8, { palette256: 'falcon' }, false)]).toContain(0x007700);
  });

  it.each(COLOUR_MODES)('never has the white of the cards on %s', (mode) => {
    expect(groundFor(gemOn(mode)).paper).not.toBe(0);
  });
});
