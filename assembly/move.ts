/**
 * A move is one unsigned 32-bit word, `kind:7 | from:8 | to:8 | count:8` with bit 31 clear; 0 is "no move".
 * Compiled by `asc` and by `tsc`.
 */
import { CARD_RANK_MASK, CARD_SUIT_MASK, CARD_SUIT_SHIFT, MoveKind, RANK_ACE, RANK_JACK, RANK_TEN } from './abi';

/** One word from the fields of a move. */
export function packMove(kind: u32, from: u32, to: u32, count: u32): u32 {
  return (kind << 24) | (from << 16) | (to << 8) | count;
}

/** `count` cards from pile `from` onto pile `to`. */
export function packLay(from: u32, to: u32, count: u32): u32 {
  return packMove(MoveKind.Lay, from, to, count);
}

/** MoveKind of a move. */
export function moveKind(move: u32): u32 {
  return move >>> 24;
}

/** Pile the cards come from. */
export function moveFrom(move: u32): u32 {
  return (move >>> 16) & 0xff;
}

/** Pile the cards go to. */
export function moveTo(move: u32): u32 {
  return (move >>> 8) & 0xff;
}

/** Cards that travel. */
export function moveCount(move: u32): u32 {
  return move & 0xff;
}

// ---- moves of games of tricks (BINOKEL §4–7): most of them hold one number instead of three fields ----------------------

/** A move with a number of up to 24 bits: a call, a suit of trumps, a claim, or the card that is played. */
export function packNumber(kind: u32, number: u32): u32 {
  return (kind << 24) | number;
}

/** The number of such a move. */
export function moveNumber(move: u32): u32 {
  return move & 0xffffff;
}

/** 0 = jack, 1 = queen, 2 = king, 3 = ten, 4 = ace. */
export function cardStrength(card: u32): u32 {
  const rank = card & CARD_RANK_MASK;
  if (rank == RANK_ACE) return 4;
  return rank == RANK_TEN ? 3 : rank - RANK_JACK;
}

/** The kind of a card, which it shares with its twin: suit × 5 + strength, 0 to 19. */
export function cardKind(card: u32): u32 {
  return ((card >>> CARD_SUIT_SHIFT) & CARD_SUIT_MASK) * 5 + cardStrength(card);
}

/** The card of a kind, of twins the first pack's. */
export function kindCard(kind: u32): u32 {
  const strength = kind % 5;
  const suit = (kind - strength) / 5;
  if (strength == 4) return (suit << CARD_SUIT_SHIFT) | RANK_ACE;
  return (suit << CARD_SUIT_SHIFT) | (strength == 3 ? RANK_TEN : RANK_JACK + strength);
}

/** The move that lays away four cards of these kinds, which go up. */
export function packDiscard(first: u32, second: u32, third: u32, fourth: u32): u32 {
  return packNumber(MoveKind.Discard, (first << 15) | (second << 10) | (third << 5) | fourth);
}

/** The kind of one of the four cards that are laid away, `place` 0 to 3. */
export function moveDiscard(move: u32, place: u32): u32 {
  return (move >>> (15 - 5 * place)) & 31;
}

/** What a combination adds to a claim for each time it is in it: a claim is a number of base three, the Rundgang highest. */
export function claimWeight(combination: u32): u32 {
  let weight: u32 = 1;
  for (let i: u32 = 0; i < combination; i++) weight *= 3;
  return weight;
}

/** How often a combination is in a claim: 0, 1, or 2 for the double one. */
export function claimLevel(claim: u32, combination: u32): u32 {
  return ((claim / claimWeight(combination)) >>> 0) % 3;
}
