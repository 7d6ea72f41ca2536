import type { Core, Move } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';
import type { Gem } from '../../gem/gem.ts';
import { carry, pressKind } from '../card-table/carry.ts';
import { type Grab, grabAt } from '../card-table/grab.ts';
import { type PilePlaces, pickAt } from '../card-table/pick.ts';

/** What the player has done with a press: a legal move, or cards that were clicked and wait for a click on their target. */
export type Pressed =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'held'; readonly grab: Grab }
  | { readonly kind: 'nothing' };

const NOTHING: Pressed = { kind: 'nothing' };

function moveOrNothing(move: Move | null): Pressed {
  return move === null ? NOTHING : { kind: 'move', move };
}

/** The legal move that a click on the stock's place makes: turn a card, or turn the waste over. */
export function stockMove(core: Core): Move | null {
  return core.moves().find(movesStock) ?? null;
}

/** The move of the space bar: a new card. Turning the waste over costs money and takes a click on the empty frame. */
export function turnMove(core: Core): Move | null {
  const stock = core.view().piles.find(({ role }) => role === 'stock');
  return stock === undefined || stock.cards.length === 0 ? null : stockMove(core);
}

/**
 * What a press of the left button at `at` comes to: a click on the stock turns a card, a short click on a card puts it on
 * its foundation, a longer press carries the frame of the cards to where they are let go (manual, "Die Spielregeln").
 * Cards that were clicked and have no foundation to go to are held, for players who cannot drag.
 */
export async function playPress(
  gem: Gem,
  core: Core,
  places: readonly PilePlaces[],
  at: { readonly x: number; readonly y: number },
): Promise<Pressed> {
  const pick = pickAt(places, at.x, at.y);
  if (pick === null) return NOTHING;
  if (core.view().piles[pick.pile].role === 'stock') return moveOrNothing(stockMove(core));
  const kind = await pressKind(gem, at);
  if (kind === 'lost') return NOTHING;
  const onTop = pick.card === places[pick.pile].cards.length - 1;
  const click = kind === 'click' && onTop ? core.clickMove(pick.pile) : null;
  if (click !== null) return moveOrNothing(click);
  const grab = grabAt(core, places, pick);
  if (grab === null) return NOTHING;
  if (kind === 'drag') return moveOrNothing(await carry(gem, places, grab, at));
  return grab.moves.length === 0 ? NOTHING : { kind: 'held', grab };
}
