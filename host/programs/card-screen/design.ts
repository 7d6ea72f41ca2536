import type { GameInfo, PileLayout, PileView, View } from '../../core/core.ts';
import type { Gem } from '../../gem/gem.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { FanLayout } from '../card-table/fan.ts';
import type { TableNeeds } from '../card-table/geometry.ts';
import type { Mark } from './marks.ts';
import type { NoteSpec } from './notes.ts';
import type { PanelSpec } from './panel.ts';
import type { TableOfGame } from './table-room.ts';

/** Paints what lies inside a rectangle, within the clipping that is set. */
export type GroundPainter = (part: Rect) => void;

/** What the table of a game shows beside its cards. */
export interface TableSetting {
  /** What a figure in the ground needs above the piles of the uppermost row, in lines of text. */
  readonly above?: number;
  readonly notes: readonly NoteSpec[];
  readonly panel?: PanelSpec;
  /** The part of a card that the next ones may cover where no cards lie apart; without it the usual one. */
  readonly overlap?: number;
  /** What the piles need of the table, and how close their rows stay. */
  readonly needs?: Pick<TableNeeds, 'rowGap' | 'fanRoom'>;
  /** The backs of the piles, where not all have the same, by pile index. */
  backs?(game: GameInfo): readonly number[];
  /** What an empty place shows; null for nothing. @param game as it stands */
  mark(
    pile: Pick<PileView, 'id' | 'role' | 'suit'>,
    game: Pick<View, 'pass' | 'passes' | 'piles' | 'duel'>,
  ): Mark | null;
  /** How piles lie, where otherwise than the core has them. @param packet cards that a deal turns */
  arrange?(layouts: readonly PileLayout[], game: GameInfo, packet: number): readonly FanLayout[];
}

/** How the tables of a program look beside their cards. */
export interface ScreenDesign {
  /** The games of the program, of all that there are; they share their cards. */
  games(all: readonly GameInfo[]): readonly GameInfo[];
  /** @param game its id */
  settingOf(game: string): TableSetting;
  groundOf(gem: Gem, table: TableOfGame): GroundPainter;
  /** Whether a bar with texts lies below the tables. */
  readonly statusBar?: boolean;
}
