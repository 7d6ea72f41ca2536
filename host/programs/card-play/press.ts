import type { Core, Move } from '../../core/core.ts';
import type { Gem } from '../../gem/gem.ts';
import { carry, pressKind } from '../card-table/carry.ts';
import type { Grab } from '../card-table/grab.ts';
import { type PilePlaces, pickAt } from '../card-table/pick.ts';
import { takeHold } from './holding.ts';

/** What a press of the left button comes to. `held`: cards that were clicked and wait for a click on their target. */
export type Pressed =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'held'; readonly grab: Grab }
  | { readonly kind: 'stock' | 'nothing' };

/** A table with its places on the screen. */
export interface TouchedTable {
  readonly core: Core;
  readonly places: readonly PilePlaces[];
  /** Whether the rules are off. */
  readonly cheating: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Follows a press of the left button: on a card that can be moved the pointer becomes a flat hand, which carries the card to
 * where it is let go (manual §2); a click takes it up for a click on its target. On a card that cannot, nothing happens.
 *
 * @throws TerminationError
 */
export async function playPress(gem: Gem, table: TouchedTable, at: Point): Promise<Pressed> {
  const { core, places, cheating } = table;
  const pick = pickAt(places, at.x, at.y);
  if (pick === null) return { kind: 'nothing' };
  if (core.view().piles[pick.pile].role === 'stock') return { kind: 'stock' };
  const grab = takeHold(core, places, pick, cheating);
  if (grab === null) return { kind: 'nothing' };
  const { aes } = gem;
  aes.graf_mouse('flat-hand');
  try {
    const kind = await pressKind(gem, at);
    if (kind === 'click') return { kind: 'held', grab };
    const move = kind === 'drag' ? await carry(gem, places, grab, at) : null;
    return move === null ? { kind: 'nothing' } : { kind: 'move', move };
  } finally {
    aes.graf_mouse('arrow');
  }
}

/** The move of a click with the right button: the top card under the pointer to its foundation, if it has one. */
export function rightClickMove({ core, places }: TouchedTable, at: Point): Move | null {
  const pick = pickAt(places, at.x, at.y);
  const onTop = pick !== null && pick.card >= 0 && pick.card === places[pick.pile].cards.length - 1;
  return onTop ? core.clickMove(pick.pile) : null;
}
