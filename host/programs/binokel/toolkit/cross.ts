import type { EgaPicture } from '../../../dos/picture.ts';
import { CROSS } from '../art/layout.ts';
import type { Desk } from './desk.ts';

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
    const { graph, pictures } = this.#desk;
    const x = middleX - CROSS.x;
    const y = middleY - CROSS.y;
    this.#under = { x, y, saved: graph.getImage({ x, y, w: CROSS.w, h: CROSS.h }) };
    graph.putImage(pictures.cross, x, y);
  }

  hide(): void {
    if (this.#under === null) return;
    const { x, y, saved } = this.#under;
    this.#under = null;
    this.#desk.graph.putImage(saved, x, y);
  }
}
