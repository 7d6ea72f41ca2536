import type { Rect } from '../../gem/vdi/rect.ts';
import { DESK_ITEMS, type DeskPlaces, type Place } from './desk-icons.ts';
import { type DiskPath, DRIVES, ORDERS, type Order } from './disk.ts';
import { VIEWS, type View } from './folder-content.ts';

/** A folder's window as it was left. */
export interface SavedWindow {
  readonly path: DiskPath;
  readonly rect: Rect;
}

/** What "remember desktop" keeps for screens of one size. */
export interface SavedDesk {
  readonly version: 1;
  readonly view: View;
  readonly order: Order;
  readonly places: DeskPlaces;
  /** The topmost last. */
  readonly windows: readonly SavedWindow[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && Number.isInteger(value.x) && Number.isInteger(value.y);

const isRect = (value: unknown): value is Rect =>
  isPlace(value) && 'w' in value && 'h' in value && Number.isInteger(value.w) && Number.isInteger(value.h);

function isPath(value: unknown): value is DiskPath {
  if (!isRecord(value) || !Array.isArray(value.folders)) return false;
  return DRIVES.some((drive) => drive === value.drive) && value.folders.every((folder) => typeof folder === 'string');
}

function isWindow(value: unknown): value is SavedWindow {
  return isRecord(value) && isPath(value.path) && isRect(value.rect);
}

/** A stored desk, or null where there is none of this form. */
export function readDesk(value: unknown): SavedDesk | null {
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.places) || !Array.isArray(value.windows)) return null;
  const { places } = value;
  const known = VIEWS.some((view) => view === value.view) && ORDERS.some((order) => order === value.order);
  const whole = known && DESK_ITEMS.every((item) => isPlace(places[item])) && value.windows.every(isWindow);
  return whole ? (value as unknown as SavedDesk) : null;
}
