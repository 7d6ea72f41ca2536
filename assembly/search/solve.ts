/**
 * Can the game be won from here, all cards known? A depth-first search with a set of positions that have been seen, over any
 * game's edges and exact keys (core/game). It can be paused after any node, so whoever runs it can show progress and stop it.
 *
 * What it says is true: `Solved` only when the game's own rules have accepted every move of the line from the first position
 * to the won one, `Unsolvable` only when nothing was cut off and nothing is left to try.
 */
import { Fault, GiveUp, MAX_KEY_WORDS, MAX_LINE, POSITION_BYTES, Refusal, SearchEvent, Verdict } from '../abi';
import { Game } from '../core/game';
import { Position, positionAt } from '../core/position';
import { roomTenant, Tenant } from '../core/room';
import * as frames from './frames';
import * as progress from './progress';
import { clearTable, Insertion, insertKey, tableUse } from './table';

const root: Position = positionAt(memory.data(POSITION_BYTES, 16));
const current: Position = positionAt(memory.data(POSITION_BYTES, 16));
const replay: Position = positionAt(memory.data(POSITION_BYTES, 16));
const KEY: usize = memory.data(MAX_KEY_WORDS << 3, 8);

let game: Game | null = null;
let nodeLimit: f64 = 0;
/** Why part of the space was not looked at. */
let cutOff: GiveUp = GiveUp.None;

/**
 * Begins a search from a position, with at most `nodes` nodes, `keys` positions in the table, `depth` frames and moves on the
 * path, and `edges` edges that wait; 0 = as many as there is room for. A search that a limit has cut short gives up.
 */
export function startSearch(rules: Game, from: Position, nodes: f64, keys: u32, depth: i32, edges: i32): void {
  game = rules;
  nodeLimit = nodes;
  cutOff = GiveUp.None;
  root.copyFrom(from);
  current.copyFrom(from);
  frames.clearFrames(depth, edges);
  clearTable(keys, rules.keyWords());
  progress.clearProgress();
  if (rules.check(from) == Fault.None) enter(rules);
  else progress.setVerdict(Verdict.GaveUp, GiveUp.AgainstTheRules);
}

/** Visits up to `count` more nodes; returns SearchEvent bits. A search that has lost its room to another is stopped. */
export function stepSearch(count: i32): SearchEvent {
  const rules = game;
  let events = SearchEvent.None;
  if (rules === null) return SearchEvent.Finished;
  if (roomTenant() != Tenant.Patience) stopSearch();
  for (let left = count; left > 0 && progress.verdict() == Verdict.Running; left--) {
    if (advance(rules)) events |= SearchEvent.Improved;
  }
  progress.noteState(frames.depth, tableUse(), frames.pathLength);
  return progress.verdict() == Verdict.Running ? events : events | SearchEvent.Finished;
}

/** Ends a search that is running. */
export function stopSearch(): void {
  if (game !== null && progress.verdict() == Verdict.Running) progress.setVerdict(Verdict.Stopped, GiveUp.None);
}

/** Follows one edge or goes one frame back; answers whether more cards than ever are placed. */
function advance(rules: Game): bool {
  if (frames.depth == 0) {
    if (cutOff == GiveUp.None) progress.setVerdict(Verdict.Unsolvable, GiveUp.None);
    else progress.setVerdict(Verdict.GaveUp, cutOff);
    return false;
  }
  goBack(rules, frames.framePath());
  const edge = frames.nextEdge();
  if (edge == 0) {
    frames.popFrame();
    return false;
  }
  if (nodeLimit > 0 && progress.nodes() >= nodeLimit) {
    progress.setVerdict(Verdict.GaveUp, GiveUp.NodeLimit);
    return false;
  }
  return follow(rules, edge) && enter(rules);
}

function goBack(rules: Game, length: i32): void {
  while (frames.pathLength > length) {
    frames.popMove();
    rules.undo(current, frames.poppedMove(), frames.poppedWord());
  }
}

/** Makes the stock turns and the move of an edge; false if the path has no room for them. */
function follow(rules: Game, edge: u64): bool {
  const turns = ((edge >> 32) & 0xff) as i32;
  if (frames.pathFull(turns + 1)) {
    cutOff = GiveUp.DepthFull;
    return false;
  }
  for (let i = 0; i < turns; i++) make(rules, rules.turnMove(current));
  make(rules, edge as u32);
  return true;
}

function make(rules: Game, move: u32): void {
  frames.pushMove(move, rules.apply(current, move));
}

/** Looks at the position that has been reached: won, known, or to be searched on. */
function enter(rules: Game): bool {
  progress.countNode();
  const improved = progress.notePlaced(rules.placed(current));
  if (rules.won(current)) {
    const accepted = acceptsLine(frames.pathLength);
    progress.setVerdict(accepted ? Verdict.Solved : Verdict.GaveUp, accepted ? GiveUp.None : GiveUp.ReplayFailed);
    return improved;
  }
  if (!rules.searchKey(current, root, KEY)) {
    progress.setVerdict(Verdict.GaveUp, GiveUp.NoExactKey);
    return improved;
  }
  const insertion = insertKey(KEY);
  if (insertion == Insertion.Full) progress.setVerdict(Verdict.GaveUp, GiveUp.TableFull);
  if (insertion != Insertion.New) return improved;
  const edges = frames.framesFull() ? -1 : rules.searchEdges(current, frames.edgeRoom(), frames.edgeRoomSize());
  if (edges < 0) cutOff = GiveUp.DepthFull;
  else frames.pushFrame(edges);
  return improved;
}

/**
 * Plays the first `length` moves of LINE by the rules, from the first position of the search on. True only if none of them is
 * refused and the game is then won.
 */
export function acceptsLine(length: i32): bool {
  const rules = game;
  if (rules === null || length < 0 || length > MAX_LINE) return false;
  const path = frames.pathBlock();
  replay.copyFrom(root);
  for (let i = 0; i < length; i++) {
    const move = load<u32>(path + ((i << 2) as usize));
    if (rules.refusal(replay, move) != Refusal.None) return false;
    rules.apply(replay, move);
  }
  return rules.won(replay);
}
