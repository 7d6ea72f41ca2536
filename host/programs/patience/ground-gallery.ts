import type { PileRole } from '../../core/core.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { TableOfGame } from '../card-screen/table-room.ts';
import { placeOf, reachOf } from '../card-table/geometry.ts';
import type { Brush } from './ground-brush.ts';
import { corners } from './ground-curve.ts';

/** Height of a rail, of the skirting and of a nail, in pixels. */
const RAIL = 3;
/** Where a cord is nailed above its picture, and how far from the sides it holds it, in parts of a card. */
const CORD = { above: 0.13, aside: 0.2 };

/** What a gallery is made of. */
interface Gallery {
  readonly pictures: readonly Rect[];
  /** Rails above the rows. */
  readonly rails: readonly Rect[];
  /** Upper edge of the floor. */
  readonly floor: number;
  /** Height of a cord. */
  readonly cord: number;
}

function galleryOf({ game, geometry, layouts }: TableOfGame): Gallery {
  const { card } = geometry;
  const ofRole = (role: PileRole): typeof layouts => layouts.filter((_, pile) => game.pileRoles[pile] === role);
  const pictures = ofRole('tableau').map((layout) => placeOf(geometry, layout));
  const wallEnds = ofRole('tableau')
    .map((layout) => reachOf(geometry, layout))
    .map(({ y, h }) => y + h);
  const [reserve] = ofRole('reserve').map((layout) => placeOf(geometry, layout));
  const cord = Math.max(RAIL + 1, Math.round(card.h * CORD.above));
  const left = Math.min(...pictures.map(({ x }) => x)) - 2 * RAIL;
  const right = Math.max(...pictures.map(({ x }) => x)) + card.w + 2 * RAIL;
  const rows = [...new Set(pictures.map(({ y }) => y))];
  return {
    pictures,
    rails: rows.map((y) => ({ x: left, y: y - cord - RAIL + 1, w: right - left, h: RAIL })),
    floor: Math.round((Math.max(...wallEnds) + reserve.y - RAIL) / 2),
    cord,
  };
}

/** A wall with a rail above each row, from which the pictures hang on cords, and a floor with the reserve. */
export function galleryPainter(brush: Brush, table: TableOfGame): (part: Rect) => void {
  const { pictures, rails, floor, cord } = galleryOf(table);
  const { x, y, w, h } = table.geometry.area;
  const boards = corners({ x: x - 1, y: floor, w: w + 2, h: y + h + 1 - floor });
  const skirting = corners({ x: x - 1, y: floor, w: w + 2, h: RAIL + 1 });
  return (part) => {
    brush.shade(boards);
    brush.light(skirting);
    for (const rail of rails) brush.light(corners(rail));
    for (const picture of pictures) {
      const hung = { ...picture, y: picture.y - cord, h: cord + 1 };
      if (intersect(part, hung) !== null) paintCord(brush, hung);
    }
  };
}

/** A nail, and a cord from it to both sides. */
function paintCord(brush: Brush, { x, y, w, h }: Rect): void {
  const middle = x + (w >> 1);
  const aside = Math.round(w * CORD.aside);
  for (const end of [x + aside, x + w - 1 - aside]) brush.line([middle, y + 1, end, y + h - 1]);
  brush.dot({ x: middle - 1, y, w: RAIL, h: RAIL });
}
