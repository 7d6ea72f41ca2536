/**
 * The table of positions that have been searched, at the beginning of a trick. Positions are alike if in every suit the same seats hold the
 * cards from the highest down, whatever these are: then the same lines can be played, and the values differ by no more than what
 * the cards count differently. So a position is looked up by the codes of its suits, which plain suits may have in any order, and what is known
 * of one is widened for another by the sum of the differences. Codes are compared whole. Nothing in an entry belongs to a world:
 * what one world has shown serves the next.
 */
import { ROOM, roomTenant, Tenant, takeRoom } from '../../core/room';
import { CARD_BITS, pointsOfBit, SUIT_BITS, SUIT_MASK } from './masks';
import { suitState } from './suit-tables';

/** An entry: two words of codes with the seat that leads and the epoch, and one of cards, bounds and the card played. */
const ENTRY_BYTES: usize = 24;
const BUCKET_ENTRIES = 4;
const BUCKET_BYTES: usize = ENTRY_BYTES * BUCKET_ENTRIES;
const INDEX_BITS: u64 = 16;
const TABLE_BYTES: usize = BUCKET_BYTES << (INDEX_BITS as usize);
const LOWER_SHIFT: u64 = 40;
const UPPER_SHIFT: u64 = 48;
const CHOICE_SHIFT: u64 = 56;
const CARDS_MASK: u64 = (1 << 40) - 1;
const SPARE_SHIFT: u64 = 30;
const EPOCHS: u64 = 64;

/** Of the position that was looked up last. */
export let lower: i32 = 0;
export let upper: i32 = 0;
/** The card that was best there, NO_CARD if none is known. */
export let choice: i32 = 0;
export const NO_CARD = -1;

let epoch: u64 = 1;
/** The codes of the position that was looked at last, its cards in their order, and the bucket they belong to. */
let first: u64 = 0;
let second: u64 = 0;
let canonical: u64 = 0;
let bucket: usize = 0;
/** The suit at each place of the codes, two bits each. */
let suits: u64 = 0;
let more: i32 = 0;
let less: i32 = 0;

/** Forgets all positions. */
export function forgetPositions(): void {
  epoch++;
  if (epoch < EPOCHS) return;
  epoch = 1;
  memory.fill(ROOM, 0, TABLE_BYTES);
}

/** Is the room this table's? */
export function hasTable(): bool {
  return roomTenant() == Tenant.Tricks;
}

/** Makes the room this table's, and forgets what somebody else has left in it. */
export function claimTable(): void {
  if (hasTable()) return;
  if (roomTenant() != Tenant.Nobody) memory.fill(ROOM, 0, TABLE_BYTES);
  takeRoom(Tenant.Tricks);
}

/** Makes the codes of a position: trumps, then the plain suits by their codes. */
function encode(cards: u64, leader: i32): void {
  let a = coded(1, cards);
  let b = coded(2, cards);
  let c = coded(3, cards);
  if (a < b) {
    const swap = a;
    a = b;
    b = swap;
  }
  if (b < c) {
    const swap = b;
    b = c;
    c = swap;
  }
  if (a < b) {
    const swap = a;
    a = b;
    b = swap;
  }
  const trumps = suitState(0, cards).code as u64;
  suits = (((a >> 10) & 3) << 2) | (((b >> 10) & 3) << 4) | (((c >> 10) & 3) << 6);
  canonical = (cards & SUIT_MASK) | ((a & SUIT_MASK) << 10) | ((b & SUIT_MASK) << 20) | ((c & SUIT_MASK) << 30);
  first = trumps | ((leader as u64) << SPARE_SHIFT) | ((a >> 12) << 32) | ((epoch & 3) << 62);
  second = (b >> 12) | (((epoch >> 2) & 3) << SPARE_SHIFT) | ((c >> 12) << 32) | ((epoch >> 4) << 62);
  let hash = (first ^ (second >> 29)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32) ^ second) * 0xbf58476d1ce4e5b9;
  hash ^= hash >> 31;
  hash *= 0x94d049bb133111eb;
  bucket = ROOM + ((hash >> (64 - INDEX_BITS)) as usize) * BUCKET_BYTES;
}

/** A suit's code with its cards. */
function coded(suit: i32, cards: u64): u64 {
  return (
    ((suitState(suit, cards).code as u64) << 12) |
    ((suit as u64) << 10) |
    ((cards >> ((suit * SUIT_BITS) as u64)) & SUIT_MASK)
  );
}

/** Looks a position up; `lower`, `upper` and `choice` then say what is known. Nothing known is 0, `rest` and NO_CARD. */
export function look(cards: u64, leader: i32, rest: i32): void {
  encode(cards, leader);
  lower = 0;
  upper = rest;
  choice = NO_CARD;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    if (load<u64>(entry) != first || load<u64>(entry, 8) != second) continue;
    const word = load<u64>(entry, 16);
    const other = word & CARDS_MASK;
    if (choice == NO_CARD || other == canonical) choice = cardAt((word >> CHOICE_SHIFT) as i32);
    compare(other);
    lower = max(lower, (((word >> LOWER_SHIFT) & 0xff) as i32) - less);
    upper = min(upper, (((word >> UPPER_SHIFT) & 0xff) as i32) + more);
  }
}

/** How much more and how much less the position's cards count than those of one that is alike: `more`, `less`. */
function compare(other: u64): void {
  more = 0;
  less = 0;
  if (other == canonical) return;
  for (let shift: u64 = 0; shift < (CARD_BITS as u64); shift += SUIT_BITS) {
    let mine = (canonical >> shift) & SUIT_MASK;
    let theirs = (other >> shift) & SUIT_MASK;
    if (mine == theirs) continue;
    for (; mine != 0; mine &= mine - 1, theirs &= theirs - 1) {
      const difference = pointsOfBit(ctz(mine) as i32) - pointsOfBit(ctz(theirs) as i32);
      if (difference > 0) more += difference;
      else less -= difference;
    }
  }
}

/** Enters what is known of a position. */
export function enter(cards: u64, leader: i32, low: i32, high: i32, choice: i32): void {
  encode(cards, leader);
  let slot = bucket;
  let fewest = 64;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const word = load<u64>(entry, 16);
    const same = load<u64>(entry) == first && load<u64>(entry, 8) == second;
    if (same && (word & CARDS_MASK) == canonical) {
      slot = entry;
      break;
    }
    const size = popcnt(word & CARDS_MASK) as i32;
    if (size < fewest) {
      fewest = size;
      slot = entry;
    }
  }
  store<u64>(slot, first);
  store<u64>(slot, second, 8);
  const word =
    canonical |
    ((low as u64) << LOWER_SHIFT) |
    ((high as u64) << UPPER_SHIFT) |
    ((placeOf(choice) as u64) << CHOICE_SHIFT);
  store<u64>(slot, word, 16);
}

/** Where a card stands in the codes: the suit's place × 16 + the cards of its suit above it. */
function placeOf(card: i32): i32 {
  const suit = card / 10;
  let place = 0;
  while ((((suits >> ((2 * place) as u64)) & 3) as i32) != suit) place++;
  const held = canonical >> ((10 * place) as u64);
  return (place << 4) | (popcnt(held & (((1 as u64) << (card - 10 * suit)) - 1)) as i32);
}

function cardAt(position: i32): i32 {
  const place = position >> 4;
  let held = (canonical >> ((10 * place) as u64)) & SUIT_MASK;
  for (let i = position & 15; i > 0; i--) held &= held - 1;
  return 10 * (((suits >> ((2 * place) as u64)) & 3) as i32) + (ctz(held) as i32);
}
