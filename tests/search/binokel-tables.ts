import { cardKind, kindCard } from '../../assembly/move.ts';
import type { OpenTable } from '../../host/core/double-dummy.ts';
import { seededPicker } from '../builders.ts';
import { type PlainTable, plainLay, plainLegal } from './binokel-brute-force.ts';

/** Kinds of the cards of the first suits: endings of few suits have more of a fight in them. */
function pack(suits: number): number[] {
  return Array.from({ length: suits * 10 }, (_, card) => card >> 1);
}

/** A random table before a trick: `tricks` cards each, of two suits or more; any seat leads and plays alone, any suit is trumps. */
export function randomTable(seed: number, tricks: number): PlainTable {
  const pick = seededPicker(seed);
  const least = Math.max(2, Math.ceil((3 * tricks) / 10));
  const cards = pack(least + pick(5 - least));
  const hands = [0, 1, 2].map(() => Array.from({ length: tricks }, () => cards.splice(pick(cards.length), 1)[0]));
  return { hands, trick: [], leader: pick(3), trump: pick(4), soloist: pick(3) };
}

/** The table after `cards` random legal cards, two at most. */
export function playedOn(table: PlainTable, cards: number, seed: number): PlainTable {
  const pick = seededPicker(seed);
  let left = table;
  for (let played = 0; played < cards; played++) {
    const legal = plainLegal(left);
    left = plainLay(left, legal[pick(legal.length)]);
  }
  return left;
}

/** For the solver. */
export function opened({ hands, trick, ...rest }: PlainTable): OpenTable {
  return { ...rest, hands: hands.map((hand) => hand.map(kindCard)), trick: trick.map(kindCard) };
}

/** For the brute force. */
export function plain({ hands, trick, ...rest }: OpenTable): PlainTable {
  return { ...rest, hands: hands.map((hand) => hand.map(cardKind)), trick: trick.map(cardKind) };
}
