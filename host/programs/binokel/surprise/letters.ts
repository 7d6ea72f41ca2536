import type { Area } from '../../../dos/area.ts';
import type { Graph } from '../../../dos/graph.ts';
import { cp437Text } from '../../../formats/cp437-charset.ts';
import { CHARACTER_LINES } from '../../../hardware/pc/scanout.ts';
import { NIGHT } from './night-colours.ts';

const COLUMNS = 8;
/** Colours of the lines of a letter, from the top. */
const SHADES: readonly number[] = Array.from({ length: CHARACTER_LINES }, (_, line) =>
  line < 5 ? NIGHT.white : line < 9 ? NIGHT.yellow : NIGHT.peach,
);

/** A text as columns of dots: bit `n` is line `n` of the character. */
export function dotColumns(text: string, characters: Uint8Array): number[] {
  return [...cp437Text(text)].flatMap((code) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      let dots = 0;
      for (let line = 0; line < CHARACTER_LINES; line++) {
        const row = characters[code * CHARACTER_LINES + line];
        if (((row >> (COLUMNS - 1 - column)) & 1) !== 0) dots |= 1 << line;
      }
      return dots;
    }),
  );
}

/** Draws a column of dots, each a square of some pixels; dots of one colour that touch are one bar. */
export function drawColumn(graph: Graph, dots: number, x: number, y: number, size: number): void {
  for (let line = 0; line < CHARACTER_LINES; ) {
    if (((dots >> line) & 1) === 0) {
      line++;
      continue;
    }
    let end = line + 1;
    while (end < CHARACTER_LINES && ((dots >> end) & 1) !== 0 && SHADES[end] === SHADES[line]) end++;
    graph.bar({ x, y: y + line * size, w: size, h: (end - line) * size }, SHADES[line]);
    line = end;
  }
}

/** How the letters of the scrolling text go up and down, in lines and by the column. */
const WAVE = { high: 11, length: 0.13, speed: 0.16 };

/**
 * Draws what a window shows of a text in big letters that goes through it from right to left on a wave.
 *
 * @param columns of {@link dotColumns}
 * @param step by one column further each time; the text is through when it has as many as text and window
 */
export function drawScroll(graph: Graph, columns: readonly number[], window: Area, size: number, step: number): void {
  graph.bar(window, NIGHT.black);
  const shown = Math.floor(window.w / size);
  const top = window.y + (window.h - CHARACTER_LINES * size) / 2;
  graph.setClip(window);
  for (let i = 0; i < shown; i++) {
    const dots = columns[i + step - shown] ?? 0;
    const y = Math.round(top + WAVE.high * Math.sin(i * WAVE.length + step * WAVE.speed));
    if (dots !== 0) drawColumn(graph, dots, window.x + i * size, y, size);
  }
  graph.setClip(null);
}
