import { MAX_CARDS, REGISTER_BYTES } from '../../assembly/abi.ts';
import {
  DUEL_FLAGS,
  DUEL_SEATS,
  DUEL_TURN,
  DUEL_UNTURNED,
  DUEL_WAITING_PASS,
  DuelFlag,
} from '../../assembly/abi-duel.ts';
import type { DuelView, Pair } from './duel-view.ts';
import { PositionError } from './errors.ts';

/**
 * What a game for two has beside its cards, in a position of the command line (CLI). Players are 1 and 2, as in the names of their
 * piles. A position that is read may leave all of it out: then player 1 is on turn at the start of a game; or all but `turn`. Credits
 * and winner follow from the rest and are not read.
 */
export interface DuelTableJson {
  readonly turn: number;
  /** Pass of the player who waits; the position's `pass` is that of the player on turn. */
  readonly waitingPass?: number;
  /** Cards each has still to turn before the game is blocked (RULES §11). */
  readonly unturned?: Pair<number>;
  /** Which have ended a turn since somebody has got somewhere. */
  readonly ended?: Pair<boolean>;
  readonly overlooked?: boolean;
  readonly credits?: Pair<number>;
  readonly winner?: number | null;
}

/** Largest pass that still counts up in 16 bits for as long as a journal. */
export const LAST_PASS = 0x7fff;

/** The table of a view as JSON. */
export function duelTableJson(view: DuelView): DuelTableJson {
  const { turn, waitingPass, unturned, ended, overlooked, credits } = view;
  return { turn: turn + 1, waitingPass, unturned, ended, overlooked, credits, winner: playerOf(view.winner) };
}

/** A seat as players count them, null for none. */
export function playerOf(seat: number | null): number | null {
  return seat === null ? null : seat + 1;
}

/**
 * The registers of a table; what is missing is as at the beginning. Whether the game can stand like that is for the core to say.
 *
 * @throws PositionError `wrong-table`
 */
export function parseDuelTable(value: unknown): Uint8Array {
  const registers = new DataView(new ArrayBuffer(REGISTER_BYTES));
  if (value === undefined) return new Uint8Array(registers.buffer);
  if (typeof value !== 'object' || value === null) return fail();
  const table = value as Readonly<Record<keyof DuelTableJson, unknown>>;
  registers.setUint8(DUEL_TURN, whole(table.turn, 1, DUEL_SEATS) - 1);
  if (table.waitingPass === undefined) return new Uint8Array(registers.buffer);
  registers.setUint16(DUEL_WAITING_PASS, whole(table.waitingPass, 1, LAST_PASS), true);
  pair(table.unturned).forEach((cards, seat) => {
    registers.setUint8(DUEL_UNTURNED + seat, whole(cards, 0, MAX_CARDS));
  });
  const [first, second] = pair(table.ended);
  const flags =
    flag(first, DuelFlag.FirstEnded) | flag(second, DuelFlag.SecondEnded) | flag(table.overlooked, DuelFlag.Overlooked);
  registers.setUint8(DUEL_FLAGS, flags);
  return new Uint8Array(registers.buffer);
}

/** @throws PositionError always */
export function fail(): never {
  throw new PositionError('wrong-table', '', '');
}

/** A whole number from `least` to `most`. @throws PositionError */
export function whole(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : fail();
}

/** A bit of a register, for true. @throws PositionError */
export function flag(value: unknown, bit: number): number {
  if (typeof value !== 'boolean') return fail();
  return value ? bit : 0;
}

function pair(value: unknown): readonly unknown[] {
  return Array.isArray(value) && value.length === DUEL_SEATS ? value : fail();
}
