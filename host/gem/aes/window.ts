import type { Rect } from '../vdi/rect.ts';

/** Gadgets of a window as bits (Atari ST AES documentation, wind_create). */
export const WIND_KIND = {
  NAME: 0x001,
  CLOSER: 0x002,
  FULLER: 0x004,
  MOVER: 0x008,
  INFO: 0x010,
  SIZER: 0x020,
  UPARROW: 0x040,
  DNARROW: 0x080,
  VSLIDE: 0x100,
  LFARROW: 0x200,
  RTARROW: 0x400,
  HSLIDE: 0x800,
} as const;

const TITLE = WIND_KIND.NAME | WIND_KIND.CLOSER | WIND_KIND.FULLER;
const RIGHT_BAR = WIND_KIND.UPARROW | WIND_KIND.DNARROW | WIND_KIND.VSLIDE | WIND_KIND.SIZER;
const BOTTOM_BAR = WIND_KIND.LFARROW | WIND_KIND.RTARROW | WIND_KIND.HSLIDE | WIND_KIND.SIZER;

/** What is left of a window that has become an icon. */
const ICON_KIND = WIND_KIND.NAME | WIND_KIND.MOVER;

/** Smallest slider: as long as it is wide. */
export const SMALLEST_SLIDER = -1;

/** The shadow reaches so far beyond the right and the lower edge (FIDELITY §1.4). */
const SHADOW = 2;

/** Size of an AES box, which is that of a gadget. */
export interface BoxSize {
  readonly w: number;
  readonly h: number;
}

/** A box of the AES is this much higher than a character cell, and at least this much wider (TOS 1.04, FIDELITY §0). */
const BOX_MARGIN = 3;
const LEAST_BOX_MARGIN = 2;

/**
 * The size of a box: as square as the pixels allow (FIDELITY §1.1).
 *
 * @param pixelAspect height of a pixel divided by its width
 */
export function boxSize(cell: { readonly w: number; readonly h: number }, pixelAspect: number): BoxSize {
  const h = cell.h + BOX_MARGIN;
  return { w: Math.max(Math.trunc(h * pixelAspect), cell.w + LEAST_BOX_MARGIN), h };
}

/** Positions and sizes of the sliders in thousandths; a size of {@link SMALLEST_SLIDER} is a square. */
export interface Sliders {
  readonly hslide: number;
  readonly vslide: number;
  readonly hslsize: number;
  readonly vslsize: number;
}

/** A window; rectangles are outer ones, without the shadow. */
export interface GemWindow {
  readonly handle: number;
  readonly kind: number;
  readonly full: Rect;
  current: Rect;
  previous: Rect;
  name: string;
  info: string;
  sliders: Sliders;
  /** Rectangle before the window became an icon; null while it is none. */
  beforeIcon: Rect | null;
}

/** Which bars a kind of window has. */
export function barsOf(kind: number): { title: boolean; info: boolean; right: boolean; bottom: boolean } {
  return {
    title: (kind & TITLE) !== 0,
    info: (kind & WIND_KIND.INFO) !== 0,
    right: (kind & RIGHT_BAR) !== 0,
    bottom: (kind & BOTTOM_BAR) !== 0,
  };
}

/** The gadgets that a window shows at present. */
export function shownKind(window: GemWindow): number {
  return window.beforeIcon === null ? window.kind : ICON_KIND;
}

/**
 * Work area of an outer rectangle (WC_WORK) or the reverse (WC_BORDER). Bars share a line with their neighbours, so each
 * takes one pixel less than a box (FIDELITY §1.4).
 */
export function wind_calc(type: 'WC_WORK' | 'WC_BORDER', kind: number, rect: Rect, box: BoxSize): Rect {
  const bars = barsOf(kind);
  const top = 1 + (bars.title ? box.h - 1 : 0) + (bars.info ? box.h - 1 : 0);
  const right = 1 + (bars.right ? box.w - 1 : 0);
  const bottom = 1 + (bars.bottom ? box.h - 1 : 0);
  const sign = type === 'WC_WORK' ? 1 : -1;
  return {
    x: rect.x + sign,
    y: rect.y + sign * top,
    w: rect.w - sign * (1 + right),
    h: rect.h - sign * (top + bottom),
  };
}

/** Boxes of a bar whose gadgets all show: two arrows, a slider with room to move, and the corners. */
const BOXES_WITH_GADGETS = 7;
const BOXES_WITHOUT = 2;

/** The smallest outer size to which the sizer makes a window: all its gadgets stay to be seen. */
export function smallestWindow(kind: number, box: BoxSize): BoxSize {
  const across = kind & (WIND_KIND.LFARROW | WIND_KIND.RTARROW | WIND_KIND.HSLIDE | TITLE);
  const down = kind & (WIND_KIND.UPARROW | WIND_KIND.DNARROW | WIND_KIND.VSLIDE);
  return {
    w: box.w * (across !== 0 ? BOXES_WITH_GADGETS : BOXES_WITHOUT),
    h: box.h * (down !== 0 ? BOXES_WITH_GADGETS : BOXES_WITHOUT),
  };
}

export function workArea(window: GemWindow, box: BoxSize): Rect {
  return wind_calc('WC_WORK', shownKind(window), window.current, box);
}

/**
 * What a window covers: its rectangle and the two bars of its shadow, which leave the corner beside the upper right end
 * and the one below the lower left end free (FIDELITY §1.4).
 */
export function coveredBy({ current }: GemWindow): Rect[] {
  const { x, y, w, h } = current;
  return [current, { x: x + w, y: y + 1, w: SHADOW, h: h + SHADOW - 1 }, { x: x + 1, y: y + h, w: w - 1, h: SHADOW }];
}
