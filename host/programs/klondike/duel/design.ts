import type { GameInfo, PileLayout, View } from '../../../core/core.ts';
import type { Gem } from '../../../gem/gem.ts';
import { intersect, union } from '../../../gem/vdi/rect.ts';
import type { GroundPainter, ScreenDesign, TableSetting } from '../../card-screen/design.ts';
import type { TableOfGame } from '../../card-screen/table-room.ts';
import type { FanLayout } from '../../card-table/fan.ts';
import { placeOf } from '../../card-table/geometry.ts';
import { groundFor, paintGround } from '../../card-table/ground.ts';
import { namePlates, type PlateText } from './name-plates.ts';
import { playerName } from './names.ts';
import { duelOf, LEFT, RIGHT, SEATS } from './seats.ts';
import { DUEL_GAME, type DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

const BLACK_PEN = 1;
const SOLID_LINE = 1;
/** Where fourteen columns have no room side by side, each card leaves this much of the one at its left free. */
const OVERLAP = 0.36;
/** What a column needs below its first card, in parts of a card's height. */
const FAN_ROOM = 2;
/** The cards that are turned at once fan over this much of the grid, in eighths of a place. */
const FAN_SPAN = 6;
const PACKET = 3;

/** The table of two: what stands on it is the session's. */
export function duelDesign(texts: DuelTexts, session: DuelSession): ScreenDesign {
  const setting: TableSetting = {
    notes: [],
    panel: namePlates((view) => [plateOf(texts, session, view, LEFT), plateOf(texts, session, view, RIGHT)]),
    overlap: OVERLAP,
    needs: { rowGap: 0, fanRoom: FAN_ROOM },
    backs: ({ pileSeats }) => pileSeats.map((seat) => session.settings.backs[seat ?? LEFT]),
    mark: ({ role }) => (role === 'foundation' ? { suit: null, rank: 'A' } : null),
    arrange: withFans,
  };
  return {
    games: (all) => all.filter(({ id }) => id === DUEL_GAME),
    settingOf: () => setting,
    groundOf: duelGround,
  };
}

/** What a player's plate says of a view. */
function plateOf(texts: DuelTexts, session: DuelSession, view: View, seat: number): PlateText {
  const { opponent } = session;
  const { credits, over, turn } = duelOf(view);
  const active = !over && turn === seat;
  const stock = view.piles.find(({ index, role }) => role === 'stock' && view.game.pileSeats[index] === seat);
  const long = texts.credits(credits[seat]);
  const isPlayer = opponent === null || seat === LEFT;
  return {
    name: playerName(texts, opponent, seat),
    facts: [`${texts.stockLeft(stock?.cards.length ?? 0)}  ${long}`, long, texts.creditsShort(credits[seat])],
    active,
    button: active && isPlayer ? texts.endButton : null,
  };
}

/** Wastes of three cards at once fan to the right: the second one begins so much further to the left. */
function withFans(layouts: readonly PileLayout[], game: GameInfo, packet: number): readonly FanLayout[] {
  if (packet < PACKET) return layouts;
  return layouts.map((layout, pile) => {
    if (game.pileRoles[pile] !== 'waste') return layout;
    const x = layout.x - (game.pileSeats[pile] === RIGHT ? FAN_SPAN : 0);
    return { ...layout, x, fanX: 1, span: FAN_SPAN, fanned: PACKET };
  });
}

/** The ground of any card table, and a line between the halves of the players. */
function duelGround(gem: Gem, { game, geometry, layouts }: TableOfGame): GroundPainter {
  const ground = groundFor(gem);
  const [left, right] = SEATS.map((seat) =>
    layouts
      .filter((_, pile) => game.pileSeats[pile] === seat && game.pileRoles[pile] === 'tableau')
      .map((layout) => placeOf(geometry, layout))
      .reduce(union),
  );
  const x = Math.floor((left.x + left.w + right.x) / 2);
  const line = { x, y: left.y, w: 1, h: geometry.area.y + geometry.area.h - left.y };
  return (part) => {
    paintGround(gem, ground, part);
    if (intersect(line, part) === null) return;
    gem.vdi.vsl_color(BLACK_PEN);
    gem.vdi.vsl_type(SOLID_LINE);
    gem.vdi.v_pline([x, line.y, x, line.y + line.h - 1]);
  };
}
