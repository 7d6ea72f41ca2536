import type { Gem } from '../../gem/gem.ts';
import { askTenths, showPage, textRoom } from '../gem-dialogs/dialog-box.ts';
import { layOutText, pagesOf } from '../gem-dialogs/text-layout.ts';
import { type StatisticsRow, statisticsLines } from './statistics-page.ts';
import type { LoadReason, PatienceTexts } from './texts.ts';

/** Icons of form_alert. */
const NOTE = 1;
const QUESTION = 2;
const STOP = 3;
/** Longest line of a text in a box where the screen has room for it, in characters. */
const TEXT_WIDTH = 46;

/** What the player wants after a game that failed. */
export type AfterFailure = 'new-game' | 'take-back' | 'look';

/** Everything Patience asks and tells in boxes. All of them throw TerminationError. */
export class PatienceDialogs {
  readonly #gem: Gem;
  readonly #texts: PatienceTexts;

  constructor(gem: Gem, texts: PatienceTexts) {
    this.#gem = gem;
    this.#texts = texts;
  }

  /** @returns whether the running game is given up for a new one */
  askNewGame(): Promise<boolean> {
    return this.#agrees(this.#texts.askNewGame, this.#texts.newGame);
  }

  /** @returns whether the running game is given up for one of a file */
  askLoad(): Promise<boolean> {
    return this.#agrees(this.#texts.askLoad, this.#texts.load);
  }

  /** As {@link askLoad}, for a file that the player has just brought. */
  askArrived(file: string): Promise<boolean> {
    return this.#agrees(this.#texts.askArrived(file), this.#texts.load);
  }

  askQuit(): Promise<boolean> {
    return this.#agrees(this.#texts.askQuit, this.#texts.quit);
  }

  askToStart(): Promise<boolean> {
    return this.#agrees(this.#texts.askToStart, this.#texts.toStart);
  }

  askToMark(): Promise<boolean> {
    return this.#agrees(this.#texts.askToMark, this.#texts.toMark);
  }

  /** @returns whether the running game is given up for the one that the address asks for */
  askDeal(game: string, deal: bigint | null): Promise<boolean> {
    return this.#agrees(this.#texts.askDeal(game, deal), this.#texts.newGame);
  }

  askOverwrite(file: string): Promise<boolean> {
    return this.#agrees(this.#texts.askOverwrite(file), this.#texts.overwrite);
  }

  /** The seconds for which the arrow of the demo stands, in tenths; null where the player leaves them as they are. */
  askWait(tenths: number): Promise<number | null> {
    const { waitTitle, waitLabel, seconds, ok, cancel } = this.#texts;
    return askTenths(this.#gem, { title: waitTitle, label: waitLabel, unit: seconds, tenths, ok, cancel });
  }

  /** A game that has come out, by the rules or not. @returns whether another one is wanted */
  async won(cheated: boolean): Promise<boolean> {
    const { won, cheated: accusation, newGame, lookAtTable } = this.#texts;
    const [icon, text] = cheated ? [STOP, accusation] : [NOTE, won];
    return (await this.#alert(icon, text, [newGame, lookAtTable])) === 1;
  }

  async failed(): Promise<AfterFailure> {
    const { failed, newGame, undo, lookAtTable } = this.#texts;
    const answers = ['new-game', 'take-back', 'look'] as const;
    return answers[(await this.#alert(STOP, failed, [newGame, undo, lookAtTable])) - 1];
  }

  async noCards(): Promise<void> {
    await this.#alert(STOP, this.#texts.noSheet, [this.#texts.cancel]);
  }

  async notSaved(file: string): Promise<void> {
    await this.#alert(STOP, this.#texts.notSaved(file), [this.#texts.ok]);
  }

  /** Files lie in one folder only. */
  async notHere(): Promise<void> {
    await this.#alert(STOP, this.#texts.notHere, [this.#texts.ok]);
  }

  async notLoaded(file: string, reason: LoadReason): Promise<void> {
    const text = `${this.#texts.notLoaded(file)}|${this.#texts.loadReasons[reason]}`;
    await this.#alert(STOP, text, [this.#texts.ok]);
  }

  /** How the program may be passed on (manual §2.2). */
  async copying(): Promise<void> {
    const { columns, rows } = textRoom(this.#gem);
    const pages = pagesOf(layOutText(this.#texts.copyingText, Math.min(columns, TEXT_WIDTH)), rows);
    for (const lines of pages) await showPage(this.#gem, { lines, buttons: [this.#texts.ok], defaultButton: 0 });
  }

  async statistics(rows: readonly StatisticsRow[]): Promise<void> {
    const lines = statisticsLines(this.#texts, rows);
    await showPage(this.#gem, { lines, buttons: [this.#texts.ok], defaultButton: 0 });
  }

  async #agrees(question: string, button: string): Promise<boolean> {
    return (await this.#alert(QUESTION, question, [button, this.#texts.cancel])) === 1;
  }

  /** Return presses the first button; Undo and Escape press the last one, which leaves everything as it is. */
  #alert(icon: number, text: string, buttons: readonly string[]): Promise<number> {
    return this.#gem.aes.form_alert(1, `[${icon}][${text}][${buttons.join('|')}]`, buttons.length);
  }
}
