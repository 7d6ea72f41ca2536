import type { Settings } from '../kept/settings.ts';

/** How long something is seen, in pictures of the Spectrum. */
export interface Pace {
  /** The player's own cards are taken up. */
  readonly ownLift: number;
  /** The computer's cards are taken up. */
  readonly lift: number;
  /** Before the computer's first move of a turn, and after each of its moves. */
  readonly before: number;
  readonly after: number;
}

const PACES: Readonly<Record<Settings['speed'], Pace>> = {
  '1985': { ownLift: 8, lift: 16, before: 50, after: 45 },
  normal: { ownLift: 4, lift: 8, before: 25, after: 25 },
  turbo: { ownLift: 0, lift: 0, before: 2, after: 4 },
};

/** A turn that the player does not want to watch to its end. */
export const AT_ONCE: Pace = { ownLift: 0, lift: 0, before: 0, after: 0 };

export function paceOf({ speed }: Settings): Pace {
  return PACES[speed];
}
