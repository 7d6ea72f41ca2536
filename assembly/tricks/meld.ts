/**
 * Melding (manual 2.4, 3.5.2): what combinations count, which claims a hand bears out, and the best of them. A claim is a number
 * (move.ts, `claimWeight`); a hand is a block of KINDS bytes that say how often each kind is in it.
 */
import { Refusal, Suit } from '../abi';
import { Combination } from '../abi-tricks';
import { claimLevel, claimWeight } from '../move';
import { ACE, JACK, KING, QUEEN, STRENGTHS, SUITS } from './cards';

const COMBINATIONS = 14;
const SINGLE = 1;
const DOUBLE = 2;

/** Single and double, in the order of Combination from Binokel on. */
const VALUES: usize = memory.data<u16>([40, 300, 100, 1000, 80, 1000, 60, 1000, 40, 1000, 240, 0]);
/** P, 2P, F, 2F: in a plain suit, in trumps. */
const SUIT_VALUES: usize = memory.data<u16>([20, 40, 100, 200, 40, 80, 150, 1000]);

/** What a combination counts, `level` 1 or 2 for the double one. */
export function combinationValue(combination: i32, level: i32, trump: i32): i32 {
  if (level == 0) return 0;
  if (combination >= Combination.Binokel) {
    return load<u16>(VALUES + ((4 * (combination - Combination.Binokel) + 2 * (level - 1)) as usize));
  }
  const family = combination >= Combination.Families ? 1 : 0;
  const trumps = combination % SUITS == trump ? 1 : 0;
  return load<u16>(SUIT_VALUES + ((8 * trumps + 4 * family + 2 * (level - 1)) as usize));
}

/** What a claim counts if it is right. */
export function claimValue(claim: u32, trump: i32): i32 {
  let sum = 0;
  for (let i = 0; i < COMBINATIONS; i++) sum += combinationValue(i, claimLevel(claim, i), trump);
  return sum;
}

/** Why a hand does not bear a claim out. */
export function claimRefusal(counts: usize, claim: u32): Refusal {
  const rundgang = claimLevel(claim, Combination.Rundgang);
  for (let suit = 0; suit < SUITS; suit++) {
    const families = claimLevel(claim, Combination.Families + suit);
    const pairs = claimLevel(claim, Combination.Pairs + suit);
    const refused = suitRefusal(counts, suit, families, pairs, rundgang);
    if (refused != Refusal.None) return refused;
  }
  if (claimLevel(claim, Combination.Binokel) > binokels(counts)) return Refusal.BinokelNotHeld;
  for (let set = Combination.Aces as i32; set <= Combination.Jacks; set++) {
    const level = claimLevel(claim, set);
    if (level > sets(counts, strengthOfSet(set))) return Refusal.SetNotHeld;
    if (level > 0 && rundgang > 0 && set != Combination.Aces && set != Combination.Jacks) {
      return Refusal.RundgangCoversSet;
    }
  }
  return Refusal.None;
}

/** The claim that counts most; never a Rundgang, which is worth no more than its parts. */
export function bestClaim(counts: usize): u32 {
  let claim: u32 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const families = familiesOf(counts, suit);
    claim += families * claimWeight(Combination.Families + suit);
    claim += (pairsOf(counts, suit) - families) * claimWeight(Combination.Pairs + suit);
  }
  claim += binokels(counts) * claimWeight(Combination.Binokel);
  for (let set = Combination.Aces as i32; set <= Combination.Jacks; set++) {
    claim += sets(counts, strengthOfSet(set)) * claimWeight(set);
  }
  return claim;
}

/** What the best claim of a hand counts. */
export function bestValue(counts: usize, trump: i32): i32 {
  let sum = combinationValue(Combination.Binokel, binokels(counts), trump);
  for (let suit = 0; suit < SUITS; suit++) {
    const pairs = pairsOf(counts, suit);
    if (pairs == 0) continue;
    const families = familiesOf(counts, suit);
    sum += combinationValue(Combination.Families + suit, families, trump);
    sum += combinationValue(Combination.Pairs + suit, pairs - families, trump);
  }
  for (let set = Combination.Aces as i32; set <= Combination.Jacks; set++) {
    sum += combinationValue(set, sets(counts, strengthOfSet(set)), trump);
  }
  return sum;
}

/**
 * Writes all claims that a hand bears out as u32, sorted, each once; the empty one first. Leaving something out of a right claim
 * leaves a right claim, so each is found by adding one combination after the other.
 *
 * @returns how many there are, -1 if there are more than `room`
 */
export function listClaims(counts: usize, out: usize, room: i32): i32 {
  let found = 1;
  store<u32>(out, 0);
  for (let combination = 0; combination < COMBINATIONS; combination++) {
    const weight = claimWeight(combination);
    const before = found;
    const most = combination == Combination.Rundgang ? SINGLE : DOUBLE;
    for (let level = 1; level <= most; level++) {
      for (let i = 0; i < before; i++) {
        const claim = load<u32>(out + ((i << 2) as usize)) + weight * level;
        if (claimRefusal(counts, claim) != Refusal.None) continue;
        if (found == room) return -1;
        store<u32>(out + ((found++ << 2) as usize), claim);
      }
    }
  }
  return found;
}

/** The combinations of one suit; a Rundgang takes king and queen as a pair does. */
function suitRefusal(counts: usize, suit: i32, families: u32, pairs: u32, rundgang: u32): Refusal {
  const held: u32 = pairsOf(counts, suit);
  if (families > familiesOf(counts, suit)) return Refusal.FamilyNotHeld;
  if (pairs > held) return Refusal.PairNotHeld;
  if (rundgang > held) return Refusal.RundgangNotHeld;
  return families + pairs + rundgang > held ? Refusal.CardUsedTwice : Refusal.None;
}

function strengthOfSet(set: i32): i32 {
  if (set == Combination.Aces) return ACE;
  if (set == Combination.Kings) return KING;
  return set == Combination.Queens ? QUEEN : JACK;
}

function count(counts: usize, suit: i32, strength: i32): u32 {
  return load<u8>(counts + ((suit * STRENGTHS + strength) as usize));
}

function pairsOf(counts: usize, suit: i32): u32 {
  return min(count(counts, suit, KING), count(counts, suit, QUEEN));
}

function familiesOf(counts: usize, suit: i32): u32 {
  let families: u32 = DOUBLE;
  for (let strength = JACK as i32; strength <= ACE; strength++) {
    families = min(families, count(counts, suit, strength));
  }
  return families;
}

function binokels(counts: usize): u32 {
  return min(count(counts, Suit.Spades, QUEEN), count(counts, Suit.Diamonds, JACK));
}

function sets(counts: usize, strength: i32): u32 {
  let least: u32 = DOUBLE;
  for (let suit = 0; suit < SUITS; suit++) least = min(least, count(counts, suit, strength));
  return least;
}
