import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ST_MODES } from '../../host/hardware/atari-st/modes.ts';
import { placePicture, screenPixel } from '../../host/shell/scale.ts';

const stHigh = { width: 640, height: 400, pixelAspect: { x: 1, y: 1 } };
const ega = { width: 640, height: 350, pixelAspect: { x: 3, y: 4 } };
const stMedium = { width: 640, height: 200, pixelAspect: { x: 1, y: 2 } };

describe('the place of a picture', () => {
  it.each([
    [1, 1280, 752, 1],
    [1.25, 1600, 940, 2],
    [1.5, 1920, 1128, 2],
    [1.75, 2240, 1316, 3],
    [2, 2560, 1504, 3],
    [2.625, 3360, 1974, 4],
  ])('at ratio %d in %d by %d device pixels is %d times its size (C-6)', (_, width, height, factor) => {
    const placed = placePicture(stHigh, { width, height }, 'whole');
    expect(placed).toMatchObject({ width: 640 * factor, height: 400 * factor, factorX: factor, factorY: factor });
    expect(placed.smooth).toBe(false);
  });

  it.each([stHigh, ega, stMedium])('is a whole multiple wherever one fits, and the largest (%o)', (picture) => {
    const { x, y } = picture.pixelAspect;
    const unit = { width: picture.width * x, height: picture.height * y };
    fc.assert(
      fc.property(
        fc.integer({ min: unit.width, max: 9000 }),
        fc.integer({ min: unit.height, max: 9000 }),
        (width, height) => {
          const placed = placePicture(picture, { width, height }, 'whole');
          const factor = placed.width / unit.width;
          expect(Number.isInteger(factor)).toBe(true);
          expect(placed.height).toBe(unit.height * factor);
          expect(placed.factorX).toBe(factor * x);
          expect(placed.factorY).toBe(factor * y);
          expect(placed.smooth).toBe(false);
          expect(unit.width * (factor + 1) > width || unit.height * (factor + 1) > height).toBe(true);
        },
      ),
    );
  });

  it.each(['whole', 'fill'] as const)('never leaves its room and always lies on whole device pixels (%s)', (fit) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (width, height) => {
        const placed = placePicture(stHigh, { width, height }, fit);
        for (const side of [placed.left, placed.top, placed.width, placed.height])
          expect(Number.isInteger(side)).toBe(true);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        expect(placed.left + placed.width).toBeLessThanOrEqual(Math.max(1, width));
        expect(placed.top + placed.height).toBeLessThanOrEqual(Math.max(1, height));
      }),
    );
  });

  it('too small for the picture: enlarged by the next whole factor, then smoothly reduced', () => {
    expect(placePicture(stHigh, { width: 390, height: 800 }, 'whole')).toEqual({
      left: 0,
      top: 278,
      width: 390,
      height: 244,
      factorX: 1,
      factorY: 1,
      smooth: true,
    });
  });

  it('filled: the room’s shorter side is used to its end', () => {
    const placed = placePicture(stHigh, { width: 1280, height: 712 }, 'fill');
    expect(placed).toMatchObject({ width: 1139, height: 712, factorX: 2, factorY: 2, smooth: true });
  });

  it('filled by a whole factor: stays sharp', () => {
    expect(placePicture(stHigh, { width: 1280, height: 900 }, 'fill')).toMatchObject({ width: 1280, smooth: false });
  });

  it('keeps the shape of pixels that are not square', () => {
    expect(placePicture(ega, { width: 1920, height: 1400 }, 'whole')).toMatchObject({ factorX: 3, factorY: 4 });
    expect(placePicture(ega, { width: 960, height: 1400 }, 'whole')).toMatchObject({
      width: 960,
      height: 700,
      smooth: true,
    });
  });
});

describe('every screen of the ST family', () => {
  /** Windows in CSS pixels, from a small laptop to a large display. */
  const WINDOWS = [
    { width: 1280, height: 752 },
    { width: 1536, height: 816 },
    { width: 1920, height: 1032 },
    { width: 2560, height: 1392 },
  ];

  it.each(Object.entries(ST_MODES))('%s has columns and rows of equal size at every ratio (C-6)', (_, facts) => {
    let seen = 0;
    for (const ratio of [1, 1.25, 1.5, 1.75, 2, 2.625]) {
      for (const { width, height } of WINDOWS) {
        const placed = placePicture(
          facts,
          { width: Math.floor(width * ratio), height: Math.floor(height * ratio) },
          'whole',
        );
        if (placed.smooth) continue;
        seen++;
        expect(placed.width).toBe(facts.width * placed.factorX);
        expect(placed.height).toBe(facts.height * placed.factorY);
        expect(placed.factorX * facts.pixelAspect.y).toBe(placed.factorY * facts.pixelAspect.x);
      }
    }
    expect(seen).toBeGreaterThanOrEqual(18);
  });

  it('uses odd factors too where only the shape of the pixels is fixed', () => {
    expect(placePicture(ST_MODES['st-low'], { width: 1280, height: 752 }, 'whole')).toMatchObject({
      factorX: 3,
      factorY: 3,
    });
  });
});

describe('the screen pixel under a point', () => {
  it('is the one whose area the point lies in, and the nearest one outside', () => {
    expect([0, 1.9, 2, 1279.9].map((offset) => screenPixel(offset, 1280, 640))).toEqual([0, 0, 1, 639]);
    expect([-5, 1280, 9999].map((offset) => screenPixel(offset, 1280, 640))).toEqual([0, 639, 639]);
  });
});
