import type { Core, Move } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';
import { BUTTON, type ButtonEvent, type GemEvents } from '../../gem/aes/events.ts';
import type { Gem } from '../../gem/gem.ts';
import { union } from '../../gem/vdi/rect.ts';
import { carry, pressKind } from '../card-table/carry.ts';
import { type Grab, grabAt, moveOnto } from '../card-table/grab.ts';
import { type PilePlaces, pickAt } from '../card-table/pick.ts';
import type { YukonScreen } from './screen.ts';

/** A place of the mouse. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A short click ends within this time, in milliseconds. */
const SHORT_CLICK_MS = 500;

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
 * its foundation, and under a button that is held the frame of the cards appears and goes to where they are let go
 * (manual, "Die Spielregeln"). Cards that were clicked and have no foundation to go to are held, for players who cannot
 * drag.
 */
export async function playPress(gem: Gem, core: Core, places: readonly PilePlaces[], at: Point): Promise<Pressed> {
  const pick = pickAt(places, at.x, at.y);
  if (pick === null) return NOTHING;
  if (core.view().piles[pick.pile].role === 'stock') return moveOrNothing(stockMove(core));
  const kind = await pressKind(gem, at, SHORT_CLICK_MS);
  if (kind === 'lost') return NOTHING;
  const onTop = pick.card === places[pick.pile].cards.length - 1;
  const click = kind === 'click' && onTop ? core.clickMove(pick.pile) : null;
  if (click !== null) return moveOrNothing(click);
  const grab = grabAt(core, places, pick);
  if (grab === null) return NOTHING;
  if (kind === 'drag') return moveOrNothing(await carry(gem, places, grab, at));
  return grab.moves.length === 0 ? NOTHING : { kind: 'held', grab };
}

/** What ends the waiting of held cards: their move, another press on their own pile, or anything else. */
export type HeldEnd =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'own-pile'; readonly button: ButtonEvent }
  | { readonly kind: 'other'; readonly events: GemEvents };

/**
 * Shows held cards in inverse until a click on their target moves them or the player does something else.
 *
 * @param next waits for what the player does
 */
export async function waitForTarget(screen: YukonScreen, grab: Grab, next: () => Promise<GemEvents>): Promise<HeldEnd> {
  const held = grab.outlines.reduce(union);
  screen.invert(held);
  const events = await next();
  screen.invert(held);
  const { button } = events;
  const pick = button?.buttons === BUTTON.left ? pickAt(screen.places(), events.x, events.y) : null;
  const move = pick === null ? null : moveOnto(grab, pick.pile);
  if (move !== null) return { kind: 'move', move };
  if (button !== undefined && pick?.pile === grab.pile) return { kind: 'own-pile', button };
  return { kind: 'other', events };
}
