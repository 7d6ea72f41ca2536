/**
 * A game of tricks for three seats, with an auction, a widow and melds: everything but its name, its piles' places and the
 * deal. A game's file answers those (games/binokel.ts).
 */
import { Family, Fault, Level, NO_SEAT, Refusal, Role, SEAT_PLAYER, Status } from '../abi';
import { Phase } from '../abi-tricks';
import { Game } from '../core/game';
import { Position } from '../core/position';
import { VIEW } from '../core/view';
import { BINOKEL_RANKS } from './cards';
import { checkTable } from './check';
import { listMoves, moveRefusal } from './legal-moves';
import { makeMove, takeBack } from './make-move';
import { chooseMove, weighMoves } from './players/choose';
import { readRegisters } from './read-table';
import { resultOf } from './scoring';
import { knowsPile, writeSeatView } from './seat-view';
import { phaseOf } from './stage';
import { HANDS, PILES, TRICK, WIDOW, WON } from './table';

export abstract class TrickGame extends Game {
  constructor(id: string, title: string, packs: i32, options: string) {
    super(id, title, Family.Tricks, packs, options);
  }

  ranks(): i32 {
    return BINOKEL_RANKS;
  }

  pileCount(): i32 {
    return PILES;
  }

  pileRole(pile: i32): i32 {
    if (pile < WIDOW) return Role.Hand;
    if (pile == WIDOW) return Role.Widow;
    return pile == TRICK ? Role.Trick : Role.Won;
  }

  /** The seat's number, counted from 1, for hands and what seats have won. */
  pileNumber(pile: i32): i32 {
    if (pile >= WON) return pile - WON + 1;
    return pile < WIDOW ? pile - HANDS + 1 : 0;
  }

  pileSeat(pile: i32): i32 {
    if (pile < WIDOW) return pile - HANDS;
    return pile >= WON ? pile - WON : NO_SEAT;
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

  /** With the last move the first seat's score takes up what the game has brought it. */
  apply(at: Position, move: u32): u32 {
    const word = makeMove(at, move);
    at.score += resultOf(at, SEAT_PLAYER);
    return word;
  }

  undo(at: Position, move: u32, word: u32): void {
    at.score -= resultOf(at, SEAT_PLAYER);
    takeBack(at, move, word);
  }

  // ---- judgement ----

  status(at: Position): Status {
    return phaseOf(at) == Phase.Over ? Status.Over : Status.Playing;
  }

  choose(seat: i32, level: Level, seed: u32, budget: i32): u32 {
    return chooseMove(VIEW, seat, level, seed, budget);
  }

  weigh(seat: i32, level: Level, seed: u32, budget: i32): i32 {
    return weighMoves(VIEW, seat, level, seed, budget);
  }

  // ---- what seats see ----

  sees(_at: Position, pile: i32, seat: i32): bool {
    return knowsPile(pile, seat);
  }

  twinsAlike(): bool {
    return true;
  }

  writeTable(at: Position, seat: i32, out: usize): void {
    writeSeatView(at, seat, out);
  }

  readTable(at: Position, from: usize): void {
    readRegisters(at, from);
  }
}
