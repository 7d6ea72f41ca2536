import type { PlayerLevel } from '../../../core/player-level.ts';
import { isObject } from '../../keeping/stored-values.ts';
import { GOALS, type Goal } from './round.ts';

/** How strong Jim and Cathy can be, from the players of 1992 on. */
export const STRENGTHS = ['classic', 'strong', 'master'] as const satisfies readonly PlayerLevel[];

export type Strength = (typeof STRENGTHS)[number];

/** After how many seconds a trick is taken from the table; 0: when a key is pressed, as in 1992. */
export const TRICK_SECONDS = [0, 1, 2, 4] as const;

export type TrickSeconds = (typeof TRICK_SECONDS)[number];

/** What goes beyond the program of 1992. */
export interface Options {
  readonly jim: Strength;
  readonly cathy: Strength;
  readonly coach: boolean;
  readonly trickSeconds: TrickSeconds;
  /** For the next round; the present one keeps its own. */
  readonly goal: Goal;
}

/** Everything as in 1992. */
export const AS_IN_1992: Options = { jim: 'classic', cathy: 'classic', coach: false, trickSeconds: 0, goal: 'exceed' };

/** Stored options; whatever in them cannot be read is as in 1992. */
export function readOptions(stored: unknown): Options {
  const value = isObject(stored) ? stored : {};
  return {
    jim: oneOf(STRENGTHS, value.jim, AS_IN_1992.jim),
    cathy: oneOf(STRENGTHS, value.cathy, AS_IN_1992.cathy),
    coach: typeof value.coach === 'boolean' ? value.coach : AS_IN_1992.coach,
    trickSeconds: oneOf(TRICK_SECONDS, value.trickSeconds, AS_IN_1992.trickSeconds),
    goal: oneOf(GOALS, value.goal, AS_IN_1992.goal),
  };
}

function oneOf<T>(values: readonly T[], stored: unknown, usual: T): T {
  return values.find((value) => value === stored) ?? usual;
}
