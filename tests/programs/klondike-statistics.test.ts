import { describe, expect, it } from 'vitest';
import { NO_RECORDS } from '../../host/programs/keeping/game-record.ts';
import { klondikeTexts } from '../../host/programs/klondike/languages.ts';
import { readStatistics, recordOf, type Statistics, withResult } from '../../host/programs/klondike/statistics.ts';
import { statisticsLines } from '../../host/programs/klondike/statistics-page.ts';
import { FINISHING, LAST_CARD } from './klondike-endgames.ts';
import { KlondikeVisit } from './klondike-visit.ts';

const SINGLE = 'klondike draw=1 passes=0 thoughtful=0 strict=0 kings=1 scoring=none';

const RECORD = { played: 3, won: 1, run: 1, longestRun: 1, bestSeconds: 90, bestScore: 700 };

const counted = async (visit: KlondikeVisit, variant = SINGLE): Promise<unknown> =>
  recordOf(readStatistics(await visit.headless.store.read('statistics')) ?? NO_RECORDS, variant);

describe('the statistics of a variant', () => {
  it('count games, won games, runs, the quickest win and the best result of all', () => {
    const results = [
      { outcome: 'won', seconds: 200, score: 500 },
      { outcome: 'not-won', seconds: 20, score: 700 },
      { outcome: 'won', seconds: 150, score: 400 },
      { outcome: 'won', seconds: 180, score: 600 },
    ] as const;
    const all = results.reduce<Statistics>((sum, result) => withResult(sum, 'one', result), NO_RECORDS);
    expect(recordOf(all, 'one')).toEqual({
      ...{ played: 4, won: 3, run: 2, longestRun: 2 },
      ...{ bestSeconds: 150, bestScore: 700 },
    });
    expect(recordOf(all, 'other')).toMatchObject({ played: 0, bestSeconds: null, bestScore: null });
  });

  it('are read as they were written, and nothing that cannot be is read', () => {
    const one = withResult(NO_RECORDS, 'one', { outcome: 'won', seconds: 9, score: null });
    expect(readStatistics(JSON.parse(JSON.stringify(one)))).toEqual(one);
    for (const wrong of [{ bestSeconds: -1 }, { bestSeconds: '9' }, { bestScore: 1.5 }, { won: 2 }]) {
      const games = { one: { ...recordOf(one, 'one'), ...wrong } };
      expect(readStatistics({ version: 1, games }), JSON.stringify(wrong)).toBeNull();
    }
  });
});

describe('a game', () => {
  it('counts as played with its first move, and as not won when it is left', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('N', 'N', 'K', 'N', 'Return');
    expect(await counted(visit)).toMatchObject({ played: 1, won: 0 });
  });

  it('that was won counts once, also where its last move is taken back and made again', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { elapsedMs: 61_000 });
    await visit.click('tableau-1', -1, 1);
    await visit.pressButton('ansehen');
    await visit.keys('Z', 'R');
    await visit.pressButton('ansehen');
    await visit.keys('N');
    expect(await counted(visit)).toEqual({
      ...{ played: 1, won: 1, run: 1, longestRun: 1 },
      ...{ bestSeconds: 61, bestScore: null },
    });
  });

  it('that is won while cards are laid off by themselves counts too', async () => {
    const visit = await KlondikeVisit.inPosition(FINISHING, { options: { scoring: 'page' } });
    await visit.keys('A');
    await visit.seconds(4);
    expect(await counted(visit, SINGLE.replace('none', 'page'))).toMatchObject({ won: 1, bestScore: 170 });
  });

  it('that is dealt again after it has counted counts no more: lost, won, by its number', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K', 'G', 'Return', 'K', 'G', 'Return', 'K', 'D');
    await visit.script('type 7');
    await visit.keys('Return', 'Return', 'K', 'N', 'Return');
    expect(await counted(visit)).toMatchObject({ played: 1, won: 0 });
    const won = await KlondikeVisit.inPosition(LAST_CARD, { elapsedMs: 61_000 });
    await won.click('tableau-1', -1, 1);
    await won.pressButton('dieselbe Gabe');
    await won.click('tableau-1', -1, 1);
    expect(won.core.view().status).toBe('won');
    await won.pressButton('ansehen');
    expect(await counted(won)).toMatchObject({ played: 1, won: 1, bestSeconds: 61 });
    await won.keys('N', 'K', 'N', 'Return');
    expect(await counted(won)).toMatchObject({ played: 2, won: 1 });
  });

  it('that is dealt again before its first move counts, as does one that is dealt otherwise', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('G', 'K', 'N', 'Return');
    expect(await counted(visit)).toMatchObject({ played: 1 });
    await visit.script('menu Variante drei Karten');
    await visit.keys('K', 'N', 'Return');
    expect(await counted(visit, SINGLE.replace('draw=1', 'draw=3'))).toMatchObject({ played: 1 });
  });

  it('counts for the variant that it was dealt with, whatever was chosen since', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('K');
    await visit.script('menu Variante drei Karten');
    await visit.keys('N', 'Return', 'K', 'N', 'Return');
    expect(await counted(visit)).toMatchObject({ played: 1 });
    expect(await counted(visit, SINGLE.replace('draw=1', 'draw=3'))).toMatchObject({ played: 1 });
  });
});

