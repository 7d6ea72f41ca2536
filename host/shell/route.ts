/** The largest deal number, 2^64-1. */
const LAST_DEAL = 0xffff_ffff_ffff_ffffn;

/** What the address asks for, such as `#/yukon?deal=42&mode=st-low`. */
export interface Route {
  /** Id of the program, null for the shelf. */
  readonly program: string | null;
  /** The deal to play: null when the address names none, `'refused'` when it is no number from 0 to 2^64-1. */
  readonly deal: bigint | null | 'refused';
  /** The name of a screen mode, whether there is one or not; null when the address names none. */
  readonly mode: string | null;
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
  const asked = new URLSearchParams(query);
  return { program: path === '' ? null : path, deal: dealNumber(asked.get('deal')), mode: asked.get('mode') };
}

/** The address of a program's screen. */
export const programAddress = (program: string): string => `#/${program}`;

/** The address of the shelf. */
export const SHELF_ADDRESS = '#/';

/** The address without one of the things that it asks for; what else stands in it stays as it is. */
export function addressWithout(hash: string, name: 'deal' | 'mode'): string {
  const [path, query = ''] = hash.split('?', 2);
  const rest = query.split('&').filter((part) => part !== '' && part.split('=', 1)[0] !== name);
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}
