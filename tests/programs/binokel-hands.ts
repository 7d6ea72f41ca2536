import { binokelCardText, parseBinokelCards } from '../../host/core/binokel-card-text.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import type { Seat } from '../../host/programs/binokel/kept/seats.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { dealHands, playAll } from '../games/binokel-builders.ts';

/** A game with given hands after given moves, as it is kept. Hands that are left out get what is left. */
export function keptGame(
  core: Core,
  hands: readonly (string | undefined)[],
  number: number,
  moves: string,
): RunningGame {
  dealHands(core, hands, { game: String(number) });
  playAll(core, moves);
  return { game: core.save(), beside: { stop: null } };
}

/** The same with moves that come after those of the game. */
export function keptAfter(core: Core, moves: string): RunningGame {
  playAll(core, moves);
  return { game: core.save(), beside: { stop: null } };
}

/** Calls from 150 on of two who take turns, the first one last; the other one and the third pass. */
export function callsUpTo(highest: number): string {
  const calls = Array.from({ length: (highest - 140) / 10 }, (_, i) => `call:${150 + 10 * i}`);
  return [...calls, 'pass', 'pass'].join(' ');
}

/** The move that lays away four of a seat's cards, those that `keeps` does not name. */
export function layAway(core: Core, seat: Seat, keeps = ''): string {
  const kept = keeps.split(' ');
  const laid = core
    .view(seat)
    .piles[seat].cards.map((card) => card & 0x3f)
    .filter((card) => !kept.includes(binokelCardText(card)))
    .slice(0, 4);
  return `discard:${laid.map(cardText).join('+')}`;
}

/** Cards as moves name them. */
export function inMoves(cards: string): string {
  return parseBinokelCards(cards).map(cardText).join('+');
}
