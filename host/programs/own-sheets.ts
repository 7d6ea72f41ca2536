import type { StMode } from '../hardware/atari-st/modes.ts';

/** The project's own card sheets, by the names of their files (assets/cards). */
export const OWN_SHEETS = ['CARDS.IMG', 'CARDSMED.IMG', 'CARDSLOW.IMG', 'CARDS16.IMG', 'CARDS256.IMG'] as const;
export type OwnSheet = (typeof OWN_SHEETS)[number];

/**
 * The sheet that every program plays with in a mode when the user brings none: of all of them the largest and most
 * colourful that fits. A page needs to load no other.
 */
export const SHEET_OF_MODE: Readonly<Record<StMode, OwnSheet>> = {
  'st-high': 'CARDS.IMG',
  'st-medium': 'CARDSMED.IMG',
  'st-low': 'CARDSLOW.IMG',
  'tt-medium': 'CARDS16.IMG',
  'tt-high': 'CARDS.IMG',
  'falcon-256': 'CARDS256.IMG',
  'large-mono': 'CARDS.IMG',
};
