import { Level } from '../../assembly/abi.ts';
import { Core } from '../../host/core/core.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore } from '../games/bare-core.ts';
import { gameOf } from '../games/walks.ts';
import { PAIRINGS, pairingName, playPairing, selfPlay } from './chinese-games.ts';
import {
  type ChineseResults,
  DEALS,
  GAMES,
  type MatchResult,
  matchResult,
  recordedResults,
  recordResults,
  SAMPLE_GAMES,
} from './chinese-results.ts';
import type { BenchRow } from './rounds.ts';

/** Share of games that may end without a winner. */
const MOST_VOID = 0.005;
/** CHINESE §4 has 33.7 turns, 8.25 cards and 50.4 %; games that are much shorter would be another game. */
const LEAST_TURNS = 33.2;
const LEAST_LEFT = 7.9;
const LEAST_FIRST = 49;

/**
 * The computer players of Chinese Patience against each other, and how their games go (CHINESE §4). With TALON_RECORD=1 what they come
 * to is recorded anew.
 */
export async function run(): Promise<BenchRow[]> {
  const core = await Core.load(coreBytes());
  const results: ChineseResults = { ...(await measureGames(core)), matches: measureMatches(core) };
  if (process.env.TALON_RECORD === '1') recordResults(results);
  return [...gameRows(results), ...matchRows(results)];
}

async function measureGames(core: Core): Promise<Pick<ChineseResults, 'selfPlay' | 'sample'>> {
  const bare = await BareCore.load();
  const game = gameOf(core, 'chinese-patience');
  const sample = selfPlay(bare, game, Level.Classic, 0, SAMPLE_GAMES);
  const rest = selfPlay(bare, game, Level.Classic, SAMPLE_GAMES, GAMES);
  const both = {
    games: GAMES,
    firstWins: sample.firstWins + rest.firstWins,
    voided: sample.voided + rest.voided,
    turns: sample.turns + rest.turns,
    left: sample.left + rest.left,
  };
  return { selfPlay: both, sample };
}

function measureMatches(core: Core): Readonly<Record<string, MatchResult>> {
  return Object.fromEntries(
    PAIRINGS.map((pairing) => [pairingName(pairing), matchResult(pairing, playPairing(core, pairing, 0, DEALS))]),
  );
}

function gameRows({ selfPlay: { games, voided, turns, left, firstWins } }: ChineseResults): BenchRow[] {
  const ended = games - voided;
  const unit = `% of ${games} games of two classic players end with a winner`;
  return [
    { name: 'games', value: (100 * ended) / games, unit, floor: 100 * (1 - MOST_VOID) },
    { name: 'length', value: turns / games, unit: 'turns a game', floor: LEAST_TURNS },
    { name: 'left', value: left / ended, unit: 'cards that the loser has left', floor: LEAST_LEFT },
    { name: 'first', value: (100 * firstWins) / ended, unit: '% won by the player who begins', floor: LEAST_FIRST },
  ];
}

function matchRows({ matches }: ChineseResults): BenchRow[] {
  const kept = recordedResults().matches;
  return PAIRINGS.map((pairing) => {
    const name = pairingName(pairing);
    const { games, wins, within } = matches[name];
    const value = (100 * wins) / games;
    const recorded = (100 * kept[name].wins) / kept[name].games;
    const unit = `% of ${games} duplicate games, ± ${(100 * within).toFixed(1)}, recorded ${recorded.toFixed(1)}`;
    return { name, value, unit, floor: pairing.least };
  });
}
