import { ALERT_ICON, GameDialogs } from '../card-play/game-dialogs.ts';
import { askTenths } from '../gem-dialogs/dialog-box.ts';
import { tablePage } from '../gem-dialogs/table-page.ts';
import type { GameRecord } from '../keeping/game-record.ts';
import type { PatienceTexts } from './texts.ts';

/** A game by the name that players call it, and what is counted of it. */
export interface StatisticsRow {
  readonly game: string;
  readonly record: GameRecord;
}

/** Everything Patience asks and tells in boxes. All of them throw TerminationError. */
export class PatienceDialogs extends GameDialogs<PatienceTexts> {
  askToMark(): Promise<boolean> {
    return this.agrees(this.texts.askToMark, this.texts.toMark);
  }

  /** The seconds for which the arrow of the demo stands, in tenths; null where the player leaves them as they are. */
  askWait(tenths: number): Promise<number | null> {
    const { waitTitle, waitLabel, seconds, ok, cancel } = this.texts;
    return askTenths(this.gem, { title: waitTitle, label: waitLabel, unit: seconds, tenths, ok, cancel });
  }

  /** A game that has come out, by the rules or not. @returns whether another one is wanted */
  async won(cheated: boolean): Promise<boolean> {
    const { won, cheated: accusation, newGame, lookAtTable } = this.texts;
    const [icon, text] = cheated ? [ALERT_ICON.stop, accusation] : [ALERT_ICON.note, won];
    return (await this.alert(icon, text, [newGame, lookAtTable])) === 1;
  }

  /** How the program may be passed on (manual §2.2). */
  copying(): Promise<void> {
    return this.read(this.texts.copyingText);
  }

  statistics(rows: readonly StatisticsRow[]): Promise<void> {
    const { statisticsTitle, statisticsHeads } = this.texts;
    const table = rows.map(({ game, record: { played, won, run, longestRun } }) => {
      return { name: game, cells: [played, won, run, longestRun].map(String) };
    });
    return this.page(tablePage(statisticsTitle, statisticsHeads, table));
  }
}
