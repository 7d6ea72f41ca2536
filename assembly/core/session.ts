/**
 * The game being played: its position, its first position, its journal and the fees for moves taken back, all in one flat
 * block (SESSION). Fees stand beside the position and not in it, so that undo restores a position to the byte while its
 * price stays paid.
 */
import {
  POSITION_BYTES,
  Refusal,
  SESSION_BYTES,
  SESSION_FEES,
  SESSION_OPEN,
  SESSION_OPENING,
  SESSION_POSITION,
  SESSION_START,
} from '../abi';
import { Game } from './game';
import { Journal } from './journal';
import { Position, positionAt } from './position';

export const SESSION: usize = memory.data(SESSION_BYTES, 16);
export const journal: Journal = changetype<Journal>(SESSION);
export const present: Position = positionAt(SESSION + SESSION_POSITION);
export const start: Position = positionAt(SESSION + SESSION_START);
/** A position that the game has come through, while it is compared with the present one. */
const earlier: Position = positionAt(memory.data(POSITION_BYTES, 16));

/** Money or points as the player has them: the position's, less what taking back has cost. */
export function balance(): i32 {
  return present.score - load<i32>(SESSION, SESSION_FEES);
}

/** Begins a game from the cards at `deck`, with the balance of the games before it if it carries that over. */
export function beginFromDeck(game: Game, index: i32, options: usize, deck: usize, balance: i32): void {
  present.clear(index, game.pileCount(), options);
  game.deal(present, deck);
  const opening = game.carriesBalance(present) ? balance : 0;
  present.score = opening + game.openingScore(present);
  begin(opening);
}

/** Begins a game from a position that has passed its checks. */
export function beginFromPosition(game: Game, at: Position, balance: i32): void {
  present.copyFrom(at);
  begin(game.carriesBalance(present) ? balance : 0);
}

function begin(opening: i32): void {
  start.copyFrom(present);
  journal.clear();
  store<i32>(SESSION, 0, SESSION_FEES);
  store<i32>(SESSION, opening, SESSION_OPENING);
  store<u8>(SESSION, 1, SESSION_OPEN);
}

/** Why a move cannot be made now. */
export function refusal(game: Game, move: u32): Refusal {
  if (journal.isFull()) return Refusal.JournalFull;
  return game.refusal(present, move);
}

/** Makes a move if it is legal and enters it into the journal; otherwise nothing changes. */
export function play(game: Game, move: u32): Refusal {
  const refused = refusal(game, move);
  if (refused == Refusal.None) {
    journal.add(move, game.apply(present, move));
    noteRepeats(game, move);
  }
  return refused;
}

/** May the player take the last move back now? */
export function canUndo(game: Game): bool {
  const limit = game.undoLimit();
  if (journal.cursor == 0 || !game.undoAllowed(present)) return false;
  return limit == 0 || journal.length - journal.cursor < limit;
}

/** Is there a move that was taken back? */
export function canRedo(): bool {
  return journal.cursor < journal.length;
}

/** Takes the last move back as the player may, and charges for it. */
export function undo(game: Game): bool {
  if (!canUndo(game)) return false;
  stepBack(game);
  store<i32>(SESSION, load<i32>(SESSION, SESSION_FEES) + game.undoFee(), SESSION_FEES);
  return true;
}

/** Makes the move again that was taken back last. */
export function redo(game: Game): bool {
  return stepForward(game);
}

/** Goes one position back in the journal, without limit or charge: for restoring and for looking back. */
export function stepBack(game: Game): bool {
  const index = journal.cursor - 1;
  if (index < 0) return false;
  game.undo(present, journal.move(index), journal.undoWord(index));
  journal.cursor = index;
  return true;
}

/** Goes one position forward in the journal; false at the last. */
export function stepForward(game: Game): bool {
  if (!canRedo()) return false;
  const move = journal.move(journal.cursor);
  game.apply(present, move);
  journal.cursor = journal.cursor + 1;
  noteRepeats(game, move);
  return true;
}

/** Looks back whether the position after `move`, the last one, has come up before. */
function noteRepeats(game: Game, move: u32): void {
  if (!game.countsRepeats(move)) return;
  earlier.copyFrom(present);
  let times = 1;
  for (let index = journal.cursor - 1; index >= 0 && !game.isProgress(journal.move(index)); index--) {
    game.undo(earlier, journal.move(index), journal.undoWord(index));
    const counts = index == 0 || game.countsRepeats(journal.move(index - 1));
    if (counts && game.isRepeat(present, earlier)) times++;
  }
  game.noteRepeats(present, times);
}
