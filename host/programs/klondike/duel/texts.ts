import type { CommonTexts } from '../../card-play/common-texts.ts';
import type { KlondikeTexts } from '../texts.ts';
import type { Pace } from './saved.ts';
import type { Strength } from './seats.ts';

/** A card in words. @param suit 0 clubs, 1 spades, 2 hearts, 3 diamonds @param rank 1 to 13 */
export type CardName = (suit: number, rank: number) => string;

/** What it says as the table for one does. */
type DealTexts = Pick<
  KlondikeTexts,
  'presets' | 'again' | 'number' | 'askAgain' | 'numberTitle' | 'numberLabel' | 'numberRefused'
>;

/** Everything that Double Solitaire says, in one language. Alert texts are in the form of form_alert; `|` ends a line. */
export interface DuelTexts extends CommonTexts, DealTexts {
  /** What players call the game. */
  readonly title: string;
  readonly menus: {
    readonly klondike: string;
    readonly players: string;
    readonly variant: string;
    readonly help: string;
  };
  readonly againstComputer: string;
  readonly twoPlayers: string;
  readonly strengths: Readonly<Record<Strength, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly freeUndo: string;
  /** Entries of the options, by their names and values. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly backs: readonly [string, string];
  readonly endTurn: string;
  readonly object: string;

  /** Names of the players on their plates: alone against the computer, or both at one screen. */
  readonly you: string;
  readonly computer: (strength: string) => string;
  readonly player: readonly [string, string];
  /** Cards on the foundations: in words, with a short word, as a mere number. */
  readonly credits: (cards: number) => string;
  readonly creditsBrief: (cards: number) => string;
  readonly creditsShort: (cards: number) => string;
  readonly stockLeft: (cards: number) => string;
  /** The button that ends a turn. */
  readonly endButton: string;

  readonly card: CardName;
  /** A turned card fits nowhere. @param next who is on turn now, as {@link onTurn} says it */
  readonly passed: (card: string, next: string) => string;
  readonly ended: (who: string, next: string) => string;
  /** @param alone whether the player sits alone against the computer, and is spoken to */
  readonly onTurn: (who: string, alone: boolean) => string;
  readonly objected: (next: string) => string;
  readonly nothingOverlooked: string;
  readonly othersPile: string;
  readonly nothingToTurn: string;
  readonly hintEnd: string;
  readonly nothingToTakeBack: string;
  readonly othersBack: string;

  readonly wonAlone: string;
  readonly lostAlone: string;
  readonly wonBy: (who: string) => string;
  readonly drawn: string;
  /** Why a game has ended, `alone` as in {@link onTurn}: columns cleared, all cards laid, or nobody gets anywhere. */
  readonly reasons: {
    readonly cleared: (who: string, alone: boolean) => string;
    readonly allOut: (who: string, alone: boolean) => string;
    readonly blocked: string;
  };
  /** Heads of the columns: played, won, those in a hundred, drawn, present and longest run of won games. */
  readonly statisticsHeads: readonly [string, string, string, string, string, string];
}
