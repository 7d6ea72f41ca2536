/**
 * The exports of the core: verbs that take and return integers, and pointers to the flat blocks of abi.ts. Card games are
 * known by their number in the registry. Texts are returned as pointers to static strings.
 */
import { ABI_VERSION, Fault, LAYOUT_STRIDE, MAX_MOVES, MAX_OPTIONS, MAX_PILES, POSITION_BYTES, Refusal } from './abi';
import './core/panic';
import { checkDeck, DECK, faultCard, shuffleDeck } from './core/deck';
import { Game } from './core/game';
import { hashPosition } from './core/hash';
import { positionAt } from './core/position';
import * as session from './core/session';
import { faultPile, readCards, VIEW, writeCards, writeState } from './core/view';
import { gameAt, gameCount } from './games/registry';
import { pathBlock } from './search/frames';
import { PROGRESS } from './search/progress';
import { startSearch, stepSearch, stopSearch } from './search/solve';

export { faultCard, faultPile, gameCount };

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);
const OPTIONS: usize = memory.data(MAX_OPTIONS, 8);
const LAYOUT: usize = memory.data(LAYOUT_STRIDE * MAX_PILES, 8);
const KEY: usize = memory.data(24, 8);
const BUILT: usize = memory.data(POSITION_BYTES, 16);

// ---- blocks ----

export function abiVersion(): u32 {
  return ABI_VERSION;
}
export function viewBlock(): usize {
  return VIEW;
}
export function movesBlock(): usize {
  return MOVES;
}
/** Option value indices for the next game. */
export function optionsBlock(): usize {
  return OPTIONS;
}
export function deckBlock(): usize {
  return DECK;
}
export function layoutBlock(): usize {
  return LAYOUT;
}
export function sessionBlock(): usize {
  return session.SESSION;
}

// ---- games ----

export function gameId(game: i32): string {
  return gameAt(game).id;
}
export function gameTitle(game: i32): string {
  return gameAt(game).title;
}
export function gameFamily(game: i32): i32 {
  return gameAt(game).family;
}
export function gamePacks(game: i32): i32 {
  return gameAt(game).packs;
}
/** 'name=default|other|… name=…' */
export function gameOptions(game: i32): string {
  return gameAt(game).options;
}
export function pileCount(game: i32): i32 {
  return gameAt(game).pileCount();
}
export function pileName(game: i32, pile: i32): string {
  return gameAt(game).pileName(pile);
}
/** The pile's number among those of its name, 0 if it is alone. */
export function pileNumber(game: i32, pile: i32): i32 {
  return gameAt(game).pileNumber(pile);
}
export function pileRole(game: i32, pile: i32): i32 {
  return gameAt(game).pileRole(pile);
}
/** Fills LAYOUT. */
export function writeLayout(game: i32): void {
  gameAt(game).writeLayout(LAYOUT);
}

// ---- beginning ----

/** Fills DECK with the shuffle of a deal number given in two halves. */
export function shuffle(game: i32, dealLow: u32, dealHigh: u32): void {
  shuffleDeck(gameAt(game).packs, ((dealHigh as u64) << 32) | (dealLow as u64));
}

/** Begins a game from DECK and OPTIONS with a balance carried over; on a fault the present game stays. */
export function begin(game: i32, opening: i32): Fault {
  const rules = gameAt(game);
  const fault = checkDeck(rules.packs);
  if (fault == Fault.None) session.beginFromDeck(rules, game, OPTIONS, DECK, opening);
  return fault;
}

/** Begins a deal number's game in one step: shuffle and begin. */
export function beginDeal(game: i32, dealLow: u32, dealHigh: u32, opening: i32): void {
  shuffle(game, dealLow, dealHigh);
  session.beginFromDeck(gameAt(game), game, OPTIONS, DECK, opening);
}

/** Begins a game from the position in VIEW and OPTIONS; on a fault the present game stays. */
export function beginFromView(game: i32, opening: i32): Fault {
  const built = positionAt(BUILT);
  const fault = readCards(built, gameAt(game), game, OPTIONS);
  if (fault == Fault.None) session.beginFromPosition(built, opening);
  return fault;
}

/** What a game costs or gives before the first move, for a position that has no score of its own. */
export function openingScore(game: i32): i32 {
  const built = positionAt(BUILT);
  built.clear(game, gameAt(game).pileCount(), OPTIONS);
  return gameAt(game).openingScore(built);
}

// ---- the game being played ----

function rules(): Game {
  return gameAt(session.present.game);
}

/** Fills VIEW for a seat. */
export function writeView(seat: i32): void {
  writeCards(session.present, seat);
  writeState(
    rules().status(session.present),
    session.balance(),
    session.journal.cursor,
    session.canUndo(rules()),
    session.canRedo(),
  );
}

/** Fills MOVES with all legal moves, sorted; returns their number. */
export function legalMoves(): i32 {
  return rules().legalMoves(session.present, MOVES);
}

export function refusal(move: u32): Refusal {
  return session.refusal(rules(), move);
}
export function play(move: u32): Refusal {
  return session.play(rules(), move);
}
export function lift(pile: i32, grabbed: i32): i32 {
  return rules().lift(session.present, pile, grabbed);
}
export function undo(): bool {
  return session.undo(rules());
}
export function redo(): bool {
  return session.redo(rules());
}
export function stepBack(): bool {
  return session.stepBack(rules());
}
export function stepForward(): bool {
  return session.stepForward(rules());
}
export function clickMove(pile: i32): u32 {
  return rules().clickMove(session.present, pile);
}
export function finishMove(): u32 {
  return rules().finishMove(session.present);
}
export function hint(): u32 {
  return rules().hint(session.present);
}
export function dead(): bool {
  return rules().dead(session.present);
}

// ---- marks, fees, fingerprint ----

export function toggleMark(): bool {
  return session.journal.toggleMark();
}
/** The last marked number of moves before the present one, −1 if there is none. */
export function markBefore(): i32 {
  return session.journal.markBefore();
}
/** Half of the position's fingerprint: 0 the lower 32 bits, 1 the upper. */
export function positionHash(half: i32): u32 {
  return (hashPosition(session.present) >> ((half as u64) << 5)) as u32;
}

// ---- search ----

/** The three u64 that `writeKey` fills. */
export function keyBlock(): usize {
  return KEY;
}
/** The search's exact key of the present position, seen from the first one; false if the game has none for it. */
export function writeKey(): bool {
  return rules().searchKey(session.present, session.start, KEY);
}

export function progressBlock(): usize {
  return PROGRESS;
}
/** The winning line, PROGRESS_LINE moves, after the verdict Solved. */
export function lineBlock(): usize {
  return pathBlock();
}
/** Begins a search from the present position with at most `nodeLimit` nodes, 0 = without limit. */
export function searchStart(nodeLimit: f64): void {
  startSearch(rules(), session.present, nodeLimit);
}
/** Visits up to `nodes` more positions; returns SearchEvent bits. */
export function searchStep(nodes: i32): u32 {
  return stepSearch(nodes);
}
/** Ends a running search with the verdict Stopped. */
export function searchStop(): void {
  stopSearch();
}
