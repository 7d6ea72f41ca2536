import { createHash } from 'node:crypto';
import { gemResources } from '../../host/cli/gem-resources.ts';
import { createGem, type Gem } from '../../host/gem/gem.ts';
import type { GemResources } from '../../host/gem/resources.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';

export { gemResources };

/** GEM on an Atari ST at virtual time, with a hand on mouse and keyboard. */
export class AesSession {
  readonly machine: AtariSt;
  readonly clock = new VirtualClock();
  readonly gem: Gem;

  constructor(resources: GemResources = gemResources(), mode: StMode = 'st-high') {
    this.machine = new AtariSt(mode);
    this.gem = createGem(this.machine, this.clock, resources);
  }

  get aes(): Gem['aes'] {
    return this.gem.aes;
  }

  get vdi(): Gem['vdi'] {
    return this.gem.vdi;
  }

  /** Lets the pending call work off what has come. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  async move(x: number, y: number): Promise<void> {
    this.machine.ikbd.moveMouse(x, y);
    await this.settle();
  }

  async press(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.machine.ikbd.pressButton(button);
    await this.settle();
  }

  async release(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.machine.ikbd.releaseButton(button);
    await this.settle();
  }

  async click(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.press(x, y, button);
    await this.release(x, y, button);
  }

  async type(...keys: string[]): Promise<void> {
    for (const key of keys) this.machine.ikbd.pressKey({ key, ctrl: false, shift: false, alt: false });
    await this.settle();
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  /** Digest of the screen memory without the pointer: equal where each bit of the picture is. */
  memory(): string {
    this.vdi.v_hide_c();
    const digest = createHash('sha256').update(this.machine.memory).digest('hex');
    this.vdi.v_show_c();
    return digest;
  }

  /** The present picture, with the pointer out of the way unless it is wanted. */
  frame(withPointer = false): Frame {
    if (!withPointer) this.vdi.v_hide_c();
    const { width, height, pixels, palette } = this.machine.display.scanOut();
    const frame = { width, height, pixels: pixels.slice(), palette: palette.slice() };
    if (!withPointer) this.vdi.v_show_c();
    return frame;
  }
}

/** Lets tests see whether and with what a promise has ended. */
export function watch<T>(promise: Promise<T>): { value?: T; done: boolean } {
  const seen: { value?: T; done: boolean } = { done: false };
  promise.then((value) => {
    seen.value = value;
    seen.done = true;
  });
  return seen;
}
