/**
 * A set of exact 192-bit keys. Keys stand one after the other in the order of their coming; an index of slots (open
 * addressing, linear probing, never more than half full) finds them. Only the index is ever cleared, and it begins small
 * and doubles, so a short search costs nothing for the room a long one may need. Keys are compared whole: the set never takes
 * one position for another.
 */
const KEY_BYTES: usize = 24;
/** Room for keys. */
export const TABLE_KEYS: u32 = 1 << 21;
const FIRST_SLOTS: u32 = 1 << 12;
const MOST_SLOTS: u32 = TABLE_KEYS << 1;

const KEYS: usize = heap.alloc((TABLE_KEYS as usize) * KEY_BYTES);
/** Slot: number of a key + 1, 0 = free. */
const INDEX: usize = heap.alloc((MOST_SLOTS as usize) << 2);

/** What has become of a key. */
export enum Insertion {
  New,
  Known,
  Full,
}

let used: u32 = 0;
let most: u32 = TABLE_KEYS;
let slots: u32 = FIRST_SLOTS;

/** Empties the set. It then takes `limit` keys, or as many as there is room for if that is 0 or more than that. */
export function clearTable(limit: u32): void {
  used = 0;
  most = limit == 0 ? TABLE_KEYS : min(limit, TABLE_KEYS);
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
  memory.copy(keyAt(used), key, KEY_BYTES);
  used++;
  store<u32>(INDEX + ((slot as usize) << 2), used);
  if (used << 1 > slots && slots < MOST_SLOTS) growIndex();
  return Insertion.New;
}

function keyAt(number: u32): usize {
  return KEYS + (number as usize) * KEY_BYTES;
}

function sameKey(a: usize, b: usize): bool {
  return load<u64>(a) == load<u64>(b) && load<u64>(a, 8) == load<u64>(b, 8) && load<u64>(a, 16) == load<u64>(b, 16);
}

function slotOf(key: usize): u32 {
  let h = load<u64>(key) * 0x9e3779b97f4a7c15;
  h = (h ^ (h >> 29) ^ load<u64>(key, 8)) * 0xbf58476d1ce4e5b9;
  h = (h ^ (h >> 32) ^ load<u64>(key, 16)) * 0x94d049bb133111eb;
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
