import { drawWood } from '../art/scenes.ts';
import type { Desk } from '../toolkit/desk.ts';

/** The wooden ground of all screens but the table. */
export function drawGround({ graph, pictures }: Desk): void {
  drawWood(graph, pictures);
}
