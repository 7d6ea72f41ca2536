/**
 * Double Klondike, also called Double Solitaire (RULES §11): two players in turn, each with a Klondike of his own pack, and eight
 * foundations for both. A turn goes on until the stock gives a card that cannot be laid. Whoever clears his columns first has won;
 * when neither gets anywhere any more, whoever has more cards on the foundations.
 */
import {
  CARD_SECOND_PACK,
  Fault,
  Level,
  MoveKind,
  NO_SEAT,
  PACK_CARDS,
  POSITION_BYTES,
  RANK_ACE,
  Refusal,
  VIEW_MOVE_COUNT,
} from '../abi';
import { DUEL_SEATS, DUEL_WAITING_PASS, DuelEnd } from '../abi-duel';
import { rankOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position, positionAt } from '../core/position';
import { setFaultPile, VIEW } from '../core/view';
import { Duel } from '../duel/duel';
import { guessPosition } from '../duel/guess';
import { COLUMNS, Half } from '../duel/half';
import { hasOverlooked, setOverlooked } from '../duel/overlooked';
import { chooseMove } from '../duel/players';
import * as standstill from '../duel/standstill';
import { beginTurns, otherSeat, passTurn, turnsArePossible } from '../duel/turns';
import { moveFrom, moveKind, moveTo, packMove } from '../move';
import { append } from '../patience/move-engine';
import { dealtCards, TURNED_UP } from '../patience/undo-word';

/** Places of the options in their list; the first two are the halves'. */
const END = 2;
const OVERLOOK = 3;

/** In an undo word: what the half has done, and whether the turn has passed. */
const HALF_BITS: u32 = 0xff | TURNED_UP;
const PASSED: u32 = 1 << 26;

const GUESS: Position = positionAt(memory.data(POSITION_BYTES, 16));

export class DoubleKlondike extends Duel {
  private readonly first: Half = new Half(0);
  private readonly second: Half = new Half(1);

  constructor() {
    super(
      'double-klondike',
      'Double Solitaire',
      DUEL_SEATS,
      'draw=1|3 passes=0|1|3 end=tableau|foundations overlook=0|1',
    );
  }

  collection(): string {
    return 'klondike';
  }

  private half(seat: i32): Half {
    return seat == 0 ? this.first : this.second;
  }

  /** The half that is played on. */
  private playing(at: Position): Half {
    return this.half(this.turn(at));
  }

  // ---- beginning ----

  separatePacks(): bool {
    return true;
  }

  /** The first player's whole pack comes first. */
  deckFault(deck: usize, _options: usize): Fault {
    for (let i = 0; i < DUEL_SEATS * PACK_CARDS; i++) {
      const card: i32 = load<u8>(deck + (i as usize));
      if (packOf(card) == i / PACK_CARDS) continue;
      setFaultCard(card);
      return Fault.OtherPack;
    }
    return Fault.None;
  }

  deal(at: Position, deck: usize): void {
    this.first.deal(at, deck);
    this.second.deal(at, deck + PACK_CARDS);
    beginTurns(at, this.starter(at));
    standstill.restart(at, this.first, this.second);
  }

  /** The lower card in the column of one begins; if they are equal, the one on the column of two, and so on. */
  private starter(at: Position): i32 {
    for (let column = 0; column < COLUMNS; column++) {
      const first = rankOf(at.top(this.first.piles.tableau + column));
      const second = rankOf(at.top(this.second.piles.tableau + column));
      if (first != second) return first < second ? 0 : 1;
    }
    return 0;
  }

  openingScore(_at: Position): i32 {
    return 0;
  }

  // ---- moves ----

  legalMoves(at: Position, out: usize): i32 {
    if (this.over(at)) return 0;
    let end = out + ((this.playing(at).legalMoves(at, out) as usize) << 2);
    end = append(end, packMove(MoveKind.EndTurn, 0, 0, 0));
    if (hasOverlooked(at)) end = append(end, packMove(MoveKind.Object, 0, 0, 0));
    return ((end - out) >> 2) as i32;
  }

  refusal(at: Position, move: u32): Refusal {
    if (this.over(at)) return Refusal.GameOver;
    if (move == packMove(MoveKind.EndTurn, 0, 0, 0)) return Refusal.None;
    if (move == packMove(MoveKind.Object, 0, 0, 0)) {
      return hasOverlooked(at) ? Refusal.None : Refusal.NothingOverlooked;
    }
    const waiting = this.half(otherSeat(this.turn(at)));
    if (moveKind(move) == MoveKind.Lay && (waiting.owns(moveFrom(move)) || waiting.owns(moveTo(move)))) {
      return Refusal.OthersPile;
    }
    return this.playing(at).refusal(at, move);
  }

  apply(at: Position, move: u32): u32 {
    const before = standstill.standstillBits(at);
    const kind = moveKind(move);
    if (kind == MoveKind.EndTurn || kind == MoveKind.Object) {
      standstill.countTurned(at, this.turn(at), this.playing(at).stockCards(at));
      this.endTurn(at);
      return before | PASSED;
    }
    const half = this.playing(at);
    const overlooks = this.overlooks(at, half, move);
    const word = half.apply(at, move);
    if (kind == MoveKind.Deal) {
      standstill.countTurned(at, half.seat, dealtCards(word));
      if (!half.wasteLies(at)) {
        this.endTurn(at);
        return word | before | PASSED;
      }
    } else if (getsSomewhere(half, move, word)) standstill.restart(at, this.first, this.second);
    setOverlooked(at, overlooks);
    return word | before;
  }

