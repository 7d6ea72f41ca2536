import { TITLE } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred } from '../toolkit/panels.ts';

/** The name of the game over the input screen. */
export function drawTitle({ graph }: Desk): void {
  centred(graph, TITLE, 'BINOKEL V.1', INK.yellow);
}
