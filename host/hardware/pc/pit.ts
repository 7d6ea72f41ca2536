/** Clock of the timer in Hz (FIDELITY §2.5). */
export const PIT_HZ = 1_193_182;

/** Ports of the second channel's counter and of the control word (Intel 8253 and 8254). */
export const PIT_PORT = { channel2: 0x42, control: 0x43 } as const;

/** A divisor of 0 counts as this one. */
const LARGEST_DIVISOR = 0x10000;

/** Parts of a control word: the channel, which bytes of the divisor follow, the mode. */
const CHANNEL_2 = 2;
const ACCESS = { low: 1, high: 2, both: 3 } as const;
const SQUARE_WAVE = 3;
/** Bit 2 of modes 2 and 3 does not count. */
const MODE_BITS = 7;
const WAVE_MODE_BITS = 3;

/**
 * Channel 2 of the PC's timer, as far as it gives tones: mode 3, a square wave of the timer's clock over the divisor. In
 * other modes the output stays high.
 */
export class Pit {
  #access: number = ACCESS.both;
  #square = false;
  #highByteIsNext = false;
  #latch = 0;
  #divisor = 0;
  #counting = false;
  /** Clocks until the output turns over. */
  #rest = 0;
  #high = true;

  /** Writes the control word or a byte of the divisor; other ports are ignored. */
  write(port: number, value: number): void {
    if (port === PIT_PORT.control) this.#control(value);
    else if (port === PIT_PORT.channel2) this.#count(value & 0xff);
  }

  /** The output. */
  get high(): boolean {
    return this.#high;
  }

  /** Clocks until the output turns over by itself; infinite where it does not. */
  get untilEdge(): number {
    return this.#square && this.#counting ? this.#rest : Number.POSITIVE_INFINITY;
  }

  /**
   * Lets clocks pass, not more than {@link untilEdge}; the output turns over at the end of them.
   *
   * @param gate whether the channel's gate is open; a closed one holds a square wave high
   */
  pass(clocks: number): void {
    if (!this.#square || !this.#counting) return;
    this.#rest -= clocks;
    if (this.#rest > 0) return;
    this.#high = !this.#high;
    this.#rest = this.#half();
  }

  /** The gate closes: a square wave stops at once and is high; when it opens again a new wave begins. */
  restart(): void {
    this.#high = true;
    this.#rest = this.#half();
  }

  #control(word: number): void {
    if (word >> 6 !== CHANNEL_2) return;
    const access = (word >> 4) & 3;
    if (access === 0) return;
    this.#access = access;
    const mode = (word >> 1) & MODE_BITS;
    this.#square = (mode & WAVE_MODE_BITS) === SQUARE_WAVE;
    this.#highByteIsNext = access === ACCESS.high;
    this.#latch = 0;
    this.#counting = false;
    this.#high = true;
  }

  #count(byte: number): void {
    this.#latch = this.#highByteIsNext ? (this.#latch & 0xff) | (byte << 8) : byte;
    if (this.#access === ACCESS.both) {
      this.#highByteIsNext = !this.#highByteIsNext;
      if (this.#highByteIsNext) return;
    }
    this.#divisor = this.#latch === 0 ? LARGEST_DIVISOR : this.#latch;
    if (!this.#counting) this.#rest = this.#half();
    this.#counting = true;
  }

  /** Half a wave; of an odd divisor the high half has the one clock more. */
  #half(): number {
    return this.#high ? Math.ceil(this.#divisor / 2) : Math.max(1, Math.floor(this.#divisor / 2));
  }
}
