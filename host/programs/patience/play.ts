import type { Move } from '../../core/core.ts';
import { type PlayParts, TablePlay } from '../card-play/table-play.ts';
import type { PatienceDialogs } from './dialogs.ts';
import type { PatienceSession } from './session.ts';

/** What the moves of Patience have to do with. */
interface PatienceParts extends PlayParts {
  readonly session: PatienceSession;
  readonly dialogs: PatienceDialogs;
  /** The next move of laying off by itself. */
  placeMove(): Move | null;
}

/** What the player can do on the table, and what follows from it. All of it may throw TerminationError. */
export class Play extends TablePlay<PatienceParts> {
  /** Ablegen: card by card, as long as there is one (manual §2.3). */
  placeAll(): Promise<void> {
    return this.layOff(this.parts.placeMove);
  }

  /** zur Marke: back to the last mark before the present position, after a question. */
  async toMark(): Promise<void> {
    const { session, dialogs } = this.parts;
    const steps = session.stepsToMark;
    if (steps !== null && (await dialogs.askToMark())) await this.goBack(steps);
  }

  mark(): void {
    this.parts.session.toggleMark();
    this.parts.display.showMarks();
  }

  /** verändern: the rules off, or on again. */
  toggleRules(): void {
    const { session, display, hand } = this.parts;
    hand.rest();
    session.toggleCheating();
    display.show();
    hand.settle(null);
  }

  /** Won, by the rules or not, or no move of any kind left. As long as the rules are off there is always one. */
  protected override async judge(): Promise<void> {
    const { session, dialogs } = this.parts;
    const { status, forced, game } = session.view();
    if (status === 'won') {
      session.enterWin();
      if (await dialogs.won(forced)) await this.start(game);
    } else if (status === 'stuck' && !session.cheating) {
      const answer = await dialogs.failed();
      if (answer === 'new-game') await this.start(game);
      if (answer === 'take-back') this.takeBack();
    }
  }
}
