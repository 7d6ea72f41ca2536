import type { GameInfo, Move } from '../../core/core.ts';
import type { PatienceDialogs } from './dialogs.ts';
import type { PatienceDisplay } from './display.ts';
import { gameName } from './game-names.ts';
import type { Hand } from './hand.ts';
import type { PatienceSession } from './session.ts';
import { type Surroundings, takeSteps } from './steps.ts';
import type { PatienceTexts } from './texts.ts';

/** Milliseconds from one card to the next of "Ablegen", and between two steps on the way back. */
const PLACE_STEP = 120;
const BACK_STEP = 50;
/** A longer way back takes several moves in a step, so that it can be watched to its end. */
const MOST_BACK_STEPS = 120;

/** What the moves of a game have to do with. */
export interface PlayParts {
  readonly around: Surroundings;
  readonly texts: PatienceTexts;
  readonly session: PatienceSession;
  readonly display: PatienceDisplay;
  readonly dialogs: PatienceDialogs;
  readonly hand: Hand;
  /** The next move of laying off by itself. */
  placeMove(): Move | null;
  /** A possible move, or null. */
  hint(): Move | null;
}

/** What the player can do on the table, and what follows from it. All of it may throw TerminationError. */
export class Play {
  readonly #parts: PlayParts;

  constructor(parts: PlayParts) {
    this.#parts = parts;
  }

  /** Makes a move that the core accepts. */
  async move(move: Move): Promise<void> {
    const { session } = this.#parts;
    this.#change(() => session.play(move), move);
    await this.#judge();
  }

  /** geben: the next cards of the stock, or the waste turned over. */
  async deal(): Promise<void> {
    const move = this.#parts.session.dealMove();
    if (move !== null) await this.move(move);
  }

  /** Vorschlag: an arrow shows a possible move until the player does the next thing (manual §2.3). */
  suggest(): void {
    const { hint, display, texts } = this.#parts;
    const move = hint();
    if (move === null) display.note(texts.noHint);
    else display.showArrow(move);
  }

  /** Ablegen: card by card, as long as there is one (manual §2.3); each is a move of its own. */
  async placeAll(): Promise<void> {
    const { around, session, display, hand, placeMove } = this.#parts;
    hand.rest();
    await takeSteps(around, PLACE_STEP, () => {
      const move = placeMove();
      if (move === null) return false;
      session.play(move);
      display.show();
      return true;
    });
    hand.settle(null);
    await this.#judge();
  }

  takeBack(): void {
    const { session } = this.#parts;
    this.#change(() => session.goBack(1), null);
  }

  async makeAgain(): Promise<void> {
    const { session } = this.#parts;
    if (!session.view().canRedo) return;
    this.#change(() => session.redo(), null);
    await this.#judge();
  }

  /** zum Anfang: all moves back before the player's eyes, after a question. */
  async toStart(): Promise<void> {
    const { session, dialogs } = this.#parts;
    const { moveCount } = session.view();
    if (moveCount > 0 && (await dialogs.askToStart())) await this.#goBack(moveCount);
  }

  /** zur Marke: back to the last mark before the present position, after a question. */
  async toMark(): Promise<void> {
    const { session, dialogs } = this.#parts;
    const steps = session.stepsToMark;
    if (steps !== null && (await dialogs.askToMark())) await this.#goBack(steps);
  }

  mark(): void {
    this.#parts.session.toggleMark();
    this.#parts.display.showMarks();
  }

  /** verändern: the rules off, or on again. */
  toggleRules(): void {
    const { session, display, hand } = this.#parts;
    hand.rest();
    session.toggleCheating();
    display.show();
    hand.settle(null);
  }

  /** Deals a game, after a question where another one would be lost by that. */
  async newGame(game: GameInfo): Promise<void> {
    const { session, dialogs } = this.#parts;
    if (!session.underWay || (await dialogs.askNewGame())) await this.#start(game);
  }

  /** Deals what the address asks for, after a question where another game would be lost by that. */
  async beginAsked(): Promise<void> {
    const { session, dialogs, display, texts } = this.#parts;
    const { asked } = session;
    if (asked === null) return;
    if (session.underWay && !(await dialogs.askDeal(gameName(asked.game, texts), asked.deal))) {
      session.declineAsked();
      return;
    }
    if (session.beginAsked(asked, () => display.layOut())) display.show();
    else await dialogs.noCards();
  }

  async #start(game: GameInfo): Promise<void> {
    const { session, display, dialogs, hand } = this.#parts;
    hand.clear();
    if (!session.begin(game, () => display.layOut())) return dialogs.noCards();
    display.show();
    await this.#judge();
  }

  async #goBack(moves: number): Promise<void> {
    const { around, session, display, hand } = this.#parts;
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
  #change(act: () => void, move: Move | null): void {
    const { display, hand } = this.#parts;
    hand.rest();
    act();
    display.show();
    hand.settle(move);
  }

  /**
   * The end of a game (RULES §2.7): won, by the rules or not, or no move of any kind left. As long as the rules are off
   * there is always one.
   */
  async #judge(): Promise<void> {
    const { session, dialogs } = this.#parts;
    const { status, forced, game } = session.view();
    if (status === 'won') {
      session.enterWin();
      if (await dialogs.won(forced)) await this.#start(game);
    } else if (status === 'stuck' && !session.cheating) {
      const answer = await dialogs.failed();
      if (answer === 'new-game') await this.#start(game);
      if (answer === 'take-back') this.takeBack();
    }
  }
}
