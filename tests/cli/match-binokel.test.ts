import { describe, expect, it } from 'vitest';
import type { BinokelGame } from '../../host/cli/match/binokel-games.ts';
import { marginOf, reportBinokel } from '../../host/cli/match/binokel-report.ts';
import { jsonLines, run } from './capture.ts';

const MATCH = ['match', 'binokel', '--players', 'classic,random,random', '--deals', '3', '--seed', '40'];

/** A game by the scores of the players, the one who played alone, and how long each decision of his took. */
function game(scores: readonly number[], soloist: number, times: readonly number[] = [1]): BinokelGame {
  const players = scores.map((score, player) => ({
    score,
    isSoloist: player === soloist,
    decisions: player === soloist ? times : [],
  }));
  return { players, bid: 200, made: scores[soloist] > 0, wentOff: false };
}

describe('the figures of a match of three', () => {
  it('count a round of 24 games, and take the games of a deal as one measurement', () => {
    const deals = [
      [game([300, 50, 40], 0), game([100, 250, 20], 1), game([0, 10, 350], 2)],
      [game([-200, 150, 90], 0, [2, 4]), game([-200, 100, 100], 0), game([60, 70, 280], 2)],
    ];
    const [first, second, third] = reportBinokel(['a', 'b', 'c'], deals);
    expect(first.points.mean).toBeCloseTo((24 * (400 / 3 - 340 / 3)) / 2, 9);
    expect(first.margin.mean + second.margin.mean + third.margin.mean).toBeCloseTo(0, 9);
    expect(first).toMatchObject({ player: 'a', solos: 3, bid: 200, wentOff: 0, slowestMilliseconds: 4 });
    expect(first.made?.mean).toBeCloseTo(1 / 3, 9);
    expect(first.millisecondsPerDecision).toBe(2);
    expect(second).toMatchObject({ solos: 1, made: { mean: 1 } });
    const [, , never] = reportBinokel(['a', 'b', 'c'], [[game([200, 0, 0], 0)]]);
    expect(never).toMatchObject({ solos: 0, made: null, bid: 0, slowestMilliseconds: 0 });
  });

  it('say how far a player is ahead of the mean of the others', () => {
    const { players } = game([300, 100, 50], 0);
    expect([0, 1, 2].map((index) => marginOf(players, index))).toEqual([225, -75, -150]);
  });
});

describe('match binokel', () => {
  it('plays every deal with three seatings and prints all players', async () => {
    const { code, out, err } = await run(MATCH);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('binokel game=1 goal=exceed calls=next');
    expect(lines[1]).toBe('9 games: 3 deals, from the round of deal 40 on, each with three seatings');
    expect(lines[2]).toMatch(
      /^classic: -?\d+\.\d+ ± \d+\.\d+ points a round, ahead of the others by -?\d+\.\d+ ± .+ ms a decision/,
    );
    expect(lines.slice(3).every((line) => line.startsWith('random: '))).toBe(true);
    expect(lines).toHaveLength(5);
  });

  it('gives the same games again, whatever the time they take', async () => {
    const timeless = async (): Promise<unknown> => {
      const [report] = jsonLines(await run([...MATCH, 'goal=reach', '--json']));
      expect(report).toMatchObject({ game: 'binokel', deals: 3, games: 9, seed: '40', options: { goal: 'reach' } });
      const players = report.players as readonly Record<string, unknown>[];
      expect(players.reduce((sum, { solos }) => sum + Number(solos), 0)).toBe(9);
      return players.map(({ millisecondsPerDecision: _, slowestMilliseconds: __, ...rest }) => rest);
    };
    expect(await timeless()).toEqual(await timeless());
  });

  it('takes a budget', async () => {
    const players = ['match', 'binokel', '--players', 'strong,classic,classic', '--deals', '1', '--budget'];
    const few = jsonLines(await run([...players, '1', '--json']));
    expect(few[0]).toMatchObject({ games: 3 });
  });

  it.each([
    [['match', 'binokel', '--players', 'classic,random'], 'classic,random'],
    [['match', 'binokel', '--players', 'greedy,random,random'], 'greedy,random,random'],
  ])('refuses %o', async (args, players) => {
    const { code, err } = await run(args);
    const message = `must be 3 of random, classic, strong, master, such as master,strong,classic`;
    expect({ code, err }).toEqual({ code: 2, err: `talon: --players ${players}: ${message}\n` });
  });
});
