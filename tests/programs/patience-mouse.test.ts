import { describe, expect, it } from 'vitest';
import { PatienceVisit, samePicture } from './patience-visit.ts';

/** ♠9 ♥8 ♣7 is a run that a red ten takes; ♣7 alone fits ♥8 of column 4. */
const RUN = `
  tableau-1: (2C) 9S 8H 7C
  tableau-2: TD
  tableau-3: 9C
  tableau-4: KS 8H
  rest: stock`;

/** The picture at the mouse while the button is held on a card, and after it was let go. */
async function held(visit: PatienceVisit, pile: string, card = -1): Promise<boolean> {
  const { x, y } = visit.point(pile, card);
  await visit.headless.move(x, y);
  const before = visit.headless.frame();
  await visit.headless.press(x, y);
  const during = visit.headless.frame();
  await visit.headless.release(x, y);
  await visit.script('key Esc; wait 30');
  return !samePicture(before, during);
}

describe('a card that can be moved', () => {
  it('makes the mouse a flat hand while the button is held (manual §2)', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    expect(await held(visit, 'tableau-1')).toBe(true);
    expect(await held(visit, 'tableau-1', 1)).toBe(true);
  });

  it('follows the mouse as an outline and lies where it is let go', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.drag('tableau-1', 'tableau-4');
    expect(visit.cards('tableau-4')).toBe('KS 8H 7C');
    expect(visit.moveCount).toBe(1);
  });

  it('goes back where it does not fit, and nothing has happened', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.away();
    const before = visit.headless.frame();
    await visit.drag('tableau-1', 'tableau-2');
    await visit.away();
    expect(samePicture(before, visit.headless.frame())).toBe(true);
    expect(visit.core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });

  it('takes along what lies on it: runs are picked by their lowest card (manual §2)', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.drag('tableau-1', 'tableau-2', 1);
    expect(visit.cards('tableau-2')).toBe('TD 9S 8H 7C');
    await visit.keys('Z');
    await visit.drag('tableau-1', 'tableau-3', 2);
    expect(visit.cards('tableau-3')).toBe('9C 8H 7C');
    expect(visit.cards('tableau-1')).toBe('(2C) 9S');
  });

  it('goes alone, even where the whole run would fit', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.drag('tableau-1', 'tableau-2');
    expect(visit.cards('tableau-1')).toBe('(2C) 9S 8H 7C');
    await visit.click('tableau-1');
    await visit.click('tableau-2');
    expect(visit.cards('tableau-1')).toBe('(2C) 9S 8H 7C');
  });
});

describe('a card that cannot be moved', () => {
  it.each([
    ['a back', 'standart', RUN, 'tableau-1', 0],
    ['a card under others that are no run', 'standart', RUN, 'tableau-4', 0],
    ['a card of the tower', 'eiffelturm', '', 'tableau-1', -1],
    ['an empty place', 'kleine-harfe', 'waste: 2H 3H\nrest: stock', 'foundation-1', -1],
    ['a card below the top of the braid', 'zopf', '', 'braid', 18],
  ] as const)('shows no flat hand: %s', async (_, game, text, pile, card) => {
    const visit = text === '' ? await PatienceVisit.inDeal(game, 1n) : await PatienceVisit.inPosition(game, text);
    expect(await held(visit, pile, card)).toBe(false);
    expect(visit.moveCount).toBe(0);
  });
});

describe('cards that are clicked instead of dragged', () => {
  it('wait for a click on their target', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.away();
    const before = visit.headless.frame();
    await visit.click('tableau-1', 1);
    await visit.away();
    expect(samePicture(before, visit.headless.frame())).toBe(false);
    await visit.click('tableau-2');
    expect(visit.cards('tableau-2')).toBe('TD 9S 8H 7C');
  });

  it.each(['a second click on them', 'a click on the ground', 'Escape'])('are put back by %s', async (way) => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.away();
    const before = visit.headless.frame();
    await visit.click('tableau-1', 1);
    if (way === 'Escape') await visit.keys('Esc');
    else if (way === 'a click on the ground') await visit.headless.click(300, 380);
    else await visit.click('tableau-1', 1);
    await visit.away();
    expect(samePicture(before, visit.headless.frame())).toBe(true);
    await visit.click('tableau-2');
    expect(visit.moveCount).toBe(0);
  });

  it('can still be dragged, and others can be clicked instead', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.click('tableau-1', 1);
    await visit.drag('tableau-1', 'tableau-2', 1);
    expect(visit.cards('tableau-2')).toBe('TD 9S 8H 7C');
    await visit.keys('Z');
    await visit.click('tableau-1', 1);
    await visit.click('tableau-1');
    await visit.click('tableau-4');
    expect(visit.cards('tableau-4')).toBe('KS 8H 7C');
  });

  it('are not taken up where they fit nowhere, which a passing line says', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', 'waste: 9S\ntableau-1: 9C\nrest: stock');
    await visit.click('waste');
    expect(visit.shows('Diese Karte passt nirgends')).toBe(true);
    await visit.keys('M');
    expect(visit.shows('Diese Karte passt nirgends')).toBe(false);
  });
});

