import type { Move } from '../../../core/core.ts';
import type { Clock } from '../../../hardware/clock.ts';
import type { Hand } from '../../card-play/hand.ts';
import type { DuelDisplay } from './display.ts';
import type { DuelPlay } from './play.ts';
import type { Pace } from './saved.ts';
import type { DuelSession } from './session.ts';
import { computerMayObject } from './standing.ts';

/** Milliseconds before a move of the computer is shown, and from then until it is made. */
interface Delay {
  readonly before: number;
  readonly shown: number;
}

const DELAYS: Readonly<Record<Pace, Delay>> = {
  slow: { before: 900, shown: 900 },
  usual: { before: 450, shown: 450 },
  fast: { before: 150, shown: 200 },
  'at-once': { before: 0, shown: 0 },
};

/** What a computer's turn has to do with. */
export interface ComputerParts {
  readonly clock: Clock;
  readonly session: DuelSession;
  readonly display: DuelDisplay;
  readonly hand: Hand;
  readonly play: DuelPlay;
}

/** A move that the computer has chosen, in the position after so many moves. */
interface Chosen {
  readonly move: Move | null;
  readonly moveCount: number;
}

/**
 * The computer at the right half of the table: whenever the position asks for it, it shows and makes one move after the
 * other, at a pace that can be watched. What the players do meanwhile, it finds out from the position.
 */
export class ComputerTurn {
  readonly #parts: ComputerParts;
  #chosen: Chosen | null = null;
  #shown = false;
  #due: number | null = null;
  #hurried = false;

  constructor(parts: ComputerParts) {
    this.#parts = parts;
  }

  /** Looks at the position. @returns when {@link step} has something to do, on the clock of the program; null for never */
  plan(): number | null {
    const { session, clock } = this.#parts;
    const { moveCount } = session.view();
    if (this.#chosen !== null && this.#chosen.moveCount !== moveCount) this.#forget();
    if (!session.computerOnTurn) this.#hurried = false;
    const objects = computerMayObject(session.view(), session.opponent) && this.#chosen?.move !== null;
    if (!session.computerOnTurn && !objects) return null;
    this.#due ??= clock.now() + this.#delay.before;
    return this.#due;
  }

  /** The rest of the turn follows without delay. */
  hurry(): void {
    this.#hurried = true;
    this.#due = this.#parts.clock.now();
  }

  /** Shows the next move, or makes the one that is shown. @throws TerminationError */
  async step(): Promise<void> {
    const { clock, session, display, hand, play } = this.#parts;
    const dueAt = this.plan();
    if (dueAt === null || clock.now() < dueAt) return;
    const move = session.computerMove();
    if (this.#chosen !== null && this.#chosen.move !== move) return this.#forget();
    this.#chosen = { move, moveCount: session.view().moveCount };
    if (move === null) return;
    const { shown } = this.#delay;
    if (!this.#shown && shown > 0) {
      hand.clear();
      display.announce(move);
      this.#shown = true;
      this.#due = clock.now() + shown;
      return;
    }
    this.#forget();
    hand.clear();
    await play.move(move);
  }

  get #delay(): Delay {
    return DELAYS[this.#hurried ? 'at-once' : this.#parts.session.settings.pace];
  }

  #forget(): void {
    if (this.#shown) this.#parts.display.light([]);
    this.#chosen = null;
    this.#shown = false;
    this.#due = null;
  }
}
