/** Stock to waste and back. */
import { Position } from '../core/position';
import { PileTable } from './pile';

/** Turns up to `count` cards of the stock one by one onto the waste; returns how many there were. */
export function turnStock(piles: PileTable, at: Position, count: i32): i32 {
  const cards = min(count, at.count(piles.stock));
  for (let i = 0; i < cards; i++) at.carry(piles.stock, piles.waste, 1);
  at.setHidden(piles.stock, at.count(piles.stock));
  return cards;
}

/** Takes `turnStock` back. */
export function returnToStock(piles: PileTable, at: Position, cards: i32): void {
  for (let i = 0; i < cards; i++) at.carry(piles.waste, piles.stock, 1);
  at.setHidden(piles.stock, at.count(piles.stock));
}

/** The waste is turned over, unshuffled, and is the stock of the next pass. */
export function turnWaste(piles: PileTable, at: Position): void {
  returnToStock(piles, at, at.count(piles.waste));
  at.pass++;
}

/** Takes `turnWaste` back. */
export function undoTurnWaste(piles: PileTable, at: Position): void {
  turnStock(piles, at, at.count(piles.stock));
  at.pass--;
}
