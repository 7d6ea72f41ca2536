import { Level } from '../../assembly/abi.ts';
import { playDeal } from '../../host/cli/match/duel-games.ts';
import { Core } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from '../games/bare-core.ts';
import { gameOf } from '../games/walks.ts';
import { loopMilliseconds } from './calibration.ts';
import { measureGames, recordedGames, recordGames } from './chinese-games.ts';
import type { BenchRow } from './rounds.ts';

/** Percent of the games that have to end with a winner. */
const LEAST_ENDED = 99.5;
/** CHINESE §4 has 33.7 turns, 8.25 cards and 50.4 %; games that are much shorter would be another game. */
const LEAST_TURNS = 33.2;
const LEAST_LEFT = 7.9;
const LEAST_FIRST = 49;

const TIMED_DEALS = 10;
/** A plan takes no longer than this, in milliseconds, on the computer that the loop takes 130 ms on; pauses on the screen are longer. */
const LIMITS = { strong: 2, master: 12 } as const;
const LOOP_MS = 130;

/**
 * How games of Chinese Patience between two classic players go (CHINESE §4). With TALON_RECORD=1 they are recorded anew. Matches of
 * different players are in `duel.bench.ts`. Then how long players think.
 *
 * @throws Error when the games are not the recorded ones: equal views and seeds give equal moves on every machine
 */
export async function run(): Promise<BenchRow[]> {
  const core = await Core.load(coreBytes());
  const record = measureGames(await BareCore.load(), gameOf(core, 'chinese-patience'), Level.Classic);
  if (process.env.TALON_RECORD === '1') recordGames(record);
  if (JSON.stringify(record) !== JSON.stringify(recordedGames()))
    throw new Error('the games are not the recorded ones');
  const { games, voided, turns, left, firstWins } = record.all;
  const ended = games - voided;
  const unit = `% of ${games} games of two classic players end with a winner`;
  const rows: BenchRow[] = [
    { name: 'games', value: (100 * ended) / games, unit, floor: LEAST_ENDED },
    { name: 'length', value: turns / games, unit: 'turns a game', floor: LEAST_TURNS },
    { name: 'left', value: left / ended, unit: 'cards that the loser has left', floor: LEAST_LEFT },
    { name: 'first', value: (100 * firstWins) / ended, unit: '% won by the player who begins', floor: LEAST_FIRST },
  ];
  return [...rows, ...(await times(core))];
}

/** Plans of the players who think, in the time of one calibrating loop, of the processor in both cases. */
async function times(core: Core): Promise<BenchRow[]> {
  const loopMs = await loopMilliseconds();
  const players = ['strong', 'master'] as const;
  const plan = { game: 'chinese-patience', options: {}, players, firstDeal: 1n };
  const processorTime = (): number => process.cpuUsage().user / 1000;
  const games = Array.from({ length: TIMED_DEALS }, (_, number) => playDeal(core, plan, number, processorTime)).flat();
  return players.map((level, player) => {
    const results = games.map((game) => game[player]);
    const sum = (field: 'milliseconds' | 'decisions'): number => results.reduce((all, one) => all + one[field], 0);
    const milliseconds = sum('milliseconds') / sum('decisions');
    const name = `${level}: plans (${milliseconds.toFixed(2)} ms each)`;
    return { name, value: loopMs / milliseconds, unit: 'per loop', floor: LOOP_MS / LIMITS[level] };
  });
}
