/**
 * Chinese Patience (CHINESE §2, manual of the program for the Spectrum): two players in turn, each with a pack of 22 cards, one table
 * for both. A turn goes on as long as the card that was turned finds a place. Whoever gets rid of all his cards has won; a position
 * that comes up for the third time makes the game void.
 */
import {
  Fault,
  LAYOUT_FAN_Y,
  LAYOUT_FRAME,
  LAYOUT_STRIDE,
  LAYOUT_SUIT,
  LAYOUT_X,
  LAYOUT_Y,
  Level,
  MAX_MOVES,
  MoveKind,
  NO_SEAT,
  NO_SUIT,
  RANK_ACE,
  Refusal,
  Role,
  VIEW_TURN,
} from '../abi';
import { DUEL_REPEATS, DUEL_SEATS, DUEL_SEED, DUEL_WAITING_PASS, DuelEnd } from '../abi-duel';
import { makeCard, suitOf } from '../core/card';
import { Position } from '../core/position';
import { VIEW, writeCards } from '../core/view';
import { checkTable } from '../duel/chinese/check';
import { END_TURN, listMoves, moveRefusal } from '../duel/chinese/legal-moves';
import { makeMove, takeBack } from '../duel/chinese/make-move';
import { planMoves } from '../duel/chinese/players/players';
import { isKnown, ownerOf, writeKnowledge } from '../duel/chinese/seat-view';
import {
  COLUMNS,
  discardOf,
  FOUNDATIONS,
  FOUR,
  foundationOf,
  handOf,
  isColumn,
  isFoundation,
  isVoid,
  isWon,
  PACK,
  PILES,
  packOf,
  pointsOf,
  setRepeats,
  shuffles,
  suitOfFoundation,
  turnOf,
  twistFlags,
} from '../duel/chinese/table';
import { Duel } from '../duel/duel';
import { beginTurns } from '../duel/turns';
import { moveKind, moveTo, packLay } from '../move';

/** Ranks two to king: the aces lie on the table from the beginning. */
const WITHOUT_ACES = 0x3ffc;

/** Where packs and discard piles lie, x and y: the second player's above, the first one's below (CHINESE §6). */
const HAND_PLACES: usize = memory.data<i16>([40, 34, 52, 34, 40, 0, 52, 0]);

/** The moves of a plan of which only the first is asked for. */
const PLAN: usize = memory.data(MAX_MOVES * 4, 8);

export class ChinesePatience extends Duel {
  /**
   * `renewal`: a discard pile that becomes the pack is turned over, or shuffled. `end`: a turn ends after a card was turned in it, or
   * at any time. `pile`: cards that a pile needs to be moved onto another one.
   */
  constructor() {
    super('chinese-patience', 'Chinese Patience', 1, 'renewal=turn|shuffle end=twist|any pile=1|2');
  }

  collection(): string {
    return 'chinese-patience';
  }

  dealtRanks(): i32 {
    return WITHOUT_ACES;
  }

  // ---- the table ----

  pileCount(): i32 {
    return PILES;
  }

  pileName(pile: i32): string {
    if (isFoundation(pile)) return 'foundation';
    if (isColumn(pile)) return 'tableau';
    return pile == packOf(ownerOf(pile)) ? 'deck' : 'discard';
  }

  pileNumber(pile: i32): i32 {
    if (pile < FOUNDATIONS) return ownerOf(pile) + 1;
    return pile - (isFoundation(pile) ? FOUNDATIONS : COLUMNS) + 1;
  }

  pileRole(pile: i32): i32 {
    if (isFoundation(pile)) return Role.Foundation;
    if (isColumn(pile)) return Role.Tableau;
    return pile == packOf(ownerOf(pile)) ? Role.Stock : Role.Waste;
  }

  pileSeat(pile: i32): i32 {
    return ownerOf(pile);
  }

  writeLayout(out: usize): void {
    for (let pile = 0; pile < PILES; pile++) {
      const record = out + ((pile * LAYOUT_STRIDE) as usize);
      memory.fill(record, 0, LAYOUT_STRIDE);
      const hand = pile < FOUNDATIONS;
      const place = HAND_PLACES + ((4 * pile) as usize);
      store<i16>(record, hand ? load<i16>(place) : ((((pile - FOUNDATIONS) % FOUR) * 8) as i16), LAYOUT_X);
      store<i16>(record, hand ? load<i16>(place, 2) : isFoundation(pile) ? 0 : 10, LAYOUT_Y);
      store<i8>(record, isColumn(pile) ? 1 : 0, LAYOUT_FAN_Y);
      store<u8>(record, 1, LAYOUT_FRAME);
      store<u8>(record, isFoundation(pile) ? suitOfFoundation(pile) : NO_SUIT, LAYOUT_SUIT);
    }
  }

  // ---- beginning ----

