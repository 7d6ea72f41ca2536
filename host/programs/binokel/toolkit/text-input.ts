import { type Area, contains } from '../../../dos/area.ts';
import { CHARACTER } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';
import type { Desk } from './desk.ts';
import { isCharacter } from './keys.ts';
import { inset } from './panels.ts';

/** A white window in which a line is typed. */
export interface TextWindow {
  readonly area: Area;
  /** Characters at most. */
  readonly longest: number;
  /** What stands there at first. */
  readonly text?: string;
}

const PADDING = 6;
const BLINK_MS = 270;

/** Shows the window with a text, and with the place for the next character where one is typed. */
export function drawTextWindow({ graph }: Desk, { area, longest }: TextWindow, text: string, caret = false): void {
  graph.rectangle(area, INK.black);
  graph.bar(inset(area, 1), INK.white);
  const x = area.x + PADDING;
  const y = area.y + ((area.h - CHARACTER.h) >> 1);
  graph.text(x, y, text, INK.black);
  const length = [...text].length;
  if (caret)
    graph.bar(
      { x: x + Math.min(length, longest) * CHARACTER.w, y: y + CHARACTER.h - 3, w: CHARACTER.w, h: 2 },
      INK.black,
    );
}

/**
 * Lets the player type a line, which Enter ends. A click beside the window ends it too: whoever has taken the mouse has done with
 * typing.
 *
 * @returns the text without blanks around it
 * @throws LeftError
 */
export async function typeText(desk: Desk, window: TextWindow): Promise<string> {
  let text = window.text ?? '';
  let caret = true;
  for (;;) {
    drawTextWindow(desk, window, text, caret);
    const input = await desk.input(BLINK_MS);
    if (input === null) {
      caret = !caret;
      continue;
    }
    if (input.kind === 'move') continue;
    if (input.kind === 'click') {
      if (contains(window.area, input)) continue;
      break;
    }
    if (input.key === 'Enter') break;
    caret = true;
    text = edited(text, input.key, window.longest);
  }
  drawTextWindow(desk, window, text.trim());
  return text.trim();
}

function edited(text: string, key: string, longest: number): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  if (key === 'Escape') return '';
  return isCharacter(key) && [...text].length < longest ? text + key : text;
}
