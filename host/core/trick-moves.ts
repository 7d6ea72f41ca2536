import { MoveKind } from '../../assembly/abi.ts';
import { cardKind, cardStrength, kindCard, moveKind, moveNumber, packNumber } from '../../assembly/move.ts';
import { discardedCards, discardMove, playMove } from './tricks-move-text.ts';

export { cardKind, cardStrength, discardMove, kindCard, playMove };

/** A move of a game of tricks, taken apart. Cards are of twins the first pack's. */
export type TrickMove =
  | { readonly kind: 'call'; readonly number: number }
  | { readonly kind: 'pass' | 'go-off' }
  | { readonly kind: 'discard'; readonly cards: readonly number[] }
  | { readonly kind: 'trump'; readonly suit: number }
  | { readonly kind: 'meld' | 'false-meld'; readonly claim: number }
  | { readonly kind: 'play'; readonly card: number };

/** Leaving the auction. */
export const PASS: number = packNumber(MoveKind.Pass, 0);

/** The soloist gives the game up instead of melding (Binokel manual 3.5.3). */
export const GO_OFF: number = packNumber(MoveKind.GoOff, 0);

/** Calling a number. */
export function callMove(number: number): number {
  return packNumber(MoveKind.Call, number);
}

/** Naming trumps, 0 ♣, 1 ♠, 2 ♥, 3 ♦. */
export function trumpMove(suit: number): number {
  return packNumber(MoveKind.Trump, suit);
}

/** Melding a claim; `isFalse` where the cards do not bear it out. */
export function meldMove(claim: number, isFalse: boolean): number {
  return packNumber(isFalse ? MoveKind.FalseMeld : MoveKind.Meld, claim);
}

/** Takes a move of a game of tricks apart; null for a move of another kind. */
export function trickMove(move: number): TrickMove | null {
  const number = moveNumber(move);
  switch (moveKind(move)) {
    case MoveKind.Call:
      return { kind: 'call', number };
    case MoveKind.Pass:
      return { kind: 'pass' };
    case MoveKind.GoOff:
      return { kind: 'go-off' };
    case MoveKind.Discard:
      return { kind: 'discard', cards: discardedCards(move) };
    case MoveKind.Trump:
      return { kind: 'trump', suit: number };
    case MoveKind.Meld:
      return { kind: 'meld', claim: number };
    case MoveKind.FalseMeld:
      return { kind: 'false-meld', claim: number };
    case MoveKind.Play:
      return { kind: 'play', card: number };
    default:
      return null;
  }
}
