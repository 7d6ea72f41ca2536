import { NO_SEAT, VIEW_REGISTERS, VIEW_TURN } from '../../assembly/abi.ts';
import {
  DUEL_FLAGS,
  DUEL_REPEATS,
  DUEL_SEED,
  DUEL_TURN,
  DUEL_TWIST,
  DUEL_UNTURNED,
  DUEL_WAITING_PASS,
  DuelEnd,
  DuelFlag,
  TwistFlag,
  VIEW_CREDITS,
  VIEW_END,
  VIEW_WINNER,
} from '../../assembly/abi-duel.ts';
import { seatOf } from './game-info.ts';
import type { CoreInstance } from './wasm.ts';

/** One thing for each of the two seats. */
export type Pair<T> = readonly [T, T];

/**
 * What a game for two ends by: the winner's columns are cleared, all his cards are laid off, or neither gets anywhere any more
 * (RULES §11); in Chinese Patience the winner has no cards left, or the game is void (CHINESE §2).
 */
export type DuelEnding = 'cleared' | 'all-out' | 'blocked' | 'no-cards' | 'void';

const ENDINGS: Readonly<Record<number, DuelEnding>> = {
  [DuelEnd.Cleared]: 'cleared',
  [DuelEnd.AllOut]: 'all-out',
  [DuelEnd.Blocked]: 'blocked',
  [DuelEnd.NoCards]: 'no-cards',
  [DuelEnd.Void]: 'void',
};

/** How a game for two stands, beside its cards. Seats are 0 and 1. */
export interface DuelView {
  /** The seat on turn, also when the game is over; the view's pass is its own. */
  readonly turn: number;
  /** The pass of the other seat. */
  readonly waitingPass: number;
  /** Cards that each has still to turn until neither has got anywhere (RULES §11, "blocked"). */
  readonly unturned: Pair<number>;
  /** Which of them have ended a turn since somebody has got somewhere. */
  readonly ended: Pair<boolean>;
  /** The last move has overlooked an ace; the other player may object. */
  readonly overlooked: boolean;
  /** Chinese Patience: a card was turned in this turn. */
  readonly twisted: boolean;
  /** Chinese Patience: the card turned last lies where it was turned to. */
  readonly pending: boolean;
  /** Chinese Patience: how often the position at the start of this turn has come up; the third time ends the game (CHINESE §2). */
  readonly repeats: number;
  /** What shuffles of discard piles begin with; 0 where there are none, and for seats. */
  readonly seed: number;
  readonly over: boolean;
  /** What the game has ended by, null while it goes on. */
  readonly end: DuelEnding | null;
  /** The seat that has won, null while nobody has, and when the game is drawn. */
  readonly winner: number | null;
  /** Double Klondike: cards of each seat's pack on the foundations. Chinese Patience: points each has won when the game is over. */
  readonly credits: Pair<number>;
}

/** Reads what the VIEW block at `block` says of a game for two. */
export function readDuel({ bytes, words }: CoreInstance, block: number): DuelView {
  const registers = block + VIEW_REGISTERS;
  const flags = bytes[registers + DUEL_FLAGS];
  const twist = bytes[registers + DUEL_TWIST];
  return {
    turn: bytes[registers + DUEL_TURN],
    waitingPass: words.getUint16(registers + DUEL_WAITING_PASS, true),
    unturned: [bytes[registers + DUEL_UNTURNED], bytes[registers + DUEL_UNTURNED + 1]],
    ended: [(flags & DuelFlag.FirstEnded) !== 0, (flags & DuelFlag.SecondEnded) !== 0],
    overlooked: (flags & DuelFlag.Overlooked) !== 0,
    twisted: (twist & TwistFlag.Twisted) !== 0,
    pending: (twist & TwistFlag.Pending) !== 0,
    repeats: bytes[registers + DUEL_REPEATS],
    seed: words.getUint32(registers + DUEL_SEED, true),
    over: bytes[block + VIEW_TURN] === NO_SEAT,
    end: ENDINGS[bytes[block + VIEW_END]] ?? null,
    winner: seatOf(bytes[block + VIEW_WINNER]),
    credits: [bytes[block + VIEW_CREDITS], bytes[block + VIEW_CREDITS + 1]],
  };
}
