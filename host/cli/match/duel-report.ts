import type { DealResult } from './duel-games.ts';
import { type Mean, meanOf } from './figures.ts';

/** One player's figures of a match. */
export interface PlayerReport {
  readonly player: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Share of the games that were won, a drawn one counting half. */
  readonly share: Mean;
  /** What the core credits the player with in a game. */
  readonly credits: Mean;
  readonly millisecondsPerDecision: number;
}

/** Mean number of turns in a game, of both players together. */
export function turnsOf(deals: readonly DealResult[]): Mean {
  return meanOf(deals.map((games) => games.flat().reduce((sum, { turns }) => sum + turns, 0) / games.length));
}

/**
 * The figures of both players. The two games of a deal are one measurement: they share its luck, which exchanging the seats
 * takes out of the means.
 *
 * @param deals one or more
 */
export function reportMatch(players: readonly [string, string], deals: readonly DealResult[]): readonly PlayerReport[] {
  return players.map((player, index) => {
    const pairs = deals.map(([first, second]) => [first[index], second[index]] as const);
    const games = pairs.flat();
    const count = (score: number): number => games.filter((game) => game.score === score).length;
    const sum = (of: 'decisions' | 'milliseconds'): number => games.reduce((total, game) => total + game[of], 0);
    return {
      player,
      won: count(1),
      lost: count(0),
      drawn: count(0.5),
      share: meanOf(pairs.map(([a, b]) => (a.score + b.score) / 2)),
      credits: meanOf(pairs.map(([a, b]) => (a.credits + b.credits) / 2)),
      millisecondsPerDecision: sum('milliseconds') / Math.max(1, sum('decisions')),
    };
  });
}
