/**
 * What a player is shown, as a position to think on: the VIEW block of a seat, and deals of the cards that nobody sees. They are drawn
 * from the sorted cards, so that equal views and seeds give equal deals.
 */
import { CARD_FACE_DOWN, VIEW_CARDS, VIEW_COUNTS, VIEW_OPTIONS, VIEW_PASS, VIEW_REGISTERS } from '../../../abi';
import { DUEL_SEATS, DUEL_TURN, DUEL_TWIST, DUEL_WAITING_PASS, TwistFlag, VIEW_SHUFFLED } from '../../../abi-duel';
import { rankOf, suitOf } from '../../../core/card';
import { shuffleBytes } from '../../../core/random';
import { VIEW } from '../../../core/view';
import {
  COLUMNS,
  FOUNDATIONS,
  isColumn,
  isFoundation,
  MOST_CARDS,
  OPTION_END,
  OPTION_LEAST,
  PACK,
  PILES,
  packOf,
} from '../table';
import { ALL_CARDS, bit, pushed } from './cards';
import { setLeast } from './lays';
import { LEAN_BYTES, Lean, leanAt, PENDING, TWISTED } from './lean';

/** The position that is shown; what nobody sees is in its packs as `dealUnseen` has dealt it. */
export const SEEN: Lean = leanAt(memory.data(LEAN_BYTES, 8));

/** May the seat on turn end its turn without having turned a card? */
export let endsFreely: bool = false;
/** Has the seat on turn turned its first card? */
export let hasBegun: bool = false;

/** For each seat the cards of its pack whose order is not known, 0 if it is known or if they are any of the unseen ones. */
let shuffled0: u64 = 0;
let shuffled1: u64 = 0;

const CARDS: usize = memory.data(MOST_CARDS, 8);
const SORTED: usize = memory.data(MOST_CARDS, 8);

/** Fills SEEN and what stands beside it from VIEW. */
export function look(): void {
  memory.fill(changetype<usize>(SEEN), 0, LEAN_BYTES);
  lookAtTurn();
  SEEN.unseen = ALL_CARDS;
  let next: usize = VIEW + VIEW_CARDS;
  for (let pile = 0; pile < PILES; pile++) {
    const count: i32 = load<u8>(VIEW + (pile as usize), VIEW_COUNTS);
    if (pile < FOUNDATIONS && pile == packOf(pile >> 1)) lookAtPack(pile >> 1, next, count);
    else for (let i = 0; i < count; i++) lookAtCard(pile, load<u8>(next + (i as usize)));
    next += count as usize;
  }
  hasBegun = SEEN.isRenewed(SEEN.turn) || SEEN.packCount(SEEN.turn) < PACK;
}

function lookAtTurn(): void {
  const turn: i32 = load<u8>(VIEW, VIEW_REGISTERS + DUEL_TURN);
  const flags: i32 = load<u8>(VIEW, VIEW_REGISTERS + DUEL_TWIST);
  SEEN.turn = turn;
  SEEN.flags = ((flags & TwistFlag.Twisted) != 0 ? TWISTED : 0) | ((flags & TwistFlag.Pending) != 0 ? PENDING : 0);
  if (load<u16>(VIEW, VIEW_PASS) > 1) SEEN.setRenewed(turn);
  if (load<u16>(VIEW, VIEW_REGISTERS + DUEL_WAITING_PASS) > 1) SEEN.setRenewed(1 - turn);
  endsFreely = load<u8>(VIEW, VIEW_OPTIONS + OPTION_END) != 0;
  setLeast((load<u8>(VIEW, VIEW_OPTIONS + OPTION_LEAST) as i32) + 1);
  shuffled0 = load<u64>(VIEW, VIEW_SHUFFLED);
  shuffled1 = load<u64>(VIEW, VIEW_SHUFFLED + 8);
  SEEN.setOwned(0, shuffled0);
  SEEN.setOwned(1, shuffled1);
}

/** The last card of the view is the first to be drawn. */
function lookAtPack(seat: i32, from: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const card: i32 = load<u8>(from + ((count - 1 - i) as usize));
    store<u8>(CARDS + (i as usize), card);
    if (card != CARD_FACE_DOWN) SEEN.setOwned(seat, SEEN.owned(seat) | bit(card));
  }
  SEEN.unseen &= ~SEEN.owned(seat);
  SEEN.setPack(seat, CARDS, count);
}

function lookAtCard(pile: i32, card: i32): void {
  SEEN.unseen &= ~bit(card);
  if (isFoundation(pile)) SEEN.setFoundation(suitOf(card), rankOf(card));
  else if (isColumn(pile)) {
    const column = pile - COLUMNS;
    SEEN.setColumn(column, pushed(SEEN.column(column), card));
  } else SEEN.pushDiscard(pile >> 1, card);
}

/** Deals the cards that nobody sees at random into the packs of SEEN or of a copy of it. */
export function dealUnseen(at: Lean): void {
  let dealt = 0;
  const unseen = sortInto(SORTED, at.unseen);
  shuffleBytes(SORTED, unseen);
  for (let seat = 0; seat < DUEL_SEATS; seat++) {
    const known = seat == 0 ? shuffled0 : shuffled1;
    if (known != 0) {
      const count = sortInto(CARDS, known);
      shuffleBytes(CARDS, count);
      at.setPack(seat, CARDS, count);
    } else if (!at.isRenewed(seat)) {
      const count = at.packCount(seat);
      at.setPack(seat, SORTED + (dealt as usize), count);
      dealt += count;
    }
  }
}

/** Writes the cards of a mask in their order; returns their number. */
function sortInto(out: usize, cards: u64): i32 {
  let end = out;
  for (let rest = cards; rest != 0; rest &= rest - 1) store<u8>(end++, ctz(rest) as i32);
  return (end - out) as i32;
}
