import { INK } from '../art/palette.ts';
import type { Statistics } from '../kept/statistics.ts';
import type { StatisticsTexts } from '../texts.ts';
import { anyKey } from '../toolkit/any-key.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, lifted, rightAligned, windowPanel } from '../toolkit/panels.ts';
import { drawGround } from './ground.ts';

const WINDOW = { x: 120, y: 24, w: 400, h: 290 } as const;
const FIRST_LINE = 72;
const LINE = 20;
const LEFT = WINDOW.x + 32;
const RIGHT = WINDOW.x + WINDOW.w - 32;
const NOTHING = '-';

/** Shows what is counted of the player's games until a key or click. @throws LeftError */
export async function showStatistics(desk: Desk, statistics: Statistics): Promise<void> {
  const { graph, texts } = desk;
  desk.scene(() => {
    drawGround(desk);
    windowPanel(graph, WINDOW);
    centred(graph, { ...WINDOW, y: WINDOW.y + 14, h: 16 }, texts.statistics.title, INK.blue);
    linesOf(statistics, texts.statistics).forEach(([label, value], i) => {
      graph.text(LEFT, FIRST_LINE + i * LINE, label, INK.black);
      rightAligned(graph, RIGHT, FIRST_LINE + i * LINE, value, INK.black);
    });
    lifted(graph, { x: 0, y: 326, w: graph.whole.w, h: 16 }, texts.anyKey, INK.peach);
  });
  await anyKey(desk);
}

function linesOf(counted: Statistics, texts: StatisticsTexts): readonly (readonly [label: string, value: string])[] {
  return [
    [texts.games, String(counted.games)],
    [texts.solo, share(counted.solo, counted.games)],
    [texts.soloWon, share(counted.soloWon, counted.solo)],
    [texts.meanGame, mean(counted.pointsOfGames, counted.games)],
    [texts.bestGame, known(counted.bestGame)],
    [texts.worstGame, known(counted.worstGame)],
    [texts.highestBid, known(counted.highestBid)],
    [texts.wentOff, String(counted.wentOff)],
    [texts.rounds, String(counted.rounds)],
    [texts.meanRound, mean(counted.pointsOfRounds, counted.rounds)],
    [texts.bestRound, known(counted.bestRound)],
  ];
}

function known(value: number | null): string {
  return value === null ? NOTHING : String(value);
}

function mean(sum: number, count: number): string {
  return count === 0 ? NOTHING : String(Math.round(sum / count));
}

/** A count with what it is of a whole, in per cent. */
function share(count: number, of: number): string {
  return of === 0 ? String(count) : `${count} (${Math.round((100 * count) / of)} %)`;
}
