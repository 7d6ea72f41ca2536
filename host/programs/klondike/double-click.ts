import type { Core, Move } from '../../core/core.ts';
import type { Grab } from '../card-table/grab.ts';

/** Two clicks on a card within this time are a double click, in milliseconds; the slowest of the rates that GEM offers. */
const DOUBLE_CLICK_MS = 450;

/** A double click on a card lays it off. @param ms between the clicks @returns null where it has no foundation, or they are two */
export function doubleClickMove(core: Core, { pile, count }: Grab, ms: number): Move | null {
  return count === 1 && ms <= DOUBLE_CLICK_MS ? core.clickMove(pile) : null;
}
