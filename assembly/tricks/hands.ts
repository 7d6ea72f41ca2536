/** Cards of a hand: kept sorted, taken from anywhere, counted by kind. */
import { Position } from '../core/position';
import { handOrder, KINDS, kindOf } from './cards';

/** Sorts a card that lies nowhere into a hand, face down as all hands are. */
export function sortIn(at: Position, hand: i32, card: i32): void {
  const order = handOrder(card);
  let above = 0;
  let under = at.top(hand);
  while (under != 0 && handOrder(under) > order) {
    above = under;
    under = at.below(under);
  }
  at.link(card, under);
  if (above != 0) at.link(above, card);
  at.setPile(hand, above == 0 ? card : at.top(hand), at.count(hand) + 1, at.hidden(hand) + 1);
}

/** Takes a card that lies in a hand out of it. */
export function takeOut(at: Position, hand: i32, card: i32): void {
  let above = 0;
  for (let other = at.top(hand); other != card; other = at.below(other)) above = other;
  const under = at.below(card);
  if (above != 0) at.link(above, under);
  at.setPile(hand, above == 0 ? under : at.top(hand), at.count(hand) - 1, at.hidden(hand) - 1);
}

/** Takes the uppermost card off any pile. */
export function takeTop(at: Position, pile: i32): i32 {
  const card = at.top(pile);
  const count = at.count(pile) - 1;
  at.setPile(pile, at.below(card), count, min(at.hidden(pile), count));
  return card;
}

/** The first card of a kind in a hand, 0 if it has none. */
export function cardOf(at: Position, hand: i32, kind: i32): i32 {
  let found = 0;
  for (let card = at.top(hand); card != 0; card = at.below(card)) if (kindOf(card) == kind) found = card;
  return found;
}

/** The kinds of a hand, a bit each. */
export function kindsOf(at: Position, hand: i32): u32 {
  let kinds: u32 = 0;
  for (let card = at.top(hand); card != 0; card = at.below(card)) kinds |= 1 << kindOf(card);
  return kinds;
}

/** Fills KINDS bytes at `counts` with how often each kind is in a hand. */
export function countKinds(at: Position, hand: i32, counts: usize): void {
  memory.fill(counts, 0, KINDS);
  for (let card = at.top(hand); card != 0; card = at.below(card)) addKind(counts, card);
}

/** Counts one more card. */
export function addKind(counts: usize, card: i32): void {
  const slot = counts + (kindOf(card) as usize);
  store<u8>(slot, load<u8>(slot) + 1);
}
