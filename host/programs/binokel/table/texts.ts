/** What is said on the table and on the melding screen. Lists of suits are ♣ ♠ ♥ ♦. */
export interface TableTexts {
  readonly suits: readonly [string, string, string, string];
  readonly ok: string;
  /** The right part of the bidding field (manual 3.3), and the letters that choose it, in capitals. */
  readonly away: string;
  readonly awayKeys: string;
  /** What players say; lines of 13 characters. */
  readonly says: {
    readonly away: readonly string[];
    readonly plays: (bid: number) => readonly string[];
    readonly trump: (suit: string) => readonly string[];
    readonly goesOff: readonly string[];
    readonly melds: (points: number) => readonly string[];
    readonly nothing: readonly string[];
  };
  /** The status line (manual 3.6). */
  readonly status: {
    readonly soloist: (name: string, bid: number) => string;
    readonly melded: (points: number) => string;
    readonly trump: (suit: string) => string;
  };
  readonly wentOff: (name: string) => string;
  readonly falseMeld: string;
  readonly noMeld: string;
  /** Combinations that span suits, by the words of claims (BINOKEL §6.1). */
  readonly combinations: Readonly<Record<SpanningCombination, string>>;
  readonly meld: {
    readonly trump: string;
    readonly suits: string;
    readonly others: string;
    readonly total: string;
    readonly off: string;
  };
  readonly hints: Readonly<Record<Hint, string>>;
  readonly coach: CoachTexts;
  readonly replay: ReplayTexts;
}

export type SpanningCombination = 'binokel' | 'asse' | 'koenige' | 'damen' | 'buben' | 'rundgang';

/** What the coach says where somebody new would wonder how to go on. */
export type Hint = 'deal' | 'bidding' | 'widow' | 'discard' | 'melds' | 'play' | 'trick';

/** What the coach says. */
export interface CoachTexts {
  /** Why a card may not be played, by the code of the rule; the manual's paragraph is in it. */
  readonly refusals: Readonly<Record<CardRefusal, (suit: string, trump: string) => string>>;
  readonly head: string;
  readonly missed: (points: number) => string;
  readonly nothingMissed: string;
  readonly wrongMeld: string;
  /** Of a card in a trick: what would have brought more, and how many card points. */
  readonly better: (trick: number, played: string, better: string, points: number) => string;
  readonly allBest: string;
  readonly thinking: string;
  readonly notPlayed: string;
}

/** What is said while the last game is looked at again. */
export interface ReplayTexts {
  readonly back: string;
}

export type CardRefusal = 'must-follow' | 'must-beat' | 'must-ruff' | 'must-overruff';
