import { Canvas } from './canvas.ts';
import { BLACK, BROWN, type Ink, MAROON, PEACH, ramp } from './inks.ts';

/** Dark wood to light wood. */
export const WOOD_COLOURS: readonly number[] = [BLACK, MAROON, BROWN, PEACH];

/** A number from 0 to 1 that a place always has. */
export function grainNoise(a: number, b: number): number {
  const mixed = Math.imul(a * 374761393 + b * 668265263 + 1013904223, 1274126177);
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 4096) / 4096;
}

/**
 * Wood whose grain runs across: lines that go up and down a little, some of them dark.
 *
 * @param period units after which the grain is the same again
 * @param light of the whole board, 0 to 1
 */
export function boardInk(board: number, period: number, light: number): Ink {
  const turn = (2 * Math.PI) / period;
  const wave = (u: number): number =>
    Math.sin(u * turn + board * 1.7) * 2.6 +
    Math.sin(u * turn * 3 + board * 2.9) * 1.2 +
    Math.sin(u * turn * 7 + board) * 0.5;
  return ramp(WOOD_COLOURS, (u, v) => {
    const at = v + wave(u) + 40;
    const line = Math.floor(at);
    const strength = grainNoise(line, board);
    const along = 0.5 + 0.5 * Math.sin(u * turn * 2 + strength * 40);
    return light + (strength > 0.72 ? -0.2 * along : 0.06 * strength) + 0.05 * Math.sin(at * 0.7 + board);
  });
}

/** Size of the tile, and lines of a board. */
const TILE = { w: 320, h: 70, boards: 2 };

/** A ground of boards that goes on at all four sides. */
export function drawWood(): Canvas {
  const tile = new Canvas(TILE.w, TILE.h, BROWN);
  const height = TILE.h / TILE.boards;
  for (let board = 0; board < TILE.boards; board++) {
    const ink = boardInk(board + 3, TILE.w / tile.across, 0.54);
    for (let line = 0; line < height; line++) {
      const y = board * height + line;
      for (let x = 0; x < TILE.w; x++) {
        const colour = ink(x / tile.across, line, x, y);
        tile.set(x, y, line === height - 1 ? BLACK : line === 0 ? PEACH : line === height - 2 ? MAROON : colour);
      }
    }
    drawJoint(tile, board === 0 ? 92 : 251, board * height, height);
  }
  return tile;
}

/** Two boards meet, with a nail on each side. */
function drawJoint(tile: Canvas, x: number, top: number, height: number): void {
  for (let line = 1; line < height - 1; line++) {
    tile.set(x, top + line, BLACK);
    tile.set(x + 1, top + line, line % 2 === 0 ? PEACH : BROWN);
  }
  for (const side of [-6, 7]) {
    for (const line of [8, height - 10]) tile.rows(x + side, top + line, 'kkk\nkpk\nmkm');
  }
}
