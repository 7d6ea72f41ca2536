import { crc32 as referenceCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePat, encodePat, looksLikePat, MAX_PAT_BYTES, PatError, type PatReason } from '../../host/formats/pat.ts';
import { crc32 } from '../../host/formats/pat-checksum.ts';
import { mutate, RandomSource } from './mutate.ts';

const HEADER_BYTES = 18;
const ROUNDS = 10_000;
const VALUE = { game: 'zopf', marks: [0, 3], name: 'Zöpfchen', nested: { deal: '18446744073709551615', none: null } };

/** A file with a text that need not be JSON, in everything else as it should be. */
function fileOf(text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + text.length);
  bytes.set(encodePat(null).subarray(0, 10));
  const view = new DataView(bytes.buffer);
  view.setUint32(10, text.length);
  view.setUint32(14, referenceCrc32(text));
  bytes.set(text, HEADER_BYTES);
  return bytes;
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The whole file with other bytes from an offset on. */
function patched(offset: number, ...bytes: readonly number[]): Uint8Array {
  const file = encodePat(VALUE);
  file.set(bytes, offset);
  return file;
}

function faultOf(bytes: Uint8Array): { readonly reason: PatReason; readonly offset: number } | null {
  try {
    decodePat(bytes);
    return null;
  } catch (error) {
    if (!(error instanceof PatError)) throw error;
    return { reason: error.reason, offset: error.offset };
  }
}

describe('a saved game', () => {
  it('gives back the value that was put into it', () => {
    expect(decodePat(encodePat(VALUE))).toEqual(VALUE);
    for (const value of [null, 0, 'ß', [], {}]) expect(decodePat(encodePat(value))).toEqual(value);
  });

  it('is laid out as its documentation says', () => {
    const file = encodePat([1]);
    expect([...file]).toEqual([
      ...ascii('TALONPAT'),
      ...[0, 1],
      ...[0, 0, 0, 3],
      ...[24, 16, 8, 0].map((shift) => (referenceCrc32('[1]') >>> shift) & 0xff),
      ...ascii('[1]'),
    ]);
  });

  it('has room for the longest game', () => {
    const moves = Array.from({ length: 65_536 }, () => 0x7fffffff);
    const file = encodePat({ moves });
    expect(file.length).toBeLessThan(MAX_PAT_BYTES / 5);
    expect(decodePat(file)).toEqual({ moves });
  });

  it('is told from other files by its beginning', () => {
    expect(looksLikePat(encodePat(VALUE))).toBe(true);
    expect(looksLikePat(ascii('TALONPA'))).toBe(false);
    expect(looksLikePat(ascii('TALONPIT'))).toBe(false);
  });

  it('can also be a part of a larger buffer', () => {
    const file = encodePat(VALUE);
    const buffer = new Uint8Array(file.length + 7);
    buffer.set(file, 5);
    expect(decodePat(buffer.subarray(5, 5 + file.length))).toEqual(VALUE);
  });

  it.each([
    ['nothing at all', new Uint8Array(0), 'too-short', 0],
    ['the beginning alone', ascii('TALONPAT'), 'too-short', 8],
    ['another file', ascii('PK\x03\x04 and so on, and so on'), 'not-a-pat', 0],
    ['a beginning with a wrong letter', patched(5, 0x50 + 1), 'not-a-pat', 5],
    ['a later version', patched(8, 0, 2), 'unknown-version', 8],
    ['a length without measure', patched(10, 0xff, 0xff, 0xff, 0xff), 'too-large', 10],
    ['a missing byte', encodePat(VALUE).slice(0, -1), 'unexpected-end', encodePat(VALUE).length - 1],
    ['a byte too many', Uint8Array.from([...encodePat(VALUE), 0]), 'trailing-bytes', encodePat(VALUE).length],
    ['a changed text', patched(HEADER_BYTES + 3, 0x41), 'checksum', 14],
    ['a text that is no JSON', fileOf(ascii('{"game"')), 'not-json', HEADER_BYTES],
    ['a text that is no UTF-8', fileOf(Uint8Array.of(0x22, 0xff, 0x22)), 'not-json', HEADER_BYTES],
    ['an empty text', fileOf(new Uint8Array(0)), 'not-json', HEADER_BYTES],
  ] as const)('is refused with the reason and its place: %s', (_, bytes, reason, offset) => {
    expect(faultOf(bytes)).toEqual({ reason, offset });
  });

  it('that cannot be written is refused as a whole', () => {
    expect(() => encodePat(undefined)).toThrow(RangeError);
    expect(() => encodePat('x'.repeat(MAX_PAT_BYTES))).toThrow(RangeError);
  });

  it('is a value or a typed fault with a place in the file, whatever the bytes are', () => {
    const random = new RandomSource(4711);
    const originals = [encodePat(VALUE), encodePat([]), fileOf(ascii(`${'['.repeat(5000)}`))];
    for (let round = 0; round < ROUNDS; round++) {
      const bytes = mutate(originals[round % originals.length], random, HEADER_BYTES);
      const fault = faultOf(bytes);
      if (fault === null) continue;
      expect(fault.offset).toBeGreaterThanOrEqual(0);
      expect(fault.offset).toBeLessThanOrEqual(bytes.length);
    }
  });
});

describe('the checksum', () => {
  it('is the one of ZIP and PNG', () => {
    expect(crc32(ascii('123456789'))).toBe(0xcbf43926);
    const random = new RandomSource(3);
    for (let length = 0; length < 300; length += 7) {
      const bytes = Uint8Array.from({ length }, () => random.below(256));
      expect(crc32(bytes)).toBe(referenceCrc32(bytes));
    }
  });
});
