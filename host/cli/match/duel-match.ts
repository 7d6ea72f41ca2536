import type { Core } from '../../core/core.ts';
import { PLAYER_LEVELS, type PlayerLevel } from '../../core/player-level.ts';
import { optionsText } from '../position-text.ts';
import { type DealResult, playDeal } from './duel-games.ts';
import { type PlayerReport, reportMatch } from './duel-report.ts';
import { meanJson, meanText, percentText } from './figures.ts';
import type { Match, MatchKind, MatchPlan } from './match-kind.ts';

/** Matches of games for two: every deal is played twice, with seats exchanged. */
export const duelMatches: MatchKind = {
  levels: PLAYER_LEVELS.duel,
  seats: 2,
  begin: (core, plan, now) => new DuelMatch(core, plan, now),
};

class DuelMatch implements Match {
  readonly #core: Core;
  readonly #plan: MatchPlan;
  readonly #players: readonly [PlayerLevel, PlayerLevel];
  readonly #now: () => number;
  readonly #deals: DealResult[] = [];

  constructor(core: Core, plan: MatchPlan, now: () => number) {
    this.#core = core;
    this.#plan = plan;
    const [first, second] = plan.players as readonly PlayerLevel[];
    this.#players = [first, second];
    this.#now = now;
  }

  playDeal(): void {
    this.#deals.push(playDeal(this.#core, { ...this.#plan, players: this.#players }, this.#deals.length, this.#now));
  }

  text(): string {
    const { game, options, firstDeal } = this.#plan;
    const deals = this.#deals.length;
    const header = `${game} ${optionsText(options)}\n${2 * deals} games: ${deals} deals from ${firstDeal} on, each with both seatings\n`;
    return header + reportMatch(this.#players, this.#deals).map(playerText).join('');
  }

  json(): Readonly<Record<string, unknown>> {
    const { game, options, firstDeal } = this.#plan;
    const players = reportMatch(this.#players, this.#deals).map((report) => ({
      ...report,
      share: meanJson(report.share),
      credits: meanJson(report.credits),
    }));
    const deals = this.#deals.length;
    return { game, options, deals, seed: firstDeal.toString(), games: 2 * deals, players };
  }
}

function playerText({ player, share, credits, won, lost, drawn, millisecondsPerDecision }: PlayerReport): string {
  const games = `won ${won}, lost ${lost}, drawn ${drawn}`;
  return `${player}: ${percentText(share)} of the games, ${games}; credits ${meanText(credits)}; ${millisecondsPerDecision.toFixed(3)} ms a decision\n`;
}
