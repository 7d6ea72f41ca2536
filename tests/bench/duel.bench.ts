import { Core } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { DEALS, matchName, measureMatch, recordedMatches, recordMatches } from './duel-records.ts';
import type { BenchRow } from './rounds.ts';

/** What is asked of players, in percent of the games. */
const ASKED: Readonly<Record<string, number>> = {
  'double-klondike strong,greedy': 60,
  'double-klondike strong,random': 95,
  'chinese-patience classic,random': 98,
  'chinese-patience strong,classic': 93,
  'chinese-patience master,strong': 60,
};

/**
 * Matches of the computer players of games for two. With TALON_RECORD=1 they are recorded anew.
 *
 * @throws Error when a match ends otherwise than it is recorded: equal views and seeds give equal moves on every machine
 */
export async function run(): Promise<BenchRow[]> {
  const core = await Core.load(coreBytes());
  const measured = recordedMatches().map((record) => measureMatch(core, record));
  if (process.env.TALON_RECORD === '1') recordMatches(measured);
  const kept = recordedMatches();
  return measured.map((record, i) => {
    const { games, percent } = record;
    const name = matchName(record);
    if (games.join() !== kept[i].games.join())
      throw new Error(`${name}: ${games} is not the recorded ${kept[i].games}`);
    const [low, value, high] = percent;
    return { name, value, unit: `% of ${2 * DEALS} games (${low} to ${high})`, floor: ASKED[name] ?? 50 };
  });
}
