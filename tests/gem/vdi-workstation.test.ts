import { describe, expect, it } from 'vitest';
import { FILL_INTERIOR, type FillInterior, fillPattern } from '../../host/gem/vdi/fill-patterns.ts';
import type { WritingMode } from '../../host/gem/vdi/logic-op.ts';
import { registerOfPen } from '../../host/gem/vdi/pens.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { FormError, Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import {
  type Area,
  copyPixels,
  firstDifference,
  formOf,
  type Grid,
  patternFont,
  randomBytes,
  randomGrid,
} from './vdi-model.ts';

const MODES: readonly StMode[] = ['st-high', 'st-medium', 'st-low', 'tt-medium'];
const WRITING_MODES: readonly WritingMode[] = [1, 2, 3, 4];

interface Table {
  readonly machine: AtariSt;
  readonly vdi: Workstation;
  /** The screen as it should be. */
  readonly expected: Grid;
}

/** A workstation on a screen full of noise, and a copy of that noise. */
function noisyScreen(mode: StMode, seed: number): Table {
  const machine = new AtariSt(mode);
  const vdi = new Workstation(machine, { system: patternFont() });
  const expected = randomGrid(vdi.width, vdi.height, vdi.planes, randomBytes(seed));
  machine.memory.set(formOf(expected, vdi.planes).words);
  return { machine, vdi, expected };
}

function difference({ vdi, expected }: Table): number {
  return firstDifference(pixelsOfForm(vdi.screen), expected.pixels);
}

/** One pixel of a one-colour picture in a writing mode (Atari ST VDI documentation, writing modes). */
function write(mode: WritingMode, source: number, before: number, ink: number, paper: number, all: number): number {
  if (mode === 1) return source === 1 ? ink : paper;
  if (mode === 2) return source === 1 ? ink : before;
  if (mode === 3) return source === 1 ? before ^ all : before;
  return source === 1 ? before : paper;
}

function paint(table: Table, area: Area, pixel: (x: number, y: number, before: number) => number): void {
  const { pixels, width } = table.expected;
  for (let y = area.y; y < area.y + area.h; y++) {
    for (let x = area.x; x < area.x + area.w; x++) pixels[y * width + x] = pixel(x, y, pixels[y * width + x]);
  }
}

describe('pens', () => {
  it('give the colour registers of FIDELITY §1.5', () => {
    expect([0, 1].map((pen) => registerOfPen(pen, 1))).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((pen) => registerOfPen(pen, 2))).toEqual([0, 3, 1, 2]);
    const sixteen = [0, 15, 1, 2, 4, 6, 3, 5, 7, 8, 9, 10, 12, 14, 11, 13];
    expect(sixteen.map((_, pen) => registerOfPen(pen, 4))).toEqual(sixteen);
    expect(sixteen.map((_, pen) => registerOfPen(pen, 8))).toEqual(sixteen.with(1, 255));
    expect([16, 100, 254, 255].map((pen) => registerOfPen(pen, 8))).toEqual([16, 100, 254, 15]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reach every register of %i planes exactly once', (planes) => {
    const registers = Array.from({ length: 1 << planes }, (_, pen) => registerOfPen(pen, planes));
    expect(registers.toSorted((a, b) => a - b)).toEqual(registers.map((_, i) => i));
    expect(registers[0]).toBe(0);
  });

  it('draws pens that the screen lacks as pen 1', () => {
    expect(registerOfPen(2, 1)).toBe(1);
    expect(registerOfPen(16, 4)).toBe(15);
    expect(registerOfPen(-1, 2)).toBe(3);
  });
});

describe.each(MODES)('bars on %s', (mode) => {
  it.each(WRITING_MODES)('in writing mode %i, every interior and style, clipped', (writing) => {
    const table = noisyScreen(mode, writing);
    const { vdi } = table;
    const all = (1 << vdi.planes) - 1;
    vdi.vs_clip({ x: 13, y: 9, w: 200, h: 100 });
    vdi.vswr_mode(writing);
    for (let i = 0; i < 38; i++) {
      const interior = (i === 0 ? 0 : i === 1 ? 1 : i < 26 ? 2 : 3) as FillInterior;
      const style = i < 26 ? Math.max(1, i - 1) : i - 25;
      const pen = i % (1 << vdi.planes);
      vdi.vsf_interior(interior);
      vdi.vsf_style(style);
      vdi.vsf_color(pen);
      vdi.vr_recfl({ x: (i * 37) % 230, y: (i * 23) % 120, w: 1 + ((i * 11) % 60), h: 1 + (i % 19) });
      const rows = fillPattern(interior, style);
      const ink = registerOfPen(pen, vdi.planes);
      const drawn = { x: (i * 37) % 230, y: (i * 23) % 120, w: 1 + ((i * 11) % 60), h: 1 + (i % 19) };
      const left = Math.max(13, drawn.x);
      const top = Math.max(9, drawn.y);
      const visible = {
        x: left,
        y: top,
        w: Math.min(213, drawn.x + drawn.w) - left,
        h: Math.min(109, drawn.y + drawn.h) - top,
      };
      paint(table, visible, (x, y, before) => {
        const source = (rows[y % rows.length] >> (15 - (x % 16))) & 1;
        return write(writing, source, before, ink, writing === 4 ? ink : 0, all);
      });
    }
    expect(difference(table)).toBe(-1);
  });
});

