/** All games, one line each. A game's place in the list is its number in positions and views. */
import { Game } from '../core/game';
import { Klondike } from './klondike';
import { Yukon } from './yukon';

const GAMES: StaticArray<Game> = [new Yukon(), new Klondike()];

/** Games of the registry. */
export function gameCount(): i32 {
  return GAMES.length;
}

/** The game with a number that is less than `gameCount()`. */
export function gameAt(index: i32): Game {
  return GAMES[index];
}
