import { coupled } from '../output-coupling.ts';
import { YM_REGISTER, Ym2149 } from './ym2149.ts';

/** Commands of a sound run 50 times a second, with every fourth tick of the 200 Hz clock (FIDELITY §2.2). */
const TICKS_PER_SECOND = 50;

/** The machine's output needs about this long to come to rest after the sound. */
const FADE_TICKS = 3;

/** Commands from here on are no registers. */
const FIRST_COMMAND = 0x80;
const SET_TEMPORARY = 0x80;
const STEP_TEMPORARY = 0x81;

/** Bits of the mixer register that belong to the ports, which a sound leaves alone. */
const PORT_DIRECTIONS = 0xc0;

/** Commands that break off in the middle of one, or without the one that ends them. */
export class DosoundError extends Error {
  override readonly name = 'DosoundError';
  readonly offset: number;

  constructor(offset: number) {
    super(`sound commands end at ${offset} without an end of the sound`);
    this.offset = offset;
  }
}

/**
 * A table of commands for the XBIOS call `Dosound` (Atari ST documentation), carried out on a chip:
 * - 0 to 15, value: write the register, and go on
 * - 0x80, value: set the temporary value
 * - 0x81, register, step, last: add the step to the temporary value and write it to the register, once a tick, until it
 *   is the last value
 * - 0x82 to 0xff, ticks: pause so many ticks; 0 ends the sound
 */
export class Dosound {
  readonly #commands: readonly number[];
  readonly #chip: Ym2149;
  #next = 0;
  #pause = 0;
  #temporary = 0;
  #ended = false;

  constructor(commands: readonly number[], chip: Ym2149) {
    this.#commands = commands;
    this.#chip = chip;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** What happens within one tick of 1/50 s. @throws DosoundError */
  tick(): void {
    if (this.#ended) return;
    if (this.#pause > 0) {
      this.#pause--;
      return;
    }
    let command = this.#take();
    while (command < FIRST_COMMAND) {
      this.#write(command, this.#take());
      command = this.#take();
    }
    if (command === SET_TEMPORARY) this.#temporary = this.#take();
    else if (command === STEP_TEMPORARY) this.#step();
    else this.#rest(this.#take());
  }

  #step(): void {
    const start = this.#next - 1;
    const register = this.#take();
    this.#temporary = (this.#temporary + this.#take()) & 0xff;
    this.#write(register, this.#temporary);
    if (this.#temporary !== this.#take()) this.#next = start;
  }

  #rest(ticks: number): void {
    this.#pause = ticks;
    this.#ended = ticks === 0;
  }

  #write(register: number, value: number): void {
    const kept = register === YM_REGISTER.mixer ? PORT_DIRECTIONS : 0;
    this.#chip.write(register, (this.#chip.read(register) & kept) | (value & ~kept));
  }

  #take(): number {
    if (this.#next >= this.#commands.length) throw new DosoundError(this.#commands.length);
    return this.#commands[this.#next++];
  }
}

/**
 * Renders a sound as a chip after a reset plays it, until nothing is heard any more.
 *
 * @param contextRate frames a second, any positive number
 * @param longestSeconds where a sound that never ends is cut off
 * @returns values between -1 and 1; one channel at full volume swings over a third of that
 * @throws DosoundError
 */
export function renderDosound(commands: readonly number[], contextRate: number, longestSeconds = 10): Float32Array {
  const chip = new Ym2149();
  const sound = new Dosound(commands, chip);
  const samples: number[] = [];
  let fade = FADE_TICKS;
  for (let tick = 1; tick <= longestSeconds * TICKS_PER_SECOND; tick++) {
    sound.tick();
    if (sound.ended && chip.settled && fade-- === 0) break;
    const frames = Math.round((tick * contextRate) / TICKS_PER_SECOND) - samples.length;
    for (const sample of chip.render(frames, contextRate)) samples.push(sample);
  }
  return coupled(Float32Array.from(samples), contextRate);
}
