import { BLOCK } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from '../toolkit/desk.ts';

/** An empty page of the block. */
export function drawBlock({ graph }: Desk): void {
  graph.bar(BLOCK, INK.white);
  graph.rectangle(BLOCK, INK.black);
}
