import type { Core, DuelView, Move, PlayerLevel } from '../../core/core.ts';
import type { MatchPlan } from './match-kind.ts';

/** A match of two players; the seats they take change with every game. */
export interface DuelPlan extends MatchPlan {
  readonly players: readonly [PlayerLevel, PlayerLevel];
}

/** One player's part of one game. */
export interface PlayerResult {
  /** 1 won, 0 lost, ½ drawn. */
  readonly score: number;
  /** What the core credits him with (DuelView). */
  readonly credits: number;
  /** Turns he has played to their end. */
  readonly turns: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Both games of a deal, each with the results of the first player and of the second. */
export type DealResult = readonly [readonly [PlayerResult, PlayerResult], readonly [PlayerResult, PlayerResult]];

/**
 * Plays one deal of a match twice, with seats exchanged.
 *
 * @param number which deal of the match it is, from 0
 * @param now a clock in milliseconds
 */
export function playDeal(core: Core, plan: DuelPlan, number: number, now: () => number): DealResult {
  return [playGame(core, plan, number, 0, now), playGame(core, plan, number, 1, now)];
}

/** One game in which the first player sits at `seat`. */
function playGame(
  core: Core,
  { game, options, players, firstDeal, budget }: DuelPlan,
  number: number,
  seat: number,
  now: () => number,
): readonly [PlayerResult, PlayerResult] {
  core.deal(game, options, firstDeal + BigInt(number));
  const tallies = [new Tally(), new Tally()];
  for (let state = duelOf(core); !state.over; state = duelOf(core)) {
    const playerAt = (at: number): number => (at === seat ? 0 : 1);
    const decide = (at: number): readonly Move[] => {
      const begun = now();
      const moves = core.plan(at, players[playerAt(at)], number * 4 + 2 * seat + playerAt(at), budget);
      if (moves.length > 0) tallies[playerAt(at)].add(now() - begun);
      return moves;
    };
    const objection = state.overlooked ? decide(1 - state.turn) : [];
    const moves = objection.length > 0 ? objection : decide(state.turn);
    if (moves.length === 0) throw new Error(`${game}: a player on turn makes no move`);
    for (const move of moves) core.play(move);
    if (duelOf(core).turn !== state.turn) tallies[playerAt(state.turn)].endTurn();
  }
  const { winner, credits } = duelOf(core);
  const result = (player: number): PlayerResult => {
    const at = player === 0 ? seat : 1 - seat;
    const score = winner === null ? 0.5 : winner === at ? 1 : 0;
    return { score, credits: credits[at], ...tallies[player].sums() };
  };
  return [result(0), result(1)];
}

function duelOf(core: Core): DuelView {
  const { duel, game } = core.view();
  if (duel === null) throw new Error(`${game.id} is no game for two`);
  return duel;
}

/** How often and how long a player has thought, and his turns. */
class Tally {
  #turns = 0;
  #decisions = 0;
  #milliseconds = 0;

  add(milliseconds: number): void {
    this.#decisions++;
    this.#milliseconds += milliseconds;
  }

  endTurn(): void {
    this.#turns++;
  }

  sums(): Pick<PlayerResult, 'turns' | 'decisions' | 'milliseconds'> {
    return { turns: this.#turns, decisions: this.#decisions, milliseconds: this.#milliseconds };
  }
}
