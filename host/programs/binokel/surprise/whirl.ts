import type { Area } from '../../../dos/area.ts';
import type { EgaPicture } from '../../../dos/picture.ts';
import { PALETTE } from '../art/palette.ts';
import { drawPerson } from '../art/scenes.ts';
import { narrowed } from './night-colours.ts';
import { FRAMES_PER_SECOND, type Show } from './show.ts';

/** How wide a card looks while it turns round once, by the sixth of a turn; below 0 it shows its back. */
const TURNING: readonly number[] = [68, 44, 14, -14, -44, -68, -44, -14, 14, 44];

/** Of these, the one that shows the whole back: how a card lies at first. */
const LYING = 5;

const CARDS = 16;
const SECONDS = 2.6;
/** Seconds between the starts of two cards. */
const APART = 0.07;
/** The middle of the table, where they lie. */
const MIDDLE = { x: 320, y: 214 };
/** Pixels across in a unit as high as a line. */
const ACROSS = 1.37;

/** Where the middle of a card is, so many seconds after it has left the table. */
function place(card: number, time: number): { readonly x: number; readonly y: number } {
  const angle = card * 0.9 + 4.4 * time;
  const radius = 14 + 92 * time;
  return {
    x: MIDDLE.x + ACROSS * radius * Math.cos(angle),
    y: MIDDLE.y + 0.72 * radius * Math.sin(angle) - 52 * time * time,
  };
}

/** A picture for each part of a turn of each card. */
function turningCards(show: Show): readonly (readonly EgaPicture[])[] {
  const { faces, back } = show.stage.pictures;
  const widths = [...new Set(TURNING.map(Math.abs))];
  const backs = narrowed(back, widths);
  return Array.from({ length: CARDS }, (_, card) => {
    const face = faces[card % 4][(card * 2 + (card >> 2)) % 5];
    const fronts = narrowed(face, widths);
    return TURNING.map((width) => (width < 0 ? backs : fronts).get(Math.abs(width)) ?? face);
  });
}

/** The room with both opponents amazed, on both pages. */
function drawTable(show: Show): void {
  const { graph, pictures } = show.stage;
  for (const page of [1, 0] as const) {
    graph.onWholePage(page, () => {
      graph.putImage(pictures.room, 0, 0);
      drawPerson(graph, pictures, 'cathy', { mood: 'surprised', cards: 0 });
      drawPerson(graph, pictures, 'jim', { mood: 'surprised', cards: 0 });
    });
  }
  show.setPalette(PALETTE);
  graph.setVisualPage(0);
  graph.setActivePage(0);
}

/**
 * The cards whirl up from the table and out of the room. Page 1 keeps the room without them.
 *
 * @throws SkippedError, LeftError
 */
export async function whirlCards(show: Show): Promise<void> {
  const { graph } = show.stage;
  const looks = turningCards(show);
  drawTable(show);
  let covered: Area[] = [];
  for (let frame = 0; frame <= SECONDS * FRAMES_PER_SECOND; frame++) {
    const now = frame / FRAMES_PER_SECOND;
    for (const area of covered) graph.copyToPage(area, 1, 0);
    covered = [];
    for (let card = CARDS - 1; card >= 0; card--) {
      const time = Math.max(0, now - card * APART);
      const picture = looks[card][(Math.floor(time * 11) + LYING) % TURNING.length];
      const { x, y } = time > 0 ? place(card, time) : { x: MIDDLE.x + (card >> 1), y: MIDDLE.y - (card >> 2) };
      const area = {
        x: Math.round(x - picture.width / 2),
        y: Math.round(y - picture.height / 2),
        w: picture.width,
        h: picture.height,
      };
      graph.putImage(picture, area.x, area.y);
      covered.push(area);
    }
    await show.frame();
  }
}
