import { Refusal } from '../../assembly/abi.ts';
import { Duty } from '../../assembly/abi-tricks.ts';
import { claimParts } from './claim-text.ts';
import { codeOf } from './errors.ts';
import type { CoreInstance } from './wasm.ts';

/** A combination of a claim with what it counts. */
export interface ValuedPart {
  /** As the command line writes it: `kreuz-F`. */
  readonly text: string;
  readonly value: number;
}

/** What the rules say of a card. */
export interface CardVerdict {
  readonly card: number;
  /** The code of the rule that forbids it, null if it may be played. */
  readonly refusal: string | null;
}

/** What a game that was played has brought a seat, or is to be reckoned for it. */
export interface SeatAccount {
  /** Card points, with what was laid away and the last trick. */
  readonly points: number;
  readonly meld: number;
  /** Tricks won. */
  readonly tricks: number;
}

/** A hand that has more claims than the core has room for; twelve cards never have. */
export class TooManyClaimsError extends Error {
  override readonly name = 'TooManyClaimsError';
}

/**
 * Answers about hands, claims, tricks and results without a game, for whoever plays at a table of his own. Cards are bytes as in views,
 * of kinds that Binokel is played with; suits are 0 ♣, 1 ♠, 2 ♥, 3 ♦; claims are numbers (`claim-text.ts`).
 */
export class TrickCalculator {
  readonly #core: CoreInstance;

  constructor(core: CoreInstance) {
    this.#core = core;
  }

  /** The claim that counts most for a hand, whatever is trumps. */
  bestClaim(hand: readonly number[]): number {
    return this.#core.verbs.bestClaim(this.#put(hand));
  }

  /** The code of the rule by which a hand does not bear a claim out, null if it does. */
  claimRefusal(hand: readonly number[], claim: number): string | null {
    const refusal = this.#core.verbs.claimRefusal(this.#put(hand), claim);
    return refusal === Refusal.None ? null : codeOf(Refusal, refusal);
  }

  /** All claims that a hand bears out, sorted, the empty one first. @throws TooManyClaimsError */
  claims(hand: readonly number[]): readonly number[] {
    const { verbs, words } = this.#core;
    const count = verbs.listClaims(this.#put(hand));
    if (count < 0) throw new TooManyClaimsError();
    return Array.from({ length: count }, (_, i) => words.getUint32(verbs.claimsBlock() + 4 * i, true));
  }

  /** What a right claim counts. */
  claimValue(claim: number, trump: number): number {
    return this.#core.verbs.claimValue(claim, trump);
  }

  /** The combinations of a claim with what each counts. */
  valuedParts(claim: number, trump: number): readonly ValuedPart[] {
    return claimParts(claim).map(({ text, combination, level }) => ({
      text,
      value: this.#core.verbs.combinationValue(combination, level, trump),
    }));
  }

  /** The code of what the rules ask of who holds `hand` and is to play to `trick`: `beat`, `follow`, `under-ruff` … */
  duty(hand: readonly number[], trick: readonly number[], trump: number): string {
    this.#put([...hand, ...trick]);
    return codeOf(Duty, this.#core.verbs.cardDuty(hand.length, trick.length, trump));
  }

  /** Every card of the hand with the rule that forbids it. */
  verdicts(hand: readonly number[], trick: readonly number[], trump: number): readonly CardVerdict[] {
    this.#put([...hand, ...trick]);
    return hand.map((card) => {
      const refusal = this.#core.verbs.cardRefusal(hand.length, trick.length, trump, card);
      return { card, refusal: refusal === Refusal.None ? null : codeOf(Refusal, refusal) };
    });
  }

  /** Which card of a trick wins it, 0 = the first. */
  winner(trick: readonly number[], trump: number): number {
    return this.#core.verbs.winnerOf(this.#put(trick), trump);
  }

  /** Card points of cards. */
  points(cards: readonly number[]): number {
    return cards.reduce((sum, card) => sum + this.#core.verbs.cardPoints(card), 0);
  }

  /** What the last trick counts beside its cards. */
  get lastTrickPoints(): number {
    return this.#core.verbs.lastTrickPoints();
  }

  /** What a played game brings the soloist. @param reach house rule: the bid has to be reached, and not to be exceeded */
  soloistResult(bid: number, { points, meld, tricks }: SeatAccount, reach = false): number {
    return this.#core.verbs.soloistResult(bid, points, meld, tricks, Number(reach));
  }

  /** What a played game brings a defender. */
  defenderResult({ points, meld, tricks }: SeatAccount): number {
    return this.#core.verbs.defenderResult(points, meld, tricks);
  }

  /** What a game that the soloist has lost without playing brings a defender. */
  unplayedResult(meld: number): number {
    return this.#core.verbs.unplayedResult(meld);
  }

  /** Puts cards where the core looks for them; answers how many. */
  #put(cards: readonly number[]): number {
    this.#core.bytes.set(cards, this.#core.verbs.deckBlock());
    return cards.length;
  }
}
