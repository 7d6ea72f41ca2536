import { CARD_FACE_DOWN, REGISTER_BYTES } from '../../assembly/abi.ts';
import { CardTextError, cardText, markTwins, ownedCardText, parseCard } from './card-text.ts';
import { CHINESE_PATIENCE } from './chinese-commands.ts';
import { type ChineseTableJson, chineseTableJson, parseChineseTable } from './chinese-json.ts';
import { type DuelTableJson, duelTableJson, parseDuelTable } from './duel-json.ts';
import { PositionError } from './errors.ts';
import type { GameInfo } from './game-info.ts';
import { markOwners } from './owners.ts';
import type { View } from './reading.ts';
import { parseTable, type TableJson, tableJson } from './table-json.ts';

/**
 * Points or dollars that a game may begin with, either way. Whatever is won, paid or charged in a game leaves the sum within
 * the core's 32 bits.
 */
export const MAX_POINTS = 0x3fffffff;

/** The last pass a position may be in: as many again as a journal has room for still fit the core's 16 bits. */
const LAST_PASS = 0x7fff;

/** A position as the command line prints and reads it (CLI). */
export interface PositionJson {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly piles: readonly PileJson[];
  readonly status?: string;
  readonly score?: { readonly points: number };
  readonly pass?: number;
  /** What a game of several seats has beside its cards. */
  readonly table?: TableJson | DuelTableJson | ChineseTableJson;
}

/** One pile of a position. */
export interface PileJson {
  readonly id: string;
  readonly role?: string;
  /** Bottom first, face-down cards in parentheses. */
  readonly cards: readonly string[];
}

/** What the core needs to take a position over. */
export interface PositionParts {
  readonly options: Readonly<Record<string, string>>;
  /** Card bytes of each pile in the game's order, bottom first. */
  readonly piles: readonly (readonly number[])[];
  readonly pass: number;
  /** Null where the text names none: the game's own start is meant. */
  readonly score: number | null;
  /** The registers of the position (abi.ts); all zero where the game has none. */
  readonly registers: Uint8Array;
}

/**
 * A view as JSON; a full view gives all cards, a seat's view `(?)` for those it may not see. Where each seat has a pack of its own,
 * the cards on piles that belong to nobody say which pack they are of.
 */
export function positionJson(view: View): PositionJson {
  const { separatePacks, pileSeats } = view.game;
  const textOf = (pile: number): ((card: number) => string) =>
    separatePacks && pileSeats[pile] === null ? ownedCardText : cardText;
  return {
    game: view.game.id,
    options: view.options,
    piles: view.piles.map(({ id, role, cards, index }) => ({ id, role, cards: cards.map(textOf(index)) })),
    status: view.status,
    score: { points: view.score },
    pass: view.pass,
    ...tableOf(view),
  };
}

function tableOf({ game, tricks, duel }: View): Pick<PositionJson, 'table'> {
  if (tricks !== null) return { table: tableJson(tricks) };
  if (duel === null) return {};
  return { table: game.id === CHINESE_PATIENCE ? chineseTableJson(duel) : duelTableJson(duel) };
}

/**
 * Takes any JSON value apart as a position of `game`. Piles may come in any order, empty ones may be missing. Whether the
 * cards can lie like that is for the core to say.
 *
 * @throws PositionError with `not-a-position`, `other-game`, `no-such-pile`, `pile-twice`, `unknown-card`,
 *   `wrong-pass` or `wrong-table`
 */
export function parsePosition(game: GameInfo, value: unknown): PositionParts {
  if (!isRecord(value) || !Array.isArray(value.piles)) throw new PositionError('not-a-position', '', '');
  if (value.game !== undefined && value.game !== game.id) throw new PositionError('other-game', '', '');
  const piles: (readonly number[] | undefined)[] = game.pileIds.map(() => undefined);
  for (const entry of value.piles as readonly unknown[]) {
    if (!isRecord(entry) || !Array.isArray(entry.cards)) throw new PositionError('not-a-position', '', '');
    const pile = game.pileIds.indexOf(String(entry.id));
    if (pile < 0) throw new PositionError('no-such-pile', String(entry.id), '');
    if (piles[pile] !== undefined) throw new PositionError('pile-twice', String(entry.id), '');
    piles[pile] = entry.cards.map((card) => cardOf(String(entry.id), card));
  }
  const cards = piles.map((pile) => pile ?? []);
  return {
    options: optionsOf(value.options),
    piles: ownersMarked(game, cards),
    pass: passOf(value.pass),
    score: isRecord(value.score) ? numberOf(value.score.points, null) : null,
    registers: registersOf(game, value.table),
  };
}

function registersOf({ id, family }: GameInfo, table: unknown): Uint8Array {
  if (family === 'patience') return new Uint8Array(REGISTER_BYTES);
  if (id === CHINESE_PATIENCE) return parseChineseTable(table);
  return family === 'tricks' ? parseTable(table) : parseDuelTable(table);
}

/** With two packs, tells twins apart: by whose piles they lie on, or else by which comes first. */
function ownersMarked(game: GameInfo, piles: readonly (readonly number[])[]): readonly (readonly number[])[] {
  if (game.packs === 1) return piles;
  if (game.separatePacks) return markOwners(game, piles);
  const seen = new Set<number>();
  return piles.map((pile) => markTwins(pile, seen));
}

/** The core's error about a pile and a card, in words of the text. */
export function positionFault(game: GameInfo, code: string, pile: number, card: number): PositionError {
  const named = card === 0 ? '' : cardText(card & ~CARD_FACE_DOWN);
  return new PositionError(code, game.pileIds[pile] ?? '', named);
}

function cardOf(pile: string, text: unknown): number {
  try {
    return parseCard(String(text));
  } catch (error) {
    if (error instanceof CardTextError) throw new PositionError('unknown-card', pile, error.text);
    throw error;
  }
}

function optionsOf(value: unknown): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  if (!isRecord(value)) throw new PositionError('not-a-position', '', '');
  return Object.fromEntries(Object.entries(value).map(([name, choice]) => [name, String(choice)]));
}

function passOf(value: unknown): number {
  const pass = numberOf(value, 1);
  if (pass < 1 || pass > LAST_PASS) throw new PositionError('wrong-pass', '', '');
  return pass;
}

function numberOf<T>(value: unknown, absent: T): number | T {
  if (value === undefined) return absent;
  if (!Number.isInteger(value)) throw new PositionError('not-a-position', '', '');
  return value as number;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
