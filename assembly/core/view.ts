/**
 * The VIEW block: a position as one seat sees it, pile after pile, bottom first. The same form, filled by the host, is how a
 * position that somebody built enters the core.
 */
import {
  CARD_FACE_DOWN,
  CARD_IDENTITY,
  CARD_SECOND_PACK,
  CARD_SLOTS,
  Fault,
  MAX_OPTIONS,
  SEAT_OMNISCIENT,
  Status,
  VIEW_BYTES,
  VIEW_CAN_REDO,
  VIEW_CAN_UNDO,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_FORCED,
  VIEW_GAME,
  VIEW_MARKED,
  VIEW_MOVE_COUNT,
  VIEW_OPTIONS,
  VIEW_PASS,
  VIEW_PILES,
  VIEW_SCORE,
  VIEW_STATUS,
} from '../abi';
import { checkComplete, countCard, startCount } from './deck';
import { Game } from './game';
import { Position } from './position';

/** Address of the block. */
export const VIEW: usize = memory.data(VIEW_BYTES, 8);

/** Writes what `seat` sees of a position of `game`. */
export function writeCards(game: Game, at: Position, seat: i32): void {
  memory.fill(VIEW, 0, VIEW_BYTES);
  store<u8>(VIEW, at.game, VIEW_GAME);
  store<u8>(VIEW, at.piles, VIEW_PILES);
  store<u16>(VIEW, at.pass, VIEW_PASS);
  for (let i = 0; i < MAX_OPTIONS; i++) store<u8>(VIEW + (i as usize), at.option(i), VIEW_OPTIONS);
  const all = seat == SEAT_OMNISCIENT;
  const mask = !all && game.twinsAlike() ? ~CARD_SECOND_PACK : ~0;
  let end = VIEW + VIEW_CARDS;
  for (let pile = 0; pile < (at.piles as i32); pile++) {
    const count = at.count(pile);
    store<u8>(VIEW + (pile as usize), count, VIEW_COUNTS);
    const hidden = !all && game.sees(at, pile, seat) ? 0 : at.hidden(pile);
    let card = at.top(pile);
    for (let height = count - 1; height >= 0; height--) {
      store<u8>(end + (height as usize), seenCard(card & mask, height < hidden, all));
      card = at.below(card);
    }
    end += count as usize;
  }
  game.writeTable(at, seat, VIEW);
}

function seenCard(card: i32, faceDown: bool, all: bool): i32 {
  if (!faceDown) return card;
  return all ? card | CARD_FACE_DOWN : CARD_FACE_DOWN;
}

/** Completes the block with what belongs to the play and not to the cards. */
export function writeState(status: Status, score: i32, moves: i32, canUndo: bool, canRedo: bool): void {
  store<u8>(VIEW, status, VIEW_STATUS);
  store<i32>(VIEW, score, VIEW_SCORE);
  store<u32>(VIEW, moves, VIEW_MOVE_COUNT);
  store<u8>(VIEW, canUndo as u8, VIEW_CAN_UNDO);
  store<u8>(VIEW, canRedo as u8, VIEW_CAN_REDO);
}

/** Completes the block with what the journal says of the present position. */
export function writeJournal(forced: bool, marked: bool): void {
  store<u8>(VIEW, forced as u8, VIEW_FORCED);
  store<u8>(VIEW, marked as u8, VIEW_MARKED);
}

const NO_PILE: i32 = -1;
let wrongPile: i32 = NO_PILE;

/** The pile the last fault of a position speaks of, −1 if it speaks of none. */
export function faultPile(): i32 {
  return wrongPile;
}

/** Names the pile that a fault speaks of. */
export function setFaultPile(pile: i32): void {
  wrongPile = pile;
}

/** Builds a position of `game` from the VIEW block's counts, cards, pass, score and registers. */
export function readCards(at: Position, game: Game, index: i32, options: usize): Fault {
  const piles = game.pileCount();
  wrongPile = NO_PILE;
  if ((load<u8>(VIEW, VIEW_PILES) as i32) != piles) return Fault.WrongPileCount;
  at.clear(index, piles, options);
  at.pass = load<u16>(VIEW, VIEW_PASS);
  at.score = load<i32>(VIEW, VIEW_SCORE);
  startCount();
  let next: i32 = 0;
  for (let pile = 0; pile < piles; pile++) {
    wrongPile = pile;
    const count: i32 = load<u8>(VIEW + (pile as usize), VIEW_COUNTS);
    if (next + count > CARD_SLOTS) return Fault.WrongCardCount;
    for (let i = 0; i < count; i++) {
      const card: i32 = load<u8>(VIEW + (next as usize), VIEW_CARDS);
      const faceDown = (card & CARD_FACE_DOWN) != 0;
      const fault = countCard(card & CARD_IDENTITY, game.packs, game.ranks());
      if (fault != Fault.None) return fault;
      if (faceDown && at.open(pile) > 0) return Fault.FaceDownOnFaceUp;
      at.put(pile, card & CARD_IDENTITY, faceDown);
      next++;
    }
  }
  wrongPile = NO_PILE;
  const missing = checkComplete(game.packs, game.ranks());
  if (missing != Fault.None) return missing;
  game.readTable(at, VIEW);
  return game.check(at);
}
