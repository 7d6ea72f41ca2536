import { crc32 } from './pat-checksum.ts';

/**
 * Saved games of Patience, `.PAT`, in a form of the project's own (the original's is documented nowhere). Big-endian:
 *
 *     offset  bytes  what
 *          0      8  "TALONPAT"
 *          8      2  version of the form, 1
 *         10      4  length of the text
 *         14      4  CRC-32 of the text (the one of ZIP and PNG)
 *         18         the text: one JSON value in UTF-8
 *
 * What the value says is for the program to read; here it is any JSON.
 */
const MAGIC = 'TALONPAT';
const VERSION = 1;
const VERSION_AT = 8;
const LENGTH_AT = 10;
const CHECKSUM_AT = 14;
const HEADER_BYTES = 18;

/** Longest text. A game of the longest journal takes less than a fifth of it. */
export const MAX_PAT_BYTES = 4 * 1024 * 1024;

/** Why bytes are not a saved game of Patience. */
export type PatReason =
  | 'not-a-pat'
  | 'too-short'
  | 'unknown-version'
  | 'too-large'
  | 'unexpected-end'
  | 'trailing-bytes'
  | 'checksum'
  | 'not-json';

/**
 * Bytes that are not a saved game. The message is English and complete; `reason` lets a program say it in another
 * language. `offset` is where in the bytes the trouble was seen: 0 up to and including their number.
 */
export class PatError extends Error {
  override readonly name = 'PatError';
  readonly reason: PatReason;
  readonly offset: number;

  constructor(reason: PatReason, offset: number, message: string) {
    super(message);
    this.reason = reason;
    this.offset = offset;
  }
}

/** Whether a file begins like a saved game of Patience. */
export function looksLikePat(bytes: Uint8Array): boolean {
  return bytes.length >= MAGIC.length && firstForeignByte(bytes) === -1;
}

/**
 * The value in a saved game.
 *
 * @throws PatError when the bytes are none; no other exception, whatever they are
 */
export function decodePat(bytes: Uint8Array): unknown {
  const text = bytes.subarray(HEADER_BYTES, HEADER_BYTES + textLength(bytes));
  if (crc32(text) !== viewOf(bytes).getUint32(CHECKSUM_AT)) {
    throw new PatError('checksum', CHECKSUM_AT, 'the checksum does not match: the file was changed or damaged');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    throw new PatError('not-json', HEADER_BYTES, 'the text of the saved game is not JSON');
  }
}

/**
 * A saved game with a value that JSON can carry.
 *
 * @throws RangeError when the value is none, or longer than {@link MAX_PAT_BYTES}
 */
export function encodePat(value: unknown): Uint8Array {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new RangeError('a saved game holds a JSON value');
  const text = new TextEncoder().encode(json);
  if (text.length > MAX_PAT_BYTES) throw new RangeError(`a saved game of ${text.length} bytes`);
  const bytes = new Uint8Array(HEADER_BYTES + text.length);
  const view = viewOf(bytes);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint16(VERSION_AT, VERSION);
  view.setUint32(LENGTH_AT, text.length);
  view.setUint32(CHECKSUM_AT, crc32(text));
  bytes.set(text, HEADER_BYTES);
  return bytes;
}

/** Checks everything before the text. @throws PatError */
function textLength(bytes: Uint8Array): number {
  const foreign = firstForeignByte(bytes);
  if (foreign >= 0) throw new PatError('not-a-pat', foreign, 'the file does not begin like a saved game of Patience');
  if (bytes.length < HEADER_BYTES) {
    throw new PatError('too-short', bytes.length, `a saved game has at least ${HEADER_BYTES} bytes`);
  }
  const view = viewOf(bytes);
  const version = view.getUint16(VERSION_AT);
  if (version !== VERSION) throw new PatError('unknown-version', VERSION_AT, `version ${version} is not known`);
  const length = view.getUint32(LENGTH_AT);
  if (length > MAX_PAT_BYTES) throw new PatError('too-large', LENGTH_AT, `${length} bytes are too many`);
  const end = HEADER_BYTES + length;
  if (bytes.length < end) throw new PatError('unexpected-end', bytes.length, `byte ${end} is missing`);
  if (bytes.length > end) throw new PatError('trailing-bytes', end, 'something follows behind the saved game');
  return length;
}

/** Offset of the first byte that is not the beginning of a saved game, -1 where there is none. */
function firstForeignByte(bytes: Uint8Array): number {
  const beginning = bytes.subarray(0, MAGIC.length);
  return beginning.findIndex((byte, offset) => byte !== MAGIC.charCodeAt(offset));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
