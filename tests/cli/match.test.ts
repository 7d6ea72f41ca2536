import { describe, expect, it } from 'vitest';
import type { DealResult, PlayerResult } from '../../host/cli/match/duel-games.ts';
import { reportMatch, turnsOf } from '../../host/cli/match/duel-report.ts';
import { meanOf } from '../../host/cli/match/figures.ts';
import { jsonLines, run } from './capture.ts';

const MATCH = ['match', 'double-klondike', '--players', 'greedy,random', '--deals', '3', '--seed', '40'];

/** A game's result by the scores of both players. */
const game = (first: number, second: number): readonly [PlayerResult, PlayerResult] => [
  { score: first, credits: 10 * first, turns: 7, decisions: 2, milliseconds: 3 },
  { score: second, credits: 10 * second, turns: 6, decisions: 0, milliseconds: 0 },
];

describe('the figures of a match', () => {
  it('count games, and take the two games of a deal as one measurement', () => {
    const deals: DealResult[] = [
      [game(1, 0), game(0.5, 0.5)],
      [game(0, 1), game(0.5, 0.5)],
    ];
    const [first, second] = reportMatch(['a', 'b'], deals);
    expect(first).toMatchObject({ player: 'a', won: 1, lost: 1, drawn: 2, millisecondsPerDecision: 1.5 });
    expect(first.share.mean).toBe(0.5);
    expect(first.share.within).toBeCloseTo(1.96 * Math.sqrt((2 * 0.25 ** 2) / 1 / 2), 10);
    expect(first.credits.mean).toBe(5);
    expect(turnsOf(deals).mean).toBe(13);
    expect(second).toMatchObject({ player: 'b', won: 1, lost: 1, drawn: 2, millisecondsPerDecision: 0 });
  });

  it('know the mean of a single deal, but not how sure it is', () => {
    expect(meanOf([3])).toEqual({ mean: 3, within: Number.POSITIVE_INFINITY });
    expect(meanOf([2, 4])).toEqual({ mean: 3, within: 1.96 });
  });
});

describe('match', () => {
  it('plays every deal with both seatings and prints both players', async () => {
    const { code, out, err } = await run(MATCH);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('double-klondike draw=1 passes=0 end=tableau overlook=0');
    expect(lines[1]).toMatch(/^6 games: 3 deals from 40 on, each with both seatings; \S+ ± \S+ turns a game$/);
    expect(lines[2]).toMatch(
      /^greedy: \d+\.\d % \(.+\) of the games, won \d, lost \d, drawn \d; credits .+; \S+ ms a decision$/,
    );
    expect(lines[3]).toMatch(/^random: /);
  });

  it('gives the same games again, whatever the time they take', async () => {
    const timeless = async (): Promise<unknown> => {
      const [report] = jsonLines(await run([...MATCH, 'end=foundations', '--json']));
      expect(report).toMatchObject({
        game: 'double-klondike',
        deals: 3,
        games: 6,
        seed: '40',
        options: { end: 'foundations' },
      });
      const players = report.players as readonly Record<string, unknown>[];
      for (const { won, lost, drawn } of players) expect(Number(won) + Number(lost) + Number(drawn)).toBe(6);
      return players.map(({ millisecondsPerDecision: _, ...rest }) => rest);
    };
    expect(await timeless()).toEqual(await timeless());
  });

  it('says of a single deal no interval', async () => {
    const [report] = jsonLines(await run([...MATCH.slice(0, 4), '--deals', '1', '--json']));
    const players = report.players as readonly { readonly share: { readonly within: unknown } }[];
    expect(players.map(({ share }) => share.within)).toEqual([null, null]);
  });

  it('tells how far it came when it is interrupted', async () => {
    const stop = new AbortController();
    stop.abort();
    const { code, out, err } = await run(MATCH, { interrupted: stop.signal });
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'talon: interrupted: 0 of 3 deals\n' });
  });

  it.each([
    [['match', 'double-klondike'], '--players A,B: is missing; see --help'],
    [
      ['match', 'double-klondike', '--players', 'greedy'],
      '--players greedy: must be 2 of random, beginner, greedy, strong, such as strong,greedy',
    ],
    [
      ['match', 'double-klondike', '--players', 'greedy,weak'],
      '--players greedy,weak: must be 2 of random, beginner, greedy, strong, such as strong,greedy',
    ],
    [['match', 'yukon', '--players', 'greedy,random'], 'yukon: is not played by computer players'],
    [['match', 'bridge', '--players', 'greedy,random'], 'bridge: there is no such game; talon games lists them'],
  ])('refuses %o', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `talon: ${message}\n` });
  });
});
