import { type ChipSound, SoundReports } from '../chip-sound.ts';
import { coupled } from '../output-coupling.ts';
import { PIT_HZ, PIT_PORT, Pit } from './pit.ts';

/** The port of the speaker and its bits: gate of the timer's channel 2, and way to the speaker (FIDELITY §2.5). */
export const SPEAKER_PORT = 0x61;
export const SPEAKER = { gate: 1, way: 2 } as const;

/** Control word of channel 2: divisor in two bytes, square wave. */
const SQUARE_WAVE_TONE = 0xb6;

/** How loud the speaker is beside the sound chips of the other machines. */
const LEVEL = 0.5;

/** The output needs about this long to come to rest after the sound. */
const FADE_SECONDS = 0.06;

/** A port that is written, so many clocks of the timer after the sound's beginning. */
export interface PortWrite {
  readonly clock: number;
  readonly port: number;
  readonly value: number;
}

/** The speaker of a PC: timer, gate and membrane. */
export class Speaker {
  readonly #pit = new Pit();
  #bits = 0;

  /** Writes a port of timer or speaker; others are ignored. */
  write(port: number, value: number): void {
    if (port !== SPEAKER_PORT) {
      this.#pit.write(port, value);
      return;
    }
    const opened = (value & ~this.#bits & SPEAKER.gate) !== 0;
    const closed = (~value & this.#bits & SPEAKER.gate) !== 0;
    this.#bits = value & (SPEAKER.gate | SPEAKER.way);
    if (opened || closed) this.#pit.restart();
  }

  /** Whether the membrane is out. */
  get out(): boolean {
    return (this.#bits & SPEAKER.way) !== 0 && this.#pit.high;
  }

  /** Clocks of the timer until the membrane moves by itself. */
  get untilEdge(): number {
    return (this.#bits & SPEAKER.gate) !== 0 ? this.#pit.untilEdge : Number.POSITIVE_INFINITY;
  }

  /** Lets clocks pass, not more than {@link untilEdge}. */
  pass(clocks: number): void {
    if ((this.#bits & SPEAKER.gate) !== 0) this.#pit.pass(clocks);
  }
}

/** A sound as the writes that make it, in the order of their times, until `clocks` have passed. */
export class SpeakerSound implements ChipSound {
  readonly writes: readonly PortWrite[];
  readonly clocks: number;

  constructor(writes: readonly PortWrite[], clocks: number) {
    this.writes = writes;
    this.clocks = clocks;
  }

  get seconds(): number {
    return this.clocks / PIT_HZ;
  }

  /** Each value is the mean of the speaker over its time, so that tones keep their pitch at any rate. */
  render(contextRate: number): Float32Array {
    const speaker = new Speaker();
    const perFrame = PIT_HZ / contextRate;
    const frames = Math.ceil((this.seconds + FADE_SECONDS) * contextRate);
    const samples = new Float32Array(frames);
    let next = 0;
    let now = 0;
    for (let frame = 0; frame < frames; frame++) {
      const end = (frame + 1) * perFrame;
      let out = 0;
      while (now < end) {
        for (; next < this.writes.length && this.writes[next].clock <= now; next++) {
          speaker.write(this.writes[next].port, this.writes[next].value);
        }
        const write = next < this.writes.length ? this.writes[next].clock - now : Number.POSITIVE_INFINITY;
        const clocks = Math.min(end - now, write, speaker.untilEdge);
        if (speaker.out) out += clocks;
        speaker.pass(clocks);
        now += clocks;
      }
      samples[frame] = (LEVEL * out) / perFrame;
    }
    return coupled(samples, contextRate);
  }
}

/** A tone or, at 0 Hz, a rest. */
export interface Tone {
  readonly hz: number;
  readonly ms: number;
}

/** The divisor whose tone is nearest to a frequency. */
export function divisorOf(hz: number): number {
  return Math.min(0xffff, Math.max(1, Math.round(PIT_HZ / hz)));
}

/** Tones one after the other, as programs make them: divisor, gate open, waiting, gate closed. */
export function tones(melody: readonly Tone[]): SpeakerSound {
  const writes: PortWrite[] = [];
  let clock = 0;
  for (const { hz, ms } of melody) {
    if (hz > 0) {
      const divisor = divisorOf(hz);
      writes.push(
        { clock, port: PIT_PORT.control, value: SQUARE_WAVE_TONE },
        { clock, port: PIT_PORT.channel2, value: divisor & 0xff },
        { clock, port: PIT_PORT.channel2, value: divisor >> 8 },
        { clock, port: SPEAKER_PORT, value: SPEAKER.gate | SPEAKER.way },
      );
    } else writes.push({ clock, port: SPEAKER_PORT, value: 0 });
    clock += Math.round((ms * PIT_HZ) / 1000);
  }
  writes.push({ clock, port: SPEAKER_PORT, value: 0 });
  return new SpeakerSound(writes, clock);
}

/** The bell of the BIOS: divisor 1320, a third of a second (FIDELITY §2.5). */
export const BELL: SpeakerSound = tones([{ hz: PIT_HZ / 1320, ms: 1000 / 3 }]);

/** What a PC lets be heard. */
export class PcSound extends SoundReports {
  /** Rings the bell. */
  bell(): void {
    this.play(BELL);
  }
}
