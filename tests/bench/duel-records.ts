import { readFileSync, writeFileSync } from 'node:fs';
import { playDeal } from '../../host/cli/match/duel-games.ts';
import { type PlayerReport, reportMatch } from '../../host/cli/match/duel-report.ts';
import type { Core } from '../../host/core/core.ts';
import type { PlayerLevel } from '../../host/core/player-level.ts';

/** A match of a game for two. */
export interface DuelPairing {
  /** Id of the game, which is played with its first options. */
  readonly game: string;
  readonly players: readonly [PlayerLevel, PlayerLevel];
}

/** How a match has ended for its first player. */
export interface DuelRecord extends DuelPairing {
  /** Games won, lost and drawn on the first DEALS deals, each played with both seatings. */
  readonly games: Games;
  /** The same on the first SAMPLE deals. */
  readonly sample: Games;
  /** Share of the games in percent, a drawn one counting half: the 95 % interval with the share in its middle. */
  readonly percent: readonly [number, number, number];
}

/** Games won, lost and drawn. */
export type Games = readonly [won: number, lost: number, drawn: number];

/** Deals of a match, from number 1 on; twice as many games. */
export const DEALS = 1000;
/** Deals that the tests play again. */
export const SAMPLE = 12;

const FILE = new URL('duel-records.json', import.meta.url);

/** The recorded matches. */
export function recordedMatches(): readonly DuelRecord[] {
  const rows = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Omit<DuelRecord, keyof DuelPairing>>;
  return Object.entries(rows).map(([name, row]) => {
    const [game, players] = name.split(' ');
    return { game, players: players.split(',') as [PlayerLevel, PlayerLevel], ...row };
  });
}

/** `double-klondike strong,greedy` */
export function matchName({ game, players }: DuelPairing): string {
  return `${game} ${players.join(',')}`;
}

/** Records matches, a line each. */
export function recordMatches(records: readonly DuelRecord[]): void {
  const lines = records.map((record) => {
    const { games, sample, percent } = record;
    const fields = Object.entries({ games, sample, percent }).map(([name, row]) => `"${name}": [${row.join(', ')}]`);
    return `  "${matchName(record)}": { ${fields.join(', ')} }`;
  });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** Plays a match anew. */
export function measureMatch(core: Core, { game, players }: DuelPairing): DuelRecord {
  const all = playMatch(core, { game, players }, DEALS);
  const { mean, within } = all.share;
  const [low, middle, high] = [mean - within, mean, mean + within].map((share) => Math.round(1000 * share) / 10);
  const sample = playMatch(core, { game, players }, SAMPLE);
  return { game, players, games: gamesOf(all), sample: gamesOf(sample), percent: [low, middle, high] };
}

/** The first player's figures on the first `deals` deals. */
export function playMatch(core: Core, { game, players }: DuelPairing, deals: number): PlayerReport {
  const plan = { game, options: {}, players, firstDeal: 1n };
  const results = Array.from({ length: deals }, (_, number) => playDeal(core, plan, number, () => 0));
  return reportMatch(players, results)[0];
}

/** The counts of a report. */
export function gamesOf({ won, lost, drawn }: PlayerReport): Games {
  return [won, lost, drawn];
}
