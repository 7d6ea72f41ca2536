import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { NO_RECORDS, type Outcome } from '../../host/programs/keeping/game-record.ts';
import { readStatistics, recordOf, type Statistics, withGame } from '../../host/programs/patience/statistics.ts';
import { LAST_CARD } from './patience-endgames.ts';
import { PatienceVisit } from './patience-visit.ts';

const counting = (...outcomes: readonly Outcome[]): Statistics =>
  outcomes.reduce<Statistics>((statistics, outcome) => withGame(statistics, 'zopf', outcome), NO_RECORDS);

/** What is counted of a game between two visits. */
async function counted(visit: PatienceVisit, game: string): Promise<unknown> {
  const stored = readStatistics(await visit.headless.store.read('statistics'));
  return recordOf(stored ?? NO_RECORDS, game);
}

describe('the statistics', () => {
  it('count games, won games, the present run and the longest one', () => {
    expect(recordOf(counting(), 'zopf')).toEqual({ played: 0, won: 0, run: 0, longestRun: 0 });
    expect(recordOf(counting('won', 'won', 'not-won', 'won'), 'zopf')).toEqual({
      played: 4,
      won: 3,
      run: 1,
      longestRun: 2,
    });
    expect(recordOf(counting('won', 'not-won'), 'zopf')).toEqual({ played: 2, won: 1, run: 0, longestRun: 1 });
    expect(recordOf(counting('won'), 'galerie')).toEqual({ played: 0, won: 0, run: 0, longestRun: 0 });
  });

  it('are read as they were written, and nothing that cannot be is read', () => {
    const statistics = counting('won', 'not-won', 'won', 'won');
    expect(readStatistics(JSON.parse(JSON.stringify(statistics)))).toEqual(statistics);
    const withRecord = (record: object): unknown => ({
      version: 1,
      games: { zopf: { played: 1, won: 1, run: 1, longestRun: 1, ...record } },
    });
    expect(readStatistics(withRecord({}))).not.toBe(null);
    for (const record of [{ won: 2 }, { run: 2 }, { longestRun: 2 }, { played: -1 }, { played: 1.5 }, { won: '1' }]) {
      expect(readStatistics(withRecord(record)), JSON.stringify(record)).toBe(null);
    }
    for (const value of [null, 3, [], {}, { version: 2, games: {} }, { version: 1, games: null }]) {
      expect(readStatistics(value)).toBe(null);
    }
  });
});

describe('a game', () => {
  it('counts as played with its first move, not before', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 1n);
    await visit.keys('T');
    expect(visit.shows('Zopf             0')).toBe(true);
    await visit.keys('Return', 'K', 'T');
    expect(visit.shows('Zopf             1')).toBe(true);
    await visit.keys('Return', 'N', 'Return');
    expect(await counted(visit, 'zopf')).toEqual({ played: 1, won: 0, run: 0, longestRun: 0 });
    await visit.keys('N');
    expect(await counted(visit, 'zopf')).toMatchObject({ played: 1 });
  });

  it.each(['another game', 'the same game', 'beenden', 'another file'])(
    'that is left for %s is not won',
    async (way) => {
      const store = new MemoryStore();
      await store.write('statistics', counting('won', 'won'));
      const visit = await PatienceVisit.inDeal('zopf', 1n, { store });
      await visit.keys('K');
      if (way === 'another file') {
        const other = await PatienceVisit.inDeal('galerie', 9n);
        await other.keys('S', 'Return');
        visit.drive.bring('GALERIE.PAT', other.drive.files.get('GALERIE.PAT') ?? new Uint8Array());
        await visit.headless.settle();
      } else await visit.keys(way === 'another game' ? '1' : way === 'beenden' ? 'E' : 'N');
      await visit.keys('Return');
      expect(await counted(visit, 'zopf')).toEqual({ played: 3, won: 2, run: 0, longestRun: 2 });
    },
  );

  it('that is won counts once, however often its last move is made', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    for (let k = 0; k < 3; k++) {
      await visit.keys('Z', 'R');
      await visit.pressButton('ansehen');
    }
    await visit.keys('Z', 'N', 'Return');
    expect(await counted(visit, 'kleine-harfe')).toEqual({ played: 1, won: 1, run: 1, longestRun: 1 });
  });

  it('that goes on in the next visit counts there, once', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    const next = await visit.nextVisit();
    await next.keys('Z', 'R');
    await next.pressButton('neues Spiel');
    expect(await counted(next, 'kleine-harfe')).toMatchObject({ played: 1, won: 1 });
  });

  it('in which a move against the rules stands does not count', async () => {
    const visit = await PatienceVisit.inPosition('standart', 'tableau-1: 9S\ntableau-2: 9C\nrest: stock', {
      cheating: true,
    });
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.core.view().forced).toBe(true);
    await visit.keys('N', 'Return');
    expect(await counted(visit, 'standart')).toMatchObject({ played: 0 });
  });

  it('of a file counts no more: it was counted when it was left', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.keys('S', 'Return', '1', 'L', 'Return');
    expect(visit.game.id).toBe('kleine-harfe');
    await visit.click('tableau-1', -1, 1);
    expect(visit.shows('Herzlichen Glückwunsch!')).toBe(true);
    await visit.pressButton('ansehen');
    expect(await counted(visit, 'kleine-harfe')).toMatchObject({ played: 0 });
  });

  it('of which an earlier point is loaded counts as before', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 1n);
    await visit.keys('K', 'S', 'Return', 'K', 'L', 'Return', 'Return');
    expect(visit.moveCount).toBe(1);
    expect(await counted(visit, 'zopf')).toMatchObject({ played: 0 });
    await visit.keys('N', 'Return');
    expect(await counted(visit, 'zopf')).toMatchObject({ played: 1 });
  });

  it('of the demo does not count', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 1n);
    await visit.keys('D');
    await visit.seconds(12);
    await visit.keys('Space', 'N');
    expect(await visit.headless.store.read('statistics')).toBe(null);
  });
});

describe('the box of the statistics', () => {
  it('shows every game with what is counted of it', async () => {
    const store = new MemoryStore();
    await store.write('statistics', counting('won', 'won', 'not-won', 'won'));
    const visit = await PatienceVisit.start({ store });
    await visit.script('menu Information Statistik');
    expect(visit.shows('gesp. gel. Serie beste')).toBe(true);
    for (const game of ['Eiffelturm', 'Matriarchat', 'Standart', 'kleine Harfe', 'Galerie']) {
      expect(visit.shows(`${game.padEnd(12)}     0    0     0     0`), game).toBe(true);
    }
    expect(visit.shows('Zopf             4    3     1     2')).toBe(true);
  });
});
