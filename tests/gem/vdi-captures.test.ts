import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FillInterior } from '../../host/gem/vdi/fill-patterns.ts';
import type { WritingMode } from '../../host/gem/vdi/logic-op.ts';
import { parsePixmaps } from '../../host/gem/vdi/pixmap-text.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { compareFrames } from '../golden-frame.ts';
import { describeWithShared } from '../shared-files.ts';
import { readCapture } from './vdi-capture.ts';
import { patternFont } from './vdi-model.ts';

interface Scene {
  readonly machine: AtariSt;
  readonly vdi: Workstation;
  /** Cells that hold glyphs, which are our own and differ. */
  readonly cells: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[];
}

const MODES: readonly (readonly [prefix: string, mode: StMode])[] = [
  ['h', 'st-high'],
  ['t', 'tt-medium'],
];

/** A rectangle by two corners, as the scenes give it. */
function bar(vdi: Workstation, x1: number, y1: number, x2: number, y2: number, perimeter = false): void {
  const rect = { x: x1, y: y1, w: x2 - x1 + 1, h: y2 - y1 + 1 };
  if (perimeter) vdi.v_bar(rect);
  else vdi.vr_recfl(rect);
}

function whiteScreen(vdi: Workstation): void {
  vdi.vswr_mode(1);
  vdi.vsf_interior(0);
  vdi.vsf_color(0);
  vdi.vsf_perimeter(false);
  bar(vdi, 0, 0, vdi.width - 1, vdi.height - 1);
}

function interior(vdi: Workstation, style: FillInterior, pen: number): void {
  vdi.vsf_interior(style);
  vdi.vsf_color(pen);
}

function drawFill({ vdi }: Scene): void {
  const stepX = Math.trunc(vdi.width / 12);
  const stepY = Math.trunc(vdi.height / 6);
  vdi.vsf_color(1);
  vdi.vsf_perimeter(true);
  const place = (i: number, row: number): void => {
    const x = 8 + i * stepX;
    const y = 8 + row * stepY;
    bar(vdi, x, y, x + stepX - 12, y + stepY - 20, true);
  };
  for (let i = 0; i < 24; i++) {
    vdi.vsf_interior(2);
    vdi.vsf_style(i + 1);
    place(i % 12, Math.trunc(i / 12));
  }
  for (let i = 0; i < 12; i++) {
    vdi.vsf_interior(3);
    vdi.vsf_style(i + 1);
    place(i, 2);
  }
  vdi.vsf_style(1);
  for (const i of [0, 1, 2, 3] as const) {
    vdi.vsf_interior(i);
    place(i, 3);
  }
}

function drawTile({ vdi }: Scene): void {
  vdi.vsf_color(1);
  for (let i = 0; i < 24; i++) {
    const x = (i % 12) * 32;
    const y = Math.trunc(i / 12) * 32;
    vdi.vsf_interior(2);
    vdi.vsf_style(i + 1);
    bar(vdi, x, y, x + 15, y + 15);
  }
  for (let i = 0; i < 12; i++) {
    vdi.vsf_interior(3);
    vdi.vsf_style(i + 1);
    bar(vdi, i * 32, 64, i * 32 + 15, 79);
  }
}

function drawWritingModes({ vdi, cells }: Scene): void {
  const eighth = Math.trunc(vdi.height / 8);
  const quarter = Math.trunc(vdi.height / 4);
  for (const mode of [1, 2, 3, 4] as const) {
    const y = 8 + (mode - 1) * quarter;
    vdi.vswr_mode(1);
    interior(vdi, 1, 1);
    bar(vdi, 0, y, vdi.width - 1, y + eighth - 1);
    vdi.vswr_mode(mode as WritingMode);
    vdi.vsf_interior(2);
    vdi.vsf_style(4);
    bar(vdi, 16, y + 4, 79, y + quarter - 20);
    for (const [x, text, effects] of [
      [96, 'Text', 0],
      [136, 'Hell', 2],
    ] as const) {
      vdi.vst_effects(effects);
      for (const top of [y + 4, y + eighth + 4]) {
        vdi.v_gtext(x, top, text);
        cells.push({ x, y: top, w: 32, h: 16 });
      }
    }
    vdi.vsl_type(3);
    vdi.v_pline([180, y, 230, y + quarter - 12]);
  }
}

/** The nested frames that the scene copies in two colours, 32 x 32, as its source builds them. */
function nestedFrames(): Uint16Array {
  const words = new Uint16Array(64);
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 32; x++) {
      const ring = Math.min(x, y, 31 - x, 31 - y);
      if (ring % 2 === 0) words[y * 2 + (x >> 4)] |= 0x8000 >> (x & 15);
    }
  }
  return words;
}

function drawRasterOperations({ vdi }: Scene): void {
  const stepX = Math.trunc(vdi.width / 8) - 2;
  for (let op = 0; op < 16; op++) {
    const x = 16 + (op % 8) * stepX;
    const y = 40 + Math.trunc(op / 8) * 60;
    interior(vdi, 1, 1);
    bar(vdi, x, y, x + 15, y + 7);
    vdi.vsf_color(0);
    bar(vdi, x, y + 8, x + 15, y + 15);
    vdi.vsf_color(1);
    bar(vdi, 0, 0, 7, 15);
    vdi.vsf_color(0);
    bar(vdi, 8, 0, 15, 15);
    vdi.vro_cpyfm(op, { x: 0, y: 0, w: 16, h: 16 }, { x, y }, null);
  }
  const picture = { words: nestedFrames(), width: 32, height: 32, planes: 1, wordsPerLine: 2, standard: false };
  for (const mode of [1, 2, 3, 4] as const) {
    const x = 16 + mode * 40;
    vdi.vsf_color(1);
    bar(vdi, x, 160, x + 31, 175);
    vdi.vrt_cpyfm(mode, { x: 0, y: 0, w: 32, h: 32 }, { x, y: 160 }, picture, [1, 0]);
  }
}

