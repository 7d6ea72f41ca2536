import { MoveKind } from '../../assembly/abi.ts';
import { ADVICE_MOVE, ADVICE_STRIDE, ADVICE_VALUE, Combination } from '../../assembly/abi-tricks.ts';
import { cardKind, claimLevel, claimWeight, moveKind, moveNumber } from '../../assembly/move.ts';
import { claimParts } from './claim-text.ts';
import { type CardValue, type DoubleDummy, type OpenTable, openTable } from './double-dummy.ts';
import { levelOf, type PlayerLevel } from './player-level.ts';
import type { View } from './reading.ts';
import type { SessionBlock } from './session-block.ts';
import type { TrickCalculator, ValuedPart } from './trick-calculator.ts';
import type { CoreInstance } from './wasm.ts';

/** What a player thinks of a move. */
export interface WeighedMove {
  /** One u32 (assembly/move.ts). */
  readonly move: number;
  /** Points that the seat will be ahead of the mean of the two others, on average. */
  readonly margin: number;
}

/** What a claim has left out. */
export interface MissedMeld {
  /** Combinations of the best claim that are not in it, with what each counts more. */
  readonly parts: readonly ValuedPart[];
  /** What the best claim counts more. */
  readonly points: number;
}

/** A card that was played, looked at afterwards with all cards seen. */
export interface ReviewedCard {
  readonly seat: number;
  readonly isSoloist: boolean;
  /** Cards that the seat held. */
  readonly held: number;
  readonly card: number;
  /** What every card that could be played would have brought the soloist from there on. */
  readonly values: readonly CardValue[];
  /** Card points that the seat's side lost by it, against the best card. */
  readonly lost: number;
}

/** The parts of the core that the coach draws on. */
export interface CoachParts {
  readonly core: CoreInstance;
  readonly session: SessionBlock;
  readonly calculator: TrickCalculator;
  readonly doubleDummy: DoubleDummy;
  /** The game with all its cards. @throws NoGameError */
  fullView(): View;
}

/** Cards that are tried between two pauses of a review. */
const SLICE = 100_000;
const MOST_CARDS = 12;

/**
 * Helps somebody who plays a game of tricks: what a strong player thinks of the moves, what a meld has left out, and how good the cards
 * were when the game is over. That a rule forbids a card, and which, is said by `Core.refusal`.
 */
export class Coach {
  readonly #parts: CoachParts;

  constructor(parts: CoachParts) {
    this.#parts = parts;
  }

  /**
   * The moves of the seat on turn as a player of a level weighs them, the best first: cards, trumps, a call against passing, melding
   * against going off, and of the discards those that are worth a thought. Nothing for players that do not weigh moves.
   *
   * @param seat the seat on turn; the player is told what it sees and nothing else
   * @param seed equal views, levels and seeds give equal answers
   */
  weigh(seat: number, level: PlayerLevel, seed: number, budget = 0): readonly WeighedMove[] {
    const { verbs, words } = this.#parts.core;
    const count = verbs.weigh(seat, levelOf(level), seed, budget);
    const block = verbs.adviceBlock();
    const moves = Array.from({ length: count }, (_, i) => ({
      move: words.getUint32(block + i * ADVICE_STRIDE + ADVICE_MOVE, true),
      margin: words.getFloat64(block + i * ADVICE_STRIDE + ADVICE_VALUE, true),
    }));
    return moves.sort((a, b) => b.margin - a.margin);
  }

  /** What a claim of a hand has left out (BINOKEL §6.4). */
  missedMeld(hand: readonly number[], claim: number, trump: number): MissedMeld {
    const { calculator } = this.#parts;
    const best = calculator.bestClaim(hand);
    const spelledOut = withoutRundgang(claim);
    const parts = claimParts(best).flatMap(({ combination }) => {
      const valueIn = (of: number): number => partValue(calculator, of, combination, trump);
      const more = valueIn(best) - valueIn(spelledOut);
      const [part] = calculator.valuedParts(claimWeight(combination) * claimLevel(best, combination), trump);
      return more > 0 ? [{ ...part, value: more }] : [];
    });
    return { parts, points: calculator.claimValue(best, trump) - calculator.claimValue(claim, trump) };
  }

  /**
   * Looks at the cards that were played in the present game, the last one first, with all cards seen. The game stays as it is.
   *
   * @param most cards in hand at most; with twelve the first tricks take a second each
   * @yields what it has found out of the next card, and null in between, so that the caller can do other things
   * @throws OpenTableError when another search takes its room
   */
  *review(most = MOST_CARDS): Generator<ReviewedCard | null, void> {
    const { doubleDummy } = this.#parts;
    for (const { table, card } of this.#plays(most)) {
      doubleDummy.beginCards(table);
      while (!doubleDummy.step(SLICE)) yield null;
      yield review(table, card, doubleDummy.values());
    }
  }

  /** The cards that were played with the tables they were played at, the last one first; the game is afterwards as it was. */
  #plays(most: number): readonly Played[] {
    const { core, session } = this.#parts;
    const game = session.copy();
    const plays: Played[] = [];
    for (const move of session.moves().slice(0, session.cursor).reverse()) {
      core.verbs.stepBack();
      if (moveKind(move) !== MoveKind.Play) break;
      const table = openTable(this.#parts.fullView());
      if (table.hands[turnOf(table)].length > most) break;
      plays.push({ table, card: moveNumber(move) });
    }
    session.putBack(game);
    return plays;
  }
}

interface Played {
  readonly table: OpenTable;
  readonly card: number;
}

function turnOf({ leader, trick, hands }: OpenTable): number {
  return (leader + trick.length) % hands.length;
}

function review(table: OpenTable, card: number, values: readonly CardValue[]): ReviewedCard {
  const seat = turnOf(table);
  const isSoloist = seat === table.soloist;
  const points = values.map((value) => value.points);
  const played = values.find((value) => cardKind(value.card) === cardKind(card))?.points ?? 0;
  const lost = isSoloist ? Math.max(...points) - played : played - Math.min(...points);
  return { seat, isSoloist, held: table.hands[seat].length, card, values, lost };
}

/** A Rundgang is a pair in each suit, the kings and the queens (manual 3.5.2). */
function withoutRundgang(claim: number): number {
  if (claimLevel(claim, Combination.Rundgang) === 0) return claim;
  const suits = [0, 1, 2, 3].map((suit) => Combination.Pairs + suit);
  const parts = [...suits, Combination.Kings, Combination.Queens];
  return parts.reduce((sum, part) => sum + claimWeight(part), claim - claimWeight(Combination.Rundgang));
}

/** What a combination counts in a claim. */
function partValue(calculator: TrickCalculator, claim: number, combination: number, trump: number): number {
  return calculator.claimValue(claimWeight(combination) * claimLevel(claim, combination), trump);
}
