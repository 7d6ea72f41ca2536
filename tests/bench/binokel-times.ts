import { playBinokelGame } from '../../host/cli/match/binokel-games.ts';
import type { Core, PlayerLevel } from '../../host/core/core.ts';

const GAMES = 40;

/** Milliseconds that 99 of 100 decisions of a level do not exceed, when it plays against itself. */
export function thinkingTimes(core: Core, level: PlayerLevel): number {
  const decisions = Array.from({ length: GAMES }, (_, number) => {
    const plan = {
      options: {},
      firstDeal: 1n,
      number,
      seating: () => level,
      seed: number,
      now: () => performance.now(),
    };
    return playBinokelGame(core, plan).decisions.flat();
  }).flat();
  decisions.sort((a, b) => a - b);
  return decisions[Math.floor(0.99 * decisions.length)];
}
