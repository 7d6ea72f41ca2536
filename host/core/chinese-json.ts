import { REGISTER_BYTES } from '../../assembly/abi.ts';
import {
  DUEL_REPEATS,
  DUEL_SEATS,
  DUEL_SEED,
  DUEL_TURN,
  DUEL_TWIST,
  DUEL_WAITING_PASS,
  TwistFlag,
} from '../../assembly/abi-duel.ts';
import { fail, flag, LAST_PASS, playerOf, whole } from './duel-json.ts';
import type { DuelView, Pair } from './duel-view.ts';

/**
 * What Chinese Patience has beside its cards, in a position of the command line (CLI). Players are 1 and 2, as in the names of their
 * piles. A position that is read may leave all of it out: then a turn of player 1 begins and neither has renewed his pack; or all but
 * `turn`. Points and winner follow from the cards and are not read.
 */
export interface ChineseTableJson {
  readonly turn: number;
  /** Pass of the player who waits, 1 = his first pack; the position's `pass` is that of the player on turn. */
  readonly waitingPass?: number;
  /** A card was turned in this turn. */
  readonly twisted?: boolean;
  /** The card turned last lies where it was turned to. */
  readonly pending?: boolean;
  /** How often the position at the start of this turn has come up. */
  readonly repeats?: number;
  /** What shuffles of discard piles begin with, where they are shuffled. */
  readonly seed?: number;
  readonly points?: Pair<number>;
  readonly winner?: number | null;
}

/** The third repetition makes the game void (CHINESE §2). */
const MOST_REPEATS = 3;
const LAST_SEED = 0xffffffff;

/** The table of a view as JSON. */
export function chineseTableJson(view: DuelView): ChineseTableJson {
  const { turn, waitingPass, twisted, pending, repeats, seed, credits } = view;
  const shuffles = seed === 0 ? {} : { seed };
  const winner = playerOf(view.winner);
  return { turn: turn + 1, waitingPass, twisted, pending, repeats, ...shuffles, points: credits, winner };
}

/**
 * The registers of a table; what is missing is as at the start of a turn. Whether the game can stand like that is for the core to say.
 *
 * @throws PositionError `wrong-table`
 */
export function parseChineseTable(value: unknown): Uint8Array {
  const registers = new DataView(new ArrayBuffer(REGISTER_BYTES));
  if (value === undefined) return new Uint8Array(registers.buffer);
  if (typeof value !== 'object' || value === null) return fail();
  const table = value as Readonly<Record<keyof ChineseTableJson, unknown>>;
  registers.setUint8(DUEL_TURN, whole(table.turn, 1, DUEL_SEATS) - 1);
  registers.setUint16(DUEL_WAITING_PASS, whole(table.waitingPass ?? 1, 1, LAST_PASS), true);
  const twist = flag(table.twisted ?? false, TwistFlag.Twisted) | flag(table.pending ?? false, TwistFlag.Pending);
  registers.setUint8(DUEL_TWIST, twist);
  registers.setUint8(DUEL_REPEATS, whole(table.repeats ?? 1, 1, MOST_REPEATS));
  registers.setUint32(DUEL_SEED, whole(table.seed ?? 0, 0, LAST_SEED), true);
  return new Uint8Array(registers.buffer);
}
