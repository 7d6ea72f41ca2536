import { describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { movesStock } from '../../host/core/move.ts';
import { seededPicker } from '../builders.ts';
import { PatienceVisit, samePicture } from './patience-visit.ts';

/** Makes random moves, of which the last ones are taken back again. */
function wander(core: Core, moves: number, back = 0): void {
  const pick = seededPicker(moves);
  for (let k = 0; k < moves; k++) {
    const legal = core.moves();
    if (legal.length > 0) core.play(legal[pick(legal.length)]);
  }
  for (let k = 0; k < back; k++) core.undo();
}

const ANSWERED = 'Return';

describe('Zug zurück', () => {
  it('goes back to the deal, move by move, and the way forth is not lost', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 4n, { moves: (core) => wander(core, 40) });
    const { length } = visit.core.save().moves;
    const end = visit.position();
    for (let k = 0; k < length + 3; k++) await visit.keys('Z');
    expect(visit.core.view()).toMatchObject({ moveCount: 0, canUndo: false });
    for (let k = 0; k < length + 3; k++) await visit.keys('R');
    expect(visit.position()).toEqual(end);
  });

  it('takes the automatic consequences of a move with it', async () => {
    const visit = await PatienceVisit.inPosition('standart', 'tableau-1: (KS) 4H\ntableau-2: 5C\nrest: stock');
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.cards('tableau-1')).toBe('KS');
    await visit.keys('Z');
    expect(visit.cards('tableau-1')).toBe('(KS) 4H');
  });
});

describe('zum Anfang', () => {
  it('asks first, and a No leaves everything as it is', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n, { moves: (core) => wander(core, 20) });
    const before = visit.position();
    await visit.script('menu Hilfen zum');
    expect(visit.shows('Alle Züge bis zum Anfang')).toBe(true);
    await visit.pressButton('Abbruch');
    await visit.seconds(2);
    expect(visit.position()).toEqual(before);
    expect(visit.moveCount).toBeGreaterThan(0);
  });

  it('goes back visibly, step by step, to the very deal', async () => {
    const fresh = await PatienceVisit.inDeal('zopf', 4n);
    const visit = await PatienceVisit.inDeal('zopf', 4n, { moves: (core) => wander(core, 20) });
    await visit.keys('F', ANSWERED);
    const counts: number[] = [];
    while (visit.moveCount > 0) {
      counts.push(visit.moveCount);
      await visit.headless.wait(1);
    }
    expect(new Set(counts).size).toBeGreaterThan(15);
    expect([...counts].sort((a, b) => b - a)).toEqual(counts);
    for (const pile of visit.game.pileIds) expect(visit.cards(pile)).toBe(fresh.cards(pile));
    expect(visit.core.view().canRedo).toBe(true);
  });

  it.each(['a key', 'a click', 'a click of the right button', 'a click on the menu bar'])(
    'is stopped by %s, which does nothing else',
    async (way) => {
      const visit = await PatienceVisit.inDeal('standart', 4n, { moves: (core) => wander(core, 60) });
      const { length } = visit.core.save().moves;
      await visit.keys('F', ANSWERED);
      await visit.seconds(1);
      const { x, y } = visit.point('stock');
      if (way === 'a key') await visit.keys('N');
      else if (way === 'a click on the menu bar') await visit.headless.click(40, 5);
      else await visit.headless.click(x, y, way === 'a click' ? 0 : 1);
      await visit.away();
      const stopped = visit.moveCount;
      expect(stopped).toBeGreaterThan(0);
      expect(stopped).toBeLessThan(length);
      await visit.seconds(5);
      expect(visit.moveCount).toBe(stopped);
      expect(visit.core.save().moves).toHaveLength(length);
      await visit.keys('R');
      expect(visit.moveCount).toBe(stopped + 1);
    },
  );

  it('comes to its end in a few seconds, however many moves there are', async () => {
    const visit = await PatienceVisit.inDeal('kleine-harfe', 4n, {
      moves: (core) => {
        for (let k = 0; k < 5000; k++) core.play(core.moves().find(movesStock) ?? 0);
      },
    });
    expect(visit.moveCount).toBe(5000);
    await visit.keys('F', ANSWERED);
    await visit.seconds(8);
    expect(visit.moveCount).toBe(0);
    expect(visit.core.save().moves).toHaveLength(5000);
  });

  it('never paints over the menu bar (manual §0, version 2.13)', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n, { moves: (core) => wander(core, 40) });
    const bar = (): readonly number[] => [...visit.headless.frame().pixels.subarray(0, 640 * 19)];
    await visit.keys('F', ANSWERED);
    await visit.away();
    const before = bar();
    while (visit.moveCount > 0) {
      await visit.headless.wait(2);
      expect(bar()).toEqual(before);
    }
  });
});

