import { Canvas } from './canvas.ts';
import { BEARDED_MOUTHS, EYES, LOOKS, MOUTHS, type Mood } from './face-rows.ts';
import { BROWN, MAROON, PEACH, PINK, ramp, WHITE } from './inks.ts';
import { ball, ellipse, type Shape, stroke } from './shapes.ts';

/** Skin from its shade to its light. */
export const SKIN: readonly number[] = [MAROON, BROWN, PEACH, PEACH, PINK, WHITE];

/** How a face is drawn that both people have in common. */
export interface FaceColours {
  readonly iris: string;
  readonly lash: string;
  readonly upperLip: string;
  readonly lowerLip: string;
  readonly lipLight: string;
  /** Letters of moustache and its light; null where there is none. */
  readonly moustache: readonly [hair: string, light: string] | null;
  readonly brow: number;
  readonly browWidth: number;
}

/** The middle between the eyes, in pixels; all else lies by it. */
export interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly eyeApart: number;
  /** How far the mouth lies below the eyes. */
  readonly mouth: number;
}

/** Brows, eyes, nose and mouth of a mood. */
export function drawFeatures(
  canvas: Canvas,
  mood: Mood,
  { x, y, eyeApart, mouth }: FacePlace,
  colours: FaceColours,
): void {
  const look = LOOKS[mood];
  const letters = { I: colours.iris, L: colours.lash, S: 'n' };
  const eye = new Canvas(15, 9);
  eye.rows(0, 0, EYES[look.eye], letters);
  canvas.draw(eye, x - eyeApart - 7, y - 4);
  canvas.draw(eye.mirrored(), x + eyeApart - 7, y - 4);
  drawNose(canvas, x, y);
  const lips = { u: colours.upperLip, l: colours.lowerLip, h: colours.lipLight, O: 'm', t: 'r', S: 'n' };
  if (colours.moustache === null) canvas.rows(x - 10, y + mouth, MOUTHS[look.mouth], lips);
  else {
    const [h, H] = colours.moustache;
    canvas.rows(x - 13, y + mouth, BEARDED_MOUTHS[look.mouth], { ...lips, h, H });
  }
  const across = canvas.across;
  for (const side of [-1, 1]) {
    const inner = (x + 0.5 + side * (eyeApart - 7)) / across;
    const outer = (x + 0.5 + side * (eyeApart + 8)) / across;
    const middle = (inner + outer) / 2;
    const top = y - 8;
    const line = stroke(
      [
        [inner, top + 0.4 - look.inner],
        [middle, top - 1.4 - (look.inner + look.outer) / 2],
        [outer, top + 1.2 - look.outer],
      ],
      colours.browWidth,
      colours.browWidth * 0.5,
    );
    canvas.fill(line, colours.brow);
  }
}

function drawNose(canvas: Canvas, x: number, y: number): void {
  canvas.rows(
    x - 5,
    y + 1,
    `
    ......n....
    ....w.n....
    ....w..n...
    ...ww..n...
    ...ww..nn..
    ..iww...n..
    .n.....nmn.
    .nmn..nmmn.
    ...nnnnn...`,
  );
}

/** The ball of a head, lit from the left above, with red cheeks. */
export function drawSkin(
  canvas: Canvas,
  head: Shape,
  cu: number,
  cv: number,
  ru: number,
  rv: number,
  edge: number,
): void {
  const light = ball(cu - 1, cv - 2, ru * 1.12, rv * 1.1, [-0.42, -0.4]);
  canvas.fill(
    head,
    ramp(SKIN, (u, v) => light(u, v) * 0.94 - 0.04),
    { edge },
  );
}

/** A cheek with some red in it. */
export function drawCheek(canvas: Canvas, u: number, v: number): void {
  canvas.fill(ellipse(u, v, 4.6, 3.6), (_a, _b, x, y) => {
    const now = canvas.get(x, y);
    if (now === WHITE) return PINK;
    return now === PEACH && ((x + y) & 1) === 0 ? PINK : now;
  });
}
