import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeImg } from '../../host/formats/img.ts';
import { encodeImg } from '../../host/formats/img-encode.ts';
import { createRaster, type Raster } from '../../host/formats/raster.ts';

/** Rasters with noise, runs of one value and repeated rows, as pictures have them. */
const rasters: fc.Arbitrary<Raster> = fc
  .record({
    planes: fc.integer({ min: 1, max: 8 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 12 }),
    runs: fc.array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 40 }),
    repeatRows: fc.boolean(),
    colours: fc.array(fc.nat(0xffffff), { minLength: 256, maxLength: 256 }),
  })
  .map(({ planes, width, height, runs, repeatRows, colours }) => {
    const count = 1 << planes;
    const palette = Uint32Array.from({ length: count }, (_, index) => colours[index]);
    palette[0] = palette[1] ^ 0xff;
    const raster = createRaster(width, height, planes, palette);
    const values = runs.flatMap(([value, length]) => Array<number>(length).fill(value % count));
    for (let index = 0; index < raster.pixels.length; index++) {
      raster.pixels[index] = values[(repeatRows ? index % width : index) % values.length];
    }
    return raster;
  });

describe('encoder', () => {
  it('gives the pixels and an XIMG palette back, at any pattern length', () => {
    fc.assert(
      fc.property(rasters, fc.integer({ min: 1, max: 8 }), (raster, patternLength) => {
        const ximg = decodeImg(encodeImg(raster, { variant: 'ximg', patternLength }));
        expect(ximg.raster).toEqual(raster);
        expect(ximg.warnings).toEqual([]);
        const plain = decodeImg(encodeImg(raster, { variant: 'plain', patternLength }));
        expect(plain.raster.pixels).toEqual(raster.pixels);
        expect([plain.variant, plain.warnings]).toEqual(['plain', []]);
      }),
      { numRuns: 150, seed: 20 },
    );
  });

  it('keeps every level of a gun', () => {
    const palette = Uint32Array.from({ length: 256 }, (_, level) => (level << 16) | ((255 - level) << 8) | level);
    const raster = createRaster(8, 1, 8, palette);
    expect(decodeImg(encodeImg(raster, { variant: 'ximg' })).raster.palette).toEqual(palette);
  });

  it('stores repeated rows, runs and patterns once', () => {
    const raster = createRaster(640, 400, 1, Uint32Array.of(0xffffff, 0));
    const header = 16;
    expect(encodeImg(raster, { variant: 'plain' })).toHaveLength(header + 2 * (4 + 1));
    raster.pixels.forEach((_, index) => {
      raster.pixels[index] = index & 1;
    });
    expect(encodeImg(raster, { variant: 'plain', patternLength: 1 })).toHaveLength(header + 2 * (4 + 3));
  });

  it('states the pixel size', () => {
    const raster = createRaster(8, 8, 1, Uint32Array.of(0xffffff, 0));
    const image = decodeImg(encodeImg(raster, { variant: 'plain', pixelWidthMicrons: 169 }));
    expect([image.pixelWidthMicrons, image.pixelHeightMicrons]).toEqual([169, 372]);
  });

  it('refuses what the format cannot hold', () => {
    const palette = Uint32Array.of(0xffffff, 0);
    expect(() => encodeImg(createRaster(65536, 1, 1, palette), { variant: 'plain' })).toThrow(RangeError);
    expect(() => encodeImg(createRaster(8, 1, 1, palette), { variant: 'plain', patternLength: 9 })).toThrow(RangeError);
  });
});
