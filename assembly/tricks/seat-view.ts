/** What a seat sees of a table beside its cards: the registers as far as it knows them, and what everybody can work out. */
import { NO_SEAT, REGISTER_BYTES, SEAT_OMNISCIENT, VIEW_REGISTERS, VIEW_TURN } from '../abi';
import {
  CLAIM_MADE,
  CLAIM_UNSEEN,
  Phase,
  SEATS,
  TRICKS_CLAIMS,
  VIEW_BID,
  VIEW_DEALER,
  VIEW_LEADER,
  VIEW_MELDS,
  VIEW_NEXT_CALL,
  VIEW_OPENER,
  VIEW_PHASE,
  VIEW_POINTS,
  VIEW_RESULTS,
  VIEW_SOLOIST,
  VIEW_TRICKS,
} from '../abi-tricks';
import { Position } from '../core/position';
import { bidOf, HIGHEST_CALL, highestCall, nextCall } from './auction';
import { meldOf, pointsWon, resultOf, tricksOf } from './scoring';
import { leaderOf, phaseOf, turnOf } from './stage';
import { dealerOf, HANDS, markedClaim, meldsShown, NOBODY, openerOf, soloistOf, WON } from './table';

/** A seat knows its own hand and what it has laid away; an onlooker, whose number is none of a seat, knows nothing. */
export function knowsPile(pile: i32, seat: i32): bool {
  return seat >= 0 && seat < SEATS && (pile == HANDS + seat || pile == WON + seat);
}

/** Fills VIEW_REGISTERS and the fields behind them. A claim is shown when all seats have melded (manual 3.6). */
export function writeSeatView(at: Position, seat: i32, out: usize): void {
  for (let i: usize = 0; i < (REGISTER_BYTES as usize); i += 4)
    store<u32>(out + i, at.register<u32>(i), VIEW_REGISTERS);
  const shown = seat == SEAT_OMNISCIENT || meldsShown(at);
  for (let other = 0; other < SEATS; other++) {
    const seen = shown || other == seat;
    if (!seen && markedClaim(at, other) != 0) {
      store<u32>(out + ((4 * other) as usize), CLAIM_MADE | CLAIM_UNSEEN, VIEW_REGISTERS + TRICKS_CLAIMS);
    }
    const two = out + ((2 * other) as usize);
    store<u16>(two, seen ? meldOf(at, other) : 0, VIEW_MELDS);
    store<u16>(two, pointsWon(at, other), VIEW_POINTS);
    store<u8>(out + (other as usize), tricksOf(at, other), VIEW_TRICKS);
    store<i32>(out + ((4 * other) as usize), resultOf(at, other), VIEW_RESULTS);
  }
  writeStage(at, out);
}

function writeStage(at: Position, out: usize): void {
  const phase = phaseOf(at);
  const auction = phase == Phase.Auction;
  const next = nextCall(at);
  store<u8>(out, phase, VIEW_PHASE);
  store<u8>(out, seatByte(turnOf(at)), VIEW_TURN);
  store<u8>(out, dealerOf(at), VIEW_DEALER);
  store<u8>(out, openerOf(at), VIEW_OPENER);
  store<u8>(out, seatByte(soloistOf(at)), VIEW_SOLOIST);
  store<u8>(out, seatByte(phase == Phase.Play ? leaderOf(at) : NOBODY), VIEW_LEADER);
  store<u16>(out, auction ? highestCall(at) : bidOf(at), VIEW_BID);
  store<u16>(out, auction && next <= HIGHEST_CALL ? next : 0, VIEW_NEXT_CALL);
}

function seatByte(seat: i32): i32 {
  return seat == NOBODY ? NO_SEAT : seat;
}
