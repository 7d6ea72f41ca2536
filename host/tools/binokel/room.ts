import { Canvas } from './canvas.ts';
import { BLACK, BLUE, BROWN, DARK_GREEN, GREEN, LIGHT_BLUE, MAROON, PEACH, ramp, WHITE } from './inks.ts';
import { drawClock, drawMugs, drawPicture, drawStove } from './room-things.ts';
import { drawWindow } from './room-window.ts';
import { polygon, rect } from './shapes.ts';
import { boardInk } from './wood.ts';

const WIDTH = 640;
const HEIGHT = 350;
/** Units across the screen. */
const ACROSS = 467;
/** Lines: the panelling begins, the table begins, its cloth begins, the status line begins. */
const PANEL_TOP = 78;
const TABLE_TOP = 132;
const CLOTH_TOP = 139;
const STATUS_TOP = 334;

/** White plaster that grows dark towards ceiling and corners. */
function drawPlaster(room: Canvas): void {
  const light = ramp([BROWN, PEACH, WHITE], (u, v) => {
    const side = Math.abs(u - ACROSS / 2) / (ACROSS / 2);
    return 0.9 - 0.42 * side * side - 0.5 * Math.max(0, 1 - (v - 8) / 46) ** 2;
  });
  room.fill(rect(0, 0, ACROSS + 1, PANEL_TOP), light);
}

/** Boards of a panelling, upright, below a shelf-like ledge. */
function drawPanels(room: Canvas): void {
  const width = 23.35;
  for (let board = 0; board < 21; board++) {
    const left = board * width - 12;
    const grain = boardInk(board, 90, 0.5);
    room.fill(rect(left, PANEL_TOP, width, TABLE_TOP - PANEL_TOP), (u, v, x, y) => grain(v, u - left, x, y));
    room.fill(rect(left, PANEL_TOP, 0.9, TABLE_TOP - PANEL_TOP), BLACK);
    room.fill(rect(left + 0.9, PANEL_TOP, 0.7, TABLE_TOP - PANEL_TOP), PEACH);
  }
  const ledge = boardInk(40, 200, 0.66);
  room.fill(rect(0, PANEL_TOP - 3, ACROSS + 1, 7), ledge);
  room.fill(rect(0, PANEL_TOP - 4, ACROSS + 1, 1), PEACH);
  room.fill(rect(0, PANEL_TOP + 4, ACROSS + 1, 1), BLACK);
  room.fill(rect(0, PANEL_TOP + 5, ACROSS + 1, 2), MAROON);
}

/** Beams below the ceiling. */
function drawBeam(room: Canvas): void {
  room.fill(rect(0, 0, ACROSS + 1, 7), boardInk(50, 220, 0.42));
  room.fill(rect(0, 7, ACROSS + 1, 1), BLACK);
  for (let u = 14; u < ACROSS; u += 73) {
    room.fill(
      polygon([
        [u, 0],
        [u + 14, 0],
        [u + 14, 11],
        [u, 11],
      ]),
      boardInk(Math.round(u), 60, 0.48),
      { edge: BLACK },
    );
  }
}

/** The table's wooden edge and its cloth, brighter in the middle. */
function drawTable(room: Canvas): void {
  room.fill(rect(0, TABLE_TOP, ACROSS + 1, CLOTH_TOP - TABLE_TOP), boardInk(61, 300, 0.8));
  room.fill(rect(0, TABLE_TOP - 1, ACROSS + 1, 1), BLACK);
  room.fill(rect(0, TABLE_TOP, ACROSS + 1, 1), PEACH);
  room.fill(rect(0, CLOTH_TOP - 2, ACROSS + 1, 1), MAROON);
  room.fill(rect(0, CLOTH_TOP - 1, ACROSS + 1, 1), BLACK);
  const cloth = ramp([DARK_GREEN, GREEN], (u, v) => {
    const away = Math.hypot((u - ACROSS / 2) / 205, (v - 198) / 92);
    return 0.82 - 0.72 * away;
  });
  room.fill(rect(0, CLOTH_TOP, ACROSS + 1, STATUS_TOP - CLOTH_TOP), cloth);
}

/** The line at the bottom edge. */
function drawStatusLine(room: Canvas): void {
  room.fill(rect(0, STATUS_TOP, ACROSS + 1, HEIGHT - STATUS_TOP), BLUE);
  room.fill(rect(0, STATUS_TOP, ACROSS + 1, 1), LIGHT_BLUE);
}

/** The whole main screen without people and cards. */
export function drawRoom(): Canvas {
  const room = new Canvas(WIDTH, HEIGHT, BLACK);
  drawPlaster(room);
  drawPanels(room);
  drawBeam(room);
  drawWindow(room);
  drawPicture(room);
  drawClock(room);
  drawStove(room);
  drawMugs(room);
  drawTable(room);
  drawStatusLine(room);
  return room;
}
