/**
 * The exports of the core: verbs that take and return integers, and pointers to the flat blocks of abi.ts. Card games are
 * known by their number in the registry. Texts are returned as pointers to static strings.
 */
import {
  ABI_VERSION,
  Fault,
  LAYOUT_STRIDE,
  MAX_KEY_WORDS,
  MAX_MOVES,
  MAX_OPTIONS,
  MAX_PILES,
  POSITION_BYTES,
  Refusal,
} from './abi';
import './core/panic';
import { checkDeck, DECK, faultCard, shuffleAgain, shuffleDeck } from './core/deck';
import { Game } from './core/game';
import { hashPosition } from './core/hash';
import { positionAt } from './core/position';
import * as session from './core/session';
import { faultPile, readCards, VIEW, writeCards, writeJournal, writeState } from './core/view';
import { gameAt, gameCount } from './games/registry';
import { pathBlock } from './search/frames';
import { PROGRESS } from './search/progress';
import { acceptsLine, startSearch, stepSearch, stopSearch } from './search/solve';

import { ADVICE } from './tricks/players/advice';

export * from './tricks/calculator';
export * from './tricks/solver/exports';
export { faultCard, faultPile, gameCount };

const MOVES: usize = memory.data(MAX_MOVES * 4, 8);
const OPTIONS: usize = memory.data(MAX_OPTIONS, 8);
const LAYOUT: usize = memory.data(LAYOUT_STRIDE * MAX_PILES, 8);
const KEY: usize = memory.data(MAX_KEY_WORDS << 3, 8);
const BUILT: usize = memory.data(POSITION_BYTES, 16);

// ---- blocks ----

/** The version of abi.ts this module was built with. */
export function abiVersion(): u32 {
  return ABI_VERSION;
}
/** VIEW; `writeView` fills it. */
export function viewBlock(): usize {
  return VIEW;
}
/** The MAX_MOVES words that `legalMoves` fills. */
export function movesBlock(): usize {
  return MOVES;
}
/** Option value indices for the next game. */
export function optionsBlock(): usize {
  return OPTIONS;
}
/** DECK: MAX_CARDS card bytes, the first card dealt first. */
export function deckBlock(): usize {
  return DECK;
}
/** LAYOUT; `writeLayout` fills it. */
export function layoutBlock(): usize {
  return LAYOUT;
}
/** SESSION: the game being played. */
export function sessionBlock(): usize {
  return session.SESSION;
}

// ---- games ----

/** The name of a game in the command line, in saves and in addresses. */
export function gameId(game: i32): string {
  return gameAt(game).id;
}
/** The name of a game as players know it. */
export function gameTitle(game: i32): string {
  return gameAt(game).title;
}
/** Id of the program whose menu offers the game. */
export function gameCollection(game: i32): string {
  return gameAt(game).collection();
}
/** Family of a game. */
export function gameFamily(game: i32): i32 {
  return gameAt(game).family;
}
/** Packs a game is played with. */
export function gamePacks(game: i32): i32 {
  return gameAt(game).packs;
}
/** Has every seat of a game a pack of its own? */
export function gameSeparatePacks(game: i32): bool {
  return gameAt(game).separatePacks();
}
/** The ranks those packs consist of, bit r for rank r. */
export function gameRanks(game: i32): i32 {
  return gameAt(game).ranks();
}
/** The ranks of the cards that a game's deal number shuffles, bit r for rank r. */
export function gameDealtRanks(game: i32): i32 {
  return gameAt(game).dealtRanks();
}
/** 'name=default|other|… name=…' */
export function gameOptions(game: i32): string {
  return gameAt(game).options;
}
/** Piles of a game. */
export function pileCount(game: i32): i32 {
  return gameAt(game).pileCount();
}
/** The name a pile shares with its like: tableau. */
export function pileName(game: i32, pile: i32): string {
  return gameAt(game).pileName(pile);
}
/** The pile's number among those of its name, 0 if it is alone. */
export function pileNumber(game: i32, pile: i32): i32 {
  return gameAt(game).pileNumber(pile);
}
/** Role of a pile. */
export function pileRole(game: i32, pile: i32): i32 {
  return gameAt(game).pileRole(pile);
}
/** The seat a pile belongs to, NO_SEAT if it is nobody's own. */
export function pileSeat(game: i32, pile: i32): i32 {
  return gameAt(game).pileSeat(pile);
}
/** Fills LAYOUT. */
export function writeLayout(game: i32): void {
  gameAt(game).writeLayout(LAYOUT);
}

