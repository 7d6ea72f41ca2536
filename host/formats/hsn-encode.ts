import { encodeAtariText } from './atari-text.ts';
import { HEADER_BYTES_1_0, HEADER_BYTES_1_1, INFO_BYTES } from './hsn-header.ts';

/** A sound to be stored; the fields are those of a decoded one. */
export interface HsnSource {
  /** Rate in Hz, 10 to 655350; the file keeps tens. */
  readonly rateHz: number;
  readonly bits: 8 | 16;
  /** One or two arrays of equal length; of 16 bits the upper 8 are kept when `bits` is 8. */
  readonly channelSamples: readonly Int16Array[];
  /** Stored in at most 40 characters of the Atari ST; without it the file is of version 1.0. */
  readonly info?: string;
}

const FLAT_TONE = 6;
const LOUDEST_MASTER = 40;
const LOUDEST_SIDE = 20;

/**
 * Stores a sound as HSN 1.0, or 1.1 when there is an info text (FORMATS §2.2), at full volume.
 *
 * @throws RangeError when there are not one or two channels of equal length with samples in them, or when the rate
 * does not fit.
 */
export function encodeHsn(sound: HsnSource): Uint8Array {
  const [left, right = left] = sound.channelSamples;
  const channels = sound.channelSamples.length;
  if (channels < 1 || channels > 2 || left.length === 0 || left.length !== right.length) {
    throw new RangeError('a HSN sound has one or two channels of equal length');
  }
  const rateField = Math.round(sound.rateHz / 10);
  if (!(rateField >= 1 && rateField <= 0xffff)) {
    throw new RangeError(`rate ${sound.rateHz} Hz`);
  }
  const headerBytes = sound.info === undefined ? HEADER_BYTES_1_0 : HEADER_BYTES_1_1;
  const sampleBytes = sound.bits / 8;
  const length = left.length * channels * sampleBytes;
  const out = new Uint8Array(headerBytes + length);
  const view = new DataView(out.buffer);
  out.set(encodeAtariText(sound.info === undefined ? 'HSND1.0' : 'HSND1.1'));
  view.setUint32(20, length);
  const words = [rateField, channels - 1, 0, sound.bits, 0, LOUDEST_MASTER, LOUDEST_SIDE, LOUDEST_SIDE];
  [...words, FLAT_TONE, FLAT_TONE].forEach((word, index) => {
    view.setUint16(24 + 2 * index, word);
  });
  if (sound.info !== undefined) {
    out.set(encodeAtariText(sound.info).subarray(0, INFO_BYTES - 1), HEADER_BYTES_1_0);
  }
  let at = headerBytes;
  for (let frame = 0; frame < left.length; frame++) {
    for (const samples of sound.channelSamples) {
      if (sound.bits === 16) {
        view.setInt16(at, samples[frame]);
      } else {
        view.setInt8(at, samples[frame] >> 8);
      }
      at += sampleBytes;
    }
  }
  return out;
}