  /** The aces lie open; four cards open beside them, then a pack for each player, top card first. */
  deal(at: Position, deck: usize): void {
    for (let pile = FOUNDATIONS as i32; pile < COLUMNS; pile++)
      at.put(pile, makeCard(RANK_ACE, suitOfFoundation(pile)), false);
    for (let i = 0; i < FOUR; i++) at.put(COLUMNS + i, load<u8>(deck + (i as usize)), false);
    for (let seat = 0; seat < DUEL_SEATS; seat++) {
      const first = deck + ((FOUR + seat * PACK) as usize);
      for (let i: i32 = PACK - 1; i >= 0; i--) at.put(packOf(seat), load<u8>(first + (i as usize)), true);
    }
    beginTurns(at, 0);
    setRepeats(at, 1);
    if (shuffles(at)) at.setRegister<u32>(DUEL_SEED, seedFrom(deck));
  }

  openingScore(_at: Position): i32 {
    return 0;
  }

  check(at: Position): Fault {
    return checkTable(at);
  }

  // ---- moves ----

  legalMoves(at: Position, out: usize): i32 {
    return listMoves(at, out);
  }

  refusal(at: Position, move: u32): Refusal {
    return moveRefusal(at, move);
  }

  apply(at: Position, move: u32): u32 {
    return makeMove(at, move);
  }

  undo(at: Position, move: u32, word: u32): void {
    takeBack(at, move, word);
  }

  /** The top card of the own discard pile; of a column its top card, or with any other the whole of it. */
  lift(at: Position, pile: i32, grabbed: i32): i32 {
    if (this.over(at) || pile >= PILES || grabbed < 1 || grabbed > at.open(pile)) return 0;
    if (isColumn(pile)) return grabbed == 1 ? 1 : at.count(pile);
    return pile == discardOf(turnOf(at)) && grabbed == 1 ? 1 : 0;
  }

  clickMove(at: Position, pile: i32): u32 {
    if (pile >= PILES || at.count(pile) == 0) return 0;
    const move = packLay(pile, foundationOf(suitOf(at.top(pile))), 1);
    return moveRefusal(at, move) == Refusal.None ? move : 0;
  }

  // ---- repetition ----

  countsRepeats(move: u32): bool {
    return move == END_TURN;
  }

  isProgress(move: u32): bool {
    return moveKind(move) == MoveKind.Lay && isFoundation(moveTo(move));
  }

  /** Both packs and discard piles in the same order, the same columns in whatever places, the same seat at the start of its turn. */
  isRepeat(at: Position, earlier: Position): bool {
    if (turnOf(at) != turnOf(earlier) || twistFlags(at) != twistFlags(earlier) || !at.isStackedAs(earlier))
      return false;
    for (let pile = 0; pile < COLUMNS; pile++) if (at.top(pile) != earlier.top(pile)) return false;
    return true;
  }

  noteRepeats(at: Position, times: i32): void {
    setRepeats(at, times);
  }

  // ---- the end ----

  ending(at: Position): DuelEnd {
    if (isWon(at)) return DuelEnd.NoCards;
    return isVoid(at) ? DuelEnd.Void : DuelEnd.None;
  }

  isOut(at: Position, seat: i32): bool {
    return handOf(at, seat) == 0;
  }

  winner(at: Position): i32 {
    return isWon(at) ? turnOf(at) : NO_SEAT;
  }

  credits(at: Position, seat: i32): i32 {
    return pointsOf(at, seat);
  }

  /** Cards on the foundations that did not lie there from the beginning. */
  placed(at: Position): i32 {
    let cards = 0;
    for (let pile = FOUNDATIONS as i32; pile < COLUMNS; pile++) cards += at.count(pile) - 1;
    return cards;
  }

  // ---- computer players ----

  choose(seat: i32, level: Level, seed: u32, budget: i32): u32 {
    return this.plan(seat, level, seed, budget, PLAN) == 0 ? 0 : load<u32>(PLAN);
  }

  plan(seat: i32, level: Level, seed: u32, budget: i32, out: usize): i32 {
    const turn: i32 = load<u8>(VIEW, VIEW_TURN);
    return turn == seat ? planMoves(level, seed, budget, out) : 0;
  }

  /** The move of the classic player. */
  hint(at: Position): u32 {
    if (this.over(at)) return 0;
    writeCards(this, at, turnOf(at));
    return this.choose(turnOf(at), Level.Classic, 0, 0);
  }

  // ---- what seats see ----

  sees(at: Position, pile: i32, _seat: i32): bool {
    return isKnown(at, pile);
  }

  writeTable(at: Position, seat: i32, out: usize): void {
    super.writeTable(at, seat, out);
    writeKnowledge(at, seat, out);
  }

  /** Where nothing is said of turns, one begins, and the waiting seat has not renewed its pack. */
  readTable(at: Position, from: usize): void {
    super.readTable(at, from);
    if (at.register<u16>(DUEL_WAITING_PASS) == 0) at.setRegister<u16>(DUEL_WAITING_PASS, 1);
    if (at.register<u8>(DUEL_REPEATS) == 0) setRepeats(at, 1);
  }
}

/** What the shuffles of a game begin with: a number that the order of its cards decides. */
function seedFrom(deck: usize): u32 {
  let seed: u32 = 0x811c9dc5;
  for (let i = 0; i < FOUR + DUEL_SEATS * PACK; i++)
    seed = (seed ^ (load<u8>(deck + (i as usize)) as u32)) * 0x01000193;
  return seed;
}
