import { CLEAR, type Ink, inkOfLetter } from './inks.ts';
import type { Shape } from './shapes.ts';

/** Pixels that lie side by side in a square as high as one line (FIDELITY §2.3). */
export const PIXELS_ACROSS = 1 / 0.729;

/** How a shape is filled. */
export interface FillOptions {
  /** Colour of its pixels that lie at its edge. */
  readonly edge?: number;
}

/**
 * A picture in the making: a byte per pixel, `CLEAR` where nothing shows. Shapes are drawn in units of the drawing, of
 * which `across` pixels and one line make one.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, ground: number = CLEAR, across: number = PIXELS_ACROSS) {
    this.width = width;
    this.height = height;
    this.across = across;
    this.pixels = new Uint8Array(width * height).fill(ground);
  }

  get(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? CLEAR : this.pixels[y * this.width + x];
  }

  set(x: number, y: number, colour: number): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.pixels[y * this.width + x] = colour;
  }

  /** Fills a shape. */
  fill(shape: Shape, ink: number | Ink, { edge }: FillOptions = {}): void {
    const left = Math.max(0, Math.floor(shape.left * this.across));
    const right = Math.min(this.width, Math.ceil(shape.right * this.across) + 1);
    const top = Math.max(0, Math.floor(shape.top));
    const bottom = Math.min(this.height, Math.ceil(shape.bottom) + 1);
    const pitch = right - left + 2;
    const inside = new Uint8Array(Math.max(0, pitch * (bottom - top + 2)));
    const at = (x: number, y: number): number => (y - top + 1) * pitch + x - left + 1;
    for (let y = top - 1; y <= bottom; y++) {
      for (let x = left - 1; x <= right; x++) {
        inside[at(x, y)] = shape.contains((x + 0.5) / this.across, y + 0.5) ? 1 : 0;
      }
    }
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const place = at(x, y);
        if (inside[place] === 0) continue;
        const around = inside[place - 1] & inside[place + 1] & inside[place - pitch] & inside[place + pitch];
        if (edge !== undefined && around === 0) this.set(x, y, edge);
        else this.set(x, y, typeof ink === 'number' ? ink : ink((x + 0.5) / this.across, y + 0.5, x, y));
      }
    }
  }

  /** Draws pixel rows that are written by hand, from a pixel on; `recolour` says what letters stand for that are no colours. */
  rows(x: number, y: number, art: string, recolour: Readonly<Record<string, string>> = {}): void {
    art
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .forEach((row, line) => {
        [...row].forEach((letter, column) => {
          const colour = inkOfLetter(recolour[letter] ?? letter);
          if (colour !== CLEAR) this.set(x + column, y + line, colour);
        });
      });
  }

  /** Draws another picture, from a pixel on. */
  draw(picture: Canvas, x: number, y: number): void {
    for (let line = 0; line < picture.height; line++) {
      for (let column = 0; column < picture.width; column++) {
        const colour = picture.get(column, line);
        if (colour !== CLEAR) this.set(x + column, y + line, colour);
      }
    }
  }

  /** A copy of a rectangle of pixels. */
  cut(x: number, y: number, width: number, height: number): Canvas {
    return this.#made(width, height, (column, line) => this.get(x + column, y + line));
  }

  /** A copy, left for right. */
  mirrored(): Canvas {
    return this.#made(this.width, this.height, (x, y) => this.get(this.width - 1 - x, y));
  }

  /** A copy, turned by half a turn. */
  turned(): Canvas {
    return this.#made(this.width, this.height, (x, y) => this.get(this.width - 1 - x, this.height - 1 - y));
  }

  #made(width: number, height: number, colourAt: (x: number, y: number) => number): Canvas {
    const made = new Canvas(width, height, CLEAR, this.across);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) made.set(x, y, colourAt(x, y));
    return made;
  }
}
