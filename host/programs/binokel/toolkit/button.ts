import type { Area } from '../../../dos/area.ts';
import type { Graph } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from './desk.ts';
import { centred, GREY, inset, type PanelColours, raised, sunken } from './panels.ts';

/** How a button looks. `pressed` stays down; `disabled` cannot be chosen. */
export type ButtonLook = 'up' | 'pressed' | 'disabled';

/** A button and what stands on it: a word, and after a line feed the key that stands for it. */
export interface Button {
  readonly area: Area;
  readonly text: string;
  readonly colours?: PanelColours;
}

/** How long a button is seen going down when it is chosen. */
const PUSH_MS = 90;
const LINE = 16;

export function drawButton(graph: Graph, { area, text, colours = GREY }: Button, look: ButtonLook = 'up'): void {
  graph.rectangle(area, INK.black);
  const face = inset(area, 1);
  if (look === 'pressed') sunken(graph, face, colours);
  else raised(graph, face, colours);
  const moved = look === 'pressed' ? 1 : 0;
  const lines = text.split('\n');
  lines.forEach((line, i) => {
    const top = face.y + ((face.h - lines.length * LINE) >> 1) + i * LINE;
    const faint = look === 'disabled' || i > 0;
    const ink = faint ? colours.faint : colours.text;
    centred(graph, { x: face.x + moved, y: top + moved, w: face.w, h: LINE }, line, ink);
  });
}

/** Lets a button go down and up again, as an answer to being chosen. */
export async function push(desk: Desk, button: Button): Promise<void> {
  drawButton(desk.graph, button, 'pressed');
  await desk.pause(PUSH_MS);
  drawButton(desk.graph, button);
}
