import type { Ikbd, IkbdEvent } from '../../hardware/atari-st/ikbd.ts';
import type { Clock } from '../../hardware/clock.ts';

/** What the keyboard processor reported, with the time of arrival and the shift keys at that time. */
export interface InputEvent {
  readonly event: IkbdEvent;
  /** Milliseconds of the clock. */
  readonly at: number;
  /** Kbshift bits. */
  readonly shift: number;
}

/** Two GEM calls of one program wait at the same time; the AES knows one program, which makes one call after the other. */
export class PendingCallError extends Error {
  override readonly name = 'PendingCallError';

  constructor() {
    super('a GEM call was made while another one still waits');
  }
}

/** Why a wait ended. */
export type WakeReason = 'input' | 'time' | 'post';

interface Waiter {
  readonly wakesOnPost: boolean;
  readonly resolve: (reason: WakeReason) => void;
  readonly cancelTimer: () => void;
}

/**
 * All input in the order in which it came. Nothing is lost between two calls of a program: what nobody has taken yet
 * stays here.
 */
export class InputQueue {
  readonly #clock: Clock;
  #events: InputEvent[] = [];
  #waiter: Waiter | null = null;
  #settled: (() => void)[] = [];

  constructor(ikbd: Ikbd, clock: Clock) {
    this.#clock = clock;
    ikbd.onInput((event) => {
      this.#events.push({ event, at: clock.now(), shift: event.kind === 'key' ? event.shift : ikbd.shift });
      this.#wake('input');
    });
  }

  get length(): number {
    return this.#events.length;
  }

  /** True while a call waits and nothing has come for it yet. */
  get parked(): boolean {
    return this.#waiter !== null;
  }

  /** The event that will be taken after `index` others; undefined where there is none yet. */
  peek(index: number): InputEvent | undefined {
    return this.#events[index];
  }

  take(): InputEvent | undefined {
    return this.#events.shift();
  }

  /**
   * Waits for the next input, for a time or for a post, whatever comes first. Events already in the queue do not end
   * the wait: the caller has looked at them.
   *
   * @param until time of the clock, null without limit; a time that has passed ends the wait at the next opportunity
   * @param wakesOnPost whether any post ends the wait; an urgent one does in any case
   * @throws PendingCallError
   */
  wait(until: number | null, wakesOnPost: boolean): Promise<WakeReason> {
    if (this.#waiter !== null) throw new PendingCallError();
    return new Promise((resolve) => {
      const cancelTimer =
        until === null ? () => {} : this.#clock.after(Math.max(0, until - this.#clock.now()), () => this.#wake('time'));
      this.#waiter = { wakesOnPost, resolve, cancelTimer };
      for (const settled of this.#settled.splice(0)) settled();
    });
  }

  /** Ends a wait that listens to posts; an urgent post ends every wait. */
  post(urgent: boolean): void {
    if (urgent || this.#waiter?.wakesOnPost === true) this.#wake('post');
  }

  /** Resolves as soon as a call waits: at once if one does. */
  settle(): Promise<void> {
    if (this.parked) return Promise.resolve();
    return new Promise((resolve) => {
      this.#settled.push(resolve);
    });
  }

  #wake(reason: WakeReason): void {
    const waiter = this.#waiter;
    if (waiter === null) return;
    this.#waiter = null;
    waiter.cancelTimer();
    waiter.resolve(reason);
  }
}
