import type { Display, Frame, KeyStroke } from '../../../host/hardware/display.ts';
import type { InputDevice } from '../../../host/shell/input-device.ts';

/** A black and white screen whose columns alternate in the upper half and rows in the lower. */
export class TestDisplay implements Display {
  readonly width: number;
  readonly height: number;
  readonly pixelAspect: Display['pixelAspect'];
  readonly refreshHz = 71;
  /** How often the picture was asked for. */
  scans = 0;
  readonly #pixels: Uint8Array;
  readonly #palette = new Uint32Array([0xffffff, 0x000000]);
  readonly #listeners = new Set<() => void>();
  #told = false;

  constructor({ width, height, pixelAspect }: Pick<Display, 'width' | 'height' | 'pixelAspect'>) {
    this.width = width;
    this.height = height;
    this.pixelAspect = pixelAspect;
    this.#pixels = Uint8Array.from({ length: width * height }, (_, pixel) => {
      const y = Math.floor(pixel / width);
      return (2 * y < height ? pixel % width : y) & 1;
    });
  }

  scanOut(): Frame {
    this.scans++;
    this.#told = false;
    return { width: this.width, height: this.height, pixels: this.#pixels, palette: this.#palette };
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes one pixel; many calls are one burst. */
  setPixel(x: number, y: number, index: number): void {
    this.#pixels[y * this.width + x] = index;
    if (this.#told) return;
    this.#told = true;
    for (const listener of this.#listeners) listener();
  }
}

/** A keyboard and mouse that write down what they are told. */
export class TestDevice implements InputDevice {
  readonly mouse = { x: 0, y: 0, buttons: 0 };
  shift = 0;
  readonly log: string[] = [];

  moveMouse(x: number, y: number): void {
    if (x === this.mouse.x && y === this.mouse.y) return;
    this.mouse.x = x;
    this.mouse.y = y;
    if (this.mouse.buttons !== 0) this.log.push(`drag ${x} ${y}`);
  }

  pressButton(button: 0 | 1): void {
    this.mouse.buttons |= 1 << button;
    this.log.push(`press ${button} at ${this.mouse.x} ${this.mouse.y} shift ${this.shift}`);
  }

  releaseButton(button: 0 | 1): void {
    if ((this.mouse.buttons & (1 << button)) === 0) return;
    this.mouse.buttons &= ~(1 << button);
    this.log.push(`release ${button} at ${this.mouse.x} ${this.mouse.y}`);
  }

  releaseAllButtons(): void {
    if (this.mouse.buttons === 0) return;
    this.mouse.buttons = 0;
    this.log.push('lost');
  }

  pressKey({ key, ctrl, shift, alt }: KeyStroke): boolean {
    this.log.push(`key ${ctrl ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`);
    return true;
  }
}
