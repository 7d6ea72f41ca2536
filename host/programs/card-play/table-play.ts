import type { GameInfo, Move } from '../../core/core.ts';
import type { GameDialogs } from './game-dialogs.ts';
import type { Hand, HandResult } from './hand.ts';
import { type Surroundings, takeSteps } from './steps.ts';
import type { TableDisplay } from './table-display.ts';
import type { TableSession } from './table-session.ts';

/** Milliseconds from one card to the next of those that are laid off, and between two steps on the way back. */
const PLACE_STEP = 120;
const BACK_STEP = 50;
/** A longer way back takes several moves in a step, so that it can be watched to its end. */
const MOST_BACK_STEPS = 120;

/** Passing lines. */
export interface PlayTexts {
  readonly noHint: string;
  readonly nowhere: string;
}

/** What the moves of a game have to do with. */
export interface PlayParts {
  readonly around: Surroundings;
  readonly texts: PlayTexts;
  readonly session: TableSession;
  readonly display: TableDisplay;
  readonly dialogs: GameDialogs;
  readonly hand: Hand;
  /** A possible move, or null. */
  hint(): Move | null;
  /** What players call a game. */
  nameOf(game: GameInfo): string;
}

/** What the player can do on any table, and what follows from it. All of it may throw TerminationError. */
export abstract class TablePlay<P extends PlayParts = PlayParts> {
  protected readonly parts: P;

  constructor(parts: P) {
    this.parts = parts;
  }

  /** The end of a game (RULES §2.7), and whatever else a move leads to. */
  protected abstract judge(): Promise<void>;

  /** Makes a move that the core accepts. */
  async move(move: Move): Promise<void> {
    const { session } = this.parts;
    this.change(() => session.play(move), move);
    await this.judge();
  }

  /** The next cards of the stock, or the waste turned over. */
  async deal(): Promise<void> {
    const move = this.parts.session.dealMove();
    if (move !== null) await this.move(move);
  }

  /** What the hand has done at the cursor of the keyboard. */
  async follow(result: HandResult): Promise<void> {
    const { display, texts } = this.parts;
    if (result.kind === 'move') await this.move(result.move);
    else if (result.kind === 'stock') await this.deal();
    else if (result.kind === 'nowhere') display.note(texts.nowhere);
  }

  /** An arrow shows a possible move until the player does the next thing (Patience manual §2.3). */
  suggest(): void {
    const { hint, display, texts } = this.parts;
    const move = hint();
    if (move === null) display.note(texts.noHint);
    else display.showArrow(move);
  }

  takeBack(): void {
    const { session } = this.parts;
    this.change(() => session.goBack(1), null);
  }

  async makeAgain(): Promise<void> {
    const { session } = this.parts;
    if (!session.view().canRedo) return;
    this.change(() => session.redo(), null);
    await this.judge();
  }

  /** All moves back before the player's eyes, after a question. */
  async toStart(): Promise<void> {
    const { session, dialogs } = this.parts;
    const { moveCount } = session.view();
    if (moveCount > 0 && (await dialogs.askToStart())) await this.goBack(moveCount);
  }

  /** Deals a game, after a question where another one would be lost by that. */
  async newGame(game: GameInfo): Promise<void> {
    const { session, dialogs } = this.parts;
    if (!session.underWay || (await dialogs.askNewGame())) await this.start(game);
  }

  /** Deals what the address asks for, after a question where another game would be lost by that. */
  async beginAsked(): Promise<void> {
    const { session, dialogs, display, nameOf } = this.parts;
    const { asked } = session;
    if (asked === null) return;
    if (session.underWay && !(await dialogs.askDeal(nameOf(asked.game), asked.deal))) {
      session.declineAsked();
      return;
    }
    if (session.beginAsked(asked, () => display.layOut())) display.show();
    else await dialogs.noCards();
  }

  protected start(game: GameInfo): Promise<void> {
    const { session, display } = this.parts;
    return this.startBy(() => session.begin(game, () => display.layOut()));
  }

  /** @param begin puts another game on the table; false where there are no cards for it */
  protected async startBy(begin: () => boolean): Promise<void> {
    const { display, dialogs, hand } = this.parts;
    hand.clear();
    if (!begin()) return dialogs.noCards();
    display.show();
    await this.judge();
  }

  /** Lays cards off one by one, as long as there is one; each is a move of its own. */
  protected async layOff(next: () => Move | null): Promise<void> {
    const { around, session, display, hand } = this.parts;
    hand.rest();
    await takeSteps(around, PLACE_STEP, () => {
      const move = next();
      if (move === null) return false;
      session.play(move);
      display.show();
      return true;
    });
    hand.settle(null);
    await this.judge();
  }

  protected async goBack(moves: number): Promise<void> {
    const { around, session, display, hand } = this.parts;
    const atOnce = Math.ceil(moves / MOST_BACK_STEPS);
    let left = moves;
    hand.rest();
    await takeSteps(around, BACK_STEP, () => {
      if (left <= 0 || !session.goBack(Math.min(atOnce, left))) return false;
      left -= atOnce;
      display.show();
      return true;
    });
    hand.settle(null);
  }

  /** Changes the table while nothing on it is lit. @param move that is made, null for another change */
  protected change(act: () => void, move: Move | null): void {
    const { display, hand } = this.parts;
    hand.rest();
    act();
    display.show();
    hand.settle(move);
  }
}
