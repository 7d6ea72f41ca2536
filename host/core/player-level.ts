import { Level } from '../../assembly/abi.ts';

/** How strong a computer player is. */
export type PlayerLevel = 'random' | 'beginner' | 'greedy' | 'strong';

/** From the weakest to the strongest. */
export const PLAYER_LEVELS: readonly PlayerLevel[] = ['random', 'beginner', 'greedy', 'strong'];

const LEVELS: Readonly<Record<PlayerLevel, Level>> = {
  random: Level.Random,
  beginner: Level.Beginner,
  greedy: Level.Greedy,
  strong: Level.Strong,
};

/** The core's number of a level. */
export function levelOf(level: PlayerLevel): Level {
  return LEVELS[level];
}
