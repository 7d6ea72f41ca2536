import { SCREEN } from '../../../../hardware/spectrum/screen-memory.ts';

/** A point in pixels; the middle of the upper left pixel is at a half. */
export type Point = readonly [x: number, y: number];

/** What a pixel becomes: its colour, 0 to 15 with bright ones from 8 on. Null leaves it as it is. */
export type Paint = number | ((x: number, y: number) => number | null);

/** A rectangle in pixels; right and bottom lie outside. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A picture of the Spectrum's size in its fifteen colours, each pixel free of its neighbours. */
export class Canvas {
  readonly width: number = SCREEN.width;
  readonly height: number = SCREEN.height;
  readonly pixels = new Uint8Array(SCREEN.width * SCREEN.height);
  readonly #all: Bounds = { left: 0, right: SCREEN.width, top: 0, bottom: SCREEN.height };

  at(x: number, y: number): number {
    return this.pixels[y * this.width + x];
  }

  set(x: number, y: number, paint: Paint): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const colour = typeof paint === 'number' ? paint : paint(x, y);
    if (colour !== null) this.pixels[y * this.width + x] = colour;
  }

  /** Fills all pixels of a rectangle, by default of the whole picture, for whose middle `inside` holds. */
  where(inside: (x: number, y: number) => boolean, paint: Paint, bounds: Bounds = this.#all): void {
    for (let y = Math.floor(bounds.top); y < bounds.bottom; y++) {
      for (let x = Math.floor(bounds.left); x < bounds.right; x++) if (inside(x + 0.5, y + 0.5)) this.set(x, y, paint);
    }
  }

  ellipse([cx, cy]: Point, radiusX: number, radiusY: number, paint: Paint): void {
    const bounds = { left: cx - radiusX, right: cx + radiusX, top: cy - radiusY, bottom: cy + radiusY };
    this.where((x, y) => ((x - cx) / radiusX) ** 2 + ((y - cy) / radiusY) ** 2 <= 1, paint, bounds);
  }

  /** Fills a polygon; lines that cross inside count by even and odd. */
  polygon(points: readonly Point[], paint: Paint): void {
    this.where((x, y) => isInside(points, x, y), paint, boundsOf(points));
  }
}

/** The rectangle around points. */
export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}
