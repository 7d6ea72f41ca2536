import { ALERT_ICON } from '../card-play/game-dialogs.ts';
import { askLines, textRoom } from '../gem-dialogs/dialog-box.ts';
import { layOutText, pagesOf } from '../gem-dialogs/text-layout.ts';
import { DealDialogs } from './deal-dialogs.ts';
import { DECK_LINES, type DeckTextError } from './deck.ts';
import { type StatisticsRow, statisticsLines } from './statistics-page.ts';
import type { KlondikeTexts } from './texts.ts';

/** Characters of a line of thirteen cards, all four tens among them written with two figures. */
const DECK_LINE_LENGTH = 42;
/** What a box cannot show of a word that is no card, and how much of it is shown. */
const NOT_SHOWN = /[^0-9A-Za-z()]/g;
const DETAIL_LENGTH = 8;
/** Longest line above it where the screen has room for it, in characters. */
const TITLE_WIDTH = 44;

/** What the player wants after a game that was won. */
export type AfterWin = 'new-game' | 'again' | 'look';

/** Everything Klondike asks and tells in boxes. All of them throw TerminationError. */
export class KlondikeDialogs extends DealDialogs<KlondikeTexts> {
  /** @returns whether the balance goes back to nothing */
  askBank(dollars: number): Promise<boolean> {
    return this.agrees(this.texts.askBank(this.texts.dollars(dollars)), this.texts.ok);
  }

  /** An order of cards as lines of text, null where the player wants none. @param before lines to begin with */
  async askDeck(before: readonly string[]): Promise<readonly string[] | null> {
    const { deckTitle, ok, cancel } = this.texts;
    const { columns } = textRoom(this.gem);
    const answers = await askLines(this.gem, {
      title: layOutText([deckTitle], Math.min(columns, TITLE_WIDTH)),
      labels: Array.from({ length: DECK_LINES }, () => ''),
      ...{ length: Math.min(columns, DECK_LINE_LENGTH), valid: 'X', answers: before, ok, cancel },
    });
    return answers?.some((line) => line !== '') === true ? answers : null;
  }

  async deckRefused({ reason, detail }: DeckTextError): Promise<void> {
    const shown = detail.replace(NOT_SHOWN, '?').slice(0, DETAIL_LENGTH);
    await this.alert(ALERT_ICON.stop, this.texts.deckRefused[reason](shown), [this.texts.ok]);
  }

  /** @param news up to five lines about the game that has come out */
  async won(news: readonly string[]): Promise<AfterWin> {
    const { newGame, again, lookAtTable } = this.texts;
    const answers = ['new-game', 'again', 'look'] as const;
    return answers[(await this.alert(ALERT_ICON.note, news.join('|'), [newGame, again, lookAtTable])) - 1];
  }

  /** @param footer a line below the table, empty for none */
  async statistics(rows: readonly StatisticsRow[], footer: string): Promise<void> {
    const { columns, rows: most } = textRoom(this.gem);
    const lines = [...statisticsLines(this.texts, rows, columns), ...(footer === '' ? [] : ['', footer])];
    for (const page of pagesOf(lines, most)) await this.page(page);
  }
}
