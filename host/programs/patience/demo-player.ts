import type { Core, Move, View } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';

/** A game that has not ended by then makes room for the next. */
const MOST_MOVES = 1000;

/**
 * Plays one game as the demo does: what the hint shows, and new cards where it shows nothing (RULES §2.6). It need not be
 * clever, but it never goes round in circles: what it has tried in a position it does not try there again.
 */
export class DemoPlayer {
  readonly #core: Core;
  /** What was tried last in each position. */
  readonly #tried = new Map<string, 'hint' | 'stock'>();

  /** @param core with the game on its table */
  constructor(core: Core) {
    this.#core = core;
  }

  /** A legal move; null at the end of the game. */
  nextMove(): Move | null {
    const view = this.#core.view();
    if (view.status === 'won' || view.moveCount >= MOST_MOVES) return null;
    const position = positionText(view);
    const tried = this.#tried.get(position);
    const hint = tried === undefined ? this.#core.hint() : null;
    this.#tried.set(position, hint === null ? 'stock' : 'hint');
    if (hint !== null || tried === 'stock') return hint;
    return this.#core.moves().find(movesStock) ?? null;
  }
}

/** The table as a text; passes count only where they are numbered. */
function positionText({ pass, passes, piles }: View): string {
  return `${passes === 0 ? 0 : pass}:${piles.map(({ cards }) => cards.join()).join(';')}`;
}
