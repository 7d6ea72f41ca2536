import { chooseBestSheet } from '../../formats/cardset.ts';
import {
  lookOf,
  reasonAgainst,
  type TableLook,
  type TableRoom,
  type UnfitSheet,
  unfitSheets,
} from '../card-table/choose-sheet.ts';
import type { CardSheetSource, NamedSheet } from '../program.ts';

/** Where no cards lie apart, each may cover so much of the next ones. */
const CROWDED = 1 / 3;

/** Room for a game: as it should lie, and with the least that it needs. */
export interface GameRoom {
  readonly apart: TableRoom;
  readonly tight: TableRoom;
}

/** Room for each of the games that share their cards. */
export interface SharedRoom {
  readonly present: GameRoom;
  readonly all: readonly GameRoom[];
}

/** A room in which the cards may cover each other's edges. @param overlap the part of a card that the next ones may cover */
export function crowded(room: TableRoom, overlap = CROWDED): TableRoom {
  return { ...room, needs: { ...room.needs, overlap } };
}

/**
 * The sheet to play with: the best of the user's that fit the present game, else the best of the project's that fit all
 * games, so that the cards stay the same from game to game. Where no cards lie apart, as on the narrow screens, they may
 * cover each other's edges.
 *
 * @returns null when no sheet fits the present game
 */
export function chooseSharedLook(source: CardSheetSource, room: SharedRoom): TableLook | null {
  return lookIn(source, room, 'apart') ?? lookIn(source, room, 'tight');
}

function lookIn(source: CardSheetSource, { present, all }: SharedRoom, manner: keyof GameRoom): TableLook | null {
  const fits = (sheet: NamedSheet, room: GameRoom): boolean => reasonAgainst(sheet, room[manner]) === null;
  const fitting = source.sheets().filter((sheet) => fits(sheet, present));
  const own = fitting.filter(({ fromUser }) => fromUser);
  const shared = fitting.filter((sheet) => all.every((room) => fits(sheet, room)));
  const best = chooseBestSheet(own) ?? chooseBestSheet(shared) ?? chooseBestSheet(fitting);
  return lookOf(best, present[manner]);
}

/** The user's sheets that the present game does not show beside the one that it does. */
export function unfitHere(source: CardSheetSource, { present }: SharedRoom, look: TableLook): readonly UnfitSheet[] {
  return unfitSheets(source, reasonAgainst(look.sheet, present.apart) === null ? present.apart : present.tight);
}
