import type { GameInfo } from '../../core/core.ts';
import type { PatienceTexts } from './texts.ts';

/** The id of the program, and of the collection of its games in the core. */
export const PROGRAM = 'patience';

/** What the program is called; in capitals its folder. */
export const TITLE = 'Patience';

/** Ending of the files of saved games (manual §2.1). */
export const FILE_ENDING = 'PAT';

/** The games that the program plays: those that the core counts among them, in its order. */
export function gamesOf(games: readonly GameInfo[]): readonly GameInfo[] {
  return games.filter(({ collection }) => collection === PROGRAM);
}

/** What players call a game. */
export function gameName(game: GameInfo, texts: PatienceTexts): string {
  return texts.games[game.id] ?? game.title;
}
