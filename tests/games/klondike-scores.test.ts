/** How Klondike counts (RULES §10, "Scores"). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { move, optionCombinations, play, seededPicker, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

const build = (text: string, options: ChosenOptions = {}): void => setUp(core, 'klondike', text, options);

/** What each of the moves changes in the score; then all are taken back, and the score has to come back with them. */
function changes(moves: string): number[] {
  const scores = [core.view().score];
  for (const text of moves.split(' ')) {
    play(core, text);
    scores.push(core.view().score);
  }
  for (let i = scores.length - 2; i >= 0; i--) {
    core.undo();
    expect(core.view().score).toBe(scores[i]);
  }
  return scores.slice(1).map((score, i) => score - scores[i]);
}

/** Twos that can go up or onto a three, one of them on a hidden card. */
const WORTHS = `
  stock: 4C
  waste: 9C 2S
  foundation-1: AH
  foundation-2: AS
  tableau-1: (KD) 2H
  tableau-2: 3S
  tableau-3: 3H
  rest: (tableau-7)
  tableau-7: TD`;

/** The score that a game with so many points or dollars begins with. */
function withScore(points: number, text: string, options: ChosenOptions): void {
  build(text, options);
  const { piles } = core.save().position ?? {};
  core.dealPosition('klondike', { options, piles, score: { points } });
}

describe('a move is worth', () => {
  /** With Windows the last one would cost 100, but there are only 20 points left. */
  const everyMove =
    'waste>tableau-3 tableau-3>foundation-2 tableau-1>foundation-1 foundation-1>tableau-2 waste>tableau-7 deal redeal';

  it.each([
    ['none', [0, 0, 0, 0, 0, 0, 0]],
    ['page', [5, 10, 15, -15, 5, 0, -2]],
    ['windows', [5, 10, 15, -15, 5, 0, -20]],
    ['vegas', [0, 5, 5, -5, 0, 0, 0]],
    ['vegas-cumulative', [0, 5, 5, -5, 0, 0, 0]],
  ] as const)('scoring=%s', (scoring, expected) => {
    build(WORTHS, { scoring });
    expect(changes(everyMove)).toEqual(expected);
  });

  it('5 for a card that a shift turns up', () => {
    for (const scoring of ['page', 'windows']) {
      build(WORTHS, { scoring });
      expect(changes('tableau-1>tableau-2')).toEqual([5]);
    }
  });

  it('5 for waste to column, 10 for column to foundation, −2 for the second pass of the page (KL-13)', () => {
    build('waste: 3C 2S\nfoundation-1: AS\ntableau-1: 3H\nrest: (tableau-2)\ntableau-2: KS', { scoring: 'page' });
    expect(changes('waste>tableau-1 tableau-1>foundation-1 redeal')).toEqual([5, 10, -2]);
  });

  it('nothing when a card goes up, comes down and goes up again, but a loss', () => {
    for (const scoring of ['page', 'windows']) {
      withScore(100, WORTHS, { scoring });
      expect(changes('tableau-1>foundation-1 foundation-1>tableau-2 tableau-2>foundation-1')).toEqual([15, -15, 10]);
    }
  });
});

describe('passes with Windows', () => {
  const turned = (passes: number): string => Array.from({ length: passes }, () => 'redeal deal').join(' ');
  const text = 'waste: 9C\nrest: (tableau-1)\ntableau-1: KS';

  it('cost 100 after the first where single cards are turned', () => {
    withScore(1000, text, { scoring: 'windows' });
    expect(changes(turned(3))).toEqual([-100, 0, -100, 0, -100, 0]);
  });

  it('cost 20 after the fourth where three are turned', () => {
    withScore(1000, text, { scoring: 'windows', draw: '3' });
    expect(changes(turned(5))).toEqual([0, 0, 0, 0, 0, 0, -20, 0, -20, 0]);
  });

  it('take no more than there is, and give back no more than they took', () => {
    withScore(130, text, { scoring: 'windows' });
    expect(changes(turned(3))).toEqual([-100, 0, -30, 0, 0, 0]);
  });
});

