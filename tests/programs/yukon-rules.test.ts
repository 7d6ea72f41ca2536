import { describe, expect, it } from 'vitest';
import { YukonTable } from './yukon-table.ts';

/** Everything is open, three kings lie right and the fourth is the last card of the stock (manual, "Die Spielregeln"). */
const THREE_KINGS = `
  stock: KC
  foundation-1: AD..JD
  foundation-2: AH..JH
  foundation-3: AS..JS
  foundation-4: AC..JC
  tableau-1: KD QS
  tableau-2: KH QC
  tableau-3: KS QD
  tableau-4: QH`;

/** No card fits anywhere; `stock` decides whether the game is at its end. */
const BLOCKED = `
  tableau-1: KC
  tableau-2: KS
  tableau-3: KH
  tableau-4: KD
  tableau-5: TC
  tableau-6: TS
  rest: (tableau-7)
  tableau-7: 8C`;

const TEN_ON_WASTE = `
  waste: 2C 3C 4C 5C 6C 7C 8C 9C TC JC
  rest: (tableau-1)
  tableau-1: KS`;

describe('a new sitting (YU-01)', () => {
  it('deals columns of 1 … 7 and a stock of 24 for 52 dollars, in Classic', async () => {
    const table = await YukonTable.start();
    for (const column of [1, 2, 3, 4, 5, 6, 7]) {
      const cards = table.cards(`tableau-${column}`).split(' ');
      expect(cards).toHaveLength(column);
      expect(cards.filter((card) => !card.startsWith('('))).toEqual([cards[column - 1]]);
    }
    expect(table.cards('stock').split(' ')).toHaveLength(24);
    expect(table.cards('waste')).toBe('');
    expect(table.status()).toBe('-52 $');
    expect(table.remark()).toBe('');
    expect(table.shows('Yukon - Classic')).toBe(true);
  });

  it('lies as the manual says: waste top left, stock bottom left, foundations in a column beside them', async () => {
    const table = await YukonTable.start();
    const [waste, stock] = [table.places('waste')[0], table.places('stock')[0]];
    const foundations = [1, 2, 3, 4].map((k) => table.places(`foundation-${k}`)[0]);
    const columns = [1, 2, 3, 4, 5, 6, 7].map((k) => table.places(`tableau-${k}`)[0]);
    expect(waste.x).toBe(stock.x);
    expect(waste.y + waste.h).toBeLessThan(stock.y);
    expect(new Set(foundations.map(({ x }) => x)).size).toBe(1);
    expect(foundations.map(({ y }) => y)).toEqual([...foundations.map(({ y }) => y)].sort((a, b) => a - b));
    expect(waste.x + waste.w).toBeLessThan(foundations[0].x);
    expect(foundations[0].x + foundations[0].w).toBeLessThan(columns[0].x);
    expect(new Set(columns.map(({ y }) => y))).toEqual(new Set([waste.y]));
    for (let k = 1; k < 7; k++) expect(columns[k - 1].x + columns[k - 1].w).toBeLessThan(columns[k].x);
  });
});

