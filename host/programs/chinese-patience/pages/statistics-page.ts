import { SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { LEVELS } from '../kept/settings.ts';
import type { LevelRecord } from '../kept/statistics.ts';
import type { Texts } from '../texts.ts';
import { drawPage, FOOT_ROW, KEY, PAGE, VALUE } from './page.ts';

const FIRST_ROW = 2;
const ROWS_A_LEVEL = 5;
const SECOND_COLUMN = 17;
const PERCENT = 100;

/** Shows how the games against each level went. Resolves with the next key or tap. @throws LeftError */
export async function showStatistics(console: Console, session: Session): Promise<void> {
  const { texts } = session;
  drawPage(console, texts.statisticsTitle, texts.anyKey);
  LEVELS.forEach((level, i) => {
    const row = FIRST_ROW + i * ROWS_A_LEVEL;
    const record = session.record(level);
    const rate = winRate(record);
    console.print(1, row, texts.levels[level] ?? level, KEY);
    console.print(SCREEN.columns - 1 - rate.length, row, rate, KEY);
    fields(texts, record).forEach(([label, value], place) => {
      const column = place % 2 === 0 ? 1 : SECOND_COLUMN;
      const line = row + 1 + (place >> 1);
      console.print(column, line, label, PAGE);
      const end = column === 1 ? SECOND_COLUMN - 1 : SCREEN.columns - 1;
      console.print(end - value.length, line, value, VALUE);
    });
  });
  await console.key([{ key: 'SPACE', column: 0, row: 0, columns: SCREEN.columns, rows: FOOT_ROW + 1 }]);
}

/** Won games of a hundred played ones; nothing before the first game. */
function winRate({ played, won }: LevelRecord): string {
  return played === 0 ? '' : `${Math.round((PERCENT * won) / played)}%`;
}

function fields({ record: labels }: Texts, record: LevelRecord): readonly (readonly [string, string])[] {
  const { played, won, void: blocked, points, against, longestRun, longestSeries } = record;
  return [
    [labels.played, String(played)],
    [labels.won, String(won)],
    [labels.points, `${points}:${against}`],
    [labels.longestRun, String(longestRun)],
    [labels.void, String(blocked)],
    [labels.longestSeries, String(longestSeries)],
  ];
}
