/** Deal scripts that several games share. Each returns the number of cards it has taken from the deck. */
import { Position } from '../core/position';

/**
 * Columns of 1, 2, 3 … cards, dealt row by row: row r puts one card on each of the columns r … last, and the last card of a
 * column lies face up (all of them if `open`).
 */
export function dealSteps(at: Position, deck: usize, first: i32, columns: i32, open: bool): i32 {
  let dealt: i32 = 0;
  for (let row = 0; row < columns; row++) {
    for (let column = row; column < columns; column++) {
      at.put(first + column, load<u8>(deck + (dealt as usize)), !open && column > row);
      dealt++;
    }
  }
  return dealt;
}

/** The cards from number `from` up to `to` face down as the stock, the first of them on top. */
export function dealStock(at: Position, deck: usize, stock: i32, from: i32, to: i32): i32 {
  for (let i = to - 1; i >= from; i--) at.put(stock, load<u8>(deck + (i as usize)), true);
  return to - from;
}
