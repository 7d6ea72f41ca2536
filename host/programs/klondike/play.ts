import type { Move } from '../../core/core.ts';
import { type DealParts, DealPlay } from './deal-play.ts';
import type { KlondikeDialogs } from './dialogs.ts';
import type { Preset } from './presets.ts';
import { clockText, scoreText } from './score-text.ts';
import type { Bests, KlondikeSession } from './session.ts';
import type { KlondikeTexts } from './texts.ts';

/** What the moves of Klondike have to do with. */
interface KlondikeParts extends DealParts {
  readonly texts: KlondikeTexts;
  readonly session: KlondikeSession;
  readonly dialogs: KlondikeDialogs;
  /** The next move of a game that only has to be laid off. */
  finishMove(): Move | null;
}

/** What the player can do on the table, and what follows from it. All of it may throw TerminationError. */
export class KlondikePlay extends DealPlay<KlondikeParts> {
  /** Lays everything off that is left, where nothing else has to be thought about. */
  async finish(): Promise<void> {
    if (this.parts.session.view().status === 'finishing') await this.layOff(this.parts.finishMove);
  }

  /** A game as a preset has it, after a question where another one would be lost by that. */
  async beginPreset(preset: Preset): Promise<void> {
    const { session, dialogs } = this.parts;
    const game = session.games.find(({ id }) => id === preset.game);
    if (game === undefined || (session.underWay && !(await dialogs.askNewGame()))) return;
    session.choosePreset(preset);
    await this.start(game);
  }

  /** A game of cards in a given order, after a question where another one would be lost by that. */
  async dealDeck(cards: readonly number[]): Promise<void> {
    const { session, dialogs, display } = this.parts;
    if (session.underWay && !(await dialogs.askNewGame())) return;
    await this.startBy(() => session.beginDeck(cards, () => display.layOut()));
  }

  protected override get isOver(): boolean {
    return this.parts.session.view().status === 'won';
  }

  protected override async judge(): Promise<void> {
    const { session, dialogs } = this.parts;
    const { status, game } = session.view();
    if (status === 'won') {
      const answer = await dialogs.won(this.#news(session.enterWin()));
      if (answer === 'new-game') await this.start(game);
      if (answer === 'again') await this.again();
    } else if (status === 'stuck') {
      const answer = await dialogs.failed();
      if (answer === 'new-game') await this.start(game);
      if (answer === 'take-back') this.takeBack();
    }
  }

  /** What there is to tell of a game that was won. */
  #news({ time, score, run }: Bests): readonly string[] {
    const { session, texts } = this.parts;
    const result = scoreText(session.variant, session.score, texts);
    return [
      `${texts.won} ${texts.time(clockText(session.stopwatch.seconds))}`,
      ...(result === '' ? [] : [texts.score(result)]),
      ...(time ? [texts.bestTime] : []),
      ...(score ? [texts.bestScore] : []),
      ...(run ? [texts.longestRun] : []),
    ];
  }
}
