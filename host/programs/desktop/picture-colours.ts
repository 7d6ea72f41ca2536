import type { Gem } from '../../gem/gem.ts';
import { registerOfPen } from '../../gem/vdi/pens.ts';
import type { VdiColour } from '../../hardware/atari-st/colour-forms.ts';
import { screenColours } from '../card-table/screen-colours.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;

function vdiColour(rgb: number): VdiColour {
  const gun = (shift: number): number => Math.round((((rgb >> shift) & 255) * 1000) / 255);
  return [gun(16), gun(8), gun(0)];
}

/**
 * The colour registers while a picture is looked at: as programs that showed pictures did, those of the topmost window's
 * picture. White and black stay, so that windows can be read, and so do colours that the picture needs as they are.
 */
export class PictureColours {
  readonly #gem: Gem;
  readonly #usual: readonly VdiColour[];
  /** The usual colours as 0xRRGGBB. */
  readonly #usualRgb: Uint32Array;
  #shown: Uint32Array | null = null;

  constructor(gem: Gem) {
    this.#gem = gem;
    this.#usualRgb = screenColours(gem);
    this.#usual = Array.from(this.#usualRgb, (_, register) => gem.machine.vdiColour(register));
  }

  /**
   * Shows the colours of a picture, the nearest that the machine has, or the usual ones with null.
   *
   * @param palette 0xRRGGBB; one with more colours than there are registers changes nothing
   * @returns whether any register may have changed
   */
  show(palette: Uint32Array | null): boolean {
    const fits = palette !== null && palette.length <= this.#usual.length ? palette : null;
    if (this.#gem.vdi.planes === 1 || fits === this.#shown) return false;
    this.#shown = fits;
    this.#usual.forEach((colour, register) => {
      this.#gem.machine.setVdiColour(register, colour);
    });
    if (fits !== null) this.#assign(new Set(fits));
    return true;
  }

  #assign(wanted: ReadonlySet<number>): void {
    const { machine, vdi } = this.#gem;
    const usual = this.#usualRgb;
    const missing = [...wanted].filter((colour) => !usual.includes(colour));
    const kept = new Set([WHITE_PEN, BLACK_PEN].map((pen) => registerOfPen(pen, vdi.planes)));
    const free = Array.from(usual.keys()).filter((register) => !kept.has(register) && !wanted.has(usual[register]));
    for (const [k, colour] of missing.slice(0, free.length).entries()) machine.setVdiColour(free[k], vdiColour(colour));
  }
}
