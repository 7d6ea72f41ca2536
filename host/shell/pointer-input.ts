import type { Clock } from '../hardware/clock.ts';
import { type InputDevice, shiftBits } from './input-device.ts';

/** A finger held still for this long is the right button. */
export const LONG_PRESS_MS = 500;
/** A finger that moves further, in CSS pixels, drags. */
export const DRAG_DISTANCE = 10;
/** How long a tap holds the left button: a click that no program misses. */
export const TAP_MS = 40;

/** The window's points to the screen's pixels; the Presenter knows. */
export type ToScreen = (clientX: number, clientY: number) => { x: number; y: number };

/** Bits of PointerEvent.buttons and the buttons that they are. */
const BUTTONS = [
  [1, 0],
  [2, 1],
] as const;

/** A finger or pen on the screen: not yet known what it wants, dragging, or done with what it wanted. */
interface Touch {
  readonly x: number;
  readonly y: number;
  phase: 'resting' | 'dragging' | 'over';
  readonly cancelLongPress: () => void;
}

/**
 * Mouse, fingers and pens on the screen's canvas become the machine's mouse. A mouse passes its two buttons on. A finger
 * that taps clicks, one that moves drags from where it began, one that rests presses the right button. What the browser
 * takes away in the middle (a lost capture, a system gesture, another window) is let go without effect.
 */
export class PointerInput {
  readonly #canvas: HTMLCanvasElement;
  readonly #device: InputDevice;
  readonly #toScreen: ToScreen;
  readonly #clock: Clock;
  readonly #listening = new AbortController();
  /** The pointer that is down; all others wait until it is up. */
  #pointer: number | null = null;
  #touch: Touch | null = null;
  #endTap: () => void = () => undefined;

  constructor(canvas: HTMLCanvasElement, device: InputDevice, toScreen: ToScreen, clock: Clock) {
    this.#canvas = canvas;
    this.#device = device;
    this.#toScreen = toScreen;
    this.#clock = clock;
    const { signal } = this.#listening;
    canvas.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.#up(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.#lose(event), { signal });
    canvas.addEventListener('lostpointercapture', (event) => this.#lose(event), { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('blur', () => this.#abandon(), { signal });
  }

  /** Lets go of everything and stops listening. */
  close(): void {
    this.#listening.abort();
    this.#abandon();
  }

  #down(event: PointerEvent): void {
    event.preventDefault();
    this.#canvas.focus({ preventScroll: true });
    if (this.#pointer !== null) return;
    this.#endTap();
    this.#pointer = event.pointerId;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#device.shift = shiftBits(event);
    this.#moveTo(event.clientX, event.clientY);
    if (event.pointerType === 'mouse') this.#syncButtons(event.buttons);
    else if (event.button === 2) this.#device.pressButton(1);
    else this.#touch = this.#rest(event);
  }

  #move(event: PointerEvent): void {
    if (this.#pointer !== null && this.#pointer !== event.pointerId) return;
    const touch = this.#touch;
    if (touch?.phase === 'resting') {
      if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) <= DRAG_DISTANCE) return;
      touch.cancelLongPress();
      touch.phase = 'dragging';
      this.#device.pressButton(0);
    }
    this.#moveTo(event.clientX, event.clientY);
    if (event.pointerType === 'mouse' && this.#pointer !== null) {
      this.#device.shift = shiftBits(event);
      this.#syncButtons(event.buttons);
    }
  }

  #up(event: PointerEvent): void {
    if (this.#pointer !== event.pointerId) return;
    const touch = this.#touch;
    this.#pointer = null;
    this.#touch = null;
    touch?.cancelLongPress();
    if (touch?.phase === 'resting') {
      this.#tap();
      return;
    }
    this.#moveTo(event.clientX, event.clientY);
    this.#syncButtons(0);
  }

  /** After a regular end there is nothing left to lose. */
  #lose(event: PointerEvent): void {
    if (this.#pointer === event.pointerId) this.#abandon();
  }

  #abandon(): void {
    this.#touch?.cancelLongPress();
    this.#pointer = null;
    this.#touch = null;
    this.#endTap();
    this.#device.releaseAllButtons();
  }

  #rest({ clientX, clientY }: PointerEvent): Touch {
    const touch: Touch = {
      x: clientX,
      y: clientY,
      phase: 'resting',
      cancelLongPress: this.#clock.after(LONG_PRESS_MS, () => {
        touch.phase = 'over';
        this.#device.pressButton(1);
        this.#device.releaseButton(1);
      }),
    };
    return touch;
  }

  #tap(): void {
    this.#device.pressButton(0);
    const cancel = this.#clock.after(TAP_MS, () => this.#endTap());
    this.#endTap = () => {
      cancel();
      this.#endTap = () => undefined;
      this.#device.releaseButton(0);
    };
  }

  #moveTo(clientX: number, clientY: number): void {
    const { x, y } = this.#toScreen(clientX, clientY);
    this.#device.moveMouse(x, y);
  }

  /** Brings the machine's buttons to the state of the real ones; one event may change both. */
  #syncButtons(buttons: number): void {
    for (const [bit, button] of BUTTONS) {
      const down = (buttons & bit) !== 0;
      if (down === ((this.#device.mouse.buttons & (1 << button)) !== 0)) continue;
      if (down) this.#device.pressButton(button);
      else this.#device.releaseButton(button);
    }
  }
}
