import { FormatError, type FormatName } from './format-error.ts';

/**
 * Reads big-endian values one after another. Reading past the end throws a {@link FormatError} `unexpected-end` with
 * the offset of the value that is missing; nothing is allocated before the bytes are known to be there.
 */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly format: FormatName;
  #offset: number;

  constructor(bytes: Uint8Array, format: FormatName, offset = 0) {
    this.bytes = bytes;
    this.format = format;
    this.#offset = offset;
  }

  /** Offset of the next byte. */
  get offset(): number {
    return this.#offset;
  }

  u8(): number {
    return this.bytes[this.#advance(1)];
  }

  u16(): number {
    const at = this.#advance(2);
    return (this.bytes[at] << 8) | this.bytes[at + 1];
  }

  u32(): number {
    const at = this.#advance(4);
    const [first, second, third, fourth] = this.bytes.subarray(at, at + 4);
    return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
  }

  i16(): number {
    return (this.u16() << 16) >> 16;
  }

  i32(): number {
    return this.u32() | 0;
  }

  /** The next `count` bytes, as a view of the file. */
  take(count: number): Uint8Array {
    const at = this.#advance(count);
    return this.bytes.subarray(at, at + count);
  }

  #advance(count: number): number {
    const at = this.#offset;
    if (at + count > this.bytes.length) {
      const size = this.bytes.length;
      const message = `the file ends at byte ${size}, but ${count} bytes are needed at ${at}`;
      throw new FormatError(this.format, 'unexpected-end', Math.min(at, size), message, { size, needed: at + count });
    }
    this.#offset = at + count;
    return at;
  }
}

/** True when the bytes at `offset` are these Latin-1 characters. */
export function hasMagic(bytes: Uint8Array, offset: number, magic: string): boolean {
  if (offset + magic.length > bytes.length) {
    return false;
  }
  for (let i = 0; i < magic.length; i++) {
    if (bytes[offset + i] !== magic.charCodeAt(i)) {
      return false;
    }
  }
  return true;
}
