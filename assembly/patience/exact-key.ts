/**
 * An exact search key of 192 bits for one-pack games whose columns are built down in alternating colours. Nothing is hashed:
 * positions with equal keys are the same but for the order of columns, of foundation places, of the score, and (without a
 * limit of passes) for a stock that either can be turned into.
 *
 * A card of a column lies on nothing (0), face up on one of the two cards it fits on (1, 2), or otherwise on what it lay on at
 * the root of the search (3): two bits. A card is face down exactly if the card on it says 3 and it was face down at the root.
 * Cards of stock and waste keep their order, so a set of 52 bits and the number of cards in the waste tell them. The rest lies
 * on the foundations; their heights are told by suit.
 *
 *   word 0: bits 0–51 card is in stock or waste · 52–57 waste cards · 58–63 pass
 *   word 1: clubs and spades, 2 bits a card · 52–55 height of clubs · 56–59 of spades
 *   word 2: hearts and diamonds likewise
 *
 * Without a limit of passes, all wastes of the same cards that are a whole number of deals (or everything) can be turned into
 * each other, so their number of cards is left out, and so is the pass.
 */
import { RANK_KING } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { Position } from '../core/position';
import { MoveEngine } from './move-engine';
import { fitsOnColumn } from './rules';

/** u64 of a key. */
export const EXACT_KEY_WORDS = 3;

const ON_NOTHING = 0;
const ON_FITTING = 1;
const AS_AT_ROOT = 3;
const UNKNOWN = -1;

/** False if a card lies where the key has no word for it. */
export function writeExactKey(game: MoveEngine, at: Position, root: Position, out: usize): bool {
  memory.fill(out, 0, EXACT_KEY_WORDS << 3);
  const piles = game.piles;
  for (let pile = piles.tableau; pile < piles.tableauEnd; pile++) if (!addColumn(at, root, pile, out)) return false;
  for (let pile = piles.foundations; pile < piles.foundationsEnd; pile++) addFoundation(at.top(pile), out);
  if (piles.stock >= 0) addStock(game, at, out);
  return true;
}

function addColumn(at: Position, root: Position, pile: i32, out: usize): bool {
  const hidden = at.hidden(pile);
  let card = at.top(pile);
  for (let height = at.count(pile) - 1; height >= 0; height--) {
    const under = at.below(card);
    const code = linkCode(card, under, height <= hidden, root);
    if (code == UNKNOWN) return false;
    const word = out + 8 + (((suitOf(card) >> 1) << 3) as usize);
    const shift = ((suitOf(card) & 1) * RANK_KING + rankOf(card) - 1) << 1;
    store<u64>(word, load<u64>(word) | ((code as u64) << (shift as u64)));
    card = under;
  }
  return true;
}

function linkCode(card: i32, under: i32, onFaceDown: bool, root: Position): i32 {
  if (under == 0) return ON_NOTHING;
  if (!onFaceDown && fitsOnColumn(card, under)) return ON_FITTING + (suitOf(under) & 1);
  return under == root.below(card) ? AS_AT_ROOT : UNKNOWN;
}

function addFoundation(top: i32, out: usize): void {
  if (top == 0) return;
  const word = out + 8 + (((suitOf(top) >> 1) << 3) as usize);
  const shift = 52 + ((suitOf(top) & 1) << 2);
  store<u64>(word, load<u64>(word) | ((rankOf(top) as u64) << (shift as u64)));
}

function addStock(game: MoveEngine, at: Position, out: usize): void {
  const passes = game.passes(at);
  const waste = game.piles.waste;
  let word = cardSet(at, game.piles.stock) | cardSet(at, waste);
  const settled = at.count(game.piles.stock) == 0 || at.count(waste) % game.stockCards(at) == 0;
  if (passes != 0 || !settled) word |= (at.count(waste) as u64) << 52;
  if (passes != 0) word |= (at.pass as u64) << 58;
  store<u64>(out, word);
}

function cardSet(at: Position, pile: i32): u64 {
  let cards: u64 = 0;
  for (let card = at.top(pile); card != 0; card = at.below(card)) {
    cards |= (1 as u64) << ((suitOf(card) * RANK_KING + rankOf(card) - 1) as u64);
  }
  return cards;
}
