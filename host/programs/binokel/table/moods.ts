import type { TricksView } from '../../../core/tricks-view.ts';
import type { Mood } from '../art/pictures.ts';
import type { Seat } from '../kept/seats.ts';
import type { CompleteTrick, Stop } from '../play/game-play.ts';

/** What of a game moods follow from. */
export interface MoodCause {
  readonly tricks: TricksView;
  readonly stop: Stop | null;
  readonly trick: CompleteTrick | null;
  /** Card points of the trick. */
  readonly trickPoints: number;
}

/** Points of a meld that is a joy, that others stare at, and that is a feast. */
const JOY = 100;
const STARE = 150;
const FEAST = 300;
/** Points of a trick that nobody is indifferent to, and of one to laugh about. */
const RICH = 18;
const RICHEST = 28;

/** How somebody looks at what the table shows. */
export function moodOf(seat: Seat, { tricks, stop, trick, trickPoints }: MoodCause): Mood {
  if (tricks.ending !== null && (stop === 'status' || stop === 'melds')) {
    return seat === tricks.soloist ? 'annoyed' : 'glad';
  }
  if (stop === 'widow') return seat === tricks.soloist ? 'glad' : 'neutral';
  if (stop === 'melds') return atMelds(seat, tricks.melds);
  if (stop === 'trick' && trick !== null) return atTrick(seat, tricks, trick, trickPoints);
  return stop === null && tricks.turn === seat ? 'thinking' : 'neutral';
}

function atMelds(seat: Seat, melds: readonly number[]): Mood {
  if (melds[seat] >= FEAST) return 'laughing';
  if (melds.some((points, other) => other !== seat && points >= STARE)) return 'surprised';
  return melds[seat] >= JOY ? 'glad' : 'neutral';
}

function atTrick(seat: Seat, { soloist }: TricksView, { winner }: CompleteTrick, points: number): Mood {
  if (points < RICH) return 'neutral';
  const isOurs = seat === winner || (seat !== soloist && winner !== soloist);
  if (!isOurs) return 'annoyed';
  return points < RICHEST ? 'glad' : 'laughing';
}
