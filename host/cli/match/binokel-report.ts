import { ROUND_GAMES } from '../../programs/binokel/kept/round.ts';
import type { BinokelGame, PlayerGame } from './binokel-games.ts';
import { type Mean, meanOf } from './figures.ts';

/** One player's figures of a match. */
export interface BinokelPlayerReport {
  readonly player: string;
  /** Points in a round of 24 games. */
  readonly points: Mean;
  /** Points that the player is ahead of the mean of the other two, in a round. */
  readonly margin: Mean;
  /** Games played alone. */
  readonly solos: number;
  /** Share of them that were made; null without any. */
  readonly made: Mean | null;
  /** Mean bid of them. */
  readonly bid: number;
  readonly wentOff: number;
  readonly millisecondsPerDecision: number;
  /** 99 of 100 decisions take no longer. */
  readonly slowestMilliseconds: number;
}

/**
 * The figures of all players. The games of a deal are one measurement: they share its luck.
 *
 * @param deals one or more, each played with every seating
 */
export function reportBinokel(
  players: readonly string[],
  deals: readonly (readonly BinokelGame[])[],
): readonly BinokelPlayerReport[] {
  return players.map((player, index) => {
    const perRound = (of: (game: BinokelGame) => number): Mean =>
      meanOf(deals.map((games) => (ROUND_GAMES * games.reduce((sum, game) => sum + of(game), 0)) / games.length));
    const solos = deals.flat().filter((game) => game.players[index].isSoloist);
    const times = deals
      .flatMap((games) => games.flatMap((game) => game.players[index].decisions))
      .sort((a, b) => a - b);
    return {
      player,
      points: perRound((game) => game.players[index].score),
      margin: perRound(({ players: all }) => marginOf(all, index)),
      solos: solos.length,
      made: solos.length === 0 ? null : meanOf(solos.map(({ made }) => Number(made))),
      bid: solos.reduce((sum, { bid }) => sum + bid, 0) / Math.max(1, solos.length),
      wentOff: solos.filter(({ wentOff }) => wentOff).length,
      millisecondsPerDecision: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
      slowestMilliseconds: times[Math.floor(0.99 * times.length)] ?? 0,
    };
  });
}

/** What a player has more than the mean of the other two. */
export function marginOf(players: readonly PlayerGame[], index: number): number {
  const sum = players.reduce((total, { score }) => total + score, 0);
  const { score } = players[index];
  return score - (sum - score) / (players.length - 1);
}
