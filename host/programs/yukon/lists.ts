/** The three games of Yukon (manual, "Spielvarianten"). */
export const VARIANTS = ['classic', 'medium', 'light'] as const;
export type Variant = (typeof VARIANTS)[number];

export function isVariant(value: unknown): value is Variant {
  return VARIANTS.some((variant) => variant === value);
}

/** A line of a list: dollars, or seconds. */
export interface RankEntry {
  readonly name: string;
  readonly value: number;
}

/** `scores`: dollars, more is better; `times`: seconds, less is better (manual, "Highscores und Bestzeiten"). */
export type ListKind = 'scores' | 'times';

type VariantLists = Readonly<Record<Variant, readonly RankEntry[]>>;

/** Five scores and five times for each variant. */
export interface RankLists extends Readonly<Record<ListKind, VariantLists>> {
  /** Number of the round whose result was entered last, so that no win is entered twice; 0 before the first entry. */
  readonly lastRound: number;
}

/** Lines of one list (manual: "der fünf besten"). */
export const LIST_LENGTH = 5;

/** Longest name, in characters: what the entry field holds. */
export const NAME_LENGTH = 20;

const NONE: VariantLists = { classic: [], medium: [], light: [] };

/** Lists without an entry. */
export const EMPTY_LISTS: RankLists = { scores: NONE, times: NONE, lastRound: 0 };

function beats(kind: ListKind, value: number, other: number): boolean {
  return kind === 'scores' ? value > other : value < other;
}

/**
 * Place from 0 that a value would take, or null when it does not get onto the list. An equal value ranks below the older
 * one (RULES §9, "Highscores").
 */
export function rankOf(kind: ListKind, list: readonly RankEntry[], value: number): number | null {
  const ahead = list.filter((entry) => !beats(kind, value, entry.value)).length;
  return ahead < LIST_LENGTH ? ahead : null;
}

/**
 * The lists with one more entry; unchanged when the value does not get onto its list.
 *
 * @param round number of the round that the entry comes from
 */
export function enter(lists: RankLists, kind: ListKind, variant: Variant, entry: RankEntry, round: number): RankLists {
  const list = lists[kind][variant];
  const rank = rankOf(kind, list, entry.value);
  if (rank === null) return lists;
  const longer = [...list.slice(0, rank), entry, ...list.slice(rank)].slice(0, LIST_LENGTH);
  return { ...lists, [kind]: { ...lists[kind], [variant]: longer }, lastRound: round };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readList(value: unknown): readonly RankEntry[] {
  if (!Array.isArray(value)) return [];
  const entries: RankEntry[] = [];
  for (const line of value) {
    if (!isRecord(line) || typeof line.name !== 'string' || typeof line.value !== 'number') continue;
    if (Number.isSafeInteger(line.value)) entries.push({ name: line.name.slice(0, NAME_LENGTH), value: line.value });
  }
  return entries.slice(0, LIST_LENGTH);
}

function readVariants(value: unknown): VariantLists {
  const lists = isRecord(value) ? value : {};
  return { classic: readList(lists.classic), medium: readList(lists.medium), light: readList(lists.light) };
}

/** Lists out of what the store gave back; lines that are none are left out, anything else is an empty list. */
export function readLists(value: unknown): RankLists {
  const lists = isRecord(value) ? value : {};
  const { lastRound } = lists;
  return {
    scores: readVariants(lists.scores),
    times: readVariants(lists.times),
    lastRound: typeof lastRound === 'number' && Number.isSafeInteger(lastRound) ? lastRound : 0,
  };
}

/** Seconds as the manual writes them: `0:00`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