function drawPens({ vdi }: Scene): void {
  for (let pen = 0; pen < 1 << vdi.planes; pen++) {
    const x = (pen % 16) * 16;
    const y = Math.trunc(pen / 16) * 16;
    interior(vdi, 1, pen);
    bar(vdi, x, y, x + 15, y + 15);
  }
}

/** The straight lines of the scene; the rest of it is round or has shaped ends. */
function drawLines({ vdi }: Scene): void {
  for (let type = 1; type <= 7; type++) {
    vdi.vsl_type(type);
    if (type === 7) vdi.vsl_udsty(0xf0f0);
    vdi.v_pline([8, 8 + type * 8, 120, 8 + type * 8]);
    vdi.v_pline([130 + type * 6, 8, 130 + type * 6, 90]);
  }
  vdi.vsl_type(1);
  for (let width = 1; width <= 9; width += 2) {
    vdi.vsl_width(width);
    vdi.v_pline([8, 90 + width * 8, 90, 90 + width * 8]);
  }
  vdi.vsl_width(1);
  vdi.v_pline([300, 20, 340, 60, 290, 70, 300, 20]);
}

const SCENES: Readonly<
  Record<string, { readonly draw: (scene: Scene) => void; readonly ignored?: (x: number, y: number) => boolean }>
> = {
  fill: { draw: drawFill, ignored: (x, y) => x >= 216 && x < 270 && y >= 200 && y < 320 },
  tile: { draw: drawTile, ignored: (x, y) => x < 16 && y >= 96 && y < 112 },
  wmode: { draw: drawWritingModes },
  rop: { draw: drawRasterOperations },
  pens: { draw: drawPens },
  line: { draw: drawLines, ignored: (x, y) => (x > 90 && y > 90) || y > 168 || (x > 345 && y < 340) },
};

describeWithShared('scenes of the reference captures', 'gem-reference', (folder) => {
  for (const [prefix, mode] of MODES) {
    it.each(Object.keys(SCENES))(`${mode}: %s is equal to the pixel outside glyph cells`, async (name) => {
      const machine = new AtariSt(mode);
      const vdi = new Workstation(machine, { system: patternFont() });
      const scene: Scene = { machine, vdi, cells: [] };
      whiteScreen(vdi);
      SCENES[name].draw(scene);
      const expected = await readCapture(join(folder, `${prefix}${name}.png`));
      const inCell = (x: number, y: number): boolean =>
        scene.cells.some((cell) => x >= cell.x && x < cell.x + cell.w && y >= cell.y && y < cell.y + cell.h);
      const { count, first } = compareFrames(
        machine.display.scanOut(),
        expected,
        (x, y) => inCell(x, y) || (SCENES[name].ignored?.(x, y) ?? false),
      );
      expect({ count, first }).toEqual({ count: 0, first: null });
    });
  }
});

/** The pointers in the order of their AES numbers, and the places where the scenes show them. */
const POINTERS = [
  'arrow',
  'text-cursor',
  'busy-bee',
  'pointing-hand',
  'flat-hand',
  'thin-cross',
  'thick-cross',
  'outlined-cross',
] as const;
const STEPS = { a: [1, 1], b: [3, 1], c: [1, 3] } as const;

function drawPointerScene(vdi: Workstation): void {
  const [x, y] = [vdi.width / 2, vdi.height / 2];
  whiteScreen(vdi);
  interior(vdi, 1, 1);
  bar(vdi, x, 0, vdi.width - 1, vdi.height - 1);
  vdi.vsf_interior(2);
  vdi.vsf_style(4);
  bar(vdi, 0, y, vdi.width - 1, vdi.height - 1);
}

describeWithShared('mouse pointers of the reference captures', 'gem-reference', (folder) => {
  const forms = parsePixmaps(readFileSync(new URL('../../host/gem/vdi/mouse-forms.txt', import.meta.url), 'utf8'));
  const scenes = MODES.flatMap(([prefix, mode]) =>
    POINTERS.flatMap((name, number) =>
      Object.entries(STEPS).map(([step, at]) => ({ name, number, mode, at, file: `${prefix}ptr${number}${step}.png` })),
    ),
  );

  it.each(scenes)('$mode: $name, $file', async ({ name, number, mode, at, file }) => {
    const form = forms.get(name);
    if (form === undefined) throw new Error(`no pointer ${name}`);
    const machine = new AtariSt(mode);
    const vdi = new Workstation(machine, { system: patternFont() });
    drawPointerScene(vdi);
    vdi.vsc_form(form);
    vdi.v_show_c(true);
    machine.display.scanOut();
    const [x, y] = [(vdi.width / 4) * at[0], (vdi.height / 4) * at[1]];
    machine.ikbd.moveMouse(x, y);
    const expected = await readCapture(join(folder, file));
    // All forms but the arrow are our own drawings: only their surroundings are compared. Two crosses of the captures'
    // GEM point with pixel 8,8, ours with 7,7 as those of TOS 1.04 (FIDELITY §1.6), so that their squares differ by one.
    const left = x - Math.max(form.hotX, number >= 6 ? 8 : 0);
    const top = y - Math.max(form.hotY, number >= 6 ? 8 : 0);
    const ownDrawing = (px: number, py: number): boolean =>
      number > 0 && px >= left && px < x - form.hotX + 16 && py >= top && py < y - form.hotY + 16;
    const { count, first } = compareFrames(machine.display.scanOut(), expected, ownDrawing);
    expect({ count, first }).toEqual({ count: 0, first: null });
  });
});
