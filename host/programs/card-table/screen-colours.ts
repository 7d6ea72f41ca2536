import type { Gem } from '../../gem/gem.ts';
import { registerOfPen } from '../../gem/vdi/pens.ts';

/** What each gun counts in the distance of two colours: its part of their brightness. */
const RED_PART = 0.3;
const GREEN_PART = 0.59;
const BLUE_PART = 0.11;
/** Greys above this are taken for paper. */
const LIGHT = 0xb0;

/** The colours that the registers of the screen show now, as 0xRRGGBB. */
export function screenColours({ machine, vdi }: Gem): Uint32Array {
  return Uint32Array.from({ length: 1 << vdi.planes }, (_, register) => {
    const [red, green, blue] = machine.vdiColour(register).map((gun) => Math.round((gun * 255) / 1000));
    return (red << 16) | (green << 8) | blue;
  });
}

/** Square of the distance of two colours 0xRRGGBB as the eye weighs them. */
function distance(a: number, b: number): number {
  const red = ((a >> 16) & 255) - ((b >> 16) & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return RED_PART * red * red + GREEN_PART * green * green + BLUE_PART * blue * blue;
}

/** Whether a colour 0xRRGGBB is white or a light grey. */
export function isLightGrey(colour: number): boolean {
  const red = (colour >> 16) & 255;
  return red > LIGHT && red === ((colour >> 8) & 255) && red === (colour & 255);
}

/**
 * The pen that shows a colour, or the nearest to it. Where several show the same, the one with the lowest number: white
 * and black are those of pens 0 and 1, so that inverting exchanges them. Between white and black alone, the nearest is
 * what a threshold at half brightness says.
 *
 * @param colour 0xRRGGBB
 * @param screen colours of the screen's registers; 2, 4, 16 or 256 of them
 */
export function nearestPen(colour: number, screen: Uint32Array): number {
  const planes = Math.log2(screen.length);
  let nearest = 0;
  let least = Infinity;
  for (let pen = 0; pen < screen.length && least > 0; pen++) {
    const far = distance(colour, screen[registerOfPen(pen, planes)]);
    if (far >= least) continue;
    nearest = pen;
    least = far;
  }
  return nearest;
}

/** The screen's register for each colour of a picture: that of the nearest pen. */
export function nearestRegisters(palette: Uint32Array, screen: Uint32Array): Uint8Array {
  const planes = Math.log2(screen.length);
  return Uint8Array.from(palette, (colour) => registerOfPen(nearestPen(colour, screen), planes));
}
