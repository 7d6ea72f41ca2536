/** Deal scripts that several games share. Each returns the number of cards it has taken from the deck. */
import { Position } from '../core/position';

/**
 * Columns of 1, 2, 3 … cards, dealt row by row: row r puts one card on each of the columns r … last, and the last card of a
 * column lies face up (all of them if `open`). `mirrored`: the columns are counted from the last one.
 */
export function dealSteps(
  at: Position,
  deck: usize,
  first: i32,
  columns: i32,
  open: bool,
  mirrored: bool = false,
): i32 {
  for (let column = 0; column < columns; column++) {
    let top: i32 = 0;
    let place = column;
    for (let row = 0; row <= column; row++) {
      const card: i32 = load<u8>(deck + (place as usize));
      at.link(card, top);
      top = card;
      place += columns - 1 - row;
    }
    at.setPile(first + (mirrored ? columns - 1 - column : column), top, column + 1, open ? 0 : column);
  }
  return (columns * (columns + 1)) >> 1;
}

/** `rows` rows over `piles` piles, left to right; the first `hidden` rows lie face down. */
export function dealRows(at: Position, deck: usize, first: i32, piles: i32, rows: i32, hidden: i32): i32 {
  for (let i = 0; i < rows * piles; i++) at.put(first + (i % piles), load<u8>(deck + (i as usize)), i < hidden * piles);
  return rows * piles;
}

/** The cards from number `from` up to `to` face down as the stock, the first of them on top. */
export function dealStock(at: Position, deck: usize, stock: i32, from: i32, to: i32): i32 {
  let top: i32 = 0;
  for (let i = to - 1; i >= from; i--) {
    const card: i32 = load<u8>(deck + (i as usize));
    at.link(card, top);
    top = card;
  }
  at.setPile(stock, top, to - from, to - from);
  return to - from;
}
