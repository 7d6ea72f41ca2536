import type { Ikbd } from '../../hardware/atari-st/ikbd.ts';
import type { Clock } from '../../hardware/clock.ts';
import { contains, type Rect } from '../vdi/rect.ts';
import { type InputEvent, InputQueue } from './input-queue.ts';
import { type Message, MessageQueue } from './messages.ts';
import { TerminationError, unlessTerminated } from './termination.ts';

/**
 * How long the AES waits for a second click, in milliseconds: rate 3 of evnt_dclick, which TOS starts with. The five
 * rates are 450, 330, 275, 220 and 165 ms.
 */
export const DOUBLE_CLICK_MS = 220;

/** How long a button is held on an arrow or a track until that acts again: as TOS 1.04 waits, so that a click acts once. */
export const HOLD_MS = DOUBLE_CLICK_MS;

/** And how long from then on. TOS asks again as soon as the program has done it; a fast computer needs a pace. */
export const REPEAT_MS = 120;

/** Code of the Escape key. */
export const ASCII_ESCAPE = 0x1b;

/** Bits of the mouse buttons. */
export const BUTTON = { left: 1, right: 2, both: 3 } as const;

/** A mouse button condition: the buttons of `mask` shall be as in `state`. */
export interface ButtonWant {
  readonly mask: number;
  readonly state: number;
  /** With 2 each click is reported only after {@link DOUBLE_CLICK_MS}, or at once when the second press comes. */
  readonly clicks: 1 | 2;
  /** Turns the condition round (bit 0x100 of the clicks in the C binding): mask 3, state 0, any = either button. */
  readonly any?: boolean;
}

/** What a call waits for (evnt_multi). At least one part should be given. */
export interface EventWants {
  readonly key?: boolean;
  readonly message?: boolean;
  readonly button?: ButtonWant;
  /** Any movement of the mouse. */
  readonly motion?: boolean;
  /** The mouse being inside (or outside) a rectangle; true at once where it already is. */
  readonly rect1?: { readonly inside: boolean; readonly rect: Rect };
  /** Milliseconds. */
  readonly timer?: number;
}

export interface KeyEvent {
  readonly scan: number;
  /** Code in the character set of the Atari ST. */
  readonly ascii: number;
  /** Kbshift bits. */
  readonly shift: number;
}

export interface ButtonEvent {
  readonly clicks: 1 | 2;
  readonly x: number;
  readonly y: number;
  readonly buttons: number;
  readonly shift: number;
}

/** Mouse and shift keys (graf_mkstate). */
export interface MouseState {
  readonly x: number;
  readonly y: number;
  /** {@link BUTTON} bits. */
  readonly buttons: number;
  /** Kbshift bits. */
  readonly shift: number;
}

/** What has happened, together with the mouse at that time. `lost`: the player's pointer was taken away in a press. */
export interface GemEvents extends MouseState {
  readonly key?: KeyEvent;
  readonly message?: Message;
  readonly button?: ButtonEvent;
  readonly motion?: boolean;
  readonly rect1?: boolean;
  readonly timer?: boolean;
  readonly lost?: boolean;
}

/** The AES's own interest in the mouse while a program waits: menu bar and windows (screen-control.ts). */
export interface ScreenControl {
  /**
   * What the AES does about a movement or a press instead of the program; null leaves it to the program.
   *
   * @param pressed buttons that have just gone down, 0 for a movement
   */
  claim(mouse: MouseState, pressed: number): (() => Promise<void>) | null;
}

/**
 * The event calls. Input is worked off one event after the other; a call that has what it waits for leaves the rest to
 * the next call. The mouse state is that of the last event taken, so that results do not depend on how fast input comes.
 */
export class Events {
  readonly #clock: Clock;
  readonly #queue: InputQueue;
  readonly #messages = new MessageQueue();
  #keys: KeyEvent[] = [];
  #mouse: MouseState;
  /** Held buttons whose press no call has reported yet. */
  #unreported = 0;
  /** What a held button does again and again, and when. */
  #held: { readonly act: () => void; next: number } | null = null;

  constructor(ikbd: Ikbd, clock: Clock) {
    this.#clock = clock;
    this.#queue = new InputQueue(ikbd, clock);
    this.#mouse = { ...ikbd.mouse, shift: ikbd.shift };
  }

  get mouse(): MouseState {
    return this.#mouse;
  }

  /** A call waits and nothing that could wake it is left to be worked off. */
  get waiting(): boolean {
    return this.#queue.parked;
  }

  settle(): Promise<void> {
    return this.#queue.settle();
  }

  post(message: Message): void {
    this.#messages.post(message);
    this.#queue.post(message.type === 'AP_TERM');
  }

  /** Does something again and again while the button stays down and the program waits for messages. */
  repeatWhileHeld(act: () => void): void {
    this.#held = { act, next: this.#clock.now() + HOLD_MS };
  }

  /** Messages that the program has not taken yet. */
  get messages(): MessageQueue {
    return this.#messages;
  }

