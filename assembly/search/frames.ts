/**
 * The explicit stack of a depth-first search: for each depth the edges that are still to be tried, and the path of moves
 * that led here with the words that take them back. The path is the winning line when a search succeeds.
 */
import { MAX_LINE } from '../abi';

const MAX_DEPTH: i32 = 1 << 14;
const MAX_EDGES: i32 = 1 << 19;
const FRAME_BYTES = 12;

const FRAMES: usize = heap.alloc((MAX_DEPTH * FRAME_BYTES) as usize);
const EDGES: usize = heap.alloc((MAX_EDGES as usize) << 3);
const PATH: usize = heap.alloc((MAX_LINE as usize) << 2);
const WORDS: usize = heap.alloc((MAX_LINE as usize) << 2);

/** Depth of the search: frames on the stack. */
export let depth: i32 = 0;
/** Moves on the path. */
export let pathLength: i32 = 0;

@unmanaged
class Frame {
  /** Edges by their number on the stack of edges: the next to try, and the one behind the last. */
  next: i32 = 0;
  end: i32 = 0;
  /** Length of the path in this position. */
  path: i32 = 0;
}

export function clearFrames(): void {
  depth = 0;
  pathLength = 0;
}

export function pathBlock(): usize {
  return PATH;
}

/** Is there no room for one more frame? */
export function framesFull(): bool {
  return depth == MAX_DEPTH;
}

/** Where the edges of the next frame are to be written. */
export function edgeRoom(): usize {
  return EDGES + ((topEdge() as usize) << 3);
}

/** How many edges fit there. */
export function edgeRoomSize(): i32 {
  return MAX_EDGES - topEdge();
}

/** A frame with `edges` edges that have been written at `edgeRoom()`. */
export function pushFrame(edges: i32): void {
  const first = topEdge();
  const frame = frameAt(depth++);
  frame.next = first;
  frame.end = first + edges;
  frame.path = pathLength;
}

export function popFrame(): void {
  depth--;
}

/** Takes the next edge of the uppermost frame; 0 if all have been tried. */
export function nextEdge(): u64 {
  const frame = frameAt(depth - 1);
  return frame.next == frame.end ? 0 : load<u64>(EDGES + ((frame.next++ as usize) << 3));
}

/** Length the path had when the uppermost frame was pushed. */
export function framePath(): i32 {
  return frameAt(depth - 1).path;
}

/** Puts a move on the path, which has room for it (`pathFull`). */
export function pushMove(move: u32, word: u32): void {
  const slot = (pathLength++ << 2) as usize;
  store<u32>(PATH + slot, move);
  store<u32>(WORDS + slot, word);
}

/** Is there no room for so many moves? */
export function pathFull(moves: i32): bool {
  return pathLength + moves > MAX_LINE;
}

/** Takes the last move off the path; `poppedMove` and `poppedWord` then tell it. */
export function popMove(): void {
  pathLength--;
}

export function poppedMove(): u32 {
  return load<u32>(PATH + ((pathLength << 2) as usize));
}

export function poppedWord(): u32 {
  return load<u32>(WORDS + ((pathLength << 2) as usize));
}

function topEdge(): i32 {
  return depth == 0 ? 0 : frameAt(depth - 1).end;
}

function frameAt(index: i32): Frame {
  return changetype<Frame>(FRAMES + ((index * FRAME_BYTES) as usize));
}