  undo(at: Position, move: u32, word: u32): void {
    if ((word & PASSED) != 0) passTurn(at);
    standstill.restoreStandstill(at, word);
    const kind = moveKind(move);
    if (kind != MoveKind.EndTurn && kind != MoveKind.Object) this.playing(at).undo(at, move, word & HALF_BITS);
  }

  private endTurn(at: Position): void {
    standstill.noteEnd(at, this.turn(at));
    passTurn(at);
  }

  /** Does a move leave an ace where it is, though the players have agreed that this must not be overlooked? */
  private overlooks(at: Position, half: Half, move: u32): bool {
    if (at.option(OVERLOOK) == 0 || !half.aceWaits(at)) return false;
    return moveKind(move) != MoveKind.Lay || rankOf(at.top(moveFrom(move))) != RANK_ACE;
  }

  lift(at: Position, pile: i32, grabbed: i32): i32 {
    return this.over(at) ? 0 : this.playing(at).lift(at, pile, grabbed);
  }

  clickMove(at: Position, pile: i32): u32 {
    return this.over(at) ? 0 : this.playing(at).clickMove(at, pile);
  }

  hint(at: Position): u32 {
    if (this.over(at)) return 0;
    const move = this.playing(at).hint(at);
    return move == 0 ? packMove(MoveKind.EndTurn, 0, 0, 0) : move;
  }

  // ---- the end ----

  ending(at: Position): DuelEnd {
    if (this.isOut(at, 0) || this.isOut(at, 1)) return at.option(END) == 0 ? DuelEnd.Cleared : DuelEnd.AllOut;
    return standstill.isBlocked(at, this.first, this.second) ? DuelEnd.Blocked : DuelEnd.None;
  }

  winner(at: Position): i32 {
    if (this.isOut(at, 0) != this.isOut(at, 1)) return this.isOut(at, 0) ? 0 : 1;
    const ahead = this.credits(at, 0) - this.credits(at, 1);
    if (ahead == 0) return NO_SEAT;
    return ahead > 0 ? 0 : 1;
  }

  isOut(at: Position, seat: i32): bool {
    return at.option(END) == 0 ? this.half(seat).isCleared(at) : this.credits(at, seat) == PACK_CARDS;
  }

  /** Cards of the player's pack on the foundations: those that lie neither in his columns nor in stock and waste. */
  credits(at: Position, seat: i32): i32 {
    return PACK_CARDS - this.half(seat).cards(at);
  }

  // ---- computer players ----

  choose(seat: i32, level: Level, seed: u32, budget: i32): u32 {
    if (!guessPosition(this, GUESS) || this.over(GUESS)) return 0;
    if (this.turn(GUESS) != seat) return hasOverlooked(GUESS) ? packMove(MoveKind.Object, 0, 0, 0) : 0;
    const decision = ((seed as u64) << 32) | (load<u32>(VIEW, VIEW_MOVE_COUNT) as u64);
    return chooseMove(this, GUESS, this.half(seat), this.half(otherSeat(seat)), level, decision, budget);
  }

  // ---- the table ----

  pileCount(): i32 {
    return this.first.pileCount();
  }

  pileName(pile: i32): string {
    return this.first.pileName(pile);
  }

  pileNumber(pile: i32): i32 {
    return this.first.pileNumber(pile);
  }

  pileRole(pile: i32): i32 {
    return this.first.pileRole(pile);
  }

  pileSeat(pile: i32): i32 {
    if (this.first.owns(pile)) return 0;
    return this.second.owns(pile) ? 1 : NO_SEAT;
  }

  writeLayout(out: usize): void {
    this.first.writeLayout(out);
  }

  writeFacts(at: Position, out: usize): void {
    this.playing(at).writeFacts(at, out);
  }

  /** Where the waiting seat's pass is not said, the game begins with this table. */
  readTable(at: Position, from: usize): void {
    super.readTable(at, from);
    if (at.register<u16>(DUEL_WAITING_PASS) != 0) return;
    beginTurns(at, this.turn(at));
    standstill.restart(at, this.first, this.second);
  }

  check(at: Position): Fault {
    for (let seat = 0; seat < DUEL_SEATS; seat++) {
      const half = this.half(seat);
      const fault = this.packFault(at, half);
      if (fault != Fault.None) return fault;
      const wrong = half.check(at);
      if (wrong != Fault.None) return wrong;
    }
    const fits = turnsArePossible(at, this.first.passes(at)) && standstill.isPossible(at, this.first, this.second);
    return fits ? Fault.None : Fault.WrongTurn;
  }

  /** Only cards of his own pack lie in a player's half. */
  private packFault(at: Position, half: Half): Fault {
    for (let pile = 0; pile < this.pileCount(); pile++) {
      if (!half.owns(pile)) continue;
      for (let card = at.top(pile); card != 0; card = at.below(card)) {
        if (packOf(card) == half.seat) continue;
        setFaultPile(pile);
        setFaultCard(card);
        return Fault.OtherPack;
      }
    }
    return Fault.None;
  }
}

/** 0 for a card of the first player's pack, 1 for one of the second's. */
function packOf(card: i32): i32 {
  return (card & CARD_SECOND_PACK) != 0 ? 1 : 0;
}

/** Does a move do what cannot be done for ever: place a card, take one from the waste, turn one up? */
function getsSomewhere(half: Half, move: u32, word: u32): bool {
  if (moveKind(move) != MoveKind.Lay) return false;
  const fromWaste = (moveFrom(move) as i32) == half.piles.waste;
  return fromWaste || half.piles.isFoundation(moveTo(move)) || (word & TURNED_UP) != 0;
}
