import { describe, expect, it } from 'vitest';
import { COLOUR } from '../../host/hardware/spectrum/colours.ts';
import { FLASH } from '../../host/hardware/spectrum/screen-memory.ts';
import {
  leader,
  type Match,
  nextMatch,
  readMatch,
  toss,
  tossedMatch,
  withPoints,
} from '../../host/programs/chinese-patience/kept/match.ts';
import { readStatistics } from '../../host/programs/chinese-patience/kept/statistics.ts';
import { ChineseVisit, type LeftGame } from './chinese-visit.ts';

const LINE = 22;

/** The last card of the player fits on pile 5, and so does the last one of the computer. */
const LAST_CARD = `
  5: KS
  6: KH QC
  7: KC
  8: KD
  discard-1: QD
  discard-2: 9C 8H
  deck-2: 3S 8C 7D 5H
  rest: 1
`;
const SERIES: Match = { kind: 'series', game: 3, points: [44, 20], starter: 'you', tossed: false };
const WON = 'M05';

/** A table at which the player wins with one move; all other cards lie on the foundations or with the computer. */
function lastCard(left: LeftGame = {}): Promise<ChineseVisit> {
  return ChineseVisit.inPosition(LAST_CARD.replace('rest: 1', 'rest: deck-2'), {
    ...left,
    table: { turn: 1, twisted: true },
    settings: { speed: 'turbo', ...left.settings },
  });
}

describe('the end of a game', () => {
  it('the winner gets a point for each card the other has left, with great zeal', async () => {
    const visit = await lastCard({ sitting: { match: SERIES } });
    await visit.type(WON);
    await visit.wait(2);
    const points = visit.duel.credits[0];
    const { piles } = visit.view;
    expect(points).toBe(piles[2].cards.length + piles[3].cards.length);
    expect(visit.row(LINE)).toBe(`HAS GANADO: +${points} PUNTOS`);
    expect(visit.row(1)).toContain(`TU ${44 + points}`);
    expect(visit.row(23)).toBe('S=UN JUEGO  N=SERIE  O=OPCIONES');
    expect(visit.row(0)).toBe('CHINESE PATIENCE');
    const flashing = visit
      .seen()
      .subarray(0x1800, 0x1b00)
      .filter((attribute) => attribute >= FLASH);
    expect(flashing.length).toBe(9 * ('HAS'.length + 'GANADO!'.length));
    const borders = new Set<number>();
    const sounds = visit.sounds.length;
    for (let i = 0; i < 100; i++) {
      borders.add(visit.headless.spectrum.ula.border);
      await visit.wait(1);
    }
    expect(borders.size).toBeGreaterThan(2);
    expect(visit.sounds.length).toBeGreaterThan(sounds + 5);
    await visit.wait(100);
    expect(visit.headless.spectrum.ula.border).toBe(COLOUR.yellow);
  });

  it('is seen before the next one begins, whatever was typed in advance', async () => {
    const visit = await lastCard({ sitting: { match: SERIES } });
    await visit.burst(`${WON}n`.toLowerCase());
    await visit.wait(20);
    expect(visit.duel.over).toBe(true);
    expect(visit.row(1)).toContain('JUEGO 3');
  });

  it('is announced once: the next visit keeps quiet, and counts nothing again', async () => {
    const visit = await lastCard({ sitting: { match: SERIES } });
    await visit.type(WON);
    await visit.wait(250);
    const next = await visit.nextVisit();
    await next.wait(20);
    expect(next.sounds).toHaveLength(0);
    expect(next.seen()).toEqual(visit.seen());
    expect(await next.headless.store.read('statistics')).toMatchObject({
      games: { classic: { played: 1, won: 1, points: visit.duel.credits[0], longestSeries: 3 } },
    });
  });

  it('nothing stays still that should: no flash, one colour of the border', async () => {
    const visit = await lastCard({ reducedMotion: true });
    await visit.type(WON);
    const borders = new Set<number>();
    for (let i = 0; i < 100; i++) {
      await visit.wait(1);
      borders.add(visit.headless.spectrum.ula.border);
    }
    expect([...borders]).toEqual([COLOUR.yellow]);
    expect(
      visit
        .seen()
        .subarray(0x1800, 0x1b00)
        .every((attribute) => attribute < FLASH),
    ).toBe(true);
  });

  it('N goes on with the points, S forgets them, and the other one starts', async () => {
    const visit = await lastCard({ sitting: { match: SERIES } });
    await visit.type(WON);
    await visit.wait(2);
    const points = 44 + visit.duel.credits[0];
    await visit.type('n');
    expect(visit.row(1)).toMatch(new RegExp(`^TU ${points} +YO 20 +SERIE +JUEGO 4$`));
    expect(visit.row(LINE)).toBe('EMPIEZO YO');
    expect((await visit.nextVisit()).row(1)).toBe(visit.row(1));
    const other = await lastCard({ sitting: { match: SERIES } });
    await other.type(WON);
    await other.wait(2);
    await other.type('s');
    expect(other.row(1)).toMatch(/^TU 0 +YO 0 +UN JUEGO$/);
  });

  it('a series has a winner where it has a target', async () => {
    const visit = await lastCard({ sitting: { match: SERIES }, settings: { target: '50' } });
    await visit.type(WON);
    await visit.wait(2);
    const points = 44 + visit.duel.credits[0];
    expect(visit.rows()).toContain(`GANAS LA SERIE ${points} A 20`);
    await visit.type('n');
    expect(visit.row(1)).toMatch(/^TU 0 +YO 0 +SERIE +JUEGO 1$/);
  });

  it('a game of training counts nowhere', async () => {
    const visit = await lastCard({
      sitting: { match: SERIES, training: true, counts: false },
      settings: { undo: 'training' },
    });
    await visit.type(WON);
    await visit.wait(2);
    expect(visit.row(LINE)).toBe('ENTRENO: NO CUENTA');
    expect(visit.row(1)).toMatch(/^TU 44 +YO 20 +ENTRENO$/);
    expect(await visit.headless.store.read('statistics')).toBeNull();
  });

  it('a blocked game has no winner, and no points', async () => {
    const visit = await ChineseVisit.inDeal(3n, {
      options: { end: 'any' },
      played: 'T Z T Z Z Z Z',
      sitting: { match: { ...SERIES, starter: 'computer' } },
    });
    await visit.type('z');
    await visit.wait(2);
    expect(visit.duel.end).toBe('void');
    expect(visit.row(LINE)).toBe('BLOQUEO: SIN PUNTOS');
    expect(visit.row(1)).toMatch(/^TU 44 +YO 20 /);
    expect(await visit.headless.store.read('statistics')).toMatchObject({
      games: { classic: { played: 1, won: 0, void: 1, points: 0, against: 0 } },
    });
    await visit.type('n');
    expect(visit.row(LINE)).toBe('EMPIEZAS TU');
  });

  it('the computer says that it has won', async () => {
    const visit = await ChineseVisit.inPosition(
      LAST_CARD.replace('rest: 1', 'rest: deck-2').replaceAll('-1', '-x').replaceAll('-2', '-1').replaceAll('-x', '-2'),
      {
        table: { turn: 2, twisted: true },
        settings: { speed: 'turbo' },
      },
    );
    await visit.until(() => visit.duel.over);
    await visit.wait(2);
    const points = visit.duel.credits[1];
    expect(visit.row(LINE)).toBe(`GANO YO: +${points} PUNTOS`);
    expect(visit.row(1)).toContain(`YO ${points}`);
    const flashing = visit
      .seen()
      .subarray(0x1800, 0x1b00)
      .filter((attribute) => attribute >= FLASH);
    expect(flashing.length).toBe(9 * 'GANOYO!'.length);
    expect(await visit.headless.store.read('statistics')).toMatchObject({
      games: { classic: { played: 1, won: 0, against: points } },
    });
  });
});

