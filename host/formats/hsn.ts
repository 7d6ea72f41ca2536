import {
  type HsnHeader,
  type HsnWarning,
  type HsnWarningCode,
  hsnError,
  MAX_SAMPLE_BYTES,
  readHsnHeader,
  type WarnHsn,
} from './hsn-header.ts';

export { encodeHsn, type HsnSource } from './hsn-encode.ts';
export { type HsnWarning, type HsnWarningCode, looksLikeHsn, MAX_SAMPLE_BYTES } from './hsn-header.ts';

/** A sound of "Crazy Sounds". */
export interface DecodedSound {
  /** `1.0`, `1.1`, or what else stands in the file. */
  readonly version: string;
  readonly rateHz: number;
  readonly channels: 1 | 2;
  /** Bits of a sample in the file. */
  readonly bits: 8 | 16;
  /** Samples per channel. */
  readonly frames: number;
  /** One array of `frames` signed 16-bit samples per channel, left first; 8-bit samples times 256. */
  readonly channelSamples: readonly Int16Array[];
  /** Gain in dB per channel that the file asks of the sound chip; 0 or less. The samples do not contain it. */
  readonly gainDb: readonly number[];
  /** Text about the sound, or an empty one. */
  readonly info: string;
  readonly warnings: readonly HsnWarning[];
}

/**
 * Decodes a sound (FORMATS §2). At most {@link MAX_SAMPLE_BYTES} bytes of samples are decoded, into twice the memory.
 *
 * @throws FormatError `hsn` when there is no such sound in the bytes; no other exception, whatever they are.
 */
export function decodeHsn(bytes: Uint8Array): DecodedSound {
  const warnings: HsnWarning[] = [];
  const warn = (code: HsnWarningCode, offset: number): void => {
    warnings.push({ code, offset });
  };
  const header = readHsnHeader(bytes, warn);
  const frameBytes = (header.bits / 8) * header.channels;
  const length = sampleBytes(bytes, header, frameBytes, warn);
  const frames = length / frameBytes;
  if (frames === 0) {
    throw hsnError('no-samples', header.headerBytes, 'the file has a header, but no samples');
  }
  const samples = bytes.subarray(header.headerBytes, header.headerBytes + length);
  const channelSamples = Array.from({ length: header.channels }, (_, channel) =>
    readChannel(samples, header.bits, header.channels, channel, frames),
  );
  const { version, rateHz, channels, bits, gainDb, info } = header;
  return { version, rateHz, channels, bits, frames, channelSamples, gainDb, info, warnings };
}

/** How many bytes of samples there are: whole frames within the file, the stated length and the cap. */
function sampleBytes(bytes: Uint8Array, header: HsnHeader, frameBytes: number, warn: WarnHsn): number {
  const present = bytes.length - header.headerBytes;
  let length = header.statedLength;
  if (length <= 0) {
    warn('length-missing', 20);
    length = present;
  } else if (length > present) {
    warn('truncated', bytes.length);
    length = present;
  } else if (length < present) {
    warn('trailing-bytes', header.headerBytes + length);
  }
  if (length > MAX_SAMPLE_BYTES) {
    warn('capped', header.headerBytes + MAX_SAMPLE_BYTES);
    length = MAX_SAMPLE_BYTES;
  }
  const rest = length % frameBytes;
  if (rest !== 0) {
    warn('odd-length', header.headerBytes + length - rest);
  }
  return length - rest;
}

function readChannel(samples: Uint8Array, bits: 8 | 16, channels: 1 | 2, channel: number, frames: number): Int16Array {
  const values = new Int16Array(frames);
  const step = (bits / 8) * channels;
  for (let frame = 0, at = channel * (bits / 8); frame < frames; frame++, at += step) {
    values[frame] = bits === 16 ? (samples[at] << 8) | samples[at + 1] : samples[at] << 8;
  }
  return values;
}
