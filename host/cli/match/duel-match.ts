import type { Core } from '../../core/core.ts';
import { CHINESE_LEVELS, isPlayerLevel, PLAYER_LEVELS, type PlayerLevel } from '../../core/player-level.ts';
import { optionsText } from '../position-text.ts';
import { type DealResult, playDeal } from './duel-games.ts';
import { type PlayerReport, reportMatch, turnsOf } from './duel-report.ts';
import { meanJson, meanText, percentText } from './figures.ts';
import type { Match, MatchKind, MatchPlan } from './match-kind.ts';

/** What a game credits its players with. */
type Credit = 'credits' | 'points';

/** Matches of Double Klondike; every deal is played twice, with seats exchanged, as in all games for two. */
export const duelMatches: MatchKind = duelKind(PLAYER_LEVELS.duel, 'credits');

/** Matches of Chinese Patience. */
export const chineseMatches: MatchKind = duelKind(CHINESE_LEVELS, 'points');

function duelKind(levels: readonly PlayerLevel[], credit: Credit): MatchKind {
  return { levels, seats: 2, begin: (core, plan, now) => new DuelMatch(core, plan, now, credit) };
}

class DuelMatch implements Match {
  readonly #core: Core;
  readonly #plan: MatchPlan;
  readonly #players: readonly [PlayerLevel, PlayerLevel];
  readonly #now: () => number;
  readonly #credit: Credit;
  readonly #deals: DealResult[] = [];

  constructor(core: Core, plan: MatchPlan, now: () => number, credit: Credit) {
    this.#core = core;
    this.#plan = plan;
    const [first, second] = plan.players.filter(isPlayerLevel);
    this.#players = [first, second];
    this.#now = now;
    this.#credit = credit;
  }

  playDeal(): void {
    this.#deals.push(playDeal(this.#core, { ...this.#plan, players: this.#players }, this.#deals.length, this.#now));
  }

  text(): string {
    const { game, options, firstDeal } = this.#plan;
    const deals = this.#deals.length;
    const header = `${game} ${optionsText(options)}\n${2 * deals} games: ${deals} deals from ${firstDeal} on, each with both seatings; ${meanText(turnsOf(this.#deals))} turns a game\n`;
    return (
      header +
      reportMatch(this.#players, this.#deals)
        .map((report) => playerText(report, this.#credit))
        .join('')
    );
  }

  json(): Readonly<Record<string, unknown>> {
    const { game, options, firstDeal } = this.#plan;
    const players = reportMatch(this.#players, this.#deals).map(({ share, credits, ...report }) => ({
      ...report,
      share: meanJson(share),
      [this.#credit]: meanJson(credits),
    }));
    const turns = meanJson(turnsOf(this.#deals));
    const deals = this.#deals.length;
    return { game, options, deals, seed: firstDeal.toString(), games: 2 * deals, turns, players };
  }
}

function playerText(report: PlayerReport, credit: Credit): string {
  const { player, share, credits, won, lost, drawn, millisecondsPerDecision } = report;
  const games = `won ${won}, lost ${lost}, drawn ${drawn}`;
  return `${player}: ${percentText(share)} of the games, ${games}; ${credit} ${meanText(credits)}; ${millisecondsPerDecision.toFixed(3)} ms a decision\n`;
}
