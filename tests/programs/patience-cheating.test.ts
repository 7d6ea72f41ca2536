import { describe, expect, it } from 'vitest';
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import { moveText } from '../../host/core/move-text.ts';
import { seededPicker } from '../builders.ts';
import { PatienceVisit } from './patience-visit.ts';

const RUN = `
  tableau-1: (2C) 9S 4H 7C
  tableau-2: TD
  tableau-3: 8D
  foundation-5: AH..3H
  rest: stock`;

const lastMove = (visit: PatienceVisit): string => moveText(visit.game, visit.core.save().moves.at(-1) ?? 0);

describe('verändern', () => {
  it('takes moves against the rules while it is on, and refuses them again afterwards', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.moveCount).toBe(0);
    await visit.script('menu Hilfen verändern');
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.cards('tableau-2')).toBe('TD 7C');
    expect(lastMove(visit)).toBe('tableau-1!>tableau-2');
    await visit.script('menu Hilfen verändern');
    await visit.drag('tableau-2', 'tableau-1');
    expect(visit.moveCount).toBe(1);
  });

  it('moves an open card with everything on it, run or not, to any pile, field or foundation', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.drag('tableau-1', 'tableau-8', 1);
    expect(visit.cards('tableau-8')).toBe('9S 4H 7C');
    expect(visit.cards('tableau-1')).toBe('2C');
    await visit.drag('tableau-8', 'foundation-1', 1);
    expect(visit.cards('foundation-1')).toBe('4H 7C');
    await visit.drag('foundation-5', 'tableau-2');
    expect(visit.cards('tableau-2')).toBe('TD 3H');
  });

  it('leaves legal moves legal moves: they are no cheating', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.drag('tableau-1', 'tableau-3');
    expect(lastMove(visit)).toBe('tableau-1>tableau-3');
    await visit.click('tableau-1', -1, 1);
    expect(visit.cards('foundation-5')).toBe('AH 2H 3H 4H');
    expect(visit.core.view().forced).toBe(false);
  });

  it('never shows, turns or moves a card that lies face down, nor one of the stock', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.drag('tableau-1', 'tableau-2', 0);
    expect(visit.moveCount).toBe(0);
    expect(visit.cards('tableau-1')).toBe('(2C) 9S 4H 7C');
    const stock = visit.cards('stock');
    await visit.drag('tableau-2', 'stock');
    expect(visit.cards('stock')).toBe(stock);
  });

  it('is forgotten when the move is taken back', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.core.view().forced).toBe(true);
    await visit.keys('Z');
    expect(visit.core.view().forced).toBe(false);
  });

  it('goes by click and by keyboard too', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.click('tableau-1');
    await visit.click('tableau-8');
    expect(visit.cards('tableau-8')).toBe('7C');
    await visit.keys('Z', 'right', 'Space', 'Space');
    expect(visit.core.view().forced).toBe(true);
  });

  it('ends with the game: the next one begins by the rules', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN, { cheating: true });
    await visit.script('menu Patience Zopf');
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(false);
  });

  it('is kept for the next visit', async () => {
    const visit = await PatienceVisit.inDeal('standart', 3n);
    await visit.keys('C');
    const next = await visit.nextVisit();
    expect((await next.entry('Hilfen', 'verändern')).checked).toBe(true);
  });

  it.each(['eiffelturm', 'matriarchat', 'standart', 'kleine-harfe', 'galerie', 'zopf'])(
    'loses no card of %s, whatever is dragged where',
    async (game) => {
      const visit = await PatienceVisit.inDeal(game, 8n, { cheating: true });
      const pick = seededPicker(8);
      const all = (): readonly number[] =>
        visit.core
          .fullView()
          .piles.flatMap(({ cards }) => cards.map((card) => card & CARD_IDENTITY))
          .sort((a, b) => a - b);
      const before = all();
      const { pileIds } = visit.game;
      for (let k = 0; k < 25; k++) {
        const [from, to] = [pileIds[pick(pileIds.length)], pileIds[pick(pileIds.length)]];
        await visit.drag(from, to, pick(visit.places(from).length));
        if (k % 5 === 4) await visit.keys('K');
        expect(all()).toEqual(before);
      }
      expect(visit.core.view().forced).toBe(true);
    },
  );
});
