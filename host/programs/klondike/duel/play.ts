import { cardRank, cardSuit } from '../../../core/card.ts';
import type { Move, View } from '../../../core/core.ts';
import { type DealParts, DealPlay } from '../deal-play.ts';
import type { DuelDialogs } from './dialogs.ts';
import type { DuelDisplay } from './display.ts';
import { onTurn, playerName } from './names.ts';
import { resultLines } from './result.ts';
import { duelOf, END_TURN, OBJECT, turnsCards } from './seats.ts';
import type { DuelSession } from './session.ts';
import { playerMayObject } from './standing.ts';
import type { DuelTexts } from './texts.ts';

/** What the moves of a game for two have to do with. */
interface DuelParts extends DealParts {
  readonly texts: DuelTexts;
  readonly session: DuelSession;
  readonly display: DuelDisplay;
  readonly dialogs: DuelDialogs;
}

/** What players can do on the table of two, and what follows from it. All of it may throw TerminationError. */
export class DuelPlay extends DealPlay<DuelParts> {
  /** Makes a move that the core accepts, of any player; says so where it passes the turn. */
  override async move(move: Move): Promise<void> {
    const { session, display } = this.parts;
    const before = session.view();
    this.change(() => session.play(move), move);
    const note = this.#noteOn(move, before);
    if (note !== '') display.note(note);
    await this.judge();
  }

  override async deal(): Promise<void> {
    const { session, display, texts } = this.parts;
    const move = session.dealMove();
    if (move === null) display.note(texts.nothingToTurn);
    else await this.move(move);
  }

  /** Ende: the other player is on turn. */
  async endTurn(): Promise<void> {
    if (!this.parts.session.duel.over) await this.move(END_TURN);
  }

  /** Einspruch: the player on turn has overlooked an ace, and loses the turn by that (RULES §11). */
  async object(): Promise<void> {
    const { session, display, texts } = this.parts;
    if (playerMayObject(session.view(), session.opponent)) await this.move(OBJECT);
    else display.note(texts.nothingOverlooked);
  }

  override suggest(): void {
    const { hint, display, texts } = this.parts;
    const move = hint();
    if (move === END_TURN) display.note(texts.hintEnd);
    else super.suggest();
  }

  override takeBack(): void {
    const { session, display, texts } = this.parts;
    const { opponent } = session;
    if (session.canTakeBack) this.change(() => session.takeBack(), null);
    else display.note(opponent === null && session.view().canUndo ? texts.othersBack : texts.nothingToTakeBack);
  }

  override async makeAgain(): Promise<void> {
    const { session } = this.parts;
    if (!session.view().canRedo) return;
    this.change(() => session.makeAgain(), null);
    await this.judge();
  }

  newDuel(): Promise<void> {
    return this.newGame(this.parts.session.game);
  }

  protected override get isOver(): boolean {
    return this.parts.session.duel.over;
  }

  protected override async judge(): Promise<void> {
    const { session, dialogs, texts } = this.parts;
    if (!session.duel.over) return;
    session.enterEnd();
    if (await dialogs.ended(resultLines(texts, session))) await this.start(session.game);
  }

  /** What is to be said of a move: that it has passed the turn, and why; that an ace was overlooked. */
  #noteOn(move: Move, before: View): string {
    const { session, texts } = this.parts;
    const { opponent, duel } = session;
    const { turn } = duelOf(before);
    if (duel.over) return '';
    const next = onTurn(texts, opponent, duel.turn);
    if (move === OBJECT) return texts.objected(next);
    if (move === END_TURN) return texts.ended(playerName(texts, opponent, turn), next);
    if (turnsCards(move) && duel.turn !== turn) return texts.passed(this.#turnedBy(turn), next);
    return '';
  }

  /** The card on the waste of a player, in words. */
  #turnedBy(seat: number): string {
    const { piles, game } = this.parts.session.view();
    const waste = piles.find(({ index, role }) => role === 'waste' && game.pileSeats[index] === seat);
    const card = waste?.cards.at(-1);
    return card === undefined ? '' : this.parts.texts.card(cardSuit(card), cardRank(card));
  }
}
