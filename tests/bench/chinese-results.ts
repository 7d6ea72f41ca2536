import { readFileSync, writeFileSync } from 'node:fs';
import { meanOf } from '../../host/cli/match/figures.ts';
import { type Pairing, PAIRINGS, pairingName, type SelfPlay } from './chinese-games.ts';

/** Games that two classic players play for the record, and how many of them the tests play again. */
export const GAMES = 20_000;
export const SAMPLE_GAMES = 1000;
/** Deals of a match for the record; two games each. */
export const DEALS = 1000;

/** A match for the record: shares of all its deals, and the sum over those of the sample. */
export interface MatchResult {
  readonly games: number;
  /** Games won, a void one counting half. */
  readonly wins: number;
  /** Half the width of the 95 % interval of the share, over deals. */
  readonly within: number;
  /** Games won of the sample's deals. */
  readonly sample: number;
}

export interface ChineseResults {
  readonly selfPlay: SelfPlay;
  readonly sample: SelfPlay;
  readonly matches: Readonly<Record<string, MatchResult>>;
}

const FILE = new URL('chinese-results.json', import.meta.url);

/** What is recorded. */
export function recordedResults(): ChineseResults {
  return JSON.parse(readFileSync(FILE, 'utf8')) as ChineseResults;
}

/** The result of a match by the shares of its deals. */
export function matchResult({ sample }: Pairing, shares: readonly number[]): MatchResult {
  const sum = (deals: readonly number[]): number => 2 * deals.reduce((total, share) => total + share, 0);
  const { within } = meanOf(shares);
  return { games: 2 * shares.length, wins: sum(shares), within, sample: sum(shares.slice(0, sample)) };
}

/** Records results, a line each; to read, in percent the 95 % interval with the share in its middle. */
export function recordResults({ selfPlay, sample, matches }: ChineseResults): void {
  const line = (name: string, value: unknown): string => `  "${name}": ${JSON.stringify(value)}`;
  const pairings = PAIRINGS.map(pairingName).map((name) => {
    const result = matches[name];
    const share = result.wins / result.games;
    const percent = [share - result.within, share, share + result.within].map((part) => Math.round(1000 * part) / 10);
    return `    "${name}": ${JSON.stringify({ ...result, percent })}`;
  });
  const lines = [line('selfPlay', selfPlay), line('sample', sample), `  "matches": {\n${pairings.join(',\n')}\n  }`];
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