describe('the score of Windows', () => {
  it('never falls below zero, in none of a hundred random games', () => {
    const lossy = seededPicker(3);
    for (let seed = 0; seed < 100; seed++) {
      core.deal('klondike', { scoring: 'windows' }, BigInt(seed));
      for (let made = 0; made < 150 && core.moves().length > 0; made++) {
        core.play(core.moves()[lossy(core.moves().length)]);
        expect(core.view().score).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('stays where somebody has built it below zero, as far as losses go', () => {
    withScore(-7, WORTHS, { scoring: 'windows' });
    expect(changes('deal redeal deal waste>tableau-7')).toEqual([0, 0, 0, 5]);
  });
});

describe('undo', () => {
  it('reverses every score to the point, with all options', () => {
    const [klondike] = core.games.filter(({ id }) => id === 'klondike');
    optionCombinations(klondike).forEach((options, seed) => {
      const pick = seededPicker(seed);
      core.deal('klondike', options, BigInt(seed), 30);
      const scores = [core.view().score];
      for (let made = 0; made < 60 && core.moves().length > 0; made++) {
        core.play(core.moves()[pick(core.moves().length)]);
        scores.push(core.view().score);
      }
      for (let i = scores.length - 2; i >= 0; i--) {
        core.undo();
        expect(core.view().score).toBe(scores[i]);
      }
      for (const score of scores.slice(1)) {
        core.redo();
        expect(core.view().score).toBe(score);
      }
    });
  });

  it('and a shift of an ace from one foundation to another earns nothing, since it is none (C-8)', () => {
    for (const scoring of ['page', 'windows', 'vegas']) {
      build('foundation-2: AH\nrest: stock', { scoring });
      const before = core.view().score;
      for (const to of [1, 3, 4]) {
        const shift = move(core, `foundation-2>foundation-${to}`);
        expect(core.refusal(shift)).toBe('no-effect');
        expect(() => core.play(shift)).toThrow('no-effect');
      }
      expect(core.view().score).toBe(before);
    }
  });
});

describe('Vegas', () => {
  it('brings −52 with no card and 208 with all (KL-12)', () => {
    core.deal('klondike', { scoring: 'vegas', passes: '1' }, 1n);
    expect(core.view().score).toBe(-52);
    const suits = ['S', 'H', 'D'].map((suit, i) => `foundation-${i + 1}: A${suit}..K${suit}\n`).join('');
    withScore(-52 + 51 * 5, `${suits}foundation-4: AC..QC\nwaste: KC`, { scoring: 'vegas', passes: '1' });
    play(core, 'waste>foundation-4');
    expect(core.view()).toMatchObject({ status: 'won', score: 208 });
  });

  it('carries a balance from game to game only where it is cumulative', () => {
    const begun = (scoring: string): number => {
      core.deal('klondike', { scoring }, 1n, 100);
      return core.view().score;
    };
    expect(['none', 'page', 'windows', 'vegas', 'vegas-cumulative'].map(begun)).toEqual([0, 0, 0, -52, 48]);
  });

  it('begins a position that names no score with its stake, and a save keeps what was carried', () => {
    for (const [scoring, opening, score] of [
      ['vegas', 0, -52],
      ['vegas-cumulative', 100, 48],
    ] as const) {
      build('rest: stock', { scoring });
      const { piles } = core.save().position ?? {};
      core.dealPosition('klondike', { options: { scoring }, piles }, 100);
      expect(core.view().score).toBe(score);
      const save = core.save();
      expect(save.opening).toBe(opening);
      other.restore(JSON.parse(JSON.stringify(save)));
      expect(other.view().score).toBe(score);
      expect(other.save()).toEqual(save);
    }
  });
});

describe('time', () => {
  const LAST = 'foundation-1: AS..KS\nfoundation-2: AH..KH\nfoundation-3: AD..KD\nfoundation-4: AC..QC\nwaste: KC';
  const shownAfter = (seconds: readonly number[]): number[] => seconds.map((second) => core.scoreAfter(second));

  it('costs 2 points for every ten seconds with Windows, as far as there are any', () => {
    withScore(101, WORTHS, { scoring: 'windows' });
    expect(shownAfter([0, 9, 10, 19, 20, 500, 510, 99_999])).toEqual([101, 101, 99, 99, 97, 1, 0, 0]);
    expect(core.view().score).toBe(101);
  });

  it('is not counted otherwise while the game is played', () => {
    for (const scoring of ['none', 'page', 'vegas', 'vegas-cumulative']) {
      withScore(101, WORTHS, { scoring });
      expect(shownAfter([0, 30, 500])).toEqual([101, 101, 101]);
    }
  });

  it.each([
    ['none', [500, 500, 500, 500]],
    ['page', [510, 510 + 23_333, 510 + 7_000, 510]],
    ['windows', [506, 504 + 23_333, 490 + 7_000, 0]],
    ['vegas', [505, 505, 505, 505]],
  ] as const)('earns 700000 / seconds for a win of 30 seconds or more, scoring=%s', (scoring, shown) => {
    withScore(500, LAST, { scoring });
    play(core, 'waste>foundation-4');
    expect(core.view().status).toBe('won');
    expect(shownAfter([29, 30, 100, 1_000_000])).toEqual(shown);
  });

  it('can be any number of seconds', () => {
    withScore(500, WORTHS, { scoring: 'windows' });
    expect(shownAfter([0x7fffffff, 0xffffffff])).toEqual([0, 0]);
  });
});
