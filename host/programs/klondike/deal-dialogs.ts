import { ALERT_ICON, GameDialogs, type GameDialogTexts } from '../card-play/game-dialogs.ts';
import { askLines } from '../gem-dialogs/dialog-box.ts';

/** Digits of the largest deal number. */
const NUMBER_LENGTH = 20;

/** What is asked of numbered deals. */
export interface DealDialogTexts extends GameDialogTexts {
  readonly askAgain: string;
  readonly numberTitle: string;
  readonly numberLabel: string;
  readonly numberRefused: string;
}

/** The boxes about numbered deals, for one player and for two. All of them throw TerminationError. */
export class DealDialogs<T extends DealDialogTexts = DealDialogTexts> extends GameDialogs<T> {
  /** @returns whether the running game is given up for the same cards */
  askAgain(): Promise<boolean> {
    return this.agrees(this.texts.askAgain, this.texts.newGame);
  }

  /**
   * The digits of a deal number, null where the player wants none.
   *
   * @param typed what stands in the box to begin with
   */
  async askNumber(typed: string): Promise<string | null> {
    const { numberTitle, numberLabel, ok, cancel } = this.texts;
    const answers = await askLines(this.gem, {
      ...{ title: [numberTitle], labels: [numberLabel], length: NUMBER_LENGTH, valid: '9', answers: [typed] },
      ...{ ok, cancel },
    });
    return answers === null || answers[0] === '' ? null : answers[0];
  }

  async numberRefused(): Promise<void> {
    await this.alert(ALERT_ICON.stop, this.texts.numberRefused, [this.texts.ok]);
  }
}
