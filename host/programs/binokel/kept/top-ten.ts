import { isObject } from '../../keeping/stored-values.ts';
import { LONGEST_NAME, ROUND_GAMES, type Round, totals } from './round.ts';
import { SEAT } from './seats.ts';

const VERSION = 1;
export const TOP_TEN_PLACES = 10;

/** A result after 24 games. */
export interface TopTenEntry {
  readonly name: string;
  readonly points: number;
  /** Id of the round. */
  readonly round: string;
}

/** The ten best results after a round (manual 3.8). */
export interface TopTen {
  readonly version: typeof VERSION;
  /** The best one first, at most ten. */
  readonly entries: readonly TopTenEntry[];
  /** Ids of all rounds that have been entered, also of those that are not among the ten any more (BINOKEL R28). */
  readonly entered: readonly string[];
}

export const NO_TOP_TEN: TopTen = { version: VERSION, entries: [], entered: [] };

/** Whether a round has been entered before. */
export function isEntered({ entered }: TopTen, { id }: Round): boolean {
  return entered.includes(id);
}

/**
 * The list with a finished round: below older results that are equal, the eleventh drops out (BINOKEL R27). A round that has been
 * entered, or is not over, changes nothing.
 */
export function withRound(list: TopTen, round: Round): TopTen {
  if (isEntered(list, round) || round.games.length < ROUND_GAMES) return list;
  const entry: TopTenEntry = { name: round.name, points: totals(round)[SEAT.you], round: round.id };
  const above = list.entries.filter(({ points }) => points >= entry.points);
  const below = list.entries.slice(above.length);
  return {
    version: VERSION,
    entries: [...above, entry, ...below].slice(0, TOP_TEN_PLACES),
    entered: [...list.entered, round.id],
  };
}

/** A stored list, null where it is none. */
export function readTopTen(value: unknown): TopTen | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const { entries, entered } = value;
  if (!Array.isArray(entries) || entries.length > TOP_TEN_PLACES || !entries.every(isEntry)) return null;
  if (!Array.isArray(entered) || !entered.every((id) => typeof id === 'string')) return null;
  const inOrder = entries.every((entry, i) => i === 0 || entries[i - 1].points >= entry.points);
  return inOrder ? { version: VERSION, entries, entered } : null;
}

function isEntry(value: unknown): value is TopTenEntry {
  if (!isObject(value)) return false;
  const { name, points, round } = value;
  return (
    typeof name === 'string' &&
    [...name].length <= LONGEST_NAME &&
    Number.isSafeInteger(points) &&
    typeof round === 'string'
  );
}
