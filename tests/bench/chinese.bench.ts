import { Level } from '../../assembly/abi.ts';
import { Core } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from '../games/bare-core.ts';
import { gameOf } from '../games/walks.ts';
import { measureGames, recordedGames, recordGames } from './chinese-games.ts';
import type { BenchRow } from './rounds.ts';

/** Percent of the games that have to end with a winner. */
const LEAST_ENDED = 99.5;
/** CHINESE §4 has 33.7 turns, 8.25 cards and 50.4 %; games that are much shorter would be another game. */
const LEAST_TURNS = 33.2;
const LEAST_LEFT = 7.9;
const LEAST_FIRST = 49;

/**
 * How games of Chinese Patience between two classic players go (CHINESE §4). With TALON_RECORD=1 they are recorded anew. Matches of
 * different players are in `duel.bench.ts`.
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
  return [
    { name: 'games', value: (100 * ended) / games, unit, floor: LEAST_ENDED },
    { name: 'length', value: turns / games, unit: 'turns a game', floor: LEAST_TURNS },
    { name: 'left', value: left / ended, unit: 'cards that the loser has left', floor: LEAST_LEFT },
    { name: 'first', value: (100 * firstWins) / ended, unit: '% won by the player who begins', floor: LEAST_FIRST },
  ];
}
