import { CPU_HZ } from '../hardware/spectrum/timing.ts';
import { PORT_FE, SignalWriter, type UlaSignal } from '../hardware/spectrum/ula-signal.ts';

/** Middle C, from which BEEP counts semitones (ZX Spectrum manual, chapter 19). */
const MIDDLE_C_HZ = 261.63;
const SEMITONES = 12;

/** A note of BEEP; without a pitch it is a rest. */
export interface Note {
  readonly seconds: number;
  /** Semitones above middle C, not necessarily whole. */
  readonly semitones?: number;
}

/** Frequency of a pitch in semitones above middle C. */
export function frequencyOf(semitones: number): number {
  return MIDDLE_C_HZ * 2 ** (semitones / SEMITONES);
}

/**
 * Notes as BEEP plays them, one after the other: square waves of whole periods, at least one, with the border in its
 * colour.
 *
 * @param border colour of the border, 0 to 7
 */
export function beep(notes: readonly Note[], border: number): UlaSignal {
  const writer = new SignalWriter();
  writer.out(border & PORT_FE.border);
  for (const { seconds, semitones } of notes) {
    if (semitones === undefined) {
      writer.wait(seconds * CPU_HZ);
      continue;
    }
    const hz = frequencyOf(semitones);
    const halfPeriod = CPU_HZ / (2 * hz);
    const periods = Math.max(1, Math.round(seconds * hz));
    for (let period = 0; period < periods; period++) {
      writer.out((border & PORT_FE.border) | PORT_FE.beeper).wait(halfPeriod);
      writer.out(border & PORT_FE.border).wait(halfPeriod);
    }
  }
  return writer.finish();
}
