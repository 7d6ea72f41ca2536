import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, jsonLines, run } from './capture.ts';
import { DECK_C1 } from './case-c1.ts';

interface Position {
  readonly piles: readonly { readonly id: string; readonly role: string; readonly cards: readonly string[] }[];
  readonly [key: string]: unknown;
}

const POSITION_KEYS = ['game', 'options', 'piles', 'status', 'score', 'pass'];

async function position(...argv: string[]): Promise<Position> {
  const outcome = await run([...argv, '--json']);
  const [object, ...others] = jsonLines(outcome);
  expect(others).toEqual([]);
  return object as unknown as Position;
}

const cardsOf = (from: Position, id: string) => from.piles.find((pile) => pile.id === id)?.cards;
const allCards = (from: Position) => from.piles.flatMap(({ cards }) => cards.map((card) => card.replace(/[()]/g, '')));

describe('games', () => {
  it('lists every game with its options', async () => {
    const outcome = await run(['games', '--json']);
    const [{ games }] = jsonLines(outcome) as unknown as { games: Record<string, unknown>[] }[];
    expect(Object.keys(games[0])).toEqual(['id', 'title', 'family', 'packs', 'options', 'piles']);
    expect(games.find(({ id }) => id === 'yukon')).toMatchObject({
      title: 'Yukon',
      family: 'patience',
      packs: 1,
      options: [{ name: 'variant', default: 'classic', values: ['classic', 'medium', 'light'] }],
    });
    expect(games.map(({ id }) => id)).toContain('klondike');
  });

  it('prints a line a game', async () => {
    const { code, out } = await run(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/^yukon +Yukon +patience +1 pack +variant=classic\|medium\|light$/m);
  });
});

