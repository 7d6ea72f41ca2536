import { ALERT_ICON } from '../../card-play/game-dialogs.ts';
import { tablePage } from '../../gem-dialogs/table-page.ts';
import { DealDialogs } from '../deal-dialogs.ts';
import type { DuelRecord } from './statistics.ts';
import type { DuelTexts } from './texts.ts';

/** A strength of the computer in words, and what is counted against it. */
export interface StatisticsRow {
  readonly name: string;
  readonly record: DuelRecord;
}

/** Everything Double Solitaire asks and tells in boxes. All of them throw TerminationError. */
export class DuelDialogs extends DealDialogs<DuelTexts> {
  /** The game has ended. @returns whether another one is wanted */
  async ended(lines: readonly string[]): Promise<boolean> {
    const { newGame, lookAtTable } = this.texts;
    return (await this.alert(ALERT_ICON.note, lines.join('|'), [newGame, lookAtTable])) === 1;
  }

  statistics(rows: readonly StatisticsRow[]): Promise<void> {
    const { statisticsTitle, againstComputer, statisticsHeads } = this.texts;
    const table = rows.map(({ name, record: { played, won, drawn, run, longestRun } }) => {
      return { name, cells: [played, won, drawn, run, longestRun].map(String) };
    });
    return this.page(tablePage(`${statisticsTitle}: ${againstComputer}`, statisticsHeads, table));
  }
}
