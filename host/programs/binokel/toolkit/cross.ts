import type { EgaPicture } from '../../../dos/picture.ts';
import { pictureOf } from '../../../dos/picture.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from './desk.ts';

const SHAPE = [
  '...###...',
  '...#o#...',
  '...#o#...',
  '####o####',
  '#ooooooo#',
  '####o####',
  '...#o#...',
  '...#o#...',
  '...###...',
];

const NOTHING = 0xff;
const COLOURS = new Map([
  ['#', INK.black],
  ['o', INK.yellow],
]);

const CROSS: EgaPicture = pictureOf(
  {
    width: SHAPE[0].length,
    height: SHAPE.length,
    pixels: Uint8Array.from(SHAPE.join(''), (dot) => COLOURS.get(dot) ?? NOTHING),
  },
  NOTHING,
);

/** Pixels of the little cross. */
export const CROSS_SIZE = { w: CROSS.width, h: CROSS.height } as const;

/** The little cross, the keyboard's cursor: it lies over the picture and puts back what it covers. */
export class Cross {
  readonly #desk: Desk;
  #under: { readonly x: number; readonly y: number; readonly saved: EgaPicture } | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Shows the cross with its middle at a pixel, and nowhere else. */
  show(middleX: number, middleY: number): void {
    this.hide();
    const x = middleX - (CROSS_SIZE.w >> 1);
    const y = middleY - (CROSS_SIZE.h >> 1);
    this.#under = { x, y, saved: this.#desk.graph.getImage({ x, y, ...CROSS_SIZE }) };
    this.#desk.graph.putImage(CROSS, x, y);
  }

  hide(): void {
    if (this.#under === null) return;
    const { x, y, saved } = this.#under;
    this.#under = null;
    this.#desk.graph.putImage(saved, x, y);
  }
}
