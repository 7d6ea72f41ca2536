import { describe, expect, it } from 'vitest';
import type { Statistics } from '../../host/programs/patience/statistics.ts';
import { LAST_CARD, TWO_CARDS } from './patience-endgames.ts';
import { PatienceVisit } from './patience-visit.ts';

const counts = async (visit: PatienceVisit): Promise<Statistics['games']> =>
  ((await visit.headless.store.read('statistics')) as Statistics | null)?.games ?? {};

describe('a game that has come out', () => {
  it('is congratulated on, at once and not before', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS);
    await visit.click('tableau-2', -1, 1);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(false);
    await visit.click('tableau-1', -1, 1);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(true);
    expect(visit.shows('Die Patience ist gelöst.')).toBe(true);
  });

  it('comes by Ablegen too', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS);
    await visit.keys('A');
    await visit.seconds(1);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(true);
  });

  it('makes room for a new one of the same kind, or stays to be looked at', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    expect(visit.core.view().status).toBe('won');
    await visit.keys('Z', 'R');
    await visit.pressButton('neues Spiel');
    expect(visit.core.view()).toMatchObject({ status: 'playing', moveCount: 0 });
    expect(visit.game.id).toBe('kleine-harfe');
  });

  it('asks nothing before another game: nothing would be lost', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    await visit.script('menu Patience Zopf');
    expect(visit.game.id).toBe('zopf');
  });
});

describe('a game that has come out by cheating', () => {
  const cheat = async (): Promise<PatienceVisit> => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS, { cheating: true });
    await visit.drag('tableau-1', 'foundation-4');
    await visit.drag('tableau-2', 'foundation-4');
    return visit;
  };

  it('is called by its name, and does not count', async () => {
    const visit = await cheat();
    expect(visit.shows('Betrug!')).toBe(true);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(false);
    await visit.pressButton('neues Spiel');
    expect(await counts(visit)).toEqual({});
  });

  it('is honest again when the cheating was taken back', async () => {
    const visit = await cheat();
    await visit.pressButton('ansehen');
    await visit.keys('Z', 'Z');
    await visit.click('tableau-2', -1, 1);
    await visit.click('tableau-1', -1, 1);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(true);
    expect(await counts(visit)).toMatchObject({ 'kleine-harfe': { played: 1, won: 1 } });
  });

  it('is not what the switch alone makes of it: legal moves are no cheating', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS, { cheating: true });
    await visit.drag('tableau-2', 'foundation-4');
    await visit.drag('tableau-1', 'foundation-4');
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(true);
  });
});

describe('a game that has failed', () => {
  /** The last move that is possible uncovers a card that fits nowhere. */
  const beforeTheEnd = async (): Promise<PatienceVisit> => {
    for (let deal = 1n; ; deal++) {
      const visit = await PatienceVisit.inDeal('eiffelturm', deal, {
        moves: (core) => {
          for (let k = 0; k < 84; k++) core.play(core.moves().at(-1) ?? 0);
          let next = core.moves()[0];
          for (; next !== undefined; next = core.moves()[0]) core.play(next);
          core.undo();
        },
      });
      if (visit.core.view().status === 'playing') return visit;
    }
  };

  it('is said only when no legal move of any kind is left', async () => {
    const visit = await beforeTheEnd();
    expect(visit.shows('Gescheitert!')).toBe(false);
    await visit.keys('R');
    expect(visit.core.moves()).toEqual([]);
    expect(visit.shows('Gescheitert!')).toBe(true);
  });

  it('can be taken back, looked at, or left for a new one', async () => {
    const visit = await beforeTheEnd();
    const { moveCount } = visit;
    await visit.keys('R');
    await visit.pressButton('Zug zurück');
    expect(visit.moveCount).toBe(moveCount);
    await visit.keys('R');
    await visit.pressButton('ansehen');
    expect(visit.moveCount).toBe(moveCount + 1);
    expect(visit.shows('Gescheitert')).toBe(true);
    await visit.keys('Z', 'R');
    await visit.pressButton('neues Spiel');
    expect(visit.moveCount).toBe(0);
  });

  it('is said by a passing line alone while the rules are off, and on the next visit', async () => {
    const visit = await beforeTheEnd();
    await visit.keys('C', 'R');
    expect(visit.shows('Gescheitert!')).toBe(false);
    expect(visit.core.view().status).toBe('stuck');
    const next = await visit.nextVisit();
    expect(next.shows('Gescheitert!')).toBe(false);
    expect(next.shows('Gescheitert')).toBe(true);
  });
});

describe('a game that leads nowhere any more', () => {
  it('is told of in a passing line, never in a box (RULES §2.7)', async () => {
    let visit = await PatienceVisit.inDeal('eiffelturm', 1n);
    for (let deal = 2n; !visit.core.dead(); deal++) visit = await PatienceVisit.inDeal('eiffelturm', deal);
    expect(visit.shows('Kein Zug führt')).toBe(true);
    expect(visit.core.moves().length).toBeGreaterThan(0);
    await visit.keys('M');
    expect(visit.core.view().marked).toBe(true);
  });
});