describe('a click on the stock', () => {
  it.each([
    ['standart', 'eight on the columns', (visit: PatienceVisit) => visit.cards('tableau-8').split(' ').length === 4],
    ['galerie', 'eight on the reserve', (visit: PatienceVisit) => visit.cards('reserve-8').split(' ').length === 2],
    ['eiffelturm', 'one on the waste', (visit: PatienceVisit) => visit.cards('waste').split(' ').length === 1],
    ['matriarchat', 'a packet on the waste', (visit: PatienceVisit) => visit.cards('waste').split(' ').length === 2],
    ['kleine-harfe', 'one on the waste', (visit: PatienceVisit) => visit.cards('waste').split(' ').length === 1],
    ['zopf', 'one on the waste', (visit: PatienceVisit) => visit.cards('waste').split(' ').length === 1],
  ] as const)('deals as the game does: %s, %s', async (game, _, dealt) => {
    const visit = await PatienceVisit.inDeal(game, 3n);
    await visit.click('stock');
    expect(visit.moveCount).toBe(1);
    expect(dealt(visit)).toBe(true);
  });

  it('deals with each of several quick clicks', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 3n);
    const { x, y } = visit.point('stock');
    for (let k = 0; k < 5; k++) {
      await visit.headless.press(x, y);
      await visit.headless.release(x, y);
    }
    expect(visit.moveCount).toBe(5);
  });

  it('turns the waste over where the stock is empty', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', 'tableau-1: KS\nrest: waste');
    const cards = visit.cards('waste').split(' ').length;
    await visit.click('stock');
    expect(visit.cards('waste')).toBe('');
    expect(visit.cards('stock').split(' ')).toHaveLength(cards);
  });
});

describe('the right button', () => {
  it.each([
    ['standart', 'foundation-5: AH\ntableau-1: (2C) 2H\nrest: stock', 'tableau-1', 'foundation-5'],
    ['kleine-harfe', 'foundation-3: AH\nwaste: 2H\nrest: stock', 'waste', 'foundation-3'],
  ] as const)('puts a top card on its foundation: %s', async (game, text, from, to) => {
    const visit = await PatienceVisit.inPosition(game, text);
    await visit.click(from, -1, 1);
    expect(visit.cards(to)).toBe('AH 2H');
    expect(visit.moveCount).toBe(1);
  });

  it('puts the end of the braid and cards of the fields on foundations', async () => {
    const placed = new Set<string>();
    for (let deal = 1n; deal <= 12n; deal++) {
      const visit = await PatienceVisit.inDeal('zopf', deal);
      const pile = visit.game.pileIds.find((id, k) => !placed.has(id) && visit.core.clickMove(k) !== null);
      if (pile === undefined) continue;
      await visit.click(pile, -1, 1);
      expect(visit.moveCount, `${deal} ${pile}`).toBe(1);
      placed.add(pile.replace(/-.*/, ''));
    }
    expect([...placed].sort()).toEqual(['braid', 'corner', 'reserve']);
  });

  it('puts a visible ace of the gallery aside, and nothing else', async () => {
    for (let deal = 1n; ; deal++) {
      const visit = await PatienceVisit.inDeal('galerie', deal);
      const tops = visit.game.pileIds.filter((id) => /^(row|reserve)/.test(id)).map((id) => [id, visit.cards(id)]);
      const ace = tops.find(([, card]) => card.startsWith('A'));
      const other = tops.find(([, card]) => !card.startsWith('A'));
      if (ace === undefined || other === undefined) continue;
      await visit.click(other[0], -1, 1);
      expect(visit.moveCount).toBe(0);
      await visit.click(ace[0], -1, 1);
      expect(visit.cards('aces')).toBe(ace[1]);
      return;
    }
  });

  it.each(['eiffelturm', 'matriarchat'])('does nothing in %s (EI-12)', async (game) => {
    const visit = await PatienceVisit.inDeal(game, 3n);
    await visit.keys('K');
    const before = visit.position();
    for (const pile of visit.game.pileIds) await visit.click(pile, -1, 1);
    expect(visit.position()).toEqual(before);
  });

  it('does nothing on covered cards, backs, the stock, the ground and the menu bar, and opens no menu', async () => {
    const visit = await PatienceVisit.inPosition(
      'standart',
      'foundation-5: AH\ntableau-1: 2H 3S\ntableau-2: (4C) 5C\nrest: stock',
    );
    await visit.away();
    const before = visit.headless.frame();
    await visit.click('tableau-1', 0, 1);
    await visit.click('tableau-2', 0, 1);
    await visit.click('stock', -1, 1);
    await visit.headless.click(320, 390, 1);
    await visit.headless.move(320, 390);
    await visit.away();
    expect(visit.moveCount).toBe(0);
    expect(samePicture(before, visit.headless.frame())).toBe(true);
  });
});

describe('a pointer that is lost in mid-drag', () => {
  it('leaves everything as it was, and the next drag works', async () => {
    const visit = await PatienceVisit.inPosition('standart', RUN);
    await visit.away();
    const before = visit.headless.frame();
    const { x, y } = visit.point('tableau-1');
    await visit.headless.press(x, y);
    await visit.headless.move(x + 40, y + 60);
    visit.headless.machine.ikbd.releaseAllButtons();
    await visit.headless.settle();
    await visit.away();
    expect(samePicture(before, visit.headless.frame())).toBe(true);
    await visit.drag('tableau-1', 'tableau-4');
    expect(visit.moveCount).toBe(1);
  });
});
