import type { CommonTexts } from '../card-play/common-texts.ts';

/** Why an order of cards cannot be dealt. */
export type DeckReason = 'no-card' | 'card-count' | 'card-twice';

type StatisticsHeads = readonly [string, string, string, string, string, string, string];

/** Everything the program says, in one language. Alert texts are in the form of form_alert; `|` ends a line. */
export interface KlondikeTexts extends CommonTexts {
  readonly menus: {
    readonly klondike: string;
    readonly variant: string;
    readonly help: string;
    readonly information: string;
  };
  /** What players call the games, by their ids. */
  readonly games: Readonly<Record<string, string>>;
  /** The presets, by their ids; in German as the page has them. */
  readonly presets: Readonly<Record<string, string>>;
  /** Values of options that can be chosen, as `name=value`; switches by the value that is ticked. */
  readonly choices: Readonly<Record<string, string>>;
  /** What the name of a variant calls such a value where the entry of the menu is too long for it. */
  readonly shortChoices: Readonly<Record<string, string>>;

  readonly again: string;
  readonly number: string;
  readonly deck: string;
  readonly finish: string;
  readonly bank: (dollars: string) => string;

  readonly askAgain: string;
  readonly askBank: (dollars: string) => string;
  readonly numberTitle: string;
  readonly numberLabel: string;
  readonly numberRefused: string;
  readonly deckTitle: string;
  readonly deckRefused: Readonly<Record<DeckReason, (detail: string) => string>>;
  readonly won: string;
  readonly time: (clock: string) => string;
  readonly score: (score: string) => string;
  readonly bestTime: string;
  readonly bestScore: string;
  readonly longestRun: string;
  /** Heads of the columns: games played, games won, per cent, the present and the longest run, best time, best score. */
  readonly statisticsHeads: StatisticsHeads;
  /** The same, none longer than four characters. */
  readonly narrowHeads: StatisticsHeads;
  /** The name of the row that sums all others up. */
  readonly allVariants: string;
  readonly balance: (dollars: string) => string;

  readonly points: (points: number) => string;
  readonly dollars: (dollars: number) => string;
  readonly stock: (cards: number) => string;
  /** @param of 0 where passes have no end */
  readonly pass: (number: number, of: number) => string;

  readonly keyMeanings: CommonTexts['keyMeanings'] & {
    readonly presets: string;
  };
}
