import type { Save } from '../../core/save.ts';
import type { Options } from './kept/options.ts';
import type { GameResult, Goal, Speed } from './kept/round.ts';
import type { BySeat } from './kept/seats.ts';
import type { Desk } from './toolkit/desk.ts';

/** A game that is being played, as it is kept after every step: a JSON value. */
export interface RunningGame {
  /** The core's journal; the core checks it when it restores it. */
  readonly game: Save;
  /** What the screen adds to it: how far the table shows the game, what is chosen or pressed. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** A game of the round, for whoever plays it. */
export interface GameToPlay {
  /** 1 to 24: `game=…` of the core's options. */
  readonly number: number;
  /** The core's deal number. */
  readonly deal: bigint;
  /** `goal=…` of the core's options. */
  readonly goal: Goal;
  readonly names: BySeat<string>;
  readonly speed: Speed;
  readonly options: Options;
  /** Where an earlier visit has left this game; null where it is dealt anew. */
  readonly running: RunningGame | null;
  /** Keeps the game as it stands; after every step that a reload must not lose. */
  keep(running: RunningGame): void;
}

/**
 * Plays a game from the dealt table (manual 3.2, "a key deals") to its last trick or its giving up, on the main and the meld
 * screen. It returns when the results can be shown; there is no other way out but LeftError.
 */
export type PlayGame = (desk: Desk, game: GameToPlay) => Promise<GameResult>;

/** Shows the game that was played last, card by card, until the player goes back. */
export type ReplayGame = (desk: Desk, game: GameToPlay, played: Save) => Promise<void>;