describe('the page of the statistics', () => {
  it('has a line for every preset and for whatever else was played', async () => {
    const visit = await KlondikeVisit.start();
    await visit.script('menu Variante Punkte wie in Windows');
    await visit.keys('K', 'N', 'Return', 'T');
    await visit.away();
    for (const name of ['Einzel-Zug', 'Dreier-Zug', 'Vegas Klondike'])
      expect(visit.shows(`${name}  `), name).toBe(true);
    expect(visit.shows('Einzel-Zug, Punkte wie in Windows')).toBe(true);
    expect(visit.shows('In der Kasse')).toBe(false);
  });

  it('tells games, wins, per cent, runs, best time and best result of each, and what is known of all', () => {
    const other = { played: 5, won: 3, run: 0, longestRun: 2, bestSeconds: 75, bestScore: 900 };
    const rows = [
      { name: 'x', record: RECORD },
      { name: 'y', record: other },
    ];
    const lines = statisticsLines(klondikeTexts.de, rows, 75).map((line) => line.split(/ {2,}| (?=[\d-])/));
    expect(lines.slice(3)).toEqual([
      ['x', '3', '1', '33', '1', '1', '1:30', '700'],
      ['y', '5', '3', '60', '0', '2', '1:15', '900'],
      [''],
      ['alle Spielarten', '8', '4', '50', '-', '2', '1:15', '-'],
    ]);
  });

  it('calls no two variants alike on the narrowest screen', () => {
    const record = { played: 1234, won: 1234, run: 100, longestRun: 1000, bestSeconds: 3599, bestScore: 23_900 };
    const rows = [
      'Dreier-Zug, Durchläufe ohne Ende, Punkte',
      'Dreier-Zug, Durchläufe ohne Ende, Punkte wie in Windows',
    ];
    const lines = statisticsLines(
      klondikeTexts.de,
      rows.map((name) => ({ name, record })),
      35,
    );
    const figures = lines[5];
    expect(lines.slice(3, -3)).toEqual([
      ...['Dreier-Zug, Durchläufe ohne Ende,', 'Punkte', figures],
      ...['Dreier-Zug, Durchläufe ohne Ende,', 'Punkte wie in Windows', figures],
    ]);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(35);
  });

  it('counts the game on the table, and shows the bank where there is one', async () => {
    const visit = await KlondikeVisit.start();
    await visit.script('menu Variante Las Vegas fortlaufend');
    await visit.keys('K', 'T');
    await visit.away();
    expect(visit.shows('In der Kasse: 0 $')).toBe(true);
    expect(visit.shows('Einzel-Zug, Las Vegas fortlaufend')).toBe(true);
  });

  it('puts the figures below the names where a line has no room for both', async () => {
    const visit = await KlondikeVisit.start({ mode: 'st-low' });
    await visit.keys('T');
    await visit.away();
    expect(visit.shows('Ohne Talon-Wiederholung')).toBe(true);
    expect(visit.shows('gew.')).toBe(true);
  });
});

describe('statistics that cannot be read', () => {
  it('are put aside, which the player is told, and new ones begin', async () => {
    const visit = await KlondikeVisit.start();
    await visit.headless.store.write('statistics', { version: 1, games: { one: { played: -1 } } });
    const next = await visit.nextVisit();
    expect(next.headless.notices.join()).toContain('Statistik ist nicht lesbar');
    expect(await next.headless.store.read('statistics-unreadable')).toEqual({
      version: 1,
      games: { one: { played: -1 } },
    });
  });
});
