import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../host/formats/format-error.ts';
import { decodeHsn, encodeHsn, type HsnWarningCode, looksLikeHsn, MAX_SAMPLE_BYTES } from '../../host/formats/hsn.ts';
import { describeWithShared } from '../shared-files.ts';
import { readBytes, readManifest } from './manifest.ts';

const MONO_8 = { rateHz: 12500, bits: 8, channelSamples: [Int16Array.of(0, 256, -256, 0x7f00, -0x8000)] } as const;

/** A small 8-bit sound of version 1.0 with some bytes of its header replaced. */
function soundBytes(changes: Readonly<Record<number, number>> = {}): Uint8Array {
  const bytes = encodeHsn(MONO_8);
  for (const [offset, byte] of Object.entries(changes)) {
    bytes[Number(offset)] = byte;
  }
  return bytes;
}

function warningCodes(bytes: Uint8Array): HsnWarningCode[] {
  return decodeHsn(bytes).warnings.map(({ code }) => code);
}

function refusal(bytes: Uint8Array): { reason: string; offset: number } {
  try {
    decodeHsn(bytes);
  } catch (error) {
    if (error instanceof FormatError && error.format === 'hsn') {
      return { reason: error.reason, offset: error.offset };
    }
    throw error;
  }
  return { reason: 'decoded', offset: -1 };
}

