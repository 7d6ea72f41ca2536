/**
 * The engine against RULES §3 to §8 written a second time (`plain-*.ts`): the same deals, from every table the same tables can be
 * reached, and the same tables are won.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCards } from '../../host/core/card-text.ts';
import type { Core, View } from '../../host/core/core.ts';
import { DealError } from '../../host/core/errors.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { PLAIN_GAMES } from './plain-games.ts';
import { nameOf, readTable } from './plain-table.ts';
import { gameOf, shuffledCards, walkAll } from './walks.ts';

interface Course {
  /** Walks for each combination of options, and moves of a walk. */
  readonly walks: number;
  readonly actions: number;
  /** One table in so many is compared. */
  readonly every: number;
  /** What the walks have to have come by, or they show little. */
  readonly reaches: readonly ((view: View) => boolean)[];
}

const count = ({ piles }: View, id: string): number => piles.find((pile) => pile.id === id)?.cards.length ?? 0;
const stockUsedUp = (view: View): boolean => count(view, 'stock') === 0;
const won = ({ status }: View): boolean => status === 'won';
const stuck = ({ status }: View): boolean => status === 'stuck';

const COURSES: Readonly<Record<string, Course>> = {
  standart: { walks: 32, actions: 300, every: 8, reaches: [stockUsedUp, stuck] },
  eiffelturm: { walks: 20, actions: 168, every: 3, reaches: [stockUsedUp, won, stuck] },
  matriarchat: {
    walks: 8,
    actions: 520,
    every: 9,
    reaches: [stockUsedUp, won, ({ pass }) => pass > 15, ({ families }) => families > 5],
  },
  'kleine-harfe': { walks: 12, actions: 300, every: 5, reaches: [won, ({ pass }) => pass > 9] },
  galerie: { walks: 16, actions: 200, every: 5, reaches: [stockUsedUp, won] },
  zopf: {
    walks: 12,
    actions: 260,
    every: 9,
    reaches: [
      stuck,
      ({ pass }) => pass === 3,
      ({ direction }) => direction === 'up',
      ({ direction }) => direction === 'down',
      (view) => count(view, 'braid') === 0 && count(view, 'corner-1') === 0,
    ],
  },
};
const DECKS = 60;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const here = (): string => nameOf(readTable(core.fullView()));

/** Where the legal moves lead; the core's own undo brings each of them back. */
function reached(): string[] {
  const names = core.moves().map((move) => {
    core.play(move);
    const there = here();
    core.undo();
    return there;
  });
  return [...new Set(names)].sort();
}

describe.each(Object.entries(COURSES))('%s', (id, { walks, actions, every, reaches }) => {
  const plain = PLAIN_GAMES[id];

  it('deals a deck as the plain rules do, with all options', () => {
    const game = gameOf(core, id);
    const pick = seededPicker(99);
    let dealt = 0;
    for (const options of optionCombinations(game)) {
      for (let i = 0; i < DECKS; i++) {
        const deck = shuffledCards(game, pick);
        const braid = deck.slice(0, 20);
        const twin = braid.find((card, place) => braid.indexOf(card) < place);
        if (options.distinct === '1' && twin !== undefined) {
          expect(() => core.dealDeck(id, options, parseCards(deck.join(' ')))).toThrow(
            expect.objectContaining({ name: DealError.name, code: 'twin-cards', detail: twin }),
          );
          continue;
        }
        core.dealDeck(id, options, parseCards(deck.join(' ')));
        expect(here()).toBe(nameOf(plain.deal(deck, options)));
        dealt++;
      }
    }
    expect(dealt).toBeGreaterThanOrEqual(DECKS);
  });

  it('moves as the plain rules do, with all options', () => {
    const missing = new Set(reaches);
    let visited = 0;
    walkAll(core, gameOf(core, id), walks, actions, (options, seed) => {
      const view = core.fullView();
      for (const seen of missing) if (seen(view)) missing.delete(seen);
      if (visited++ % every !== 0) return;
      const table = readTable(view);
      const expected = [...new Set(plain.successors(table, options).map(nameOf))].sort();
      const found = reached();
      const where = { options, seed, made: view.moveCount, table: nameOf(table) };
      if (found.join() !== expected.join()) expect({ ...where, found }).toEqual({ ...where, found: expected });
      if ((view.status === 'won') !== plain.won(table)) expect.fail(`${view.status}: ${JSON.stringify(where)}`);
    });
    expect([...missing].map(String)).toEqual([]);
  });
});