  /**
   * Waits until one of the wants is true (evnt_multi). A call that wants nothing but a timer leaves all input in the
   * queue for the next call.
   *
   * A want for released buttons is true at once where they are up. A want for a pressed button needs a press that no
   * call has reported yet: holding a button is reported once.
   *
   * @param control works off menu and window gadgets meanwhile; null: the mouse belongs to the caller alone
   * @throws TerminationError where AP_TERM is in the queue and the call does not want messages
   */
  async multi(want: EventWants, control: ScreenControl | null): Promise<GemEvents> {
    const until = want.timer === undefined ? null : this.#clock.now() + Math.max(0, want.timer);
    const takesInput = Boolean(want.key || want.message || want.button || want.motion || want.rect1);
    for (;;) {
      this.#heedTermination(want);
      const ready = this.#ready(want);
      if (ready !== null) return ready;
      const input = takesInput ? this.#queue.take() : undefined;
      if (input !== undefined) {
        const happened = await this.#workOff(input, want, control);
        this.#heedTermination(want);
        if (happened !== null) return happened;
      } else if (await this.#sleep(until, want, control)) {
        return { ...this.#mouse, timer: true };
      }
    }
  }

  #heedTermination(want: EventWants): void {
    if (want.message !== true && this.#messages.terminates) throw new TerminationError();
  }

  /** Waits until there is something to look at. @returns whether the time of the call is over */
  async #sleep(until: number | null, want: EventWants, control: ScreenControl | null): Promise<boolean> {
    const held = control !== null && want.message === true ? this.#held : null;
    const repeats = held !== null && (until === null || held.next <= until);
    const reason = await this.#queue.wait(repeats ? held.next : until, want.message === true);
    if (reason !== 'time') return false;
    if (!repeats) return true;
    held.next = this.#clock.now() + REPEAT_MS;
    held.act();
    return false;
  }

  /** Wants that are true without further input: keys typed ahead, messages, buttons and the place of the mouse. */
  #ready(want: EventWants): GemEvents | null {
    if (want.key && this.#keys.length > 0) return { ...this.#mouse, key: this.#keys.shift() };
    const message = want.message ? this.#messages.take() : undefined;
    if (message !== undefined) return { ...this.#mouse, message };
    if (want.rect1 && contains(want.rect1.rect, this.#mouse.x, this.#mouse.y) === want.rect1.inside) {
      return { ...this.#mouse, rect1: true };
    }
    return want.button && this.#buttonsMatch(want.button) ? this.#buttonEvent(want.button, 1) : null;
  }

  async #workOff(input: InputEvent, want: EventWants, control: ScreenControl | null): Promise<GemEvents | null> {
    const before = this.#mouse.buttons;
    this.#apply(input);
    if (this.#held !== null && control !== null) return null;
    const { event } = input;
    const pressed = this.#mouse.buttons & ~before;
    const claimable = event.kind === 'move' || pressed !== 0;
    const action = claimable ? (control?.claim(this.#mouse, pressed) ?? null) : null;
    if (action !== null) {
      this.#unreported = 0;
      await unlessTerminated(action);
      return null;
    }
    if (event.kind === 'button' && want.button && this.#buttonsMatch(want.button)) {
      const second = want.button.clicks === 2 && event.buttons !== 0 ? await this.#secondPress(input) : false;
      return this.#buttonEvent(want.button, second ? 2 : 1);
    }
    if (event.kind === 'move' && want.motion) return { ...this.#mouse, motion: true };
    if (event.kind === 'lost' && (want.button || want.motion)) return { ...this.#mouse, lost: true };
    return null;
  }

  #apply({ event, shift }: InputEvent): void {
    switch (event.kind) {
      case 'move':
        this.#mouse = { x: event.x, y: event.y, buttons: this.#mouse.buttons, shift };
        break;
      case 'button':
        this.#unreported = (this.#unreported & event.buttons) | (event.buttons & ~this.#mouse.buttons);
        this.#held = null;
        this.#mouse = { x: event.x, y: event.y, buttons: event.buttons, shift };
        break;
      case 'lost':
        this.#unreported = 0;
        this.#held = null;
        this.#mouse = { ...this.#mouse, buttons: 0, shift };
        break;
      case 'key':
        this.#keys.push({ scan: event.scan, ascii: event.ascii, shift });
        break;
    }
  }

  #buttonsMatch(want: ButtonWant): boolean {
    const held = this.#mouse.buttons & want.mask;
    const same = held === (want.state & want.mask);
    if (same === (want.any === true)) return false;
    return held === 0 || (this.#unreported & want.mask) !== 0;
  }

  #buttonEvent(want: ButtonWant, clicks: 1 | 2): GemEvents {
    this.#unreported &= ~want.mask;
    return { ...this.#mouse, button: { clicks, ...this.#mouse } };
  }

  /** Waits for the same button to be released and pressed again; what lies between is worked off if it is. */
  async #secondPress(first: InputEvent): Promise<boolean> {
    const until = first.at + DOUBLE_CLICK_MS;
    const { buttons } = this.#mouse;
    let released = false;
    for (let i = 0; ; i++) {
      while (i >= this.#queue.length) {
        if (this.#clock.now() >= until || (await this.#queue.wait(until, false)) !== 'input') return false;
      }
      const next = this.#queue.peek(i);
      if (next === undefined || next.at > until || next.event.kind === 'lost') return false;
      if (next.event.kind !== 'button') continue;
      if (next.event.buttons === 0) released = true;
      if (!released || next.event.buttons !== buttons) continue;
      for (let taken = 0; taken <= i; taken++) {
        const input = this.#queue.take();
        if (input !== undefined) this.#apply(input);
      }
      return true;
    }
  }
}
