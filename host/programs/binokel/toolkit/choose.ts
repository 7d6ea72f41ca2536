import { type Area, contains } from '../../../dos/area.ts';
import { Cross } from './cross.ts';
import type { Desk, Input } from './desk.ts';
import { capital, type Key } from './keys.ts';

/** Something on the screen that can be chosen. */
export interface Field<Id extends string = string> {
  readonly id: Id;
  readonly area: Area;
  /** Keys that choose it at once, letters in capitals. */
  readonly keys?: readonly Key[];
  /** Where the little cross lies on it; in the left part where this is left out. Null: the cross does not come here. */
  readonly cross?: { readonly x: number; readonly y: number } | null;
}

/** How a choice is made. */
export interface ChooseOptions<Id extends string> {
  /** The field on which the little cross begins; left out or null where the screen has no cross. */
  readonly cross?: Id | null;
  /**
   * The pointer stays in this rectangle. Leave some room between its edge and the fields: a pointer held back lies on the edge,
   * and what lies there can be clicked.
   */
  readonly within?: Area;
  /** Hears of the field that the cross has moved to. */
  readonly onCross?: (id: Id) => void;
  /** Hears of every key that chooses nothing. */
  readonly onOtherKey?: (key: Key) => void;
}

/** The place of the cross on a field without one of its own, from the left edge. */
const CROSS_INSET = 11;

const DIRECTIONS: ReadonlyMap<Key, readonly [dx: number, dy: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** A pixel beside the way counts as much as so many along it. */
const ASIDE = 3;
/** Of two fields equally near the one is taken whose middle lies nearer: so many pixels of that count as one. */
const FINE = 64;

/**
 * Lets the player choose a field: with the pointer and its left button, with the little cross that the arrow keys move from field
 * to field and Enter, or with a field's own key (manual 3.1). While it waits, pointer and cross are shown; drawing is the
 * caller's, before and after.
 *
 * @throws LeftError
 */
export async function choose<Id extends string>(
  desk: Desk,
  fields: readonly Field<Id>[],
  options: ChooseOptions<Id> = {},
): Promise<Id> {
  const cross = new Cross(desk);
  let at = fields.find(({ id }) => id === options.cross) ?? null;
  desk.pointer.confine(options.within ?? null);
  desk.pointer.show();
  try {
    for (;;) {
      if (at === null) cross.hide();
      else showOn(cross, at);
      const input = await desk.input();
      if (input === null) continue;
      const chosen = chosenBy(desk, input, fields, at);
      if (chosen !== null) return chosen.id;
      if (input.kind !== 'key') continue;
      const next = at === null ? null : neighbour(fields, at, input.key);
      if (next !== null) options.onCross?.(next.id);
      else options.onOtherKey?.(input.key);
      at = next ?? at;
    }
  } finally {
    cross.hide();
    desk.pointer.confine(null);
  }
}

/** The field in which a pixel lies. */
export function fieldAt<F extends Field>(fields: readonly F[], x: number, y: number): F | null {
  return fields.find(({ area }) => contains(area, { x, y })) ?? null;
}

function chosenBy<Id extends string>(
  desk: Desk,
  input: Input,
  fields: readonly Field<Id>[],
  at: Field<Id> | null,
): Field<Id> | null {
  if (input.kind === 'move') return null;
  if (input.kind === 'click') {
    const { x, y } = desk.pointer.placeOf(input);
    return fieldAt(fields, x, y);
  }
  if (input.key === 'Enter' && at !== null) return at;
  const key = capital(input.key);
  return fields.find(({ keys }) => keys?.includes(key)) ?? null;
}

function showOn(cross: Cross, field: Field): void {
  const { x, y } = crossPlace(field);
  cross.show(x, y);
}

function crossPlace({ area, cross }: Field): { readonly x: number; readonly y: number } {
  return cross ?? { x: area.x + CROSS_INSET, y: area.y + (area.h >> 1) };
}

/** The nearest field in the direction of an arrow key, null where there is none or the key is another one. */
function neighbour<Id extends string>(fields: readonly Field<Id>[], from: Field<Id>, key: Key): Field<Id> | null {
  const direction = DIRECTIONS.get(key);
  if (direction === undefined) return null;
  let nearest: { readonly field: Field<Id>; readonly way: number } | null = null;
  for (const field of fields) {
    if (field.cross === null) continue;
    const way = wayBetween(from.area, field.area, direction);
    if (way !== null && (nearest === null || way < nearest.way)) nearest = { field, way };
  }
  return nearest?.field ?? null;
}

/** A stretch of pixels. */
type Stretch = readonly [start: number, length: number];

/** How far it is from one rectangle to another in a direction; null where the other one does not lie that way. */
function wayBetween(from: Area, to: Area, [dx, dy]: readonly [number, number]): number | null {
  const columns: readonly [Stretch, Stretch] = [
    [from.x, from.w],
    [to.x, to.w],
  ];
  const lines: readonly [Stretch, Stretch] = [
    [from.y, from.h],
    [to.y, to.h],
  ];
  const [along, across] = dx === 0 ? [lines, columns] : [columns, lines];
  if (!liesAhead(...along, dx + dy)) return null;
  return gap(...along) + ASIDE * gap(...across) + Math.abs(middle(across[0]) - middle(across[1])) / FINE;
}

function middle([start, length]: Stretch): number {
  return start + length / 2;
}

/** Pixels between two stretches, 0 where they overlap. */
function gap([a, aLength]: Stretch, [b, bLength]: Stretch): number {
  return Math.max(0, b - (a + aLength), a - (b + bLength));
}

/** Whether the second stretch lies wholly before the first one in a direction. */
function liesAhead([a, aLength]: Stretch, [b, bLength]: Stretch, direction: number): boolean {
  return direction > 0 ? b >= a + aLength : b + bLength <= a;
}
