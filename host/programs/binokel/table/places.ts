import type { Area } from '../../../dos/area.ts';
import { CARD, HAND, OK_BUTTON, POINTS_BOX, PORTRAIT, STATUS_LINE, TRICK } from '../art/layout.ts';
import { SEAT, type Seat } from '../kept/seats.ts';

/** A place of an upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Who sits where, as the layout calls them. */
export const PERSON = { [SEAT.you]: 'player', [SEAT.jim]: 'jim', [SEAT.cathy]: 'cathy' } as const;

/** Where the cards of a seat come from and where its tricks go: in front of the portraits, and your points box. */
export const LAP: Readonly<Record<Seat, Point>> = {
  [SEAT.you]: { x: POINTS_BOX.player.x + 10, y: POINTS_BOX.player.y - 20 },
  [SEAT.jim]: lapOf(PORTRAIT.jim),
  [SEAT.cathy]: lapOf(PORTRAIT.cathy),
};

/** Where the card of a seat lies in a trick. */
export function trickPlace(seat: Seat): Area {
  return TRICK[PERSON[seat]];
}

/** The middle of your hand, for cards that come into it. */
export const HAND_MIDDLE: Point = { x: HAND.x + ((HAND.w - CARD.w) >> 1), y: HAND.y };

/** The turquoise field in the status line: the number, and the way out (manual 3.3). */
const FIELD = { w: 72, gap: 2 } as const;
export const CALL_FIELD: Area = { x: 320 - FIELD.w, y: STATUS_LINE.y + 1, w: FIELD.w - 1, h: STATUS_LINE.h - 2 };
export const AWAY_FIELD: Area = { ...CALL_FIELD, x: CALL_FIELD.x + CALL_FIELD.w + FIELD.gap };

/** Your speech, beside your points box. */
export const YOUR_BALLOON: Area = { x: 104, y: 206, w: 66, h: 26 };

/** Messages, between the portraits. */
export const MESSAGE = { x: 196, y: 58, w: 248, columns: 29 } as const;

/** The sheet with the melds; it grows upwards. */
export const MELD_SHEET = { x: 192, bottom: 242, w: 256, column: 112 } as const;

/** The sheet of the coach, and the one with the open hands of a game that is looked at again. */
export const COACH_SHEET = { x: 120, y: 140, w: 400 } as const;
export const HANDS_SHEET = { x: 200, y: 58, w: 240 } as const;

/** Fields of the status line for going through a game. */
export const BACK_FIELD: Area = { x: 504, y: STATUS_LINE.y + 1, w: 31, h: STATUS_LINE.h - 2 };
export const ON_FIELD: Area = { ...BACK_FIELD, x: 537 };
export const LEAVE_FIELD: Area = { ...BACK_FIELD, x: 576, w: 60 };

export const OK_AREA: Area = OK_BUTTON;

function lapOf({ x, y, w, h }: Area): Point {
  return { x: x + ((w - CARD.w) >> 1), y: y + h - (CARD.h >> 1) };
}

/** The area of a card with its corner at a place. */
export function cardArea({ x, y }: Point): Area {
  return { x, y, ...CARD };
}
