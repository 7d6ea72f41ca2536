import { describe, expect, it } from 'vitest';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { DUEL_GAME } from '../../host/programs/klondike/duel/session.ts';
import { DuelVisit, TEXTS } from './duel-visit.ts';

/** A deal that the player at the left begins (RULES §11). */
const LEFT_BEGINS = 3n;

const endBox = (visit: DuelVisit): boolean => visit.shows(TEXTS.lookAtTable) && visit.shows(TEXTS.newGame);

describe.each<StMode>(['st-high', 'st-medium', 'st-low', 'tt-medium', 'tt-high', 'falcon-256', 'large-mono'])(
  'a game against the computer on %s',
  (mode) => {
    it('is played with the mouse to its end, turn by turn', async () => {
      const visit = await DuelVisit.inDeal(LEFT_BEGINS, { mode, settings: { pace: 'at-once' } });
      for (let turn = 0; turn < 200 && !visit.duel.over; turn++) {
        await visit.playTurn();
        await visit.watch();
      }
      expect(visit.duel.over).toBe(true);
      expect(endBox(visit)).toBe(true);
      const [left, right] = visit.duel.credits;
      const foundations = visit.core.view().piles.filter(({ role }) => role === 'foundation');
      expect(foundations.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(left + right);
      await visit.pressButton(TEXTS.newGame);
      expect(visit.duel.over).toBe(false);
      expect(visit.duel.credits[0]).toBe(0);
      expect(visit.core.view().game.id).toBe(DUEL_GAME);
    }, 120_000);
  },
);

describe('two players at one screen', () => {
  it('play with the mouse to the end, each on the own half', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { opponent: null, settings: { twoPlayers: true } });
    for (let turn = 0; turn < 400 && !visit.duel.over; turn++) await visit.playTurn();
    expect(visit.duel.over).toBe(true);
    expect(endBox(visit)).toBe(true);
  }, 60_000);
});
