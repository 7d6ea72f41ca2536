import type { Gem } from '../../gem/gem.ts';
import type { GroundPainter } from '../card-screen/design.ts';
import type { TableOfGame } from '../card-screen/table-room.ts';
import { groundFor, paintGround } from '../card-table/ground.ts';
import { braidPainter } from './ground-braid.ts';
import { Brush } from './ground-brush.ts';
import { galleryPainter } from './ground-gallery.ts';
import { harpPainter } from './ground-harp.ts';
import { towerPainter } from './ground-tower.ts';

/** What the games that are named after a figure show of it behind their cards, by their ids. */
const FIGURES: Readonly<Record<string, (brush: Brush, table: TableOfGame) => GroundPainter>> = {
  eiffelturm: towerPainter,
  'kleine-harfe': harpPainter,
  galerie: galleryPainter,
  zopf: braidPainter,
};

/** The ground of a game's table: that of all tables, and the figure of the game. */
export function groundOf(gem: Gem, table: TableOfGame): GroundPainter {
  const ground = groundFor(gem);
  const paintFigure = FIGURES[table.game.id]?.(new Brush(gem, ground), table);
  return (part) => {
    paintGround(gem, ground, part);
    paintFigure?.(part);
  };
}
