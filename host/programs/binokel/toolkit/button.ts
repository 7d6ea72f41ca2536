import type { Area } from '../../../dos/area.ts';
import type { Graph } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from './desk.ts';
import { centred, GREY, inset, type PanelColours, raised, sunken } from './panels.ts';

/** How a button looks. `pressed` stays down; `disabled` cannot be chosen. */
export type ButtonLook = 'up' | 'pressed' | 'disabled';

/** A button and what stands on it. */
export interface Button {
  readonly area: Area;
  readonly text: string;
  readonly colours?: PanelColours;
}

/** How long a button is seen going down when it is chosen. */
const PUSH_MS = 90;

export function drawButton(graph: Graph, { area, text, colours = GREY }: Button, look: ButtonLook = 'up'): void {
  graph.rectangle(area, INK.black);
  const face = inset(area, 1);
  if (look === 'pressed') sunken(graph, face, colours);
  else raised(graph, face, colours);
  const moved = look === 'pressed' ? { ...face, x: face.x + 1, y: face.y + 1 } : face;
  centred(graph, moved, text, look === 'disabled' ? colours.faint : colours.text);
}

/** Lets a button go down and up again, as an answer to being chosen. */
export async function push(desk: Desk, button: Button): Promise<void> {
  drawButton(desk.graph, button, 'pressed');
  await desk.pause(PUSH_MS);
  drawButton(desk.graph, button);
}
