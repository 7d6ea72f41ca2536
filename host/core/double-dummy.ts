import { CARD_IDENTITY } from '../../assembly/abi.ts';
import { SEATS } from '../../assembly/abi-tricks.ts';
import { cardKind, kindCard } from '../../assembly/move.ts';
import { isHidden } from './card.ts';
import type { View } from './reading.ts';
import type { CoreInstance } from './wasm.ts';

/** A table of tricks with all cards seen. Cards are bytes as in views; which of two twins a card is does not matter. */
export interface OpenTable {
  /** What each seat holds; all hold as many, less the cards that lie in the trick. */
  readonly hands: readonly (readonly number[])[];
  /** The present trick in the order it was played. */
  readonly trick: readonly number[];
  readonly leader: number;
  /** 0 ♣, 1 ♠, 2 ♥, 3 ♦. */
  readonly trump: number;
  readonly soloist: number;
}

/** What a card brings the soloist, in card points from here on. */
export interface CardValue {
  /** Of twins the first pack's. */
  readonly card: number;
  readonly points: number;
}

/** A card of a line, and who plays it. */
export interface LineCard {
  readonly seat: number;
  readonly card: number;
}

/** A table that cannot be solved. */
export class OpenTableError extends Error {
  override readonly name = 'OpenTableError';
  constructor(
    /**
     * `not-in-play`: no tricks are being played. `hidden-cards`: the view does not show all cards. `uneven-hands`: they do not make whole tricks. `wrong-cards`: no cards of
     * Binokel, or one too often. `interrupted`: another search has taken the room meanwhile.
     */
    readonly code: 'not-in-play' | 'hidden-cards' | 'uneven-hands' | 'wrong-cards' | 'interrupted',
  ) {
    super(`the table cannot be solved: ${code}`);
  }
}

/** All card points and the last trick's. */
const ALL_POINTS = 250;
const SLICE = 100_000;
const KINDS = 20;
const PACKS = 2;
const STRENGTHS = 5;
const SUIT_BITS = 10;
const HALF = 32n;
const LOW_HALF = 0xffffffffn;

/** The table of a view that shows all cards (`Core.fullView`). @throws OpenTableError `not-in-play`, `hidden-cards` */
export function openTable({ tricks, piles }: View): OpenTable {
  if (tricks === null || tricks.phase !== 'play') throw new OpenTableError('not-in-play');
  const { leader, trump, soloist } = tricks;
  if (leader === null || trump === null || soloist === null) throw new OpenTableError('not-in-play');
  const hands = piles.filter(({ role }) => role === 'hand').map(({ cards }) => cards);
  if (hands.flat().some((card) => isHidden(card) && (card & CARD_IDENTITY) === 0)) {
    throw new OpenTableError('hidden-cards');
  }
  const bare = (cards: readonly number[]): number[] => cards.map((card) => card & CARD_IDENTITY);
  const trick = piles.filter(({ role }) => role === 'trick').flatMap(({ cards }) => cards);
  return { hands: hands.map(bare), trick: bare(trick), leader, trump, soloist };
}

/**
 * What a table's tricks bring the soloist if all cards are seen and both sides play as well as can be (BINOKEL-AI §3). Points are his card
 * points from here to the end, with the present trick and the last trick's ten. They are 0 exactly if he gets no trick any more
 * (BINOKEL R20).
 *
 * A search runs in slices: begin, then `step` until it is done. It shares its memory with the search for patiences (`CoreSearch`): one that
 * is going on is stopped, and stops this one when it begins meanwhile.
 */
export class DoubleDummy {
  readonly #core: CoreInstance;

  constructor(core: CoreInstance) {
    this.#core = core;
  }

  /**
   * Begins to search the value of the table.
   *
   * @param window a value between `low` and `high` is exact, one outside a bound
   * @param tricks after so many, the present one included, play is only guessed; 0 = to the end
   * @throws OpenTableError `uneven-hands`, `wrong-cards`
   */
  beginValue(table: OpenTable, { low = 0, high = ALL_POINTS, tricks = 0 } = {}): void {
    this.#put(table);
    this.#core.verbs.solverBeginValue(low, high, tricks);
  }

  /** Begins to search the value of every card that may be played. @throws OpenTableError `uneven-hands`, `wrong-cards` */
  beginCards(table: OpenTable, { tricks = 0 } = {}): void {
    this.#put(table);
    this.#core.verbs.solverBeginCards(tricks);
  }

