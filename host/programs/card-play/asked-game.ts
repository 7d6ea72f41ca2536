import type { GameInfo } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import type { GemServices } from '../program.ts';

/** A game that the player asks for in the address. */
export interface AskedGame {
  readonly game: GameInfo;
  /** Its number, null for any. */
  readonly deal: bigint | null;
}

/**
 * What the player asks for: a game, a deal, or both. A deal alone is one of the game played last.
 *
 * @param games those of the program
 * @param last id of the game played last
 */
export function askedGame(
  services: Pick<GemServices, 'askedGame' | 'askedDeal'>,
  games: readonly GameInfo[],
  last: string | null,
): AskedGame | null {
  const { askedDeal: deal, askedGame: id = null } = services;
  const named = games.find((game) => game.id === id);
  if (named === undefined && deal === null) return null;
  return { game: named ?? gameToBeginWith(games, last), deal };
}

/** The game played last, the first of the menu where there is none. */
export function gameToBeginWith(games: readonly GameInfo[], last: string | null): GameInfo {
  return games.find((game) => game.id === last) ?? games[0];
}

/** Whether a saved game is the one that is asked for. */
export function isAsked({ game, deal }: AskedGame, save: Save): boolean {
  return save.game === game.id && (deal === null || save.deal === deal.toString());
}

/** Whether two saves are of one game: the same cards, dealt in the same way. What comes from a file may hold anything. */
export function sameGame(a: Save, b: Save): boolean {
  const origin = ({ game, options, deal, deck, position }: Save): string =>
    JSON.stringify([game, Object.entries(options ?? {}).sort(), deal, deck, position]);
  return origin(a) === origin(b);
}
