import {
  SESSION_BYTES,
  SESSION_CURSOR,
  SESSION_FEES,
  SESSION_LENGTH,
  SESSION_MARKS,
  SESSION_MOVES,
  SESSION_OPEN,
  SESSION_OPENING,
  SESSION_POSITION,
} from '../../assembly/abi.ts';
import type { CoreInstance } from './wasm.ts';

/** The SESSION block of a core: the journal of the game being played, as numbers. */
export class SessionBlock {
  readonly #core: CoreInstance;
  readonly #block: number;

  constructor(core: CoreInstance) {
    this.#core = core;
    this.#block = core.verbs.sessionBlock();
  }

  get isOpen(): boolean {
    return this.#core.bytes[this.#block + SESSION_OPEN] === 1;
  }

  /** The registry's number of the game being played. */
  get game(): number {
    return this.#core.bytes[this.#block + SESSION_POSITION];
  }

  get cursor(): number {
    return this.#core.words.getUint32(this.#block + SESSION_CURSOR, true);
  }

  get length(): number {
    return this.#core.words.getUint32(this.#block + SESSION_LENGTH, true);
  }

  get opening(): number {
    return this.#core.words.getInt32(this.#block + SESSION_OPENING, true);
  }

  get fees(): number {
    return this.#core.words.getInt32(this.#block + SESSION_FEES, true);
  }

  set fees(value: number) {
    this.#core.words.setInt32(this.#block + SESSION_FEES, value, true);
  }

  /** All moves of the journal, those that were taken back included. */
  moves(): readonly number[] {
    const { words } = this.#core;
    return Array.from({ length: this.length }, (_, i) => words.getUint32(this.#block + SESSION_MOVES + 4 * i, true));
  }

  marks(): readonly number[] {
    const { bytes } = this.#core;
    const all = Array.from({ length: this.length + 1 }, (_, index) => index);
    return all.filter((index) => bytes[this.#block + SESSION_MARKS + index] === 1);
  }

  setMarks(marks: readonly number[]): void {
    for (const index of marks) this.#core.bytes[this.#block + SESSION_MARKS + index] = 1;
  }

  /** Every byte of the game being played. */
  copy(): Uint8Array {
    return this.#core.bytes.slice(this.#block, this.#block + SESSION_BYTES);
  }

  putBack(copy: Uint8Array): void {
    this.#core.bytes.set(copy, this.#block);
  }
}
