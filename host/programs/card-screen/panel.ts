import type { GameInfo, View } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { Plates } from './plate.ts';
import type { TableOfGame } from './table-room.ts';

/** What stands between the uppermost row of piles and the next, and changes with the game. */
export interface Panel {
  readonly areas: readonly Rect[];
  /** Where its button is, null where there is none at the time. */
  readonly button: Rect | null;
  /** Takes over a view; returns what is to be drawn again. */
  take(view: View): readonly Rect[];
  /** Paints what of it reaches into a rectangle, within the clipping that is set. */
  paint(part: Rect): void;
}

/** How a program makes the panel of a table, and the room that it needs. */
export interface PanelSpec {
  /** Whether it stands above a pile. @param pile its index */
  isAbove(pile: number, game: GameInfo): boolean;
  /** Pixels that it fills between the rows, with what is free around it. */
  height(plates: Plates): number;
  open(plates: Plates, table: TableOfGame): Panel;
}
