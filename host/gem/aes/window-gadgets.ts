import type { Rect } from '../vdi/rect.ts';
import { OB_STATE, type ObjectKind, type ObjectSource, type ObjectTree, objectTree } from './objects.ts';
import { type BoxSize, barsOf, type GemWindow, SMALLEST_SLIDER, shownKind, WIND_KIND, wind_calc } from './window.ts';

/** What an object of a window's frame is for. */
export type GadgetRole =
  | 'frame'
  | 'name'
  | 'closer'
  | 'fuller'
  | 'info'
  | 'sizer'
  | 'bar'
  | 'up-arrow'
  | 'down-arrow'
  | 'left-arrow'
  | 'right-arrow'
  | 'vertical-track'
  | 'horizontal-track'
  | 'vertical-slider'
  | 'horizontal-slider'
  | 'work';

/** The frame of a window as an object tree; `roles` has an entry for each object. */
export interface WindowObjects {
  readonly tree: ObjectTree;
  readonly roles: readonly GadgetRole[];
}

/** Colour words: white box, title with its dots behind text in replace mode, plain text, slider track. */
const WHITE_BOX = 0x1100;
const ACTIVE_NAME = 0x11a1;
const PLAIN_TEXT = 0x1100;
const TRACK = 0x1111;

interface Part {
  readonly role: GadgetRole;
  readonly kind: ObjectKind;
  readonly rect: Rect;
}

/**
 * Builds the frame of a window (FIDELITY §1.4).
 *
 * @param top whether it is the topmost window: the others show bars without gadgets, and their name plain
 */
export function windowObjects(window: GemWindow, top: boolean, box: BoxSize): WindowObjects {
  const { current } = window;
  const kind = shownKind(window);
  const parts = [...titleParts(window, kind, top, box), ...barParts(window, kind, top, box)];
  const work = wind_calc('WC_WORK', kind, { ...current, x: 0, y: 0 }, box);
  parts.push({ role: 'work', kind: { type: 'G_IBOX', thickness: 0, color: WHITE_BOX }, rect: work });
  const children = parts.map(({ kind: object, rect }): ObjectSource => ({ ...object, ...rect }));
  const frame: ObjectKind = { type: 'G_IBOX', thickness: 1, color: WHITE_BOX };
  const tree = objectTree({ ...frame, ...current, state: OB_STATE.SHADOWED, children });
  return { tree, roles: ['frame', ...parts.map(({ role }) => role)] };
}

function whiteBox(): ObjectKind {
  return { type: 'G_BOX', thickness: 1, color: WHITE_BOX };
}

function sign(char: string): ObjectKind {
  return { type: 'G_BOXCHAR', char, thickness: 1, color: WHITE_BOX };
}

function line(text: string, just: 'left' | 'centre', color: number): ObjectKind {
  return { type: 'G_BOXTEXT', ted: { text, template: '', valid: '', just, color, thickness: 1 } };
}

function titleParts(window: GemWindow, kind: number, top: boolean, box: BoxSize): Part[] {
  const bars = barsOf(kind);
  const parts: Part[] = [];
  const width = window.current.w;
  if (bars.title) {
    const closer = top && (kind & WIND_KIND.CLOSER) !== 0;
    const fuller = top && (kind & WIND_KIND.FULLER) !== 0;
    const left = closer ? box.w : 0;
    const right = width - (fuller ? box.w : 0);
    const color = top ? ACTIVE_NAME : PLAIN_TEXT;
    const named: ObjectKind = (kind & WIND_KIND.NAME) !== 0 ? line(window.name, 'centre', color) : whiteBox();
    parts.push({ role: 'name', kind: named, rect: { x: left, y: 0, w: right - left, h: box.h } });
    if (closer) parts.push({ role: 'closer', kind: sign('\x05'), rect: { x: 0, y: 0, ...box } });
    if (fuller) parts.push({ role: 'fuller', kind: sign('\x07'), rect: { x: right, y: 0, ...box } });
  }
  if (bars.info) {
    const rect = { x: 0, y: bars.title ? box.h - 1 : 0, w: width, h: box.h };
    parts.push({ role: 'info', kind: line(window.info, 'left', PLAIN_TEXT), rect });
  }
  return parts;
}

