import type { UnfitSheet } from '../card-table/choose-sheet.ts';
import type { ProgramServices } from '../program.ts';
import type { YukonScreen } from './screen.ts';
import type { YukonTexts } from './texts.ts';

/** Tells the player which sheets this screen cannot show, each once, and the page which one lies on the table. */
export class SheetNotices {
  readonly #services: ProgramServices;
  readonly #texts: YukonTexts;
  readonly #screen: YukonScreen;
  #known: readonly UnfitSheet[] = [];

  /** Sheets for other screens are in order as long as one of the player's fits; where none does, they are named. */
  constructor(services: ProgramServices, texts: YukonTexts, screen: YukonScreen) {
    this.#services = services;
    this.#texts = texts;
    this.#screen = screen;
    if (screen.showsUserSheet) this.#known = screen.unfitSheets();
    this.tell();
  }

  /** Names the sheets that have come since the last time. */
  tell(): void {
    const unfit = this.#screen.unfitSheets();
    const news = unfit.filter(({ sheet }) => !this.#known.some((known) => known.sheet === sheet));
    for (const { name, reason } of news) this.#services.notify(this.#texts.sheetUnfit(name, reason));
    this.#known = unfit;
    this.#services.showSheetUse?.({ inUse: this.#screen.sheetName, unfit });
  }
  /** No cards are shown any more. */
  end(): void {
    this.#services.showSheetUse?.(null);
  }
}
