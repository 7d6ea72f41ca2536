import { describe, expect, it } from 'vitest';
import { SignalWriter, type UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';
import { beep, frequencyOf } from '../../host/speccy/beep.ts';
import { FILE_TYPE, headerBytes, playBytes, playHeader } from '../../host/speccy/tape.ts';
import { expectGolden } from '../golden-frame.ts';
import { PICTURE_MS, testSpectrum } from '../hardware/spectrum-machine.ts';
import { playTape } from './test-cards.ts';

/** Lengths between the edges of the beeper, in T-states. */
function pulses({ times, values, end }: UlaSignal): number[] {
  const edges = [...times].filter((_, i) => (values[i] & 0x10) !== (i === 0 ? 0 : values[i - 1] & 0x10));
  return edges.map((time, i) => (i + 1 < edges.length ? edges[i + 1] : end) - time);
}

describe('BEEP', () => {
  it('counts semitones from middle C', () => {
    expect([0, 12, -12, 9, 0.5].map((semitones) => Math.round(frequencyOf(semitones) * 10))).toEqual([
      2616, 5233, 1308, 4400, 2693,
    ]);
  });

  it('plays whole periods of a square wave with the border in its colour', () => {
    const signal = beep([{ seconds: 0.02, semitones: 12 }], 4);
    expect(new Set(signal.values)).toEqual(new Set([0x04, 0x14]));
    const lengths = pulses(signal);
    expect(lengths).toHaveLength(20);
    for (const length of lengths) expect(Math.abs(length - 3_500_000 / (2 * 523.26))).toBeLessThan(1);
    expect(signal.seconds).toBeCloseTo(0.0191, 3);
  });

  it('plays one note after the other, with rests, and each at least once', () => {
    const signal = beep([{ seconds: 0.001, semitones: -24 }, { seconds: 0.1 }, { seconds: 0.01, semitones: 24 }], 7);
    const lengths = pulses(signal).map((length) => Math.round(length));
    expect(lengths[0]).toBe(Math.round(3_500_000 / (2 * (261.63 / 4))));
    expect(lengths[1]).toBeCloseTo(350_000 + lengths[0], -1);
    expect(lengths).toHaveLength(2 + 2 * Math.round(0.01 * 261.63 * 4));
    expect(beep([], 3).values).toEqual(Uint8Array.of(3));
  });
});

describe('the tape', () => {
  it('has a header of seventeen bytes', () => {
    const bytes = headerBytes({ type: FILE_TYPE.program, name: 'CHINESE', length: 0x1234, start: 10 });
    expect([...bytes]).toEqual([0, ...Buffer.from('CHINESE   '), 0x34, 0x12, 10, 0, 0x34, 0x12]);
    const screen = headerBytes({ type: FILE_TYPE.bytes, name: 'A NAME TOO LONG', length: 6912, start: 0x4000 });
    expect([...screen]).toEqual([3, ...Buffer.from('A NAME TOO'), 0x00, 0x1b, 0x00, 0x40, 0x00, 0x80]);
  });

  it('plays pilot, sync and bits by the ROM scheme', () => {
    const writer = new SignalWriter();
    const readAt = playBytes(writer, Uint8Array.of(0xa0));
    const lengths = pulses(writer.finish());
    expect(lengths.slice(0, 3223)).toEqual(new Array(3223).fill(2168));
    expect(lengths.slice(3223, 3225)).toEqual([667, 735]);
    const bits = lengths.slice(3225).map((length) => ({ 855: 0, 1710: 1 })[length] ?? -1);
    const bytes = [0, 1, 2].map((n) =>
      bits
        .slice(n * 16, n * 16 + 16)
        .filter((_, i) => i % 2 === 0)
        .join(''),
    );
    expect(bytes).toEqual(['11111111', '10100000', '01011111']);
    expect(bits).toHaveLength(48);
    expect([...readAt]).toEqual([3223 * 2168 + 667 + 735 + 16 * 1710 + 4 * 1710 + 12 * 855]);
  });

  it('a header has the longer pilot, and flag 0', () => {
    const writer = new SignalWriter();
    playHeader(writer, { type: FILE_TYPE.program, name: 'A', length: 1, start: 0 });
    const lengths = pulses(writer.finish());
    expect(lengths.findIndex((length) => length !== 2168)).toBe(8063);
    expect(lengths.slice(8065, 8081)).toEqual(new Array(16).fill(855));
    expect(lengths).toHaveLength(8063 + 2 + 19 * 16);
  });

  it('red and cyan while the pilot sounds, blue and yellow while bytes are read', () => {
    const writer = new SignalWriter();
    playBytes(writer, Uint8Array.of(1), { pilot: 0.01 });
    const { values } = writer.finish();
    expect([...new Set(values.subarray(0, 32))]).toEqual([0x12, 0x05]);
    expect([...new Set(values.subarray(32))].sort((a, b) => a - b)).toEqual([0x06, 0x11]);
  });

  it('stripes of the pilot and of bytes in the border', () => {
    const { spectrum, screen, clock } = testSpectrum();
    playTape(spectrum, screen);
    clock.advance(5.5 * PICTURE_MS);
    expectGolden('spectrum-pilot', spectrum.ula.scanOut());
    clock.advance(29 * PICTURE_MS);
    expectGolden('spectrum-bytes', spectrum.ula.scanOut());
  });
});
