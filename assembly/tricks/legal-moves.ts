/** Which moves the seat on turn can make, and why others cannot be made. */
import { MAX_MOVES, MoveKind, RANK_ACE, RANK_KING, Refusal } from '../abi';
import { CLAIMS, Phase, WIDOW_CARDS } from '../abi-tricks';
import { isCard, makeCard } from '../core/card';
import { Position } from '../core/position';
import { moveDiscard, moveKind, moveNumber, packDiscard, packNumber } from '../move';
import { CALL_STEP, callRefusal, callsAreFree, HIGHEST_CALL, nextCall } from './auction';
import { BINOKEL_RANKS, KINDS, kindOf, SUITS } from './cards';
import { countKinds, kindsOf } from './hands';
import { claimRefusal, listClaims } from './meld';
import { phaseOf, turnOf } from './stage';
import { HANDS, soloistOf, TRICK, trumpOf } from './table';
import { beats, cardRefusal, legalKinds } from './trick';

/** How often each kind is in the hand that is being looked at. */
const COUNTS: usize = memory.data(KINDS, 8);

/** The card that was led to the present trick, 0 if none was. */
let lead: i32 = 0;
/** The card that is winning it. */
let best: i32 = 0;

/** Looks at the present trick: `lead` and `best`. */
function lookAtTrick(at: Position): void {
  const trump = trumpOf(at);
  const count = at.count(TRICK);
  lead = count == 0 ? 0 : at.head(TRICK, count);
  best = lead;
  for (let place = count - 1; place > 0; place--) {
    const card = at.head(TRICK, place);
    if (beats(card, best, trump)) best = card;
  }
}

// ---- listing ----

/** Writes the legal moves of the seat on turn, sorted; of melds those that its cards bear out. */
export function listMoves(at: Position, out: usize): i32 {
  const phase = phaseOf(at);
  if (phase == Phase.Auction) return listCalls(at, out);
  if (phase == Phase.Discard) return listDiscards(at, out);
  if (phase == Phase.Trump) return listTrumps(out);
  if (phase == Phase.Meld) return listMelds(at, out);
  return phase == Phase.Play ? listCards(at, out) : 0;
}

function listCalls(at: Position, out: usize): i32 {
  const next = nextCall(at);
  const last = callsAreFree(at) ? HIGHEST_CALL : min(next, HIGHEST_CALL);
  let end = out;
  for (let call = next; call <= last; call += CALL_STEP) end = append(end, packNumber(MoveKind.Call, call));
  end = append(end, packNumber(MoveKind.Pass, 0));
  return ((end - out) >> 2) as i32;
}

function listDiscards(at: Position, out: usize): i32 {
  countKinds(at, HANDS + soloistOf(at), COUNTS);
  let end = out;
  for (let a = 0; a < KINDS; a++) {
    if (!take(a)) continue;
    for (let b = a; b < KINDS; b++) {
      if (!take(b)) continue;
      for (let c = b; c < KINDS; c++) {
        if (!take(c)) continue;
        for (let d = c; d < KINDS; d++)
          if (load<u8>(COUNTS + (d as usize)) != 0) end = append(end, packDiscard(a, b, c, d));
        giveBack(c);
      }
      giveBack(b);
    }
    giveBack(a);
  }
  return ((end - out) >> 2) as i32;
}

/** Takes one card of a kind out of the count; false if there is none. */
function take(kind: i32): bool {
  const slot = COUNTS + (kind as usize);
  const count = load<u8>(slot);
  if (count == 0) return false;
  store<u8>(slot, count - 1);
  return true;
}

function giveBack(kind: i32): void {
  const slot = COUNTS + (kind as usize);
  store<u8>(slot, load<u8>(slot) + 1);
}

function listTrumps(out: usize): i32 {
  for (let suit = 0; suit < SUITS; suit++) append(out + ((suit << 2) as usize), packNumber(MoveKind.Trump, suit));
  return SUITS;
}

function listMelds(at: Position, out: usize): i32 {
  const seat = turnOf(at);
  countKinds(at, HANDS + seat, COUNTS);
  const claims = listClaims(COUNTS, out, MAX_MOVES - 1);
  let end = out;
  for (let i = 0; i < claims; i++) end = append(end, packNumber(MoveKind.Meld, load<u32>(end)));
  if (seat == soloistOf(at)) end = append(end, packNumber(MoveKind.GoOff, 0));
  return ((end - out) >> 2) as i32;
}

