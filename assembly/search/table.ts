/**
 * A set of exact keys, all of one length. Keys stand one after the other in the order of their coming; an index of slots (open
 * addressing, linear probing, never more than half full) finds them. Only the index is ever cleared, and it begins small
 * and doubles, so a short search costs nothing for the room a long one may need. Keys are compared whole: the set never takes
 * one position for another.
 */
import { MIN_KEY_WORDS } from '../abi';
import { ROOM, Tenant, takeRoom } from '../core/room';

/** Room for the shortest keys. */
const TABLE_KEYS: u32 = 1 << 21;
const KEY_BYTES: u32 = TABLE_KEYS * (MIN_KEY_WORDS << 3);
const FIRST_SLOTS: u32 = 1 << 12;
const MOST_SLOTS: u32 = TABLE_KEYS << 1;

/** The keys and the index fill the room that searches share. */
const KEYS: usize = ROOM;
/** Slot: number of a key + 1, 0 = free. */
const INDEX: usize = ROOM + (KEY_BYTES as usize);

/** What has become of a key. */
export enum Insertion {
  New,
  Known,
  Full,
}

let used: u32 = 0;
let most: u32 = TABLE_KEYS;
let slots: u32 = FIRST_SLOTS;
/** Length of a key. */
let keyBytes: usize = MIN_KEY_WORDS << 3;

/**
 * Empties the set for keys of `words` u64, at least MIN_KEY_WORDS. It then takes `limit` of them, or as many as there is room for if that
 * is 0 or more than that.
 */
export function clearTable(limit: u32, words: i32): void {
  takeRoom(Tenant.Patience);
  used = 0;
  keyBytes = (words << 3) as usize;
  const room = KEY_BYTES / (keyBytes as u32);
  most = limit == 0 ? room : min(limit, room);
  slots = FIRST_SLOTS;
  memory.fill(INDEX, 0, (slots as usize) << 2);
}

/** Keys in the set. */
export function tableUse(): u32 {
  return used;
}

/** Puts the key at `key` into the set. */
export function insertKey(key: usize): Insertion {
  let slot = slotOf(key);
  while (true) {
    const entry = load<u32>(INDEX + ((slot as usize) << 2));
    if (entry == 0) break;
    if (sameKey(key, keyAt(entry - 1))) return Insertion.Known;
    slot = (slot + 1) & (slots - 1);
  }
  if (used == most) return Insertion.Full;
  memory.copy(keyAt(used), key, keyBytes);
  used++;
  store<u32>(INDEX + ((slot as usize) << 2), used);
  if (used << 1 > slots && slots < MOST_SLOTS) growIndex();
  return Insertion.New;
}

function keyAt(number: u32): usize {
  return KEYS + (number as usize) * keyBytes;
}

function sameKey(a: usize, b: usize): bool {
  for (let at: usize = 0; at < keyBytes; at += 8) if (load<u64>(a + at) != load<u64>(b + at)) return false;
  return true;
}

function slotOf(key: usize): u32 {
  let h = load<u64>(key) * 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 29) ^ load<u64>(key, 8)) * 0xbf58476d1ce4e5b9;
  h = (h ^ (h >> 32) ^ load<u64>(key, 16)) * 0x94d049bb133111eb;
  for (let at: usize = 24; at < keyBytes; at += 8) h = (h ^ (h >> 31) ^ load<u64>(key + at)) * 0x9e3779b97f4a7c15;
  return ((h >> 40) as u32) & (slots - 1);
}

function growIndex(): void {
  slots <<= 1;
  memory.fill(INDEX, 0, (slots as usize) << 2);
  for (let number: u32 = 0; number < used; number++) {
    let slot = slotOf(keyAt(number));
    while (load<u32>(INDEX + ((slot as usize) << 2)) != 0) slot = (slot + 1) & (slots - 1);
    store<u32>(INDEX + ((slot as usize) << 2), number + 1);
  }
}
