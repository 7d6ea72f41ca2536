import type { PatReason } from '../../formats/pat.ts';
import type { FileSelectorWords } from '../../gem/aes/file-selector-tree.ts';
import type { UnfitReason } from '../program.ts';

/** Why a file cannot be loaded: it is no saved game, or what it holds is none that this program plays. */
export type LoadReason = PatReason | 'not-there' | 'other-game' | 'cannot-play' | 'no-cards';

/** Everything the program says, in one language. Alert texts are in the form of form_alert; `|` ends a line. */
export interface PatienceTexts {
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
  readonly save: string;
  readonly load: string;
  readonly quit: string;
  readonly rules: string;
  readonly copying: string;
  readonly statistics: string;
  readonly hint: string;
  readonly place: string;
  readonly undo: string;
  readonly toStart: string;
  readonly mark: string;
  readonly toMark: string;
  readonly cheat: string;
  readonly redo: string;
  readonly deal: string;
  readonly cardsLeft: (cards: number) => string;
  /** Entries of the options of the games, by the options' names; `name` itself for those that have no text here. */
  readonly options: Readonly<Record<string, string>>;

  readonly ok: string;
  readonly cancel: string;
  readonly newGame: string;
  readonly lookAtTable: string;
  readonly playOn: string;
  readonly overwrite: string;

  readonly askNewGame: string;
  readonly askLoad: string;
  readonly askQuit: string;
  readonly askToStart: string;
  readonly askToMark: string;
  readonly askDeal: (game: string, deal: bigint | null) => string;
  readonly askArrived: (file: string) => string;
  readonly won: string;
  readonly cheated: string;
  readonly failed: string;
  readonly waitTitle: string;
  readonly waitLabel: string;
  readonly seconds: string;
  readonly copyingText: readonly string[];
  readonly statisticsTitle: string;
  /** Heads of the columns: games played, games won, the present and the longest run of won games. */
  readonly statisticsHeads: readonly [string, string, string, string];
  readonly rulesTitle: string;

  readonly noHint: string;
  readonly stuck: string;
  readonly dead: string;
  readonly demoRuns: string;
  readonly nextDealOnly: string;
  readonly nowhere: string;

  readonly saveTitle: string;
  readonly loadTitle: string;
  readonly selector: Omit<FileSelectorWords, 'title'>;
  readonly askOverwrite: (file: string) => string;
  readonly notSaved: (file: string) => string;
  readonly notHere: string;
  readonly notLoaded: (file: string) => string;
  readonly loadReasons: Readonly<Record<LoadReason, string>>;

  readonly noSheet: string;
  readonly sheetUnfit: (name: string, reason: UnfitReason) => string;
  readonly savedGameUnreadable: string;
  readonly statisticsUnreadable: string;

  readonly keyNames: {
    readonly space: string;
    readonly arrows: string;
    readonly control: string;
  };
  readonly keyMeanings: {
    readonly again: string;
    readonly games: string;
    readonly cursor: string;
    readonly take: string;
    readonly placeOne: string;
    readonly drop: string;
  };
}
