import type { Area } from '../../../dos/area.ts';

/** Size of a card: 68 pixels of 0.729 to 78 lines look as wide to high as a Binokel card. */
export const CARD: { readonly w: number; readonly h: number } = { w: 68, h: 78 };

/** An opponent or the player, by the places at the table. */
export type Person = 'cathy' | 'jim';

/** Where people sit: half-length portraits whose lower edge is the back edge of the table. */
export const PORTRAIT: Readonly<Record<Person, Area>> = {
  cathy: { x: 40, y: 4, w: 152, h: 128 },
  jim: { x: 448, y: 4, w: 152, h: 128 },
};

/** Speech balloons with their tails, beside the heads; two lines of thirteen characters begin 8 right and 6 below. */
export const BALLOON: Readonly<Record<Person, Area>> = {
  cathy: { x: 192, y: 6, w: 124, h: 50 },
  jim: { x: 324, y: 6, w: 124, h: 50 },
};
/** Where a balloon's text lies in it. */
export const BALLOON_TEXT: Readonly<Record<Person, Area>> = {
  cathy: { x: 16, y: 6, w: 104, h: 30 },
  jim: { x: 4, y: 6, w: 104, h: 30 },
};

/** Boxes for the points of tricks, with a line for a name of ten characters and one for the points. */
export const POINTS_BOX: Readonly<Record<Person | 'player', Area>> = {
  cathy: { x: 12, y: 148, w: 88, h: 38 },
  jim: { x: 540, y: 148, w: 88, h: 38 },
  player: { x: 12, y: 204, w: 88, h: 38 },
};
/** Within a points box: the line of the name and the line of the figures. */
export const POINTS_NAME: Area = { x: 4, y: 3, w: 80, h: 14 };
export const POINTS_FIGURES: Area = { x: 8, y: 20, w: 72, h: 14 };

/** The four cards of the Dap, from left to right. */
export const DAP: readonly Area[] = [0, 1, 2, 3].map((i) => ({ x: 176 + 73 * i, y: 160, ...CARD }));

/** Where the card of each player lies in a trick. */
export const TRICK: Readonly<Record<Person | 'player', Area>> = {
  cathy: { x: 216, y: 144, ...CARD },
  jim: { x: 356, y: 144, ...CARD },
  player: { x: 286, y: 166, ...CARD },
};

/** The player's own cards: the first one's left edge, the last one's right edge. */
export const HAND: Area = { x: 64, y: 254, w: 568, h: CARD.h };
/** Most pixels from card to card; sixteen cards lie 33 apart. */
export const HAND_STEP = 46;
/** The black bar over a card, in the lines above the cards. */
export const MARKER: { readonly y: number; readonly w: number; readonly h: number } = { y: 248, w: 28, h: 4 };

/** The button left of the cards. */
export const OK_BUTTON: Area = { x: 8, y: 282, w: 48, h: 26 };

/** The blue line at the bottom edge; text begins one line below its upper edge. */
export const STATUS_LINE: Area = { x: 0, y: 334, w: 640, h: 16 };

/** The block with the results; six games on a page. Lines of its ruling lie 16 apart from `BLOCK_LINES` on. */
export const BLOCK: Area = { x: 128, y: 10, w: 384, h: 300 };
/** The first ruled line and how many there are; a text stands in the 14 lines above one. */
export const BLOCK_LINES: { readonly y: number; readonly pitch: number; readonly count: number } = {
  y: 52,
  pitch: 16,
  count: 16,
};

/** The lettering BINOKEL V.1 of the input screen. */
export const TITLE: Area = { x: 60, y: 14, w: 520, h: 84 };

/** The tile of the wooden ground, which covers the screen in two columns and five rows. */
export const WOOD: { readonly w: number; readonly h: number } = { w: 320, h: 70 };

/** The trophy of the top ten. */
export const TROPHY: Area = { x: 24, y: 60, w: 132, h: 170 };

/** Suit pictures for buttons, and the keyboard cursor with its middle. */
export const SUIT_ICON: { readonly w: number; readonly h: number } = { w: 14, h: 12 };
export const CROSS: { readonly w: number; readonly h: number; readonly x: number; readonly y: number } = {
  w: 15,
  h: 11,
  x: 7,
  y: 5,
};
