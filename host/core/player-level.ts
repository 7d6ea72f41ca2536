import { Level } from '../../assembly/abi.ts';
import { CHINESE_PATIENCE } from './chinese-commands.ts';
import type { GameFamily, GameInfo } from './game-info.ts';

/** How strong a computer player is. */
export type PlayerLevel = 'random' | 'beginner' | 'greedy' | 'classic' | 'strong' | 'master';

/** The levels of each family of games, from the weakest to the strongest. */
export const PLAYER_LEVELS: Readonly<Record<GameFamily, readonly PlayerLevel[]>> = {
  patience: [],
  duel: ['random', 'beginner', 'greedy', 'strong'],
  tricks: ['random', 'classic', 'strong', 'master'],
};

/** Those of Chinese Patience, which has more of them than other games for two. */
export const CHINESE_LEVELS: readonly PlayerLevel[] = ['random', 'beginner', 'classic', 'strong', 'master'];

/**
 * How much a player may look at for one move when nobody says otherwise: moves tried out in games for two, worlds in games of tricks;
 * 0 = as much as its level does by itself.
 */
const OWN_BUDGET: Readonly<Record<GameFamily, number>> = { patience: 0, duel: 10_000, tricks: 0 };

/** The same for one game; in Chinese Patience it is positions, and each level has its own measure. */
export function ownBudget({ id, family }: GameInfo): number {
  return id === CHINESE_PATIENCE ? 0 : OWN_BUDGET[family];
}

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
