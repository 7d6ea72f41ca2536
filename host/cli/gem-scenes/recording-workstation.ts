import { Pointer } from '../../gem/vdi/pointer.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { ScreenMachine } from '../../gem/vdi/screen-machine.ts';
import type { FontSet } from '../../gem/vdi/text-size.ts';
import { Workstation } from '../../gem/vdi/workstation.ts';

/**
 * A workstation that notes where it writes text, and so do all workstations opened from it: glyphs are the project's
 * own, so they are not compared, but the cells around them are where the captured GEM has them.
 */
export class RecordingWorkstation extends Workstation {
  /** The visible parts of the character cells of each text, in the order of writing. */
  readonly cells: Rect[];
  readonly #machine: ScreenMachine;
  readonly #fonts: FontSet;
  readonly #pointer: Pointer;

  constructor(machine: ScreenMachine, fonts: FontSet, pointer?: Pointer, cells: Rect[] = []) {
    const { width, height, planes, wordsPerLine } = machine.facts;
    const screen = { words: machine.memory, width, height, planes, wordsPerLine, standard: false };
    const shared = pointer ?? new Pointer(machine, screen);
    super(machine, fonts, shared);
    this.#machine = machine;
    this.#fonts = fonts;
    this.#pointer = shared;
    this.cells = cells;
  }

  override v_opnvwk(): RecordingWorkstation {
    return new RecordingWorkstation(this.#machine, this.#fonts, this.#pointer, this.cells);
  }

  override v_gtext(x: number, y: number, text: Uint8Array | string): void {
    const visible = intersect({ x, y, ...this.vqt_extent(text.length) }, this.clip());
    if (visible !== null) this.cells.push(visible);
    super.v_gtext(x, y, text);
  }
}