describe('a match', () => {
  const single = tossedMatch('single', 'computer');

  it('starts in turn, and adds up in series', () => {
    const after = withPoints(single, 'you', 8);
    expect(nextMatch(after, 'single', null)).toMatchObject({ game: 1, points: [0, 0], starter: 'you', tossed: false });
    const series = nextMatch(after, 'series', null);
    expect(series).toEqual({ kind: 'series', game: 2, points: [8, 0], starter: 'you', tossed: false });
    expect(withPoints(series, 'computer', 5).points).toEqual([8, 5]);
  });

  it('ends at its target', () => {
    const won: Match = { ...SERIES, points: [30, 51] };
    expect(leader(won, 50)).toBe('computer');
    expect(leader(won, 100)).toBeNull();
    expect(leader(won, null)).toBeNull();
    expect(leader({ ...won, kind: 'single' }, 50)).toBeNull();
    expect(nextMatch(won, 'series', 50)).toMatchObject({ game: 1, points: [0, 0] });
  });

  it('lots fall to both sides about as often', () => {
    const you = Array.from({ length: 1000 }, (_, i) => toss(BigInt(i))).filter((side) => side === 'you').length;
    expect(you).toBeGreaterThan(450);
    expect(you).toBeLessThan(550);
    expect(toss(2n ** 64n - 1n)).toBe(toss(2n ** 64n - 1n));
  });

  it('is read back, and nothing else is', () => {
    expect(readMatch(JSON.parse(JSON.stringify(SERIES)))).toEqual(SERIES);
    for (const wrong of [
      { kind: 'x' },
      { game: 0 },
      { points: [1] },
      { points: [1, -1] },
      { starter: 1 },
      { tossed: 0 },
    ]) {
      expect(readMatch({ ...SERIES, ...wrong }), JSON.stringify(wrong)).toBeNull();
    }
    expect(readMatch(null)).toBeNull();
  });
});

describe('statistics', () => {
  const record = { played: 3, won: 1, run: 0, longestRun: 1, void: 1, points: 8, against: 5, longestSeries: 2 };

  it('are read back where they can be true', () => {
    const read = (change: object): unknown =>
      readStatistics({ version: 1, games: { classic: { ...record, ...change } } });
    expect(read({})).not.toBeNull();
    for (const wrong of [{ void: 3 }, { points: -1 }, { against: 'x' }, { longestSeries: null }, { won: 4 }]) {
      expect(read(wrong), JSON.stringify(wrong)).toBeNull();
    }
  });
});
