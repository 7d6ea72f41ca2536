/**
 * The journal in the SESSION block: moves with the words that take them back, a cursor, and marks on the positions between
 * moves. Position 0 is the deal, position n the one after n moves.
 */
import {
  MAX_JOURNAL,
  MoveKind,
  SESSION_CURSOR,
  SESSION_LENGTH,
  SESSION_MARKS,
  SESSION_MOVES,
  SESSION_UNDOS,
} from '../abi';
import { moveKind } from '../move';

@unmanaged
export class Journal {
  get cursor(): i32 {
    return load<u32>(changetype<usize>(this), SESSION_CURSOR) as i32;
  }

  set cursor(value: i32) {
    store<u32>(changetype<usize>(this), value, SESSION_CURSOR);
  }

  /** Moves in the journal, those that were taken back included. */
  get length(): i32 {
    return load<u32>(changetype<usize>(this), SESSION_LENGTH) as i32;
  }

  move(index: i32): u32 {
    return load<u32>(changetype<usize>(this) + ((index << 2) as usize), SESSION_MOVES);
  }

  undoWord(index: i32): u32 {
    return load<u32>(changetype<usize>(this) + ((index << 2) as usize), SESSION_UNDOS);
  }

  isFull(): bool {
    return this.cursor >= MAX_JOURNAL;
  }

  /** A new move: what was taken back before it is gone, and the marks on it. */
  add(move: u32, undoWord: u32): void {
    const cursor = this.cursor;
    const slot = changetype<usize>(this) + ((cursor << 2) as usize);
    this.forgetMarks(cursor + 1, this.length);
    store<u32>(slot, move, SESSION_MOVES);
    store<u32>(slot, undoWord, SESSION_UNDOS);
    this.cursor = cursor + 1;
    store<u32>(changetype<usize>(this), cursor + 1, SESSION_LENGTH);
  }

  /** Was a move in force made against the rules? */
  hasForced(): bool {
    for (let index = 0; index < this.cursor; index++) if (moveKind(this.move(index)) == MoveKind.Force) return true;
    return false;
  }

  isMarked(index: i32): bool {
    return load<u8>(changetype<usize>(this) + (index as usize), SESSION_MARKS) != 0;
  }

  /** Marks the present position or takes its mark away; answers whether it is marked now. */
  toggleMark(): bool {
    const at = changetype<usize>(this) + (this.cursor as usize);
    store<u8>(at, load<u8>(at, SESSION_MARKS) ^ 1, SESSION_MARKS);
    return load<u8>(at, SESSION_MARKS) != 0;
  }

  /** The last marked position before the present one, −1 if there is none. */
  markBefore(): i32 {
    for (let index = this.cursor - 1; index >= 0; index--) if (this.isMarked(index)) return index;
    return -1;
  }

  /** No moves, no marks. */
  clear(): void {
    this.forgetMarks(0, this.length);
    this.cursor = 0;
    store<u32>(changetype<usize>(this), 0, SESSION_LENGTH);
  }

  private forgetMarks(first: i32, last: i32): void {
    for (let index = first; index <= last; index++) {
      store<u8>(changetype<usize>(this) + (index as usize), 0, SESSION_MARKS);
    }
  }
}
