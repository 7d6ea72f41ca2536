/** What stands on the table at which moment (manual 3.2 to 3.7.6). */
import { describe, expect, it } from 'vitest';
import { SEAT, SEATS, type Seat } from '../../host/programs/binokel/kept/seats.ts';
import { lastTrick } from '../../host/programs/binokel/play/game-play.ts';
import { packets } from '../../host/programs/binokel/table/dealing.ts';
import { tableTexts } from '../../host/programs/binokel/table/languages.ts';
import { sceneOf } from '../../host/programs/binokel/table/scene.ts';
import { scenePartsOf } from '../../host/programs/binokel/table/table.ts';
import { keyboardPlayer, playStep, tricksOf } from './binokel-player.ts';
import { BinokelVisit } from './binokel-table-visit.ts';

/** What the table shows as it stands. */
function sceneNow({ core, last }: BinokelVisit) {
  const parts = scenePartsOf(core, { names: ['Anna', 'Jim', 'Cathy'] }, tableTexts.de);
  return sceneOf(core.view(SEAT.you), last.beside.stop as Parameters<typeof sceneOf>[1], parts);
}

async function until(visit: BinokelVisit, stop: string, limit: number): Promise<void> {
  const player = keyboardPlayer(visit);
  for (let steps = 0; visit.last.beside.stop !== stop; steps++) {
    expect(steps).toBeLessThan(40);
    await playStep(visit, player, limit);
  }
}

describe('the deal', () => {
  it('of the first game is there with its screen, a key begins the bidding (3.2)', async () => {
    const visit = await BinokelVisit.begin({ deal: 7n, number: 1, reducedMotion: true });
    expect(visit.last.beside.stop).toBe('dealt');
    await visit.key('Enter');
    expect(tricksOf(visit).called).not.toEqual([0, 0, 0]);
  });

  it('of a later game waits for a key, another one begins the bidding (3.7.6)', async () => {
    const visit = await BinokelVisit.begin({ deal: 7n, number: 2, reducedMotion: true });
    expect(visit.last.beside.stop).toBe('undealt');
    await visit.pass(60_000);
    expect(visit.last.beside.stop).toBe('undealt');
    expect(sceneNow(visit)).toMatchObject({ hand: [], widow: [], held: [0, 0, 0] });
    await visit.click(320, 100);
    expect(visit.last.beside.stop).toBe('dealt');
    expect(sceneNow(visit)).toMatchObject({ held: [12, 12, 12], status: { left: '', right: '' } });
    await visit.key('x');
    expect(tricksOf(visit).called).not.toEqual([0, 0, 0]);
  });

  it('goes round from Mittelhand, 4 cards each, 2 to the Dap, 4, 2, 4 (BINOKEL R2)', () => {
    const order = (opener: Seat): string =>
      packets(opener)
        .map(({ seat, cards }) => `${seat ?? 'D'}${cards}`)
        .join(' ');
    expect(order(SEAT.jim)).toBe('14 24 04 D2 14 24 04 D2 14 24 04');
    expect(order(SEAT.you)).toBe('04 14 24 D2 04 14 24 D2 04 14 24');
  });

  it.each([
    [1, SEAT.you, SEAT.jim],
    [2, SEAT.jim, SEAT.cathy],
    [3, SEAT.cathy, SEAT.you],
    [24, SEAT.cathy, SEAT.you],
  ])('of game %i is made by seat %i, and seat %i begins (BINOKEL Q1 to Q4)', async (number, dealer, opener) => {
    const visit = await BinokelVisit.begin({ deal: 7n, number, reducedMotion: true });
    expect(tricksOf(visit)).toMatchObject({ dealer, opener });
  });
});

describe('the Dap', () => {
  it('lies there open beside your twelve cards until a key puts it among them (3.4)', async () => {
    const visit = await BinokelVisit.begin({ deal: 41n, number: 1, reducedMotion: true });
    await until(visit, 'dealt', 400);
    const before = sceneNow(visit).hand;
    await until(visit, 'widow', 400);
    expect(tricksOf(visit).soloist).toBe(SEAT.you);
    const { hand, widow } = sceneNow(visit);
    expect(hand).toEqual(before);
    expect(widow).toHaveLength(4);
    await visit.key('Enter');
    expect(sceneNow(visit)).toMatchObject({ widow: [], hand: { length: 16 } });
  });
});

describe('a complete trick', () => {
  it('counts when it is taken, the last one with ten points more (3.6)', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, number: 1, reducedMotion: true });
    const player = keyboardPlayer(visit);
    let shown: readonly number[] | null = null;
    for (let tricks = 1; tricks <= 12; tricks++) {
      await until(visit, 'trick', 0);
      const trick = lastTrick(visit.core.view(SEAT.you));
      const { points } = sceneNow(visit);
      if (shown !== null) expect(points).toEqual(shown);
      await player.goOn();
      shown = tricksOf(visit).points;
      const gains = SEATS.map((seat) => (shown?.[seat] ?? 0) - points[seat]);
      const value = visit.core.calculator.points(trick?.cards ?? []) + (tricks === 12 ? 10 : 0);
      expect(gains).toEqual(SEATS.map((seat) => (seat === trick?.winner ? value : 0)));
      if (tricks < 12) await playStep(visit, player, 0);
    }
    expect(shown?.reduce((sum, points) => sum + points)).toBe(250);
  });
});
