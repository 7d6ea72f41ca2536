import type { Rect } from './rect.ts';

/** Angles of the points of a corner, in degrees. */
const CORNER_ANGLES = [90, 67.5, 45, 22.5, 0];

/** The radius is this part of the width of the screen. */
const RADIUS_SHIFT = 6;

/** Whole pixels of a length, which the VDI never rounds up; its sine of 90 degrees is not below 1 as ours may be. */
function shorten(length: number): number {
  return Math.floor(length + 1e-9);
}

/**
 * The outline of a rounded box as a closed polygon of the Atari ST VDI: four corners of five points (measured).
 *
 * @param screenWidth pixels
 * @param pixel size of a pixel, in any unit: corners look round where it is not square
 * @returns x0, y0, x1, y1, …, the last point equal to the first
 */
export function roundedBox(
  { x, y, w, h }: Rect,
  screenWidth: number,
  pixel: { readonly x: number; readonly y: number },
): number[] {
  const radiusX = Math.min((screenWidth - 1) >> RADIUS_SHIFT, (w - 1) >> 1);
  const radiusY = Math.min(Math.trunc((radiusX * pixel.x) / pixel.y), (h - 1) >> 1);
  const corner = CORNER_ANGLES.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [shorten(Math.cos(angle) * radiusX), shorten(Math.sin(angle) * radiusY)] as const;
  });
  const back = corner.toReversed();
  const [left, right] = [x + radiusX, x + w - 1 - radiusX];
  const [top, bottom] = [y + radiusY, y + h - 1 - radiusY];
  const around = [
    ...back.map(([dx, dy]) => [right + dx, top - dy]),
    ...corner.map(([dx, dy]) => [left - dx, top - dy]),
    ...back.map(([dx, dy]) => [left - dx, bottom + dy]),
    ...corner.map(([dx, dy]) => [right + dx, bottom + dy]),
  ];
  return [...around, around[0]].flat();
}