describe('moving', () => {
  it('turns the uncovered card up; one undo restores both for 3 dollars, a second one is refused (YU-07, YU-08)', async () => {
    const table = await YukonTable.inPosition(`
      tableau-1: (3D) 9S
      tableau-2: TD
      rest: stock`);
    await table.drag('tableau-1', 'tableau-2');
    expect(table.cards('tableau-1')).toBe('3D');
    expect(table.cards('tableau-2')).toBe('TD 9S');
    await table.script('key Undo');
    expect(table.cards('tableau-1')).toBe('(3D) 9S');
    expect(table.status()).toBe('-55 $');
    await table.script('key Undo');
    expect(table.cards('tableau-1')).toBe('(3D) 9S');
    expect(table.status()).toBe('-55 $');
    await expect(table.script('menu Spiel Zug')).rejects.toThrow('no entry "Zug"');
  });

  it('carries all open cards of a column, whichever of them was taken', async () => {
    for (const card of [1, 2, 3]) {
      const table = await YukonTable.inPosition(`
        tableau-1: (2C) 9S 8H 7C
        tableau-2: TD
        rest: stock`);
      const from = table.point('tableau-1', card);
      const head = table.point('tableau-1', 1);
      const to = table.point('tableau-2');
      await table.script(`drag ${from.x} ${from.y} ${to.x} ${to.y + (from.y - head.y)}`);
      expect(table.cards('tableau-2')).toBe('TD 9S 8H 7C');
    }
  });

  it('sends a card to its foundation by a short click, from a column and from the waste', async () => {
    const table = await YukonTable.inPosition(`
      foundation-1: AD
      tableau-1: (2C) 2D
      waste: AS
      rest: stock`);
    await table.click('tableau-1');
    expect(table.cards('foundation-1')).toBe('AD 2D');
    expect(table.status()).toBe('-47 $');
    await table.click('waste');
    expect(table.cards('foundation-3')).toBe('AS');
    expect(table.status()).toBe('-42 $');
  });

  it('does not take a card off a foundation', async () => {
    const table = await YukonTable.inPosition(`
      foundation-2: AH..6H
      tableau-1: 7S
      rest: stock`);
    await table.drag('foundation-2', 'tableau-1');
    await table.click('foundation-2');
    await table.click('tableau-1');
    expect(table.cards('foundation-2')).toBe('AH 2H 3H 4H 5H 6H');
  });

  it('puts a card on its foundation when the top of a run is dragged there', async () => {
    const table = await YukonTable.inPosition(`
      foundation-2: AH..7H
      tableau-1: (2C) 9S 8H
      rest: stock`);
    await table.drag('tableau-1', 'foundation-2');
    expect(table.cards('foundation-2')).toMatch(/8H$/);
    expect(table.cards('tableau-1')).toBe('(2C) 9S');
  });

  it.each([
    ['classic', ''],
    ['medium', '5H'],
    ['light', ''],
  ] as const)('fills an empty column as %s allows', async (variant, laid) => {
    const table = await YukonTable.inPosition(
      `
      tableau-1: 5H
      rest: stock`,
      { variant },
    );
    await table.drag('tableau-1', 'tableau-4');
    expect(table.cards('tableau-4')).toBe(laid);
  });
});

describe('the stock', () => {
  it('gives a card by click and by space bar', async () => {
    const table = await YukonTable.start();
    const stock = table.cards('stock').split(' ');
    await table.click('stock');
    await table.script('key Space');
    const turned = [stock[23], stock[22]].map((card) => card.slice(1, 3));
    expect(table.cards('waste')).toBe(turned.join(' '));
  });

  it('gives a card for each of several fast taps', async () => {
    const table = await YukonTable.start();
    const { x, y } = table.point('stock');
    const { ikbd } = table.headless.machine;
    ikbd.moveMouse(x, y);
    for (let k = 0; k < 10; k++) {
      ikbd.pressButton(0);
      ikbd.releaseButton(0);
    }
    await table.headless.settle();
    expect(table.cards('waste').split(' ')).toHaveLength(10);
  });

  it('stays empty in Classic (YU-09a)', async () => {
    const table = await YukonTable.inPosition(TEN_ON_WASTE);
    await table.click('stock');
    await table.script('key Space');
    expect(table.cards('waste').split(' ')).toHaveLength(10);
    expect(table.status()).toBe('-52 $');
  });

  it('is turned over in Light by a click on the empty frame, for 5 dollars, and not by the space bar (YU-09b)', async () => {
    const table = await YukonTable.inPosition(TEN_ON_WASTE, { variant: 'light' });
    await table.script('key Space');
    expect(table.status()).toBe('-52 $');
    await table.click('stock');
    expect(table.cards('stock')).toBe('(JC) (TC) (9C) (8C) (7C) (6C) (5C) (4C) (3C) (2C)');
    expect(table.cards('waste')).toBe('');
    expect(table.status()).toBe('-57 $');
  });
});

