import type { Page } from 'playwright-core';
import type { Frame } from '../../host/hardware/display.ts';

/** The emulated screen inside the page: its pixels and the mouse on it, in pixels of the machine. */
export class StScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The address of the page from its `#` on. */
  get hash(): string {
    return new URL(this.#page.url()).hash;
  }

  /** The colours of the machine's pixels as 0xRRGGBB, row by row, of a screen with so many of them. */
  async colours({ width, height }: { readonly width: number; readonly height: number }): Promise<readonly number[]> {
    return this.#page.evaluate(
      (size) => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas.screen');
        const context = canvas?.getContext('2d');
        if (!canvas || !context) throw new Error('the page shows no screen');
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const stepX = canvas.width / size.width;
        const stepY = canvas.height / size.height;
        return Array.from({ length: size.width * size.height }, (_, pixel) => {
          const x = Math.floor(((pixel % size.width) + 0.5) * stepX);
          const y = Math.floor((Math.floor(pixel / size.width) + 0.5) * stepY);
          const at = (y * canvas.width + x) * 4;
          return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
        });
      },
      { width, height },
    );
  }

  /** Waits until the canvas shows the machine's picture. */
  async ready(): Promise<void> {
    await this.#page.waitForSelector('canvas.screen');
    await this.#page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.screen');
      return canvas !== null && canvas.width >= 640;
    });
  }

  /** 640 by 400 pixels, 1 = black, row by row. */
  async pixels(): Promise<Uint8Array> {
    const bits = await this.#page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.screen');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('the page shows no screen');
      const step = canvas.width / 640;
      const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let y = 0; y < 400; y++) {
        for (let x = 0; x < 640; x++)
          text += data[(Math.floor((y + 0.5) * step) * width + Math.floor((x + 0.5) * step)) * 4] < 128 ? '1' : '0';
      }
      return text;
    });
    return Uint8Array.from(bits, Number);
  }

  /** Moves the pointer to a pixel of the machine. */
  async move(x: number, y: number): Promise<void> {
    const box = await this.#page.locator('canvas.screen').boundingBox();
    if (box === null) throw new Error('the screen is not visible');
    await this.#page.mouse.move(box.x + ((x + 0.5) * box.width) / 640, box.y + ((y + 0.5) * box.height) / 400);
  }

  async click(x: number, y: number, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.move(x, y);
    await this.#page.mouse.down({ button });
    await this.#page.mouse.up({ button });
  }
}

/** Colours of a machine's frame in the form of {@link StScreen.colours}. */
export function frameColours(frame: Frame): readonly number[] {
  return Array.from(frame.pixels, (index) => frame.palette[index]);
}

/** Black pixels of a machine's frame in the form of {@link StScreen.pixels}. */
export function blackPixels(frame: Frame): Uint8Array {
  return frame.pixels.map((index) => (frame.palette[index] === 0 ? 1 : 0));
}
