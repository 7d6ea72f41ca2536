import { randomDeal } from './random.ts';

/** The largest deal number, 2^64-1. */
const LAST_DEAL = 0xffff_ffff_ffff_ffffn;

/** What the address asks for, such as `#/yukon?deal=42`. */
export interface Route {
  /** Id of the program, null for the shelf. */
  readonly program: string | null;
  /** The first deal: null when the address names none, `'refused'` when it is no number from 0 to 2^64-1. */
  readonly deal: bigint | null | 'refused';
}

function dealNumber(text: string | null): Route['deal'] {
  if (text === null) return null;
  if (!/^\d{1,20}$/.test(text)) return 'refused';
  const deal = BigInt(text);
  return deal <= LAST_DEAL ? deal : 'refused';
}

/** @param hash the address from its `#` on */
export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { program: path === '' ? null : path, deal: dealNumber(new URLSearchParams(query).get('deal')) };
}

/** The address of a program's screen. */
export const programAddress = (program: string): string => `#/${program}`;

/** The address of the shelf. */
export const SHELF_ADDRESS = '#/';

/** Deal numbers for a program: the one that the address names first, random ones after it. */
export function dealsFrom({ deal }: Route): () => bigint {
  let first = typeof deal === 'bigint' ? deal : null;
  return () => {
    const next = first ?? randomDeal();
    first = null;
    return next;
  };
}