describe('the end of a round', () => {
  it('waits while the fourth king lies on the waste (YU-11), and begins when he has his place (YU-12)', async () => {
    const table = await YukonTable.inPosition(THREE_KINGS);
    await table.click('stock');
    await table.seconds(5);
    expect(table.cards('waste')).toBe('KC');
    expect(table.headless.core.view().status).toBe('playing');
    await table.drag('waste', 'tableau-5');
    expect(table.headless.core.view().status).toBe('finishing');
    await table.watchFinish();
    expect(table.headless.core.view().status).toBe('won');
    expect(table.status()).toBe('-12 $');
  });

  it('puts the cards down one by one and cannot be taken back', async () => {
    const table = await YukonTable.inPosition(THREE_KINGS);
    await table.click('stock');
    await table.drag('waste', 'tableau-5');
    const scores = new Set<string>();
    for (let k = 0; k < 150 && table.headless.core.view().status === 'finishing'; k++) {
      scores.add(table.status());
      await table.script('key Undo; wait 1');
    }
    expect([...scores]).toEqual(['-52 $', '-47 $', '-42 $', '-37 $', '-32 $', '-27 $', '-22 $', '-17 $']);
    expect(table.headless.core.view().status).toBe('won');
  });

  it('says Rien ne va plus with SCHADE when nothing is legal, and lets the last move be taken back (YU-14a)', async () => {
    const table = await YukonTable.inPosition(`${BLOCKED}\n stock: 2C`);
    await table.script('key Space');
    expect(table.shows('Rien ne va plus!')).toBe(true);
    expect(table.headless.sounds.played).toEqual(['SCHADE']);
    await table.pressButton('Tisch ansehen');
    expect(table.remark()).toBe('Rien ne va plus');
    await table.script('menu Spiel Zug');
    expect(table.cards('stock')).toBe('(2C)');
    expect(table.status()).toBe('-55 $');
    expect(table.remark()).toBe('');
  });

  it('deals anew from the alert, and the balance goes on', async () => {
    const table = await YukonTable.inPosition(`${BLOCKED}\n stock: 2C`, { balance: 40 });
    await table.script('key Space');
    await table.pressButton('neues Spiel');
    expect(table.cards('stock').split(' ')).toHaveLength(24);
    expect(table.status()).toBe('-64 $');
    expect(table.headless.sounds.played).toEqual(['SCHADE', 'INTRO']);
  });

  it('says nothing while the stock has a card (YU-14b)', async () => {
    const table = await YukonTable.inPosition(`${BLOCKED}\n stock: 2C`);
    expect(table.shows('Rien ne va plus!')).toBe(false);
    expect(table.remark()).toBe('');
    expect(table.headless.sounds.played).toEqual([]);
  });
});

describe('the line "nur noch kosmetische Züge" (RULES §9c)', () => {
  const COSMETIC = `
    tableau-1: KC
    tableau-2: TS
    tableau-3: TC
    tableau-4: 8C
    rest: (tableau-5)
    tableau-5: 8S`;
  const remark = async (text: string, variant: 'classic' | 'light' = 'classic'): Promise<string> =>
    (await YukonTable.inPosition(text, { variant })).remark();

  it('stands while a bare king can only be pushed about, without a box or a sound', async () => {
    const table = await YukonTable.inPosition(COSMETIC);
    expect(table.remark()).toBe('nur noch kosmetische Züge');
    expect(table.headless.sounds.played).toEqual([]);
    await table.drag('tableau-1', 'tableau-6');
    expect(table.cards('tableau-6')).toBe('KC');
    expect(table.remark()).toBe('nur noch kosmetische Züge');
  });

  it('does not stand while a move turns a card up, a card can be put down, or the stock has cards', async () => {
    expect(await remark(COSMETIC.replace('KC', '(3C) KC'))).toBe('');
    expect(await remark(`${COSMETIC}\n stock: 2C`)).toBe('');
    expect(await remark(COSMETIC.replace('8C', 'AC'))).toBe('');
  });

  it('looks at every card of the waste in Light', async () => {
    expect(await remark(`${COSMETIC}\n waste: 3H 5H`, 'light')).toBe('nur noch kosmetische Züge');
    expect(await remark(`${COSMETIC}\n waste: 9H 5H`, 'light')).toBe('');
    expect(await remark(`${COSMETIC}\n waste: 9H 5H`)).toBe('nur noch kosmetische Züge');
  });
});
