/**
 * How good a table is for one of two players of Double Klondike, as the chance that he wins. The weights were fitted (logistic
 * regression) to the results of 6,000 games between computer players, looked at whenever a turn had ended.
 */
import { PACK_CARDS } from '../abi';
import { Position } from '../core/position';
import { Half } from './half';

/** Worth of a card on the foundations, of one face down in the columns, of any in the columns, and of having the turn. */
const PLACED: f64 = 0.09;
const FACE_DOWN: f64 = -0.046;
const IN_COLUMNS: f64 = -0.052;
const TURN: f64 = 0.12;

/** The chance of the player whose half is `mine` and whose turn it is. */
export function chanceOfMover(at: Position, mine: Half, theirs: Half): f64 {
  return 1 / (1 + Math.exp(-(TURN + progressOf(at, mine) - progressOf(at, theirs))));
}

function progressOf(at: Position, half: Half): f64 {
  let faceDown = 0;
  let inColumns = 0;
  for (let pile = half.piles.tableau; pile < half.piles.tableauEnd; pile++) {
    faceDown += at.hidden(pile);
    inColumns += at.count(pile);
  }
  const placed = PACK_CARDS - inColumns - half.talon(at);
  return PLACED * placed + FACE_DOWN * faceDown + IN_COLUMNS * inColumns;
}
