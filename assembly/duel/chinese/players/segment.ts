/**
 * Everything that can be laid before the next twist or the end of the turn (CHINESE §5): all positions that moves of cards and piles
 * lead to, found breadth first. Positions that differ only in the places of columns are one.
 */
import { FOUR } from '../table';
import { describe } from './features';
import { listSteps, MOST_LAYS, makeStep } from './lays';
import { copyFront, copyLean, FRONT_BYTES, LEAN_BYTES, Lean, leanAt } from './lean';
import { endValue, twistValue } from './value';

/** Positions that are looked at; hardly any turn has more. */
export const MOST_NODES = 4096;
const SLOTS = 16384;

/** A node: its fingerprint u64, values before a twist and before the end of the turn f32, parent u16, its move u8, depth u8. */
const NODE = 24;
const TWIST_VALUE = 8;
const END_VALUE = 12;
const PARENT = 16;
const STEP = 18;
const DEPTH = 19;

const NODES: usize = memory.data(MOST_NODES * NODE, 8);
/** Numbers of nodes, + 1, by fingerprint; 0 = free. */
const TABLE: usize = memory.data(SLOTS * 2, 8);
const STEPS: usize = memory.data(MOST_LAYS, 8);
const FRONT: usize = memory.data(FRONT_BYTES, 8);
const WORK: Lean = leanAt(memory.data(LEAN_BYTES, 8));

/** Positions found; number 0 is the one where nothing is laid. */
export let nodes: i32 = 0;
/** A position in which the seat on turn has won, −1 if there is none. */
export let winning: i32 = -1;

/** Finds the positions that can be reached from `root` before anything is turned. */
export function explore(root: Lean): void {
  memory.fill(TABLE, 0, SLOTS * 2);
  nodes = 0;
  winning = -1;
  copyLean(WORK, root);
  addNode(0, 0, 0);
  for (let node = 0; node < nodes && winning < 0; node++) {
    follow(WORK, root, node);
    const count = listSteps(WORK, STEPS);
    copyFront(FRONT, changetype<usize>(WORK));
    for (let i = 0; i < count && nodes < MOST_NODES && winning < 0; i++) {
      const step: i32 = load<u8>(STEPS + (i as usize));
      makeStep(WORK, step);
      addNode(node, step, depthOf(node) + 1);
      copyFront(changetype<usize>(WORK), FRONT);
    }
  }
}

/** Brings `at` from `root` into the position of a node. */
export function follow(at: Lean, root: Lean, node: i32): void {
  copyLean(at, root);
  for (let depth = 1; depth <= depthOf(node); depth++) makeStep(at, stepAt(node, depth));
}

/** Moves that lead to a node. */
export function depthOf(node: i32): i32 {
  return load<u8>(record(node), DEPTH);
}

/** The move of that number, from 1 on, on the way to a node. */
export function stepAt(node: i32, depth: i32): i32 {
  let at = node;
  while (depthOf(at) > depth) at = load<u16>(record(at), PARENT);
  return load<u8>(record(at), STEP);
}

export function twistValueOf(node: i32): f32 {
  return load<f32>(record(node), TWIST_VALUE);
}

export function endValueOf(node: i32): f32 {
  return load<f32>(record(node), END_VALUE);
}

function record(node: i32): usize {
  return NODES + ((node * NODE) as usize);
}

/** Enters the position in WORK, unless it is there. */
function addNode(parent: i32, step: i32, depth: i32): void {
  const print = fingerprint(WORK);
  let slot = (print as usize) & (SLOTS - 1);
  for (; load<u16>(TABLE + (slot << 1)) != 0; slot = (slot + 1) & (SLOTS - 1)) {
    if (load<u64>(record((load<u16>(TABLE + (slot << 1)) as i32) - 1)) == print) return;
  }
  const at = record(nodes);
  store<u16>(TABLE + (slot << 1), nodes + 1);
  store<u64>(at, print);
  store<u16>(at, parent, PARENT);
  store<u8>(at, step, STEP);
  store<u8>(at, depth, DEPTH);
  if (WORK.hand(WORK.turn) == 0) winning = nodes;
  else {
    describe(WORK);
    store<f32>(at, twistValue(), TWIST_VALUE);
    store<f32>(at, endValue(), END_VALUE);
  }
  nodes++;
}

/** A fingerprint of what moves within a turn change, in which the columns' places do not count. */
function fingerprint(at: Lean): u64 {
  const hands = (at.discardCount(at.turn) << 16) | (at.discardCount(1 - at.turn) << 8) | at.discardTop(1 - at.turn);
  let print = mix((hands as u64) + 0x100000000);
  for (let suit = 0; suit < FOUR; suit++) print = mix(print ^ (at.foundation(suit) as u64));
  let columns: u64 = 0;
  for (let i = 0; i < FOUR; i++) columns += mix(at.column(i) as u64);
  return mix(print ^ columns);
}

function mix(word: u64): u64 {
  let z = (word + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 29)) * 0x94d049bb133111eb;
  return z ^ (z >> 32);
}
