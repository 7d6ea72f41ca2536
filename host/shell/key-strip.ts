import type { KeyStroke } from '../hardware/key-stroke.ts';
import { button, element } from './dom.ts';
import type { TextKey, Texts } from './i18n.ts';
import type { InputDevice } from './input-device.ts';

/** A key that the keyboards of phones lack: what stands on it, its name where that is a sign, and what it types. */
export interface StripKey {
  readonly label: string;
  readonly name: Extract<TextKey, `key.${string}`> | null;
  readonly stroke: KeyStroke;
}

const key = (label: string, typed = label, name: StripKey['name'] = null): StripKey => ({
  label,
  name,
  stroke: { key: typed, ctrl: false, shift: false, alt: false },
});

const ARROWS: readonly StripKey[] = [
  key('←', 'ArrowLeft', 'key.left'),
  key('↑', 'ArrowUp', 'key.up'),
  key('↓', 'ArrowDown', 'key.down'),
  key('→', 'ArrowRight', 'key.right'),
];

const ESCAPE = key('Esc', 'Escape');
const ENTER = key('↵', 'Enter', 'key.enter');

/** The keys of programs on a PC, with Alt-X, by which they are left. */
export const PC_STRIP: readonly StripKey[] = [
  ESCAPE,
  ...ARROWS,
  ENTER,
  key('⇞', 'PageUp', 'key.page-up'),
  key('⇟', 'PageDown', 'key.page-down'),
  key('F1'),
  key('F2'),
  key('F3'),
  { label: 'Alt-X', name: null, stroke: { key: 'x', ctrl: false, shift: false, alt: true } },
];

/** The Spectrum's: Escape is BREAK. */
export const SPECTRUM_STRIP: readonly StripKey[] = [
  { ...ESCAPE, label: 'BREAK' },
  ...ARROWS,
  key('DELETE', 'Backspace'),
  { ...ENTER, label: 'ENTER' },
];

/**
 * A strip of keys beside the keyboard on the glass. Pressing one leaves the focus where it is, so that the keyboard stays
 * open.
 */
export function keyStrip(keys: readonly StripKey[], device: InputDevice, texts: Texts): HTMLElement {
  const strip = element(
    'div',
    { class: 'key-strip' },
    ...keys.map(({ label, name, stroke }) =>
      button(
        { class: 'strip-key', tabindex: -1, 'aria-label': name === null ? null : texts.say(name) },
        () => device.pressKey(stroke),
        label,
      ),
    ),
  );
  strip.addEventListener('pointerdown', (event) => event.preventDefault());
  strip.addEventListener('mousedown', (event) => event.preventDefault());
  return strip;
}
