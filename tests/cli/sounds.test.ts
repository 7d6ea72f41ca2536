import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../host/cli/files.ts';
import { decodeWav, encodeWav } from '../../host/cli/wav.ts';
import { decodeHsn } from '../../host/formats/hsn.ts';
import { encodeHsn } from '../../host/formats/hsn-encode.ts';
import { describeWithShared } from '../shared-files.ts';
import { inFolder, jsonLines, run } from './capture.ts';

const HSN_KEYS = [
  'file',
  'sha256',
  'version',
  'rate',
  'channels',
  'bits',
  'frames',
  'seconds',
  'gain',
  'info',
  'warnings',
];

const left = Int16Array.of(256, -512, 0x7f00, -0x8000);
const right = Int16Array.of(0, 1024, -256, 2048);

/** A stereo sound of 8 bits with an info text, in a file. */
function stereoFile(folder: string): string {
  const file = join(folder, 'stereo.hsn');
  writeFileSync(file, encodeHsn({ rateHz: 12500, bits: 8, channelSamples: [left, right], info: 'Für Elise' }));
  return file;
}

describe('hsn', () => {
  it('prints one object with stable keys', () =>
    inFolder(async (folder) => {
      const file = stereoFile(folder);
      const outcome = await run(['hsn', file, '--json']);
      const [object, ...others] = jsonLines(outcome);
      expect(outcome.code).toBe(0);
      expect(others).toEqual([]);
      expect(Object.keys(object)).toEqual(HSN_KEYS);
      expect(object).toEqual({
        file,
        sha256: sha256(Uint8Array.of(0, 1, 0, 0, 0, 0xfe, 0, 4, 0, 0x7f, 0, 0xff, 0, 0x80, 0, 8)),
        version: '1.1',
        rate: 12500,
        channels: 2,
        bits: 8,
        frames: 4,
        seconds: 0,
        gain: [0, 0],
        info: 'Für Elise',
        warnings: [],
      });
    }));

  it('prints readable text', () =>
    inFolder(async (folder) => {
      const { out } = await run(['hsn', stereoFile(folder)]);
      expect(out).toContain('stereo.hsn: HSND 1.1, stereo, 8 bits, 12500 Hz, 4 frames');
      expect(out).toContain('  info "Für Elise"\n');
    }));

  it('writes the samples as a WAVE file without loss', () =>
    inFolder(async (folder) => {
      const wav = join(folder, 'stereo.wav');
      expect((await run(['hsn', stereoFile(folder), '--wav', wav])).code).toBe(0);
      const sound = decodeWav(new Uint8Array(readFileSync(wav)));
      expect(sound.rateHz).toBe(12500);
      expect(sound.channels.map((samples) => Array.from(samples, (value) => value * 32768))).toEqual([
        Array.from(left),
        Array.from(right),
      ]);
    }));

  it('reports a file that is no sound and goes on', () =>
    inFolder(async (folder) => {
      const bad = join(folder, 'bad.hsn');
      writeFileSync(bad, 'RIFF and more');
      const outcome = await run(['hsn', bad, stereoFile(folder), '--json']);
      const [refused, good] = jsonLines(outcome);
      expect(outcome).toMatchObject({ code: 1, err: '' });
      expect(refused).toMatchObject({ file: bad, reason: 'is-riff', offset: 0 });
      expect(good).toMatchObject({ frames: 4 });
    }));
});

describeWithShared('hsn on the made sounds', 'files/snd', (folder) => {
  it.each([
    ['v10_mono_625.hsn', { rate: 6250, channels: 1, bits: 8, frames: 625 }],
    ['v10_mono_1250.hsn', { rate: 12500, channels: 1, bits: 8, frames: 1250 }],
    ['v10_mono_2500.hsn', { rate: 25000, channels: 1, bits: 8, frames: 2500 }],
    ['v10_mono_5000.hsn', { rate: 50000, channels: 1, bits: 8, frames: 5000 }],
    ['v11_mono_info.hsn', { version: '1.1', rate: 12500, frames: 2500, info: 'Was läuft denn da?' }],
    ['v10_bits1.hsn', { bits: 8, rate: 12500, frames: 2500 }],
    ['v10_len_too_big.hsn', { frames: 2500, warnings: [{ code: 'truncated', offset: 2548 }] }],
    ['v10_trailing.hsn', { frames: 2500, warnings: [{ code: 'trailing-bytes', offset: 2548 }] }],
    ['v10_freq0.hsn', { rate: 12500 }],
    ['v10_quiet.hsn', { frames: 2500, gain: [-14] }],
    ['bad_short.hsn', { reason: 'too-short', offset: 60 }],
    ['bad_raw.hsn', { reason: 'not-a-sound', offset: 0 }],
  ])('%s', async (name, expected) => {
    const outcome = await run(['hsn', join(folder, name), '--json']);
    expect(jsonLines(outcome)[0]).toMatchObject(expected);
    expect(outcome.code).toBe('reason' in expected ? 1 : 0);
  });
});

describe('make-hsn', () => {
  it('keeps samples whose rate and bits stay', () =>
    inFolder(async (folder) => {
      const wav = join(folder, 'in.wav');
      const hsn = join(folder, 'out.hsn');
      writeFileSync(wav, encodeWav(12500, 8, [left, right]));
      const outcome = await run(['make-hsn', wav, '--rate', '12500', '--channels', '2', '--out', hsn, '--json']);
      const bytes = new Uint8Array(readFileSync(hsn));
      expect(jsonLines(outcome)).toEqual([
        { file: hsn, bytes: 56, sha256: sha256(bytes), rate: 12500, channels: 2, bits: 8, frames: 4 },
      ]);
      expect(decodeHsn(bytes).channelSamples).toEqual([left, right]);
    }));

  it('mixes to mono, resamples and keeps an info text, by default beside the WAVE file', () =>
    inFolder(async (folder) => {
      const wav = join(folder, 'in.wav');
      const level = new Int16Array(44100).fill(0x4000);
      writeFileSync(wav, encodeWav(44100, 16, [level, level.map(() => 0)]));
      const outcome = await run(['make-hsn', wav, '--rate', '6250', '--bits', '16', '--info', 'Schüsse']);
      expect(outcome).toMatchObject({ code: 0, err: '' });
      const sound = decodeHsn(new Uint8Array(readFileSync(join(folder, 'in.hsn'))));
      expect(sound).toMatchObject({
        version: '1.1',
        rateHz: 6250,
        channels: 1,
        bits: 16,
        frames: 6250,
        info: 'Schüsse',
      });
      for (const value of sound.channelSamples[0]) expect(value).toBe(0x2000);
    }));

  it.each([
    ['6258', 6250],
    ['12517', 12500],
    ['25033', 25000],
    ['50066', 50000],
    ['8004', 8000],
    ['22050', 22050],
  ])('states the rate %s as the file can: %i', (rate, stored) =>
    inFolder(async (folder) => {
      const wav = join(folder, 'in.wav');
      writeFileSync(wav, encodeWav(8000, 8, [left]));
      await run(['make-hsn', wav, '--rate', rate]);
      expect(decodeHsn(new Uint8Array(readFileSync(join(folder, 'in.hsn')))).rateHz).toBe(stored);
    }),
  );

  it('names a file that is no WAVE file, and the offset', () =>
    inFolder(async (folder) => {
      const file = stereoFile(folder);
      expect(await run(['make-hsn', file, '--rate', '12500'])).toEqual({
        code: 2,
        out: '',
        err: `talon: ${file}: not a RIFF WAVE file (offset 0)\n`,
      });
    }));
});
