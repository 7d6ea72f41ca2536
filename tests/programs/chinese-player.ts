import { commandText } from '../../host/core/chinese-commands.ts';
import type { Move } from '../../host/core/core.ts';
import { laysCards, moveFrom, moveTo, turnsCards } from '../../host/core/move.ts';
import type { ChineseVisit } from './chinese-visit.ts';

const FIRST_FOUNDATION = 4;
const FIRST_COLUMN = 8;

type Cell = readonly [column: number, row: number];

/** Cells of the table (CHINESE §6): a pack, a discard pile, a foundation, a column, the word for the end of a turn. */
const PACK = [19, 14] as const;
const OWN_DISCARDS = [25, 14] as const;
const OTHER_DISCARDS = [25, 4] as const;
const MENU_ROW = 23;

/** The player at this end: as the player of 1985 would go on. */
export function playerMove({ headless }: ChineseVisit): Move {
  const move = headless.core.hint();
  if (move === null) throw new Error('no move');
  return move;
}

/** Types a move. */
export async function typeMove(visit: ChineseVisit, move: Move): Promise<void> {
  await visit.type(commandText(move, visit.duel.turn));
}

/** Makes a move with taps alone. */
export async function tapMove(visit: ChineseVisit, move: Move): Promise<void> {
  for (const [column, row] of cellsOfMove(visit, move)) await visit.tap(column, row);
}

/** The cells that are tapped for a move, one after the other. */
export function cellsOfMove(visit: ChineseVisit, move: Move): readonly Cell[] {
  const { turn } = visit.duel;
  if (laysCards(move)) return [cellOf(moveFrom(move), turn), cellOf(moveTo(move), turn)];
  return [turnsCards(move) ? PACK : [visit.row(MENU_ROW).indexOf('Z='), MENU_ROW]];
}

function cellOf(pile: number, turn: number): Cell {
  if (pile >= FIRST_COLUMN) return [2 + 4 * (pile - FIRST_COLUMN), 12];
  if (pile >= FIRST_FOUNDATION) return [2 + 4 * (pile - FIRST_FOUNDATION), 3];
  return pile === 1 + 2 * turn ? OWN_DISCARDS : OTHER_DISCARDS;
}

/** Plays a game to its end; the seat is the player's. @param each is called after every move of either side */
export async function playGame(
  visit: ChineseVisit,
  seat: number,
  make: (visit: ChineseVisit, move: Move) => Promise<void>,
  each: () => Promise<void> = async () => undefined,
): Promise<void> {
  while (!visit.duel.over) {
    const before = visit.view.moveCount;
    if (visit.duel.turn !== seat) {
      await visit.wait(1);
      if (visit.view.moveCount > before) await each();
      continue;
    }
    await visit.wait(12);
    await each();
    await make(visit, playerMove(visit));
    await visit.until(() => visit.view.moveCount > before || visit.duel.over, 2);
  }
}
