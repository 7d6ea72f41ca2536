import type { GameInfo, PileLayout, View } from '../../../core/core.ts';
import type { Gem } from '../../../gem/gem.ts';
import { intersect } from '../../../gem/vdi/rect.ts';
import type { GroundPainter, ScreenDesign, TableSetting } from '../../card-screen/design.ts';
import type { TableOfGame } from '../../card-screen/table-room.ts';
import type { FanLayout } from '../../card-table/fan.ts';
import { groundFor, paintGround } from '../../card-table/ground.ts';
import { columnsOf } from './halves.ts';
import { namePlates, type PlateText } from './name-plates.ts';
import { playerName } from './names.ts';
import { duelOf, LEFT, RIGHT, SEATS } from './seats.ts';
import { DUEL_GAME, type DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/** Ids of the stocks of both players. */
const STOCKS = ['p1-stock', 'p2-stock'] as const;
const ACE = 'A';
const TURNS_OVER = 'O';
const IS_DONE = 'X';
const BLACK_PEN = 1;
const SOLID_LINE = 1;
/** Where fourteen columns have no room side by side, each card leaves this much of the one at its left free. */
const OVERLAP = 0.36;
/** What a column needs below its first card, in parts of a card's height. */
const FAN_ROOM = 2;
/** The cards that are turned at once fan over this much of the grid, in eighths of a place. */
const FAN_SPAN = 6;
/** From one to the next, in hundredths of a card. */
const FAN_STEP = 40;
const PACKET = 3;

/** The table of two: what stands on it is the session's. */
export function duelDesign(texts: DuelTexts, session: DuelSession): ScreenDesign {
  const setting: TableSetting = {
    notes: [],
    panel: namePlates((view) => [plateOf(texts, session, view, LEFT), plateOf(texts, session, view, RIGHT)]),
    overlap: OVERLAP,
    needs: { rowGap: 0, fanRoom: FAN_ROOM },
    backs: ({ pileSeats }) => pileSeats.map((seat) => session.settings.backs[seat ?? LEFT]),
    mark: markOf,
    arrange: withFans,
  };
  return {
    games: (all) => all.filter(({ id }) => id === DUEL_GAME),
    settingOf: () => setting,
    groundOf: duelGround,
  };
}

/** Aces begin the foundations; an empty stock shows whether the waste can be turned over. */
const markOf: TableSetting['mark'] = ({ id, role }, { pass, passes, duel }) => {
  if (role === 'foundation') return { suit: null, rank: ACE };
  if (role !== 'stock' || duel === null) return null;
  const ownPass = id === STOCKS[duel.turn] ? pass : duel.waitingPass;
  return { suit: null, rank: passes === 0 || ownPass < passes ? TURNS_OVER : IS_DONE };
};

/** What a player's plate says of a view. */
function plateOf(texts: DuelTexts, session: DuelSession, view: View, seat: number): PlateText {
  const { opponent } = session;
  const { credits, over, turn } = duelOf(view);
  const active = !over && turn === seat;
  const stock = view.piles.find(({ index, role }) => role === 'stock' && view.game.pileSeats[index] === seat);
  const left = texts.stockLeft(stock?.cards.length ?? 0);
  const laid = credits[seat];
  const long = texts.credits(laid);
  const isPlayer = opponent === null || seat === LEFT;
  return {
    name: playerName(texts, opponent, seat),
    facts: [`${left}  ${long}`, `${left}  ${texts.creditsBrief(laid)}`, long, texts.creditsShort(laid)],
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
    return { ...layout, x, fanX: 1, step: FAN_STEP, span: FAN_SPAN, fanned: PACKET };
  });
}

/** The ground of any card table, and a line between the halves of the players. */
function duelGround(gem: Gem, table: TableOfGame): GroundPainter {
  const ground = groundFor(gem);
  const { area } = table.geometry;
  const [left, right] = SEATS.map((seat) => columnsOf(table, seat));
  const x = Math.floor((left.x + left.w + right.x) / 2);
  const line = { x, y: left.y, w: 1, h: area.y + area.h - left.y };
  return (part) => {
    paintGround(gem, ground, part);
    if (intersect(line, part) === null) return;
    gem.vdi.vsl_color(BLACK_PEN);
    gem.vdi.vsl_type(SOLID_LINE);
    gem.vdi.v_pline([x, line.y, x, line.y + line.h - 1]);
  };
}
