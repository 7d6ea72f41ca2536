/** The human, Jim on the right, Cathy on the left: everything goes to the right, which is the next seat (BINOKEL §2). */
export const SEAT = { human: 0, jim: 1, cathy: 2 } as const;

export type Seat = (typeof SEAT)[keyof typeof SEAT];

export const ALL_SEATS: readonly Seat[] = [SEAT.human, SEAT.jim, SEAT.cathy];

/** A seat of a view's number. */
export function seatAt(number: number): Seat {
  return ALL_SEATS[number];
}

/** The next seat to the right. */
export function rightOf(seat: Seat): Seat {
  return seatAt((seat + 1) % ALL_SEATS.length);
}
