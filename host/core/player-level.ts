import { Level } from '../../assembly/abi.ts';

/** How strong a computer player is. */
export type PlayerLevel = 'random' | 'beginner' | 'greedy' | 'classic' | 'strong' | 'master';

/** From the weakest to the strongest. */
export const PLAYER_LEVELS: readonly PlayerLevel[] = ['random', 'beginner', 'greedy', 'classic', 'strong', 'master'];

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
