import type { Area } from '../../../dos/area.ts';
import { inset } from '../toolkit/panels.ts';

/** The three areas of the melding screen (manual 3.5), the green box and the two buttons below. */
export const TRUMP_PANEL: Area = { x: 8, y: 6, w: 616, h: 42 };
export const SUITS_PANEL: Area = { x: 8, y: 56, w: 312, h: 136 };
export const OTHERS_PANEL: Area = { x: 328, y: 56, w: 296, h: 162 };
export const TOTAL_BOX: Area = { x: 328, y: 224, w: 296, h: 24 };
export const OK: Area = { x: 8, y: 200, w: 120, h: 22 };
export const AB: Area = { x: 8, y: 226, w: 120, h: 22 };

/** Where the pointer is kept until trumps are named (manual 3.5.1). */
export const TRUMP_CAGE: Area = inset(TRUMP_PANEL, 4);

const HEAD = { x: 12, y: 6 } as const;
const TRUMP_BUTTON = { x: 136, y: 8, w: 112, h: 26, pitch: 119 } as const;
const SUIT_ROW = { y: 27, h: 22, pitch: 26, button: 108, w: 46, step: 50 } as const;
const OTHER_ROW = { y: 26, h: 19, pitch: 22, button: 124, w: 72, step: 80 } as const;

/** Where the head of a panel stands. */
export function headPlace(panel: Area): { readonly x: number; readonly y: number } {
  return { x: panel.x + HEAD.x, y: panel.y + HEAD.y };
}

/** The button of a suit as trumps. */
export function trumpButton(suit: number): Area {
  const { x, y, w, h, pitch } = TRUMP_BUTTON;
  return { x: TRUMP_PANEL.x + x + suit * pitch, y: TRUMP_PANEL.y + y, w, h };
}

/** The place of a suit's picture and name in its row. */
export function suitPlace(suit: number): Area {
  const { y, h, pitch, button } = SUIT_ROW;
  return { x: SUITS_PANEL.x + HEAD.x, y: SUITS_PANEL.y + y + suit * pitch, w: button - HEAD.x, h };
}

/** A button of a suit's row: 0 P, 1 2P, 2 F, 3 2F. */
export function suitButton(suit: number, which: number): Area {
  const { y, h, pitch, button, w, step } = SUIT_ROW;
  return { x: SUITS_PANEL.x + button + which * step, y: SUITS_PANEL.y + y + suit * pitch, w, h };
}

/** The place of a name in a row of the other combinations. */
export function otherPlace(row: number): Area {
  const { y, h, pitch, button } = OTHER_ROW;
  return { x: OTHERS_PANEL.x + HEAD.x, y: OTHERS_PANEL.y + y + row * pitch, w: button - HEAD.x, h };
}

/** A button of such a row: 0 the single one, 1 the double one. */
export function otherButton(row: number, which: number): Area {
  const { y, h, pitch, button, w, step } = OTHER_ROW;
  return { x: OTHERS_PANEL.x + button + which * step, y: OTHERS_PANEL.y + y + row * pitch, w, h };
}
