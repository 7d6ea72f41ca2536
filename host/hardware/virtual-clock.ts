import type { Clock } from './clock.ts';

interface Appointment {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock that moves only when it is told to: for tests, scripts and the command line. */
export class VirtualClock implements Clock {
  #time = 0;
  #made = 0;
  readonly #appointments = new Set<Appointment>();

  now(): number {
    return this.#time;
  }

  after(ms: number, run: () => void): () => void {
    const appointment: Appointment = { due: this.#time + Math.max(0, ms), order: this.#made++, run };
    this.#appointments.add(appointment);
    return () => {
      this.#appointments.delete(appointment);
    };
  }

  /**
   * Moves the time forward by `ms` milliseconds and runs what falls due on the way, in the order of time and, at the
   * same time, in the order of the calls of `after`. Appointments made by such a run are kept too if they fall due.
   */
  advance(ms: number): void {
    const target = this.#time + Math.max(0, ms);
    for (let next = this.#next(target); next !== null; next = this.#next(target)) {
      this.#appointments.delete(next);
      this.#time = next.due;
      next.run();
    }
    this.#time = target;
  }

  #next(latest: number): Appointment | null {
    let first: Appointment | null = null;
    for (const candidate of this.#appointments) {
      if (candidate.due > latest) continue;
      const earlier = first === null || candidate.due < first.due;
      if (earlier || (candidate.due === first?.due && candidate.order < first.order)) first = candidate;
    }
    return first;
  }
}
