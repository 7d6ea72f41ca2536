/**
 * The DECK block: an order of all cards of a game, the first card dealt first. A game says how many packs it is played with and
 * which ranks of them, a bit each (abi.ts, ALL_RANKS).
 */
import { CARD_SECOND_PACK, CARD_SLOTS, Fault, MAX_CARDS, RANK_ACE, RANK_KING } from '../abi';
import { isCard, makeCard } from './card';
import { seedRandom, shuffleBytes } from './random';

export const DECK: usize = memory.data(MAX_CARDS, 8);
const SORTED: usize = memory.data(MAX_CARDS, 8);
const SEEN: usize = memory.data(CARD_SLOTS, 8);
const SUITS = 4;

/** The ranks of the sorted packs that SORTED holds now. */
let sortedRanks: i32 = 0;

/** Fills SORTED with two packs of these ranks: ♣ A…K, ♠, ♥, ♦, then the second pack. */
function sortPacks(ranks: i32): void {
  if (ranks == sortedRanks) return;
  sortedRanks = ranks;
  const half = cardCount(1, ranks) as usize;
  let end = SORTED;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let rank = RANK_ACE as i32; rank <= RANK_KING; rank++) {
      if (((ranks >> rank) & 1) == 0) continue;
      store<u8>(end, makeCard(rank, suit));
      store<u8>(end + half, makeCard(rank, suit) | CARD_SECOND_PACK);
      end++;
    }
  }
}

/** Cards of `packs` packs of these ranks. */
export function cardCount(packs: i32, ranks: i32): i32 {
  return packs * SUITS * popcnt(ranks);
}

/** Fills DECK with the shuffle of a deal number; where packs stay `apart`, each is shuffled by itself, one after the other. */
export function shuffleDeck(packs: i32, ranks: i32, apart: bool, deal: u64): void {
  const cards = cardCount(packs, ranks) as usize;
  sortPacks(ranks);
  for (let i: usize = 0; i < cards; i += 4) store<u32>(DECK + i, load<u32>(SORTED + i));
  seedRandom(deal);
  shuffleAgain(packs, ranks, apart);
}

/** Shuffles DECK once more, as a deal number's next shuffle. */
export function shuffleAgain(packs: i32, ranks: i32, apart: bool): void {
  const parts = apart ? packs : 1;
  const cards = cardCount(packs, ranks) / parts;
  for (let part = 0; part < parts; part++) shuffleBytes(DECK + ((part * cards) as usize), cards);
}

/** Checks that the first cards of DECK are `packs` whole packs. On a fault `faultCard()` is the card. */
export function checkDeck(packs: i32, ranks: i32): Fault {
  startCount();
  for (let i = 0; i < cardCount(packs, ranks); i++) {
    const fault = countCard(load<u8>(DECK + (i as usize)), packs, ranks);
    if (fault != Fault.None) return fault;
  }
  return Fault.None;
}

let wrongCard: i32 = 0;

/** The card the last fault speaks of, 0 if it speaks of none. */
export function faultCard(): i32 {
  return wrongCard;
}

/** Names the card that a fault speaks of. */
export function setFaultCard(card: i32): void {
  wrongCard = card;
}

/** Begins a count of cards, each of which may come once. */
export function startCount(): void {
  memory.fill(SEEN, 0, CARD_SLOTS);
  wrongCard = 0;
}

/** Counts a card; a fault if it is none of `packs` packs or has come before. */
export function countCard(card: i32, packs: i32, ranks: i32): Fault {
  wrongCard = card;
  if (!isCard(card, packs, ranks)) return Fault.UnknownCard;
  const slot = SEEN + (card as usize);
  if (load<u8>(slot)) return Fault.CardTwice;
  store<u8>(slot, 1);
  wrongCard = 0;
  return Fault.None;
}

/** Ends the count: has every card come? */
export function checkComplete(packs: i32, ranks: i32): Fault {
  sortPacks(ranks);
  for (let i = 0; i < cardCount(packs, ranks); i++) {
    const card: i32 = load<u8>(SORTED + (i as usize));
    if (!load<u8>(SEEN + (card as usize))) {
      wrongCard = card;
      return Fault.CardMissing;
    }
  }
  return Fault.None;
}
