/** All games, one line each. A game's place in the list is its number in positions and views. */
import { Game } from '../core/game';
import { Binokel } from './binokel';
import { ChinesePatience } from './chinese-patience';
import { DoubleKlondike } from './double-klondike';
import { Eiffelturm } from './eiffelturm';
import { Galerie } from './galerie';
import { KleineHarfe } from './kleine-harfe';
import { Klondike } from './klondike';
import { Matriarchat } from './matriarchat';
import { Standart } from './standart';
import { Yukon } from './yukon';
import { Zopf } from './zopf';

const GAMES: StaticArray<Game> = [
  new Yukon(),
  new Klondike(),
  new DoubleKlondike(),
  new Eiffelturm(),
  new Matriarchat(),
  new Standart(),
  new KleineHarfe(),
  new Galerie(),
  new Zopf(),
  new Binokel(),
  new ChinesePatience(),
];

/** Games of the registry. */
export function gameCount(): i32 {
  return GAMES.length;
}

/** The game with a number that is less than `gameCount()`. */
export function gameAt(index: i32): Game {
  return GAMES[index];
}