describe('bars', () => {
  it('have an outline in the fill colour only where the perimeter is on', () => {
    const table = noisyScreen('st-low', 5);
    const { vdi } = table;
    vdi.vsf_interior(FILL_INTERIOR.hollow);
    vdi.vsf_color(2);
    const ink = registerOfPen(2, 4);
    for (const rect of [
      { x: 10, y: 10, w: 21, h: 7 },
      { x: 50, y: 10, w: 1, h: 5 },
      { x: 60, y: 10, w: 5, h: 1 },
      { x: 70, y: 10, w: 1, h: 1 },
      { x: 80, y: 10, w: 2, h: 2 },
    ]) {
      vdi.v_bar(rect);
      paint(table, rect, (x, y) => {
        const onEdge = x === rect.x || y === rect.y || x === rect.x + rect.w - 1 || y === rect.y + rect.h - 1;
        return onEdge ? ink : 0;
      });
    }
    vdi.vsf_perimeter(false);
    vdi.v_bar({ x: 100, y: 10, w: 9, h: 9 });
    paint(table, { x: 100, y: 10, w: 9, h: 9 }, () => 0);
    expect(difference(table)).toBe(-1);
  });

  it('outside the clip rectangle or without size change nothing', () => {
    const table = noisyScreen('st-high', 6);
    const { vdi } = table;
    vdi.vsf_interior(1);
    vdi.vr_recfl({ x: 700, y: 10, w: 20, h: 20 });
    vdi.vr_recfl({ x: 10, y: 10, w: 0, h: 20 });
    vdi.vr_recfl({ x: 10, y: 10, w: 5, h: -3 });
    vdi.v_bar({ x: 10, y: 10, w: 0, h: 3 });
    vdi.vs_clip({ x: -50, y: 0, w: 20, h: 20 });
    expect(vdi.clip()).toEqual({ x: 0, y: 0, w: 0, h: 0 });
    vdi.vr_recfl({ x: 0, y: 0, w: 640, h: 400 });
    vdi.v_pline([0, 0, 600, 300]);
    vdi.v_gtext(0, 0, 'nichts');
    expect(difference(table)).toBe(-1);
  });
});

describe.each(MODES)('raster copies on %s', (mode) => {
  it('vro_cpyfm: all 16 operations, clipped by screen and clip rectangle, from a form and from the screen', () => {
    const table = noisyScreen(mode, 8);
    const { vdi, expected } = table;
    const picture = randomGrid(70, 40, vdi.planes, randomBytes(9));
    const form = formOf(picture, vdi.planes);
    const clip = { x: 5, y: 3, w: 290, h: 150 };
    vdi.vs_clip(clip);
    for (let op = 0; op < 16; op++) {
      const from = { x: op - 4, y: 2 - op, w: 60, h: 35 };
      const to = { x: op * 21 - 12, y: op * 11 - 8 };
      vdi.vro_cpyfm(op, from, to, form);
      copyPixels(op, vdi.planes, picture, from, expected, to.x, to.y, clip);
      const moved = { x: op * 7, y: op * 5, w: 90, h: 33 };
      vdi.vro_cpyfm(op, moved, { x: op * 7 + 11 - op, y: op * 5 + 9 - op }, null);
      copyPixels(op, vdi.planes, expected, moved, expected, op * 7 + 11 - op, op * 5 + 9 - op, clip);
    }
    expect(difference(table)).toBe(-1);
  });

  it('vro_cpyfm into a form reads the screen and is clipped by the form alone', () => {
    const table = noisyScreen(mode, 10);
    const { vdi, expected } = table;
    const target = randomGrid(50, 20, vdi.planes, randomBytes(11));
    const form = formOf(target, vdi.planes);
    vdi.vs_clip({ x: 0, y: 0, w: 1, h: 1 });
    vdi.vro_cpyfm(3, { x: 101, y: 50, w: 80, h: 30 }, { x: -7, y: 3 }, null, form);
    copyPixels(3, vdi.planes, expected, { x: 101, y: 50, w: 80, h: 30 }, target, -7, 3);
    expect(firstDifference(pixelsOfForm(form), target.pixels)).toBe(-1);
    expect(difference(table)).toBe(-1);
  });

  it.each(WRITING_MODES)('vrt_cpyfm in writing mode %i with every pair of pens', (writing) => {
    const table = noisyScreen(mode, 12);
    const { vdi } = table;
    const pens = 1 << vdi.planes;
    const picture = randomGrid(19, 7, 1, randomBytes(13));
    const form = formOf(picture, 1);
    for (let pair = 0; pair < pens * pens; pair++) {
      const [ink, paper] = [pair % pens, Math.floor(pair / pens)];
      const to = { x: (pair * 17) % 290, y: (pair * 5) % 180 };
      vdi.vrt_cpyfm(writing, { x: 0, y: 0, w: 19, h: 7 }, to, form, [ink, paper]);
      paint(table, { ...to, w: 19, h: 7 }, (x, y, before) => {
        const source = picture.pixels[(y - to.y) * 19 + (x - to.x)];
        return write(
          writing,
          source,
          before,
          registerOfPen(ink, vdi.planes),
          registerOfPen(paper, vdi.planes),
          pens - 1,
        );
      });
    }
    expect(difference(table)).toBe(-1);
  });
});