describe('marks', () => {
  it('are visited from the last to the first, each after a question', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('M', 'K', 'M', 'K', 'K', 'M', 'K');
    for (const mark of [3, 1, 0]) {
      await visit.keys('B');
      expect(visit.shows('Alle Züge bis zur letzten')).toBe(true);
      await visit.keys(ANSWERED);
      await visit.seconds(1);
      expect(visit.moveCount).toBe(mark);
    }
    await visit.keys('B');
    expect(visit.shows('Alle Züge bis zur letzten')).toBe(false);
  });

  it('are left alone by a No', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('M', 'K', 'B');
    await visit.pressButton('Abbruch');
    expect(visit.moveCount).toBe(1);
  });

  it('can be gone back to with a stop on the way', async () => {
    const visit = await PatienceVisit.inDeal('kleine-harfe', 4n);
    await visit.keys('M', ...Array.from({ length: 20 }, () => 'K'));
    await visit.keys('B', ANSWERED);
    await visit.seconds(0.4);
    await visit.keys('Space');
    expect(visit.moveCount).toBeGreaterThan(0);
    expect(visit.moveCount).toBeLessThan(20);
    expect(visit.cards('waste')).not.toBe('');
  });

  it('go with the way that a new move leaves', async () => {
    const visit = await PatienceVisit.inDeal('standart', 4n);
    await visit.keys('K', 'M', 'K', 'Z', 'Z', 'K', 'K');
    expect((await visit.entry('Hilfen', 'zur Marke')).enabled).toBe(false);
  });
});

describe('Ablegen', () => {
  const READY = `
    foundation-5: AH
    tableau-1: 5H
    tableau-2: 4H 2H
    tableau-3: 3H
    rest: stock`;

  it('lays card after card off, also those that come free, each a move of its own', async () => {
    const visit = await PatienceVisit.inPosition('standart', READY);
    await visit.keys('A');
    expect(visit.moveCount).toBe(1);
    await visit.seconds(2);
    expect(visit.cards('foundation-5')).toBe('AH 2H 3H 4H 5H');
    expect(visit.moveCount).toBe(4);
    await visit.keys('Z');
    expect(visit.cards('foundation-5')).toBe('AH 2H 3H 4H');
  });

  it('is stopped by a key or a click after the card that is on its way', async () => {
    for (const stop of ['key Space', 'click 320 390']) {
      const visit = await PatienceVisit.inPosition('standart', READY);
      await visit.keys('A');
      await visit.script(stop);
      await visit.seconds(2);
      expect(visit.moveCount).toBeLessThanOrEqual(2);
      expect(visit.moveCount).toBeGreaterThanOrEqual(1);
    }
  });

  it('takes only aces in the gallery, those that a refill brings too (GA-16)', async () => {
    for (let deal = 1n; deal < 4n; deal++) {
      const visit = await PatienceVisit.inDeal('galerie', deal);
      await visit.keys('A');
      await visit.seconds(3);
      const tops = visit.game.pileIds
        .filter((id) => /^(row|reserve)/.test(id))
        .map((id) => visit.cards(id).split(' ').at(-1));
      expect(tops.some((card) => card?.startsWith('A'))).toBe(false);
      expect(visit.cards('aces').split(' ').filter(Boolean)).toHaveLength(visit.moveCount);
    }
  });

  it('does nothing in games without foundations', async () => {
    const visit = await PatienceVisit.inDeal('eiffelturm', 1n);
    await visit.keys('K', 'A');
    expect(visit.moveCount).toBe(1);
  });
});

describe('Vorschlag', () => {
  it('shows an arrow until the next action and changes nothing', async () => {
    const visit = await PatienceVisit.inPosition('standart', 'tableau-1: 9S\ntableau-2: TD\nrest: stock');
    await visit.away();
    const before = visit.headless.frame();
    await visit.script('menu Hilfen Vorschlag');
    await visit.away();
    const shown = visit.headless.frame();
    expect(samePicture(shown, before)).toBe(false);
    expect(visit.moveCount).toBe(0);
    await visit.headless.move(300, 300);
    await visit.away();
    expect(samePicture(visit.headless.frame(), shown)).toBe(true);
    await visit.keys('Esc');
    expect(samePicture(visit.headless.frame(), before)).toBe(true);
  });

  it('says so where there is none, though cards could come back from the foundations (ST-16)', async () => {
    const visit = await PatienceVisit.inPosition(
      'standart',
      'foundation-5: AH..5H\ntableau-1: 6S\ntableau-2: 6C\ntableau-3: 9S\ntableau-4: 2D\ntableau-5: 9C\ntableau-6: JS\ntableau-7: JC\nrest: under tableau-8',
    );
    expect(visit.core.moves().length).toBeGreaterThan(0);
    expect(visit.core.hint()).toBe(null);
    await visit.keys('V');
    expect(visit.shows('Kein Vorschlag')).toBe(true);
    await visit.keys('M');
    expect(visit.shows('Kein Vorschlag')).toBe(false);
  });
});
