import type { StMode } from '../hardware/atari-st/modes.ts';

/** The project's own card sheets, by the names of their files (assets/cards). */
export const OWN_SHEETS = [
  'CARDS.IMG',
  'CARDSMED.IMG',
  'CARDSLOW.IMG',
  'CARDS16.IMG',
  'CARDS256.IMG',
  'CARDS48.IMG',
  'CARDS48C.IMG',
  'CARDS40.IMG',
  'CARDS40C.IMG',
] as const;
export type OwnSheet = (typeof OWN_SHEETS)[number];

/** The largest and most colourful sheet of a mode: what a program plays with whose table takes such cards. */
export const SHEET_OF_MODE: Readonly<Record<StMode, OwnSheet>> = {
  'st-high': 'CARDS.IMG',
  'st-medium': 'CARDSMED.IMG',
  'st-low': 'CARDSLOW.IMG',
  'tt-medium': 'CARDS16.IMG',
  'tt-high': 'CARDS.IMG',
  'falcon-256': 'CARDS256.IMG',
  'large-mono': 'CARDS.IMG',
};

/** The sheets of programs with six rows of cards, where they are others; a large screen may be a small one too. */
const SHEETS_OF_SIX_ROWS: Readonly<Partial<Record<StMode, readonly OwnSheet[]>>> = {
  'st-high': ['CARDS48.IMG'],
  'tt-medium': ['CARDS48C.IMG'],
  'falcon-256': ['CARDS48C.IMG'],
  'large-mono': ['CARDS.IMG', 'CARDS48.IMG'],
};

/** The sheets of tables with fourteen columns, in the same way. */
const SHEETS_OF_FOURTEEN_COLUMNS: Readonly<Partial<Record<StMode, readonly OwnSheet[]>>> = {
  'st-high': ['CARDS40.IMG'],
  'tt-medium': ['CARDS40C.IMG'],
  'falcon-256': ['CARDS40C.IMG'],
  'large-mono': ['CARDS.IMG', 'CARDS40.IMG'],
};

/** Id of the program with six rows of cards, of the one with fourteen columns, and of the one that starts the others. */
const PATIENCE = 'patience';
const KLONDIKE = 'klondike';
const DESKTOP = 'desktop';

/**
 * The sheets that a program plays with in a mode when the user brings none: of all of them the best that fit. A page needs
 * to load no others.
 *
 * @param program id as in the address `#/yukon`
 */
export function sheetsOf(program: string, mode: StMode): readonly OwnSheet[] {
  const large = [SHEET_OF_MODE[mode]];
  const small = SHEETS_OF_SIX_ROWS[mode] ?? large;
  const withTwo = [...new Set([...large, ...(SHEETS_OF_FOURTEEN_COLUMNS[mode] ?? [])])];
  if (program === DESKTOP) return [...new Set([...large, ...small, ...withTwo])];
  if (program === KLONDIKE) return withTwo;
  return program === PATIENCE ? small : large;
}
