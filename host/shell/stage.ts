import type { Clock } from '../hardware/clock.ts';
import type { Display } from '../hardware/display.ts';
import type { ScreenArea } from '../programs/program.ts';
import { Presenter } from './canvas.ts';
import { element } from './dom.ts';
import type { Texts } from './i18n.ts';
import type { InputDevice } from './input-device.ts';
import { keyStrip, type StripKey } from './key-strip.ts';
import { KeyboardInput, type KeyRules } from './keyboard-input.ts';
import type { KeyLine } from './keys-panel.ts';
import { PointerInput } from './pointer-input.ts';
import type { Fit } from './scale.ts';
import { SoftKeyboard } from './soft-keyboard.ts';
import { coarsePointer } from './touch.ts';

/** A machine, as a program connects it to the page. */
export interface Machine {
  readonly display: Display;
  readonly input: InputDevice;
  readonly keys: KeyRules;
  /** Keys for players who have none but those on the glass; left out where its programs need none of them. */
  readonly strip?: readonly StripKey[];
  /** The program's keys for the page's key list, in the player's language. */
  readonly keyList: readonly KeyLine[];
}

/** The place of the page where a machine's screen stands: picture, mouse, keys. */
export class Stage {
  readonly root: HTMLElement;
  readonly #room = element('div', { class: 'room' });
  readonly #field: HTMLInputElement;
  readonly #title: string;
  readonly #texts: Texts;
  #fit: Fit;
  #presenter: Presenter | null = null;
  #strip: HTMLElement | null = null;
  #inputs: { close(): void }[] = [];
  #typingArea: ScreenArea | null = null;

  /** @param title of the program, for screen readers */
  constructor(title: string, texts: Texts, fit: Fit) {
    this.#title = title;
    this.#texts = texts;
    this.#fit = fit;
    this.#field = element('input', {
      class: 'typing',
      type: 'text',
      tabindex: -1,
      'aria-label': texts.say('screen.typing', { title }),
      autocomplete: 'off',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    });
    this.root = element('section', { class: 'stage' }, this.#field, this.#room);
  }

  /** Shows a machine's screen, in the place of an earlier one, and gives it mouse, keys and focus. */
  connect({ display, input, keys, strip = [] }: Machine, clock: Clock): void {
    this.#disconnect();
    const presenter = new Presenter(display, this.#room, this.#fit);
    const { canvas } = presenter;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', this.#texts.say('screen.label', { title: this.#title }));
    if (strip.length > 0) this.#strip = keyStrip(strip, input, this.#texts);
    if (this.#strip !== null) this.#room.before(this.#strip);
    this.#presenter = presenter;
    this.#inputs = [
      new PointerInput(canvas, input, (x, y) => presenter.toScreen(x, y), clock),
      new KeyboardInput(canvas, input, keys),
      new KeyboardInput(this.#field, input, keys),
      new SoftKeyboard(this.#field, input),
    ];
    canvas.addEventListener('click', (event) => this.#openForTyping(event));
    this.focus();
  }

  /** Gives the keys to the screen. */
  focus(): void {
    this.#presenter?.canvas.focus({ preventScroll: true });
  }

  setFit(fit: Fit): void {
    this.#fit = fit;
    this.#presenter?.setFit(fit);
  }

  /** Opens the keyboard of a device that shows one for text fields only. Call it in a gesture. */
  openKeyboard(): void {
    this.#field.focus({ preventScroll: true });
  }

  /** Says where a text can be typed: a finger there opens the keyboard. */
  setTypingArea(area: ScreenArea | null): void {
    this.#typingArea = area;
  }

  /** Takes the screen away. */
  close(): void {
    this.#disconnect();
    this.root.remove();
  }

  #openForTyping({ clientX, clientY }: MouseEvent): void {
    const area = this.#typingArea;
    if (area === null || this.#presenter === null || !coarsePointer.matches) return;
    const { x, y } = this.#presenter.toScreen(clientX, clientY);
    if (x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h) this.openKeyboard();
  }

  #disconnect(): void {
    for (const input of this.#inputs) input.close();
    this.#inputs = [];
    this.#presenter?.close();
    this.#presenter = null;
    this.#typingArea = null;
    this.#strip?.remove();
    this.#strip = null;
  }
}
