import { describe, expect, it } from 'vitest';
import { blitPlane, fillPlane } from '../../host/gem/vdi/blit.ts';
import { LOGIC_MASKS, type LogicOp } from '../../host/gem/vdi/logic-op.ts';
import { planeOf } from '../../host/gem/vdi/mfdb.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { combine, combinePixels, copyPixels, firstDifference, formOf, randomBytes, randomGrid } from './vdi-model.ts';

const OPS = Array.from({ length: 16 }, (_, op) => op as LogicOp);

/** What FIDELITY §1.5 says in words, for operations 0 to 15. */
const IN_WORDS: readonly ((s: number, d: number) => number)[] = [
  () => 0,
  (s, d) => s & d,
  (s, d) => s & ~d,
  (s) => s,
  (s, d) => ~s & d,
  (_, d) => d,
  (s, d) => s ^ d,
  (s, d) => s | d,
  (s, d) => ~(s | d),
  (s, d) => ~(s ^ d),
  (_, d) => ~d,
  (s, d) => s | ~d,
  (s) => ~s,
  (s, d) => ~s | d,
  (s, d) => ~(s & d),
  () => 1,
];

describe('logic operations', () => {
  it('give the results of the truth table for whole words', () => {
    const source = 0b1100_1010_0101_0011;
    const destination = 0b1010_0110_1100_0101;
    for (const op of OPS) {
      const { andConstant, andSource, xorConstant, xorSource } = LOGIC_MASKS[op];
      const result = (destination & (andConstant ^ (source & andSource))) ^ xorConstant ^ (source & xorSource);
      for (let bit = 0; bit < 16; bit++) {
        const s = (source >> bit) & 1;
        const d = (destination >> bit) & 1;
        expect((result >> bit) & 1, `op ${op}, S ${s}, D ${d}`).toBe(IN_WORDS[op](s, d) & 1);
        expect(combine(op, s, d)).toBe(IN_WORDS[op](s, d) & 1);
      }
    }
  });
});

describe('blitPlane', () => {
  it.each(OPS)(
    'operation %i agrees with single pixels at all 16 x 16 bit offsets and widths up to three words',
    (op) => {
      const next = randomBytes(op + 1);
      const source = randomGrid(80, 4, 1, next);
      const form = formOf(source, 1);
      for (let fromX = 0; fromX < 16; fromX++) {
        for (let toX = 0; toX < 16; toX++) {
          const width = 1 + ((fromX * 16 + toX) % 50);
          const target = randomGrid(80, 4, 1, next);
          const drawn = formOf(target, 1);
          const area = { x: fromX + (next() & 1) * 14, y: 1, w: width, h: 3 };
          copyPixels(op, 1, source, area, target, toX, 0);
          blitPlane(op, planeOf(form, 0), area, planeOf(drawn, 0), toX, 0);
          expect(firstDifference(pixelsOfForm(drawn), target.pixels), `${fromX} to ${toX}, width ${width}`).toBe(-1);
        }
      }
    },
  );

  it('reads nothing before the first or after the last word of the source', () => {
    const next = randomBytes(99);
    const source = randomGrid(16, 1, 1, next);
    const form = formOf(source, 1);
    const target = randomGrid(48, 1, 1, next);
    for (const [x, width, toX] of [
      [0, 16, 3],
      [9, 7, 30],
      [15, 1, 0],
      [0, 1, 31],
      [2, 14, 17],
    ]) {
      const drawn = formOf(target, 1);
      const expected = { ...target, pixels: target.pixels.slice() };
      const area = { x, y: 0, w: width, h: 1 };
      copyPixels(3, 1, source, area, expected, toX, 0);
      blitPlane(3, planeOf(form, 0), area, planeOf(drawn, 0), toX, 0);
      expect(firstDifference(pixelsOfForm(drawn), expected.pixels)).toBe(-1);
    }
  });

  it.each([
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
    [-5, 0],
    [17, 0],
    [-17, 3],
    [40, 3],
    [-3, -7],
    [16, 0],
    [-16, -1],
    [0, 0],
  ])('moves a picture over itself by (%i, %i) as if it had been saved first', (dx, dy) => {
    for (const op of [3, 6, 12] as const) {
      const next = randomBytes(dx * 31 + dy + 1000);
      const picture = randomGrid(160, 30, 1, next);
      const form = formOf(picture, 1);
      const area = { x: 45, y: 9, w: 71, h: 12 };
      copyPixels(op, 1, picture, area, picture, area.x + dx, area.y + dy);
      blitPlane(op, planeOf(form, 0), area, planeOf(form, 0), area.x + dx, area.y + dy);
      expect(firstDifference(pixelsOfForm(form), picture.pixels)).toBe(-1);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('copies pictures of %i planes between both memory layouts', (planes) => {
    const next = randomBytes(planes);
    const source = randomGrid(50, 6, planes, next);
    for (const [sourceStandard, targetStandard] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const target = randomGrid(61, 9, planes, next);
      const form = formOf(source, planes, sourceStandard);
      const drawn = formOf(target, planes, targetStandard);
      const area = { x: 5, y: 1, w: 37, h: 5 };
      copyPixels(6, planes, source, area, target, 18, 2);
      for (let plane = 0; plane < planes; plane++) {
        blitPlane(6, planeOf(form, plane), area, planeOf(drawn, plane), 18, 2);
      }
      expect(firstDifference(pixelsOfForm(drawn), target.pixels)).toBe(-1);
    }
  });
});

describe('fillPlane', () => {
  const pattern = [0xf00d, 0x1234, 0xa5a5, 0x0ff0];

  it.each(OPS)('operation %i with a pattern agrees with single pixels for all edges', (op) => {
    const next = randomBytes(op + 77);
    for (let x = 0; x < 16; x++) {
      for (let width = 1; width <= 50; width += 3) {
        const target = randomGrid(80, 9, 1, next);
        const drawn = formOf(target, 1);
        const expected = target.pixels.slice();
        for (let row = 1; row < 8; row++) {
          for (let column = x; column < x + width; column++) {
            const source = (pattern[row % 4] >> (15 - (column % 16))) & 1;
            expected[row * 80 + column] = combinePixels(op, source, target.pixels[row * 80 + column], 1);
          }
        }
        fillPlane(op, pattern, planeOf(drawn, 0), { x, y: 1, w: width, h: 7 });
        expect(firstDifference(pixelsOfForm(drawn), expected), `x ${x}, width ${width}`).toBe(-1);
      }
    }
  });
});
