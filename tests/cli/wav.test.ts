import { describe, expect, it } from 'vitest';
import { resample } from '../../host/cli/resample.ts';
import { decodeWav, encodeWav, WavError } from '../../host/cli/wav.ts';

const samples = Int16Array.of(0, 256, -256, 32512, -32768, 1024);

/** A WAVE file of one chunk each, with a format chunk of the given words. */
function wavOf(coding: number, channels: number, rate: number, bits: number, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(44 + body.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF....WAVEfmt '));
  view.setUint32(16, 16, true);
  view.setUint16(20, coding, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(34, bits, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, body.length, true);
  bytes.set(body, 44);
  return bytes;
}

describe('WAVE files', () => {
  it.each([8, 16] as const)('come back as they were written, %i bits', (bits) => {
    const sound = decodeWav(encodeWav(12500, bits, [samples, samples.map((value) => -value - 1)]));
    expect(sound.rateHz).toBe(12500);
    expect(sound.channels).toHaveLength(2);
    expect(Array.from(sound.channels[0], (value) => value * 32768)).toEqual(Array.from(samples));
  });

  it('have an even length, as RIFF asks', () => {
    expect(encodeWav(6250, 8, [Int16Array.of(0, 0, 0)])).toHaveLength(44 + 3 + 1);
  });

  it('may have 24 bits', () => {
    const sound = decodeWav(wavOf(1, 1, 8000, 24, Uint8Array.of(0, 0, 0x40, 0, 0, 0x80)));
    expect(Array.from(sound.channels[0])).toEqual([0.5, -1]);
  });

  it('may have floating point samples, which are clamped', () => {
    const body = new Uint8Array(Float32Array.of(0.25, 3, Number.NaN).buffer);
    expect(Array.from(decodeWav(wavOf(3, 1, 8000, 32, body)).channels[0])).toEqual([0.25, 1, 0]);
  });

  it('may end early: whole frames are kept', () => {
    const whole = encodeWav(8000, 16, [samples]);
    expect(decodeWav(whole.subarray(0, whole.length - 3)).channels[0]).toHaveLength(samples.length - 2);
  });

  it.each([
    ['nothing', new Uint8Array(0), 0, 'not a RIFF WAVE file'],
    ['another file', new TextEncoder().encode('HSND1.0 and more'), 0, 'not a RIFF WAVE file'],
    ['no chunks', new TextEncoder().encode('RIFF....WAVE'), 12, 'no format chunk'],
    ['compressed samples', wavOf(2, 1, 8000, 4, new Uint8Array(8)), 20, 'coding 2 with 4 bits'],
    ['no channel', wavOf(1, 0, 8000, 16, new Uint8Array(8)), 20, 'channel count of 0'],
    ['no samples', wavOf(1, 1, 8000, 16, new Uint8Array(1)), 44, 'no samples'],
  ])('%s: error with offset', (_name, bytes, offset, reason) => {
    expect(() => decodeWav(bytes)).toThrow(WavError);
    expect(() => decodeWav(bytes)).toThrow(reason);
    expect(() => decodeWav(bytes)).toThrow(expect.objectContaining({ offset }));
  });
});

/** A sine of `hz`. */
function tone(hz: number, rate: number, frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, k) => Math.sin((2 * Math.PI * hz * k) / rate));
}

/** Strongest deviation from a signal, away from the ends. */
function deviation(a: Float32Array, b: Float32Array): number {
  let most = 0;
  for (let k = 100; k < Math.min(a.length, b.length) - 100; k++) most = Math.max(most, Math.abs(a[k] - b[k]));
  return most;
}

describe('resample', () => {
  it('keeps a tone that the new rate can hold', () => {
    const slower = resample(tone(440, 44100, 44100), 44100, 12500);
    expect(slower).toHaveLength(12500);
    expect(deviation(slower, tone(440, 12500, 12500))).toBeLessThan(0.002);
    expect(deviation(resample(tone(440, 12500, 12500), 12500, 44100), tone(440, 44100, 44100))).toBeLessThan(0.002);
  });

  it('removes a tone that the new rate cannot hold', () => {
    const slower = resample(tone(9000, 44100, 44100), 44100, 12500);
    expect(deviation(slower, new Float32Array(12500))).toBeLessThan(0.01);
  });

  it('keeps silence and constant levels up to the ends', () => {
    const level = resample(new Float32Array(1000).fill(0.5), 44100, 12500);
    for (const value of level) expect(value).toBeCloseTo(0.5, 5);
  });
});
