import { describe, expect, it } from 'vitest';
import { attributeAddress, pixelAddress } from '../../host/hardware/spectrum/screen-memory.ts';
import { UserGraphicError } from '../../host/speccy/cell-screen.ts';
import { expectGolden } from '../golden-frame.ts';
import { PICTURE_MS, SPECTRUM_FONT, testSpectrum } from '../hardware/spectrum-machine.ts';
import { drawSpectrumCard } from './test-cards.ts';

const A = [...SPECTRUM_FONT.rows.subarray(0x41 * 8, 0x42 * 8)];

function cells() {
  const { spectrum, screen, clock } = testSpectrum();
  const shapeAt = (column: number, row: number) =>
    Array.from({ length: 8 }, (_, line) => spectrum.peek(pixelAddress(column, row * 8 + line)));
  const attributeAt = (column: number, row: number) => spectrum.peek(attributeAddress(column, row));
  const inked = () => {
    let cellsWithInk = 0;
    for (let row = 0; row < 24; row++) {
      for (let column = 0; column < 32; column++) if (shapeAt(column, row).some((bits) => bits !== 0)) cellsWithInk++;
    }
    return cellsWithInk;
  };
  return { spectrum, clock, screen, shapeAt, attributeAt, inked };
}

describe('printing', () => {
  it('puts the shapes of characters into cells, and colours where they are given', () => {
    const { screen, shapeAt, attributeAt } = cells();
    screen.print(3, 5, 'AB');
    screen.print(3, 20, 'A', { ink: 2, paper: 6, bright: true });
    expect([shapeAt(3, 5), shapeAt(3, 20)]).toEqual([A, A]);
    expect(shapeAt(4, 5)).toEqual([...SPECTRUM_FONT.rows.subarray(0x42 * 8, 0x43 * 8)]);
    expect([attributeAt(3, 5), attributeAt(3, 20)]).toEqual([0x38, 0b01_110_010]);
  });

  it('inverse turns the shape round, over combines it with what is there', () => {
    const { screen, shapeAt } = cells();
    screen.print(0, 0, 'A', null, { inverse: true });
    expect(shapeAt(0, 0)).toEqual(A.map((bits) => bits ^ 0xff));
    screen.print(0, 0, 'A', null, { over: true });
    expect(shapeAt(0, 0)).toEqual(new Array(8).fill(0xff));
    screen.print(0, 0, 'A', null, { over: true, inverse: true });
    expect(shapeAt(0, 0)).toEqual(A);
  });

  it('loses what lies outside the screen', () => {
    const { screen, inked, shapeAt } = cells();
    screen.print(30, 0, 'AAAA');
    screen.print(-1, 23, 'AA');
    screen.print(0, 24, 'A');
    screen.print(0, -1, 'A');
    expect([inked(), shapeAt(31, 0), shapeAt(0, 23)]).toEqual([3, A, A]);
  });

  it('shows a question mark for what has no shape', () => {
    const { screen, shapeAt } = cells();
    screen.print(0, 0, '?ñ');
    screen.print(2, 0, [0x1f, 0xa5]);
    expect([1, 2, 3].map((column) => shapeAt(column, 0))).toEqual([shapeAt(0, 0), shapeAt(0, 0), shapeAt(0, 0)]);
    expect(shapeAt(0, 0).some((bits) => bits !== 0)).toBe(true);
  });
});

describe('graphics', () => {
  it('the sixteen blocks follow their bits, and the face draws them the same', () => {
    const { screen } = cells();
    for (let code = 0x80; code < 0x90; code++) {
      const upper = ((code & 1) !== 0 ? 0x0f : 0) | ((code & 2) !== 0 ? 0xf0 : 0);
      const lower = ((code & 4) !== 0 ? 0x0f : 0) | ((code & 8) !== 0 ? 0xf0 : 0);
      const expected = [...new Array(4).fill(upper), ...new Array(4).fill(lower)];
      expect([...screen.shape(code)]).toEqual(expected);
      expect([...SPECTRUM_FONT.rows.subarray(code * 8, code * 8 + 8)]).toEqual(expected);
    }
  });

  it('a program defines its own from A to U; until then the face has the suits', () => {
    const { screen, shapeAt } = cells();
    const spade = [...SPECTRUM_FONT.rows.subarray(0x90 * 8, 0x91 * 8)];
    expect([...screen.shape(0x90)]).toEqual(spade);
    screen.defineGraphic(0x90, [1, 2, 3, 4, 5, 6, 7, 8]);
    screen.defineGraphic(0xa4, [8, 7, 6, 5, 4, 3, 2, 1]);
    screen.print(0, 0, [0x90, 0xa4]);
    expect([shapeAt(0, 0), shapeAt(1, 0)]).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ]);
    expect(() => screen.defineGraphic(0x8f, A)).toThrow(UserGraphicError);
    expect(() => screen.defineGraphic(0xa5, A)).toThrow(UserGraphicError);
    expect(() => screen.defineGraphic(0x91, [1, 2])).toThrow('91 with 2 lines');
  });

  it('an overlay adds its pixels to those of the cell', () => {
    const { screen, shapeAt } = cells();
    screen.print(2, 2, 'A');
    screen.overlay(2, 2, new Array(8).fill(0x80));
    screen.overlay(32, 2, new Array(8).fill(0xff));
    expect(shapeAt(2, 2)).toEqual(A.map((bits) => bits | 0x80));
    expect(shapeAt(0, 3)).toEqual(new Array(8).fill(0));
  });
});

it('cells are emptied, or get other colours and keep their shapes', () => {
  const { screen, shapeAt, attributeAt, inked } = cells();
  screen.print(0, 0, 'A'.repeat(32));
  screen.colour({ column: 30, row: 0, columns: 5, rows: 2 }, { ink: 7, paper: 1 });
  expect([attributeAt(29, 0), attributeAt(31, 0), attributeAt(31, 1), attributeAt(0, 1), shapeAt(31, 0)]).toEqual([
    0x38,
    0x0f,
    0x0f,
    0x38,
    A,
  ]);
  screen.fill({ column: -2, row: -2, columns: 4, rows: 3 }, { ink: 0, paper: 5 });
  expect([inked(), attributeAt(1, 0), attributeAt(2, 0)]).toEqual([30, 0x28, 0x38]);
  screen.clear({ ink: 6, paper: 0 });
  expect([inked(), attributeAt(0, 0), attributeAt(31, 23)]).toEqual([0, 0x06, 0x06]);
});

describe('test cards', () => {
  it('before and after the flash, in pure colours', () => {
    const { spectrum, screen, clock } = testSpectrum();
    drawSpectrumCard(spectrum, screen);
    expectGolden('spectrum-card', spectrum.ula.scanOut());
    clock.advance(16.5 * PICTURE_MS);
    expectGolden('spectrum-card-flashed', spectrum.ula.scanOut());
  });

  it('in the colours of a television', () => {
    const { spectrum, screen } = testSpectrum();
    drawSpectrumCard(spectrum, screen);
    spectrum.ula.setCalibration('television');
    expectGolden('spectrum-card-television', spectrum.ula.scanOut());
  });
});
