import type { GameInfo } from '../../core/core.ts';
import type { KlondikeTexts } from './texts.ts';

/** The id of the program, and of the collection of its games in the core. */
export const PROGRAM = 'klondike';

/** The id of the game for one player; it is called as the program. */
export const GAME = PROGRAM;

/** What the program is called; in capitals its folder. */
export const TITLE = 'Klondike';

/** Endings of the files of saved games and of decks. */
export const GAME_ENDING = 'KLO';
export const DECK_ENDING = 'DCK';

/** The games that the program plays: the patiences that the core counts among them. */
export function gamesOf(games: readonly GameInfo[]): readonly GameInfo[] {
  return games.filter(({ collection, family }) => collection === PROGRAM && family === 'patience');
}

/** What players call a game. */
export function gameName(game: GameInfo, texts: KlondikeTexts): string {
  return texts.games[game.id] ?? game.title;
}
