/** Players at the table: you, Jim on the right, Cathy on the left (BINOKEL §2). The core numbers its seats so. */
export const SEAT = { you: 0, jim: 1, cathy: 2 } as const;

export type Seat = 0 | 1 | 2;

export const SEATS: readonly Seat[] = [SEAT.you, SEAT.jim, SEAT.cathy];

/** One thing for each player, by seats. */
export type BySeat<T> = readonly [T, T, T];

/** What the two opponents are called (manual 3.2). */
export const OPPONENT_NAMES = { [SEAT.jim]: 'Jim', [SEAT.cathy]: 'Cathy' } as const;

/** The names at the table, by seats. */
export function seatNames(yourName: string): BySeat<string> {
  return [yourName, OPPONENT_NAMES[SEAT.jim], OPPONENT_NAMES[SEAT.cathy]];
}
