/** A size in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture is made of, as a Display tells it. */
export interface Picture extends Size {
  readonly pixelAspect: { readonly x: number; readonly y: number };
}

/**
 * How the screen uses the room it has: `whole` shows every pixel as the same whole number of device pixels; `fill` uses
 * the room to its edge and gives that up.
 */
export type Fit = 'whole' | 'fill';

/** Where a picture goes inside its room, in device pixels, and how it gets there. */
export interface Placement extends Size {
  readonly left: number;
  readonly top: number;
  /** Whole factors of the first, sharp step. */
  readonly factorX: number;
  readonly factorY: number;
  /** Whether a second step shrinks the enlarged picture, smoothly, to its place. */
  readonly smooth: boolean;
}

/**
 * Places a picture in the middle of its room. With `whole`, the factor is the largest whole one that fits; where not
 * even 1 fits, and with `fill`, the picture is enlarged sharply by the next whole factor and then shrunk smoothly
 * (FIDELITY §3, "Pixels"), except where the exact factor is whole anyway.
 *
 * The shape of a pixel is a pair of small whole numbers, such as 1:2 or 3:4, and stays exact in `whole`; of 2:2 only the
 * shape counts, so a screen of few pixels is shown in any whole size.
 *
 * @param room device pixels that are free; less than one counts as one
 */
export function placePicture(picture: Picture, room: Size, fit: Fit): Placement {
  const divisor = commonDivisor(picture.pixelAspect.x, picture.pixelAspect.y);
  const aspectX = picture.pixelAspect.x / divisor;
  const aspectY = picture.pixelAspect.y / divisor;
  const roomWidth = Math.max(1, room.width);
  const roomHeight = Math.max(1, room.height);
  const exact = Math.min(roomWidth / (picture.width * aspectX), roomHeight / (picture.height * aspectY));
  const whole = Math.floor(exact);
  const smooth = whole < 1 || (fit === 'fill' && exact !== whole);
  const factor = smooth ? exact : whole;
  const width = Math.max(1, Math.round(picture.width * aspectX * factor));
  const height = Math.max(1, Math.round(picture.height * aspectY * factor));
  return {
    left: Math.floor((roomWidth - width) / 2),
    top: Math.floor((roomHeight - height) / 2),
    width,
    height,
    factorX: Math.ceil(aspectX * factor),
    factorY: Math.ceil(aspectY * factor),
    smooth,
  };
}

/** The largest whole number that divides both. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/**
 * A place on the screen for a point of the page.
 *
 * @param offset distance of the point from the picture's edge
 * @param extent length of the picture's side, in the same unit
 * @param pixels number of screen pixels on that side
 * @returns the screen pixel, always one that exists
 */
export function screenPixel(offset: number, extent: number, pixels: number): number {
  return Math.min(pixels - 1, Math.max(0, Math.floor((offset / extent) * pixels)));
}
