import { kindCard } from '../../assembly/move.ts';
import type { OpenTable } from '../../host/core/double-dummy.ts';
import { seededPicker } from '../builders.ts';

const SUITS = 4;
const HAND = 12;
const ACE = 4;
/** What a card says for bidding and for keeping it, jack to ace. */
const STRENGTH = [0, 1, 2, 4, 8];

const suitOf = (kind: number): number => Math.floor(kind / 5);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * A deal as it comes to be played: the best hand plays alone, takes the Dap, names its longest strong suit trumps and lays away four cards
 * that are neither trumps nor aces, from short suits first.
 */
export function playedDeal(seed: number): OpenTable {
  const pick = seededPicker(seed);
  const pack = Array.from({ length: 40 }, (_, card) => card >> 1);
  const draw = (count: number): number[] => Array.from({ length: count }, () => pack.splice(pick(pack.length), 1)[0]);
  const hands = [draw(HAND), draw(HAND), draw(HAND)];
  const strengths = hands.map((hand) => strengthOf(hand) + 3 * Math.max(...suitLengths(hand)));
  const soloist = strengths.indexOf(Math.max(...strengths));
  const held = [...hands[soloist], ...draw(4)];
  const lengths = suitLengths(held);
  const suits = lengths.map((length, suit) => 10 * length + strengthOf(held.filter((kind) => suitOf(kind) === suit)));
  const trump = suits.indexOf(Math.max(...suits));
  const worth = (kind: number): number =>
    (suitOf(kind) === trump ? 100 : 0) + (kind % 5 === ACE ? 60 : 0) + 2 * lengths[suitOf(kind)];
  const kept = held.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, HAND);
  return {
    hands: hands.map((hand, seat) => (seat === soloist ? kept : hand).map(kindCard)),
    trick: [],
    leader: seed % 3,
    trump,
    soloist,
  };
}

function strengthOf(hand: readonly number[]): number {
  return sum(hand.map((kind) => STRENGTH[kind % 5]));
}

function suitLengths(hand: readonly number[]): number[] {
  return Array.from({ length: SUITS }, (_, suit) => hand.filter((kind) => suitOf(kind) === suit).length);
}
