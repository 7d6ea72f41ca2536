import { inWholeWords, isScreenSize, type ScreenSize } from '../hardware/atari-st/modes.ts';
import type { DealShown } from '../programs/program.ts';

/** The largest deal number, 2^64-1. */
const LAST_DEAL = 0xffff_ffff_ffff_ffffn;

/** What the address asks for, such as `#/patience?game=zopf&deal=42&mode=large-mono&size=1600x1200`. */
export interface Route {
  /** Id of the program, null for the shelf. */
  readonly program: string | null;
  /** Id of the game where the program plays several, whether it has it or not; null when the address names none. */
  readonly game: string | null;
  /** The deal to play: null when the address names none, `'refused'` when it is no number from 0 to 2^64-1. */
  readonly deal: bigint | null | 'refused';
  /** The name of a screen mode, whether there is one or not; null when the address names none. */
  readonly mode: string | null;
  /** The size of a large screen, its width in whole words; `'refused'` when no screen has one near it. */
  readonly size: ScreenSize | null | 'refused';
  /** Whether the colours shall be those of the STE; null when the address does not say. `ste=0` is no. */
  readonly ste: boolean | null;
}

/** The names behind the question mark. */
export type RouteParameter = Exclude<keyof Route, 'program'>;
/** Those that say what shall lie on the table. */
export const DEAL_PARAMETERS: readonly RouteParameter[] = ['game', 'deal'];
/** Those that say what the screen is. */
export const SCREEN_PARAMETERS: readonly RouteParameter[] = ['mode', 'size', 'ste'];

function dealNumber(text: string | null): Route['deal'] {
  if (text === null) return null;
  if (!/^\d{1,20}$/.test(text)) return 'refused';
  const deal = BigInt(text);
  return deal <= LAST_DEAL ? deal : 'refused';
}

function screenSize(text: string | null): Route['size'] {
  if (text === null) return null;
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/i.exec(text) ?? [];
  const size = inWholeWords({ width: Number(width), height: Number(height) });
  return isScreenSize(size) ? size : 'refused';
}

/** @param hash the address from its `#` on */
export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const asked = new URLSearchParams(query);
  const ste = asked.get('ste');
  return {
    program: path === '' ? null : path,
    game: asked.get('game') || null,
    deal: dealNumber(asked.get('deal')),
    mode: asked.get('mode'),
    size: screenSize(asked.get('size')),
    ste: ste === null ? null : ste !== '0',
  };
}

/** The address of a program's screen. */
export const programAddress = (program: string): string => `#/${program}`;

/** The address of a numbered deal, for anybody who shall play the same one. */
export function dealAddress({ program, gameId, deal }: Pick<DealShown, 'program' | 'gameId' | 'deal'>): string {
  const game = gameId === undefined ? '' : `game=${encodeURIComponent(gameId)}&`;
  return `${programAddress(program)}?${game}deal=${deal}`;
}

/** The address of the shelf. */
export const SHELF_ADDRESS = '#/';

/** The address without some of the things that it asks for; what else stands in it stays as it is. */
export function addressWithout(hash: string, ...names: readonly RouteParameter[]): string {
  const [path, query = ''] = hash.split('?', 2);
  const unwanted: readonly string[] = names;
  const rest = query.split('&').filter((part) => part !== '' && !unwanted.includes(part.split('=', 1)[0]));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}
