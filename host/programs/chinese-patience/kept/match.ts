import { isCount, isObject } from '../../keeping/stored-values.ts';
import { otherSide, type Side } from '../table/model.ts';

/** S: a game by itself. N: the points of several games are added up (manual, end of the game). */
export type MatchKind = 'single' | 'series';

/** A game among those that belong together. */
export interface Match {
  readonly kind: MatchKind;
  /** Which game of them it is, from 1. */
  readonly game: number;
  readonly points: readonly [you: number, computer: number];
  /** Who makes its first move. */
  readonly starter: Side;
  /** Who starts was drawn by lot. */
  readonly tossed: boolean;
}

const NO_POINTS = [0, 0] as const;

/** The first game of a sitting: lots are drawn for who starts. */
export function tossedMatch(kind: MatchKind, starter: Side): Match {
  return { kind, game: 1, points: NO_POINTS, starter, tossed: true };
}

/**
 * The game after another one. The players start in turn. A series takes over the points, also those of the single game
 * before it, until it has reached its target.
 *
 * @param target points at which a series ends, null for none
 */
export function nextMatch(before: Match, kind: MatchKind, target: number | null): Match {
  const starter = otherSide(before.starter);
  const goesOn = kind === 'series' && leader(before, target) === null;
  return goesOn
    ? { kind, game: before.game + 1, points: before.points, starter, tossed: false }
    : { kind, game: 1, points: NO_POINTS, starter, tossed: false };
}

/** With the points of a game that somebody has won. */
export function withPoints(match: Match, winner: Side, points: number): Match {
  const [you, computer] = match.points;
  return { ...match, points: winner === 'you' ? [you + points, computer] : [you, computer + points] };
}

/** Who has reached the target of a series; null while nobody has. */
export function leader({ kind, points }: Match, target: number | null): Side | null {
  if (kind !== 'series' || target === null) return null;
  const [you, computer] = points;
  if (Math.max(you, computer) < target) return null;
  return you >= computer ? 'you' : 'computer';
}

const TOSS_FACTOR = 0x9e37_79b9_7f4a_7c15n;
const TOSS_BITS = 64;

/** Who starts when lots are drawn: it follows from the number of the deal, so that the same number gives the same game. */
export function toss(deal: bigint): Side {
  const mixed = BigInt.asUintN(TOSS_BITS, deal * TOSS_FACTOR);
  return mixed >> BigInt(TOSS_BITS - 1) === 0n ? 'you' : 'computer';
}

/** A stored match; null where it is none. */
export function readMatch(value: unknown): Match | null {
  if (!isObject(value)) return null;
  const { kind, game, points, starter, tossed } = value;
  if (kind !== 'single' && kind !== 'series') return null;
  if (starter !== 'you' && starter !== 'computer') return null;
  if (!isCount(game) || game < 1 || typeof tossed !== 'boolean') return null;
  if (!Array.isArray(points) || points.length !== 2) return null;
  const [you, computer]: readonly unknown[] = points;
  if (!isCount(you) || !isCount(computer)) return null;
  return { kind, game, points: [you, computer], starter, tossed };
}
