import { CLAIMS, Combination } from '../../assembly/abi-tricks.ts';
import { claimLevel, claimWeight } from '../../assembly/move.ts';
import { SUIT_NAMES } from './binokel-card-text.ts';

/** A text is no claim. */
export class ClaimTextError extends Error {
  override readonly name = 'ClaimTextError';
  constructor(
    /** The word that is none of a claim. */
    readonly text: string,
    /** `no-combination`, or `combination-twice` for one that the claim has already. */
    readonly code: string,
  ) {
    super(`${code}: ${text}`);
  }
}

/** One entry of a claim: which combination, once or doubled. */
export interface ClaimPart {
  /** Place in a claim (abi.ts, Combination). */
  readonly combination: number;
  /** 1, or 2 for the double one. */
  readonly level: number;
  /** As the command line writes it (CLI, `binokel`): `kreuz-F`, `binokel-300`, `rundgang`. */
  readonly text: string;
}

const NOTHING = 'none';

/** The words of single and double combinations, in the order of Combination. */
const WORDS: readonly (readonly string[])[] = [
  ...SUIT_NAMES.map((suit) => [`${suit}-P`, `${suit}-2P`]),
  ...SUIT_NAMES.map((suit) => [`${suit}-F`, `${suit}-2F`]),
  ['binokel-40', 'binokel-300'],
  ['asse-100', 'asse-1000'],
  ['koenige-80', 'koenige-1000'],
  ['damen-60', 'damen-1000'],
  ['buben-40', 'buben-1000'],
  ['rundgang'],
];

/** The words of all combinations. */
export const COMBINATION_WORDS: readonly string[] = WORDS.flat();

/** The combinations of a claim in the order of the melding screen: suits with family and pair, then the others. */
export function claimParts(claim: number): readonly ClaimPart[] {
  const order = SUIT_NAMES.flatMap((_, suit) => [Combination.Families + suit, Combination.Pairs + suit]);
  const rest = WORDS.map((_, combination) => combination).slice(Combination.Binokel);
  return [...order, ...rest]
    .map((combination) => ({ combination, level: claimLevel(claim, combination) }))
    .filter(({ level }) => level > 0)
    .map((part) => ({ ...part, text: WORDS[part.combination][part.level - 1] }));
}

/** A claim as one word: its combinations joined by `+`, `none` for the empty one. */
export function claimText(claim: number): string {
  return (
    claimParts(claim)
      .map(({ text }) => text)
      .join('+') || NOTHING
  );
}

/**
 * The claim of a text: combinations separated by blanks, commas or `+`, in any order and in any capitals; `none` and the empty text
 * are the empty claim.
 *
 * @throws ClaimTextError
 */
export function parseClaim(text: string): number {
  const words = text.split(/[\s,+]+/).filter((word) => word !== '' && word.toLowerCase() !== NOTHING);
  return words.reduce((claim, word) => addWord(claim, word), 0);
}

/** Whether a number is a claim at all. */
export function isClaim(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < CLAIMS;
}

function addWord(claim: number, word: string): number {
  const wanted = word.toLowerCase().replace('ö', 'oe');
  for (const [combination, words] of WORDS.entries()) {
    const level = words.findIndex((candidate) => candidate.toLowerCase() === wanted) + 1;
    if (level === 0) continue;
    if (claimLevel(claim, combination) > 0) throw new ClaimTextError(word, 'combination-twice');
    return claim + level * claimWeight(combination);
  }
  throw new ClaimTextError(word, 'no-combination');
}
