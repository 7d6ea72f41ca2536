import type { Core, GameInfo, Move, PileRole } from '../../core/core.ts';
import { moveTo } from '../../core/move.ts';
import { type Rect, union } from '../../gem/vdi/rect.ts';
import { type Grab, moveOnto } from '../card-table/grab.ts';
import { type Pick, type PilePlaces, pickAt } from '../card-table/pick.ts';
import {
  cardStops,
  type Direction,
  firstStop,
  nearestStop,
  nextStop,
  type Stop,
  stopOn,
  targetStops,
  topStop,
} from './cursor.ts';
import { takeHold } from './holding.ts';

/** What the hand has done: taken or laid cards, asked for new ones, or found a card that fits nowhere. */
export type HandResult =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'stock' | 'nowhere' | 'nothing' };

/** The game that the hand plays. */
export interface HandGame {
  readonly game: GameInfo;
  /** Whether the rules are off (RULES §2.5). */
  readonly cheating: boolean;
}

/** The table that the hand plays on. */
export interface HandTable {
  places(): readonly PilePlaces[];
  /** Shows rectangles in inverse, and those of the last time as before. */
  light(rects: readonly Rect[]): void;
}

const NOTHING: HandResult = { kind: 'nothing' };

/**
 * Cards that wait for their target, taken up by a click or from the keyboard, and the cursor of the keyboard. A player
 * without a mouse goes from card to card with the cursor keys; with cards in the hand only their targets are stops.
 */
export class Hand {
  readonly #core: Core;
  readonly #game: HandGame;
  readonly #table: HandTable;
  #held: Grab | null = null;
  #cursor: Stop | null = null;

  constructor(core: Core, game: HandGame, table: HandTable) {
    this.#core = core;
    this.#game = game;
    this.#table = table;
  }

  /** Shows the cursor, or moves it. */
  go(direction: Direction): void {
    const stops = this.#stops();
    const from = this.#cursor;
    this.#cursor = from === null ? firstStop(stops, this.#roles) : nextStop(stops, from, direction);
    this.#show();
  }

  /** Space and Return: takes the card under the cursor up, or lays down what is held. */
  act(): HandResult {
    const at = this.#cursor;
    if (at === null) {
      this.#cursor = firstStop(this.#stops(), this.#roles);
      this.#show();
      return NOTHING;
    }
    if (this.#held !== null) return this.#layOn(at.pile);
    if (this.#roles[at.pile] === 'stock') return { kind: 'stock' };
    return this.#take(at);
  }

  /** The top card under the cursor goes to its foundation, as with a click of the right button. */
  placeOne(): HandResult {
    const at = this.#cursor;
    const places = this.#table.places();
    const onTop = at !== null && at.card >= 0 && at.card === places[at.pile].cards.length - 1;
    const move = onTop && this.#held === null ? this.#core.clickMove(at.pile) : null;
    return move === null ? NOTHING : { kind: 'move', move };
  }

  /** Escape: puts held cards back under the cursor; without any, hides the cursor. */
  drop(): void {
    const held = this.#held;
    this.#held = null;
    if (held === null || this.#cursor === null) this.#cursor = null;
    else this.#cursor = this.#stopOfGrab(held);
    this.#show();
  }

  /** Takes up cards that were clicked; the cursor of the keyboard goes. */
  hold(grab: Grab): HandResult {
    this.#cursor = null;
    if (grab.moves.length === 0) return { kind: 'nowhere' };
    this.#held = grab;
    this.#show();
    return NOTHING;
  }

  /**
   * A press of the left button puts held cards down and takes the cursor of the keyboard away.
   *
   * @returns the cards that were held, null where there were none, and their move onto the pile under the mouse
   */
  putDown(at: { readonly x: number; readonly y: number }): { readonly held: Grab | null; readonly move: Move | null } {
    const held = this.#held;
    this.clear();
    const pick = held === null ? null : pickAt(this.#table.places(), at.x, at.y);
    return { held, move: held === null || pick === null ? null : moveOnto(held, pick.pile) };
  }

  /** Nothing is held and no cursor shown any more. */
  clear(): void {
    if (this.#held === null && this.#cursor === null) return;
    this.#held = null;
    this.#cursor = null;
    this.#show();
  }

  /** Puts held cards back and takes the light away before the table changes. */
  rest(): void {
    this.#held = null;
    this.#table.light([]);
  }

  /** The table has changed: the cursor goes to the nearest card that can be taken. @param move that was made just now */
  settle(move: Move | null): void {
    const cursor = this.#cursor;
    if (cursor === null) return;
    const places = this.#table.places();
    const ideal = move === null || cursor.pile !== moveTo(move) ? cursor : topStop(places, cursor.pile);
    this.#cursor = nearestStop(this.#stops(), ideal);
    this.#show();
  }

  #take(at: Stop): HandResult {
    const grab = this.#grab(at);
    if (grab === null) return NOTHING;
    if (grab.moves.length === 0) return { kind: 'nowhere' };
    this.#held = grab;
    this.#cursor = nearestStop(this.#stops(), at);
    this.#show();
    return NOTHING;
  }

  #layOn(pile: number): HandResult {
    const move = this.#held === null ? null : moveOnto(this.#held, pile);
    return move === null ? NOTHING : { kind: 'move', move };
  }

  #grab(pick: Pick): Grab | null {
    return takeHold(this.#core, this.#table.places(), pick, this.#game.cheating);
  }

  /** Where the cursor can stand now. */
  #stops(): readonly Stop[] {
    const places = this.#table.places();
    if (this.#held !== null) return targetStops(places, this.#held.moves);
    const cheating = this.#game.cheating;
    return cardStops(places, this.#roles, (pile, grabbed) =>
      cheating ? this.#core.forceLift(pile, grabbed) : this.#core.lift(pile, grabbed),
    );
  }

  get #roles(): readonly PileRole[] {
    return this.#game.game.pileRoles;
  }

  #stopOfGrab({ pile, count }: Grab): Stop {
    const places = this.#table.places();
    return stopOn(places, pile, places[pile].cards.length - count);
  }

  #show(): void {
    const held = this.#held === null ? [] : [this.#held.outlines.reduce(union)];
    const cursor = this.#cursor === null ? [] : [this.#cursor.area];
    this.#table.light([...held, ...cursor]);
  }
}
