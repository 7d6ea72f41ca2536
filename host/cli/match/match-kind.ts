import type { ChosenOptions, Core } from '../../core/core.ts';

/** What computer players are to play against each other. */
export interface MatchPlan {
  readonly game: string;
  readonly options: ChosenOptions;
  /** Names of the players, as many as the kind of match asks for. */
  readonly players: readonly string[];
  /** The first deal number; the deals after it follow its number. */
  readonly firstDeal: bigint;
  /** How much a player may look at for one decision; the core's own measure when left out. */
  readonly budget?: number;
}

/** A match that is being played. */
export interface Match {
  /** Plays the next deal of the plan, with every seating. */
  playDeal(): void;
  /** The figures of the deals played, one or more, for a reader. */
  text(): string;
  /** The same as JSON. */
  json(): Readonly<Record<string, unknown>>;
}

/** How matches of one family of games are played. */
export interface MatchKind {
  /** Names of all players, from the weakest to the strongest. */
  readonly levels: readonly string[];
  /** How many of them take part. */
  readonly seats: number;
  /** @param now a clock in milliseconds */
  begin(core: Core, plan: MatchPlan, now: () => number): Match;
}
