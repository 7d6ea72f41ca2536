import type { CommonTexts } from '../card-play/common-texts.ts';

/** Everything the program says, in one language. Alert texts are in the form of form_alert; `|` ends a line. */
export interface PatienceTexts extends CommonTexts {
  readonly menus: {
    readonly patience: string;
    readonly information: string;
    readonly help: string;
    readonly cards: string;
  };
  /** What players call the games, by their ids; the title of the core for those that have no name here. */
  readonly games: Readonly<Record<string, string>>;
  readonly demo: string;
  readonly wait: (seconds: string) => string;
  readonly copying: string;
  readonly place: string;
  readonly mark: string;
  readonly toMark: string;
  readonly cheat: string;
  /** Entries of the options of the games, by the options' names; `name` itself for those that have no text here. */
  readonly options: Readonly<Record<string, string>>;

  readonly playOn: string;

  readonly askToMark: string;
  readonly won: string;
  readonly cheated: string;
  readonly waitTitle: string;
  readonly waitLabel: string;
  readonly seconds: string;
  readonly copyingText: readonly string[];
  /** Heads of the columns: games played, games won, the present and the longest run of won games. */
  readonly statisticsHeads: readonly [string, string, string, string];

  readonly demoRuns: string;

  readonly keyMeanings: CommonTexts['keyMeanings'] & {
    readonly again: string;
    readonly games: string;
  };
}
