export { LAST_CARD } from './patience-endgames.ts';

/** Everything lies open in runs: only laying off is left. */
export const FINISHING = `
  foundation-1: AC..9C
  foundation-2: AS..9S
  foundation-3: AH..9H
  foundation-4: AD..8D
  tableau-1: KC QH JC TH
  tableau-2: KH QC JH TC 9D
  tableau-3: KS QD JS TD
  tableau-4: KD QS JD TS`;
