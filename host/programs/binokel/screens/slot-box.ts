import type { Area } from '../../../dos/area.ts';
import { INK } from '../art/palette.ts';
import { SLOT_LETTERS } from '../kept/slot-names.ts';
import { isRoundThere, type SlotContent } from '../kept/slots.ts';
import { middleOfScreen, over } from '../toolkit/boxes.ts';
import { drawButton } from '../toolkit/button.ts';
import { choose, type Field } from '../toolkit/choose.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, DARK_GREEN, GREEN, raised, sunken, windowPanel } from '../toolkit/panels.ts';

const COLUMNS = 6;
const CELL = { w: 80, h: 42, gap: 8 } as const;
const MARGIN = 16;
const HEAD = 34;
const FOOT = 34;
const PUSH_MS = 120;
const BROKEN = '?';
const LONGEST_NAME = 9;
const CANCEL = 'cancel';

/** What lies in the compartments, by their letters. */
export type SlotContents = ReadonlyMap<string, SlotContent>;

/**
 * The green box with the compartments A to X, over the present screen (manual 3.1.1, 3.7.2): a click, or the letter. Escape or a
 * click on the line below cancels; there is no little cross here.
 *
 * @returns the letter, null where the player cancels
 * @throws LeftError
 */
export async function pickSlot(desk: Desk, title: string, contents: SlotContents): Promise<string | null> {
  const rows = SLOT_LETTERS.length / COLUMNS;
  const w = COLUMNS * (CELL.w + CELL.gap) - CELL.gap + 2 * MARGIN;
  const h = rows * (CELL.h + CELL.gap) - CELL.gap + HEAD + FOOT;
  const area = middleOfScreen(desk, w, h);
  const cells = SLOT_LETTERS.map((letter, i): Field => ({ id: letter, area: cellArea(area, i), keys: [letter] }));
  const hint = { x: area.x + MARGIN, y: area.y + h - FOOT + 8, w: w - 2 * MARGIN, h: 18 };
  const draw = (): void => {
    windowPanel(desk.graph, area, GREEN);
    centred(desk.graph, { x: area.x, y: area.y + 4, w, h: HEAD - 6 }, title, INK.white);
    for (const { id, area: cell } of cells) drawCell(desk, cell, id, contents.get(id) ?? null, false);
    drawButton(desk.graph, { area: hint, text: desk.texts.slots.hint, colours: DARK_GREEN });
  };
  return over(desk, area, draw, async () => {
    const chosen = await choose(desk, [...cells, { id: CANCEL, area: hint, keys: ['Escape'] }]);
    if (chosen === CANCEL) return null;
    drawCell(desk, cellArea(area, SLOT_LETTERS.indexOf(chosen)), chosen, contents.get(chosen) ?? null, true);
    await desk.pause(PUSH_MS);
    return chosen;
  });
}

function cellArea(box: Area, place: number): Area {
  const column = place % COLUMNS;
  const row = Math.floor(place / COLUMNS);
  return {
    x: box.x + MARGIN + column * (CELL.w + CELL.gap),
    y: box.y + HEAD + row * (CELL.h + CELL.gap),
    w: CELL.w,
    h: CELL.h,
  };
}

/** A compartment: its letter, and below it whose round lies there, after how many games. */
function drawCell({ graph }: Desk, area: Area, letter: string, content: SlotContent, pressed: boolean): void {
  const colours = content === null ? GREEN : DARK_GREEN;
  if (pressed) sunken(graph, area, colours);
  else raised(graph, area, colours);
  const { x, y, w } = area;
  if (content === null) {
    centred(graph, area, letter, INK.white);
    return;
  }
  centred(graph, { x, y: y + 4, w, h: 16 }, letter, INK.yellow);
  centred(graph, { x, y: y + 21, w, h: 16 }, contentText(content), INK.white);
}

function contentText(content: Exclude<SlotContent, null>): string {
  if (!isRoundThere(content)) return BROKEN;
  const { name, games } = content.round;
  const count = String(games.length);
  return `${[...name].slice(0, LONGEST_NAME - 1 - count.length).join('')} ${count}`;
}
