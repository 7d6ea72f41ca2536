import { VIEW_REGISTERS, VIEW_TURN } from '../../assembly/abi.ts';
import {
  CLAIM_FALSE,
  CLAIM_MASK,
  CLAIM_UNSEEN,
  Ending,
  Phase,
  SEATS,
  TRICK_COUNT,
  TRICKS_CALLED,
  TRICKS_CLAIMS,
  TRICKS_DECLINED,
  TRICKS_ENDING,
  TRICKS_TRUMP,
  TRICKS_WIDOW,
  TRICKS_WINNERS,
  VIEW_BID,
  VIEW_DEALER,
  VIEW_LEADER,
  VIEW_MELDS,
  VIEW_NEXT_CALL,
  VIEW_OPENER,
  VIEW_PHASE,
  VIEW_POINTS,
  VIEW_RESULTS,
  VIEW_SOLOIST,
  VIEW_TRICKS,
  WIDOW_CARDS,
} from '../../assembly/abi-tricks.ts';
import { codeOf } from './errors.ts';
import { type PileRole, seatOf } from './game-info.ts';
import type { CoreInstance } from './wasm.ts';

export { TRICK_COUNT, WIDOW_CARDS };

/** The parts of a game of tricks. */
export type TrickPhase = 'auction' | 'discard' | 'trump' | 'meld' | 'play' | 'over';
/** How a game was ended before its tricks were played. */
export type EarlyEnding = 'went-off' | 'false-claim';

/** What a seat has melded. */
export interface SeatClaim {
  /** The claim's number (assembly/move.ts); null as long as it is not shown to the seat that looks. */
  readonly claim: number | null;
  /** The cards did not bear it out. */
  readonly isFalse: boolean;
}

/** A game of tricks beside its cards, as a seat sees it. Seats are 0 to 2; lists have an entry for each. */
export interface TricksView {
  readonly phase: TrickPhase;
  /** Who has to move, null when the game is over. */
  readonly turn: number | null;
  readonly dealer: number;
  /** Who opens the auction and leads the first trick. */
  readonly opener: number;
  /** Null before the auction has ended. */
  readonly soloist: number | null;
  /** The highest call, 0 if there is none; after the auction what the game is played for. */
  readonly bid: number;
  /** The least call that may follow, null if none may. */
  readonly nextCall: number | null;
  /** Last calls, 0 = none. */
  readonly called: readonly number[];
  /** The calls that the seats which have passed have declined to make, 0 = has not passed. */
  readonly declined: readonly number[];
  /** What the soloist has picked up; empty before. */
  readonly widow: readonly number[];
  /** 0 ♣, 1 ♠, 2 ♥, 3 ♦; null before it is named. */
  readonly trump: number | null;
  /** Null for a seat that has not melded. */
  readonly claims: readonly (SeatClaim | null)[];
  /** What the claims count, 0 while they are not shown. */
  readonly melds: readonly number[];
  /** Who leads the present trick, null outside the play. */
  readonly leader: number | null;
  /** Who has won the tricks, the first one first. */
  readonly winners: readonly number[];
  /** Tricks won. */
  readonly tricks: readonly number[];
  /** Card points won, with what was laid away and the last trick. */
  readonly points: readonly number[];
  readonly ending: EarlyEnding | null;
  /** What the game brings, 0 before it is over. */
  readonly results: readonly number[];
}

/** What is asked of a pile of a view. */
interface WonPile {
  readonly role: PileRole;
  readonly cards: readonly number[];
}

/** A trick that has been played. */
export interface PlayedTrick {
  readonly leader: number;
  /** In the order they were played. */
  readonly cards: readonly number[];
  readonly winner: number;
}

/** Reads what the VIEW block at `block` says of a game of tricks. */
export function readTricks({ bytes, words }: CoreInstance, block: number): TricksView {
  const registers = block + VIEW_REGISTERS;
  const trump = bytes[registers + TRICKS_TRUMP];
  const ending = bytes[registers + TRICKS_ENDING];
  return {
    phase: codeOf(Phase, bytes[block + VIEW_PHASE]) as TrickPhase,
    turn: seatOf(bytes[block + VIEW_TURN]),
    dealer: bytes[block + VIEW_DEALER],
    opener: bytes[block + VIEW_OPENER],
    soloist: seatOf(bytes[block + VIEW_SOLOIST]),
    bid: words.getUint16(block + VIEW_BID, true),
    nextCall: words.getUint16(block + VIEW_NEXT_CALL, true) || null,
    called: seats((seat) => words.getUint16(registers + TRICKS_CALLED + 2 * seat, true)),
    declined: seats((seat) => words.getUint16(registers + TRICKS_DECLINED + 2 * seat, true)),
    widow: Array.from(bytes.subarray(registers + TRICKS_WIDOW, registers + TRICKS_WIDOW + WIDOW_CARDS)).filter(
      (card) => card !== 0,
    ),
    trump: trump === 0 ? null : trump - 1,
    claims: seats((seat) => claimOf(words.getUint32(registers + TRICKS_CLAIMS + 4 * seat, true))),
    melds: seats((seat) => words.getUint16(block + VIEW_MELDS + 2 * seat, true)),
    leader: seatOf(bytes[block + VIEW_LEADER]),
    winners: winnersOf(words.getUint32(registers + TRICKS_WINNERS, true)),
    tricks: seats((seat) => bytes[block + VIEW_TRICKS + seat]),
    points: seats((seat) => words.getUint16(block + VIEW_POINTS + 2 * seat, true)),
    ending: ending === Ending.None ? null : (codeOf(Ending, ending) as EarlyEnding),
    results: seats((seat) => words.getInt32(block + VIEW_RESULTS + 4 * seat, true)),
  };
}

/**
 * The tricks of a game in the order they were played; they are public. What a seat has won lies in its pile trick after trick, above
 * what it has laid away.
 */
export function playedTricks(tricks: TricksView, piles: readonly WonPile[]): readonly PlayedTrick[] {
  const won = piles
    .filter(({ role }) => role === 'won')
    .map(({ cards }, seat) => cards.slice(cards.length - SEATS * tricks.tricks[seat]));
  const next = won.map(() => 0);
  return tricks.winners.map((winner, trick) => {
    const first = next[winner];
    next[winner] += SEATS;
    return {
      leader: trick === 0 ? tricks.opener : tricks.winners[trick - 1],
      cards: won[winner].slice(first, first + SEATS),
      winner,
    };
  });
}

function seats<T>(of: (seat: number) => T): readonly T[] {
  return Array.from({ length: SEATS }, (_, seat) => of(seat));
}

function claimOf(marked: number): SeatClaim | null {
  if (marked === 0) return null;
  return { claim: (marked & CLAIM_UNSEEN) !== 0 ? null : marked & CLAIM_MASK, isFalse: (marked & CLAIM_FALSE) !== 0 };
}

function winnersOf(word: number): readonly number[] {
  const winners: number[] = [];
  for (let rest = word; rest !== 0; rest >>>= 2) winners.push((rest & 3) - 1);
  return winners;
}
