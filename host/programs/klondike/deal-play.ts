import { parseDealNumber } from '../../core/deal-number.ts';
import { type PlayParts, TablePlay } from '../card-play/table-play.ts';
import type { TableSession } from '../card-play/table-session.ts';
import type { DealDialogs } from './deal-dialogs.ts';

/** What games of numbered deals have to do with. */
export interface DealParts extends PlayParts {
  readonly texts: PlayParts['texts'] & { readonly nextDealOnly: string };
  readonly session: TableSession & {
    /** Deals the cards on the table once more. @returns false where there are no cards for them */
    beginAgain(fits: () => boolean): boolean;
  };
  readonly dialogs: DealDialogs;
}

/** What the player can do on a table of numbered deals. All of it may throw TerminationError. */
export abstract class DealPlay<P extends DealParts> extends TablePlay<P> {
  /** The same cards from the beginning, after a question where the game would be lost by that. */
  async again(): Promise<void> {
    const { session, dialogs, display } = this.parts;
    if (session.underWay && !(await dialogs.askAgain())) return;
    await this.startBy(() => session.beginAgain(() => display.layOut()));
  }

  /** A game of a deal number that the player types, after a question where another one would be lost by that. */
  async askNumber(): Promise<void> {
    const { session, dialogs, display } = this.parts;
    const deal = await this.#askDeal();
    if (deal === null) return;
    if (session.underWay && !(await dialogs.askNewGame())) return;
    await this.startBy(() => session.beginDeal(deal, () => display.layOut()));
  }

  /**
   * Other options: a game that was not begun is dealt with them at once, one under way goes on as it is.
   *
   * @param change of what is chosen
   */
  async changeGame(change: () => void): Promise<void> {
    const { session, display, texts } = this.parts;
    change();
    if (!session.underWay && !this.isOver) return this.again();
    display.showMarks();
    display.note(texts.nextDealOnly);
  }

  /** Asks until the number is that of a deal; what was typed stays. Null where the player wants none. */
  async #askDeal(): Promise<bigint | null> {
    const { dialogs } = this.parts;
    let typed = '';
    for (;;) {
      const digits = await dialogs.askNumber(typed);
      if (digits === null) return null;
      const deal = parseDealNumber(digits);
      if (deal !== null) return deal;
      await dialogs.numberRefused();
      typed = digits;
    }
  }

  /** Whether the game on the table has ended. */
  protected abstract get isOver(): boolean;
}
