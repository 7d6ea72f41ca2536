/**
 * POSITION: everything the rules of a card game look at, in 344 flat bytes without pointers.
 *
 * Cards are linked: a pile knows its top card, its number of cards and how many of them (always the lowest ones) lie face
 * down; a card knows the card below it. A run of any length therefore moves by rewriting two links, and the links do not
 * say in which column a run lies, which makes them a search key. Cards that lie at the bottom have link 0. Every byte is
 * defined, so equal positions are equal bytes.
 *
 *   0 game u8 · 1 piles u8 · 2 pass u16 · 4 score i32 · 8 options u8[16] · 24 zero u8[8]
 *   32 top u8[40] · 72 count u8[40] · 112 hidden u8[40] · 152 below u8[128] · 280 registers u8[64]
 */
import { POSITION_BYTES, POSITION_REGISTERS } from '../abi';

const OPTIONS = 8;
const TOPS = 32;
const COUNTS = 72;
const HIDDEN = 112;
const LINKS = 152;

@unmanaged
export class Position {
  game: u8 = 0;
  piles: u8 = 0;
  /** 1 while the stock is gone through for the first time. */
  pass: u16 = 0;
  score: i32 = 0;

  option(index: i32): i32 {
    return load<u8>(changetype<usize>(this) + (index as usize), OPTIONS);
  }

  /** The pile's uncovered card, 0 if the pile is empty. */
  top(pile: i32): i32 {
    return load<u8>(changetype<usize>(this) + (pile as usize), TOPS);
  }

  count(pile: i32): i32 {
    return load<u8>(changetype<usize>(this) + (pile as usize), COUNTS);
  }

  /** How many cards of the pile lie face down. */
  hidden(pile: i32): i32 {
    return load<u8>(changetype<usize>(this) + (pile as usize), HIDDEN);
  }

  /** How many cards of the pile lie face up. */
  open(pile: i32): i32 {
    return this.count(pile) - this.hidden(pile);
  }

  /** The card under `card`, 0 if it lies at the bottom. */
  below(card: i32): i32 {
    return load<u8>(changetype<usize>(this) + (card as usize), LINKS);
  }

  /** The lowest of the `count` uppermost cards of a pile that has that many. */
  head(pile: i32, count: i32): i32 {
    let card = this.top(pile);
    for (let i = 1; i < count; i++) card = this.below(card);
    return card;
  }

  setHidden(pile: i32, hidden: i32): void {
    store<u8>(changetype<usize>(this) + (pile as usize), hidden, HIDDEN);
  }

  /** Puts a card that lies nowhere onto a pile, face up or as one more of its face-down cards. */
  put(pile: i32, card: i32, faceDown: bool): void {
    const at = changetype<usize>(this) + (pile as usize);
    store<u8>(changetype<usize>(this) + (card as usize), load<u8>(at, TOPS), LINKS);
    store<u8>(at, card, TOPS);
    store<u8>(at, load<u8>(at, COUNTS) + 1, COUNTS);
    store<u8>(at, load<u8>(at, HIDDEN) + (faceDown as u8), HIDDEN);
  }

  /** Says what lies under a card; `setPile` then says which pile the cards are. For laying out whole piles. */
  link(card: i32, under: i32): void {
    store<u8>(changetype<usize>(this) + (card as usize), under, LINKS);
  }

  setPile(pile: i32, top: i32, count: i32, hidden: i32): void {
    const at = changetype<usize>(this) + (pile as usize);
    store<u8>(at, top, TOPS);
    store<u8>(at, count, COUNTS);
    store<u8>(at, hidden, HIDDEN);
  }

  /** Moves the `count` uppermost cards, as they lie, onto another pile. */
  carry(from: i32, to: i32, count: i32): void {
    const source = changetype<usize>(this) + (from as usize);
    const target = changetype<usize>(this) + (to as usize);
    const link = changetype<usize>(this) + (this.head(from, count) as usize);
    const uncovered = load<u8>(link, LINKS);
    store<u8>(link, load<u8>(target, TOPS), LINKS);
    store<u8>(target, load<u8>(source, TOPS), TOPS);
    store<u8>(source, uncovered, TOPS);
    store<u8>(source, load<u8>(source, COUNTS) - (count as u8), COUNTS);
    store<u8>(target, load<u8>(target, COUNTS) + (count as u8), COUNTS);
  }

  /** What a game keeps beside its cards: the byte, or the 2 or 4 bytes, at `offset` of the registers. */
  register<T>(offset: usize): T {
    return load<T>(changetype<usize>(this) + offset, POSITION_REGISTERS);
  }

  setRegister<T>(offset: usize, value: T): void {
    store<T>(changetype<usize>(this) + offset, value, POSITION_REGISTERS);
  }

  /** Does every card lie on the same card as in another position, or at the bottom as there? */
  isStackedAs(other: Position): bool {
    for (let i: usize = LINKS; i < (POSITION_REGISTERS as usize); i += 8) {
      if (load<u64>(changetype<usize>(this) + i) != load<u64>(changetype<usize>(other) + i)) return false;
    }
    return true;
  }

  copyFrom(other: Position): void {
    for (let i: usize = 0; i < (POSITION_BYTES as usize); i += 8) {
      store<u64>(changetype<usize>(this) + i, load<u64>(changetype<usize>(other) + i));
    }
  }

  /** An empty table of a game. `options` points at MAX_OPTIONS value indices. */
  clear(game: i32, piles: i32, options: usize): void {
    for (let i: usize = 0; i < (POSITION_BYTES as usize); i += 8) store<u64>(changetype<usize>(this) + i, 0);
    this.game = game as u8;
    this.piles = piles as u8;
    this.pass = 1;
    store<u64>(changetype<usize>(this), load<u64>(options), OPTIONS);
    store<u64>(changetype<usize>(this), load<u64>(options, 8), OPTIONS + 8);
  }
}

/** A position in its own static memory; for scratch work of a module. */
export function positionAt(address: usize): Position {
  return changetype<Position>(address);
}
