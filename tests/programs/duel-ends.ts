import type { ChosenOptions, Core, Move } from '../../host/core/core.ts';
import { duelOf } from '../../host/programs/klondike/duel/seats.ts';
import { DUEL_GAME } from '../../host/programs/klondike/duel/session.ts';
import { loadCore } from '../core/built-core.ts';
import { playOn } from './duel-visit.ts';

const MOST_DEALS = 200n;

/** A game just before the move that ends it. */
export interface AlmostOver {
  readonly deal: bigint;
  readonly moves: (core: Core) => void;
  readonly last: Move;
  readonly winner: number | null;
  readonly credits: readonly [number, number];
}

/**
 * The first deal whose game, played by two computers, ends with a move of the player at the left, and so.
 *
 * @param winner the seat that wins, null for a drawn game
 */
export async function almostOver(winner: number | null, options: ChosenOptions = {}): Promise<AlmostOver> {
  const core = await loadCore();
  for (let deal = 1n; deal < MOST_DEALS; deal++) {
    core.deal(DUEL_GAME, options, deal);
    playOn(core, ['greedy', 'greedy'], () => false);
    const end = duelOf(core.view());
    const moves = core.save().moves;
    core.undo();
    const before = duelOf(core.view());
    if (!end.over || end.winner !== winner || before.turn !== 0) continue;
    const replay = (target: Core): void => {
      for (const move of moves.slice(0, -1)) target.play(move);
    };
    return { deal, moves: replay, last: moves[moves.length - 1], winner, credits: end.credits };
  }
  throw new Error(`no game ends with the winner ${winner}`);
}
