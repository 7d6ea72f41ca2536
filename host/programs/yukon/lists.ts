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

function isEntry(value: unknown): value is RankEntry {
  return isRecord(value) && typeof value.name === 'string' && Number.isSafeInteger(value.value);
}

function readList(value: unknown): readonly RankEntry[] {
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  return entries.slice(0, LIST_LENGTH).map(({ name, value }) => ({ name: name.slice(0, NAME_LENGTH), value }));
}

function isWholeList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function readVariants(value: unknown): VariantLists {
  const lists = isRecord(value) ? value : {};
  return { classic: readList(lists.classic), medium: readList(lists.medium), light: readList(lists.light) };
}

function areWholeVariants(value: unknown): boolean {
  return isRecord(value) && VARIANTS.every((variant) => isWholeList(value[variant]));
}

/**
 * Lists out of what the store gave back: lines that are none are left out, anything else is an empty list.
 *
 * @returns `whole`: whether everything could be read
 */
export function readLists(value: unknown): { readonly lists: RankLists; readonly whole: boolean } {
  const stored = isRecord(value) ? value : {};
  const { scores, times, lastRound } = stored;
  const counted = typeof lastRound === 'number' && Number.isSafeInteger(lastRound);
  return {
    lists: { scores: readVariants(scores), times: readVariants(times), lastRound: counted ? lastRound : 0 },
    whole: areWholeVariants(scores) && areWholeVariants(times) && counted,
  };
}

/** Seconds as the manual writes them: `0:00`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
