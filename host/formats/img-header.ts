import { Cursor, hasMagic } from './cursor.ts';
import { FormatError, type ImgReason } from './format-error.ts';
import { MAX_PIXELS, MAX_PLANES } from './raster.ts';

/** Which of the known header extensions a file has (FORMATS §1.1). */
export type ImgVariant = 'plain' | 'ventura' | 'ximg' | 'sttt' | 'hyperpaint' | 'unknown-extension';

/** The header of a GEM picture, checked: everything here can be decoded without a large allocation. */
export interface ImgHeader {
  /** The version word, 0..3. It is the coding level of Vollbeding's XIMGTOOL. */
  readonly version: number;
  /** Header length in 16-bit words, at least 8; the picture's lines begin at twice this. */
  readonly headerWords: number;
  readonly planes: number;
  /** Bytes of a pattern record, any 16-bit value; 1..8 by the specification. */
  readonly patternLength: number;
  /** Pixel size as the file states it. It says the aspect ratio at most: many writers put other things there. */
  readonly pixelWidthMicrons: number;
  readonly pixelHeightMicrons: number;
  readonly width: number;
  readonly height: number;
  readonly variant: ImgVariant;
}

/** Byte offset of the header's extension, if the header has more than its 8 fixed words. */
export const EXTENSION_OFFSET = 16;

/** Length of the fixed part of the header. */
const FIXED_WORDS = 8;

/** One repeat record can make up to this many rows out of the bytes of one. */
const MOST_ROWS_PER_BYTE = 256;

const SECTOR_BYTES = 512;

/** A PC boot sector begins with a short jump and a NOP, even where it has no disk parameters. */
const PC_JUMP = 0xeb;
const PC_NO_OPERATION = 0x90;

/** Extension id of HyperPaint and the header length it comes with. */
const HYPERPAINT_ID = 0x0080;
const HYPERPAINT_WORDS = 25;

const VENTURA_WORDS = 9;
const VENTURA_TRUE_COLOUR = 3;

/**
 * Reads and checks the header of a GEM picture: version 0..3, a header inside the file, 1..8 planes, a size that is
 * not zero, at most {@link MAX_PIXELS} pixels, and no more rows than so few bytes can describe.
 *
 * @throws FormatError `img`, with the offset of the field that is wrong.
 */
export function readImgHeader(bytes: Uint8Array): ImgHeader {
  if (bytes.length < 2 * FIXED_WORDS) {
    const message = `a GEM picture has a header of 16 bytes, this file has ${bytes.length} bytes`;
    throw imgError('too-short', bytes.length, message, { size: bytes.length });
  }
  const cursor = new Cursor(bytes, 'img');
  const version = cursor.u16();
  const headerWords = cursor.u16();
  const planes = cursor.u16();
  const patternLength = cursor.u16();
  const pixelWidthMicrons = cursor.u16();
  const pixelHeightMicrons = cursor.u16();
  const width = cursor.u16();
  const height = cursor.u16();
  checkVersion(bytes, version);
  checkHeaderLength(bytes, headerWords);
  checkPlanes(bytes, planes, headerWords);
  checkSize(width, height, bytes.length - 2 * headerWords);
  const variant = recogniseVariant(bytes, headerWords);
  return {
    version,
    headerWords,
    planes,
    patternLength,
    pixelWidthMicrons,
    pixelHeightMicrons,
    width,
    height,
    variant,
  };
}

/**
 * True when the bytes begin like an indexed GEM picture. This is the header test of FORMATS §1.6; it tells pictures
 * from floppy images, which use the same file name extension.
 */
export function looksLikeImg(bytes: Uint8Array): boolean {
  if (bytes.length < 2 * FIXED_WORDS) {
    return false;
  }
  const word = (index: number): number => (bytes[2 * index] << 8) | bytes[2 * index + 1];
  const headerBytes = 2 * word(1);
  const planes = word(2);
  return (
    word(0) <= 3 &&
    headerBytes >= 2 * FIXED_WORDS &&
    headerBytes < bytes.length &&
    planes >= 1 &&
    planes <= MAX_PLANES &&
    word(6) > 0 &&
    word(7) > 0
  );
}

