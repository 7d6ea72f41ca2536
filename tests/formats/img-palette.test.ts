import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultPalette } from '../../host/formats/default-palettes.ts';
import { decodeImg, type ImgOptions } from '../../host/formats/img.ts';
import { penToPixel } from '../../host/formats/img-palette.ts';
import { describeWithShared } from '../shared-files.ts';
import { idWords, imgBytes } from './img-bytes.ts';

const XIMG = idWords('XIMG');

function paletteOf(planes: number, extension: readonly number[], options: ImgOptions = {}): string[] {
  const { raster } = decodeImg(imgBytes({ planes, extension, width: 8 }, [0x01]), options);
  return Array.from(raster.palette, hex);
}

function hex(colour: number): string {
  return colour.toString(16).padStart(6, '0');
}

describe('palettes in the file', () => {
  it('XIMG: 0..1000 becomes 0..255, rounded, and more is clamped', () => {
    const extension = [...XIMG, 0, 1000, 500, 0, 1020, 2, 65535];
    expect(paletteOf(1, extension)).toEqual(['ff8000', 'ff01ff']);
    const { paletteSource, warnings } = decodeImg(imgBytes({ extension, width: 8 }, [0x01]));
    expect(paletteSource).toBe('file');
    expect(warnings).toEqual([{ code: 'palette-clamped', offset: 28 }]);
  });

  it('XIMG: colour model 1 is subtractive', () => {
    expect(paletteOf(1, [...XIMG, 1, 0, 0, 0, 1000, 1000, 0])).toEqual(['ffffff', '0000ff']);
  });

  it('XIMG: an unknown colour model is read as RGB and reported', () => {
    const extension = [...XIMG, 2, 1000, 1000, 1000, 0, 0, 0];
    expect(paletteOf(1, extension)).toEqual(['ffffff', '000000']);
    const { warnings } = decodeImg(imgBytes({ extension, width: 8 }, [0x01]));
    expect(warnings).toEqual([{ code: 'colour-model-unknown', offset: 20 }]);
  });

  it('XIMG: missing colours come from the default palette', () => {
    expect(paletteOf(2, [...XIMG, 0, 0, 0, 0])).toEqual(['000000', 'ff0000', '00ff00', '000000']);
  });

  it('XIMG: two equal colours in a mono picture mean nothing', () => {
    expect(paletteOf(1, [...XIMG, 0, 0, 0, 0, 0, 0, 0])).toEqual(['ffffff', '000000']);
  });

  it('XIMG: a palette in the order of VDI pens is suspected, and read so on request', () => {
    const white = [1000, 1000, 1000];
    const black = [0, 0, 0];
    const extension = [...XIMG, 0, ...white, ...black, 1000, 0, 0, 0, 1000, 0];
    const bytes = imgBytes({ planes: 2, extension, width: 8 }, [0x01]);
    expect(decodeImg(bytes).vdiOrderSuspected).toBe(true);
    expect(paletteOf(2, extension, { paletteOrder: 'vdi' })).toEqual(['ffffff', 'ff0000', '00ff00', '000000']);
    const pixelOrder = [...XIMG, 0, ...white, 1000, 0, 0, 0, 1000, 0, ...black];
    expect(decodeImg(imgBytes({ planes: 2, extension: pixelOrder, width: 8 }, [0x01])).vdiOrderSuspected).toBe(false);
  });

  it('XIMG of 11 words: the rows begin at byte 22 and the greys are even', () => {
    const bytes = imgBytes({ planes: 8, extension: [...XIMG, 0], width: 8 }, [0x81, 0x07]);
    const { raster, paletteSource, headerWords } = decodeImg(bytes);
    expect({ headerWords, paletteSource, pixel: raster.pixels[0] }).toEqual({
      headerWords: 11,
      paletteSource: 'default',
      pixel: 1,
    });
    expect([raster.palette[0], raster.palette[1], raster.palette[255]].map(hex)).toEqual([
      'ffffff',
      'fefefe',
      '000000',
    ]);
  });

  it('STTT: three bits per gun, four where a word says so', () => {
    const st = [0x777, 0x700, 0x030, 0x001];
    expect(paletteOf(2, [...idWords('STTT'), 4, ...st])).toEqual(['ffffff', 'ff0000', '006d00', '000024']);
    const ste = [0xfff, 0x800, 0x030, 0x001];
    expect(paletteOf(2, [...idWords('STTT'), 4, ...ste])).toEqual(['ffffff', '110000', '006600', '000022']);
  });

  it('HyperPaint: 16 colours whatever the planes; two equal ones invert a mono picture', () => {
    const words = Array.from({ length: 16 }, (_, index) => (index === 0 ? 0x777 : 0x700));
    expect(paletteOf(2, [0x80, ...words])).toEqual(['ffffff', 'ff0000', 'ff0000', 'ff0000']);
    const inverted = imgBytes({ extension: [0x80, ...Array(16).fill(0)], width: 8 }, [0x01]);
    const { raster, variant } = decodeImg(inverted);
    expect({ variant, palette: Array.from(raster.palette, hex) }).toEqual({
      variant: 'hyperpaint',
      palette: ['000000', 'ffffff'],
    });
  });

  it('Ventura: flag 1 is grey with white first, an unknown flag is colour', () => {
    expect(paletteOf(2, [1])).toEqual(['ffffff', 'aaaaaa', '555555', '000000']);
    expect(paletteOf(2, [2])).toEqual(['ffffff', 'ff0000', '00ff00', '000000']);
  });

  it('an unknown extension is skipped', () => {
    const { variant, warnings, raster } = decodeImg(imgBytes({ extension: [1, 2, 3], width: 8 }, [0x81]));
    expect(variant).toBe('unknown-extension');
    expect(warnings).toEqual([{ code: 'unknown-extension', offset: 16 }]);
    expect(raster.pixels[0]).toBe(1);
  });
});