// ---- beginning ----

/** Fills DECK with the shuffle of a deal number given in two halves: the first from the one on that the game asks for. */
export function shuffle(game: i32, dealLow: u32, dealHigh: u32): void {
  const rules = gameAt(game);
  const ranks = rules.dealtRanks();
  const apart = rules.separatePacks();
  shuffleDeck(rules.packs, ranks, apart, ((dealHigh as u64) << 32) | (dealLow as u64));
  for (let i = rules.shuffles(OPTIONS); i > 1; i--) shuffleAgain(rules.packs, ranks, apart);
  while (rules.deckFault(DECK, OPTIONS) != Fault.None) shuffleAgain(rules.packs, ranks, apart);
}

/** Begins a game from DECK and OPTIONS after games that left a balance; on a fault the present game stays. */
export function begin(game: i32, balance: i32): Fault {
  const rules = gameAt(game);
  const incomplete = checkDeck(rules.packs, rules.dealtRanks());
  const fault = incomplete != Fault.None ? incomplete : rules.deckFault(DECK, OPTIONS);
  if (fault == Fault.None) session.beginFromDeck(rules, game, OPTIONS, DECK, balance);
  return fault;
}

/** Begins a deal number's game in one step: shuffle and begin. */
export function beginDeal(game: i32, dealLow: u32, dealHigh: u32, balance: i32): void {
  shuffle(game, dealLow, dealHigh);
  session.beginFromDeck(gameAt(game), game, OPTIONS, DECK, balance);
}

/** Begins a game from the position in VIEW and OPTIONS; on a fault the present game stays. */
export function beginFromView(game: i32, balance: i32): Fault {
  const built = positionAt(BUILT);
  const fault = readCards(built, gameAt(game), game, OPTIONS);
  if (fault == Fault.None) session.beginFromPosition(gameAt(game), built, balance);
  return fault;
}

/** The score that a game with OPTIONS begins with after games that left a balance; for a position that has none of its own. */
export function openingScore(game: i32, balance: i32): i32 {
  const rules = gameAt(game);
  const built = positionAt(BUILT);
  built.clear(game, rules.pileCount(), OPTIONS);
  return (rules.carriesBalance(built) ? balance : 0) + rules.openingScore(built);
}

// ---- the game being played ----

function rules(): Game {
  return gameAt(session.present.game);
}

/** Fills VIEW for a seat. */
export function writeView(seat: i32): void {
  writeCards(rules(), session.present, seat);
  writeState(
    rules().status(session.present),
    session.balance(),
    session.journal.cursor,
    session.canUndo(rules()),
    session.canRedo(),
  );
  writeJournal(session.journal.hasForced(), session.journal.isMarked(session.journal.cursor));
  rules().writeFacts(session.present, VIEW);
}

/** The score as it is shown after so many seconds of play. */
export function scoreAfter(seconds: u32): i32 {
  return rules().timedScore(session.present, session.balance(), seconds);
}

/** Fills MOVES with all legal moves, sorted; returns their number. */
export function legalMoves(): i32 {
  return rules().legalMoves(session.present, MOVES);
}

