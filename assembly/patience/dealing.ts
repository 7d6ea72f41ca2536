/**
 * The stock: dealing from it, one pass after the other. A deal puts its cards one by one on the piles that the game names,
 * usually all on the waste. Where a deal may not fall short (`completesDeals`), the waste is turned over in the middle of it,
 * as often as it takes; that begins one new pass.
 */
import { Position } from '../core/position';
import { Answers } from './answers';
import { dealtCards, packDeal, wasteTurns } from './undo-word';

/** Deals; returns the word that takes it back. */
export function dealOut(game: Answers, at: Position): u32 {
  const stock = game.piles.stock;
  const wanted = game.stockCards(at);
  const completes = game.completesDeals(at);
  let dealt: i32 = 0;
  let turns: i32 = 0;
  while (dealt < wanted) {
    if (at.count(stock) == 0) {
      if (!completes) break;
      returnToStock(game, at, at.count(game.piles.waste));
      turns++;
    }
    at.carry(stock, game.dealTarget(dealt), 1);
    dealt++;
  }
  hideStock(at, stock);
  if (turns > 0) at.pass++;
  return packDeal(dealt, turns);
}

/** Takes `dealOut` back. */
export function takeDealBack(game: Answers, at: Position, word: u32): void {
  const waste = game.piles.waste;
  let turns = wasteTurns(word);
  if (turns > 0) at.pass--;
  for (let i = dealtCards(word) - 1; i >= 0; i--) {
    at.carry(game.dealTarget(i), game.piles.stock, 1);
    if (turns == 0 || at.count(waste) > 0) continue;
    stockToWaste(game, at);
    turns--;
  }
  hideStock(at, game.piles.stock);
}

/** The waste is turned over, unshuffled, and is the stock of the next pass. */
export function turnWaste(game: Answers, at: Position): void {
  returnToStock(game, at, at.count(game.piles.waste));
  hideStock(at, game.piles.stock);
  at.pass++;
}

/** Takes `turnWaste` back. */
export function undoTurnWaste(game: Answers, at: Position): void {
  stockToWaste(game, at);
  hideStock(at, game.piles.stock);
  at.pass--;
}

function returnToStock(game: Answers, at: Position, cards: i32): void {
  for (let i = 0; i < cards; i++) at.carry(game.piles.waste, game.piles.stock, 1);
}

function stockToWaste(game: Answers, at: Position): void {
  for (let i = at.count(game.piles.stock); i > 0; i--) at.carry(game.piles.stock, game.piles.waste, 1);
}

/** All cards of the stock lie face down. */
export function hideStock(at: Position, stock: i32): void {
  at.setHidden(stock, at.count(stock));
}
