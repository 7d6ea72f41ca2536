import { beforeAll, describe, expect, it } from 'vitest';
import { HIDDEN_CARD } from '../../host/core/card.ts';
import type { Core, PileLayout, PileView } from '../../host/core/core.ts';
import { moveCount, moveTo } from '../../host/core/move.ts';
import { intersect, type Rect } from '../../host/gem/vdi/rect.ts';
import { cardPlaces, openStep } from '../../host/programs/card-table/fan.ts';
import {
  type CardSize,
  layOutTable,
  placeOf,
  reachOf,
  type TableGeometry,
  type TableNeeds,
} from '../../host/programs/card-table/geometry.ts';
import { dropMove, grabAt, moveOnto } from '../../host/programs/card-table/grab.ts';
import { dropTarget, type PilePlaces, pickAt } from '../../host/programs/card-table/pick.ts';
import { move, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

/** Yukon's window on a screen of 640x400, above its status line. */
const AREA: Rect = { x: 1, y: 38, w: 638, h: 343 };
const OWN_CARD = { w: 64, h: 80 };

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const place = (x: number, y: number, fan: Partial<PileLayout> = {}): PileLayout => ({
  x,
  y,
  fanX: 0,
  fanY: 0,
  showFrame: true,
  suitMark: null,
  step: 0,
  weave: 0,
  span: 0,
  ...fan,
});

/** `columns` places in a row and `rows` below the first. */
function grid(columns: number, rows: number): readonly PileLayout[] {
  const across = Array.from({ length: columns }, (_, k) => place(8 * k, 0));
  const down = Array.from({ length: rows - 1 }, (_, k) => place(0, 8 * (k + 1)));
  return [...across, ...down];
}

function geometryOf(layouts: readonly PileLayout[], card = OWN_CARD, needs: TableNeeds = {}): TableGeometry {
  const geometry = layOutTable(layouts, AREA, card, needs);
  if (geometry === null) throw new Error('does not fit');
  return geometry;
}

/** The widest and the highest card that fits. */
function largestCard(layouts: readonly PileLayout[], needs: TableNeeds = {}): CardSize {
  const fits = (w: number, h: number): boolean => layOutTable(layouts, AREA, { w, h }, needs) !== null;
  let w = 8;
  let h = 8;
  while (fits(w + 1, 8)) w++;
  while (fits(8, h + 1)) h++;
  return { w, h };
}

function expectInside(rect: Rect, area: Rect): void {
  expect(intersect(rect, area)).toEqual(rect);
}

function expectApart(rects: readonly Rect[]): void {
  rects.forEach((a, k) => {
    for (const b of rects.slice(k + 1)) expect(intersect(a, b), JSON.stringify([a, b])).toBeNull();
  });
}

const pile = (cards: readonly number[]): PileView => ({
  index: 0,
  id: 'tableau-1',
  role: 'tableau',
  suit: null,
  cards,
});
const hidden = (count: number): number[] => Array(count).fill(HIDDEN_CARD);
const open = (count: number): number[] => Array.from({ length: count }, (_, k) => k + 1);

describe('the table', () => {
  it('takes nine columns and four rows of cards of 64x80', () => {
    const layouts = grid(9, 4);
    const geometry = geometryOf(layouts);
    const places = layouts.map((layout) => placeOf(geometry, layout));
    expectApart(places);
    for (const rect of places) expectInside(rect, AREA);
    const air = places[1].x - places[0].x - OWN_CARD.w;
    expect(air).toBeGreaterThanOrEqual(4);
  });

  it.each(['yukon', 'klondike'])('takes every size of card up to the largest for %s without overlap', (game) => {
    const layouts = core.layout(game);
    const largest = largestCard(layouts);
    expect(largest.w).toBeGreaterThanOrEqual(OWN_CARD.w);
    expect(largest.h).toBeGreaterThanOrEqual(OWN_CARD.h);
    for (let w = 8; w <= largest.w; w += 7) {
      for (const h of [10, 33, 60, largest.h]) {
        const geometry = geometryOf(layouts, { w, h });
        const places = layouts.map((layout) => placeOf(geometry, layout));
        expectApart(places);
        for (const rect of places) expectInside(rect, AREA);
      }
    }
    expect(layOutTable(layouts, AREA, { w: largest.w + 1, h: largest.h })).toBeNull();
    expect(layOutTable(layouts, AREA, { w: largest.w, h: largest.h + 1 })).toBeNull();
  });

  it('lies in the middle, and small cards do not drift apart', () => {
    const geometry = geometryOf(grid(9, 4), { w: 20, h: 28 });
    const first = placeOf(geometry, place(0, 0));
    const last = placeOf(geometry, place(64, 0));
    expect(Math.abs(first.x - AREA.x - (AREA.x + AREA.w - last.x - last.w))).toBeLessThanOrEqual(1);
    expect(geometry.pitchX).toBe(30);
  });

  it('leaves room for what is written above, below and beside a pile', () => {
    const layouts = grid(4, 3);
    const captions = [
      { pile: 0, above: 20, below: 0, width: 0 },
      { pile: 3, above: 0, below: 0, width: 120 },
      { pile: 5, above: 0, below: 30, width: 0 },
    ];
    const geometry = geometryOf(layouts, OWN_CARD, { captions });
    const places = layouts.map((layout) => placeOf(geometry, layout));
    expect(places[0].y - AREA.y).toBeGreaterThanOrEqual(20);
    expect(places[3].x + 32 + 60).toBeLessThanOrEqual(AREA.x + AREA.w);
    expect(places[5].y + OWN_CARD.h + 30).toBeLessThanOrEqual(AREA.y + AREA.h);
    const captionOnCard = [{ pile: 4, above: 0, below: AREA.h, width: 0 }];
    expect(layOutTable(layouts, AREA, OWN_CARD, { captions: captionOnCard })).toBeNull();
  });

  it('lets cards cover the edges of others where that is allowed, and no more of them', () => {
    const layouts = grid(9, 4);
    const overlap = 1 / 4;
    const apart = largestCard(layouts);
    const crowded = largestCard(layouts, { overlap });
    expect(crowded.w).toBeGreaterThan(apart.w);
    expect(crowded.h).toBeGreaterThan(apart.h);
    const geometry = geometryOf(layouts, crowded, { overlap });
    const places = layouts.map((layout) => placeOf(geometry, layout));
    for (const rect of places) expectInside(rect, AREA);
    const free = places.map((rect) => ({ ...rect, w: Math.ceil(rect.w * 0.75), h: Math.ceil(rect.h * 0.75) }));
    expectApart(free);
  });

  it('counts the span of a fan and the swing of a braid as taken', () => {
    const braid = place(12, 0, { fanY: 1, span: 16, weave: 40 });
    const beside = place(0, 0);
    const below = place(12, 24);
    const geometry = geometryOf([braid, beside, below]);
    const reach = reachOf(geometry, braid);
    const first = placeOf(geometry, braid);
    expect([first.x - reach.x, reach.w - first.w]).toEqual([26, 52]);
    expect(reach.h - first.h).toBe(Math.floor((16 * geometry.pitchY) / 8));
    expectApart([reach, placeOf(geometry, beside), placeOf(geometry, below)]);
    expect(layOutTable([{ ...braid, weave: 90 }, place(4, 0)], AREA, OWN_CARD)).toBeNull();
    expect(layOutTable([{ ...braid, span: 24 }, below], AREA, OWN_CARD)).toBeNull();
  });

  it('lies in the middle of a high area unless columns grow to its end', () => {
    const rows = grid(2, 2);
    const card = { w: 20, h: 28 };
    const middle = geometryOf(rows, card);
    const last = placeOf(middle, rows[2]);
    const above = middle.originY - AREA.y;
    expect(Math.abs(above - (AREA.y + AREA.h - last.y - last.h))).toBeLessThanOrEqual(1);
    const columns = geometryOf([...rows, place(16, 0, { fanY: 1 })], card);
    expect(columns.originY - AREA.y).toBeLessThan(above / 4);
  });

  it('takes fractions of a place', () => {
    const geometry = geometryOf(grid(9, 4));
    expect(placeOf(geometry, place(12, 0)).x).toBe(geometry.originX + Math.round(1.5 * geometry.pitchX));
  });
});

describe('a fan', () => {
  const down = place(0, 0, { fanY: 1 });

  it('shows more of an open card than of a closed one', () => {
    const geometry = geometryOf(grid(9, 4));
    const places = cardPlaces(geometry, down, pile([...hidden(2), ...open(2)]));
    const steps = places.slice(1).map(({ y }, k) => y - places[k].y);
    expect(steps).toEqual([5, 5, 16]);
    expect(new Set(places.map(({ x }) => x)).size).toBe(1);
  });

  it('stays inside the table however long it grows, each card still visible', () => {
    const geometry = geometryOf(grid(9, 4));
    for (const cards of [[...hidden(6), ...open(13)], open(19), open(30), [...hidden(20), ...open(30)]]) {
      const places = cardPlaces(geometry, down, pile(cards));
      for (const rect of places) expectInside(rect, AREA);
      for (let k = 1; k < places.length; k++) expect(places[k].y).toBeGreaterThan(places[k - 1].y);
    }
  });

  it('runs in each of the four directions', () => {
    const geometry = geometryOf(grid(9, 4));
    const far = place(64, 24, { fanX: -1 });
    const left = cardPlaces(geometry, far, pile(open(40)));
    expect(left[39].x).toBeLessThan(left[0].x);
    for (const rect of left) expectInside(rect, AREA);
    const up = cardPlaces(geometry, place(0, 24, { fanY: -1 }), pile(open(40)));
    expect(up[39].y).toBeLessThan(up[0].y);
    for (const rect of up) expectInside(rect, AREA);
    const right = cardPlaces(geometry, place(0, 0, { fanX: 1 }), pile(open(3)));
    expect(right.map(({ x }) => x - right[0].x)).toEqual([0, 13, 26]);
  });

  it('takes the step of its layout, closed cards two fifths of it', () => {
    const geometry = geometryOf(grid(9, 4));
    const places = cardPlaces(geometry, { ...down, step: 30 }, pile([...hidden(2), ...open(3)]));
    expect(places.slice(1).map(({ y }, k) => y - places[k].y)).toEqual([10, 10, 24, 24]);
  });

  it('keeps within its span, upwards and downwards, and shrinks to do so', () => {
    for (const fanY of [1, -1] as const) {
      const spanned = place(0, 16, { fanY, step: 20, span: 8 });
      const geometry = geometryOf([spanned, place(8, 24), place(8, 0)]);
      const reach = reachOf(geometry, spanned);
      for (const cards of [1, 4, 12, 30]) {
        const places = cardPlaces(geometry, spanned, pile(open(cards)));
        for (const rect of places) expectInside(rect, reach);
        const steps = places.slice(1).map(({ y }, k) => fanY * (y - places[k].y));
        expect(new Set(steps).size).toBeLessThanOrEqual(1);
        for (const step of steps) expect(step).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('swings to both sides in turn where it is woven', () => {
    const braid = place(8, 0, { fanY: 1, step: 25, span: 24, weave: 25 });
    const geometry = geometryOf([braid]);
    const first = placeOf(geometry, braid);
    const places = cardPlaces(geometry, braid, pile(open(4)));
    expect(places.map(({ x }) => x - first.x)).toEqual([-16, 16, -16, 16]);
    const step = openStep(geometry, braid, 4);
    expect(places.map(({ y }) => y - first.y)).toEqual([0, step, 2 * step, 3 * step]);
  });

  it('is none where the layout does not fan, and an empty pile has no card', () => {
    const geometry = geometryOf(grid(9, 4));
    expect(new Set(cardPlaces(geometry, place(0, 0), pile(open(5))).map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    expect(cardPlaces(geometry, down, pile([]))).toEqual([]);
  });
});

const at = (x: number, y: number): Rect => ({ x, y, w: 64, h: 80 });
const fanned: PilePlaces = { first: at(0, 0), cards: [at(0, 0), at(0, 16), at(0, 32)] };
const empty: PilePlaces = { first: at(70, 0), cards: [] };
const single: PilePlaces = { first: at(140, 0), cards: [at(140, 0)] };
const PILES = [fanned, empty, single];

describe('picking', () => {
  it('finds the covering card before the covered one', () => {
    expect(pickAt(PILES, 5, 5)).toEqual({ pile: 0, card: 0 });
    expect(pickAt(PILES, 5, 16)).toEqual({ pile: 0, card: 1 });
    expect(pickAt(PILES, 5, 111)).toEqual({ pile: 0, card: 2 });
  });

  it('finds the place of an empty pile, and nothing beside the piles', () => {
    expect(pickAt(PILES, 71, 79)).toEqual({ pile: 1, card: -1 });
    expect(pickAt(PILES, 66, 5)).toBeNull();
    expect(pickAt(PILES, 5, 112)).toBeNull();
  });
});

describe('dropping', () => {
  const drop = (candidates: readonly number[], dropped: Rect, pointer = { x: 0, y: 0 }): number | null =>
    dropTarget(
      PILES,
      candidates.map((index) => ({ pile: index, dropped })),
      pointer,
    )?.pile ?? null;

  it('takes the pile that is covered most', () => {
    expect(drop([1, 2], at(100, 10))).toBe(1);
    expect(drop([1, 2], at(110, 10))).toBe(2);
    expect(drop([2], at(100, 10))).toBe(2);
  });

  it('lets the pointer decide between two that are covered equally', () => {
    const middle = at(105, 0);
    expect(drop([1, 2], middle, { x: 80, y: 5 })).toBe(1);
    expect(drop([1, 2], middle, { x: 150, y: 5 })).toBe(2);
    expect(drop([2, 1], middle, { x: 80, y: 5 })).toBe(1);
  });

  it('catches with the top card of a pile, not with those below it', () => {
    expect(drop([0], at(0, -60))).toBeNull();
    expect(drop([0], at(0, -40))).toBe(0);
  });

  it('needs contact', () => {
    expect(drop([0, 1, 2], at(300, 300))).toBeNull();
    expect(drop([], at(0, 0))).toBeNull();
  });
});

describe('grabbing', () => {
  /** Places of a table as a program draws it. */
  function placesOfTable(): readonly PilePlaces[] {
    const layouts = core.layout();
    const geometry = geometryOf(layouts);
    return core.view().piles.map((view) => ({
      first: placeOf(geometry, layouts[view.index]),
      cards: cardPlaces(geometry, layouts[view.index], view),
    }));
  }

  const TABLEAU = 6;
  const FOUNDATION_OF_HEARTS = 3;

  beforeAll(() => {
    setUp(
      core,
      'yukon',
      `
      foundation-2: AH..7H
      tableau-1: (2C) 9S 8H
      tableau-2: TD
      rest: stock`,
    );
  });

  it('takes with a card what the core says travels with it', () => {
    const places = placesOfTable();
    expect(grabAt(core, places, { pile: TABLEAU, card: 0 })).toBeNull();
    expect(grabAt(core, places, { pile: 1, card: -1 })).toBeNull();
    const head = grabAt(core, places, { pile: TABLEAU, card: 1 });
    expect(head?.outlines).toEqual(places[TABLEAU].cards.slice(1));
    expect(head?.moves).toEqual([move(core, 'tableau-1>tableau-2*2')]);
  });

  it('offers the foundation to the top card alone, and measures it at the top card', () => {
    const places = placesOfTable();
    const grab = grabAt(core, places, { pile: TABLEAU, card: 2 });
    if (grab === null) throw new Error('not grabbed');
    expect(grab.moves.map((each) => [moveTo(each), moveCount(each)])).toEqual([
      [FOUNDATION_OF_HEARTS, 1],
      [TABLEAU + 1, 2],
    ]);
    const [head, top] = grab.outlines;
    const foundation = places[FOUNDATION_OF_HEARTS].cards[6];
    const onto = { x: foundation.x - top.x, y: foundation.y - top.y };
    expect(dropMove(grab, places, onto, { x: 0, y: 0 })).toBe(grab.moves[0]);
    const topJustTouches = { x: onto.x, y: onto.y - OWN_CARD.h + 5 };
    expect(dropMove(grab, places, topJustTouches, { x: 0, y: 0 })).toBe(grab.moves[0]);
    const column = places[TABLEAU + 1].cards[0];
    const below = { x: column.x - head.x, y: column.y - head.y };
    expect(dropMove(grab, places, below, { x: 0, y: 0 })).toBe(grab.moves[1]);
    expect(dropMove(grab, places, { x: 0, y: 0 }, { x: 0, y: 0 })).toBeNull();
  });

  it('knows the move onto a pile that is clicked', () => {
    const grab = grabAt(core, placesOfTable(), { pile: TABLEAU, card: 2 });
    if (grab === null) throw new Error('not grabbed');
    expect(moveOnto(grab, TABLEAU + 1)).toBe(grab.moves[1]);
    expect(moveOnto(grab, 0)).toBeNull();
  });
});
