import type { KeyStroke } from '../hardware/display.ts';
import { type InputDevice, shiftBits } from './input-device.ts';

/** Which keys a program takes from the browser. Strokes are named by {@link strokeName}. */
export interface KeyRules {
  /** Other keys for strokes that PC keyboards lack or that the browser keeps for itself. */
  readonly aliases: ReadonlyMap<string, KeyStroke>;
  /** The program's commands with Control, such as `Ctrl+r`. All others with Control stay the browser's. */
  readonly commands: ReadonlySet<string>;
}

const plain = (key: string): KeyStroke => ({ key, ctrl: false, shift: false, alt: false });
const shifted = (key: string): KeyStroke => ({ ...plain(key), shift: true });

/**
 * The Atari ST's Help and Undo keys for keyboards without them: F1 and F2, and Alt+Backspace, Undo's old name on PCs. A
 * page up or down and the end of a text, for which PCs have keys, are shifted ones on the ST.
 * Characters are never aliases here, since text is typed with them: a program that wants plain letters beside its
 * Control letters reads them itself, where no text is expected.
 */
export const ST_KEY_ALIASES: ReadonlyMap<string, KeyStroke> = new Map([
  ['F1', plain('Help')],
  ['F2', plain('Undo')],
  ['Alt+Backspace', plain('Undo')],
  ['PageUp', shifted('ArrowUp')],
  ['PageDown', shifted('ArrowDown')],
  ['End', shifted('Home')],
]);

/** The commands of {@link KeyRules} with these characters, small letters among them. */
export function commandsOf(characters: string): ReadonlySet<string> {
  return new Set([...characters].map((character) => `Ctrl+${character}`));
}

/** Keys that shift others, and those that change how characters are made. */
const SILENT_KEYS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/** Plain keys by which a player moves in the page and rules the browser. */
const BROWSER_KEYS: ReadonlySet<string> = new Set(['Tab', 'F5', 'F6', 'F7', 'F11', 'F12']);

/**
 * The name of a stroke in the tables: `F1`, `Ctrl+n`, `Alt+Backspace`, `Ctrl+Shift+ArrowUp`. Letters with Control or
 * Alt are small; a character without them includes its Shift.
 */
export function strokeName({ key, ctrl, shift, alt }: KeyStroke): string {
  const character = [...key].length === 1;
  const command = ctrl || alt;
  return [
    ctrl ? 'Ctrl+' : '',
    alt ? 'Alt+' : '',
    shift && (command || !character) ? 'Shift+' : '',
    character && command ? key.toLowerCase() : key,
  ].join('');
}

/** The stroke of a key event: what the key writes, wherever it lies on the keyboard. Null where it is no stroke. */
export function strokeOf(event: KeyboardEvent): KeyStroke | null {
  if (event.isComposing || event.metaKey || SILENT_KEYS.has(event.key)) return null;
  const characters = event.getModifierState('AltGraph');
  return {
    key: event.key,
    ctrl: event.ctrlKey && !characters,
    shift: event.shiftKey,
    alt: event.altKey && !characters,
  };
}

/** The stroke that a program gets for a stroke of the player, or null where it is the browser's. */
export function translateStroke(stroke: KeyStroke, { aliases, commands }: KeyRules): KeyStroke | null {
  const name = strokeName(stroke);
  const alias = aliases.get(name);
  if (alias !== undefined) return alias;
  if (stroke.ctrl) return commands.has(name) ? stroke : null;
  return BROWSER_KEYS.has(stroke.key) ? null : stroke;
}

/**
 * Keys become the machine's keys while the screen has the focus, and only then. What the machine does not take keeps its
 * meaning in the browser.
 */
export class KeyboardInput {
  readonly #device: InputDevice;
  readonly #rules: KeyRules;
  readonly #listening = new AbortController();

  constructor(screen: HTMLElement, device: InputDevice, rules: KeyRules) {
    this.#device = device;
    this.#rules = rules;
    const { signal } = this.#listening;
    screen.addEventListener('keydown', (event) => this.#press(event), { signal });
    screen.addEventListener('keyup', (event) => this.#release(event), { signal });
    screen.addEventListener('blur', () => this.#forgetShift(), { signal });
  }

  /** Stops listening. */
  close(): void {
    this.#listening.abort();
    this.#forgetShift();
  }

  #press(event: KeyboardEvent): void {
    this.#device.shift = shiftBits(event);
    this.#keepMenuBarClosed(event);
    const stroke = strokeOf(event);
    const translated = stroke === null ? null : translateStroke(stroke, this.#rules);
    if (translated !== null && this.#device.pressKey(translated)) event.preventDefault();
  }

  #release(event: KeyboardEvent): void {
    this.#device.shift = shiftBits(event);
    this.#keepMenuBarClosed(event);
  }

  /** Alt is held for clicks here; alone it would open the menu bar of some browsers. */
  #keepMenuBarClosed(event: KeyboardEvent): void {
    if (event.key === 'Alt') event.preventDefault();
  }

  #forgetShift(): void {
    this.#device.shift = 0;
  }
}
