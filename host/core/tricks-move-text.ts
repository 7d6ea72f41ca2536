import { MoveKind } from '../../assembly/abi.ts';
import { WIDOW_CARDS } from '../../assembly/abi-tricks.ts';
import { cardKind, kindCard, moveDiscard, moveKind, moveNumber, packDiscard, packNumber } from '../../assembly/move.ts';
import { CardTextError, cardText, parseCard } from './card-text.ts';
import { ClaimTextError, claimText, parseClaim } from './claim-text.ts';

/** Moves without a number. */
const PASS = 'pass';
const GO_OFF = 'go-off';
const SUITS = 'CSHD';

/** How the moves of a game of tricks are written. */
export const TRICK_MOVE_FORMS =
  'call:N, pass, discard:CARD+CARD+CARD+CARD, trump:C (S, H, D), meld:COMBINATION+... or meld:none, false-meld:..., go-off and play:CARD';

/** A move of a game of tricks as the command line writes it (CLI), null for a move of another kind. */
export function tricksMoveText(move: number): string | null {
  switch (moveKind(move)) {
    case MoveKind.Call:
      return `call:${moveNumber(move)}`;
    case MoveKind.Pass:
      return PASS;
    case MoveKind.Discard:
      return `discard:${discardedCards(move).map(cardText).join('+')}`;
    case MoveKind.Trump:
      return `trump:${SUITS[moveNumber(move)]}`;
    case MoveKind.Meld:
      return `meld:${claimText(moveNumber(move))}`;
    case MoveKind.FalseMeld:
      return `false-meld:${claimText(moveNumber(move))}`;
    case MoveKind.GoOff:
      return GO_OFF;
    case MoveKind.Play:
      return `play:${cardText(moveNumber(move))}`;
    default:
      return null;
  }
}

/** The move of a text, null if it is none of a game of tricks. Whether it is legal is for the core to say. */
export function parseTricksMove(text: string): number | null {
  if (text === PASS) return packNumber(MoveKind.Pass, 0);
  if (text === GO_OFF) return packNumber(MoveKind.GoOff, 0);
  const match = /^([a-z-]+):(.*)$/.exec(text);
  if (match === null) return null;
  try {
    return parseNumber(match[1], match[2]);
  } catch (error) {
    if (error instanceof CardTextError || error instanceof ClaimTextError) return null;
    throw error;
  }
}

/** The move that lays four cards away, in any order and whichever of two twins they are. */
export function discardMove(cards: readonly number[]): number {
  const [first, second, third, fourth] = cards.map(cardKind).sort((a, b) => a - b);
  return packDiscard(first, second, third, fourth);
}

/** The cards that a discard lays away, of twins the first pack's. */
export function discardedCards(move: number): readonly number[] {
  return Array.from({ length: WIDOW_CARDS }, (_, place) => kindCard(moveDiscard(move, place)));
}

/** The move that plays a card, whichever of two twins it is. */
export function playMove(card: number): number {
  return packNumber(MoveKind.Play, kindCard(cardKind(card)));
}

function parseNumber(name: string, text: string): number | null {
  if (name === 'call') return /^\d{1,4}$/.test(text) ? packNumber(MoveKind.Call, Number(text)) : null;
  if (name === 'trump') return /^[CSHD]$/.test(text) ? packNumber(MoveKind.Trump, SUITS.indexOf(text)) : null;
  if (name === 'meld') return packNumber(MoveKind.Meld, parseClaim(text));
  if (name === 'false-meld') return packNumber(MoveKind.FalseMeld, parseClaim(text));
  if (name !== 'play' && name !== 'discard') return null;
  const cards = text.split('+').map(parseCard);
  if (cards.some((card) => kindCard(cardKind(card)) !== card)) return null;
  if (name === 'play') return cards.length === 1 ? playMove(cards[0]) : null;
  return cards.length === WIDOW_CARDS ? discardMove(cards) : null;
}
