/** What games for two have in common: whose turn it is, when the game is over, who has won, and what seats see of that. */
import { Family, NO_SEAT, REGISTER_BYTES, Status, VIEW_REGISTERS, VIEW_TURN } from '../abi';
import { DUEL_SEATS, DUEL_TURN, DuelEnd, VIEW_CREDITS, VIEW_END, VIEW_WINNER } from '../abi-duel';
import { Game } from '../core/game';
import { Position } from '../core/position';

export abstract class Duel extends Game {
  constructor(id: string, title: string, packs: i32, options: string) {
    super(id, title, Family.Duel, packs, options);
  }

  // ---- what a game answers ----

  /** What the game has ended by. */
  abstract ending(at: Position): DuelEnd;
  /** Has a seat reached what the game is played for? */
  abstract isOut(at: Position, seat: i32): bool;
  /** The seat that has won a game that is over, NO_SEAT if it is drawn. */
  abstract winner(at: Position): i32;
  /** What a seat has achieved so far. */
  abstract credits(at: Position, seat: i32): i32;

  /** Has the game been played to its end? Then no move is legal. */
  over(at: Position): bool {
    return this.ending(at) != DuelEnd.None;
  }

  // ---- seats ----

  /** The seat on turn, 0 or 1. */
  turn(at: Position): i32 {
    return at.register<u8>(DUEL_TURN);
  }

  writeTable(at: Position, _seat: i32, out: usize): void {
    for (let i: usize = 0; i < (REGISTER_BYTES as usize); i++) {
      store<u8>(out + i, at.register<u8>(i), VIEW_REGISTERS);
    }
    const ending = this.ending(at);
    const over = ending != DuelEnd.None;
    store<u8>(out, ending, VIEW_END);
    store<u8>(out, over ? NO_SEAT : this.turn(at), VIEW_TURN);
    store<u8>(out, over ? this.winner(at) : NO_SEAT, VIEW_WINNER);
    for (let seat = 0; seat < DUEL_SEATS; seat++) {
      store<u8>(out + (seat as usize), this.credits(at, seat), VIEW_CREDITS);
    }
  }

  readTable(at: Position, from: usize): void {
    for (let i: usize = 0; i < (REGISTER_BYTES as usize); i++)
      at.setRegister<u8>(i, load<u8>(from + i, VIEW_REGISTERS));
  }

  // ---- judgement ----

  status(at: Position): Status {
    return this.over(at) ? Status.Over : Status.Playing;
  }

  placed(at: Position): i32 {
    return this.credits(at, 0) + this.credits(at, 1);
  }
}
