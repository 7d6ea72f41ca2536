import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { outlineOf, padded, pipField, widened } from '../../host/programs/card-screen/pips.ts';
import { setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { ScreenTable } from './patience-screen-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** A field as rows of text. */
function rows({ width, height, pixels }: ReturnType<typeof pipField>): readonly string[] {
  const text = Array.from(pixels, (value) => (value === 1 ? '#' : '.')).join('');
  return Array.from({ length: height }, (_, row) => text.slice(row * width, (row + 1) * width));
}

describe('a pip', () => {
  const SIZES = [
    [25, 27],
    [15, 17],
    [31, 17],
  ] as const;

  it.each(SIZES)('of %i x %i is the same on both sides and reaches to all edges', (w, h) => {
    for (const suit of [0, 1, 2, 3]) {
      const drawn = rows(pipField(suit, w, h));
      for (const row of drawn) expect([...row].reverse().join('')).toBe(row);
      const filled = drawn.map((row) => row.includes('#'));
      expect(filled.slice(1, -1).every(Boolean), `suit ${suit}`).toBe(true);
      const widest = Math.max(...drawn.map((row) => row.lastIndexOf('#') - row.indexOf('#') + 1));
      expect(widest).toBeGreaterThanOrEqual(suit === 3 ? 0.7 * w : 0.9 * w);
    }
  });

  it.each(SIZES)('of %i x %i differs from suit to suit', (w, h) => {
    const drawn = [0, 1, 2, 3].map((suit) => rows(pipField(suit, w, h)).join('\n'));
    expect(new Set(drawn).size).toBe(4);
  });

  it('has an outline of its own pixels and an edge of those around it', () => {
    const field = padded(pipField(2, 15, 17), 1);
    const [whole, outline, wide] = [field, outlineOf(field), widened(field)].map(({ pixels }) => [...pixels]);
    whole.forEach((value, at) => {
      expect(outline[at]).toBeLessThanOrEqual(value);
      expect(wide[at]).toBeGreaterThanOrEqual(value);
    });
    const count = (pixels: readonly number[]): number => pixels.filter((value) => value === 1).length;
    expect(count(outline)).toBeGreaterThan(0);
    expect(count(outline)).toBeLessThan(count(whole));
    expect(count(wide)).toBeGreaterThan(count(whole));
  });
});

describe('an empty place', () => {
  /** The pixels of a rectangle of the screen. */
  function pixelsIn(table: ScreenTable, { x, y, w, h }: Rect): readonly number[] {
    const { width, pixels } = table.frame();
    return Array.from({ length: w * h }, (_, k) => pixels[(y + Math.floor(k / w)) * width + x + (k % w)]);
  }

  it('of a foundation shows its suit: black solid, red hollow in black and white, red in colour', () => {
    core.deal('standart', {}, 3n);
    const middleOf = (table: ScreenTable, id: string): number => {
      const { x, y, w, h } = table.cards(id)[0];
      return pixelsIn(table, { x: x + (w >> 1), y: y + (h >> 1), w: 1, h: 1 })[0];
    };
    const mono = ScreenTable.open(core);
    const colour = ScreenTable.open(core, { mode: 'tt-medium' });
    const [white, black, red] = [0, 15, 1];
    for (const suit of [0, 1]) {
      expect(middleOf(mono, `foundation-${2 * suit + 1}`)).toBe(1);
      expect(middleOf(colour, `foundation-${2 * suit + 1}`)).toBe(black);
    }
    for (const suit of [2, 3]) {
      expect(middleOf(mono, `foundation-${2 * suit + 1}`)).toBe(white);
      expect(middleOf(colour, `foundation-${2 * suit + 1}`)).toBe(red);
    }
  });

  it('shows the same wherever it is, and the two of a suit alike', () => {
    core.deal('kleine-harfe', {}, 3n);
    const pip = ({ x, y, w, h }: Rect): Rect => ({ x: x + (w >> 1) - 4, y: y + (h >> 1) - 5, w: 9, h: 11 });
    const harp = ScreenTable.open(core);
    const diamond = pixelsIn(harp, pip(harp.cards('foundation-4')[0]));
    core.deal('zopf', {}, 3n);
    const braid = ScreenTable.open(core);
    const [first] = braid.cards('foundation-7');
    const [second] = braid.cards('foundation-8');
    expect(pixelsIn(braid, pip(first))).toEqual(diamond);
    expect(pixelsIn(braid, pip(second))).toEqual(diamond);
  });

  it('of the gallery shows what opens it, of the matriarchy the king and the suit', () => {
    const reserves = Array.from({ length: 8 }, (_, k) => `reserve-${k + 1}: ${k + 2}C`).join('\n');
    setUp(core, 'galerie', `${reserves}\nrest: stock`);
    const gallery = ScreenTable.open(core);
    const inside = ({ x, y, w, h }: Rect): Rect => ({ x: x + 6, y: y + 6, w: w - 12, h: h - 12 });
    const marks = ['row1-1', 'row2-1', 'row3-1', 'aces'].map((id) => pixelsIn(gallery, inside(gallery.cards(id)[0])));
    const ink = marks.map((pixels) => pixels.filter((value) => value === 1).length);
    expect(new Set(marks.map(String)).size).toBe(4);
    core.deal('matriarchat', {}, 3n);
    const families = ScreenTable.open(core);
    const upper = [1, 3, 5, 7].map((k) => String(pixelsIn(families, inside(families.cards(`upper-${k}`)[0]))));
    expect(new Set(upper).size).toBe(4);
    const plain = pixelsIn(families, inside(families.cards('waste')[0])).filter((value) => value === 1).length;
    for (const count of ink) expect(count).not.toBe(plain);
  });
});
