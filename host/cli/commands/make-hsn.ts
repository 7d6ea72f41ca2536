import { encodeAtariText } from '../../formats/atari-text.ts';
import { encodeHsn } from '../../formats/hsn-encode.ts';
import { INFO_BYTES } from '../../formats/hsn-header.ts';
import type { Command } from '../command.ts';
import type { CommandLine } from '../command-line.ts';
import { readBytes, sha256, writeBytes } from '../files.ts';
import { EXIT } from '../io.ts';
import { withEnding } from '../outputs.ts';
import { resample } from '../resample.ts';
import { UsageError } from '../usage-error.ts';
import { decodeWav, WavError, type WavSound } from '../wav.ts';

/** What decoders take for a rate; the file keeps tens of Hz (FORMATS §2.2, §2.4). */
const LOWEST_RATE = 1000;
const HIGHEST_RATE = 60000;
const RATE_UNIT = 10;
/** The info text ends with a zero byte (FORMATS §2.2). */
const LONGEST_INFO = INFO_BYTES - 1;

/** What the DMA hardware really plays, and the nominal rates that files state for it (FORMATS §2.3). */
const NOMINAL_RATES: ReadonlyMap<number, number> = new Map([
  [6258, 6250],
  [12517, 12500],
  [25033, 25000],
  [50066, 50000],
]);

/** The rate that the file can state: a nominal one for those of the hardware, else the nearest ten. */
function storedRate(hz: number): number {
  return NOMINAL_RATES.get(hz) ?? Math.round(hz / RATE_UNIT) * RATE_UNIT;
}

function readWav(file: string): WavSound {
  try {
    return decodeWav(readBytes(file));
  } catch (error) {
    if (error instanceof WavError) throw new UsageError(file, error.message);
    throw error;
  }
}

/** The channels a HSN sound can have: as they are, or their mean. */
function mixDown(channels: readonly Float32Array[], count: number): readonly Float32Array[] {
  if (channels.length === count) return channels;
  if (count === 2) return [channels[0], channels[channels.length > 1 ? 1 : 0]];
  return [channels[0].map((_, k) => channels.reduce((sum, samples) => sum + samples[k], 0) / channels.length)];
}

/** @throws UsageError when the text does not fit */
function infoOf(line: CommandLine): string | undefined {
  const info = line.text('info');
  if (info === null) return undefined;
  const stored = encodeAtariText(info);
  if (stored.length > LONGEST_INFO) {
    throw new UsageError('--info', `has ${stored.length} characters, at most ${LONGEST_INFO} can be stored`);
  }
  return info;
}

/** Samples from -1 to 1 as 16-bit numbers whose upper `bits` are rounded. */
function quantise(samples: Float32Array, bits: 8 | 16): Int16Array {
  const most = 2 ** (bits - 1) - 1;
  const unit = 2 ** (16 - bits);
  return Int16Array.from(
    samples,
    (value) => Math.max(-most - 1, Math.min(most, Math.round(value * (most + 1)))) * unit,
  );
}

/** `make-hsn`: a WAVE file as a sound for the Atari's DMA hardware. */
export const makeHsn: Command = {
  name: 'make-hsn',
  synopsis: ['make-hsn WAV --rate HZ [--out FILE] [--bits 8|16] [--channels 1|2] [--info TEXT]'],
  summary: 'makes an HSN sound of a WAVE file, resampled to a rate in Hz',
  notes: [
    'The rates of the Atari STE are 6258, 12517, 25033 and 50066 Hz; files call them 6250, 12500, 25000 and 50000. The file keeps tens of Hz. An info text makes a file of version 1.1.',
  ],
  options: {
    rate: { value: 'HZ', summary: `rate of the sound, ${LOWEST_RATE} to ${HIGHEST_RATE}` },
    out: { value: 'FILE', summary: 'where to write; NAME.hsn beside the WAVE file when not given' },
    bits: { value: 'N', summary: '8 (what nearly all HSN sounds have) or 16' },
    channels: { value: 'N', summary: '1 (default) or 2' },
    info: { value: 'TEXT', summary: `text kept in the file, at most ${LONGEST_INFO} characters` },
  },
  async run(line, io) {
    const [file] = line.arguments('WAV', 1, 1);
    if (!line.has('rate')) throw new UsageError('--rate HZ', 'is missing; see --help');
    const rate = storedRate(line.whole('rate', LOWEST_RATE, LOWEST_RATE, HIGHEST_RATE));
    const bits = line.choice('bits', '8', ['8', '16']) === '16' ? 16 : 8;
    const channels = Number(line.choice('channels', '1', ['1', '2']));
    const out = line.text('out') ?? withEnding(file, 'hsn');
    const info = infoOf(line);
    const wav = readWav(file);
    const channelSamples = mixDown(wav.channels, channels).map((samples) =>
      quantise(resample(samples, wav.rateHz, rate), bits),
    );
    const bytes = encodeHsn({ rateHz: rate, bits, channelSamples, info });
    writeBytes(out, bytes);
    const frames = channelSamples[0].length;
    const json = { file: out, bytes: bytes.length, sha256: sha256(bytes), rate, channels, bits, frames };
    const text = `${out}: ${bytes.length} bytes, ${channels === 1 ? 'mono' : 'stereo'}, ${bits} bits, ${rate} Hz, ${frames} frames\n`;
    io.out(line.has('json') ? `${JSON.stringify(json)}\n` : text);
    return EXIT.done;
  },
};
