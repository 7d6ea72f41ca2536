/** How far a game of tricks has come, and whose turn it is; all of it follows from the table. */
import { NO_SUIT } from '../abi';
import { Ending, Phase, SEATS } from '../abi-tricks';
import { Position } from '../core/position';
import { speakerOf } from './auction';
import {
  endingOf,
  hasMelded,
  meldsShown,
  NOBODY,
  openerOf,
  right,
  soloistOf,
  TRICK,
  TRICKS,
  tricksPlayed,
  trickWinner,
  trumpOf,
  WON,
} from './table';

/** What the game has come to. */
export function phaseOf(at: Position): Phase {
  const soloist = soloistOf(at);
  if (soloist == NOBODY) return Phase.Auction;
  if (at.hidden(WON + soloist) == 0) return Phase.Discard;
  if (trumpOf(at) == NO_SUIT) return Phase.Trump;
  if (!meldsShown(at)) return Phase.Meld;
  return endingOf(at) == Ending.None && tricksPlayed(at) < TRICKS ? Phase.Play : Phase.Over;
}

/** The seat that leads the trick which is being played, or is to be. */
export function leaderOf(at: Position): i32 {
  const played = tricksPlayed(at);
  return played == 0 ? openerOf(at) : trickWinner(at, played - 1);
}

/** The seat that has to move, NOBODY when the game is over. */
export function turnOf(at: Position): i32 {
  const phase = phaseOf(at);
  if (phase == Phase.Auction) return speakerOf(at);
  if (phase == Phase.Play) return (leaderOf(at) + at.count(TRICK)) % SEATS;
  if (phase == Phase.Over) return NOBODY;
  return phase == Phase.Meld ? nextToMeld(at) : soloistOf(at);
}

/** The soloist melds first, then the seats to his right. */
function nextToMeld(at: Position): i32 {
  let seat = soloistOf(at);
  while (hasMelded(at, seat)) seat = right(seat);
  return seat;
}
