import { describe, expect, it } from 'vitest';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';
import { PALETTES } from '../../host/hardware/spectrum/colours.ts';
import type { Spectrum } from '../../host/hardware/spectrum/machine.ts';
import { attributeOf, lineOfAddress, pixelAddress } from '../../host/hardware/spectrum/screen-memory.ts';
import { SignalWriter, type UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';
import { randomBytes } from '../gem/vdi-model.ts';
import { PICTURE_MS, testSpectrum } from './spectrum-machine.ts';

const WIDTH = 320;
const T_MS = PICTURE_MS / 69_888;

/** Pixel of the picture at a place of the screen, without the border. */
function pixelAt(spectrum: Spectrum, x: number, y: number): number {
  return spectrum.ula.scanOut().pixels[(y + 24) * WIDTH + x + 32];
}

/** Fills screen memory at random. */
function scribble(spectrum: Spectrum, seed: number, attributeBits: number): void {
  const next = randomBytes(seed);
  for (let address = 0x4000; address < 0x5800; address++) spectrum.poke(address, next());
  for (let address = 0x5800; address < 0x5b00; address++) spectrum.poke(address, next() & attributeBits);
}

/**
 * What the screen shows, straight from the words of the manual: three thirds of eight rows of cells; in a third the first
 * lines of all cells come first.
 */
function plainScreen(spectrum: Spectrum, swapped: boolean): number[] {
  const pixels = new Array<number>(256 * 192).fill(-1);
  let address = 0x4000;
  for (let third = 0; third < 3; third++) {
    for (let line = 0; line < 8; line++) {
      for (let row = 0; row < 8; row++) {
        for (let column = 0; column < 32; column++, address++) {
          const attribute = spectrum.peek(0x5800 + (third * 8 + row) * 32 + column);
          const bright = Math.floor(attribute / 64) % 2;
          const ink = (attribute % 8) + bright * 8;
          const paper = (Math.floor(attribute / 8) % 8) + bright * 8;
          const turned = attribute >= 128 && swapped;
          for (let bit = 0; bit < 8; bit++) {
            const set = Math.floor(spectrum.peek(address) / 2 ** (7 - bit)) % 2 === 1;
            const y = third * 64 + row * 8 + line;
            pixels[y * 256 + column * 8 + bit] = set !== turned ? ink : paper;
          }
        }
      }
    }
  }
  return pixels;
}

function screenOf(spectrum: Spectrum): number[] {
  const { pixels } = spectrum.ula.scanOut();
  return Array.from({ length: 256 * 192 }, (_, i) => pixels[(Math.floor(i / 256) + 24) * WIDTH + (i % 256) + 32]);
}

function firstWrong(shown: readonly number[], expected: readonly number[]): number {
  return shown.findIndex((pixel, i) => pixel !== expected[i]);
}

describe('screen memory', () => {
  it.each([
    [0, 0, 0x4000],
    [0, 1, 0x4100],
    [0, 7, 0x4700],
    [0, 8, 0x4020],
    [31, 63, 0x47ff],
    [0, 64, 0x4800],
    [5, 100, 0x4c85],
    [31, 191, 0x57ff],
  ])('column %i of line %i lies at %i', (column, y, address) => {
    expect(pixelAddress(column, y)).toBe(address);
  });

  it('every byte belongs to one place, and its line is found again', () => {
    const addresses = new Set<number>();
    for (let y = 0; y < 192; y++) {
      for (let column = 0; column < 32; column++) {
        addresses.add(pixelAddress(column, y));
        expect(lineOfAddress(pixelAddress(column, y))).toBe(y);
      }
    }
    expect(addresses.size).toBe(6144);
    expect(Math.max(...addresses)).toBe(0x57ff);
  });

  it('an attribute is flash, bright, paper and ink from the highest bit on', () => {
    expect(attributeOf({ ink: 5, paper: 3 })).toBe(0b00_011_101);
    expect(attributeOf({ ink: 2, paper: 6, bright: true, flash: true })).toBe(0b11_110_010);
  });

  it('shows what the manual says of it, for any content', () => {
    const { spectrum } = testSpectrum();
    scribble(spectrum, 1, 0x7f);
    expect(firstWrong(screenOf(spectrum), plainScreen(spectrum, false))).toBe(-1);
  });

  it('a byte or an attribute that is written changes its own pixels and no others', () => {
    const { spectrum } = testSpectrum();
    scribble(spectrum, 2, 0x7f);
    screenOf(spectrum);
    const next = randomBytes(9);
    for (let round = 0; round < 50; round++) {
      spectrum.poke(0x4000 + (((next() << 8) | next()) % 0x1b00), next() & 0x7f);
      const shown = screenOf(spectrum);
      if (round % 10 === 0) expect(firstWrong(shown, plainScreen(spectrum, false))).toBe(-1);
    }
    expect(firstWrong(screenOf(spectrum), plainScreen(spectrum, false))).toBe(-1);
  });

  it('a cell has two colours: what is drawn in another one changes all of it', () => {
    const { spectrum } = testSpectrum();
    spectrum.poke(0x4000, 0xf0);
    expect([pixelAt(spectrum, 0, 0), pixelAt(spectrum, 4, 0), pixelAt(spectrum, 8, 0)]).toEqual([0, 7, 7]);
    spectrum.poke(0x5800, attributeOf({ ink: 2, paper: 6, bright: true }));
    expect([pixelAt(spectrum, 0, 0), pixelAt(spectrum, 4, 0), pixelAt(spectrum, 8, 0)]).toEqual([10, 14, 7]);
  });

  it('the ROM cannot be written, addresses have sixteen bits', () => {
    const { spectrum } = testSpectrum();
    spectrum.poke(0x3fff, 1);
    spectrum.poke(0x14000, 0x81);
    expect([spectrum.peek(0x3fff), spectrum.peek(0x4000), spectrum.peek(0x5800)]).toEqual([0, 0x81, 0x38]);
  });
});

describe('the picture', () => {
  it('is 320x240 with its border, at 50.08 Hz, in square pixels', () => {
    const { ula } = testSpectrum().spectrum;
    expect([ula.width, ula.height, ula.pixelAspect]).toEqual([320, 240, { x: 2, y: 2 }]);
    expect(ula.refreshHz).toBeCloseTo(50.08, 2);
  });

  it('is white after switching on', () => {
    expect(new Set(testSpectrum().spectrum.ula.scanOut().pixels)).toEqual(new Set([7]));
  });

  it('has its colours in two calibrations', () => {
    const { ula } = testSpectrum().spectrum;
    const hex = () => [...ula.scanOut().palette].map((rgb) => rgb.toString(16).padStart(6, '0')).join(' ');
    expect(hex()).toBe(
      '000000 0000c0 c00000 c000c0 00c000 00c0c0 c0c000 c0c0c0 000000 0000ff ff0000 ff00ff 00ff00 00ffff ffff00 ffffff',
    );
    let reports = 0;
    ula.onChange(() => reports++);
    ula.setCalibration('television');
    expect([reports, hex().slice(0, 34)]).toEqual([1, '000000 2030c0 c04010 c040c0 40b010']);
    expect(PALETTES.television).toHaveLength(16);
    ula.setCalibration('pure');
    expect(ula.scanOut().palette[4]).toBe(0x00c000);
  });

  it('reports once in a burst, and only what belongs to the screen', () => {
    const { spectrum } = testSpectrum();
    spectrum.ula.scanOut();
    let reports = 0;
    const end = spectrum.ula.onChange(() => reports++);
    spectrum.poke(0x5b00, 1);
    spectrum.poke(0xffff, 1);
    expect(reports).toBe(0);
    spectrum.poke(0x5aff, 1);
    spectrum.poke(0x4000, 1);
    expect(reports).toBe(1);
    spectrum.ula.scanOut();
    end();
    spectrum.poke(0x4000, 2);
    expect(reports).toBe(1);
  });
});

describe('flash', () => {
  it('changes ink and paper every sixteen pictures', () => {
    const { spectrum, clock } = testSpectrum();
    scribble(spectrum, 3, 0xff);
    const wrongAt = (picture: number) => {
      clock.advance((picture + 0.5) * PICTURE_MS - clock.now());
      return firstWrong(screenOf(spectrum), plainScreen(spectrum, Math.floor(picture / 16) % 2 === 1));
    };
    expect([0, 15, 16, 31, 32, 47, 48].map(wrongAt)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  it('asks for a picture when it changes, and for none where nothing flashes', () => {
    const { spectrum, clock } = testSpectrum();
    let reports = 0;
    spectrum.ula.scanOut();
    spectrum.ula.onChange(() => {
      reports++;
      spectrum.ula.scanOut();
    });
    clock.advance(100.5 * PICTURE_MS);
    expect(reports).toBe(0);
    spectrum.poke(0x5800, 0xb8);
    clock.advance(160 * PICTURE_MS);
    expect(reports).toBe(11);
    spectrum.poke(0x5800, 0x38);
    clock.advance(100 * PICTURE_MS);
    expect(reports).toBe(12);
  });
});

describe('the border', () => {
  it('has the colour that was written last, around the whole screen and not in it', () => {
    const { spectrum } = testSpectrum();
    spectrum.ula.writePort(0xfa);
    const { pixels } = spectrum.ula.scanOut();
    const inside = (i: number) => {
      const x = i % WIDTH;
      const y = Math.floor(i / WIDTH);
      return x >= 32 && x < 288 && y >= 24 && y < 216;
    };
    expect(pixels.findIndex((pixel, i) => pixel !== (inside(i) ? 7 : 2))).toBe(-1);
    expect(spectrum.ula.border).toBe(2);
  });

  /** Colour of the border at a place of the picture, in a picture that begins so many T-states after the signal. */
  function plainBorder(signal: UlaSignal, before: number, start: number, x: number, y: number): number {
    const time = start + 14_336 + (y - 24) * 224 + (Math.floor(x / 8) * 8 - 32) / 2;
    let colour = before;
    for (let i = 0; i < signal.times.length; i++) if (signal.times[i] <= time) colour = signal.values[i] % 8;
    return colour;
  }

  it('shows each colour where the beam is when it is written', () => {
    const { spectrum, clock } = testSpectrum();
    const next = randomBytes(5);
    const writer = new SignalWriter();
    for (let i = 0; i < 700; i++) writer.out(next()).wait(20 + next() * 2);
    const signal = writer.finish();
    clock.advance(3.25 * PICTURE_MS);
    spectrum.ula.writePort(1);
    spectrum.ula.play(signal);
    for (const picture of [3, 4, 5]) {
      const { pixels } = spectrum.ula.scanOut();
      for (let i = 0; i < pixels.length; i++) {
        const x = i % WIDTH;
        const y = Math.floor(i / WIDTH);
        if (x >= 32 && x < 288 && y >= 24 && y < 216) continue;
        const start = Math.round((picture - 3.25) * 69_888);
        if (pixels[i] !== plainBorder(signal, 1, start, x, y)) expect(`${picture}: ${x},${y}`).toBe('right');
      }
      clock.advance((picture + 1.25) * PICTURE_MS - clock.now());
    }
  });

  it('keeps the last colour of a signal that has ended, and the present one of one that was stopped', () => {
    const { spectrum, clock } = testSpectrum();
    const signal = new SignalWriter().out(2).wait(1000).out(5).wait(1000).finish();
    spectrum.ula.play(signal);
    expect(spectrum.ula.border).toBe(2);
    clock.advance(1500 * T_MS);
    expect(spectrum.ula.border).toBe(5);
    clock.advance(5 * PICTURE_MS);
    expect([spectrum.ula.border, spectrum.ula.scanOut().pixels[0]]).toEqual([5, 5]);
    spectrum.ula.play(signal);
    clock.advance(500 * T_MS);
    spectrum.ula.stop();
    clock.advance(5 * PICTURE_MS);
    expect([spectrum.ula.border, spectrum.ula.scanOut().pixels[0]]).toEqual([2, 2]);
  });

  it('asks for a picture of every refresh while a signal lasts, and for none after it', () => {
    const { spectrum, clock } = testSpectrum();
    let reports = 0;
    spectrum.ula.scanOut();
    spectrum.ula.onChange(() => {
      reports++;
      spectrum.ula.scanOut();
    });
    spectrum.ula.play(
      new SignalWriter()
        .out(1)
        .wait(5.5 * 69_888)
        .finish(),
    );
    clock.advance(5.2 * PICTURE_MS);
    expect(reports).toBe(6);
    clock.advance(100 * PICTURE_MS);
    expect(reports).toBe(7);
  });

  it('shows a border of one colour again as soon as a signal is ended', () => {
    const { spectrum, clock } = testSpectrum();
    let pixels = spectrum.ula.scanOut().pixels;
    spectrum.ula.onChange(() => {
      pixels = spectrum.ula.scanOut().pixels;
    });
    const writer = new SignalWriter();
    for (let k = 0; k < 1000; k++) writer.out(1 + (k % 2)).wait(1000);
    spectrum.ula.play(writer.finish());
    clock.advance(1.5 * PICTURE_MS);
    expect(new Set(pixels.subarray(0, 320 * 24)).size).toBe(2);
    spectrum.ula.stop();
    expect(new Set(pixels.subarray(0, 320 * 24))).toEqual(new Set([spectrum.ula.border]));
  });
});

it('a signal is heard, a further one takes its place, and stopping or writing the port ends it', () => {
  const { ula } = testSpectrum().spectrum;
  const heard: (ChipSound | null)[] = [];
  ula.sound.onSound((sound) => heard.push(sound));
  const [first, second] = [1, 2].map((colour) => new SignalWriter().out(colour).wait(100_000).finish());
  ula.play(first);
  ula.play(second);
  ula.stop();
  ula.stop();
  ula.play(first);
  ula.writePort(4);
  expect(heard).toEqual([first, null, second, null, first, null]);
  expect(ula.border).toBe(4);
});
