import { REGISTER_BYTES } from '../../assembly/abi.ts';
import {
  CLAIM_FALSE,
  CLAIM_MADE,
  Ending,
  SEATS,
  TRICKS_CALLED,
  TRICKS_CLAIMS,
  TRICKS_DECLINED,
  TRICKS_ENDING,
  TRICKS_TRUMP,
  TRICKS_WIDOW,
  TRICKS_WINNERS,
  WIDOW_CARDS,
} from '../../assembly/abi-tricks.ts';
import { CardTextError, cardText, parseCard } from './card-text.ts';
import { ClaimTextError, claimText, parseClaim } from './claim-text.ts';
import { PositionError } from './errors.ts';
import type { EarlyEnding, SeatClaim, TricksView } from './tricks-view.ts';

/**
 * What a game of tricks has beside its cards, in a position of the command line (CLI). Seats are counted from 1, as their hands are;
 * lists have an entry for each. `phase`, `turn`, `soloist`, `bid`, `points` and `results` follow from the rest and are not read.
 */
export interface TableJson {
  readonly phase?: string;
  readonly turn?: number | null;
  readonly soloist?: number | null;
  readonly bid?: number;
  /** Last calls, 0 = none. */
  readonly called?: readonly number[];
  /** The calls that seats which have passed have declined to make, 0 = has not passed. */
  readonly declined?: readonly number[];
  /** What the soloist has picked up. */
  readonly widow?: readonly string[];
  /** C, S, H or D. */
  readonly trump?: string | null;
  /** `meld:…`, or `false-meld:…` for a wrong one, as in moves; null for a seat that has not melded. */
  readonly claims?: readonly (string | null)[];
  readonly ending?: EarlyEnding | null;
  /** Seats that have won the tricks, the first one first. */
  readonly winners?: readonly number[];
  readonly points?: readonly number[];
  readonly results?: readonly number[];
}

const SUITS = 'CSHD';
const MOST_TRICKS = 12;
const RIGHT = 'meld:';
const WRONG = 'false-meld:';
const UNSEEN = 'meld:?';
const ENDINGS: Readonly<Record<string, Ending>> = { 'went-off': Ending.WentOff, 'false-claim': Ending.FalseClaim };

/** The table of a view as JSON. A claim that is not shown is `meld:?`, which cannot be read back. */
export function tableJson(tricks: TricksView): TableJson {
  const { phase, turn, soloist, bid, called, declined, widow, trump, claims, ending, winners, points, results } =
    tricks;
  return {
    phase,
    turn: turn === null ? null : turn + 1,
    soloist: soloist === null ? null : soloist + 1,
    bid,
    called,
    declined,
    widow: widow.map(cardText),
    trump: trump === null ? null : SUITS[trump],
    claims: claims.map(claimJson),
    ending,
    winners: winners.map((seat) => seat + 1),
    points,
    results,
  };
}

/**
 * The registers of a table; what is missing is as at the beginning. Whether the game can be there is for the core to say.
 *
 * @throws PositionError `wrong-table`
 */
export function parseTable(value: unknown): Uint8Array {
  const table = (value ?? {}) as Readonly<Record<keyof TableJson, unknown>>;
  if (typeof table !== 'object' || Array.isArray(table)) fail();
  const registers = new DataView(new ArrayBuffer(REGISTER_BYTES));
  seatNumbers(table.called).forEach((call, seat) => {
    registers.setUint16(TRICKS_CALLED + 2 * seat, call, true);
  });
  seatNumbers(table.declined).forEach((call, seat) => {
    registers.setUint16(TRICKS_DECLINED + 2 * seat, call, true);
  });
  list(table.widow, 0, WIDOW_CARDS).forEach((card, place) => {
    registers.setUint8(TRICKS_WIDOW + place, cardOf(card));
  });
  list(table.claims, SEATS, SEATS).forEach((claim, seat) => {
    registers.setUint32(TRICKS_CLAIMS + 4 * seat, markedClaim(claim), true);
  });
  registers.setUint8(TRICKS_TRUMP, trumpOf(table.trump));
  registers.setUint8(TRICKS_ENDING, endingOf(table.ending));
  registers.setUint32(TRICKS_WINNERS, winnersOf(table.winners), true);
  return new Uint8Array(registers.buffer);
}

function claimJson(claim: SeatClaim | null): string | null {
  if (claim === null) return null;
  if (claim.claim === null) return UNSEEN;
  return `${claim.isFalse ? WRONG : RIGHT}${claimText(claim.claim)}`;
}

function fail(): never {
  throw new PositionError('wrong-table', '', '');
}

function list(value: unknown, least: number, most: number): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) && value.length >= least && value.length <= most ? value : fail();
}

function whole(value: unknown, least: number, most: number): number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : fail();
}

function seatNumbers(value: unknown): readonly number[] {
  return list(value, SEATS, SEATS).map((call) => whole(call, 0, 0xffff));
}

function cardOf(text: unknown): number {
  try {
    return parseCard(String(text));
  } catch (error) {
    if (error instanceof CardTextError) return fail();
    throw error;
  }
}

function markedClaim(text: unknown): number {
  if (text === null) return 0;
  const isFalse = String(text).startsWith(WRONG);
  if (!isFalse && !String(text).startsWith(RIGHT)) return fail();
  try {
    return parseClaim(String(text).slice((isFalse ? WRONG : RIGHT).length)) | CLAIM_MADE | (isFalse ? CLAIM_FALSE : 0);
  } catch (error) {
    if (error instanceof ClaimTextError) return fail();
    throw error;
  }
}

function trumpOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  const suit = typeof value === 'string' && value.length === 1 ? SUITS.indexOf(value) : -1;
  return suit < 0 ? fail() : suit + 1;
}

function endingOf(value: unknown): number {
  if (value === undefined || value === null) return Ending.None;
  return typeof value === 'string' && Object.hasOwn(ENDINGS, value) ? ENDINGS[value] : fail();
}

function winnersOf(value: unknown): number {
  return list(value, 0, MOST_TRICKS).reduce<number>(
    (word, seat, trick) => word | (whole(seat, 1, SEATS) << (2 * trick)),
    0,
  );
}
