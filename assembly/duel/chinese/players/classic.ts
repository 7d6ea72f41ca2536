/**
 * The player of 1985 (CHINESE §5): it overlooks no move, takes the first one in a fixed order, and goes on until nothing can be laid.
 */
import { FOUR } from '../table';
import { fitting, headOf, isIn, lengthOf, matching, topOf } from './cards';
import { COLUMN, FOUNDATION, least, OTHER, OWN, packStep } from './lays';
import { Lean } from './lean';

/** No move. */
export const NOTHING = -1;

/**
 * The first move in this order: a card of pile 0 onto pile 9, one of piles 5 to 8 onto pile 9, pile 0 onto 1 to 4, pile 0 onto a
 * column, 5 to 8 onto 1 to 4, a whole pile onto another, pile 0 into a space. NOTHING if there is none.
 */
export function classicStep(at: Lean): i32 {
  const own = at.discardTop(at.turn);
  const dumped = matching(at.discardTop(1 - at.turn));
  const wanted = at.wanted();
  const tops = at.tops();
  if (isIn(dumped, own)) return packStep(OWN, OTHER);
  if ((tops & dumped) != 0) return packStep(COLUMN + columnIn(at, dumped), OTHER);
  if (isIn(wanted, own)) return packStep(OWN, FOUNDATION);
  if (isIn(at.accepted(), own)) return packStep(OWN, COLUMN + columnFor(at, own));
  if ((tops & wanted) != 0) return packStep(COLUMN + columnIn(at, wanted), FOUNDATION);
  const pile = pileStep(at);
  if (pile != NOTHING || own == 0) return pile;
  for (let i = 0; i < FOUR; i++) if (at.column(i) == 0) return packStep(OWN, COLUMN + i);
  return NOTHING;
}

/** A column whose top card is among some. */
function columnIn(at: Lean, cards: u64): i32 {
  let i = 0;
  while (!isIn(cards, topOf(at.column(i)))) i++;
  return i;
}

/** A column on which a card fits. */
function columnFor(at: Lean, card: i32): i32 {
  let i = 0;
  while (!isIn(fitting(topOf(at.column(i))), card)) i++;
  return i;
}

function pileStep(at: Lean): i32 {
  const accepted = at.accepted();
  for (let from = 0; from < FOUR; from++) {
    const column = at.column(from);
    if (column == 0 || lengthOf(column) < least) continue;
    const head = headOf(column);
    if (isIn(accepted, head)) return packStep(COLUMN + from, COLUMN + columnFor(at, head));
  }
  return NOTHING;
}
