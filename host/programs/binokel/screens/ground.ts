import type { FillPattern } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from '../toolkit/desk.ts';

const GRAIN: FillPattern = [0x00, 0x0f, 0x00, 0x00, 0xf8, 0x00, 0x07, 0x00];

/** The wooden ground of all screens but the table. */
export function drawGround({ graph }: Desk): void {
  graph.patternBar(graph.whole, GRAIN, INK.maroon, INK.brown);
}
