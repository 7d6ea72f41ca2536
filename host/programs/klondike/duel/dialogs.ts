import { ALERT_ICON } from '../../card-play/game-dialogs.ts';
import { textRoom } from '../../gem-dialogs/dialog-box.ts';
import { tablePageWithin } from '../../gem-dialogs/table-page.ts';
import { DealDialogs } from '../deal-dialogs.ts';
import { type DuelRecord, winRate } from './statistics.ts';
import type { DuelTexts } from './texts.ts';

/** Stands for the rate of no games. */
const NOTHING = '-';

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
    const table = rows.map(({ name, record }) => ({ name, cells: cellsOf(record) }));
    const { columns } = textRoom(this.gem);
    return this.page(tablePageWithin(columns, `${statisticsTitle}: ${againstComputer}`, statisticsHeads, table));
  }
}

function cellsOf(record: DuelRecord): readonly string[] {
  const { played, won, drawn, run, longestRun } = record;
  const rate = winRate(record);
  return [`${played}`, `${won}`, rate === null ? NOTHING : `${rate}`, `${drawn}`, `${run}`, `${longestRun}`];
}