function listCards(at: Position, out: usize): i32 {
  lookAtTrick(at);
  const legal = legalKinds(kindsOf(at, HANDS + turnOf(at)), lead, best, trumpOf(at));
  let end = out;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let rank = RANK_ACE as i32; rank <= RANK_KING; rank++) {
      const card = makeCard(rank, suit);
      if (!isCard(card, 1, BINOKEL_RANKS)) continue;
      if (((legal >> kindOf(card)) & 1) != 0) end = append(end, packNumber(MoveKind.Play, card));
    }
  }
  return ((end - out) >> 2) as i32;
}

function append(out: usize, move: u32): usize {
  store<u32>(out, move);
  return out + 4;
}

// ---- refusing ----

/** Why a move cannot be made; any u32 may be asked. */
export function moveRefusal(at: Position, move: u32): Refusal {
  const phase = phaseOfMove(move);
  if (phase == Phase.None) return Refusal.NotAMove;
  if (phase != phaseOf(at)) return Refusal.NotNow;
  const kind = moveKind(move);
  if (kind == MoveKind.Call) return callRefusal(at, moveNumber(move));
  if (kind == MoveKind.Discard) return discardRefusal(at, move);
  if (kind == MoveKind.Meld) return meldRefusal(at, moveNumber(move));
  if (kind == MoveKind.FalseMeld) {
    return meldRefusal(at, moveNumber(move)) == Refusal.None ? Refusal.RulesAllowIt : Refusal.None;
  }
  if (kind == MoveKind.GoOff) return turnOf(at) == soloistOf(at) ? Refusal.None : Refusal.NotSoloist;
  if (kind == MoveKind.Play) return playRefusal(at, moveNumber(move));
  return Refusal.None;
}

/** The part of the game that a well-formed move belongs to, Phase.None for anything else. */
function phaseOfMove(move: u32): Phase {
  const kind = moveKind(move);
  const number: i32 = moveNumber(move);
  if (kind == MoveKind.Call) return number <= 0xffff ? Phase.Auction : Phase.None;
  if (kind == MoveKind.Pass) return number == 0 ? Phase.Auction : Phase.None;
  if (kind == MoveKind.Discard) return isDiscard(move) ? Phase.Discard : Phase.None;
  if (kind == MoveKind.Trump) return number < SUITS ? Phase.Trump : Phase.None;
  if (kind == MoveKind.Meld || kind == MoveKind.FalseMeld) return number < CLAIMS ? Phase.Meld : Phase.None;
  if (kind == MoveKind.GoOff) return number == 0 ? Phase.Meld : Phase.None;
  if (kind == MoveKind.Play) return isCard(number, 1, BINOKEL_RANKS) ? Phase.Play : Phase.None;
  return Phase.None;
}

/** Four kinds in ascending order, and nothing else in the word. */
function isDiscard(move: u32): bool {
  for (let place = 0; place < WIDOW_CARDS; place++) {
    if ((moveDiscard(move, place) as i32) >= KINDS) return false;
    if (place > 0 && moveDiscard(move, place) < moveDiscard(move, place - 1)) return false;
  }
  return move == packDiscard(moveDiscard(move, 0), moveDiscard(move, 1), moveDiscard(move, 2), moveDiscard(move, 3));
}

function discardRefusal(at: Position, move: u32): Refusal {
  countKinds(at, HANDS + soloistOf(at), COUNTS);
  for (let place = 0; place < WIDOW_CARDS; place++) if (!take(moveDiscard(move, place))) return Refusal.CardNotHeld;
  return Refusal.None;
}

function meldRefusal(at: Position, claim: u32): Refusal {
  countKinds(at, HANDS + turnOf(at), COUNTS);
  return claimRefusal(COUNTS, claim);
}

function playRefusal(at: Position, card: i32): Refusal {
  lookAtTrick(at);
  return cardRefusal(kindsOf(at, HANDS + turnOf(at)), lead, best, trumpOf(at), card);
}
