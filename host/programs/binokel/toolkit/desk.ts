import { Graph } from '../../../dos/graph.ts';
import { MousePointer } from '../../../dos/mouse-pointer.ts';
import type { PcInputReport } from '../../../hardware/pc/input.ts';
import type { IbmPc } from '../../../hardware/pc/machine.ts';
import type { InputWaits } from '../../input-waits.ts';
import type { DosServices } from '../../program.ts';
import { setPalette } from '../art/palette.ts';
import type { BinokelPictures } from '../art/pictures.ts';
import type { BinokelTexts } from '../texts.ts';
import { type Key, keyOf } from './keys.ts';

/** What the player has done: typed a key, pressed the left button, moved the mouse. Places are pixels of the screen. */
export type Input =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'click'; readonly x: number; readonly y: number }
  | { readonly kind: 'move'; readonly x: number; readonly y: number };

const LEFT_BUTTON = 1;

/**
 * What every screen of the program works with: drawing, pictures, mouse pointer, waits and texts. Making one sets the graphics
 * mode and the program's colours.
 */
export class Desk {
  readonly services: DosServices;
  readonly pc: IbmPc;
  readonly graph: Graph;
  readonly pointer: MousePointer;
  readonly waits: InputWaits<PcInputReport>;
  readonly texts: BinokelTexts;
  readonly pictures: BinokelPictures;
  #buttons = 0;

  constructor(services: DosServices, texts: BinokelTexts, pictures: BinokelPictures) {
    this.services = services;
    this.texts = texts;
    this.pictures = pictures;
    this.pc = services.pc;
    this.waits = services.waits;
    this.graph = new Graph(services.pc);
    setPalette(services.pc.ega);
    this.pointer = new MousePointer(services.pc, this.graph);
  }

  /**
   * Shows another picture at once: `draw` draws on the hidden page, without a clip rectangle, and then that page is shown. What
   * is drawn afterwards is seen as it is drawn.
   */
  scene(draw: () => void): void {
    const { graph } = this;
    graph.setClip(null);
    graph.setActivePage(graph.visualPage === 0 ? 1 : 0);
    draw();
    graph.setVisualPage(graph.activePage);
  }

  /**
   * Waits for the player.
   *
   * @param ms how long at most; left out where it waits for ever
   * @returns null when the time has passed
   * @throws LeftError
   */
  async input(ms: number = Number.POSITIVE_INFINITY): Promise<Input | null> {
    const end = this.services.clock.now() + ms;
    for (;;) {
      const report = await this.waits.next(Math.max(0, end - this.services.clock.now()));
      if (report === null) return null;
      const input = this.#inputOf(report);
      if (input !== null) return input;
    }
  }

  /** Lets time pass. @throws LeftError */
  pause(ms: number): Promise<void> {
    return this.waits.pause(ms);
  }

  /** Forgets what the player did before he could see the present screen. */
  forget(): void {
    this.waits.forget();
    this.#buttons = this.pc.input.mouse.buttons;
  }

  /** Takes the pointer away for good: the screen is going back to text. */
  close(): void {
    this.pc.sound.silence();
    this.pointer.close();
  }

  #inputOf(report: PcInputReport): Input | null {
    if (report.kind === 'key') return { kind: 'key', key: keyOf(report) };
    if (report.kind === 'move') return { kind: 'move', x: report.x, y: report.y };
    const before = this.#buttons;
    this.#buttons = report.kind === 'button' ? report.buttons : 0;
    const pressed = report.kind === 'button' && (report.buttons & ~before & LEFT_BUTTON) !== 0;
    return pressed ? { kind: 'click', x: report.x, y: report.y } : null;
  }
}
