import { Core, type GameInfo } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from '../games/bare-core.ts';
import { greedyWins } from './greedy.ts';
import { DEALS, type GreedyRate, rateName, recordedRates, recordRates, SAMPLE, wilson } from './greedy-rates.ts';
import type { BenchRow } from './rounds.ts';

/**
 * How often the greedy player wins (`greedy.ts`), compared with what is recorded. With TALON_RECORD=1 it is recorded anew.
 *
 * @throws Error when a rate lies above its recorded interval: then it has to be recorded anew
 */
export async function run(): Promise<BenchRow[]> {
  const { games } = await Core.load(coreBytes());
  const core = await BareCore.load();
  const measured = recordedRates().map((rate) => measure(core, games, rate));
  if (process.env.TALON_RECORD === '1') recordRates(measured);
  const kept = recordedRates();
  return measured.map((rate, i) => {
    const [low, high] = wilson(kept[i].wins, DEALS, 1.96).map((share) => 100 * share);
    const name = rateName(rate);
    const value = (100 * rate.wins) / DEALS;
    if (value > high) throw new Error(`${name}: ${value} % is more than the recorded ${low} to ${high} %`);
    return { name, value, unit: `% of ${DEALS} deals won by following hints`, floor: low };
  });
}

function measure(core: BareCore, games: readonly GameInfo[], { game: id, options }: GreedyRate): GreedyRate {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const sample = greedyWins(core, game, options, 0, SAMPLE);
  const wins = sample + greedyWins(core, game, options, SAMPLE, DEALS);
  return { game: id, options, wins, sample };
}
