/** What goes wrong when a game is begun or played, as errors with stable codes. Codes are the ABI's names in kebab case. */

/** The stable code of an enumeration's member: `WholePileOnly` → `whole-pile-only`. */
export function codeOf(enumeration: Readonly<Record<number, string>>, value: number): string {
  return enumeration[value].replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** A game cannot be dealt: unknown game or option, a deal number out of range, or a faulty deck. */
export class DealError extends Error {
  override readonly name = 'DealError';
  constructor(
    /** `no-such-game`, `no-such-option`, `no-such-value`, `deal-out-of-range`, `opening-out-of-range`, or a fault of the deck. */
    readonly code: string,
    /** The word, number or card the code speaks of. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** A position cannot be taken. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  constructor(
    readonly code: string,
    /** Id of the pile, '' where the fault is in no pile. */
    readonly pile: string,
    /** Card as text, '' where the fault is in no card. */
    readonly card: string,
  ) {
    super([code, pile, card].filter((part) => part !== '').join(' '));
  }
}

/** A move was to be played that the rules forbid. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
  constructor(
    readonly refusal: string,
    readonly move: number,
  ) {
    super(`the move is not legal: ${refusal}`);
  }
}

/** Something was asked about the game being played, and there is none. */
export class NoGameError extends Error {
  override readonly name = 'NoGameError';
  constructor() {
    super('no game has been begun');
  }
}
