/** The edges of one position as the search wants them: sorted, higher ranks first, then fewer turns, then smaller moves. */
let first: usize = 0;
let end: usize = 0;
let limit: usize = 0;
let full: bool = false;

/** Begins a list at `out` with room for `room` edges. */
export function beginEdges(out: usize, room: i32): void {
  first = out;
  end = out;
  limit = out + ((room as usize) << 3);
  full = false;
}

/** Adds a move that is to be made after a number of stock turns; ranks go from 0 to 255. */
export function addEdge(move: u32, turns: i32, rank: i32): void {
  if (end >= limit) {
    full = true;
    return;
  }
  const edge = (((255 - rank) as u64) << 40) | ((turns as u64) << 32) | (move as u64);
  let slot = end;
  while (slot > first && load<u64>(slot - 8) > edge) {
    store<u64>(slot, load<u64>(slot - 8));
    slot -= 8;
  }
  store<u64>(slot, edge);
  end += 8;
}

/** Part of the edges is missing. */
export function loseEdges(): void {
  full = true;
}

/** Number of edges, −1 if some are missing. */
export function endEdges(): i32 {
  return full ? -1 : (((end - first) >> 3) as i32);
}
