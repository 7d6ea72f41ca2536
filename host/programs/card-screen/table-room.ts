import type { GameInfo } from '../../core/core.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { FanLayout } from '../card-table/fan.ts';
import { reachOf, type TableGeometry } from '../card-table/geometry.ts';

/** Where the piles of a game lie. */
export interface TableOfGame {
  readonly game: GameInfo;
  readonly geometry: TableGeometry;
  readonly layouts: readonly FanLayout[];
}

/** What the piles of a table may cover: of columns that grow to the edge all that lies below them. */
export function takenRoom({ geometry, layouts }: TableOfGame): readonly Rect[] {
  const { area } = geometry;
  return layouts.map((layout) => {
    const reach = reachOf(geometry, layout);
    return layout.fanY > 0 && layout.span === 0 ? { ...reach, h: area.y + area.h - reach.y } : reach;
  });
}
