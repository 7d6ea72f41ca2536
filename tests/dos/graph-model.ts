import { type Area, intersect } from '../../host/dos/area.ts';
import type { DrawMode } from '../../host/dos/ega-brush.ts';
import { cp437Text } from '../../host/formats/cp437-charset.ts';

export const SCREEN: Area = { x: 0, y: 0, w: 640, h: 350 };

/** A page of the screen as one array element per pixel, drawn on one pixel at a time. */
export class PlainPage {
  readonly pixels = new Uint8Array(SCREEN.w * SCREEN.h);
  clip: Area = SCREEN;

  plot(x: number, y: number, colour: number, mode: DrawMode = 'replace'): void {
    const { clip } = this;
    if (x < clip.x || y < clip.y || x >= clip.x + clip.w || y >= clip.y + clip.h) return;
    const at = y * SCREEN.w + x;
    const before = this.pixels[at];
    if (mode === 'replace') this.pixels[at] = colour;
    else if (mode === 'and') this.pixels[at] = before & colour;
    else if (mode === 'or') this.pixels[at] = before | colour;
    else this.pixels[at] = before ^ colour;
  }

  bar(area: Area, colour: number, mode: DrawMode): void {
    this.pattern(area, null, colour, mode);
  }

  pattern(area: Area, pattern: readonly number[] | null, colour: number, mode: DrawMode): void {
    for (let y = area.y; y < area.y + area.h; y++) {
      for (let x = area.x; x < area.x + area.w; x++) {
        if (pattern === null || bitOf(pattern[((y % pattern.length) + pattern.length) % pattern.length], x)) {
          this.plot(x, y, colour, mode);
        }
      }
    }
  }

  text(x: number, y: number, text: string, colour: number, ground: number | null, rows: Uint8Array): void {
    cp437Text(text).forEach((code, i) => {
      for (let line = 0; line < 14; line++) {
        for (let column = 0; column < 8; column++) {
          const ink = bitOf(rows[code * 14 + line], column);
          if (ink) this.plot(x + i * 8 + column, y + line, colour);
          else if (ground !== null) this.plot(x + i * 8 + column, y + line, ground);
        }
      }
    });
  }

  /** @param pixels 0xff where nothing is drawn */
  image(pixels: Uint8Array, width: number, x: number, y: number, mode: DrawMode): void {
    pixels.forEach((pixel, i) => {
      if (pixel !== 0xff) this.plot(x + (i % width), y + Math.floor(i / width), pixel, mode);
    });
  }

  setClip(area: Area | null): void {
    this.clip = area === null ? SCREEN : (intersect(area, SCREEN) ?? { x: 0, y: 0, w: 0, h: 0 });
  }
}

/** Bit of a byte that belongs to a column, the left one first. */
function bitOf(byte: number, x: number): boolean {
  return ((byte >> (7 - (((x % 8) + 8) % 8))) & 1) === 1;
}
