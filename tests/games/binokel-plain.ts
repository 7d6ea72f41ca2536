/**
 * The rules of Binokel once more (BINOKEL §4–8, the manual's chapter 2), in plain words of text: a card is suit and rank, `HK`. Shares
 * nothing with the core.
 */

export const SUITS = ['C', 'P', 'H', 'S'] as const;
const RANKS = ['U', 'O', 'K', 'Z', 'A'] as const;
const POINTS: Readonly<Record<string, number>> = { A: 11, Z: 10, K: 4, O: 3, U: 2 };

/** All forty cards. */
export function wholePack(): string[] {
  return SUITS.flatMap((suit) => RANKS.flatMap((rank) => [suit + rank, suit + rank]));
}

export function pointsIn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + POINTS[card[1]], 0);
}

/** Place of the card that wins: a trump before the suit led, high before low, the first of equals. */
export function winnerOf(trick: readonly string[], trump: string): number {
  const worth = (card: string): number => {
    if (card[0] === trump) return 10 + RANKS.indexOf(card[1] as 'A');
    return card[0] === trick[0][0] ? RANKS.indexOf(card[1] as 'A') : -1;
  };
  return trick.reduce((best, card, place) => (worth(card) > worth(trick[best]) ? place : best), 0);
}

/** Rules 3 to 6 of the manual's 2.5. */
export function legalCards(hand: readonly string[], trick: readonly string[], trump: string): string[] {
  if (trick.length === 0) return [...hand];
  const takes = (card: string): boolean => winnerOf([...trick, card], trump) === trick.length;
  for (const suit of [trick[0][0], trump]) {
    const held = hand.filter((card) => card[0] === suit);
    const taking = held.filter(takes);
    if (held.length > 0) return taking.length > 0 ? taking : held;
  }
  return [...hand];
}

/** Combinations of one suit that its cards can be laid out for without using one twice, as words of a claim. */
const SUIT_CHOICES: readonly {
  readonly words: readonly string[];
  readonly families: number;
  readonly pairs: number;
}[] = [
  { words: [], families: 0, pairs: 0 },
  { words: ['P'], families: 0, pairs: 1 },
  { words: ['2P'], families: 0, pairs: 2 },
  { words: ['F'], families: 1, pairs: 0 },
  { words: ['F', 'P'], families: 1, pairs: 1 },
  { words: ['2F'], families: 2, pairs: 0 },
];

const SUIT_VALUES: Readonly<Record<string, readonly [number, number]>> = {
  P: [20, 40],
  '2P': [40, 80],
  F: [100, 150],
  '2F': [200, 1000],
};

/** Combinations across suits: the words for having the cards once and twice, and the cards. */
const ACROSS: readonly { readonly words: readonly [string, string]; readonly cards: readonly string[] }[] = [
  { words: ['binokel-40', 'binokel-300'], cards: ['PO', 'SU'] },
  { words: ['asse-100', 'asse-1000'], cards: SUITS.map((suit) => `${suit}A`) },
  { words: ['koenige-80', 'koenige-1000'], cards: SUITS.map((suit) => `${suit}K`) },
  { words: ['damen-60', 'damen-1000'], cards: SUITS.map((suit) => `${suit}O`) },
  { words: ['buben-40', 'buben-1000'], cards: SUITS.map((suit) => `${suit}U`) },
];

const NAMES: Readonly<Record<string, string>> = { C: 'kreuz', P: 'pik', H: 'herz', S: 'schellen' };

/** Every selection of buttons that a hand bears out, as sorted words. */
export function allClaims(hand: readonly string[]): string[][] {
  return [false, true].flatMap((rundgang) => {
    const rest = [...hand];
    if (rundgang) {
      for (const card of SUITS.flatMap((suit) => [`${suit}K`, `${suit}O`])) {
        const place = rest.indexOf(card);
        if (place < 0) return [];
        rest.splice(place, 1);
      }
    }
    let claims: string[][] = [rundgang ? ['rundgang'] : []];
    for (const suit of SUITS)
      claims = claims.flatMap((claim) => suitClaims(rest, suit).map((more) => [...claim, ...more]));
    for (const { words, cards } of ACROSS) {
      if (rundgang && (words[0] === 'koenige-80' || words[0] === 'damen-60')) continue;
      const times = Math.min(...cards.map((card) => copies(hand, card)));
      claims = claims.flatMap((claim) => [claim, ...words.slice(0, times).map((word) => [...claim, word])]);
    }
    return claims.map((claim) => claim.sort());
  });
}

/** What the words of a claim count. */
export function claimValue(words: readonly string[], trump: string): number {
  return words.reduce((sum, word) => {
    if (word === 'rundgang') return sum + 240;
    const [name, what] = word.split('-');
    const values = SUIT_VALUES[what];
    return sum + (values === undefined ? Number(what) : values[Number(NAMES[trump] === name)]);
  }, 0);
}

export function bestMeld(hand: readonly string[], trump: string): number {
  return Math.max(...allClaims(hand).map((claim) => claimValue(claim, trump)));
}

function suitClaims(hand: readonly string[], suit: string): string[][] {
  return SUIT_CHOICES.filter(({ families, pairs }) =>
    RANKS.every((rank) => copies(hand, suit + rank) >= families + ('KO'.includes(rank) ? pairs : 0)),
  ).map(({ words }) => words.map((word) => `${NAMES[suit]}-${word}`));
}

function copies(hand: readonly string[], card: string): number {
  return hand.filter((other) => other === card).length;
}

/** Where an auction stands: M, V and H are Mittelhand, Vorhand and Hinterhand. */
export interface PlainAuction {
  /** Who is to speak, null when it is over. */
  readonly speaker: 'M' | 'V' | 'H' | null;
  readonly soloist: 'M' | 'V' | 'H' | null;
  readonly highest: number;
}

/** An auction word by word, `150` or `w`, as the manual's 2.2 tells it. */
export function plainAuction(words: readonly string[]): PlainAuction {
  let highest = 0;
  const duel = (
    first: 'M' | 'V',
    second: 'V' | 'H',
    secondSpeaks: boolean,
    rest: string[],
  ): ['M' | 'V' | 'H' | null, 'M' | 'V' | 'H'] => {
    let speaker: 'M' | 'V' | 'H' = secondSpeaks ? second : first;
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
      const other = speaker === first ? second : first;
      if (word === 'w') return [other, speaker];
      highest = Number(word);
      speaker = other;
    }
    return [null, speaker];
  };
  const rest = [...words];
  const [left, speaker] = duel('M', 'V', false, rest);
  if (left === null) return { speaker, soloist: null, highest };
  const [soloist, next] = duel(left as 'M' | 'V', 'H', highest > 0, rest);
  return soloist === null ? { speaker: next, soloist: null, highest } : { speaker: null, soloist, highest };
}

/** What a seat has to show after a game. */
export interface PlainAccount {
  readonly points: number;
  readonly meld: number;
  readonly tricks: number;
}

/** Results of a played game, the soloist's first (BINOKEL §8). */
export function plainResults(
  bid: number,
  solo: PlainAccount,
  others: readonly PlainAccount[],
  reach: boolean,
): number[] {
  const total = solo.tricks > 0 ? solo.points + solo.meld : solo.points;
  const made = reach ? total >= bid : total > bid;
  return [made ? total : -bid, ...others.map(({ points, meld, tricks }) => (tricks > 0 ? points + meld : 0))];
}
