import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { newRound, ROUND_GAMES, type Round, totals } from '../../host/programs/binokel/kept/round.ts';
import {
  NO_STATISTICS,
  readStatistics,
  withGame,
  withWholeRound,
} from '../../host/programs/binokel/kept/statistics.ts';
import { NO_TOP_TEN, readTopTen, type TopTen, withRound } from '../../host/programs/binokel/kept/top-ten.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { RoundVisit, resultOf, standIn } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** A finished round that brought you so many points. */
function finished(points: number, id: number, name = 'A'): Round {
  const round = newRound(1n, BigInt(id), { name, speed: 'slow', goal: 'exceed' });
  const share = Math.trunc(points / ROUND_GAMES);
  const rest = points - share * (ROUND_GAMES - 1);
  const games = Array.from({ length: ROUND_GAMES }, (_, i) => ({
    soloist: 1 as const,
    bid: 150,
    ending: 'played' as const,
    points: [i === 0 ? rest : share, -150, 0] as const,
  }));
  return { ...round, games };
}

const pointsOf = (list: TopTen): readonly number[] => list.entries.map(({ points }) => points);

describe('the list of the ten best', () => {
  it('puts the same result below the older one (BINOKEL S15, R27)', () => {
    const list = [finished(2090, 1, 'old'), finished(2090, 2, 'new')].reduce(withRound, NO_TOP_TEN);
    expect(list.entries.map(({ name }) => name)).toEqual(['old', 'new']);
  });

  it('sums a round up (BINOKEL S14)', () => {
    const round = finished(2310 - 220, 1);
    expect(totals(round)[0]).toBe(2090);
    expect(withRound(NO_TOP_TEN, round).entries[0].points).toBe(2090);
  });

  it('takes a round once, also when it has dropped out, and none that is not over (BINOKEL R28)', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => finished(100 * i, i + 1));
    const list = eleven.reduce(withRound, NO_TOP_TEN);
    expect(pointsOf(list)).toEqual([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100]);
    expect(withRound(list, eleven[0])).toBe(list);
    expect(withRound(list, eleven[5])).toBe(list);
    const unfinished = { ...finished(5000, 99), games: finished(5000, 99).games.slice(0, 23) };
    expect(withRound(list, unfinished)).toBe(list);
  });

  it('is what sorting says, for any results, and can be stored', () => {
    const results = fc.array(fc.integer({ min: -3000, max: 9000 }), { maxLength: 30 });
    fc.assert(
      fc.property(results, (points) => {
        const list = points.map((sum, i) => finished(sum, i + 1)).reduce(withRound, NO_TOP_TEN);
        expect(pointsOf(list)).toEqual([...points].sort((a, b) => b - a).slice(0, 10));
        expect(readTopTen(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });

  it('is read in order or not at all', () => {
    const list = [finished(100, 1), finished(200, 2)].reduce(withRound, NO_TOP_TEN);
    expect(readTopTen({ ...list, entries: [...list.entries].reverse() })).toBeNull();
    expect(readTopTen({ ...list, version: 2 })).toBeNull();
    expect(readTopTen({ ...list, entered: [1] })).toBeNull();
    expect(readTopTen({ ...list, entries: [{ name: 'A', points: '5', round: '' }] })).toBeNull();
  });
});

describe('the statistics', () => {
  it('count games, solo games and rounds', () => {
    const games = [1, 2, 3, 4].map(resultOf).reduce(withGame, NO_STATISTICS);
    expect(games).toMatchObject({ games: 4, pointsOfGames: 158, bestGame: 287, worstGame: -330, solo: 2, soloWon: 1 });
    expect(games).toMatchObject({ highestBid: 240, wentOff: 0 });
    const off = withGame(games, { soloist: 0, bid: 300, ending: 'went-off', points: [-300, 40, 40] });
    expect(off).toMatchObject({ solo: 3, soloWon: 1, highestBid: 240, wentOff: 1 });
    const rounds = [finished(-500, 1), finished(900, 2)].reduce(withWholeRound, off);
    expect(rounds).toMatchObject({ rounds: 2, pointsOfRounds: 400, bestRound: 900 });
    expect(readStatistics(JSON.parse(JSON.stringify(rounds)))).toEqual(rounds);
    expect(readStatistics({ ...rounds, soloWon: 9 })).toBeNull();
    expect(readStatistics({ ...rounds, games: -1 })).toBeNull();
    expect(readStatistics({ ...rounds, bestGame: '7' })).toBeNull();
  });
});

describe('a round of 24 games', () => {
  it('ends with the surprise, the top ten and the question, and is entered once', async () => {
    const store = new MemoryStore();
    const drive = new MemoryDrive();
    const table = standIn();
    const visit = await RoundVisit.start({ table, store, drive });
    await visit.toTable('Anna');
    await visit.playGames(24);
    expect(table.shown).toEqual([]);
    await visit.keys('s', 'a', 'Return');
    expect(table.shown).toEqual(['surprise']);
    await visit.keys('space');
    for (const text of [texts.topTen.title, texts.topTen.subtitle, 'Anna', '772']) expect(visit.shows(text)).toBe(true);
    await visit.keys('space');
    expect(visit.shows(texts.topTen.question)).toBe(true);
    await visit.keys('n');
    expect(table.played.at(-1)).toMatchObject({ number: 1, names: ['Anna', 'Jim', 'Cathy'] });
    expect(table.played).toHaveLength(25);
    expect(table.played.at(-1)?.deal).not.toBe(table.played[0].deal);
    await visit.keys('space', 'l', 'a', 'Return', 'space');
    const topTen = readTopTen(await store.read('top-ten'));
    expect(topTen?.entries).toHaveLength(1);
    expect(readStatistics(await store.read('statistics'))).toMatchObject({ rounds: 1, games: 25 });
  });

  it('can be ended with the mouse, and leaves for DOS by Beenden', async () => {
    const visit = await RoundVisit.start();
    await visit.toTable('Anna');
    await visit.playGames(24);
    await visit.clickText('Weiter');
    await visit.click(320, 175);
    await visit.click(320, 175);
    await visit.clickText('Beenden');
    expect(visit.shows('C:\\BINOKEL>')).toBe(true);
  });

  it('is over for the next visit too, which shows the results again', async () => {
    const store = new MemoryStore();
    const visit = await RoundVisit.start({ store });
    await visit.toTable('Anna');
    await visit.playGames(24);
    await visit.keys('Return', 'space');
    await visit.headless.leave();
    const table = standIn();
    const later = await RoundVisit.start({ store, table });
    expect(later.shows('Blatt 4 von 4')).toBe(true);
    await later.keys('Return', 'space', 'space', 'b');
    expect(readTopTen(await store.read('top-ten'))?.entries).toHaveLength(1);
    expect(table.played).toEqual([]);
  });
});
