import { decodeAtariText } from './atari-text.ts';
import { Cursor, hasMagic } from './cursor.ts';
import { FormatError, type HsnReason } from './format-error.ts';

/**
 * What was odd about a sound that could be decoded all the same (FORMATS §2.4).
 *
 * - `version-unusual`: HSND1.x with x other than 0 and 1, read as 1.1.
 * - `rate-unusual`: a rate outside 1000..60000 Hz; 12500 Hz is used.
 * - `length-missing`: the length is 0 or negative; the rest of the file is used.
 * - `truncated`: the file has fewer bytes than the length says.
 * - `trailing-bytes`: bytes after the samples; ignored.
 * - `bits-unusual`: neither 8 nor 16 bits; read as 8.
 * - `odd-length`: the samples end inside a frame; the rest is ignored.
 * - `volume-unusual`: a volume outside the range of the sound chip; 0 dB is used.
 * - `capped`: more than {@link MAX_SAMPLE_BYTES} of samples; the rest is ignored.
 */
export type HsnWarningCode =
  | 'version-unusual'
  | 'rate-unusual'
  | 'length-missing'
  | 'truncated'
  | 'trailing-bytes'
  | 'bits-unusual'
  | 'odd-length'
  | 'volume-unusual'
  | 'capped';

export interface HsnWarning {
  readonly code: HsnWarningCode;
  /** Byte offset in the file. */
  readonly offset: number;
}

/** The most bytes of samples that are decoded; further ones are left out. */
export const MAX_SAMPLE_BYTES = 16 * 1024 * 1024;

/** Where the samples begin: without and with the info text. */
export const HEADER_BYTES_1_0 = 48;
export const HEADER_BYTES_1_1 = 90;
export const INFO_BYTES = 41;

const FALLBACK_RATE = 12500;
const LOWEST_RATE = 1000;
const HIGHEST_RATE = 60000;

/** Volumes of the LMC1992: 2 dB steps below the loudest. */
const LOUDEST_MASTER = 40;
const LOUDEST_SIDE = 20;
const DB_PER_STEP = 2;

/** Other kinds of sound, by the characters at an offset. */
const OTHER_SOUNDS: readonly (readonly [HsnReason, number, string, string])[] = [
  ['is-avr', 0, '2BIT', 'AVR'],
  ['is-smp', 0, '\x7e\x81\x7e\x81', 'SMP'],
  ['is-riff', 0, 'RIFF', 'RIFF (WAV)'],
  ['is-8svx', 8, '8SVX', 'IFF 8SVX'],
  ['is-aiff', 8, 'AIF', 'AIFF'],
  ['is-dvsm', 0, 'DVSM', 'DVSM'],
  ['is-ste-snd', 0, 'STE.', 'STE SND'],
  ['is-au', 0, '.snd', 'AU'],
  ['is-voc', 0, 'Creative Voice File', 'VOC'],
  ['is-ogg', 0, 'OggS', 'Ogg'],
  ['is-flac', 0, 'fLaC', 'FLAC'],
  ['is-mp3', 0, 'ID3', 'MP3'],
];

/** True when the bytes begin like a sound of "Crazy Sounds". */
export function looksLikeHsn(bytes: Uint8Array): boolean {
  return hasMagic(bytes, 0, 'HSND');
}

/** The header of a sound, with the file's oddities put right. */
export interface HsnHeader {
  readonly version: string;
  readonly headerBytes: number;
  /** Bytes of samples as the file states them. */
  readonly statedLength: number;
  readonly rateHz: number;
  readonly channels: 1 | 2;
  readonly bits: 8 | 16;
  readonly gainDb: number[];
  readonly info: string;
}

export type WarnHsn = (code: HsnWarningCode, offset: number) => void;

/**
 * Reads the header of a sound of version 1.0 or 1.1 (FORMATS §2.2).
 *
 * @throws FormatError `hsn` when the bytes are no such sound or end inside the header.
 */
