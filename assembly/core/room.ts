/**
 * The room of 64 MiB in which a search keeps what it has seen. There is one, so one search runs at a time: whoever begins to search takes
 * the room, and a search that was going on before has lost what it knew.
 */
export const ROOM_BYTES: u32 = 1 << 26;
/** Address of the room. It is zero until somebody writes into it. */
export const ROOM: usize = heap.alloc(ROOM_BYTES as usize);

/** Who searches. */
export enum Tenant {
  Nobody,
  /** Can a patience be won? */
  Patience,
  /** What do tricks bring with all cards seen? */
  Tricks,
}

let tenant: Tenant = Tenant.Nobody;

/** Whoever has the room now. */
export function roomTenant(): Tenant {
  return tenant;
}

/** Gives the room to somebody; what the one before has left in it stays until it is written over. */
export function takeRoom(by: Tenant): void {
  tenant = by;
}
