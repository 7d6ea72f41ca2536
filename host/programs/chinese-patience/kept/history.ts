import type { Core, Move } from '../../../core/core.ts';
import { END_TURN } from '../../../core/move.ts';
import type { Step } from '../play/step.ts';
import { otherSide, type Side } from '../table/model.ts';

/** The moves of the game on the table: what was done last, and the computer's last turn to be seen again. */
export class History {
  readonly #core: Core;
  readonly #starter: () => Side;

  /** @param starter who has made the first move */
  constructor(core: Core, starter: () => Side) {
    this.#core = core;
    this.#starter = starter;
  }

  /** The last step; null before the first one. */
  lastStep(): Step | null {
    const moves = this.#moves();
    const side = this.#sides(moves).at(-1);
    const move = moves.at(-1);
    if (move === undefined || side === undefined || !this.#core.undo()) return null;
    const before = this.#core.view();
    this.#core.redo();
    return { move, before, side };
  }

  /**
   * How many moves have to be taken back for the player's last decision; 0 where there was none.
   *
   * @param decides whether the player decides anything in the position on the table
   */
  movesSinceDecision(decides: () => boolean): number {
    const moves = this.#moves();
    const sides = this.#sides(moves);
    try {
      for (let at = moves.length - 1; at >= 0; at--) {
        this.#core.undo();
        if (sides[at] === 'you' && decides()) return moves.length - at;
      }
      return 0;
    } finally {
      this.#forward(moves.length);
    }
  }

  /**
   * Shows the last turn of the computer once more: the game goes back to its beginning, `show` makes each step again, and in
   * the end it stands as before.
   *
   * @param begin is called with the table as it was before that turn
   * @param show is called before each step, and makes it with `make`
   * @returns whether there was such a turn
   */
  async replay(begin: () => void, show: (step: Step, make: () => void) => Promise<void>): Promise<boolean> {
    const moves = this.#moves();
    const sides = this.#sides(moves);
    const last = sides.lastIndexOf('computer');
    if (last < 0) return false;
    const first = sides.lastIndexOf('you', last) + 1;
    try {
      for (let back = moves.length; back > first; back--) this.#core.undo();
      begin();
      for (let i = first; i <= last; i++) {
        const step: Step = { move: moves[i], before: this.#core.view(), side: 'computer' };
        await show(step, () => void this.#core.redo());
      }
    } finally {
      this.#forward(moves.length);
    }
    return true;
  }

  /** Makes moves again that were taken back, until there are so many. */
  #forward(moves: number): void {
    while (this.#core.view().moveCount < moves && this.#core.redo());
  }

  /** The moves in force. */
  #moves(): readonly Move[] {
    const { moves, cursor } = this.#core.save();
    return moves.slice(0, cursor);
  }

  /** Which side has made each of these moves. */
  #sides(moves: readonly Move[]): readonly Side[] {
    let side = this.#starter();
    return moves.map((move) => {
      const mover = side;
      if (move === END_TURN) side = otherSide(side);
      return mover;
    });
  }
}
