import { readFileSync, writeFileSync } from 'node:fs';
import type { ChosenOptions } from '../../host/core/core.ts';

/** How often the greedy player wins a game. */
export interface GreedyRate {
  readonly game: string;
  /** Those that are not the default. */
  readonly options: ChosenOptions;
  /** Deals won among the first DEALS numbers. */
  readonly wins: number;
  /** Deals won among the first SAMPLE numbers. */
  readonly sample: number;
}

/** Deals that the rates are measured with, from number 0 on. */
export const DEALS = 20_000;
/** Deals of the sample that the tests play again. */
export const SAMPLE = 500;

const FILE = new URL('greedy-rates.json', import.meta.url);

/** `zopf distinct=0`: the game, then its options. */
export function rateName({ game, options }: GreedyRate): string {
  return [game, ...Object.entries(options).map((pair) => pair.join('='))].join(' ');
}

/** The recorded rates, one for each game and each option that changes more than who deals the first card. */
export function recordedRates(): readonly GreedyRate[] {
  const rows = Object.entries(
    JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, { wins: number; sample: number }>,
  );
  return rows.map(([name, { wins, sample }]) => {
    const [game, ...chosen] = name.split(' ');
    return { game, options: Object.fromEntries(chosen.map((word) => word.split('='))), wins, sample };
  });
}

/** Records rates, a line each; to read, in percent the 95 % interval with the rate in its middle. */
export function recordRates(rates: readonly GreedyRate[]): void {
  const lines = rates.map((rate) => {
    const [low, high] = wilson(rate.wins, DEALS, 1.96);
    const percent = [low, rate.wins / DEALS, high].map((share) => Math.round(10_000 * share) / 100);
    return `  "${rateName(rate)}": { "wins": ${rate.wins}, "sample": ${rate.sample}, "percent": [${percent.join(', ')}] }`;
  });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** The interval of a share that `z` standard deviations leave (Wilson), from 0 to 1; 1.96 of them leave 95 %. */
export function wilson(wins: number, deals: number, z: number): [number, number] {
  const share = wins / deals;
  const spread = (z * z) / deals;
  const middle = share + spread / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / deals + spread / (4 * deals));
  return [(middle - reach) / (1 + spread), (middle + reach) / (1 + spread)];
}
