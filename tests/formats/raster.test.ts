import { describe, expect, it } from 'vitest';
import { Cursor, hasMagic } from '../../host/formats/cursor.ts';
import { identifyFile } from '../../host/formats/file-kind.ts';
import { FormatError } from '../../host/formats/format-error.ts';
import { encodeHsn } from '../../host/formats/hsn.ts';
import { createRaster, cropRaster, rgb24 } from '../../host/formats/raster.ts';
import { imgBytes } from './img-bytes.ts';

const PALETTE = Uint32Array.of(0x102030, 0x405060, 0x708090, 0xa0b0c0);

describe('rasters', () => {
  it('begin with pixel value 0', () => {
    const raster = createRaster(3, 2, 2, PALETTE);
    expect(raster).toEqual({ width: 3, height: 2, planes: 2, palette: PALETTE, pixels: new Uint8Array(6) });
  });

  it.each([
    ['no width', 0, 1, 2],
    ['a broken height', 1, 1.5, 2],
    ['too many pixels', 65536, 1025, 2],
    ['no planes', 1, 1, 0],
    ['9 planes', 1, 1, 9],
    ['another palette', 1, 1, 1],
  ])('refuse %s', (_, width, height, planes) => {
    expect(() => createRaster(width, height, planes, PALETTE)).toThrow(RangeError);
  });

  it('are cropped to a copy', () => {
    const raster = createRaster(4, 3, 2, PALETTE);
    raster.pixels.set([0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]);
    const cropped = cropRaster(raster, 1, 1, 2, 2);
    expect(Array.from(cropped.pixels)).toEqual([2, 3, 3, 0]);
    cropped.pixels.fill(1);
    expect(raster.pixels[5]).toBe(2);
    expect(() => cropRaster(raster, 3, 0, 2, 1)).toThrow(RangeError);
    expect(() => cropRaster(raster, -1, 0, 2, 1)).toThrow(RangeError);
  });

  it('become bytes of red, green, blue', () => {
    const raster = createRaster(2, 1, 2, PALETTE);
    raster.pixels[1] = 3;
    expect(Array.from(rgb24(raster))).toEqual([0x10, 0x20, 0x30, 0xa0, 0xb0, 0xc0]);
  });
});

describe('cursor', () => {
  it('reads big-endian values in turn', () => {
    const cursor = new Cursor(
      Uint8Array.of(1, 0x80, 2, 0xff, 0xfe, 0x80, 0, 0, 1, 0xff, 0xff, 0xff, 0xff, 9, 8),
      'img',
    );
    expect([cursor.u8(), cursor.u16(), cursor.i16(), cursor.u32(), cursor.i32()]).toEqual([
      1, 0x8002, -2, 2147483649, -1,
    ]);
    expect(Array.from(cursor.take(2))).toEqual([9, 8]);
    expect(cursor.offset).toBe(15);
  });

  it('says where bytes are missing and stays there', () => {
    const cursor = new Cursor(Uint8Array.of(1, 2, 3), 'hsn', 1);
    expect(() => cursor.u32()).toThrow(FormatError);
    try {
      cursor.u32();
    } catch (error) {
      expect(error).toMatchObject({
        format: 'hsn',
        reason: 'unexpected-end',
        offset: 1,
        detail: { size: 3, needed: 5 },
      });
    }
    expect(cursor.u16()).toBe(0x0203);
  });

  it('finds a magic inside the bytes only', () => {
    const bytes = Uint8Array.from('xHSND', (character) => character.charCodeAt(0));
    expect([hasMagic(bytes, 1, 'HSND'), hasMagic(bytes, 0, 'HSND'), hasMagic(bytes, 2, 'HSND')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('kind of a file', () => {
  const picture = imgBytes({}, [0x02]);
  const sound = encodeHsn({ rateHz: 12500, bits: 8, channelSamples: [Int16Array.of(0)] });
  const floppy = new Uint8Array(512);
  floppy.set([0xeb, 0x3c, 0x90]);

  it.each([
    ['cards.img', picture, 'img'],
    ['CARDS.IMG', sound, 'hsn'],
    ['intro.hsn', picture, 'img'],
    ['sound', sound, 'hsn'],
    ['FLOPPY.IMG', floppy, 'unknown'],
    ['true-colour.IMG', imgBytes({ planes: 24 }, [0x02]), 'img'],
    ['broken.hsn', new Uint8Array(3), 'hsn'],
    ['README', new Uint8Array(300), 'unknown'],
    ['img', new Uint8Array(300), 'unknown'],
  ])('%s', (name, bytes, kind) => {
    expect(identifyFile(name, bytes)).toBe(kind);
  });
});
