import type { Core, Move, PlayerLevel, View } from '../../../core/core.ts';
import { parseSave, type Save } from '../../../core/save.ts';
import { type TrickMove, trickMove } from '../../../core/trick-moves.ts';
import { playedTricks, type TricksView } from '../../../core/tricks-view.ts';
import type { GameResult, Goal } from '../kept/round.ts';
import { type BySeat, SEAT, SEATS, type Seat } from '../kept/seats.ts';
import { decisionSeed } from './chance.ts';

/** Which game of which round it is, and who plays it. */
export interface GameTerms {
  /** The round's deal number, 0 to 2^64-1. */
  readonly deal: bigint;
  /** Number of the game in its round, 1 to 24. */
  readonly number: number;
  readonly goal: Goal;
  /** How strong Jim and Cathy are. */
  readonly levels: { readonly jim: PlayerLevel; readonly cathy: PlayerLevel };
}

/**
 * What the table shows until a key says to go on, beside the moves of the game: cards not dealt yet; dealt; the Dap face
 * up; the status line filled; the melds of all; a complete trick (manual 3.2 to 3.6).
 */
export const STOPS = ['undealt', 'dealt', 'widow', 'status', 'melds', 'trick'] as const;

export type Stop = (typeof STOPS)[number];

/** A move that was made, with the table before it and after it. */
export interface Happening {
  readonly seat: Seat;
  readonly move: TrickMove;
  readonly before: View;
  readonly after: View;
}

/** A kept game is none of Binokel, or its stop fits no table. */
export class KeptGameError extends Error {
  override readonly name = 'KeptGameError';
  readonly field: string;

  constructor(field: string) {
    super(`the kept game cannot be gone on with: ${field}`);
    this.field = field;
  }
}

/** A seat of a view's number. */
export function seatAt(number: number): Seat {
  return SEATS[number];
}

/** What the core says of the game beside its cards. @throws KeptGameError where it plays another game */
export function tricksIn(view: View): TricksView {
  if (view.tricks === null) throw new KeptGameError('game');
  return view.tricks;
}

/** A whole game on the core as a sequence of moves and stops; knows no screen. */
export class GamePlay {
  readonly terms: GameTerms;
  readonly #core: Core;
  #stop: Stop | null;

  private constructor(core: Core, terms: GameTerms, stop: Stop | null) {
    this.#core = core;
    this.terms = terms;
    this.#stop = stop;
  }

  /** Deals the game; it stands before its cards are shown. */
  static begin(core: Core, terms: GameTerms): GamePlay {
    core.deal('binokel', { game: String(terms.number), goal: terms.goal }, terms.deal);
    return new GamePlay(core, terms, 'undealt');
  }

  /**
   * Goes on with a kept game, values of unknown origin.
   *
   * @param stop where it stood, as `stop` had it
   * @throws KeptGameError, SaveError
   */
  static resume(core: Core, terms: GameTerms, save: unknown, stop: unknown): GamePlay {
    const known = stop === null ? null : STOPS.find((name) => name === stop);
    if (known === undefined) throw new KeptGameError('stop');
    const parsed = parseSave(save);
    const isOurs = parsed.game === 'binokel' && parsed.options.game === String(terms.number);
    if (!isOurs) throw new KeptGameError('game');
    core.restore(parsed);
    const play = new GamePlay(core, terms, known);
    if (known !== null && !play.#mayStop(known)) throw new KeptGameError('stop');
    return play;
  }

  /** Where the game waits for a key; null where it waits for a move. */
  get stop(): Stop | null {
    return this.#stop;
  }

  /** The game as you see it. */
  get view(): View {
    return this.#core.view(SEAT.you);
  }

  get tricks(): TricksView {
    return tricksIn(this.view);
  }

  /** Who has to move; null at a stop and when the game is over. */
  get turn(): Seat | null {
    const { turn } = this.tricks;
    return this.#stop !== null || turn === null ? null : seatAt(turn);
  }

  get isOver(): boolean {
    return this.#stop === null && this.tricks.turn === null;
  }

  save(): Save {
    return this.#core.save();
  }

  /** Leaves a stop: the deal leads to the dealt table, the status line to the melds, all others to the next move. */
  goOn(): void {
    if (this.#stop === 'undealt') this.#stop = 'dealt';
    else this.#stop = this.#stop === 'status' ? 'melds' : null;
  }

  /** The move of the computer on turn, found with what its seat sees. */
  computerMove(): Move {
    const { turn } = this;
    if (turn === null || turn === SEAT.you) throw new KeptGameError('turn');
    const { deal, number, levels } = this.terms;
    const seed = decisionSeed(deal, number, this.view.moveCount);
    const move = this.#core.choose(turn, turn === SEAT.jim ? levels.jim : levels.cathy, seed);
    if (move === null) throw new KeptGameError('move');
    return move;
  }

  /**
   * Makes a move of whoever is on turn.
   *
   * @throws IllegalMoveError; then nothing has changed
   */
  make(move: Move): Happening {
    const { view: before, turn } = this;
    const taken = trickMove(move);
    if (turn === null || taken === null) throw new KeptGameError('turn');
    this.#core.play(move);
    const { view: after } = this;
    this.#stop = stopAfter(tricksIn(before), tricksIn(after));
    return { seat: turn, move: taken, before, after };
  }

  /** @throws KeptGameError before the game is over */
  result(): GameResult {
    const { results, soloist, bid, ending } = this.tricks;
    if (!this.isOver || soloist === null) throw new KeptGameError('result');
    const points: BySeat<number> = [results[SEAT.you], results[SEAT.jim], results[SEAT.cathy]];
    return { soloist: seatAt(soloist), bid, ending: ending ?? 'played', points };
  }

  /** Whether the table has what a stop shows. */
  #mayStop(stop: Stop): boolean {
    const { phase, winners, claims, widow, soloist, ending } = this.tricks;
    const trick = this.view.piles.find(({ role }) => role === 'trick')?.cards.length;
    const melded = claims.every((claim, seat) => claim !== null || (seat === soloist && ending !== null));
    if (stop === 'undealt' || stop === 'dealt') return phase === 'auction' && this.view.moveCount === 0;
    if (stop === 'widow') return phase === 'discard' && widow.length > 0;
    return trick === 0 && melded && (stop === 'trick') === winners.length > 0;
  }
}

/** The stop that a move leads to, null for none. */
export function stopAfter(before: TricksView, after: TricksView): Stop | null {
  if (before.soloist === null && after.soloist !== null) return 'widow';
  if (before.phase === 'meld' && after.phase !== 'meld') return 'status';
  return after.winners.length > before.winners.length ? 'trick' : null;
}

/** The trick that lies complete on the table, and what it counts with the last trick's ten. */
export interface CompleteTrick {
  readonly leader: Seat;
  /** In the order they were played. */
  readonly cards: readonly number[];
  readonly winner: Seat;
}

/** The trick that was completed last. */
export function lastTrick(view: View): CompleteTrick | null {
  const last = playedTricks(tricksIn(view), view.piles).at(-1);
  return last === undefined ? null : { leader: seatAt(last.leader), cards: last.cards, winner: seatAt(last.winner) };
}
