import { MoveKind } from '../../assembly/abi.ts';
import { CHINESE_COLUMNS, CHINESE_FOUNDATIONS, CHINESE_PILES } from '../../assembly/abi-duel.ts';
import { moveFrom, moveKind, moveTo, packLay, packMove } from '../../assembly/move.ts';
import type { View } from './reading.ts';

export { CHINESE_COLUMNS, CHINESE_FOUNDATIONS, CHINESE_PILES };

/** Id of the game whose commands these are. */
export const CHINESE_PATIENCE = 'chinese-patience';

/** Numbers of the program's piles: 1 to 4 the foundations, 5 to 8 the columns, 0 and 9 the discard piles of the two seats. */
const OWN = 0;
const OTHER = 9;
const FIRST_FOUNDATION = 1;
const FIRST_COLUMN = 5;

/** How the commands are written. */
export const COMMAND_FORMS = 'T, M 0 5 (a top card), M P 8 6 (a whole pile) and Z';

/** The core's pile of a number of the program, when `turn` is the seat on turn. */
export function pileOfNumber(number: number, turn: number): number {
  if (number === OWN || number === OTHER) return 1 + 2 * (number === OWN ? turn : 1 - turn);
  return number < FIRST_COLUMN
    ? CHINESE_FOUNDATIONS + number - FIRST_FOUNDATION
    : CHINESE_COLUMNS + number - FIRST_COLUMN;
}

/** The number that the program gives a pile of the core; null for the packs, which have none. */
export function numberOfPile(pile: number, turn: number): number | null {
  if (pile >= CHINESE_COLUMNS) return FIRST_COLUMN + pile - CHINESE_COLUMNS;
  if (pile >= CHINESE_FOUNDATIONS) return FIRST_FOUNDATION + pile - CHINESE_FOUNDATIONS;
  if (pile % 2 === 0) return null;
  return pile === pileOfNumber(OWN, turn) ? OWN : OTHER;
}

/**
 * A move as the program's player types it (CHINESE §2): `T`, `M05`, `MP86`, `Z`.
 *
 * @param turn the seat that makes the move
 */
export function commandText(move: number, turn: number): string {
  if (moveKind(move) === MoveKind.Deal) return 'T';
  if (moveKind(move) === MoveKind.EndTurn) return 'Z';
  const [from, to] = [moveFrom(move), moveTo(move)];
  const isPile = from >= CHINESE_COLUMNS && to >= CHINESE_COLUMNS;
  return `M${isPile ? 'P' : ''}${numberOfPile(from, turn)}${numberOfPile(to, turn)}`;
}

/** Commands of moves that follow each other, the first of them made by the seat `turn`: `T M05 MP86 Z`. */
export function commandsText(moves: readonly number[], turn: number): string {
  let seat = turn;
  const commands = moves.map((move) => {
    const text = commandText(move, seat);
    if (moveKind(move) === MoveKind.EndTurn) seat = 1 - seat;
    return text;
  });
  return commands.join(' ');
}

/** The words of a list in which commands may stand with blanks in them or without any between them. */
export function splitCommands(text: string): readonly string[] {
  const compact = text.replace(/[\s,;]+/g, '');
  if (/^(?:[TZ]|MP?\d\d)*$/i.test(compact)) return compact.match(/[TZ]|MP?\d\d/gi) ?? [];
  return Array.from(text.matchAll(/\bM\s*P?\s*\d\s*\d\b|[^\s,;]+/gi), ([word]) => word.replace(/\s+/g, ''));
}

/** The move of a command in a position of the game, null if it is none. Whether it is legal is for the core to say. */
export function parseCommand({ duel, piles }: View, text: string): number | null {
  const word = text.replace(/\s+/g, '').toUpperCase();
  if (word === 'T') return packMove(MoveKind.Deal, 0, 0, 0);
  if (word === 'Z') return packMove(MoveKind.EndTurn, 0, 0, 0);
  const match = /^M(P?)(\d)(\d)$/.exec(word);
  if (match === null || duel === null) return null;
  const [from, to] = [match[2], match[3]].map((digit) => pileOfNumber(Number(digit), duel.turn));
  if (match[1] === '') return packLay(from, to, 1);
  const isColumn = (pile: number): boolean => pile >= CHINESE_COLUMNS && pile < CHINESE_PILES;
  return isColumn(from) && isColumn(to) ? packLay(from, to, Math.max(1, piles[from].cards.length)) : null;
}

/** Rules by which the manual names them. */
export type ManualRule = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

const RULES: Readonly<Record<string, ManualRule>> = {
  'nothing-to-match': 'c',
  'foundation-is-final': 'd',
  'whole-pile-only': 'e',
  'others-pile': 'f',
  'from-discard-only': 'g',
  'pile-too-small': 'g',
};
const SEQUENCE_CODES: ReadonlySet<string> = new Set(['wrong-suit', 'wrong-rank', 'wrong-colour', 'one-card-only']);

/**
 * The letter of the manual's rule that forbids a move, null where none of them speaks of it.
 *
 * @param refusal the core's code for the move
 */
export function manualRule(move: number, refusal: string): ManualRule | null {
  if (Object.hasOwn(RULES, refusal)) return RULES[refusal];
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (refusal === 'not-a-target') return from >= CHINESE_COLUMNS ? 'e' : null;
  if (!SEQUENCE_CODES.has(refusal)) return null;
  if (to < CHINESE_FOUNDATIONS) return 'c';
  if (to < CHINESE_COLUMNS) return 'a';
  return from >= CHINESE_COLUMNS ? 'g' : 'b';
}
