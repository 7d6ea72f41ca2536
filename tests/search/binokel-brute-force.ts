/**
 * A second opinion on the play of Binokel: the rules of BINOKEL §7 written again over numbers of cards, and every line played to its end.
 * Nothing is shared with the core, and nothing is left out but the second of two equal cards in one hand. A card is its kind,
 * suit × 5 + rank, jack 0 to ace 4; who leads, who plays alone and what is trumps are part of the table.
 */
export interface PlainTable {
  readonly hands: readonly (readonly number[])[];
  readonly trick: readonly number[];
  readonly leader: number;
  readonly trump: number;
  readonly soloist: number;
}

const KINDS = 20;
const POINTS = [2, 3, 4, 10, 11];
const LAST_TRICK = 10;
const NONE = -1;
const SUITS = Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / 5));
const SUIT_SETS = [0x1f, 0x3e0, 0x7c00, 0xf8000];

/** A table being played. Sets of kinds are words with a bit for each. */
class Play {
  /** The kinds that each seat has, and those it has twice. */
  readonly #held = [0, 0, 0];
  readonly #twins = [0, 0, 0];
  /** The kinds that take the trick from each kind. */
  readonly #takers: readonly number[];
  readonly #trump: number;
  readonly #soloist: number;

  constructor({ hands, trump, soloist }: PlainTable) {
    this.#trump = trump;
    this.#soloist = soloist;
    this.#takers = SUITS.map((_, best) => setOf((kind) => takes(kind, best, trump)));
    hands.forEach((hand, seat) => {
      for (const kind of hand) {
        this.#twins[seat] |= this.#held[seat] & (1 << kind);
        this.#held[seat] |= 1 << kind;
      }
    });
  }

  /** The kinds that a seat may play when `lead` was led and `best` is winning; NONE if it leads. */
  legal(seat: number, lead: number, best: number): number {
    const hand = this.#held[seat];
    if (lead === NONE) return hand;
    const suited = hand & SUIT_SETS[SUITS[lead]] || hand & SUIT_SETS[this.#trump] || hand;
    return suited & this.#takers[best] || suited;
  }

  /** What the soloist makes when `left` cards are held and the trick has come so far. */
  value(left: number, turn: number, placed: number, lead: number, best: number, winner: number, pot: number): number {
    let reached = NONE;
    for (let rest = this.legal(turn, lead, best); rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest);
      const value = this.valueOf(kind, left, turn, placed, lead, best, winner, pot);
      if (reached === NONE || (turn === this.#soloist ? value > reached : value < reached)) reached = value;
    }
    return reached;
  }

  /** The same after a card. */
  valueOf(
    kind: number,
    left: number,
    turn: number,
    placed: number,
    lead: number,
    best: number,
    winner: number,
    pot: number,
  ): number {
    const taken = placed === 0 || ((this.#takers[best] >> kind) & 1) !== 0;
    const holder = taken ? turn : winner;
    const points = pot + POINTS[kind % 5];
    const sets = ((this.#twins[turn] >> kind) & 1) !== 0 ? this.#twins : this.#held;
    sets[turn] ^= 1 << kind;
    const value =
      placed < 2
        ? this.value(
            left - 1,
            (turn + 1) % 3,
            placed + 1,
            placed === 0 ? kind : lead,
            taken ? kind : best,
            holder,
            points,
          )
        : this.#afterTrick(left - 1, holder, points);
    sets[turn] ^= 1 << kind;
    return value;
  }

  #afterTrick(left: number, winner: number, points: number): number {
    const isSoloist = winner === this.#soloist;
    if (left === 0) return isSoloist ? points + LAST_TRICK : 0;
    return (isSoloist ? points : 0) + this.value(left, winner, 0, NONE, NONE, NONE, 0);
  }
}

function takes(kind: number, best: number, trump: number): boolean {
  return SUITS[kind] === SUITS[best] ? kind > best : SUITS[kind] === trump;
}

function setOf(has: (kind: number) => boolean): number {
  return SUITS.reduce((set, _, kind) => (has(kind) ? set | (1 << kind) : set), 0);
}

/** A table with how far it is, as `Play.value` takes it. */
function begun(table: PlainTable) {
  const { trick, leader, hands, trump } = table;
  let place = 0;
  for (let other = 1; other < trick.length; other++) if (takes(trick[other], trick[place], trump)) place = other;
  const pot = trick.reduce((sum, kind) => sum + POINTS[kind % 5], 0);
  const [lead = NONE] = trick;
  const best = trick[place] ?? NONE;
  const left = hands.flat().length;
  const turn = (leader + trick.length) % 3;
  return { play: new Play(table), left, turn, placed: trick.length, lead, best, winner: (leader + place) % 3, pot };
}

/** The kinds that the seat on turn may play. */
export function plainLegal(table: PlainTable): number[] {
  const { play, turn, lead, best } = begun(table);
  const legal = play.legal(turn, lead, best);
  return SUITS.map((_, kind) => kind).filter((kind) => ((legal >> kind) & 1) !== 0);
}

/** What the soloist makes of the table. */
export function plainValue(table: PlainTable): number {
  const { play, left, turn, placed, lead, best, winner, pot } = begun(table);
  return play.value(left, turn, placed, lead, best, winner, pot);
}

/** What he makes of it after a card. */
export function plainValueOf(table: PlainTable, kind: number): number {
  const { play, left, turn, placed, lead, best, winner, pot } = begun(table);
  return play.valueOf(kind, left, turn, placed, lead, best, winner, pot);
}

/** The table after a card that does not complete the trick. */
export function plainLay(table: PlainTable, kind: number): PlainTable {
  const turn = (table.leader + table.trick.length) % 3;
  const left = [...table.hands[turn]];
  left.splice(left.indexOf(kind), 1);
  return {
    ...table,
    hands: table.hands.map((hand, seat) => (seat === turn ? left : hand)),
    trick: [...table.trick, kind],
  };
}
