import { Family, NO_SEAT, NO_SUIT, RANK_ACE, RANK_KING, Role } from '../../assembly/abi.ts';
import type { CoreInstance } from './wasm.ts';

/** What kind of game it is. */
export type GameFamily = 'patience' | 'tricks' | 'duel';
/** What a pile is for. */
export type PileRole = 'stock' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'hand' | 'widow' | 'trick' | 'won';

/** A choice of a game: the first value is the default. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** What is known of a game before it is dealt. */
export interface GameInfo {
  readonly index: number;
  /** The name in the command line, in saves and in addresses. */
  readonly id: string;
  readonly title: string;
  /** Id of the program whose menu offers the game. */
  readonly collection: string;
  readonly family: GameFamily;
  readonly packs: number;
  /** Each seat has a pack of its own: the first seat the first pack, the second the second. */
  readonly separatePacks: boolean;
  /** The ranks each suit of a pack has, 1 (ace) to 13 (king). */
  readonly ranks: readonly number[];
  /** Cards of all its packs together. */
  readonly cards: number;
  /** How many of them a deal shuffles; the others lie on the table from the beginning. */
  readonly deckCards: number;
  readonly options: readonly GameOption[];
  /** Ids in the order of the pile numbers of moves: `stock`, `tableau-3`. */
  readonly pileIds: readonly string[];
  readonly pileRoles: readonly PileRole[];
  /** The seats the piles belong to, null for what is nobody's own. */
  readonly pileSeats: readonly (number | null)[];
}

const SUITS = 4;

const FAMILIES: Readonly<Record<Family, GameFamily>> = {
  [Family.Patience]: 'patience',
  [Family.Tricks]: 'tricks',
  [Family.Duel]: 'duel',
};

const ROLES: Readonly<Record<Role, PileRole>> = {
  [Role.Stock]: 'stock',
  [Role.Waste]: 'waste',
  [Role.Foundation]: 'foundation',
  [Role.Tableau]: 'tableau',
  [Role.Reserve]: 'reserve',
  [Role.Hand]: 'hand',
  [Role.Widow]: 'widow',
  [Role.Trick]: 'trick',
  [Role.Won]: 'won',
};

/** All games of the core's registry, in its order. */
export function readGames(core: CoreInstance): readonly GameInfo[] {
  return Array.from({ length: core.verbs.gameCount() }, (_, index) => readGame(core, index));
}

function readGame({ verbs, text }: CoreInstance, index: number): GameInfo {
  const ranks = ranksIn(verbs.gameRanks(index));
  const piles = Array.from({ length: verbs.pileCount(index) }, (_, pile) => pile);
  return {
    index,
    id: text(verbs.gameId(index)),
    title: text(verbs.gameTitle(index)),
    collection: text(verbs.gameCollection(index)),
    family: FAMILIES[verbs.gameFamily(index) as Family],
    packs: verbs.gamePacks(index),
    separatePacks: verbs.gameSeparatePacks(index) !== 0,
    ranks,
    cards: verbs.gamePacks(index) * SUITS * ranks.length,
    deckCards: verbs.gamePacks(index) * SUITS * ranksIn(verbs.gameDealtRanks(index)).length,
    options: parseOptions(text(verbs.gameOptions(index))),
    pileIds: piles.map((pile) => pileId(text(verbs.pileName(index, pile)), verbs.pileNumber(index, pile))),
    pileRoles: piles.map((pile) => ROLES[verbs.pileRole(index, pile) as Role]),
    pileSeats: piles.map((pile) => seatOf(verbs.pileSeat(index, pile))),
  };
}

/** The ranks of a word with a bit for each. */
function ranksIn(word: number): readonly number[] {
  const ranks = Array.from({ length: RANK_KING }, (_, i) => RANK_ACE + i);
  return ranks.filter((rank) => ((word >> rank) & 1) !== 0);
}

function pileId(name: string, number: number): string {
  return number === 0 ? name : `${name}-${number}`;
}

function parseOptions(spec: string): readonly GameOption[] {
  return spec
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [name, values] = word.split('=');
      return { name, values: values.split('|') };
    });
}

/** A suit mark of the core, null for none. */
export function suitMark(suit: number): number | null {
  return suit === NO_SUIT ? null : suit;
}

/** A seat of the core, null for none. */
export function seatOf(seat: number): number | null {
  return seat === NO_SEAT ? null : seat;
}