describe('deal', () => {
  it('prints the position of the specification', async () => {
    const start = await position('deal', 'yukon', '--deal', '7');
    expect(Object.keys(start)).toEqual(POSITION_KEYS);
    expect(start).toMatchObject({ game: 'yukon', options: { variant: 'classic' }, status: 'playing', pass: 1 });
    expect(start.score).toEqual({ points: -52 });
    expect(start.piles.map(({ cards }) => cards.length)).toEqual([24, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(allCards(start)).size).toBe(52);
    for (const { role, cards } of start.piles) {
      const hidden = cards.filter((card) => /^\(.*\)$/.test(card)).length;
      expect(hidden).toBe(role === 'stock' ? 24 : Math.max(0, cards.length - 1));
    }
  });

  it('is the same for the same number and another for another', async () => {
    const [a, b, c] = [
      await position('deal', 'klondike', '--deal', '18446744073709551615'),
      await position('deal', 'klondike', '--deal', '18446744073709551615'),
      await position('deal', 'klondike', '--deal', '18446744073709551614'),
    ];
    expect(a).toEqual(b);
    expect(a.piles).not.toEqual(c.piles);
  });

  it('C-11: refuses a number above 2^64-1 with the reason', async () => {
    expect(await run(['deal', 'yukon', '--deal', '93500419852916506624'])).toEqual({
      code: 2,
      out: '',
      err: 'talon: deal 93500419852916506624: is larger than 2^64-1 (18446744073709551615)\n',
    });
  });

  it('takes options in both forms', async () => {
    const a = await position('deal', 'klondike', '--option', 'draw=3', '--option', 'passes=1');
    const b = await position('deal', 'klondike', 'draw=3', '--deal', '1', 'passes=1');
    expect(a).toEqual(b);
    expect(a.options).toMatchObject({ draw: '3', passes: '1', kings: '1' });
  });

  it('deals a deck row by row, then the stock, first turned first', () =>
    inFolder(async (folder) => {
      const deck = join(folder, 'c1.txt');
      writeFileSync(deck, `${DECK_C1.replaceAll('TS', '10S').replaceAll(' ', ', ')}\n`);
      const start = await position('deal', 'klondike', '--deck', deck);
      expect(cardsOf(start, 'tableau-3')).toEqual(['(AH)', '(5S)', '2D']);
      expect(cardsOf(start, 'tableau-7')).toEqual(['(KS)', '(KC)', '(6H)', '(5H)', '(5C)', '(6D)', '4C']);
      expect(cardsOf(start, 'stock')?.at(-1)).toBe('(QS)');
      const turned = await position('play', 'klondike', '--deck', deck, '--moves', 'deal');
      expect(cardsOf(turned, 'waste')).toEqual(['QS']);
    }));

  it.each([
    [['deal', 'bridge'], 'bridge: there is no such game; talon games lists them'],
    [['deal', 'yukon', '--deal', '1e5'], 'deal 1e5: must be a decimal number'],
    [['deal', 'yukon', '--option', 'variant'], 'variant: is no option of the form K=V'],
    [['deal', 'yukon', 'variant=hard'], 'yukon: variant=hard must be one of classic, medium, light'],
    [['deal', 'yukon', '--option', 'variant=Light'], 'yukon: variant=Light must be one of classic, medium, light'],
    [['deal', 'yukon', 'draw=3'], 'yukon: has no option draw; it has variant'],
    [['deal', 'yukon', 'constructor=1'], 'yukon: has no option constructor; it has variant'],
    [['deal', 'yukon', 'variant=light', '--option', 'variant=light'], 'variant=light: variant is given twice'],
    [['deal', 'yukon', '--deal', '1', '--deck', 'x'], '--deck: cannot be given together with --deal'],
    [['deal', 'yukon', '--deck', 'no.txt'], 'no.txt: there is no such file'],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await run(argv);
    expect({ code, err }).toEqual({ code: 2, err: `talon: ${message}\n` });
  });

  it.each([
    ['KS KS', /card-twice|wrong-card-count|card-missing/],
    [DECK_C1.replace('QS', 'QH'), /card-twice: QH/],
    [DECK_C1.replace('QS', 'XX'), /"XX" is no card \(offset 84\)/],
  ])('refuses a faulty deck: %s', (text, reason) =>
    inFolder(async (folder) => {
      const deck = join(folder, 'deck.txt');
      writeFileSync(deck, text);
      const { code, err } = await run(['deal', 'yukon', '--deck', deck]);
      expect(code).toBe(2);
      expect(err).toMatch(new RegExp(`^talon: ${deck}: .*\n$`));
      expect(err).toMatch(reason);
    }),
  );
});

describe('play', () => {
  const PLAY_KEYS = [...POSITION_KEYS, 'moves', 'played', 'automatic', 'refused'];

  it('prints position, legal moves, status and score', async () => {
    const played = await position('play', 'yukon', '--deal', '3', '--moves', 'deal');
    expect(Object.keys(played)).toEqual(PLAY_KEYS);
    expect(played).toMatchObject({ status: 'playing', score: { points: -52 }, played: ['deal'], refused: null });
    expect(played.moves).toContain('deal');
    const { code, out } = await run(['play', 'yukon', '--deal', '3', '--moves', 'deal']);
    expect(code).toBe(0);
    expect(out).toContain('played 1: deal\n');
    expect(out).toMatch(/^legal moves \d+: .*deal$/m);
  });

  it('takes any separators', () =>
    inFolder(async (folder) => {
      const deck = join(folder, 'deck.txt');
      writeFileSync(deck, DECK_C1);
      const moves = ['tableau-1>foundation-1', 'tableau-2>foundation-1', 'deal'];
      const outcomes = [', ', ' ', '\n', ','].map((separator) =>
        position('play', 'klondike', '--deck', deck, '--moves', moves.join(separator)),
      );
      for (const outcome of await Promise.all(outcomes)) expect(outcome.played).toEqual(moves);
    }));

  it('stops at the first illegal move, shows the position before it and names the rule', () =>
    inFolder(async (folder) => {
      const deck = join(folder, 'deck.txt');
      writeFileSync(deck, DECK_C1);
      const argv = ['play', 'yukon', '--deck', deck, '--moves', 'deal, tableau-2>tableau-3, deal', '--json'];
      const outcome = await run(argv);
      const [object] = jsonLines(outcome) as unknown as Position[];
      expect(outcome.code).toBe(2);
      expect(outcome.err).toBe('talon: move 2 "tableau-2>tableau-3": wrong-rank\n');
      expect(object).toMatchObject({
        played: ['deal'],
        refused: { index: 2, move: 'tableau-2>tableau-3', rule: 'wrong-rank' },
      });
      expect(cardsOf(object, 'waste')).toEqual(['QS']);
    }));

  it.each([
    ['redeal', 'one-pass-only'],
    ['waste>tableau-1', 'empty-source'],
    ['tableau-1>tableau-9', 'no-such-pile'],
    ...['turn', 'deal*2', 'tableau-1>tableau-2*0', 'tableau-1>tableau-2*99999999999999999999'].map((word) => [
      word,
      'no-move; moves are pile>pile, pile>pile*N (N from 1 to 104), deal and redeal, in games for two end and object',
    ]),
  ])('%s is refused: %s', async (move, rule) => {
    const { code, err } = await run(['play', 'yukon', '--moves', move]);
    expect({ code, err }).toEqual({ code: 2, err: `talon: move 1 "${move}": ${rule}\n` });
  });

  it('goes on from a position that --json printed', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'position.json');
      const first = await run(['play', 'yukon', 'variant=light', '--deal', '5', '--moves', 'deal deal', '--json']);
      writeFileSync(file, first.out);
      const here = await position('play', 'yukon', '--position', file);
      const [there] = jsonLines(first) as unknown as Position[];
      expect(here.piles).toEqual(there.piles);
      expect(here).toMatchObject({ options: { variant: 'light' }, score: there.score, moves: there.moves });
    }));

  it('finishes by itself when nothing but the foundations is left', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'position.json');
      const suit = (letter: string, ranks: string) => Array.from(ranks, (rank) => rank + letter);
      const piles = [
        { id: 'foundation-1', cards: suit('D', 'A23456789TJQK') },
        { id: 'foundation-2', cards: suit('H', 'A23456789TJQK') },
        { id: 'foundation-3', cards: suit('S', 'A23456789TJQ') },
        { id: 'foundation-4', cards: suit('C', 'A23456789TJ') },
        { id: 'tableau-1', cards: ['KS'] },
        { id: 'tableau-2', cards: ['KC'] },
        { id: 'waste', cards: ['QC'] },
      ];
      writeFileSync(file, JSON.stringify({ game: 'yukon', piles }));
      const won = await position('play', 'yukon', '--position', file, '--moves', 'waste>foundation-4');
      expect(won).toMatchObject({ status: 'won', moves: [], refused: null });
      expect([...(won.automatic as string[])].sort()).toEqual(['tableau-1>foundation-3', 'tableau-2>foundation-4']);
    }));

  const full = Array.from('CSHD', (suit) => Array.from('A23456789TJQK', (rank) => rank + suit)).flat();

  it.each([
    [
      'a card twice',
      [
        { id: 'tableau-1', cards: full.slice(1) },
        { id: 'tableau-2', cards: ['KS'] },
      ],
      /card-twice tableau-2 KS/,
    ],
    ['cards missing', [{ id: 'tableau-1', cards: ['KS'] }], /card|count/],
    ['a wrong foundation', [{ id: 'foundation-1', cards: full }], /wrong-foundation/],
    ['a pile that does not exist', [{ id: 'tableau-8', cards: full }], /no-such-pile tableau-8/],
    ['a text that is no card', [{ id: 'tableau-1', cards: ['1S'] }], /unknown-card tableau-1 1S/],
  ])('refuses an illegal position: %s', (_name, piles, reason) =>
    inFolder(async (folder) => {
      const file = join(folder, 'position.json');
      writeFileSync(file, JSON.stringify({ game: 'yukon', piles }));
      const { code, out, err } = await run(['play', 'yukon', '--position', file]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(new RegExp(`^talon: ${file}: .*\n$`));
      expect(err).toMatch(reason);
    }),
  );

  it('refuses a file that is no JSON', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'position.json');
      writeFileSync(file, '{"game":');
      const { code, err } = await run(['play', 'yukon', '--position', file]);
      expect(code).toBe(2);
      expect(err).toMatch(/^talon: .*position\.json: is no JSON: .*\n$/);
    }));
});
