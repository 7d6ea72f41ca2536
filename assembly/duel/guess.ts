/**
 * What a seat knows, as a position: the cards of the VIEW block that lie face up, and under the backs those that must be there, in
 * the order of their pack. A computer player thinks on such a position and never on the real one.
 */
import {
  CARD_FACE_DOWN,
  CARD_SECOND_PACK,
  CARD_SLOTS,
  Fault,
  MAX_CARDS,
  NO_SEAT,
  PACK_CARDS,
  RANK_KING,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_GAME,
  VIEW_OPTIONS,
  VIEW_PILES,
} from '../abi';
import { DUEL_SEATS } from '../abi-duel';
import { makeCard } from '../core/card';
import { Position } from '../core/position';
import { shuffleBytes } from '../core/random';
import { readCards, VIEW } from '../core/view';
import { Duel } from './duel';

const SEEN: usize = memory.data(CARD_SLOTS, 8);
/** Cards of each pack that are not seen, with PACK_CARDS places for each. */
const UNSEEN: usize = memory.data(MAX_CARDS, 8);
const BACKS: usize = memory.data(PACK_CARDS, 8);

/** Builds the position of the VIEW block, whose backs become cards; false if no game comes to such a view. */
export function guessPosition(game: Duel, at: Position): bool {
  collectUnseen();
  let next: usize = VIEW + VIEW_CARDS;
  let first = UNSEEN;
  let second = UNSEEN + PACK_CARDS;
  for (let pile = 0; pile < (load<u8>(VIEW, VIEW_PILES) as i32); pile++) {
    const seat = game.pileSeat(pile);
    for (let i: i32 = load<u8>(VIEW + (pile as usize), VIEW_COUNTS); i > 0; i--, next++) {
      if (load<u8>(next) != CARD_FACE_DOWN || seat == NO_SEAT) continue;
      store<u8>(next, load<u8>(seat == 0 ? first++ : second++) | CARD_FACE_DOWN);
    }
  }
  return readCards(at, game, load<u8>(VIEW, VIEW_GAME), VIEW + VIEW_OPTIONS) == Fault.None;
}

/** Copies a table that `guessPosition` has made, with the cards under the backs of each pack in an order of chance. */
export function shuffleBacks(game: Duel, table: Position, out: Position): void {
  out.copyFrom(table);
  const piles = game.pileCount();
  for (let seat = 0; seat < DUEL_SEATS; seat++) {
    let end = BACKS;
    for (let pile = 0; pile < piles; pile++) if (game.pileSeat(pile) == seat) end = takeBacks(table, pile, end);
    shuffleBytes(BACKS, (end - BACKS) as u32);
    let next = BACKS;
    for (let pile = 0; pile < piles; pile++) if (game.pileSeat(pile) == seat) next = layBacks(out, pile, next);
  }
}

/** Writes a pile's face-down cards to `out`, the uppermost first. */
function takeBacks(at: Position, pile: i32, out: usize): usize {
  const open = at.open(pile);
  let card = open == 0 ? at.top(pile) : at.below(at.head(pile, open));
  for (; card != 0; card = at.below(card)) store<u8>(out++, card);
  return out;
}

/** Replaces a pile's face-down cards by as many from `from` on. */
function layBacks(at: Position, pile: i32, from: usize): usize {
  const hidden = at.hidden(pile);
  if (hidden == 0) return from;
  const open = at.open(pile);
  if (open == 0) at.setPile(pile, load<u8>(from), hidden, hidden);
  else at.link(at.head(pile, open), load<u8>(from));
  const last = from + (hidden as usize) - 1;
  for (let card = from; card < last; card++) at.link(load<u8>(card), load<u8>(card + 1));
  at.link(load<u8>(last), 0);
  return last + 1;
}

function collectUnseen(): void {
  memory.fill(SEEN, 0, CARD_SLOTS);
  for (let next: usize = VIEW + VIEW_CARDS; next < VIEW + VIEW_CARDS + MAX_CARDS; next++) {
    const card = load<u8>(next);
    if ((card & CARD_FACE_DOWN) == 0) store<u8>(SEEN + (card as usize), 1);
  }
  for (let pack = 0; pack < DUEL_SEATS; pack++) {
    let end = UNSEEN + ((pack * PACK_CARDS) as usize);
    for (let i = 0; i < PACK_CARDS; i++) {
      const card = makeCard((i % RANK_KING) + 1, i / RANK_KING) | (pack == 0 ? 0 : CARD_SECOND_PACK);
      if (load<u8>(SEEN + (card as usize)) == 0) store<u8>(end++, card);
    }
  }
}
