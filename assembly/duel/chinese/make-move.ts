/**
 * Making moves of Chinese Patience, and taking them back. An undo word holds the turn's flags and repeats as they were, and whether
 * the pack was renewed.
 */
import { MoveKind } from '../../abi';
import { TwistFlag } from '../../abi-duel';
import { Position } from '../../core/position';
import { seedRandom, shuffleBytes } from '../../core/random';
import { moveCount, moveFrom, moveKind, moveTo } from '../../move';
import { passTurn } from '../turns';
import {
  discardOf,
  isPending,
  MOST_CARDS,
  packOf,
  repeatsOf,
  seedOf,
  setRepeats,
  setTwistFlags,
  shuffles,
  turnOf,
  twistFlags,
} from './table';

const FLAG_BITS: u32 = 3;
const REPEATS = 2;
const REPEAT_BITS: u32 = 3;
const RENEWED: u32 = 1 << 4;

/** Cards that are being brought into another order, and the places that each of them takes. */
const CARDS: usize = memory.data(MOST_CARDS, 8);
const PLACES: usize = memory.data(MOST_CARDS, 8);
const SORTED: usize = memory.data(MOST_CARDS, 8);

/** Makes a legal move; returns the word that takes it back. */
export function makeMove(at: Position, move: u32): u32 {
  const word = (twistFlags(at) as u32) | ((repeatsOf(at) as u32) << REPEATS);
  const kind = moveKind(move);
  if (kind == MoveKind.Deal) return twist(at) ? word | RENEWED : word;
  if (kind == MoveKind.EndTurn) {
    setTwistFlags(at, TwistFlag.None);
    setRepeats(at, 1);
    passTurn(at);
  } else {
    at.carry(moveFrom(move), moveTo(move), moveCount(move));
    if ((moveFrom(move) as i32) == discardOf(turnOf(at)) && isPending(at)) setTwistFlags(at, TwistFlag.Twisted);
  }
  return word;
}

/** Takes the last move back. */
export function takeBack(at: Position, move: u32, word: u32): void {
  const kind = moveKind(move);
  if (kind == MoveKind.EndTurn) passTurn(at);
  else if (kind == MoveKind.Lay) at.carry(moveTo(move), moveFrom(move), moveCount(move));
  else twistBack(at, (word & RENEWED) != 0);
  setTwistFlags(at, word & FLAG_BITS);
  setRepeats(at, (word >> REPEATS) & REPEAT_BITS);
}

/** Turns the top card of the pack; an empty pack is renewed before that, which the answer says. */
function twist(at: Position): bool {
  const pack = packOf(turnOf(at));
  const renewed = at.count(pack) == 0;
  if (renewed) renew(at);
  at.carry(pack, discardOf(turnOf(at)), 1);
  at.setHidden(pack, at.count(pack));
  setTwistFlags(at, TwistFlag.Twisted | TwistFlag.Pending);
  return renewed;
}

function twistBack(at: Position, renewed: bool): void {
  const pack = packOf(turnOf(at));
  at.carry(discardOf(turnOf(at)), pack, 1);
  at.setHidden(pack, at.count(pack));
  if (renewed) takeRenewalBack(at);
}

/** The discard pile becomes the pack: turned over, so that its oldest card is on top, or shuffled. */
function renew(at: Position): void {
  const from = discardOf(turnOf(at));
  const to = packOf(turnOf(at));
  const count = at.count(from);
  if (shuffles(at)) reorder(at, from, false);
  turnOver(at, from, to, count);
  at.setHidden(to, count);
  at.pass++;
}

function takeRenewalBack(at: Position): void {
  const to = discardOf(turnOf(at));
  const from = packOf(turnOf(at));
  const count = at.count(from);
  at.pass--;
  turnOver(at, from, to, count);
  at.setHidden(from, 0);
  if (shuffles(at)) reorder(at, to, true);
}

function turnOver(at: Position, from: i32, to: i32, count: i32): void {
  for (let i = 0; i < count; i++) at.carry(from, to, 1);
}

/** Shuffles a pile, or brings it back into the order it had before. The order depends on the game's seed and on the pass. */
function reorder(at: Position, pile: i32, back: bool): void {
  const count = at.count(pile);
  let card = at.top(pile);
  for (let i = 0; i < count; i++) {
    store<u8>(CARDS + (i as usize), card);
    store<u8>(PLACES + (i as usize), i);
    card = at.below(card);
  }
  seedRandom(((seedOf(at) as u64) << 32) | ((at.pass as u64) << 1) | (turnOf(at) as u64));
  shuffleBytes(PLACES, count);
  for (let i = 0; i < count; i++) {
    const place: i32 = load<u8>(PLACES + (i as usize));
    const from = back ? i : place;
    const to = back ? place : i;
    store<u8>(SORTED + (to as usize), load<u8>(CARDS + (from as usize)));
  }
  at.setPile(pile, 0, 0, 0);
  for (let i = count - 1; i >= 0; i--) at.put(pile, load<u8>(SORTED + (i as usize)), false);
}
