import type { Area } from '../../../dos/area.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from '../toolkit/desk.ts';

/** The trophy beside the top ten. */
export function drawTrophy({ graph }: Desk, area: Area): void {
  graph.rectangle(area, INK.yellow);
}