  /** Tries up to `nodes` more cards; answers whether the search is done. @throws OpenTableError `interrupted` */
  step(nodes: number): boolean {
    if (this.#core.verbs.solverLost() !== 0) throw new OpenTableError('interrupted');
    return this.#core.verbs.solverStep(nodes) !== 0;
  }

  /** Forgets what earlier tables have shown, so that the nodes of the next search depend on nothing before it. */
  forget(): void {
    this.#core.verbs.solverForget();
  }

  /** Cards that the search has tried. */
  get nodes(): number {
    return this.#core.verbs.solverNodes();
  }

  /** What `beginValue` has come to. */
  get value(): number {
    return this.#core.verbs.solverValue();
  }

  /** What `beginCards` has come to, by suits, in each the lowest card first. */
  values(): readonly CardValue[] {
    const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
    return kinds
      .map((kind) => ({ card: kindCard(kind), points: this.#core.verbs.solverValueOf(kind) }))
      .filter(({ points }) => points >= 0);
  }

  /** A guess at the value in a microsecond: both sides play the likeliest card. @throws OpenTableError `uneven-hands`, `wrong-cards` */
  playout(table: OpenTable): number {
    this.#put(table);
    return this.#core.verbs.solverPlayout();
  }

  /** The card that the guess plays next, of twins the first pack's. @throws OpenTableError `uneven-hands`, `wrong-cards` */
  playoutCard(table: OpenTable): number {
    this.#put(table);
    return kindCard(this.#core.verbs.solverPlayoutKind());
  }

  /**
   * A line of best play to the end. It runs a search for each card; those after the first find most in the table.
   *
   * @yields after each slice of a search, so that the caller can do other things; returns the line
   * @throws OpenTableError `uneven-hands`, `wrong-cards`
   */
  *line(table: OpenTable, slice = SLICE): Generator<void, readonly LineCard[]> {
    const { verbs } = this.#core;
    const line: LineCard[] = [];
    const cards = table.hands.flat().length;
    let left = table;
    while (line.length < cards) {
      this.beginValue(left);
      while (!this.step(slice)) yield;
      const kind = verbs.solverBestKind();
      const seat = verbs.solverTurn();
      const card = left.hands[seat].find((held) => cardKind(held) === kind);
      if (card === undefined) throw new RangeError(`seat ${seat} does not hold kind ${kind}`);
      verbs.solverPlay(kind);
      line.push({ seat, card });
      left = without(left, seat, card, verbs.solverTurn());
    }
    return line;
  }

  #put({ hands, trick, leader, trump, soloist }: OpenTable): void {
    const held = hands.map((hand, seat) => hand.length + Number((seat - leader + SEATS) % SEATS < trick.length));
    if (held.length !== SEATS || held.some((cards) => cards !== held[0]) || trick.length >= SEATS || held[0] === 0) {
      throw new OpenTableError('uneven-hands');
    }
    const kinds = [...hands.flat(), ...trick].map(cardKind);
    if (kinds.some((kind) => !(kind < KINDS) || kinds.filter((other) => other === kind).length > PACKS)) {
      throw new OpenTableError('wrong-cards');
    }
    const { verbs } = this.#core;
    const [a, b, c] = cardSets(hands);
    const low = (set: bigint): number => Number(set & LOW_HALF);
    const high = (set: bigint): number => Number(set >> HALF);
    verbs.solverWorld(low(a), high(a), low(b), high(b), low(c), high(c), trump, soloist, leader);
    for (const card of trick) verbs.solverLay(cardKind(card));
  }
}

/** Hands as the solver takes them: ten bits a suit, the highest card lowest, twins side by side, whichever of them comes first. */
function cardSets(hands: readonly (readonly number[])[]): bigint[] {
  const seen = new Set<number>();
  return hands.map((hand) =>
    hand.reduce((set, card) => {
      const kind = cardKind(card);
      const strength = kind % STRENGTHS;
      const suit = (kind - strength) / STRENGTHS;
      const twin = seen.has(kind) ? 1 : 0;
      seen.add(kind);
      return set | (1n << BigInt(suit * SUIT_BITS + 2 * (STRENGTHS - 1 - strength) + twin));
    }, 0n),
  );
}

/** The table after a card, when `turn` is the seat that plays next. */
function without(table: OpenTable, seat: number, card: number, turn: number): OpenTable {
  const trick = [...table.trick, card];
  const complete = trick.length === SEATS;
  const left = [...table.hands[seat]];
  left.splice(left.indexOf(card), 1);
  return {
    ...table,
    hands: table.hands.map((hand, other) => (other === seat ? left : hand)),
    trick: complete ? [] : trick,
    leader: complete ? turn : table.leader,
  };
}
