/** The DECK block: an order of 52 or 104 cards, the first card dealt first. */
import { CARD_SECOND_PACK, CARD_SLOTS, Fault, MAX_CARDS, PACK_CARDS, RANK_KING } from '../abi';
import { isCard, makeCard } from './card';
import { seedRandom, shuffleBytes } from './random';

export const DECK: usize = memory.data(MAX_CARDS, 8);
const SORTED: usize = memory.data(MAX_CARDS, 8);
const SEEN: usize = memory.data(CARD_SLOTS, 8);

for (let i = 0; i < PACK_CARDS; i++) {
  const card = makeCard((i % RANK_KING) + 1, i / RANK_KING);
  store<u8>(SORTED + (i as usize), card);
  store<u8>(SORTED + ((i + PACK_CARDS) as usize), card | CARD_SECOND_PACK);
}

/** Fills DECK with the shuffle of a deal number; the sorted pack is ♣ A…K, ♠, ♥, ♦, then the second pack. */
export function shuffleDeck(packs: i32, deal: u64): void {
  const cards = packs * PACK_CARDS;
  for (let i: usize = 0; i < (cards as usize); i += 4) store<u32>(DECK + i, load<u32>(SORTED + i));
  seedRandom(deal);
  shuffleBytes(DECK, cards);
}

/** Shuffles DECK once more, as a deal number's next shuffle. */
export function shuffleAgain(packs: i32): void {
  shuffleBytes(DECK, packs * PACK_CARDS);
}

/** Checks that the first cards of DECK are `packs` whole packs. On a fault `faultCard()` is the card. */
export function checkDeck(packs: i32): Fault {
  startCount();
  for (let i = 0; i < packs * PACK_CARDS; i++) {
    const fault = countCard(load<u8>(DECK + (i as usize)), packs);
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
export function countCard(card: i32, packs: i32): Fault {
  wrongCard = card;
  if (!isCard(card, packs)) return Fault.UnknownCard;
  const slot = SEEN + (card as usize);
  if (load<u8>(slot)) return Fault.CardTwice;
  store<u8>(slot, 1);
  wrongCard = 0;
  return Fault.None;
}

/** Ends the count: has every card come? */
export function checkComplete(packs: i32): Fault {
  for (let i = 0; i < packs * PACK_CARDS; i++) {
    const card = load<u8>(SORTED + (i as usize));
    if (!load<u8>(SEEN + (card as usize))) {
      wrongCard = card;
      return Fault.CardMissing;
    }
  }
  return Fault.None;
}