describe('sounds', () => {
  it('8 bits, mono: signed bytes times 256', () => {
    const { warnings, ...sound } = decodeHsn(soundBytes());
    expect(warnings).toEqual([]);
    expect(sound).toEqual({ ...MONO_8, version: '1.0', channels: 1, frames: 5, gainDb: [0], info: '' });
  });

  it('16 bits, stereo: big-endian, left and right in turn', () => {
    const bytes = encodeHsn({
      rateHz: 25000,
      bits: 16,
      channelSamples: [Int16Array.of(1, -2), Int16Array.of(0x1234, -0x8000)],
    });
    expect(Array.from(bytes.subarray(48))).toEqual([0, 1, 0x12, 0x34, 0xff, 0xfe, 0x80, 0]);
    expect(decodeHsn(bytes)).toMatchObject({
      rateHz: 25000,
      channels: 2,
      bits: 16,
      frames: 2,
      channelSamples: [Int16Array.of(1, -2), Int16Array.of(0x1234, -0x8000)],
      gainDb: [0, 0],
    });
  });

  it('gives back what the encoder stored', () => {
    const samples = fc.integer({ min: 1, max: 60 }).chain((length) =>
      fc.array(fc.array(fc.integer({ min: -0x8000, max: 0x7fff }), { minLength: length, maxLength: length }), {
        minLength: 1,
        maxLength: 2,
      }),
    );
    const rates = fc.integer({ min: 100, max: 6000 });
    const infos = fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined });
    fc.assert(
      fc.property(samples, rates, fc.constantFrom(8 as const, 16 as const), infos, (channels, rate, bits, info) => {
        const kept = channels.map((channel) => Int16Array.from(channel, (s) => (bits === 16 ? s : s & ~0xff)));
        const sound = decodeHsn(encodeHsn({ rateHz: rate * 10, bits, channelSamples: kept, info }));
        expect(sound).toMatchObject({ rateHz: rate * 10, bits, channels: kept.length, frames: kept[0].length });
        expect(sound.channelSamples).toEqual(kept);
        expect([sound.version, sound.info]).toEqual(info === undefined ? ['1.0', ''] : ['1.1', info]);
        expect(sound.warnings).toEqual([]);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('has the volumes as decibels per channel', () => {
    const stereo = encodeHsn({ ...MONO_8, channelSamples: [Int16Array.of(1), Int16Array.of(1)] });
    stereo.set([0, 33, 0, 20, 0, 15], 34);
    expect(decodeHsn(stereo).gainDb).toEqual([-14, -24]);
    expect(decodeHsn(soundBytes({ 35: 33, 37: 5, 39: 19 })).gainDb).toEqual([-16]);
    const unusual = decodeHsn(soundBytes({ 35: 41, 36: 0xff }));
    expect(unusual.gainDb).toEqual([0]);
    expect(unusual.warnings).toEqual([
      { code: 'volume-unusual', offset: 34 },
      { code: 'volume-unusual', offset: 36 },
    ]);
  });

  it('reads the info text in the Atari character set up to its NUL, or the whole field', () => {
    const bytes = encodeHsn({ ...MONO_8, info: 'Grüße für Österreich' });
    expect(bytes[50]).toBe(0x81);
    expect(decodeHsn(bytes).info).toBe('Grüße für Österreich');
    const full = encodeHsn({ ...MONO_8, info: '' });
    full.fill(0x41, 48, 89);
    expect(decodeHsn(full).info).toBe('A'.repeat(41));
  });
});

describe('odd sounds', () => {
  it.each([
    ['rate 0', { 24: 0, 25: 0 }, 'rate-unusual', { rateHz: 12500 }],
    ['rate 65535', { 24: 0xff, 25: 0xff }, 'rate-unusual', { rateHz: 12500 }],
    ['1 bit', { 31: 1 }, 'bits-unusual', { bits: 8, frames: 5 }],
    ['length 0', { 23: 0 }, 'length-missing', { frames: 5 }],
    ['negative length', { 20: 0xff }, 'length-missing', { frames: 5 }],
    ['length beyond the file', { 22: 1 }, 'truncated', { frames: 5 }],
    ['length below the file', { 23: 3 }, 'trailing-bytes', { frames: 3 }],
    ['a frame cut off', { 27: 1 }, 'odd-length', { channels: 2, frames: 2 }],
  ] as const)('%s', (_, changes, code, expected) => {
    const bytes = soundBytes(changes);
    expect(warningCodes(bytes)).toEqual([code]);
    expect(decodeHsn(bytes)).toMatchObject(expected);
  });

  it('version 1.2 is read as 1.1', () => {
    const bytes = encodeHsn({ ...MONO_8, info: 'x' });
    bytes[6] = 0x32;
    expect(decodeHsn(bytes)).toMatchObject({ version: '1.2', info: 'x', frames: 5 });
    expect(warningCodes(bytes)).toEqual(['version-unusual']);
  });

  it('no more than the cap is decoded', () => {
    const bytes = new Uint8Array(48 + MAX_SAMPLE_BYTES + 1000);
    bytes.set(soundBytes({ 23: 0 }));
    const sound = decodeHsn(bytes);
    expect(sound.frames).toBe(MAX_SAMPLE_BYTES);
    expect(sound.warnings.map(({ code }) => code)).toEqual(['length-missing', 'capped']);
  });
});

describe('what is no HSN sound', () => {
  const text = (content: string, length = 64): Uint8Array => {
    const bytes = new Uint8Array(length);
    bytes.set(Uint8Array.from(content, (character) => character.charCodeAt(0)));
    return bytes;
  };

  it.each([
    ['an empty file', new Uint8Array(0), 'too-short', 0],
    ['a magic alone', text('HSND', 4), 'too-short', 4],
    ['a cut header of 1.0', soundBytes().subarray(0, 47), 'too-short', 47],
    ['a cut header of 1.1', text('HSND1.1', 89), 'too-short', 89],
    ['a header without samples', soundBytes().subarray(0, 48), 'no-samples', 48],
    ['version 2', text('HSND2.0'), 'unknown-version', 4],
    ['raw samples', new Uint8Array(2500).fill(0x80), 'not-a-sound', 0],
    ['AVR', text('2BIT'), 'is-avr', 0],
    ['SMP', text('\x7e\x81\x7e\x81'), 'is-smp', 0],
    ['WAV', text('RIFF....WAVE'), 'is-riff', 0],
    ['8SVX', text('FORM....8SVX'), 'is-8svx', 0],
    ['AIFF', text('FORM....AIFF'), 'is-aiff', 0],
    ['DVSM', text('DVSM'), 'is-dvsm', 0],
    ['STE SND', text('STE.'), 'is-ste-snd', 0],
  ])('%s', (_, bytes, reason, offset) => {
    expect(refusal(bytes)).toEqual({ reason, offset });
    expect(looksLikeHsn(bytes)).toBe(String.fromCharCode(...bytes.subarray(0, 4)) === 'HSND');
  });
});

describe('the encoder', () => {
  it.each([
    ['no channel', { ...MONO_8, channelSamples: [] }],
    ['three channels', { ...MONO_8, channelSamples: [Int16Array.of(1), Int16Array.of(1), Int16Array.of(1)] }],
    ['channels of unequal length', { ...MONO_8, channelSamples: [Int16Array.of(1), Int16Array.of(1, 2)] }],
    ['no samples', { ...MONO_8, channelSamples: [new Int16Array(0)] }],
    ['a rate of 0', { ...MONO_8, rateHz: 0 }],
  ])('refuses %s', (_, sound) => {
    expect(() => encodeHsn(sound)).toThrow(RangeError);
  });
});

describeWithShared('the sounds made for the project', 'files/snd', (dir) => {
  const rows = readManifest(dir);

  it.each(rows.filter((row) => !row.expect.startsWith('error')))('$file: $expect', (row) => {
    const sound = decodeHsn(readBytes(dir, row.file));
    expect([sound.channels, sound.bits]).toEqual([1, 8]);
    expect(sound.frames).toBe(Number(/(\d+) frames/.exec(row.expect)?.[1] ?? 2500));
    expect(sound.rateHz).toBe(Number(/(\d+) Hz/.exec(row.expect)?.[1] ?? 12500));
    expect(sound.gainDb).toEqual([Number(/gain (-\d+) dB/.exec(row.expect)?.[1] ?? 0)]);
    expect(sound.info).toBe(/info "(.*)"/.exec(row.expect)?.[1] ?? '');
  });

  it.each(rows.filter((row) => row.expect.startsWith('error')))('$file: $expect', (row) => {
    const bytes = readBytes(dir, row.file);
    const { reason, offset } = refusal(bytes);
    expect(['too-short', 'not-a-sound']).toContain(reason);
    expect(offset).toBeLessThanOrEqual(bytes.length);
  });
});