/** Why a move cannot be made now, Refusal.None if it can. Any word may be asked. */
export function refusal(move: u32): Refusal {
  return session.refusal(rules(), move);
}
/** Makes a legal move and enters it into the journal; otherwise says why not and changes nothing. */
export function play(move: u32): Refusal {
  return session.play(rules(), move);
}
/** How many cards travel when somebody takes hold of the card with `grabbed` − 1 cards on it; 0 if it stays. */
export function lift(pile: i32, grabbed: i32): i32 {
  return rules().lift(session.present, pile, grabbed);
}
/** As `lift`, for cards that are to be laid against the rules. */
export function forceLift(pile: i32, grabbed: i32): i32 {
  return rules().forceLift(session.present, pile, grabbed);
}
/** Takes the last move back if the game lets the player, and charges its fee; false if it does not. */
export function undo(): bool {
  return session.undo(rules());
}
/** Makes the move again that was taken back last; false if there is none. */
export function redo(): bool {
  return session.redo(rules());
}
/** Goes one position back in the journal, without limit or fee; false at the first. */
export function stepBack(): bool {
  return session.stepBack(rules());
}
/** Goes one position forward in the journal; false at the last. */
export function stepForward(): bool {
  return session.stepForward(rules());
}
/** The move of a short click on a pile, 0 if it has none. */
export function clickMove(pile: i32): u32 {
  return rules().clickMove(session.present, pile);
}
/** The next move of the automatic finish, 0 unless the status is Finishing. */
export function finishMove(): u32 {
  return rules().finishMove(session.present);
}
/** The next move of laying cards off by themselves, 0 if there is none. */
export function placeMove(): u32 {
  return rules().placeMove(session.present);
}
/** A move that leads somewhere, by what the player sees; 0 if there is none. */
export function hint(): u32 {
  return rules().hint(session.present);
}
/** Do all legal moves lead nowhere, by what the player has seen? */
export function dead(): bool {
  return rules().dead(session.present);
}

/**
 * The move that a computer player of a level makes for a seat, 0 if it has none to make. It is told what VIEW then holds, which
 * is what the seat sees, and nothing else; `budget` is the number of moves it may try out, or of worlds it may look at.
 */
export function choose(seat: i32, level: i32, seed: u32, budget: i32): u32 {
  writeView(seat);
  return rules().choose(seat, level, seed, budget);
}

/**
 * As `choose`, but fills MOVES with all moves of the computer player up to the first that tells it something new or ends its turn;
 * returns their number.
 */
export function plan(seat: i32, level: i32, seed: u32, budget: i32): i32 {
  writeView(seat);
  return rules().plan(seat, level, seed, budget, MOVES);
}

/** ADVICE, the records that `weigh` fills (abi-tricks.ts). */
export function adviceBlock(): usize {
  return ADVICE;
}

/** As `choose`, but says what the player thinks of the moves of the seat on turn; returns the number of records in ADVICE. */
export function weigh(seat: i32, level: i32, seed: u32, budget: i32): i32 {
  writeView(seat);
  return rules().weigh(seat, level, seed, budget);
}

// ---- marks, fees, fingerprint ----

/** Marks the present position or takes its mark away; answers whether it is marked now. */
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

/** The `keyWords` u64 that `writeKey` fills. */
export function keyBlock(): usize {
  return KEY;
}
/** Length of a game's search keys in u64. */
export function keyWords(game: i32): i32 {
  return gameAt(game).keyWords();
}
/** The search's exact key of the present position, seen from the first one; false if the game has none for it. */
export function writeKey(): bool {
  return rules().searchKey(session.present, session.start, KEY);
}

/** PROGRESS: how far the search is. */
export function progressBlock(): usize {
  return PROGRESS;
}
/** The winning line, PROGRESS_LINE moves, after the verdict Solved. */
export function lineBlock(): usize {
  return pathBlock();
}
/**
 * Begins a search from the present position with at most `nodes` nodes, `keys` positions in the table, `depth` frames and
 * moves on the path, and `edges` edges that wait; 0 = as many as there is room for.
 */
export function searchStart(nodes: f64, keys: u32, depth: i32, edges: i32): void {
  startSearch(rules(), session.present, nodes, keys, depth, edges);
}
/** Do the rules accept the first `length` moves of LINE from where the search began, and is the game then won? */
export function lineAccepted(length: i32): bool {
  return acceptsLine(length);
}
/** Visits up to `nodes` more positions; returns SearchEvent bits. */
export function searchStep(nodes: i32): u32 {
  return stepSearch(nodes);
}
/** Ends a running search with the verdict Stopped. */
export function searchStop(): void {
  stopSearch();
}
