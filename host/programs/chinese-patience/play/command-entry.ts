import type { Key } from '../console.ts';
import type { Target } from '../table/places.ts';

/**
 * What has been typed of a command up to now (CHINESE §2, §6): nothing, `M`, `M` with the number of the source, `MP`, `MP`
 * with that number.
 */
export type Entry = string;

export const NO_ENTRY: Entry = '';

/** What a key makes of an entry. */
export type EntryOutcome =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'refused'; readonly reason: 'illegal' | 'empty' }
  | { readonly kind: 'other' };

const COLUMNS = '5678';
const SOURCES = `0${COLUMNS}`;
const ILLEGAL: EntryOutcome = { kind: 'refused', reason: 'illegal' };

/**
 * Takes a key. What cannot become a command any more is refused at once, and the entry is over then.
 *
 * @param isEmpty whether no card lies on the pile of that number
 */
export function withKey(entry: Entry, key: Key, isEmpty: (pile: number) => boolean): EntryOutcome {
  if (key === 'T' || key === 'Z') return { kind: 'command', command: key };
  if (key === 'DELETE' || key === 'SPACE') return { kind: 'entry', entry: NO_ENTRY };
  if (key === 'M') return { kind: 'entry', entry: 'M' };
  if (key === 'P') return { kind: 'entry', entry: `MP${COLUMNS.includes(sourceOf(entry)) ? sourceOf(entry) : ''}` };
  if (!/^\d$/.test(key)) return { kind: 'other' };
  if (entry === NO_ENTRY) return ILLEGAL;
  const isPile = entry.startsWith('MP');
  if (sourceOf(entry) === '') {
    if (!(isPile ? COLUMNS : SOURCES).includes(key)) return ILLEGAL;
    return isEmpty(Number(key)) ? { kind: 'refused', reason: 'empty' } : { kind: 'entry', entry: entry + key };
  }
  if (key === '0' || (isPile && !COLUMNS.includes(key))) return ILLEGAL;
  return { kind: 'command', command: entry + key };
}

/** Number of the source that an entry names, '' where it names none. */
export function sourceOf(entry: Entry): string {
  return /\d$/.exec(entry)?.[0] ?? '';
}

/** The keys that a tap on the table stands for: source first, then target; the same pile once more puts it down again. */
export function keysOfTap(entry: Entry, target: Target): readonly Key[] {
  if (target === 'deck') return ['T'];
  const source = sourceOf(entry);
  const number = String(target);
  if (entry === NO_ENTRY) return ['M', number];
  if (source === '') return [number];
  if (source === number) return ['DELETE'];
  const fromPileToPile = COLUMNS.includes(source) && COLUMNS.includes(number) && !entry.startsWith('MP');
  return fromPileToPile ? ['P', number] : [number];
}
