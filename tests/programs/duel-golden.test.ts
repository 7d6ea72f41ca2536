import { describe, it } from 'vitest';
import { isHidden } from '../../host/core/card.ts';
import type { Core, Move } from '../../host/core/core.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { END_TURN } from '../../host/programs/klondike/duel/seats.ts';
import { expectGolden } from '../golden-frame.ts';
import { DuelVisit } from './duel-visit.ts';

const LEFT_BEGINS = 3n;
const RIGHT_BEGINS = 1n;
const TWO = { opponent: null, settings: { twoPlayers: true } } as const;
const MIDDLE = 90;

/** What speaks for a move, by nothing but the rules: cards laid off, turned up, and new ones; the turn's end last. */
function worth(core: Core, move: Move): number {
  if (move === END_TURN) return 0;
  const count = (role: string): number =>
    core
      .view()
      .piles.filter((pile) => pile.role === role)
      .reduce((sum, { cards }) => sum + cards.length, 0);
  const closed = (): number =>
    core
      .view()
      .piles.filter(({ role }) => role === 'tableau')
      .reduce((sum, { cards }) => sum + cards.filter(isHidden).length, 0);
  const before = [count('foundation'), closed(), count('stock'), count('waste')];
  core.play(move);
  const after = [count('foundation'), closed(), count('stock'), count('waste')];
  core.undo();
  if (after[0] > before[0]) return 4;
  if (after[1] < before[1]) return 3;
  return after[3] < before[3] && after[2] === before[2] ? 2 : after[2] === before[2] ? -1 : 1;
}

/** The middle of a game, always the same. */
function toTheMiddle(core: Core): void {
  for (let k = 0; k < MIDDLE; k++) {
    const moves = core.moves().map((move) => ({ move, worth: worth(core, move) }));
    core.play(moves.reduce((best, next) => (next.worth > best.worth ? next : best)).move);
  }
}

describe('the table of two', () => {
  it.each<StMode>(['st-high', 'tt-high', 'falcon-256'])('looks as it should when a game begins: %s', async (mode) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { mode });
    await visit.away();
    expectGolden(`duel-${mode}-fresh`, visit.headless.frame());
  });

  it.each<StMode>(['st-high', 'tt-medium', 'st-medium', 'st-low'])(
    'looks as it should in the middle of a game: %s',
    async (mode) => {
      const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...TWO, mode, options: { draw: '3' }, moves: toTheMiddle });
      await visit.away();
      expectGolden(`duel-${mode}-game`, visit.headless.frame());
    },
  );

  it('shows in inverse what the computer is about to move', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, {
      settings: { pace: 'slow' },
      moves: (core) => core.play(END_TURN),
    });
    await visit.pressEnd();
    await visit.away();
    await visit.seconds(1.2);
    expectGolden('duel-computer-shows', visit.headless.frame());
  });

  it('says that a card passes the turn', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    for (let k = 0; k < 20 && !visit.shows('passt nirgends'); k++) await visit.click(`p${visit.duel.turn + 1}-stock`);
    await visit.away();
    expectGolden('duel-passed', visit.headless.frame());
  });
});
