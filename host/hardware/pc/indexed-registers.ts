/**
 * Registers of a chip of the EGA behind one pair of ports: the first takes the number of a register, the second its
 * value. Numbers without a register are written to nowhere and read as 0.
 */
export class IndexedRegisters {
  /** Number of the register that the second port stands for. */
  index = 0;
  readonly #masks: readonly number[];
  readonly #values: Uint8Array;
  readonly #written: () => void;

  /**
   * @param masks the bits that each register has; the others stay 0
   * @param written runs after every register that is written
   */
  constructor(masks: readonly number[], written: () => void) {
    this.#masks = masks;
    this.#written = written;
    this.#values = new Uint8Array(masks.length);
  }

  /** Value of a register. */
  value(register: number): number {
    return this.#values[register] ?? 0;
  }

  /** Writes the register that `index` names. */
  write(value: number): void {
    if (this.index >= this.#masks.length) return;
    this.#values[this.index] = value & this.#masks[this.index];
    this.#written();
  }
}
