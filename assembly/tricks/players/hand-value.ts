/**
 * What a hand of twelve cards is worth to a soloist at a glance: its melds, and the card points that such hands have made on average.
 * The average is a sum over suits: each suit's cards are a number of base three, of which two tables say what it makes as a plain
 * suit and as trumps. The weights were fitted to some ten thousand games of players of this room.
 */
import { Combination } from '../../abi-tricks';
import { ACE, JACK, KING, QUEEN, STRENGTHS, SUITS } from '../cards';
import { combinationValue } from '../meld';

/** Ways to hold up to two of each of the five cards of a suit. */
const SUIT_STATES = 243;
/** Plain, then trumps. */
const SUIT_WORTH: usize = memory.data(2 * SUIT_STATES * 8, 8);
const SUIT_MELDS: usize = memory.data(2 * SUIT_STATES * 8, 8);
const SUIT_OF_SET = SUITS;

/** Average card points of a soloist whose suits add nothing. */
const BASE: f64 = 6;

fillTables();

/** Melds and expected card points of a hand of which KINDS bytes at `counts` say what it holds, with the last trick. */
export function worthOf(counts: usize, trump: i32): f64 {
  let worth = BASE + (acrossSuits(counts) as f64);
  for (let suit = 0; suit < SUITS; suit++) worth += suitWorth(stateOf(counts, suit), suit == trump);
  return worth;
}

/** Expected card points and melds of one suit. */
export function suitWorth(state: i32, trumps: bool): f64 {
  return load<f64>(tableOf(SUIT_WORTH, trumps) + ((8 * state) as usize)) + (suitMeld(state, trumps) as f64);
}

/** What the best melds of one suit count. */
export function suitMeld(state: i32, trumps: bool): i32 {
  return load<i32>(tableOf(SUIT_MELDS, trumps) + ((8 * state) as usize));
}

/** What melds across suits count: sets and Binokel. */
export function acrossSuits(counts: usize): i32 {
  let sum = 0;
  for (let set = Combination.Aces as i32; set <= Combination.Jacks; set++) {
    sum += combinationValue(set, ofEachSuit(counts, strengthOf(set)), SUIT_OF_SET);
  }
  const queens = countOf(counts, 1, QUEEN);
  const jacks = countOf(counts, 3, JACK);
  return sum + combinationValue(Combination.Binokel, min(queens, jacks), SUIT_OF_SET);
}

/** The cards of a suit as a number of base three, the jacks lowest. */
export function stateOf(counts: usize, suit: i32): i32 {
  let state = 0;
  for (let strength = ACE as i32; strength >= JACK; strength--) state = 3 * state + countOf(counts, suit, strength);
  return state;
}

function ofEachSuit(counts: usize, strength: i32): i32 {
  let least = 2;
  for (let suit = 0; suit < SUITS; suit++) least = min(least, countOf(counts, suit, strength));
  return least;
}

function strengthOf(set: i32): i32 {
  if (set == Combination.Aces) return ACE;
  if (set == Combination.Kings) return KING;
  return set == Combination.Queens ? QUEEN : JACK;
}

function countOf(counts: usize, suit: i32, strength: i32): i32 {
  return load<u8>(counts + ((suit * STRENGTHS + strength) as usize));
}

// ---- tables ----

function tableOf(tables: usize, trumps: bool): usize {
  return trumps ? tables + SUIT_STATES * 8 : tables;
}

function fillTables(): void {
  for (let state = 0; state < SUIT_STATES; state++) {
    const jacks = state % 3;
    const queens = (state / 3) % 3;
    const kings = (state / 9) % 3;
    const tens = (state / 27) % 3;
    const aces = state / 81;
    const lows = jacks + queens + kings;
    const at = (8 * state) as usize;
    store<f64>(tableOf(SUIT_WORTH, false) + at, plainWorth(aces, tens, lows));
    store<f64>(tableOf(SUIT_WORTH, true) + at, trumpWorth(aces, tens, lows));
    const families = min(min(jacks, queens), min(kings, min(tens, aces)));
    const pairs = min(queens, kings) - families;
    store<i32>(tableOf(SUIT_MELDS, false) + at, meldsOf(families, pairs, 1));
    store<i32>(tableOf(SUIT_MELDS, true) + at, meldsOf(families, pairs, 0));
  }
}

/** Families and pairs of the first suit, with `trump` or without. */
function meldsOf(families: i32, pairs: i32, trump: i32): i32 {
  return combinationValue(Combination.Families, families, trump) + combinationValue(Combination.Pairs, pairs, trump);
}

function plainWorth(aces: i32, tens: i32, lows: i32): f64 {
  const cards = aces + tens + lows;
  if (cards == 0) return 7;
  const worth = 11 * aces - (aces == 2 ? 5 : 0) - (aces > 0 ? 8 : 10) * tens - 8 * lows;
  return (worth + 8 * max(0, cards - 3)) as f64;
}

function trumpWorth(aces: i32, tens: i32, lows: i32): f64 {
  const cards = aces + tens + lows;
  return (41 * aces + 27 * tens + 18 * lows - 5 * max(0, cards - 5) - 12 * max(0, cards - 7)) as f64;
}
