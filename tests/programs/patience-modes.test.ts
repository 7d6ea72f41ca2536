import { describe, expect, it } from 'vitest';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { PatienceVisit } from './patience-visit.ts';

const MODES: readonly StMode[] = ['st-high', 'st-medium', 'st-low', 'tt-medium', 'tt-high', 'falcon-256', 'large-mono'];

describe.each(MODES)('Patience on the screen %s', (mode) => {
  it('plays every game by mouse and by keyboard', async () => {
    const visit = await PatienceVisit.start({ mode });
    const games = visit.core.games.filter(({ collection }) => collection === 'patience');
    for (const [k, game] of games.entries()) {
      await visit.keys(String(k + 1));
      if (k > 0) await visit.pressButton('neues Spiel');
      expect(visit.game.id).toBe(game.id);
      await visit.click('stock');
      expect(visit.moveCount).toBe(1);
      await visit.keys('K', 'Z');
      expect(visit.moveCount).toBe(1);
    }
  });

  it('has room for its boxes, its rules and its files', async () => {
    const visit = await PatienceVisit.start({ mode });
    await visit.away();
    await visit.keys('H');
    expect(visit.shows('PATIENCE 2.13')).toBe(true);
    await visit.keys('Esc', 'T');
    expect(visit.shows('gesp. gel. Serie beste')).toBe(true);
    await visit.keys('Return', 'S', 'Return');
    expect(visit.drive.files.size).toBe(1);
    await visit.keys('K', 'E');
    expect(visit.shows('Patience beenden?')).toBe(true);
  });
});
