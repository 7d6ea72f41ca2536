import { ChangeReports } from '../change-reports.ts';
import { DirtyLines } from '../dirty-lines.ts';
import type { Display, Frame } from '../display.ts';
import { scanOutPlanar } from '../scanout.ts';
import type { VdiColour } from './colour-forms.ts';
import { ColourRegisters } from './colour-registers.ts';
import type { StModeFacts } from './modes.ts';

/** The video chip: screen memory and colour registers in, pictures out. */
export class Shifter implements Display {
  readonly width: number;
  readonly height: number;
  readonly pixelAspect: { readonly x: number; readonly y: number };
  readonly refreshHz: number;
  readonly memory: Uint16Array;
  readonly colours: Pick<ColourRegisters, 'value' | 'vdiColour'>;
  readonly #facts: StModeFacts;
  readonly #colours: ColourRegisters;
  readonly #frame: Frame;
  readonly #pixels: Uint32Array;
  readonly #dirty: DirtyLines;
  readonly #changes = new ChangeReports();
  readonly #hooks = new Set<() => void>();

  constructor(facts: StModeFacts) {
    this.#facts = facts;
    this.width = facts.width;
    this.height = facts.height;
    this.pixelAspect = facts.pixelAspect;
    this.refreshHz = facts.refreshHz;
    this.memory = new Uint16Array(facts.wordsPerLine * facts.planes * facts.height);
    this.#colours = new ColourRegisters(facts.colourForm, facts.colours);
    this.colours = this.#colours;
    this.#dirty = new DirtyLines(facts.height);
    const pixels = new Uint8Array(facts.width * facts.height);
    this.#pixels = new Uint32Array(pixels.buffer);
    this.#frame = { width: facts.width, height: facts.height, pixels, palette: this.#colours.palette };
  }

  scanOut(): Frame {
    this.#changes.settle(() => {
      for (const hook of [...this.#hooks]) hook();
      this.#dirty.takeRuns((top, bottom) => scanOutPlanar(this.memory, this.#facts, this.#pixels, top, bottom));
    });
    return this.#frame;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.onChange(listener);
  }

  beforeScanOut(hook: () => void): () => void {
    this.#hooks.add(hook);
    return () => {
      this.#hooks.delete(hook);
    };
  }

  /** The lines `top` to before `bottom` were written. */
  markDirty(top: number, bottom: number): void {
    this.#dirty.mark(top, bottom);
    this.requestScanOut();
  }

  /** The next picture will be another one, without a line having been written. */
  requestScanOut(): void {
    this.#changes.report();
  }

  /** Writes a colour register; the next picture shows it. @throws ColourRegisterError */
  setColour(register: number, value: number): void {
    this.#colours.setValue(register, value);
    this.requestScanOut();
  }

  /** Writes a colour register as the VDI does; the next picture shows it. @throws ColourRegisterError */
  setVdiColour(register: number, colour: VdiColour): void {
    this.#colours.setVdiColour(register, colour);
    this.requestScanOut();
  }
}
