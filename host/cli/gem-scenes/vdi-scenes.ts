import type { FillInterior } from '../../gem/vdi/fill-patterns.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';
import { squares } from './pictures.ts';
import type { GemScene } from './stage.ts';

/** A rectangle by two corners, as the VDI of the scenes takes it. */
function corners(x1: number, y1: number, x2: number, y2: number): Rect {
  return { x: x1, y: y1, w: x2 - x1 + 1, h: y2 - y1 + 1 };
}

function useFill(vdi: Workstation, interior: FillInterior, style: number): void {
  vdi.vsf_interior(interior);
  vdi.vsf_style(style);
}

/** Fills a rectangle with one pen. */
function solid(vdi: Workstation, pen: number, rect: Rect): void {
  vdi.vsf_interior(1);
  vdi.vsf_color(pen);
  vdi.vr_recfl(rect);
}

/** Bars of all patterns, hatches and interiors with their perimeter. */
const fill: GemScene = {
  name: 'fill',
  draw(stage) {
    const { vdi } = stage;
    stage.white();
    vdi.vsf_color(1);
    vdi.vsf_perimeter(true);
    const stepX = Math.trunc(vdi.width / 12);
    const stepY = Math.trunc(vdi.height / 6);
    const bar = (column: number, row: number): void => {
      const x = 8 + column * stepX;
      const y = 8 + row * stepY;
      vdi.v_bar(corners(x, y, x + stepX - 12, y + stepY - 20));
    };
    for (let i = 0; i < 24; i++) {
      useFill(vdi, 2, i + 1);
      bar(i % 12, Math.trunc(i / 12));
    }
    for (let i = 0; i < 12; i++) {
      useFill(vdi, 3, i + 1);
      bar(i, 2);
    }
    for (const interior of [0, 1, 2, 3, 4] as const) {
      useFill(vdi, interior, 1);
      bar(interior, 3);
    }
    stage.shoot('fill');
  },
};

/** Exact tiles of the patterns, without a perimeter. */
const tile: GemScene = {
  name: 'tile',
  draw(stage) {
    const { vdi } = stage;
    stage.white();
    vdi.vsf_color(1);
    const step = vdi.width < 640 ? 24 : 32;
    const draw = (column: number, y: number): void => vdi.vr_recfl({ x: column * step, y, w: 16, h: 16 });
    for (let i = 0; i < 24; i++) {
      useFill(vdi, 2, i + 1);
      draw(i % 12, Math.trunc(i / 12) * 32);
    }
    for (let i = 0; i < 12; i++) {
      useFill(vdi, 3, i + 1);
      draw(i, 64);
    }
    vdi.vsf_interior(4);
    draw(0, 96);
    stage.shoot('tile');
  },
};

/** The four writing modes on a half black ground: pattern, text, light text, dotted line. */
const writingModes: GemScene = {
  name: 'wmode',
  draw(stage) {
    const { vdi } = stage;
    stage.white();
    const eighth = Math.trunc(vdi.height / 8);
    const quarter = Math.trunc(vdi.height / 4);
    for (const mode of [1, 2, 3, 4] as const) {
      const y = 8 + (mode - 1) * quarter;
      vdi.vswr_mode(1);
      solid(vdi, 1, corners(0, y, vdi.width - 1, y + eighth - 1));
      vdi.vswr_mode(mode);
      useFill(vdi, 2, 4);
      vdi.vr_recfl(corners(16, y + 4, 79, y + quarter - 20));
      vdi.vst_height(vdi.height > 300 ? 13 : 6);
      for (const [x, text, effects] of [
        [96, 'Text', 0],
        [136, 'Hell', 2],
      ] as const) {
        vdi.vst_effects(effects);
        vdi.v_gtext(x, y + 4, text);
        vdi.v_gtext(x, y + eighth + 4, text);
      }
      vdi.vst_effects(0);
      vdi.vsl_type(3);
      vdi.v_pline([180, y, 230, y + quarter - 12]);
      vdi.vsl_type(1);
    }
    stage.shoot('wmode');
  },
};

/** The 16 raster operations on all four pairs of bits, and the four modes of a copy in two colours. */
const rasterOperations: GemScene = {
  name: 'rop',
  draw(stage) {
    const { vdi } = stage;
    stage.white();
    const stepX = Math.trunc(vdi.width / 8) - 2;
    for (let op = 0; op < 16; op++) {
      const x = 16 + (op % 8) * stepX;
      const y = 40 + Math.trunc(op / 8) * 60;
      solid(vdi, 1, corners(x, y, x + 15, y + 7));
      solid(vdi, 0, corners(x, y + 8, x + 15, y + 15));
      solid(vdi, 1, corners(0, 0, 7, 15));
      solid(vdi, 0, corners(8, 0, 15, 15));
      vdi.vro_cpyfm(op, { x: 0, y: 0, w: 16, h: 16 }, { x, y }, null);
    }
    const y = vdi.height <= 200 ? 150 : 160;
    for (const mode of [1, 2, 3, 4] as const) {
      const x = 16 + mode * 40;
      solid(vdi, 1, corners(x, y, x + 31, y + 15));
      vdi.vrt_cpyfm(mode, { x: 0, y: 0, w: 32, h: 32 }, { x, y }, squares(), [1, 0]);
    }
    stage.shoot('rop');
  },
};

const pens: GemScene = {
  name: 'pens',
  draw(stage) {
    stage.white();
    for (let pen = 0; pen < 1 << stage.vdi.planes; pen++) {
      solid(stage.vdi, pen, { x: (pen % 16) * 16, y: Math.trunc(pen / 16) * 16, w: 16, h: 16 });
    }
    stage.shoot('pens');
  },
};

/** What the scene of lines holds besides: shaped line ends, markers, circles. No program draws these. */
const ENDS_AND_MARKERS: readonly Rect[] = [
  { x: 96, y: 92, w: 164, h: 77 },
  { x: 0, y: 169, w: 260, h: 150 },
];
const CIRCLES: readonly Rect[] = [
  { x: 358, y: 18, w: 85, h: 85 },
  { x: 448, y: 33, w: 105, h: 55 },
  { x: 588, y: 18, w: 46, h: 46 },
  { x: 368, y: 188, w: 65, h: 65 },
  { x: 438, y: 198, w: 85, h: 45 },
];

/** Line styles and widths, a triangle and, where the screen is wide enough, rounded boxes. */
const lines: GemScene = {
  name: 'line',
  draw(stage) {
    const { vdi } = stage;
    stage.white();
    vdi.vsl_color(1);
    vdi.vsf_color(1);
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
    vdi.vsf_interior(0);
    vdi.vsf_perimeter(true);
    vdi.v_fillarea([300, 20, 340, 60, 290, 70]);
    if (vdi.width <= 320) {
      stage.shoot('line', ENDS_AND_MARKERS);
      return;
    }
    drawRoundedBoxes(vdi);
    stage.shoot('line', [...ENDS_AND_MARKERS, ...CIRCLES]);
  },
};

function drawRoundedBoxes(vdi: Workstation): void {
  vdi.v_rbox(corners(360, 120, 460, 160));
  useFill(vdi, 2, 8);
  vdi.v_rfbox(corners(480, 120, 580, 160));
  vdi.vsf_interior(1);
  vdi.v_rbox(corners(360, 280, 376, 296));
  vdi.v_rbox(corners(390, 280, 422, 328));
  vdi.v_rfbox(corners(440, 280, 472, 328));
}

export const vdiScenes: readonly GemScene[] = [fill, tile, writingModes, rasterOperations, pens, lines];
