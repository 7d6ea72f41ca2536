import type { UnfitSheet } from './card-table/choose-sheet.ts';
import type { GemServices, UnfitReason } from './program.ts';

/** What shows cards: which sheet they come from, and which of the player's it cannot show. */
export interface SheetUser {
  /** Name of the sheet in use. */
  readonly sheetName: string;
  unfitSheets(): readonly UnfitSheet[];
}

/** Tells the player which sheets this screen cannot show, each once, and the page which one lies on the table. */
export class SheetNotices {
  readonly #services: GemServices;
  readonly #user: SheetUser;
  readonly #say: (name: string, reason: UnfitReason) => string;
  #known: readonly UnfitSheet[] = [];

  /**
   * Sheets for other screens are in order as long as one of the player's fits; where none does, they are named.
   *
   * @param say the line about a sheet that is not used
   */
  constructor(services: GemServices, user: SheetUser, say: (name: string, reason: UnfitReason) => string) {
    this.#services = services;
    this.#user = user;
    this.#say = say;
    const shown = services.cardSheets.sheets().find(({ name, fromUser }) => fromUser && name === user.sheetName);
    if (shown !== undefined) this.#known = user.unfitSheets();
    this.tell();
  }

  /** Names the sheets that have come since the last time. */
  tell(): void {
    const unfit = this.#user.unfitSheets();
    const news = unfit.filter(({ sheet }) => !this.#known.some((known) => known.sheet === sheet));
    for (const { name, reason } of news) this.#services.notify(this.#say(name, reason));
    this.#known = unfit;
    this.#services.showSheetUse?.({ inUse: this.#user.sheetName, unfit });
  }

  /** No cards are shown any more. */
  end(): void {
    this.#services.showSheetUse?.(null);
  }
}
