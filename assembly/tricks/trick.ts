/** One trick (manual 2.5): which card wins it, and what the rules ask of the next seat. */
import { Refusal } from '../abi';
import { Duty } from '../abi-tricks';
import { suitOf } from '../core/card';
import { higherKinds, kindOf, strengthOf, suitKinds } from './cards';

/** Does a card take the trick from the one that is winning it? Of equal cards the first wins. */
export function beats(card: i32, best: i32, trump: i32): bool {
  if (suitOf(card) == suitOf(best)) return strengthOf(card) > strengthOf(best);
  return suitOf(card) == trump;
}

/** Which of `count` card bytes at `cards`, in the order they were played, wins: 0 = the first. */
export function winnerOf(cards: usize, count: i32, trump: i32): i32 {
  let winner = 0;
  for (let i = 1; i < count; i++) {
    if (beats(load<u8>(cards + (i as usize)), load<u8>(cards + (winner as usize)), trump)) winner = i;
  }
  return winner;
}

/** The kinds of the suit led that win against `best`; none if a trump lies on another suit. */
function beatingKinds(lead: i32, best: i32): u32 {
  return suitOf(best) == suitOf(lead) ? higherKinds(best) : 0;
}

/** The trumps that win against `best`. */
function ruffingKinds(best: i32, trump: i32): u32 {
  return suitOf(best) == trump ? higherKinds(best) : suitKinds(trump);
}

/** What is asked of a seat that holds the kinds `hand`; `lead` 0 if it leads. */
export function dutyOf(hand: u32, lead: i32, best: i32, trump: i32): Duty {
  if (lead == 0) return Duty.Lead;
  if ((hand & suitKinds(suitOf(lead))) != 0) return (hand & beatingKinds(lead, best)) != 0 ? Duty.Beat : Duty.Follow;
  if ((hand & suitKinds(trump)) != 0) return (hand & ruffingKinds(best, trump)) != 0 ? Duty.Ruff : Duty.UnderRuff;
  return Duty.Discard;
}

/** The kinds of `hand` that may be played. A follower's are all winning or all losing ones. */
export function legalKinds(hand: u32, lead: i32, best: i32, trump: i32): u32 {
  const duty = dutyOf(hand, lead, best, trump);
  if (duty == Duty.Beat) return hand & beatingKinds(lead, best);
  if (duty == Duty.Follow) return hand & suitKinds(suitOf(lead));
  if (duty == Duty.Ruff) return hand & ruffingKinds(best, trump);
  if (duty == Duty.UnderRuff) return hand & suitKinds(trump);
  return hand;
}

/** Which rule forbids a card to a seat that holds the kinds `hand`. */
export function cardRefusal(hand: u32, lead: i32, best: i32, trump: i32, card: i32): Refusal {
  const bit: u32 = 1 << kindOf(card);
  if ((hand & bit) == 0) return Refusal.CardNotHeld;
  if ((legalKinds(hand, lead, best, trump) & bit) != 0) return Refusal.None;
  const duty = dutyOf(hand, lead, best, trump);
  if (duty == Duty.Beat && suitOf(card) == suitOf(lead)) return Refusal.MustBeat;
  if (duty == Duty.Ruff && suitOf(card) == trump) return Refusal.MustOverruff;
  return duty == Duty.Beat || duty == Duty.Follow ? Refusal.MustFollow : Refusal.MustRuff;
}
