import type { PlayerLevel } from '../../core/core.ts';
import type { KeeperTexts } from '../keeping/game-keeper.ts';
import type { OptionId } from './kept/settings.ts';

/** Why something cannot be done, as far as the player is told. */
export type Refused = 'first' | 'pending' | 'illegal' | 'empty' | 'noUndo' | 'noReplay';

/** How often a level was played and how it went, for the page of statistics. */
export interface RecordLabels {
  readonly played: string;
  readonly won: string;
  readonly void: string;
  readonly points: string;
  readonly longestSeries: string;
  readonly longestRun: string;
}

/** What the start menu and the page of options call their commands; the key stands before each. */
export interface CommandLabels {
  readonly single: string;
  readonly series: string;
  readonly goOn: string;
  readonly instructions: string;
  readonly options: string;
  readonly statistics: string;
  readonly leave: string;
  readonly back: string;
}

/** What the player reads. No line of the screen is longer than 32 characters (CHINESE §6). */
export interface Texts extends KeeperTexts {
  readonly turn: string;
  readonly computerTurn: string;
  readonly you: string;
  readonly computer: string;
  readonly single: string;
  readonly series: string;
  readonly training: string;
  readonly game: string;
  readonly level: string;
  readonly menu: string;
  readonly againMenu: string;
  /** Words beside the table, each with its key before it. */
  readonly undo: string;
  readonly replay: string;
  readonly options: string;
  readonly hint: string;

  readonly youStart: string;
  readonly computerStarts: string;
  /** Who starts was drawn by lot. */
  readonly tossed: (whoStarts: string) => string;
  readonly refused: Readonly<Record<Refused, string>>;
  readonly askSource: string;
  readonly askTarget: string;
  readonly askPile: string;
  readonly askPileTarget: string;
  /** The discard pile becomes the pack, turned over or shuffled. */
  readonly flip: string;
  readonly shuffled: string;
  readonly turnEnded: string;
  readonly computerTurnEnded: string;
  readonly taken: string;
  readonly replaying: string;
  readonly noHint: string;

  /** `10` and `corazones` as `10 de corazones`. */
  readonly card: (rank: string, suit: string) => string;
  /** Clubs, spades, hearts, diamonds. */
  readonly suits: readonly [string, string, string, string];
  readonly cardTo: (card: string, pile: number) => string;
  readonly pileTo: (from: number, to: number) => string;
  readonly twisted: (card: string) => string;
  readonly computerTwists: (card: string) => string;
  readonly computerMoves: (from: number, to: number) => string;
  readonly computerMovesPile: (from: number, to: number) => string;

  readonly won: (points: number) => string;
  readonly lost: (points: number) => string;
  readonly void: string;
  readonly notCounted: string;
  readonly seriesWon: (you: number, computer: number) => string;
  readonly seriesLost: (you: number, computer: number) => string;
  /** Lines of at most eight capital letters. */
  readonly wonBanner: readonly string[];
  readonly lostBanner: readonly string[];
  readonly voidBanner: readonly string[];

  readonly commands: CommandLabels;
  readonly anyKey: string;
  readonly byAuthor: string;
  readonly remake: string;

  readonly optionsTitle: string;
  readonly option: Readonly<Record<OptionId, string>>;
  /** Values of options that are words. */
  readonly values: Readonly<Record<OptionId, Readonly<Record<string, string>>>>;
  readonly nextGame: string;
  readonly giveUp: string;
  readonly yes: string;
  readonly no: string;

  readonly statisticsTitle: string;
  readonly record: RecordLabels;
  readonly levels: Readonly<Partial<Record<PlayerLevel, string>>>;

  readonly instructionsTitle: string;
  readonly page: (page: number, pages: number) => string;
  readonly turnPage: string;

  readonly savedGameUnreadable: string;
  readonly statisticsUnreadable: string;
}
