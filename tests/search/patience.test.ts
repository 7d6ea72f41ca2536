/** Verdicts on the six games of Patience 2.13, against a search by the plain rules that leaves nothing out. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, SearchProgress } from '../../host/core/core.ts';
import { move, optionCombinations, play, seededPicker, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { fullColumns, setUpPass } from '../games/matriarchat-table.ts';
import { PLAIN_GAMES } from '../games/plain-games.ts';
import { readTable } from '../games/plain-table.ts';
import { gameOf } from '../games/walks.ts';
import { canBeWon } from './plain-search.ts';

/** Tables that the plain search visits at most; larger games are passed over. */
const LIMIT = 300;

interface Case {
  /** Deals for each combination of options. */
  readonly deals: readonly number[];
  /** How many of them the plain search has to find won and lost at least. */
  readonly won: number;
  readonly lost: number;
}

const first = (count: number): number[] => Array.from({ length: count }, (_, deal) => deal);

/** Hints win Standart seldom. Standart and Matriarchat are hardly ever small where they are lost; see below for tables that are. */
const CASES: Readonly<Record<string, Case>> = {
  standart: { deals: [73, 73, 73, 272, 272, 272, 277, 277], won: 4, lost: 0 },
  eiffelturm: { deals: first(24), won: 8, lost: 8 },
  matriarchat: { deals: first(6), won: 4, lost: 0 },
  'kleine-harfe': { deals: first(14), won: 6, lost: 4 },
  galerie: { deals: first(18), won: 2, lost: 8 },
  zopf: { deals: first(16), won: 8, lost: 15 },
};

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

function search(nodes = 0): SearchProgress {
  core.search.start(nodes);
  let progress = core.search.step(1 << 16);
  while (progress.verdict === 'running') progress = core.search.step(1 << 16);
  return progress;
}

/** Plays the line that was found; the game must then be won. */
function replay(): void {
  const line = core.search.line();
  expect(line).not.toBeNull();
  for (const found of line ?? []) core.play(found);
  expect(core.view().status).toBe('won');
}

/** Plays a deal as hinted, in some games with a random move now and then, to the end, and takes some moves back. */
function playLate(seed: number): void {
  const pick = seededPicker(seed);
  const strays = seed % 4 === 3;
  for (let next = core.hint(), made = 0; next !== null && made < 600; next = core.hint(), made++) {
    const moves = core.moves();
    core.play(strays && pick(12) === 0 ? moves[pick(moves.length)] : next);
  }
  for (let back = 1 + pick(core.view().status === 'won' ? 3 : 12); back > 0; back--) core.undo();
}

describe.each(Object.entries(CASES))('%s', (id, { deals, won, lost }) => {
  it('is solved where it can be won, and proved where it cannot, with all options', () => {
    const found = { won: 0, lost: 0 };
    for (const options of optionCombinations(gameOf(core, id))) {
      deals.forEach((deal, seed) => {
        core.deal(id, options, BigInt(deal));
        playLate(seed);
        const truth = canBeWon(PLAIN_GAMES[id], options, readTable(core.fullView()), LIMIT);
        if (truth === null) return;
        const { verdict } = search(300_000);
        expect({ options, deal, seed, verdict }).toEqual({
          options,
          deal,
          seed,
          verdict: truth ? 'solved' : 'unsolvable',
        });
        if (truth) replay();
        found[truth ? 'won' : 'lost']++;
      });
    }
    expect(found.won).toBeGreaterThanOrEqual(won);
    expect(found.lost).toBeGreaterThanOrEqual(lost);
  });
});

describe('what decides a game', () => {
  it('Eiffelturm: a class of values that the tower lacks, told without searching', () => {
    let lost = 0;
    for (let deal = 0n; deal < 60n; deal++) {
      core.deal('eiffelturm', {}, deal);
      if (!core.dead()) continue;
      expect(search()).toMatchObject({ verdict: 'unsolvable', nodes: 1 });
      lost++;
    }
    expect(lost).toBeGreaterThan(8);
  });

  it('Matriarchat: a further pass that has to be earned', () => {
    const table = (top: string): string =>
      `${fullColumns([...'AAAAAA'])}\nlower-7: QD..2D\nupper-7: KD\nlower-8: QD..2D\nwaste: KD AD ${top}`;
    setUpPass(core, 18, table('AD'));
    expect(search()).toMatchObject({ verdict: 'solved' });
    replay();
    setUpPass(core, 18, 'lower-1: QC JC TC\nwaste: 4D\nrest: under waste');
    expect(search()).toMatchObject({ verdict: 'unsolvable' });
  });

  it('Zopf: which card of the braid comes first', () => {
    const table = (braid: string): string => `
      foundation-1: AC..KC
      foundation-2: AC..KC
      foundation-3: AS..KS
      foundation-4: AS..KS
      foundation-5: AH..KH
      foundation-6: AH..KH
      foundation-7: AD..KD
      foundation-8: AD..7D
      corner-1: 9D
      corner-2: TD
      corner-3: JD
      corner-4: QD
      braid: ${braid}`;
    setUp(core, 'zopf', table('KD 8D'));
    expect(search()).toMatchObject({ verdict: 'solved' });
    replay();
    setUp(core, 'zopf', table('8D KD'));
    expect(search()).toMatchObject({ verdict: 'unsolvable' });
  });

  it('Standart: eight cards that fit nowhere', () => {
    setUp(
      core,
      'standart',
      `tableau-1: 2C
       tableau-2: 2S
       tableau-3: 4C
       tableau-4: 4S
       tableau-5: 6C
       tableau-6: 6S
       tableau-7: 8C
       rest: (tableau-8)
       tableau-8: 8S
       stock: TC TS QC QS KC KS JC JS`,
    );
    expect(search()).toMatchObject({ verdict: 'unsolvable', nodes: 2 });
  });
});

describe('after a move against the rules', () => {
  it.each([
    ['standart', 'tableau-1!>foundation-1'],
    ['eiffelturm', 'tableau-1!>tableau-2'],
    ['matriarchat', 'lower-1!>lower-5'],
    ['kleine-harfe', 'tableau-1!>foundation-1'],
    ['galerie', 'row1-1!>row1-2'],
    ['zopf', 'reserve-1!>reserve-2'],
  ])('%s is not searched where the rules do not lead: %s', (id, cheat) => {
    core.deal(id, {}, 7n);
    play(core, cheat);
    expect(search(50)).toMatchObject({ verdict: 'gave-up', reason: 'against-the-rules', nodes: 0 });
    expect(core.search.line()).toBeNull();
  });

  it('a table to which the rules do lead is searched as any other', () => {
    setUp(
      core,
      'kleine-harfe',
      'foundation-1: AC..KC\nfoundation-2: AS..KS\nfoundation-3: AH..KH\nfoundation-4: AD..JD\ntableau-1: KD\ntableau-2: QD',
    );
    expect(core.refusal(move(core, 'tableau-2!>waste'))).toBeNull();
    play(core, 'tableau-2!>waste');
    expect(search()).toMatchObject({ verdict: 'solved', reason: null });
    replay();
    expect(core.view().forced).toBe(true);
  });
});
