import type { WarnImg } from './img-warnings.ts';

/** How the rows of a picture are packed. */
export interface LineCoding {
  /** 1: plain; 2: with "keep" records; 3: records may also cross the ends of plane rows and rows. */
  readonly level: 1 | 2 | 3;
  readonly planes: number;
  /** Rows to decode. */
  readonly height: number;
  /** Bytes of one plane's row: `ceil(width / 8)`. */
  readonly planeBytes: number;
  readonly patternLength: number;
}

/**
 * Receives a finished row: `planes * planeBytes` bytes, plane after plane, to be used `count` times from `row` on. The
 * buffer is reused for the next row.
 */
export type EmitRow = (line: Uint8Array, row: number, count: number) => void;

const LITERAL = 0x80;
const REPEAT_FLAG = 0xff;
const SOLID_CLEAR = Uint8Array.of(0x00);
const SOLID_SET = Uint8Array.of(0xff);

/**
 * Unpacks the rows of a GEM picture (FORMATS §1.2, §1.3) from `start` to the end of the bytes or of the picture, and
 * returns the offset after the last byte used.
 *
 * Nothing is allocated but one row. Up to level 2 a record ends with its plane's row and what it makes beyond that is
 * dropped. If the bytes end early, the row in work is filled up with 0 and emitted, and `truncated` is reported.
 */
export function decodeLines(
  bytes: Uint8Array,
  start: number,
  coding: LineCoding,
  emit: EmitRow,
  warn: WarnImg,
): number {
  return new LineDecoder(bytes, start, coding, emit, warn).run();
}

class LineDecoder {
  readonly #bytes: Uint8Array;
  readonly #coding: LineCoding;
  readonly #emit: EmitRow;
  readonly #warn: WarnImg;
  /** All planes of the row in work; what is not written yet is the row above, for "keep" records. */
  readonly #line: Uint8Array;
  #at: number;
  #filled = 0;
  #row = 0;
  #repeat = 1;

  constructor(bytes: Uint8Array, start: number, coding: LineCoding, emit: EmitRow, warn: WarnImg) {
    this.#bytes = bytes;
    this.#at = start;
    this.#coding = coding;
    this.#emit = emit;
    this.#warn = warn;
    this.#line = new Uint8Array(coding.planes * coding.planeBytes);
  }

  run(): number {
    while (this.#row < this.#coding.height) {
      if (!this.#decodeRecord()) {
        this.#warn('truncated', this.#bytes.length);
        this.#finishTruncatedRow();
        return this.#bytes.length;
      }
    }
    return this.#at;
  }

  /** Decodes one record; false when the bytes end inside it. */
  #decodeRecord(): boolean {
    const bytes = this.#bytes;
    const left = bytes.length - this.#at;
    if (left < 1) {
      return false;
    }
    const code = bytes[this.#at];
    if (code !== 0 && code !== LITERAL) {
      this.#write(code & 0x7f, code < LITERAL ? SOLID_CLEAR : SOLID_SET, 0, 1);
      this.#at++;
      return true;
    }
    if (left < 2) {
      return false;
    }
    const count = bytes[this.#at + 1];
    if (code === LITERAL) {
      return this.#decodeLiteral(count, left - 2);
    }
    return count > 0 ? this.#decodePattern(count, left - 2) : this.#decodeRowRecord(left);
  }

  /** `80 n` and n bytes. */
  #decodeLiteral(count: number, left: number): boolean {
    const length = this.#countOrAll(count, this.#at + 1);
    const present = Math.min(length, left);
    this.#write(present, this.#bytes, this.#at + 2, present);
    this.#at += 2 + present;
    return present === length;
  }

  /** `00 n` and the bytes of a pattern, which is used n times. */
  #decodePattern(count: number, left: number): boolean {
    const period = this.#coding.patternLength;
    if (period < 1 || period > 8) {
      this.#warn('pattern-length-unusual', this.#at);
    }
    if (period > left) {
      return false;
    }
    this.#write(count * period, this.#bytes, this.#at + 2, period);
    this.#at += 2 + period;
    return true;
  }

  /** `00 00 FF n`: the row is used n times; `00 00 n`: n + 1 bytes stay as they are on the row above. */
  #decodeRowRecord(left: number): boolean {
    if (left < 3) {
      return false;
    }
    const flag = this.#bytes[this.#at + 2];
    if (flag !== REPEAT_FLAG) {
      if (this.#coding.level === 1) {
        this.#warn('keep-in-level-1', this.#at);
      }
      this.#write(flag + 1, null, 0, 1);
      this.#at += 3;
      return true;
    }
    if (left < 4) {
      return false;
    }
    this.#setRepeat(this.#countOrAll(this.#bytes[this.#at + 3], this.#at + 3));
    this.#at += 4;
    return true;
  }

  #setRepeat(count: number): void {
    if (this.#filled % this.#coding.planeBytes !== 0) {
      this.#warn('repeat-inside-row', this.#at);
      return;
    }
    if (this.#filled > 0) {
      this.#warn('repeat-before-plane', this.#at);
    }
    this.#repeat = count;
  }

  #countOrAll(count: number, offset: number): number {
    if (count === 0) {
      this.#warn('zero-count', offset);
      return 256;
    }
    return count;
  }

  /**
   * Puts `count` bytes into the row: those of `source` from `from` on, which repeat after `period`; without a source
   * the bytes of the row above stay.
   */
  #write(count: number, source: Uint8Array | null, from: number, period: number): void {
    let done = 0;
    while (done < count) {
      const length = Math.min(count - done, this.#space());
      if (source !== null) {
        this.#copy(length, source, from, period, done);
      }
      this.#filled += length;
      done += length;
      if (this.#filled === this.#line.length) {
        this.#finishRow();
      }
      const goesOn = this.#coding.level === 3 && this.#row < this.#coding.height;
      if (done < count && !goesOn) {
        this.#warn('row-overrun', this.#at);
        return;
      }
    }
  }

  #copy(length: number, source: Uint8Array, from: number, period: number, phase: number): void {
    const line = this.#line;
    const to = this.#filled;
    if (period === 1) {
      line.fill(source[from], to, to + length);
      return;
    }
    for (let i = 0, k = phase % period; i < length; i++) {
      line[to + i] = source[from + k];
      k = k + 1 === period ? 0 : k + 1;
    }
  }

  /** Bytes up to where a record has to stop or the row is full. */
  #space(): number {
    if (this.#coding.level === 3) {
      return this.#line.length - this.#filled;
    }
    return this.#coding.planeBytes - (this.#filled % this.#coding.planeBytes);
  }

  #finishRow(): void {
    const left = this.#coding.height - this.#row;
    if (this.#repeat > left) {
      this.#warn('repeat-clamped', this.#at);
    }
    const count = Math.min(this.#repeat, left);
    this.#emit(this.#line, this.#row, count);
    this.#row += count;
    this.#filled = 0;
    this.#repeat = 1;
  }

  #finishTruncatedRow(): void {
    if (this.#filled > 0 && this.#row < this.#coding.height) {
      this.#line.fill(0, this.#filled);
      this.#emit(this.#line, this.#row, 1);
    }
  }
}
