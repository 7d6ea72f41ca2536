import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import {
  inWholeWords,
  isScreenSize,
  optionOf,
  ScreenSizeError,
  ST_MODES,
  type StMode,
} from '../../host/hardware/atari-st/modes.ts';
import { describeWithShared } from '../shared-files.ts';

const colours = (machine: AtariSt): string[] =>
  Array.from(machine.display.scanOut().palette, (rgb) => rgb.toString(16).padStart(6, '0'));

describe('the screen modes', () => {
  it.each<[StMode, string, number]>([
    ['st-high', '640x400x1 cell 8x16 shape 1:1 pixel 372x372', 32000],
    ['st-medium', '640x200x2 cell 8x8 shape 1:2 pixel 169x372', 32000],
    ['st-low', '320x200x4 cell 8x8 shape 2:2 pixel 338x372', 32000],
    ['tt-medium', '640x480x4 cell 8x16 shape 1:1 pixel 278x278', 153600],
    ['tt-high', '1280x960x1 cell 8x16 shape 1:1 pixel 278x278', 153600],
    ['falcon-256', '640x480x8 cell 8x16 shape 1:1 pixel 278x278', 307200],
    ['large-mono', '1280x1024x1 cell 8x16 shape 1:1 pixel 372x372', 163840],
  ])('%s is %s in %i bytes', (mode, facts, bytes) => {
    const { width, height, planes, cell, pixelAspect, pixelMicrometres: pixel } = ST_MODES[mode];
    expect(
      `${width}x${height}x${planes} cell ${cell.w}x${cell.h} shape ${pixelAspect.x}:${pixelAspect.y} pixel ${pixel.x}x${pixel.y}`,
    ).toBe(facts);
    const machine = new AtariSt(mode);
    expect(machine.memory.byteLength).toBe(bytes);
    expect(machine.facts.wordsPerLine * planes * height * 2).toBe(bytes);
    const { palette, pixels } = machine.display.scanOut();
    expect([machine.display.width, machine.display.height, pixels.length]).toEqual([width, height, width * height]);
    expect(palette).toHaveLength(1 << planes);
  });

  it('show the modes of the ST in one frame of 640x400', () => {
    for (const mode of ['st-high', 'st-medium', 'st-low'] as const) {
      const { width, height, pixelAspect } = new AtariSt(mode).display;
      expect([width * pixelAspect.x, height * pixelAspect.y]).toEqual([640, 400]);
    }
  });

  it('have the refresh rates of the chips', () => {
    expect(ST_MODES['st-high'].refreshHz).toBeCloseTo(8021247 / (224 * 501), 2);
    for (const mode of ['st-medium', 'st-low'] as const) {
      expect(ST_MODES[mode].refreshHz).toBeCloseTo(8021247 / (512 * 313), 3);
    }
  });
});

describe('the large screen', () => {
  it('has the size that is asked for', () => {
    const machine = new AtariSt('large-mono', { size: { width: 1664, height: 1200 } });
    expect(machine.facts).toMatchObject({ width: 1664, height: 1200, wordsPerLine: 104, planes: 1 });
    machine.memory[104 * 1199 + 103] = 1;
    machine.ikbd.moveMouse(9999, 9999);
    const { pixels } = machine.display.scanOut();
    expect(Array.from(pixels.keys()).filter((i) => pixels[i] === 1)).toEqual([1664 * 1200 - 1]);
    expect(machine.ikbd.mouse).toMatchObject({ x: 1663, y: 1199 });
  });

  it.each([
    [1288, 1024],
    [624, 400],
    [640, 399],
    [640, 400.5],
    [4112, 1024],
    [640, 4097],
    [Number.NaN, 400],
    [640, Number.NaN],
  ])('is never %f by %f', (width, height) => {
    expect(() => new AtariSt('large-mono', { size: { width, height } })).toThrow(ScreenSizeError);
  });

  it.each([
    [1111, 1104],
    [1112, 1120],
    [632, 640],
    [1600, 1600],
  ])('of %i pixels in whole words is %i wide', (width, whole) => {
    expect(inWholeWords({ width, height: 999 })).toEqual({ width: whole, height: 999 });
    expect(isScreenSize({ width: whole, height: 999 })).toBe(true);
  });

  it('is the only one with a size to choose', () => {
    const size = { width: 640, height: 400 };
    expect(() => new AtariSt('st-high', { size })).toThrow(new ScreenSizeError('st-high', 640, 400));
  });
});

describe('the colours after a reset', () => {
  it('are those of FIDELITY §2.1', () => {
    expect(colours(new AtariSt('st-medium'))).toEqual(['ffffff', 'ff0000', '00ff00', '000000']);
    const stLow = 'fff f00 0f0 ff0 00f f0f 0ff bbb 666 f66 6f6 ff6 66f f6f 6ff 000'.split(' ');
    const measured: Readonly<Record<string, string>> = { b: 'b6', '6': '6d', f: 'ff', '0': '00' };
    expect(colours(new AtariSt('st-low'))).toEqual(
      stLow.map((rgb) => Array.from(rgb, (digit) => measured[digit]).join('')),
    );
    expect(colours(new AtariSt('tt-medium')).slice(7, 10)).toEqual(['aaaaaa', '666666', 'ff9999']);
    for (const mode of ['st-high', 'tt-high', 'large-mono'] as const) {
      expect(colours(new AtariSt(mode))).toEqual(['ffffff', '000000']);
    }
  });

  it('are the nearest of four bits a gun on the STE', () => {
    const ste = new AtariSt('st-low', { ste: true });
    expect([0, 1, 7, 8, 9, 15].map((register) => ste.colour(register).toString(16))).toEqual([
      'fff',
      'f00',
      'ddd',
      '333',
      'f33',
      '0',
    ]);
    expect(colours(ste).slice(7, 10)).toEqual(['bbbbbb', '666666', 'ff6666']);
    expect(colours(new AtariSt('tt-medium', { ste: true }))).toEqual(colours(new AtariSt('tt-medium')));
  });
});

describe('the options of a mode', () => {
  it('are those that make a difference to its picture', () => {
    const darkGrey = (mode: StMode, ste: boolean): string => {
      const machine = new AtariSt(mode, { ste });
      machine.setVdiColour(1, [67, 67, 67]);
      return colours(machine)[1];
    };
    for (const mode of Object.keys(ST_MODES) as StMode[]) {
      expect([mode, optionOf(mode) === 'ste']).toEqual([mode, darkGrey(mode, true) !== darkGrey(mode, false)]);
      expect([mode, optionOf(mode) === 'size']).toEqual([mode, mode === 'large-mono']);
    }
  });
});

describeWithShared('the colours after a reset', 'files/palettes.json', (path) => {
  it.each<[StMode, string]>([
    ['st-high', 'mono'],
    ['st-medium', 'st_4'],
    ['st-low', 'st_16'],
    ['tt-medium', 'tt_16'],
    ['falcon-256', 'falcon_256'],
  ])('of %s are the list %s', (mode, list) => {
    const lists = JSON.parse(readFileSync(path, 'utf8')) as Record<string, [number, number, number][]>;
    const { palette } = new AtariSt(mode).display.scanOut();
    expect(Array.from(palette, (rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255])).toEqual(lists[list]);
  });
});
