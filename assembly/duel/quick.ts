/**
 * A quick player's next move on one half of a table: what gets somewhere, as soon as it sees it. It costs little, so that longer
 * thought can try out with it how a game might go on.
 *
 * Cards of either pack are one bit here, its place `rank + 16 × suit`.
 */
import { MoveKind, RANK_ACE, RANK_KING, Refusal, Suit } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { Position } from '../core/position';
import { packLay, packMove } from '../move';
import { fitsOnColumn } from '../patience/rules';
import { Half } from './half';

const BLACK_CARDS: u64 = 0x00000000_3ffe3ffe;
const RED_CARDS: u64 = BLACK_CARDS << 32;
const ALL_CARDS: u64 = BLACK_CARDS | RED_CARDS;
const ONE_OF_EACH_SUIT: u64 = 0x0001000100010001;
const IDENTITY_IN_PACK = 0x3f;

/** What the last look at a half has shown: the cards that a foundation takes, and those that a column takes. */
let wanted: u64 = 0;
let accepted: u64 = 0;

/** The cards that a foundation takes. */
function wantedCards(at: Position, half: Half): u64 {
  const piles = half.piles;
  let cards: u64 = 0;
  for (let to = piles.foundations; to < piles.foundationsEnd; to++) {
    const top = at.top(to);
    cards |= top == 0 ? ONE_OF_EACH_SUIT << RANK_ACE : bitOf(top) << 1;
  }
  return cards & ALL_CARDS;
}

/** The cards that a column of the half takes. */
function acceptedCards(at: Position, half: Half): u64 {
  const piles = half.piles;
  let cards: u64 = 0;
  for (let to = piles.tableau; to < piles.tableauEnd; to++) {
    const top = at.top(to);
    if (top == 0) cards |= ONE_OF_EACH_SUIT << RANK_KING;
    else cards |= (ONE_OF_EACH_SUIT << (rankOf(top) - 1)) & (suitOf(top) < Suit.Hearts ? RED_CARDS : BLACK_CARDS);
  }
  return cards & ALL_CARDS;
}

/** Could the cards of a half and the foundations, as they lay when `quickMove` was asked last, take a card? */
export function couldLay(card: i32): bool {
  return takes(wanted | accepted, card);
}

function bitOf(card: i32): u64 {
  return (1 as u64) << (card & IDENTITY_IN_PACK);
}

/** The player's next move; piles whose bit is set in `overlooked` are not seen as the source of one. */
export function quickMove(at: Position, half: Half, overlooked: u64): u32 {
  wanted = wantedCards(at, half);
  accepted = acceptedCards(at, half);
  const placed = placing(at, half, overlooked);
  if (placed != 0) return placed;
  const turned = turningUp(at, half, overlooked);
  if (turned != 0) return turned;
  const waste = half.piles.waste;
  if (isSeen(waste, overlooked) && takes(accepted, at.top(waste)))
    return packLay(waste, columnFor(at, half, waste, 1), 1);
  const shifted = shifting(at, half, overlooked);
  return shifted != 0 ? shifted : turningStock(at, half);
}

/** The move that brings other cards of the stock, or ends the turn if there are none. */
export function turningStock(at: Position, half: Half): u32 {
  if (half.dealRefusal(at) == Refusal.None) return packMove(MoveKind.Deal, 0, 0, 0);
  const kind = half.redealRefusal(at) == Refusal.None ? MoveKind.Redeal : MoveKind.EndTurn;
  return packMove(kind, 0, 0, 0);
}

function isSeen(pile: i32, overlooked: u64): bool {
  return ((overlooked >> pile) & 1) == 0;
}

/** Is it a card, and one of those? */
function takes(cards: u64, card: i32): bool {
  return card != 0 && ((cards >> (card & IDENTITY_IN_PACK)) & 1) != 0;
}

/** A card onto a foundation. */
function placing(at: Position, half: Half, overlooked: u64): u32 {
  const piles = half.piles;
  for (let from = piles.waste; from < piles.tableauEnd; from++) {
    if (!isSeen(from, overlooked) || !takes(wanted, at.top(from))) continue;
    return packLay(from, foundationFor(at, half, at.top(from)), 1);
  }
  return 0;
}

/** The open cards of a column onto another one, where they lie on the most hidden ones. */
function turningUp(at: Position, half: Half, overlooked: u64): u32 {
  const piles = half.piles;
  let best: i32 = -1;
  for (let from = piles.tableau; from < piles.tableauEnd; from++) {
    const most = best < 0 ? 0 : at.hidden(best);
    if (!isSeen(from, overlooked) || at.hidden(from) <= most) continue;
    if (takes(accepted, at.head(from, at.open(from)))) best = from;
  }
  return best < 0 ? 0 : packLay(best, columnFor(at, half, best, at.open(best)), at.open(best));
}

/** Cards from column to column: all of one, which frees it, or so many that the next one can be placed. */
function shifting(at: Position, half: Half, overlooked: u64): u32 {
  const piles = half.piles;
  let freeing: u32 = 0;
  for (let from = piles.tableau; from < piles.tableauEnd; from++) {
    const open = at.open(from);
    if (!isSeen(from, overlooked) || open == 0) continue;
    let head = at.top(from);
    for (let cards = 1; cards < open; cards++) {
      const below = at.below(head);
      if (takes(wanted, below) && takes(accepted, head))
        freeing = packLay(from, columnFor(at, half, from, cards), cards);
      head = below;
    }
    const clears = at.hidden(from) == 0 && rankOf(head) != RANK_KING && takes(accepted, head);
    if (clears) return packLay(from, columnFor(at, half, from, open), open);
  }
  return freeing;
}

/** A foundation that takes a wanted card. */
function foundationFor(at: Position, half: Half, card: i32): i32 {
  const piles = half.piles;
  const below = (card & IDENTITY_IN_PACK) - 1;
  let to = piles.foundations;
  for (; to < piles.foundationsEnd; to++) {
    const top = at.top(to);
    if (rankOf(card) == RANK_ACE ? top == 0 : (top & IDENTITY_IN_PACK) == below) break;
  }
  return to;
}

/** A column that takes the run of so many cards, whose lowest one is accepted. */
function columnFor(at: Position, half: Half, from: i32, cards: i32): i32 {
  const piles = half.piles;
  const head = at.head(from, cards);
  let to = piles.tableau;
  for (; to < piles.tableauEnd; to++) {
    if (at.count(to) == 0 ? rankOf(head) == RANK_KING : fitsOnColumn(head, at.top(to))) break;
  }
  return to;
}
