import type { ScreenDesign, TableSetting } from '../card-screen/design.ts';
import { groundFor, paintGround } from '../card-table/ground.ts';
import { gamesOf } from './game-names.ts';

/** How far the cards of a waste fan, in eighths of a place, and from one to the next in hundredths of a card. */
const WASTE_SPAN = 4;
const WASTE_STEP = 29;
/** Where the columns begin, in eighths of a place; the strip above them, and what they need below their first card. */
const COLUMNS_AT = 8;
const ROW_GAP = 1 / 4;
const COLUMN_ROOM = 3 / 2;
/** What an empty stock shows: whether the waste can be turned over. */
const TURNS_OVER = 'O';
const IS_DONE = 'X';
const ACE = 'A';

/** A table of Klondike: aces begin the foundations, and a deal of three lies fanned on the waste (RULES §10). */
const KLONDIKE: TableSetting = {
  notes: [],
  mark({ role }, { pass, passes, piles }) {
    if (role === 'foundation') return { suit: null, rank: ACE };
    const hasWaste = piles.some((pile) => pile.role === 'waste' && pile.cards.length > 0);
    if (role !== 'stock' || !hasWaste) return null;
    return { suit: null, rank: passes === 0 || pass < passes ? TURNS_OVER : IS_DONE };
  },
  needs: { rowGap: ROW_GAP, fanRoom: COLUMN_ROOM },
  arrange: (layouts, { pileRoles }, packet) =>
    layouts.map((layout, pile) => {
      const fan = { fanX: 1, step: WASTE_STEP, span: WASTE_SPAN, fanned: packet } as const;
      if (pileRoles[pile] === 'tableau') return { ...layout, y: COLUMNS_AT };
      return pileRoles[pile] === 'waste' ? { ...layout, ...fan } : layout;
    }),
};

/** The tables of Klondike. */
export const klondikeDesign: ScreenDesign = {
  games: gamesOf,
  settingOf: () => KLONDIKE,
  groundOf: (gem) => {
    const ground = groundFor(gem);
    return (part) => paintGround(gem, ground, part);
  },
  statusBar: true,
};
