import type { Speed } from '../kept/round.ts';
import type { Point } from './places.ts';

/** How long things take on the table, in milliseconds. */
export interface Pace {
  /** A computer thinks before it calls or plays a card. */
  readonly call: number;
  readonly card: number;
  /** What a computer says stands there before the screen changes, if no key is pressed. */
  readonly speech: number;
  /** A packet of the deal travels. */
  readonly packet: number;
  /** A card that travels from one place to another. */
  readonly travel: (from: Point, to: Point) => number;
}

/** Milliseconds that a card takes for a pixel, a packet for its way, and a computer before a card. */
const SPEEDS: Readonly<Record<Speed, { readonly pixel: number; readonly packet: number; readonly card: number }>> = {
  slow: { pixel: 3.2, packet: 300, card: 500 },
  medium: { pixel: 1.6, packet: 150, card: 250 },
  fast: { pixel: 0.6, packet: 70, card: 80 },
};

/** Lines are so much higher than pixels are wide (FIDELITY §2.3). */
const LINE = 1.37;
/** BINOKEL R7. */
const CALL_MS = 600;
const SPEECH_MS = 1800;

export function paceOf(speed: Speed): Pace {
  const { pixel, packet, card } = SPEEDS[speed];
  return {
    call: CALL_MS,
    card,
    speech: SPEECH_MS,
    packet,
    travel: (from, to) => pixel * Math.hypot(to.x - from.x, LINE * (to.y - from.y)),
  };
}
