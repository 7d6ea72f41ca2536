import type { Area } from '../../../dos/area.ts';
import { CHARACTER } from '../../../dos/graph.ts';
import { anyKey } from './any-key.ts';
import { type Button, drawButton, push } from './button.ts';
import { choose, type Field } from './choose.ts';
import type { Desk } from './desk.ts';
import type { Key } from './keys.ts';
import { centred, GREY, type PanelColours, textWidth, windowPanel } from './panels.ts';

/** An answer that a box offers. */
export interface Answer<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly keys: readonly Key[];
}

/** How a question looks, and the answer on which the little cross begins: the first one where that is left out. */
export interface AskLooks<Id extends string> {
  readonly colours?: PanelColours;
  readonly cross?: Id;
}

const MARGIN = { x: 24, y: 16 } as const;
const LINE = CHARACTER.h + 2;
const BUTTON = { h: 24, gap: 16, padding: 28 } as const;
const SHADOW = { x: 6, y: 5 } as const;

/** Shows a picture over the present one while something happens, and puts back what it covered. */
export async function over<T>(desk: Desk, area: Area, draw: () => void, happens: () => Promise<T>): Promise<T> {
  const { graph } = desk;
  const covered = { ...area, w: area.w + SHADOW.x, h: area.h + SHADOW.y };
  const saved = graph.getImage(covered);
  draw();
  try {
    return await happens();
  } finally {
    graph.putImage(saved, covered.x, covered.y);
  }
}

/** A rectangle in the middle of the screen, its left edge on a whole byte. */
export function middleOfScreen(desk: Desk, w: number, h: number): Area {
  const { whole } = desk.graph;
  return { x: ((whole.w - w) >> 4) << 3, y: (whole.h - h) >> 1, w, h };
}

/**
 * Shows lines in a box with buttons until one is chosen, by mouse, cross or key.
 *
 * @throws LeftError
 */
export async function ask<Id extends string>(
  desk: Desk,
  lines: readonly string[],
  answers: readonly Answer<Id>[],
  { colours = GREY, cross = answers[0].id }: AskLooks<Id> = {},
): Promise<Id> {
  const widths = answers.map(({ text }) => textWidth(text) + 2 * BUTTON.padding);
  const row = widths.reduce((sum, w) => sum + w + BUTTON.gap, -BUTTON.gap);
  const w = Math.max(row, ...lines.map(textWidth)) + 2 * MARGIN.x;
  const area = middleOfScreen(desk, w, 3 * MARGIN.y + lines.length * LINE + BUTTON.h);
  let x = area.x + ((w - row) >> 1);
  const buttons = answers.map((answer, i): Button & Field<Id> => {
    const place = { x, y: area.y + area.h - MARGIN.y - BUTTON.h, w: widths[i], h: BUTTON.h };
    x += widths[i] + BUTTON.gap;
    return { ...answer, area: place };
  });
  const draw = (): void => {
    windowPanel(desk.graph, area, colours);
    drawLines(desk, area, lines, colours);
    for (const button of buttons) drawButton(desk.graph, button);
  };
  return over(desk, area, draw, async () => {
    const chosen = await choose(desk, buttons, { cross });
    const button = buttons.find(({ id }) => id === chosen);
    if (button !== undefined) await push(desk, button);
    return chosen;
  });
}

/** Shows lines in a box until a key or the left button is pressed. @throws LeftError */
export async function tell(desk: Desk, lines: readonly string[], colours: PanelColours = GREY): Promise<void> {
  const w = Math.max(...lines.map(textWidth)) + 2 * MARGIN.x;
  const area = middleOfScreen(desk, w, 2 * MARGIN.y + lines.length * LINE);
  const draw = (): void => {
    windowPanel(desk.graph, area, colours);
    drawLines(desk, area, lines, colours);
  };
  await over(desk, area, draw, async () => {
    desk.pointer.show();
    await anyKey(desk);
  });
}

function drawLines(desk: Desk, area: Area, lines: readonly string[], colours: PanelColours): void {
  lines.forEach((line, i) => {
    centred(desk.graph, { x: area.x, y: area.y + MARGIN.y + i * LINE, w: area.w, h: CHARACTER.h }, line, colours.text);
  });
}
