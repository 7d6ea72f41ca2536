import { BLOCK, BLOCK_LINES } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import { type GameResult, ROUND_GAMES, type Round, totals } from '../kept/round.ts';
import { SEATS, type Seat, seatNames } from '../kept/seats.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, rightAligned, textWidth } from '../toolkit/panels.ts';

/** Games of a page (manual 3.7.1). */
export const PAGE_GAMES = 6;
export const PAGES: number = ROUND_GAMES / PAGE_GAMES;

/** Columns of the block: the number of a game, then three players. */
const NUMBER_RIGHT = BLOCK.x + 44;
const COLUMN = { x: BLOCK.x + 56, w: 108 } as const;
const PADDING = 8;
/** What was given up or melded wrongly stands beside the soloist's total, which has six characters at most. */
const NOTE_RIGHT = COLUMN.w - PADDING - 6 * 8;
const LONGEST_HEAD = 12;
/** Ruled lines of the heads and of a game. */
const HEAD_LINE = 1;
const FIRST_GAME_LINE = 3;
const LINES_OF_GAME = 2;
const TEXT_ABOVE_LINE = 15;
/** Room for what does not fit under the games. */
const RING = { x: 3, y: 1 } as const;

/** The ruled line on which the number of the page stands. */
const PAGE_LINE = BLOCK_LINES.count - 1;

/** The page on which a game stands, from 0 on. */
export function pageOf(game: number): number {
  return Math.min(PAGES - 1, Math.floor((Math.max(1, game) - 1) / PAGE_GAMES));
}

/**
 * Writes a page of the block: a line with what each game has brought, and below it the totals. The soloist's points are
 * ringed, with the bid before them.
 */
export function drawPage(desk: Desk, round: Round, page: number): void {
  drawHeads(desk, round);
  const pageText = desk.texts.results.page(page + 1, PAGES);
  rightAligned(desk.graph, BLOCK.x + BLOCK.w - 16, lineTop(PAGE_LINE), pageText, INK.darkGrey);
  const first = page * PAGE_GAMES;
  for (let game = first; game < first + PAGE_GAMES; game++) {
    const line = FIRST_GAME_LINE + (game - first) * LINES_OF_GAME;
    const played = round.games[game];
    rightAligned(
      desk.graph,
      NUMBER_RIGHT,
      lineTop(line),
      `${game + 1}.`,
      played === undefined ? INK.darkGrey : INK.black,
    );
    if (played === undefined) continue;
    drawGains(desk, played, line);
    drawTotals(desk, round, game + 1, line + 1);
  }
}

function drawHeads({ graph, texts }: Desk, round: Round): void {
  rightAligned(graph, NUMBER_RIGHT + 8, lineTop(HEAD_LINE), texts.results.game, INK.black);
  seatNames(round.name).forEach((name, seat) => {
    const short = [...name].slice(0, LONGEST_HEAD).join('');
    centred(graph, { x: columnX(seat), y: lineTop(HEAD_LINE), w: COLUMN.w, h: 14 }, short, INK.blue);
  });
}

function drawGains({ graph, texts }: Desk, game: GameResult, line: number): void {
  const y = lineTop(line);
  for (const seat of SEATS) {
    const right = columnX(seat) + COLUMN.w - PADDING;
    const text = signed(game.points[seat]);
    rightAligned(graph, right, y, text, inkOf(game.points[seat]));
    if (seat !== game.soloist) continue;
    const left = right - textWidth(text);
    graph.rectangle({ x: left - RING.x, y: y - RING.y, w: right - left + 2 * RING.x, h: 14 + 2 * RING.y }, INK.red);
    rightAligned(graph, left - 8, y, `(${game.bid})`, INK.darkGrey);
  }
  const note = { played: '', 'went-off': texts.results.wentOff, 'false-claim': texts.results.falseClaim }[game.ending];
  rightAligned(graph, columnX(game.soloist) + NOTE_RIGHT, lineTop(line + 1), note, INK.darkGrey);
}

function drawTotals({ graph }: Desk, round: Round, count: number, line: number): void {
  const sums = totals(round, count);
  for (const seat of SEATS) {
    rightAligned(graph, columnX(seat) + COLUMN.w - PADDING, lineTop(line), String(sums[seat]), INK.black);
  }
}

function columnX(seat: number): number {
  return COLUMN.x + (seat as Seat) * COLUMN.w;
}

function lineTop(line: number): number {
  return BLOCK_LINES.y + line * BLOCK_LINES.pitch - TEXT_ABOVE_LINE;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

function inkOf(points: number): number {
  return points < 0 ? INK.red : INK.blue;
}
