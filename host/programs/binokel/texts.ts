import type { PatReason } from '../../formats/pat.ts';
import type { Strength } from './kept/options.ts';
import type { Speed } from './kept/round.ts';
import type { RoundRule } from './kept/round-form.ts';

/** What the prompt of DOS says. Lines are at most 79 characters long. */
export interface PromptTexts {
  /** Lines that are there when the machine has started. */
  readonly boot: readonly string[];
  readonly version: string;
  readonly unknown: string;
  readonly help: readonly string[];
  readonly volume: string;
  readonly directoryOf: string;
  /** Sum below the list of files. */
  readonly files: (count: number, bytes: string) => string;
  readonly free: (bytes: string) => string;
}

/** The screen on which a round is begun. */
export interface StartTexts {
  readonly credits: readonly string[];
  readonly subtitle: string;
  readonly name: string;
  /** What you are called where you give no name (BINOKEL R29). */
  readonly unnamed: string;
  readonly speedHead: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly load: string;
  readonly exit: string;
  readonly go: string;
  readonly resume: (game: number) => string;
}

/** The block with the results, and what stands beside it. */
export interface ResultTexts {
  readonly page: (page: number, pages: number) => string;
  readonly game: string;
  readonly previous: string;
  readonly next: string;
  readonly load: string;
  readonly save: string;
  readonly fresh: string;
  readonly exit: string;
  readonly go: string;
  readonly round: (number: string) => string;
  /** Notes below a game, at most seven characters: given up, lost by a wrong meld. */
  readonly wentOff: string;
  readonly falseClaim: string;
  /** Before a new round is begun that loses results. */
  readonly freshLoses: string;
  readonly freshAsk: string;
}

/** The box with the 24 compartments. */
export interface SlotTexts {
  readonly loadTitle: string;
  readonly saveTitle: string;
  readonly hint: string;
  readonly openError: string;
  readonly writeError: string;
  readonly replace: (file: string) => string;
  readonly broken: (file: string) => string;
  /** A file has been put into a compartment. */
  readonly moved: (from: string, to: string) => string;
  /** Where in a file something is wrong: at a byte, in its head, in a game. */
  readonly atByte: (offset: number, what: string) => string;
  readonly inGame: (game: number, what: string) => string;
  readonly byteFaults: Readonly<Record<PatReason, string>>;
  readonly contentFaults: Readonly<Record<RoundRule, string>>;
}

export interface TopTenTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly points: string;
  readonly again: string;
  readonly quit: string;
  readonly question: string;
  /** Keys of "Neu" and "Beenden", capital letters. */
  readonly againKey: string;
  readonly quitKey: string;
}

/** What goes beyond 1992. */
export interface BeyondTexts {
  readonly field: string;
  readonly title: string;
  readonly strengths: Readonly<Record<Strength, string>>;
  readonly coach: string;
  readonly coachHint: string;
  readonly trick: string;
  readonly trickByKey: string;
  readonly trickSeconds: (seconds: number) => string;
  readonly goal: string;
  readonly exceed: string;
  readonly reach: string;
  readonly goalLater: string;
  readonly on: string;
  readonly off: string;
  readonly as1992: string;
  readonly statistics: string;
  readonly replay: string;
  readonly back: string;
}

export interface StatisticsTexts {
  readonly title: string;
  readonly rounds: string;
  readonly bestRound: string;
  readonly meanRound: string;
  readonly games: string;
  readonly solo: string;
  readonly soloWon: string;
  readonly highestBid: string;
  readonly bestGame: string;
  readonly worstGame: string;
  readonly meanGame: string;
  readonly wentOff: string;
}

/** What of earlier visits cannot be read, and questions about a round that is asked for. */
export interface KeepingTexts {
  readonly roundUnreadable: string;
  readonly gameUnreadable: string;
  readonly lastUnreadable: string;
  readonly topTenUnreadable: string;
  readonly statisticsUnreadable: string;
  readonly askedRound: (number: string) => string;
  readonly askedRoundEnds: string;
}

/** Everything the program says outside the table and the meld screen, in one language; those have texts of their own. */
export interface BinokelTexts {
  /** ♣ ♠ ♥ ♦ in this order: the last one is "Schellen" on the screen (manual 3.2). */
  readonly suits: readonly [string, string, string, string];
  readonly ok: string;
  readonly yes: string;
  readonly no: string;
  /** Keys of "yes" and "no", capital letters. */
  readonly yesKey: string;
  readonly noKey: string;
  readonly anyKey: string;
  readonly prompt: PromptTexts;
  readonly start: StartTexts;
  readonly results: ResultTexts;
  readonly slots: SlotTexts;
  readonly topTen: TopTenTexts;
  readonly beyond: BeyondTexts;
  readonly statistics: StatisticsTexts;
  readonly keeping: KeepingTexts;
}
