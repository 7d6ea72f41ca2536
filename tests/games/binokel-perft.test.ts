/**
 * Numbers of move sequences of 1, 2, 3 … plies of Binokel from fixed points, recorded: a change of a rule shows here first. Where
 * cards are played, the plain rules (binokel-plain.ts) count the same.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import type { TrickPhase } from '../../host/core/tricks-view.ts';
import { loadCore } from '../core/built-core.ts';
import { cardsIn, tricksOf } from './binokel-builders.ts';
import { legalCards, SUITS, winnerOf } from './binokel-plain.ts';
import { playOut } from './binokel-policies.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

function perft(plies: number): number {
  const moves = core.moves();
  if (plies === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    core.play(move);
    leaves += perft(plies - 1);
    core.undo();
  }
  return leaves;
}

/** The same for the play of the cards; twins are one move. */
function plainPerft(
  hands: readonly (readonly string[])[],
  leader: number,
  trick: readonly string[],
  trump: string,
  plies: number,
): number {
  const seat = (leader + trick.length) % 3;
  const legal = [...new Set(legalCards(hands[seat], trick, trump))];
  if (plies === 1) return legal.length;
  let leaves = 0;
  for (const card of legal) {
    const left = hands.map((hand, index) =>
      index === seat ? hand.filter((_, place) => place !== hand.indexOf(card)) : hand,
    );
    const played = [...trick, card];
    const next = played.length === 3 ? (leader + winnerOf(played, trump)) % 3 : leader;
    leaves += plainPerft(left, next, played.length === 3 ? [] : played, trump, plies - 1);
  }
  return leaves;
}

/** Deal, the part of the game to go to, tricks to play there, and the numbers. */
const ROWS: readonly (readonly [ChosenOptions, bigint, TrickPhase, number, readonly number[]])[] = [
  [{}, 1n, 'auction', 0, [2, 4, 1164, 6519]],
  [{ calls: 'any' }, 1n, 'auction', 0, [986, 486_591]],
  [{}, 1n, 'discard', 0, [1158, 4632]],
  [{}, 2n, 'trump', 0, [4, 8, 16, 48, 216, 384, 768, 6792]],
  [{}, 3n, 'meld', 0, [3, 6, 36, 192, 408, 936]],
  [{}, 4n, 'play', 0, [11, 18, 33, 329, 604, 1132, 10_352]],
  [{ game: '17' }, 5n, 'play', 5, [7, 27, 102, 609, 1937, 6305]],
  [{ game: '9' }, 6n, 'play', 8, [3, 5, 15, 42, 68, 132, 262, 340, 492, 492, 492, 492]],
  [{ game: '12' }, 7n, 'play', 8, [4, 12, 18, 54, 114, 189, 378, 622, 978, 978, 978, 978]],
];

describe('perft of Binokel', () => {
  it.each(ROWS)('%o, deal %s, %s after %i tricks', (options, deal, phase, tricks, expected) => {
    core.deal('binokel', options, deal);
    playOut(core, { until: phase });
    for (let i = 0; i < 3 * tricks; i++) core.play(core.moves()[0]);
    expect(expected.map((_, i) => perft(i + 1))).toEqual(expected);
    if (phase !== 'play') return;
    const full = core.fullView();
    const hands = ['hand-1', 'hand-2', 'hand-3'].map((id) => cardsIn(full, id));
    const { leader, trump } = tricksOf(core);
    const plain = expected.map((_, i) =>
      plainPerft(hands, leader ?? -1, cardsIn(full, 'trick'), SUITS[trump ?? 0], i + 1),
    );
    expect(plain).toEqual(expected);
  });
});
