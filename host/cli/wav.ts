/** Sound as a WAVE file holds it: one array of samples, -1 to 1, for each channel. */
export interface WavSound {
  readonly rateHz: number;
  readonly channels: readonly Float32Array[];
}

/** Bytes that are no WAVE file with plain samples; `offset` is where that was seen. */
export class WavError extends Error {
  override readonly name = 'WavError';
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(`${reason} (offset ${offset})`);
    this.offset = offset;
  }
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const CHUNK_HEADER = 8;
const RIFF_HEADER = 12;
const PLAIN_FORMAT = 16;
/** Where an extensible format chunk keeps the real coding. */
const EXTENSIBLE_CODING = 24;

interface Format {
  readonly coding: number;
  readonly channels: number;
  readonly rateHz: number;
  readonly bits: number;
}

interface Chunk {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a RIFF WAVE file: 8, 16, 24 or 32-bit samples or 32-bit floating point, any number of channels.
 *
 * @throws WavError
 */
export function decodeWav(bytes: Uint8Array): WavSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RIFF_HEADER || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') {
    throw new WavError(0, 'not a RIFF WAVE file');
  }
  const chunks = [...readChunks(view)];
  const formatChunk = chunks.find((chunk) => chunk.id === 'fmt ');
  if (formatChunk === undefined) throw new WavError(RIFF_HEADER, 'no format chunk');
  const format = readFormat(view, formatChunk);
  const samples = chunks.find((chunk) => chunk.id === 'data');
  if (samples === undefined) throw new WavError(bytes.length, 'no sample chunk');
  const read = sampleReader(view, format, formatChunk.start);
  const step = format.bits / 8;
  const frames = Math.floor((samples.end - samples.start) / (step * format.channels));
  if (frames === 0) throw new WavError(samples.start, 'no samples');
  const channels = Array.from({ length: format.channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, frame) =>
      read(samples.start + (frame * format.channels + channel) * step),
    ),
  );
  return { rateHz: format.rateHz, channels };
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

/** The chunks in order; one that is longer than the file ends with the file. */
function* readChunks(view: DataView): Generator<Chunk> {
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= view.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER;
    yield { id: tag(view, at), start, end: Math.min(start + length, view.byteLength) };
    at = start + length + (length & 1);
  }
}

function readFormat(view: DataView, chunk: Chunk): Format {
  if (chunk.end - chunk.start < PLAIN_FORMAT) throw new WavError(chunk.start, 'the format chunk is too short');
  const stated = view.getUint16(chunk.start, true);
  const isExtensible = stated === EXTENSIBLE && chunk.end - chunk.start >= EXTENSIBLE_CODING + 2;
  const format = {
    coding: isExtensible ? view.getUint16(chunk.start + EXTENSIBLE_CODING, true) : stated,
    channels: view.getUint16(chunk.start + 2, true),
    rateHz: view.getUint32(chunk.start + 4, true),
    bits: view.getUint16(chunk.start + 14, true),
  };
  if (format.channels === 0 || format.rateHz === 0) throw new WavError(chunk.start, 'a rate or channel count of 0');
  return format;
}

/** Reads one sample at an offset as a number from -1 to 1. */
function sampleReader(view: DataView, format: Format, formatAt: number): (at: number) => number {
  const { coding, bits } = format;
  if (coding === PCM && bits === 8) return (at) => (view.getUint8(at) - 0x80) / 0x80;
  if (coding === PCM && bits === 16) return (at) => view.getInt16(at, true) / 0x8000;
  if (coding === PCM && bits === 24) {
    return (at) => (view.getInt8(at + 2) * 0x10000 + view.getUint16(at, true)) / 0x800000;
  }
  if (coding === PCM && bits === 32) return (at) => view.getInt32(at, true) / 0x80000000;
  if (coding === FLOAT && bits === 32) return (at) => Math.max(-1, Math.min(1, view.getFloat32(at, true) || 0));
  throw new WavError(formatAt, `samples of coding ${coding} with ${bits} bits cannot be read`);
}

/**
 * Writes a RIFF WAVE file without loss: 8-bit samples as unsigned bytes, 16-bit samples as they are.
 *
 * @param channelSamples one array a channel, signed 16 bits; with `bits` 8 the multiples of 256
 */
export function encodeWav(rateHz: number, bits: 8 | 16, channelSamples: readonly Int16Array[]): Uint8Array {
  const channels = channelSamples.length;
  const frames = channelSamples[0].length;
  const frameBytes = (channels * bits) / 8;
  const length = frames * frameBytes;
  const header = RIFF_HEADER + CHUNK_HEADER + PLAIN_FORMAT + CHUNK_HEADER;
  const bytes = new Uint8Array(header + length + (length & 1));
  const view = new DataView(bytes.buffer);
  const put = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  put(0, 'RIFF');
  view.setUint32(4, bytes.length - CHUNK_HEADER, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, PLAIN_FORMAT, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rateHz, true);
  view.setUint32(28, rateHz * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, bits, true);
  put(36, 'data');
  view.setUint32(40, length, true);
  for (const [channel, samples] of channelSamples.entries()) {
    for (let frame = 0; frame < frames; frame++) {
      const at = header + frame * frameBytes + (channel * bits) / 8;
      if (bits === 8) view.setUint8(at, (samples[frame] >> 8) + 0x80);
      else view.setInt16(at, samples[frame], true);
    }
  }
  return bytes;
}
