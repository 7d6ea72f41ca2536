import type { DuelView, View } from '../../core/core.ts';

/** How a game for two stands. @throws TypeError for a view of another game */
export function duelOf({ duel, game }: View): DuelView {
  if (duel === null) throw new TypeError(`${game.id} is no game for two`);
  return duel;
}
