import type { InputDevice } from './input-device.ts';

const stroke = (key: string) => ({ key, ctrl: false, shift: false, alt: false });

/** What phones report instead of keys. */
const KEY_OF_EDIT: Readonly<Record<string, string>> = {
  deleteContentBackward: 'Backspace',
  insertLineBreak: 'Enter',
  insertParagraph: 'Enter',
};

/**
 * The keyboard on the glass of a phone: it opens for a text field only, so there is one, unseen. Keys that it reports as
 * keys are taken by the KeyboardInput of the field; this takes the others, which arrive as edits.
 */
export class SoftKeyboard {
  readonly #device: InputDevice;
  readonly #listening = new AbortController();

  /** @param field a text input */
  constructor(field: HTMLInputElement, device: InputDevice) {
    this.#device = device;
    const { signal } = this.#listening;
    field.addEventListener('beforeinput', (event) => this.#edit(event), { signal });
    field.addEventListener(
      'compositionend',
      (event) => {
        this.#type(event.data);
        field.value = '';
      },
      { signal },
    );
  }

  /** Stops listening. */
  close(): void {
    this.#listening.abort();
  }

  #edit(event: InputEvent): void {
    if (event.isComposing) return;
    event.preventDefault();
    const key = KEY_OF_EDIT[event.inputType];
    if (key === undefined) this.#type(event.data ?? '');
    else this.#device.pressKey(stroke(key));
  }

  #type(text: string): void {
    for (const character of text) this.#device.pressKey(stroke(character));
  }
}