describe('pixel values of VDI pens', () => {
  it('has white first, black last and every pixel value once', () => {
    for (let planes = 1; planes <= 8; planes++) {
      const pens = penToPixel(planes);
      const last = 2 ** planes - 1;
      expect(pens.slice(0, 2)).toEqual([0, last]);
      expect(pens.toSorted((a, b) => a - b)).toEqual(Array.from({ length: last + 1 }, (_, pixel) => pixel));
    }
    expect(penToPixel(2)).toEqual([0, 3, 1, 2]);
  });
});

describeWithShared('palettes of the decoders and of EmuTOS', 'files/palettes.json', (path) => {
  /** The list whose name begins like this: colours of three guns, greys of one level, or pixel values. */
  const known = <T>(start: string): T => {
    const lists = JSON.parse(readFileSync(path, 'utf8')) as Record<string, T>;
    return lists[Object.keys(lists).find((name) => name.startsWith(start)) ?? start];
  };

  it.each([
    ['mono', 1, {}],
    ['decoders_4', 2, {}],
    ['decoders_8 ', 3, {}],
    ['decoders_16', 4, {}],
    ['st_16', 4, { palette16: 'light' }],
    ['tt_256', 8, { palette256: 'tt' }],
    ['falcon_256', 8, { palette256: 'falcon' }],
  ] as const)('%s', (name, planes, choice) => {
    const colours = known<number[][]>(name).map(([red, green, blue]) => hex((red << 16) | (green << 8) | blue));
    expect(Array.from(defaultPalette(planes, choice, false), hex)).toEqual(colours);
  });

  it.each([
    ['decoders_256_grey_plain', false],
    ['ximg_nopal_256_grey', true],
  ])('%s', (name, isXimg) => {
    const greys = known<number[]>(name).map((level) => hex(level * 0x010101));
    expect(Array.from(defaultPalette(8, {}, isXimg), hex)).toEqual(greys);
  });

  it('pens', () => {
    const pens = known<Record<string, number[]>>('pen_to_pixel');
    expect([2, 4, 8].map(penToPixel)).toEqual([pens['4'], pens['16'], pens['256']]);
  });
});
