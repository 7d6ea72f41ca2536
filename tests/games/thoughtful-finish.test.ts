/** Thoughtful Klondike: the automatic finish is offered only where it comes out (RULES §10, "Auto-complete"). */
import { beforeAll, describe, expect, it } from 'vitest';
import { cardRank, cardSuit } from '../../host/core/card.ts';
import { parseCard } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { onePack, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

const TABLES = 3000;
const COLUMNS = 7;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** All cards in columns and on foundations, and the heights of the latter by suit. */
interface OpenTable {
  readonly columns: readonly (readonly string[])[];
  readonly heights: readonly number[];
}

/** Foundations of some heights; the other cards in columns without order, lower ones rather on top. */
function openTable(pick: (bound: number) => number): OpenTable {
  const heights = Array.from({ length: 4 }, () => 7 + pick(7));
  const left = onePack().filter((card) => cardRank(parseCard(card)) > heights[cardSuit(parseCard(card))]);
  const disorder = pick(8);
  const order = left.map((card) => ({ card, place: 3 * cardRank(parseCard(card)) + pick(disorder + 1) }));
  order.sort((a, b) => b.place - a.place);
  const columns: string[][] = Array.from({ length: COLUMNS }, () => []);
  for (const { card } of order) columns[pick(COLUMNS)].push(card);
  return { columns, heights };
}

/** Do foundation moves alone clear the columns? They never hurt each other, so any order will do. */
function clears({ columns, heights }: OpenTable): boolean {
  const left = columns.map((column) => column.map(parseCard));
  const up = [...heights];
  for (let moved = true; moved; ) {
    moved = false;
    for (const column of left) {
      const card = column[column.length - 1];
      if (card === undefined || cardRank(card) !== up[cardSuit(card)] + 1) continue;
      column.pop();
      up[cardSuit(card)]++;
      moved = true;
    }
  }
  return left.every((column) => column.length === 0);
}

describe('the automatic finish of a thoughtful game', () => {
  it('is offered exactly where foundation moves alone come out, and then they do', () => {
    const pick = seededPicker(1);
    const offered = { yes: 0, no: 0 };
    for (let i = 0; i < TABLES; i++) {
      const table = openTable(pick);
      const foundations = table.heights.map((height, suit) => ({
        id: `foundation-${suit + 1}`,
        cards: onePack().slice(13 * suit, 13 * suit + height),
      }));
      const tableaus = table.columns.map((cards, column) => ({ id: `tableau-${column + 1}`, cards }));
      core.dealPosition('klondike', { options: { thoughtful: '1' }, piles: [...foundations, ...tableaus] });
      const over = core.view().status === 'won';
      const out = clears(table) && !over;
      expect(core.view().status === 'finishing').toBe(out);
      offered[out ? 'yes' : 'no']++;
      for (let move = core.finishMove(); move !== null; move = core.finishMove()) core.play(move);
      expect(core.view().status === 'won').toBe(out || over);
    }
    expect(Math.min(offered.yes, offered.no)).toBeGreaterThan(TABLES / 10);
  });
});
