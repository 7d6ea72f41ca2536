import type { Core, Move } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';
import type { Gem } from '../../gem/gem.ts';
import { union } from '../../gem/vdi/rect.ts';
import { dropMove, grabAt } from '../card-table/grab.ts';
import { type PilePlaces, pickAt } from '../card-table/pick.ts';

/** A press that moves less than this many pixels is a click. */
const CLICK_SLACK = 3;

/** The legal move that a click on the stock's place makes: turn a card, or turn the waste over. */
export function turnMove(core: Core): Move | null {
  return core.moves().find(movesStock) ?? null;
}

/** Waits until the button is let go or the pointer has left the place of the press. */
async function isClick(gem: Gem, x: number, y: number): Promise<boolean> {
  const size = 2 * CLICK_SLACK + 1;
  const events = await gem.aes.evnt_multi({
    button: { mask: 1, state: 0, clicks: 1 },
    rect1: { inside: false, rect: { x: x - CLICK_SLACK, y: y - CLICK_SLACK, w: size, h: size } },
  });
  return events.button !== undefined;
}

/**
 * What a press of the left button at (x, y) comes to: a click on the stock turns a card, a short click on a card puts it
 * on its foundation, a longer press carries the outlines of the cards to where they are let go (manual, "Die
 * Spielregeln").
 *
 * @returns the legal move the player has made, or null
 */
export async function playPress(
  gem: Gem,
  core: Core,
  places: readonly PilePlaces[],
  x: number,
  y: number,
): Promise<Move | null> {
  const pick = pickAt(places, x, y);
  if (pick === null) return null;
  if (core.view().piles[pick.pile].role === 'stock') return turnMove(core);
  const cards = places[pick.pile].cards;
  if (await isClick(gem, x, y)) return pick.card === cards.length - 1 ? core.clickMove(pick.pile) : null;
  const grab = grabAt(core, places, pick);
  if (grab === null) return null;
  const frame = grab.outlines.reduce(union);
  const inner = { x: frame.x + 1, y: frame.y + 1, w: frame.w - 2, h: frame.h - 2 };
  const end = await gem.aes.graf_dragbox([frame, inner], { x, y }, gem.aes.desktop);
  const offset = { x: end.x - frame.x, y: end.y - frame.y };
  return dropMove(grab, places, offset, gem.aes.graf_mkstate());
}
