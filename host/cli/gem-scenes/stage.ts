import { createGem, fontsFor, type Gem } from '../../gem/gem.ts';
import type { GemResources } from '../../gem/resources.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { AtariSt } from '../../hardware/atari-st/machine.ts';
import type { StMode } from '../../hardware/atari-st/modes.ts';
import type { Frame } from '../../hardware/display.ts';
import { VirtualClock } from '../../hardware/virtual-clock.ts';
import { RecordingWorkstation } from './recording-workstation.ts';

/** What one step of a scene showed. */
export interface Shot {
  /** Name of the capture without the letter of its mode: `menu1a`. */
  readonly name: string;
  readonly frame: Frame;
  /** Places that are not compared: character cells, and what the scene leaves out. */
  readonly ignored: readonly Rect[];
}

/** A drawing of the program that made the reference captures (gem-reference, scenes.c), for any screen mode. */
export interface GemScene {
  /** The names of all its shots begin with it. */
  readonly name: string;
  draw(stage: SceneStage): void | Promise<void>;
}

/** GEM on a fresh machine at virtual time, where a scene draws, moves the mouse, types and takes pictures. */
export class SceneStage {
  readonly gem: Gem;
  readonly width: number;
  readonly height: number;
  readonly shots: Shot[] = [];
  readonly #machine: AtariSt;
  readonly #vdi: RecordingWorkstation;

  constructor(mode: StMode, resources: GemResources) {
    this.#machine = new AtariSt(mode);
    this.#vdi = new RecordingWorkstation(this.#machine, fontsFor(this.#machine, resources));
    this.gem = createGem(this.#machine, new VirtualClock(), resources, this.#vdi);
    this.width = this.#vdi.width;
    this.height = this.#vdi.height;
    this.#machine.ikbd.moveMouse(this.width - 1, this.height - 1);
  }

  get aes(): Gem['aes'] {
    return this.gem.aes;
  }

  get vdi(): Gem['vdi'] {
    return this.gem.vdi;
  }

  /** Moves the mouse and lets the call that waits work that off. */
  async move(x: number, y: number): Promise<void> {
    this.#machine.ikbd.moveMouse(x, y);
    await this.aes.settle();
  }

  async press(x: number, y: number): Promise<void> {
    await this.move(x, y);
    this.#machine.ikbd.pressButton(0);
    await this.aes.settle();
  }

  async release(x: number, y: number): Promise<void> {
    await this.move(x, y);
    this.#machine.ikbd.releaseButton(0);
    await this.aes.settle();
  }

  async key(key: string): Promise<void> {
    this.#machine.ikbd.pressKey({ key, ctrl: false, shift: false, alt: false });
    await this.aes.settle();
  }

  /** Moves the mouse while no call waits. */
  place(x: number, y: number): void {
    this.#machine.ikbd.moveMouse(x, y);
  }

  /** A white screen without a pointer, as the scenes of single objects and of the VDI begin. */
  white(): void {
    this.aes.graf_mouse('M_OFF');
    this.vdi.vs_clip(null);
    this.vdi.vswr_mode(1);
    this.vdi.vsf_interior(0);
    this.vdi.vsf_color(0);
    this.vdi.vsf_perimeter(false);
    this.vdi.vr_recfl({ x: 0, y: 0, w: this.width, h: this.height });
  }

  /** Takes a picture. @param ignored what is not compared besides characters */
  shoot(name: string, ignored: readonly Rect[] = []): void {
    const { width, height, pixels, palette } = this.#machine.display.scanOut();
    const frame = { width, height, pixels: pixels.slice(), palette: palette.slice() };
    this.shots.push({ name, frame, ignored: [...this.#vdi.cells, ...ignored] });
  }
}
