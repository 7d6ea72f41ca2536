import type { Gem } from '../../gem/gem.ts';
import { showPage, textRoom } from '../gem-dialogs/dialog-box.ts';
import { layOutText, pagesOf } from '../gem-dialogs/text-layout.ts';
import type { FileBoxes, LoadReason } from '../keeping/game-files.ts';

/** Icons of form_alert. */
export const ALERT_ICON = { note: 1, question: 2, stop: 3 } as const;
/** Longest line of a text in a box where the screen has room for it, in characters. */
const TEXT_WIDTH = 46;
/** What an alert does not show of a file name that was typed. */
const NOT_SHOWN = /[^0-9A-Za-z._-]/g;

/** What the player wants after a game that failed. */
export type AfterFailure = 'new-game' | 'take-back' | 'look';

/** What is asked and told of a game. Alert texts are in the form of form_alert; `|` ends a line. */
export interface GameDialogTexts {
  readonly load: string;
  readonly quit: string;
  readonly undo: string;
  readonly toStart: string;
  readonly ok: string;
  readonly cancel: string;
  readonly newGame: string;
  readonly lookAtTable: string;
  readonly overwrite: string;

  readonly askNewGame: string;
  readonly askLoad: string;
  readonly askQuit: string;
  readonly askToStart: string;
  readonly askDeal: (game: string, deal: bigint | null) => string;
  readonly askArrived: (file: string) => string;
  readonly failed: string;

  readonly askOverwrite: (file: string) => string;
  readonly notSaved: (file: string) => string;
  readonly noName: (typed: string) => string;
  readonly notHere: string;
  readonly notLoaded: (file: string) => string;
  readonly loadReasons: Readonly<Record<LoadReason, string>>;

  readonly noSheet: string;
}

/** The boxes that every program with a saved game has. All of them throw TerminationError. */
export class GameDialogs<T extends GameDialogTexts = GameDialogTexts> implements FileBoxes {
  protected readonly gem: Gem;
  protected readonly texts: T;

  constructor(gem: Gem, texts: T) {
    this.gem = gem;
    this.texts = texts;
  }

  /** @returns whether the running game is given up for a new one */
  askNewGame(): Promise<boolean> {
    return this.agrees(this.texts.askNewGame, this.texts.newGame);
  }

  /** @returns whether the running game is given up for one of a file */
  askLoad(): Promise<boolean> {
    return this.agrees(this.texts.askLoad, this.texts.load);
  }

  /** As {@link askLoad}, for a file that the player has just brought. */
  askArrived(file: string): Promise<boolean> {
    return this.agrees(this.texts.askArrived(file), this.texts.load);
  }

  askQuit(): Promise<boolean> {
    return this.agrees(this.texts.askQuit, this.texts.quit);
  }

  askToStart(): Promise<boolean> {
    return this.agrees(this.texts.askToStart, this.texts.toStart);
  }

  /** @returns whether the running game is given up for the one that the address asks for */
  askDeal(game: string, deal: bigint | null): Promise<boolean> {
    return this.agrees(this.texts.askDeal(game, deal), this.texts.newGame);
  }

  askOverwrite(file: string): Promise<boolean> {
    return this.agrees(this.texts.askOverwrite(file), this.texts.overwrite);
  }

  async failed(): Promise<AfterFailure> {
    const { failed, newGame, undo, lookAtTable } = this.texts;
    const answers = ['new-game', 'take-back', 'look'] as const;
    return answers[(await this.alert(ALERT_ICON.stop, failed, [newGame, undo, lookAtTable])) - 1];
  }

  async noCards(): Promise<void> {
    await this.alert(ALERT_ICON.stop, this.texts.noSheet, [this.texts.cancel]);
  }

  async notSaved(file: string): Promise<void> {
    await this.alert(ALERT_ICON.stop, this.texts.notSaved(file), [this.texts.ok]);
  }

  async noName(typed: string): Promise<void> {
    await this.alert(ALERT_ICON.stop, this.texts.noName(typed.replace(NOT_SHOWN, '?')), [this.texts.ok]);
  }

  async notHere(): Promise<void> {
    await this.alert(ALERT_ICON.stop, this.texts.notHere, [this.texts.ok]);
  }

  async notLoaded(file: string, reason: LoadReason): Promise<void> {
    const text = `${this.texts.notLoaded(file)}|${this.texts.loadReasons[reason]}`;
    await this.alert(ALERT_ICON.stop, text, [this.texts.ok]);
  }

  /** Shows paragraphs in as many boxes as they need. */
  protected async read(paragraphs: readonly string[]): Promise<void> {
    const { columns, rows } = textRoom(this.gem);
    for (const lines of pagesOf(layOutText(paragraphs, Math.min(columns, TEXT_WIDTH)), rows)) await this.page(lines);
  }

  /** Shows one page of lines. */
  protected async page(lines: readonly string[]): Promise<void> {
    await showPage(this.gem, { lines, buttons: [this.texts.ok], defaultButton: 0 });
  }

  /** @returns whether the player presses the button, and not the one that leaves everything as it is */
  protected async agrees(question: string, button: string): Promise<boolean> {
    return (await this.alert(ALERT_ICON.question, question, [button, this.texts.cancel])) === 1;
  }

  /** Return presses the first button; Undo and Escape press the last one, which leaves everything as it is. */
  protected alert(icon: number, text: string, buttons: readonly string[]): Promise<number> {
    return this.gem.aes.form_alert(1, `[${icon}][${text}][${buttons.join('|')}]`, buttons.length);
  }
}
