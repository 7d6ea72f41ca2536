import { Level } from '../../assembly/abi.ts';
import type { GameFamily } from './game-info.ts';

/** How strong a computer player is. */
export type PlayerLevel = 'random' | 'beginner' | 'greedy' | 'classic' | 'strong' | 'master';

/** The levels of each family of games, from the weakest to the strongest. */
export const PLAYER_LEVELS: Readonly<Record<GameFamily, readonly PlayerLevel[]>> = {
  patience: [],
  duel: ['random', 'beginner', 'greedy', 'strong'],
  tricks: ['random', 'classic', 'strong', 'master'],
};

/**
 * How much a player may look at for one move when nobody says otherwise: moves tried out in games for two, worlds in games of tricks;
 * 0 = as much as its level does by itself.
 */
export const OWN_BUDGET: Readonly<Record<GameFamily, number>> = { patience: 0, duel: 10_000, tricks: 0 };

const LEVELS: Readonly<Record<PlayerLevel, Level>> = {
  random: Level.Random,
  beginner: Level.Beginner,
  greedy: Level.Greedy,
  classic: Level.Classic,
  strong: Level.Strong,
  master: Level.Master,
};

/** The core's number of a level. */
export function levelOf(level: PlayerLevel): Level {
  return LEVELS[level];
}

/** Whether a word names a level. */
export function isPlayerLevel(word: string): word is PlayerLevel {
  return Object.hasOwn(LEVELS, word);
}