export function readHsnHeader(bytes: Uint8Array, warn: WarnHsn): HsnHeader {
  if (!looksLikeHsn(bytes)) {
    throw refuseOtherSound(bytes);
  }
  const headerBytes = headerLength(bytes, warn);
  const cursor = new Cursor(bytes, 'hsn', 20);
  const statedLength = cursor.i32();
  const rateHz = rateOf(cursor.u16(), warn);
  const channels = cursor.u16() === 0 ? 1 : 2;
  cursor.take(2);
  const bits = bitsOf(cursor.u16(), warn);
  cursor.take(2);
  const gainDb = gains(cursor.i16(), cursor.i16(), cursor.i16(), channels, warn);
  return {
    version: String.fromCharCode(...bytes.subarray(4, 7)),
    headerBytes,
    statedLength,
    rateHz,
    channels,
    bits,
    gainDb,
    info: headerBytes === HEADER_BYTES_1_1 ? readInfo(bytes) : '',
  };
}

function headerLength(bytes: Uint8Array, warn: WarnHsn): number {
  const isVersion1 = hasMagic(bytes, 4, '1.');
  if (!isVersion1 && bytes.length >= 7) {
    throw hsnError('unknown-version', 4, 'a HSND sound of an unknown version; 1.0 and 1.1 are known');
  }
  const minor = String.fromCharCode(bytes[6]);
  const headerBytes = minor === '0' ? HEADER_BYTES_1_0 : HEADER_BYTES_1_1;
  if (bytes.length < headerBytes) {
    const message = `the file ends at byte ${bytes.length}, inside its header of ${headerBytes} bytes`;
    throw hsnError('too-short', bytes.length, message, { size: bytes.length, needed: headerBytes });
  }
  if (minor !== '0' && minor !== '1') {
    warn('version-unusual', 6);
  }
  return headerBytes;
}

function rateOf(field: number, warn: WarnHsn): number {
  const rate = field * 10;
  if (rate < LOWEST_RATE || rate > HIGHEST_RATE) {
    warn('rate-unusual', 24);
    return FALLBACK_RATE;
  }
  return rate;
}

function bitsOf(field: number, warn: WarnHsn): 8 | 16 {
  if (field !== 8 && field !== 16) {
    warn('bits-unusual', 30);
  }
  return field === 16 ? 16 : 8;
}

/** Gain of each channel. A mono sound comes out of both sides, so the louder one counts. */
function gains(master: number, left: number, right: number, channels: 1 | 2, warn: WarnHsn): number[] {
  const gain = (volume: number, loudest: number, offset: number): number => {
    if (volume < 0 || volume > loudest) {
      warn('volume-unusual', offset);
      return 0;
    }
    return (volume - loudest) * DB_PER_STEP;
  };
  const masterDb = gain(master, LOUDEST_MASTER, 34);
  const leftDb = masterDb + gain(left, LOUDEST_SIDE, 36);
  const rightDb = masterDb + gain(right, LOUDEST_SIDE, 38);
  return channels === 2 ? [leftDb, rightDb] : [Math.max(leftDb, rightDb)];
}

function readInfo(bytes: Uint8Array): string {
  const field = bytes.subarray(HEADER_BYTES_1_0, HEADER_BYTES_1_0 + INFO_BYTES);
  const end = field.indexOf(0);
  return decodeAtariText(end < 0 ? field : field.subarray(0, end));
}

function refuseOtherSound(bytes: Uint8Array): FormatError {
  for (const [reason, offset, magic, title] of OTHER_SOUNDS) {
    if (hasMagic(bytes, offset, magic)) {
      return hsnError(reason, 0, `this is a sound in the format ${title}, not HSN`, { recognised: title });
    }
  }
  if (bytes.length < HEADER_BYTES_1_0) {
    const message = `a HSN sound has a header of ${HEADER_BYTES_1_0} bytes, this file has ${bytes.length} bytes`;
    return hsnError('too-short', bytes.length, message, { size: bytes.length, needed: HEADER_BYTES_1_0 });
  }
  return hsnError('not-a-sound', 0, 'no HSN sound: "HSND" is missing at byte 0');
}

export function hsnError(
  reason: HsnReason,
  offset: number,
  message: string,
  detail: Readonly<Record<string, number | string>> = {},
): FormatError {
  return new FormatError('hsn', reason, offset, message, detail);
}