/** True when the bytes are whole sectors and begin like a FAT file system's boot sector. */
export function looksLikeDiskImage(bytes: Uint8Array): boolean {
  if (bytes.length < SECTOR_BYTES || bytes.length % SECTOR_BYTES !== 0) {
    return false;
  }
  const bytesPerSector = bytes[11] | (bytes[12] << 8);
  const fatCopies = bytes[16];
  const startsWithJump = bytes[0] === PC_JUMP && bytes[2] === PC_NO_OPERATION;
  return startsWithJump || (bytesPerSector === SECTOR_BYTES && (fatCopies === 1 || fatCopies === 2));
}

export function imgError(
  reason: ImgReason,
  offset: number,
  message: string,
  detail: Readonly<Record<string, number | string>> = {},
): FormatError {
  return new FormatError('img', reason, offset, message, detail);
}

function checkVersion(bytes: Uint8Array, version: number): void {
  if (version <= 3) {
    return;
  }
  if (looksLikeDiskImage(bytes)) {
    throw imgError('disk-image', 0, 'this is a floppy disk image, not a GEM picture');
  }
  throw imgError('unknown-version', 0, `version ${version} at byte 0; GEM pictures have 0 to 3`, { version });
}

function checkHeaderLength(bytes: Uint8Array, headerWords: number): void {
  if (headerWords < FIXED_WORDS) {
    const message = `header length ${headerWords} words at byte 2; it is at least ${FIXED_WORDS}`;
    throw imgError('header-too-short', 2, message, { headerWords });
  }
  if (2 * headerWords > bytes.length) {
    const message = `header length ${headerWords} words at byte 2, but the file has ${bytes.length} bytes`;
    throw imgError('header-beyond-file', 2, message, { headerWords, size: bytes.length });
  }
}

function checkPlanes(bytes: Uint8Array, planes: number, headerWords: number): void {
  if (planes === 0) {
    throw imgError('no-planes', 4, 'the picture has 0 planes (byte 4)');
  }
  if (planes > MAX_PLANES) {
    const message = `the picture has ${planes} planes (byte 4); indexed pictures have at most ${MAX_PLANES}`;
    throw imgError('too-many-planes', 4, message, { planes });
  }
  if (headerWords === VENTURA_WORDS && extensionWord(bytes) === VENTURA_TRUE_COLOUR) {
    const message = 'a Ventura picture in 24-bit true colour (byte 16); indexed pictures have at most 8 planes';
    throw imgError('too-many-planes', EXTENSION_OFFSET, message, { planes: 24 });
  }
}

function checkSize(width: number, height: number, lineBytes: number): void {
  if (width === 0 || height === 0) {
    throw imgError('empty-picture', width === 0 ? 12 : 14, `picture size ${width}x${height}`, { width, height });
  }
  if (width * height > MAX_PIXELS) {
    const message = `picture size ${width}x${height} (byte 12) is above the limit of ${MAX_PIXELS} pixels`;
    throw imgError('picture-too-large', 12, message, { width, height, limit: MAX_PIXELS });
  }
  if (height > MOST_ROWS_PER_BYTE * lineBytes) {
    const message = `${height} lines (byte 14) cannot come out of ${lineBytes} bytes after the header`;
    throw imgError('too-few-bytes', 14, message, { height, size: lineBytes });
  }
}

function recogniseVariant(bytes: Uint8Array, headerWords: number): ImgVariant {
  if (headerWords === FIXED_WORDS) {
    return 'plain';
  }
  if (headerWords === VENTURA_WORDS) {
    return 'ventura';
  }
  const extensionBytes = 2 * (headerWords - FIXED_WORDS);
  if (extensionBytes >= 6 && hasMagic(bytes, EXTENSION_OFFSET, 'XIMG')) {
    return 'ximg';
  }
  if (extensionBytes >= 6 && hasMagic(bytes, EXTENSION_OFFSET, 'STTT')) {
    return 'sttt';
  }
  if (headerWords === HYPERPAINT_WORDS && extensionWord(bytes) === HYPERPAINT_ID) {
    return 'hyperpaint';
  }
  return 'unknown-extension';
}

function extensionWord(bytes: Uint8Array): number {
  return (bytes[EXTENSION_OFFSET] << 8) | bytes[EXTENSION_OFFSET + 1];
}
