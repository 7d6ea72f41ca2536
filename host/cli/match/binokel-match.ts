import type { Core } from '../../core/core.ts';
import { isPlayerLevel, PLAYER_LEVELS, type PlayerLevel } from '../../core/player-level.ts';
import { optionsText } from '../position-text.ts';
import { type BinokelGame, playBinokelDeal } from './binokel-games.ts';
import { type BinokelPlayerReport, reportBinokel } from './binokel-report.ts';
import { meanJson, meanText, percentText } from './figures.ts';
import type { Match, MatchKind, MatchPlan } from './match-kind.ts';

/** Matches of Binokel: every deal is played three times, with the players one seat further on. */
export const binokelMatches: MatchKind = {
  levels: PLAYER_LEVELS.tricks,
  seats: 3,
  begin: (core, plan, now) => new BinokelMatch(core, plan, now),
};

class BinokelMatch implements Match {
  readonly #core: Core;
  readonly #plan: MatchPlan;
  readonly #players: readonly PlayerLevel[];
  readonly #now: () => number;
  readonly #deals: (readonly BinokelGame[])[] = [];

  constructor(core: Core, plan: MatchPlan, now: () => number) {
    this.#core = core;
    this.#plan = plan;
    this.#players = plan.players.filter(isPlayerLevel);
    this.#now = now;
  }

  playDeal(): void {
    const plan = { ...this.#plan, players: this.#players };
    this.#deals.push(playBinokelDeal(this.#core, plan, this.#deals.length, this.#now));
  }

  text(): string {
    const { game, options, firstDeal } = this.#plan;
    const deals = this.#deals.length;
    const header = `${game} ${optionsText(options)}\n${3 * deals} games: ${deals} deals, from the round of deal ${firstDeal} on, each with three seatings\n`;
    return header + reportBinokel(this.#players, this.#deals).map(playerText).join('');
  }

  json(): Readonly<Record<string, unknown>> {
    const { game, options, firstDeal } = this.#plan;
    const players = reportBinokel(this.#players, this.#deals).map((report) => ({
      ...report,
      points: meanJson(report.points),
      margin: meanJson(report.margin),
      made: report.made === null ? null : meanJson(report.made),
    }));
    const deals = this.#deals.length;
    return { game, options, deals, seed: firstDeal.toString(), games: 3 * deals, players };
  }
}

function playerText(report: BinokelPlayerReport): string {
  const { player, points, margin, solos, made, bid, wentOff, millisecondsPerDecision, slowestMilliseconds } = report;
  const alone =
    made === null
      ? 'never alone'
      : `alone ${solos} times for ${bid.toFixed(0)} on average, made ${percentText(made)}, went off ${wentOff}`;
  const times = `${millisecondsPerDecision.toFixed(3)} ms a decision, 99 of 100 within ${slowestMilliseconds.toFixed(1)}`;
  return `${player}: ${meanText(points)} points a round, ahead of the others by ${meanText(margin)}; ${alone}; ${times}\n`;
}
