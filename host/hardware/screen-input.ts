/** What is reported of a mouse. Coordinates are screen pixels; `buttons` has the left one in bit 0, the right in bit 1. */
export type MouseReport =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'button'; readonly x: number; readonly y: number; readonly buttons: number }
  | { readonly kind: 'lost' };

/**
 * Mouse and keys of a machine. The outside world tells it absolute places, because the pointer follows the player's own
 * one; everything inside listens to its reports.
 */
export class ScreenInput<KeyReport extends { readonly kind: 'key' }> {
  /** Place of the mouse in screen pixels and its buttons. */
  readonly mouse: { x: number; y: number; buttons: number };
  /**
   * Shift keys that are down: 1 right Shift, 2 left Shift, 4 Control, 8 Alt; kept up to date by whoever sees the real
   * keyboard.
   */
  shift = 0;
  readonly #width: number;
  readonly #height: number;
  readonly #listeners = new Set<(event: MouseReport | KeyReport) => void>();

  /** @param width @param height size of the screen in pixels, which the mouse never leaves */
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.mouse = { x: width >> 1, y: height >> 1, buttons: 0 };
  }

  /** Places the mouse; places outside are moved to the nearest pixel of the screen. */
  moveMouse(x: number, y: number): void {
    const column = Math.min(this.#width - 1, Math.max(0, Math.floor(x)));
    const row = Math.min(this.#height - 1, Math.max(0, Math.floor(y)));
    if (column === this.mouse.x && row === this.mouse.y) return;
    this.mouse.x = column;
    this.mouse.y = row;
    this.tell({ kind: 'move', x: column, y: row });
  }

  /** @param button 0 left, 1 right */
  pressButton(button: 0 | 1): void {
    this.#setButtons(this.mouse.buttons | (1 << button));
  }

  releaseButton(button: 0 | 1): void {
    this.#setButtons(this.mouse.buttons & ~(1 << button));
  }

  /** The player's pointer was taken away while a button was held: the buttons go up and listeners hear `lost`. */
  releaseAllButtons(): void {
    if (this.mouse.buttons === 0) return;
    this.mouse.buttons = 0;
    this.tell({ kind: 'lost' });
  }

  /** @returns a function that ends the reports */
  onInput(listener: (event: MouseReport | KeyReport) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  protected tell(event: MouseReport | KeyReport): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  #setButtons(buttons: number): void {
    if (buttons === this.mouse.buttons) return;
    this.mouse.buttons = buttons;
    this.tell({ kind: 'button', x: this.mouse.x, y: this.mouse.y, buttons });
  }
}
