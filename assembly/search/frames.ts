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

let mostFrames: i32 = MAX_DEPTH;
let mostEdges: i32 = MAX_EDGES;
let mostMoves: i32 = MAX_LINE;

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

/**
 * Empties stack and path. They then take `depthLimit` frames and as many moves, and `edgeLimit` edges that wait; 0 = as many as
 * there is room for, and never more than that.
 */
export function clearFrames(depthLimit: i32, edgeLimit: i32): void {
  mostFrames = within(depthLimit, MAX_DEPTH);
  mostMoves = within(depthLimit, MAX_LINE);
  mostEdges = within(edgeLimit, MAX_EDGES);
  depth = 0;
  pathLength = 0;
}

/** The moves of the path, one u32 each. */
export function pathBlock(): usize {
  return PATH;
}

/** Is there no room for one more frame? */
export function framesFull(): bool {
  return depth == mostFrames;
}

/** Where the edges of the next frame are to be written. */
export function edgeRoom(): usize {
  return EDGES + ((topEdge() as usize) << 3);
}

/** How many edges fit there. */
export function edgeRoomSize(): i32 {
  return mostEdges - topEdge();
}

/** A frame with `edges` edges that have been written at `edgeRoom()`. */
export function pushFrame(edges: i32): void {
  const first = topEdge();
  const frame = frameAt(depth++);
  frame.next = first;
  frame.end = first + edges;
  frame.path = pathLength;
}

/** Drops the uppermost frame with the edges it has left. */
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
  return pathLength + moves > mostMoves;
}

/** Takes the last move off the path; `poppedMove` and `poppedWord` then tell it. */
export function popMove(): void {
  pathLength--;
}

/** The move that `popMove` has taken off. */
export function poppedMove(): u32 {
  return load<u32>(PATH + ((pathLength << 2) as usize));
}

/** The word that takes it back. */
export function poppedWord(): u32 {
  return load<u32>(WORDS + ((pathLength << 2) as usize));
}

function within(limit: i32, room: i32): i32 {
  return limit <= 0 ? room : min(limit, room);
}

function topEdge(): i32 {
  return depth == 0 ? 0 : frameAt(depth - 1).end;
}

function frameAt(index: i32): Frame {
  return changetype<Frame>(FRAMES + ((index * FRAME_BYTES) as usize));
}
