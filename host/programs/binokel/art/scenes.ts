import type { Area } from '../../../dos/area.ts';
import type { Graph } from '../../../dos/graph.ts';
import { BALLOON, BALLOON_TEXT, type Person, PORTRAIT, WOOD } from './layout.ts';
import { INK } from './palette.ts';
import { type BinokelPictures, FACE, FAN, MOST_FAN_CARDS, type Mood } from './pictures.ts';

const LINE = 14;

/** Draws within a rectangle alone and takes the clip away again. */
function within(graph: Graph, area: Area, draw: () => void): void {
  graph.setClip(area);
  draw();
  graph.setClip(null);
}

/** Puts a part of the empty room back: what people, cards and balloons have covered. Ends with no clip rectangle. */
export function restoreRoom(graph: Graph, pictures: BinokelPictures, area: Area): void {
  within(graph, area, () => graph.putImage(pictures.room, 0, 0));
}

/** Covers the screen with the wooden ground. */
export function drawWood(graph: Graph, pictures: BinokelPictures): void {
  for (let y = 0; y < graph.whole.h; y += WOOD.h) {
    for (let x = 0; x < graph.whole.w; x += WOOD.w) graph.putImage(pictures.wood, x, y);
  }
}

/** How an opponent sits there. */
export interface PersonState {
  readonly mood: Mood;
  /** Cards in the hand; more than twelve look like twelve, without any there is no hand. */
  readonly cards: number;
}

/** Draws an opponent anew, with the room behind. Ends with no clip rectangle. */
export function drawPerson(
  graph: Graph,
  pictures: BinokelPictures,
  person: Person,
  { mood, cards }: PersonState,
): void {
  const area = PORTRAIT[person];
  const { portrait, faces } = pictures.people[person];
  restoreRoom(graph, pictures, area);
  graph.putImage(portrait, area.x, area.y);
  graph.putImage(faces[mood], area.x + FACE.x, area.y + FACE.y);
  const count = Math.min(cards, MOST_FAN_CARDS);
  if (count > 0) graph.putImage(pictures.fans[count - 1], area.x + FAN.x, area.y + FAN.y);
}

/** Changes an opponent's face alone. */
export function drawMood(graph: Graph, pictures: BinokelPictures, person: Person, mood: Mood): void {
  const { x, y } = PORTRAIT[person];
  graph.putImage(pictures.people[person].faces[mood], x + FACE.x, y + FACE.y);
}

/** Lets an opponent say up to two lines of thirteen characters. {@link restoreRoom} of the balloon's area takes it away. */
export function drawBalloon(graph: Graph, pictures: BinokelPictures, person: Person, lines: readonly string[]): void {
  const area = BALLOON[person];
  const text = BALLOON_TEXT[person];
  graph.putImage(pictures.balloons[person], area.x, area.y);
  const top = area.y + text.y + (text.h - lines.length * LINE) / 2;
  lines.forEach((line, i) => {
    const x = area.x + text.x + Math.floor((text.w - line.length * 8) / 2);
    graph.text(x, Math.floor(top) + i * LINE, line, INK.black);
  });
}