function barParts(window: GemWindow, kind: number, top: boolean, box: BoxSize): Part[] {
  const bars = barsOf(kind);
  const { w, h } = window.current;
  const above = (bars.title ? box.h - 1 : 0) + (bars.info ? box.h - 1 : 0);
  const corner = { x: w - box.w, y: h - box.h, ...box };
  const parts: Part[] = [];
  if (bars.right) {
    const bottom = bars.bottom ? corner.y + 1 : h;
    const rect = { x: corner.x, y: above, w: box.w, h: bottom - above };
    parts.push({ role: 'bar', kind: whiteBox(), rect }, ...(top ? rightGadgets(window, kind, rect, box) : []));
  }
  if (bars.bottom) {
    const rect = { x: 0, y: corner.y, w: bars.right ? corner.x + 1 : w, h: box.h };
    parts.push({ role: 'bar', kind: whiteBox(), rect }, ...(top ? bottomGadgets(window, kind, rect, box) : []));
  }
  if (bars.right && bars.bottom) {
    const sizer = top && (kind & WIND_KIND.SIZER) !== 0;
    parts.push({ role: sizer ? 'sizer' : 'bar', kind: sizer ? sign('\x06') : whiteBox(), rect: corner });
  }
  return parts;
}

function rightGadgets({ sliders }: GemWindow, kind: number, bar: Rect, box: BoxSize): Part[] {
  const parts: Part[] = [];
  let { y, h } = bar;
  if ((kind & WIND_KIND.UPARROW) !== 0) {
    parts.push({ role: 'up-arrow', kind: sign('\x01'), rect: { ...bar, h: box.h } });
    y += box.h - 1;
    h -= box.h - 1;
  }
  if ((kind & WIND_KIND.DNARROW) !== 0) {
    parts.push({ role: 'down-arrow', kind: sign('\x02'), rect: { ...bar, y: y + h - box.h, h: box.h } });
    h -= box.h - 1;
  }
  if ((kind & WIND_KIND.VSLIDE) !== 0) {
    const slider = sliderIn(h, sliders.vslide, sliders.vslsize, box.h);
    const track: ObjectKind = { type: 'G_BOX', thickness: 1, color: TRACK };
    parts.push({ role: 'vertical-track', kind: track, rect: { ...bar, y, h } });
    parts.push({
      role: 'vertical-slider',
      kind: whiteBox(),
      rect: { ...bar, y: y + slider.at, h: slider.length },
    });
  }
  return parts;
}

function bottomGadgets({ sliders }: GemWindow, kind: number, bar: Rect, box: BoxSize): Part[] {
  const parts: Part[] = [];
  let { x, w } = bar;
  if ((kind & WIND_KIND.LFARROW) !== 0) {
    parts.push({ role: 'left-arrow', kind: sign('\x04'), rect: { ...bar, w: box.w } });
    x += box.w - 1;
    w -= box.w - 1;
  }
  if ((kind & WIND_KIND.RTARROW) !== 0) {
    parts.push({ role: 'right-arrow', kind: sign('\x03'), rect: { ...bar, x: x + w - box.w, w: box.w } });
    w -= box.w - 1;
  }
  if ((kind & WIND_KIND.HSLIDE) !== 0) {
    const slider = sliderIn(w, sliders.hslide, sliders.hslsize, box.w);
    const track: ObjectKind = { type: 'G_BOX', thickness: 1, color: TRACK };
    parts.push({ role: 'horizontal-track', kind: track, rect: { ...bar, x, w } });
    parts.push({
      role: 'horizontal-slider',
      kind: whiteBox(),
      rect: { ...bar, x: x + slider.at, w: slider.length },
    });
  }
  return parts;
}

/** Place and length of a slider in its track, all in pixels; rounded to the nearest one. */
function sliderIn(track: number, position: number, size: number, smallest: number): { at: number; length: number } {
  const wanted = size === SMALLEST_SLIDER ? smallest : Math.round((track * size) / 1000);
  const length = Math.min(track, Math.max(smallest, wanted));
  return { at: Math.round(((track - length) * position) / 1000), length };
}
