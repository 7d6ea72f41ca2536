import { type Rect, union } from '../../../gem/vdi/rect.ts';
import type { TableOfGame } from '../../card-screen/table-room.ts';
import { placeOf } from '../../card-table/geometry.ts';

/** What the first cards of a player's columns cover. */
export function columnsOf({ game, geometry, layouts }: TableOfGame, seat: number): Rect {
  return layouts
    .filter((_, pile) => game.pileSeats[pile] === seat && game.pileRoles[pile] === 'tableau')
    .map((layout) => placeOf(geometry, layout))
    .reduce(union);
}
