import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCards } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, SearchProgress } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import { play, playCombinations, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { describeWithShared } from '../shared-files.ts';
import { canBeWon } from './brute-force.ts';
import { plainJson, plainRules, smallPosition } from './small-games.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Searches the present game to the end. */
function search(nodes = 0, slice = 1 << 20): SearchProgress {
  core.search.start(nodes);
  let progress = core.search.step(slice);
  while (progress.verdict === 'running') progress = core.search.step(slice);
  return progress;
}

/** Plays the line that was found, move by move; the game must then be won. */
function replay(): void {
  const line = core.search.line();
  expect(line).not.toBeNull();
  for (const move of line ?? []) core.play(move);
  expect(core.view().status).toBe('won');
}

describe('small games, against a search that leaves nothing out', () => {
  const SEEDS: Readonly<Record<string, number>> = { yukon: 60, klondike: 6 };
  const LIMIT = 1500;

  it.each(Object.keys(SEEDS))('%s, all options', (id) => {
    const game = core.games.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Error(id);
    const found = { won: 0, lost: 0 };
    for (const options of playCombinations(game)) {
      for (let seed = 0; seed < SEEDS[id]; seed++) {
        const position = smallPosition(options, seed);
        const truth = canBeWon(plainRules(game, options), position, LIMIT);
        if (truth === null) continue;
        core.dealPosition(id, plainJson(game, options, position));
        const { verdict } = search();
        expect({ options, seed, verdict }).toEqual({ options, seed, verdict: truth ? 'solved' : 'unsolvable' });
        if (truth) replay();
        found[truth ? 'won' : 'lost']++;
      }
    }
    expect(found.won).toBeGreaterThan(25);
    expect(found.lost).toBeGreaterThan(20);
  });
});

describe('the deal that needs cards to come back (C-1)', () => {
  const COLUMNS = 'AS | 6S 2S | AH 5S 2D | AD AC 4D 3S | KD 5D 3D 3C 2C | KH 4H 3H 2H 4S 6C | KS KC 6H 5H 5C 6D 4C'
    .split('|')
    .map((column) => column.trim().split(' '));
  const STOCK = 'QS QH QD QC JS JH JD JC TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C';

  function deck(): number[] {
    const rows = Array.from({ length: 7 }, (_, row) =>
      COLUMNS.filter((column) => column.length > row).map((column) => column[row]),
    );
    return parseCards([...rows.flat(), STOCK].join(' '));
  }

  it.each([
    ['yukon', { variant: 'classic' }],
    ['yukon', { variant: 'light' }],
    ['klondike', { strict: '1' }],
  ] as [string, ChosenOptions][])('cannot be won without: %s %o', (game, options) => {
    core.dealDeck(game, options, deck());
    const progress = search();
    expect(progress.verdict).toBe('unsolvable');
    expect(progress.nodes).toBeLessThan(100);
    expect(core.search.line()).toBeNull();
  });

  it('can be won with', () => {
    core.dealDeck('klondike', {}, deck());
    expect(search().verdict).toBe('solved');
    replay();
  });
});

describe('positions in which a shortcut would be wrong', () => {
  it('a part of a run has to be shifted so that a card can go up', () => {
    setUp(
      core,
      'klondike',
      `
      foundation-1: AC..QC
      foundation-2: AS..9S
      foundation-3: AH..JH
      foundation-4: AD..TD
      tableau-1: (TS) (QS) (KS) (KC) QH JS
      tableau-2: (JD) QD
      tableau-3: KH
      tableau-4: KD`,
    );
    expect(search().verdict).toBe('solved');
    replay();
  });

  it('an empty foundation stands for no other one where foundations are marked', () => {
    const column = (suit: string, lowest: string): string =>
      [...'KQJT9876543']
        .slice(0, 'KQJT9876543'.indexOf(lowest) + 1)
        .map((rank) => `(${rank}${suit})`)
        .join(' ');
    setUp(
      core,
      'yukon',
      `
      foundation-3: AS..KS
      foundation-4: AC..KC
      stock: AH
      tableau-1: (AD) 2H
      tableau-2: ${column('D', '3')} 2D
      tableau-3: ${column('H', '4')} 3H`,
    );
    expect(search().verdict).toBe('solved');
    replay();
  });

  it('a safe waste card has to wait when three cards are turned', () => {
    setUp(
      core,
      'klondike',
      `
      foundation-1: AC..9C
      foundation-2: AS..6S
      foundation-3: AH..KH
      foundation-4: AD..KD
      tableau-1: (QC) KC
      tableau-2: (QS) (JS) KS
      stock: 9S TS 7S TC JC 8S`,
      { draw: '3', strict: '1' },
    );
    expect(search().verdict).toBe('solved');
    replay();
    expect(
      core
        .save()
        .moves.map((played) => moveText(core.view().game, played))
        .slice(0, 5),
    ).toEqual(['deal', 'waste>foundation-1', 'deal', 'redeal', 'deal']);
  });
});

describe('what a search says', () => {
  it('of a game that is won already: solved by no move', () => {
    setUp(core, 'klondike', 'foundation-1: AS..KS\nfoundation-2: AH..KH\nfoundation-3: AD..KD\nfoundation-4: AC..KC');
    expect(search()).toMatchObject({ verdict: 'solved', best: 52 });
    expect(core.search.line()).toEqual([]);
  });

  it('of a game that is stuck: unsolvable', () => {
    setUp(
      core,
      'yukon',
      `
      tableau-1: KC
      tableau-2: KS
      tableau-3: KH
      tableau-4: KD
      tableau-5: TC
      tableau-6: TS
      rest: (tableau-7)
      tableau-7: 8C`,
    );
    expect(search()).toMatchObject({ verdict: 'unsolvable', nodes: 1 });
  });

  it('when it may visit no more: gave up, with the reason, and no line', () => {
    core.deal('klondike', {}, 8n);
    expect(search(100)).toMatchObject({ verdict: 'gave-up', reason: 'node-limit', nodes: 100 });
    expect(core.search.line()).toBeNull();
  });

  it('when it is stopped: stopped, for good', () => {
    core.deal('klondike', {}, 8n);
    core.search.start();
    expect(core.search.step(50).verdict).toBe('running');
    expect(core.search.stop().verdict).toBe('stopped');
    expect(core.search.step(50)).toMatchObject({ verdict: 'stopped' });
  });

  it('does not depend on where it pauses, and repeats itself', () => {
    for (const game of core.games) {
      for (let deal = 0n; deal < 5n; deal++) {
        core.deal(game.id, {}, deal);
        const once = { progress: search(20_000), line: core.search.line() };
        expect({ progress: search(20_000, 1), line: core.search.line() }).toEqual(once);
        expect({ progress: search(20_000, 997), line: core.search.line() }).toEqual(once);
      }
    }
  });

  it('leaves the game that is played alone', () => {
    core.deal('klondike', { draw: '3' }, 4n);
    play(core, 'deal deal');
    core.undo();
    const before = JSON.stringify([core.save(), core.fullView()]);
    search(5000);
    expect(JSON.stringify([core.save(), core.fullView()])).toBe(before);
  });

  it('holds from the middle of a game, and Yukon pays 208 dollars for a whole one (YU-16)', () => {
    let solved = 0;
    for (let deal = 0n; deal < 12n; deal++) {
      core.deal('yukon', { variant: 'medium' }, deal);
      play(core, 'deal deal');
      if (search(50_000).verdict !== 'solved') continue;
      replay();
      expect(core.view().score).toBe(208);
      solved++;
    }
    expect(solved).toBeGreaterThan(2);
  });
});

describeWithShared('the collection of deals with known verdicts', 'deals', (path) => {
  const rows = (name: string): string[] => readFileSync(join(path, name), 'utf8').trim().split('\n');

  it.each([
    ['yukon', { variant: 'classic' }, 'oracle-yukon-classic.csv', 8],
    ['yukon', { variant: 'medium' }, 'oracle-yukon-medium.csv', 12],
    ['yukon', { variant: 'light' }, 'oracle-yukon-light-kings.csv', 9],
    ['klondike', { draw: '1' }, 'oracle-klondike1000-d1.csv', 12],
    ['klondike', { draw: '3' }, 'oracle-klondike1000-d3.csv', 12],
  ] as [string, ChosenOptions, string, number][])('%s %o never contradicts %s', (game, options, oracle, decided) => {
    const deals = rows('klondike1000.txt');
    const verdicts = rows(oracle).slice(1);
    let agreed = 0;
    for (let i = 0; i < 20; i++) {
      const truth = verdicts[i].split(',')[1];
      core.dealDeck(game, options, parseCards(deals[i].slice(deals[i].indexOf(' '))));
      const { verdict } = search(200_000);
      if (verdict === 'gave-up' || truth === 'unknown') continue;
      expect({ deal: i + 1, verdict }).toEqual({ deal: i + 1, verdict: truth === 'win' ? 'solved' : 'unsolvable' });
      if (verdict === 'solved') replay();
      agreed++;
    }
    expect(agreed).toBeGreaterThanOrEqual(decided);
  });
});