describe('raster copies', () => {
  it('refuse forms with the wrong number of planes', () => {
    const { vdi } = noisyScreen('st-low', 14);
    const form = formOf(randomGrid(8, 8, 2, randomBytes(1)), 2);
    const area = { x: 0, y: 0, w: 8, h: 8 };
    expect(() => vdi.vro_cpyfm(3, area, area, form)).toThrow(new FormError(2, 4));
    expect(() => vdi.vrt_cpyfm(1, area, area, form, [1, 0])).toThrow(FormError);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('vr_trnfm keeps the picture of %i planes and undoes itself', (planes) => {
    const { vdi } = noisyScreen('st-high', 15);
    const picture = randomGrid(37, 11, planes, randomBytes(planes));
    const form = formOf(picture, planes);
    const standard = vdi.vr_trnfm(form);
    expect(standard.standard).toBe(true);
    expect(standard.words.subarray(0, 3)).toEqual(
      Uint16Array.of(form.words[0], form.words[planes], form.words[2 * planes]),
    );
    expect(firstDifference(pixelsOfForm(standard), picture.pixels)).toBe(-1);
    expect(vdi.vr_trnfm(standard)).toEqual(form);
  });
});

describe.each(MODES)('text on %s', (mode) => {
  it.each(WRITING_MODES)('in writing mode %i at every bit offset, clipped', (writing) => {
    const table = noisyScreen(mode, 16);
    const { vdi, expected } = table;
    const font = patternFont();
    const clip = { x: 3, y: 5, w: 311, h: 170 };
    const all = (1 << vdi.planes) - 1;
    const codes = Uint8Array.of(0x4b, 0x84, 0x20, 0xff, 0x01);
    vdi.vs_clip(clip);
    vdi.vswr_mode(writing);
    for (let i = 0; i < 32; i++) {
      const pen = i % (1 << vdi.planes);
      const [left, top] = [i * 10 - 20, ((i * 7) % 190) - 8];
      vdi.vst_color(pen);
      vdi.v_gtext(left, top, codes);
      const ink = registerOfPen(pen, vdi.planes);
      for (let y = 0; y < 16; y++) {
        for (let x = 0; x < codes.length * 8; x++) {
          if (left + x < clip.x || left + x >= clip.x + clip.w || top + y < clip.y || top + y >= clip.y + clip.h)
            continue;
          const source = (font.rows[codes[x >> 3] * 16 + y] >> (7 - (x & 7))) & 1;
          const at = (top + y) * expected.width + left + x;
          expected.pixels[at] = write(writing, source, expected.pixels[at], ink, writing === 4 ? ink : 0, all);
        }
      }
    }
    expect(difference(table)).toBe(-1);
  });
});

describe('text', () => {
  it('is converted to the character set of the Atari ST', () => {
    const drawn = noisyScreen('st-high', 17);
    const expected = noisyScreen('st-high', 17);
    drawn.vdi.v_gtext(11, 20, 'Über § ß ✓ 你');
    expected.vdi.v_gtext(11, 20, Uint8Array.of(0x9a, 0x62, 0x65, 0x72, 0x20, 0xdd, 0x20, 0x9e, 0x20, 0x08, 0x20, 0x3f));
    expect(drawn.machine.memory).toEqual(expected.machine.memory);
    expect(firstDifference(drawn.machine.memory, noisyScreen('st-high', 17).machine.memory)).not.toBe(-1);
  });

  it('of a narrow face keeps thick characters within their cells', () => {
    const machine = new AtariSt('st-high');
    const rows = new Uint8Array(256 * 2);
    rows.set([0b1000_0100, 0b0101_0000], 0x41 * 2);
    const vdi = new Workstation(machine, { system: { cellWidth: 6, cellHeight: 2, ascentRow: 1, rows } });
    vdi.vst_effects(1);
    vdi.v_gtext(0, 0, 'AA A');
    const pixels = pixelsOfForm(vdi.screen);
    const row = (y: number): string =>
      Array.from(pixels.subarray(y * 640, y * 640 + 25), (value) => '.#'[value]).join('');
    expect([row(0), row(1)]).toEqual(['##...###...#......##...#.', '.####..####........####..']);
  });

  it('in XOR mode with an underline is undone by writing it again', () => {
    const table = noisyScreen('st-high', 18);
    table.vdi.vswr_mode(3);
    table.vdi.vst_effects(1 | 4 | 8);
    table.vdi.v_gtext(50, 50, 'Karten');
    expect(difference(table)).not.toBe(-1);
    table.vdi.v_gtext(50, 50, 'Karten');
    expect(difference(table)).toBe(-1);
  });
});
