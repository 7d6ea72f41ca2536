import { describe, expect, it } from 'vitest';
import { KlondikeVisit, samePicture } from './klondike-visit.ts';

/** ♠9 ♥8 ♣7 is a run that a red ten takes; ♦3 is next on its foundation. */
const RUN = `
  foundation-1: AD 2D
  tableau-1: (2C) 9S 8H 7C
  tableau-2: TD
  tableau-3: 3D
  tableau-4: (KS) 8D
  rest: stock`;

describe('a fresh game', () => {
  it('lies as the page has it: one to seven cards, the last of each open, the rest in the stock', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    const sizes = [1, 2, 3, 4, 5, 6, 7].map((column) => visit.cards(`tableau-${column}`).split(' '));
    expect(sizes.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sizes.flat().filter((card) => !card.startsWith('('))).toHaveLength(7);
    expect(visit.cards('stock').split(' ')).toHaveLength(24);
    expect(visit.status()).toBe('0:00 | Einzel-Zug | Talon 24 | Durchgang 1');
  });

  it('has stock and waste on the left and the foundations on the right, above the last columns', async () => {
    const visit = await KlondikeVisit.start();
    const left = (pile: string): number => visit.places(pile)[0].x;
    expect(left('stock')).toBe(left('tableau-1'));
    expect(left('waste')).toBe(left('tableau-2'));
    for (const place of [1, 2, 3, 4]) expect(left(`foundation-${place}`)).toBe(left(`tableau-${place + 3}`));
  });
});

describe('the waste', () => {
  it('lies card on card where single cards are turned', async () => {
    const visit = await KlondikeVisit.inDeal(7n);
    for (let k = 0; k < 3; k++) await visit.click('stock');
    const places = visit.places('waste');
    expect(places).toHaveLength(3);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  });

  it('shows the last three side by side where three are turned, and only the top one can be played', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { options: { draw: '3' } });
    await visit.click('stock');
    await visit.click('stock');
    const xs = visit.places('waste').map(({ x }) => x);
    expect(xs.slice(0, 4)).toEqual([xs[0], xs[0], xs[0], xs[0]]);
    expect(xs[4]).toBeGreaterThan(xs[3]);
    expect(xs[5] - xs[4]).toBe(xs[4] - xs[3]);
    const covered = visit.point('waste', 4);
    await visit.headless.press(covered.x - 24, covered.y);
    await visit.headless.release(covered.x - 24, covered.y);
    expect(visit.moveCount).toBe(2);
  });

  it('keeps out of the way of what is below the fan and beside it', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { options: { draw: '3' } });
    for (let k = 0; k < 8; k++) await visit.click('stock');
    const [last] = visit.places('waste').slice(-1);
    expect(last.x + last.w).toBeLessThanOrEqual(visit.places('foundation-1')[0].x);
  });
});

describe('cards', () => {
  it('are dragged, alone or with what lies on them', async () => {
    const visit = await KlondikeVisit.inPosition(RUN);
    await visit.drag('tableau-1', 'tableau-2', 1);
    expect(visit.cards('tableau-2')).toBe('TD 9S 8H 7C');
    expect(visit.cards('tableau-1')).toBe('2C');
  });

  it('are clicked, and then their target', async () => {
    const visit = await KlondikeVisit.inPosition(RUN);
    await visit.click('tableau-1');
    await visit.seconds(1);
    await visit.click('tableau-4');
    expect(visit.cards('tableau-4')).toBe('(KS) 8D 7C');
  });

  it('go to their foundation by a click of the right button', async () => {
    const visit = await KlondikeVisit.inPosition(RUN);
    await visit.click('tableau-3', -1, 1);
    expect(visit.cards('foundation-1')).toBe('AD 2D 3D');
    await visit.click('tableau-2', -1, 1);
    expect(visit.moveCount).toBe(1);
  });

  it('go there by a double click, but not by two slow ones', async () => {
    const visit = await KlondikeVisit.inPosition(RUN);
    await visit.click('tableau-3');
    await visit.seconds(1);
    await visit.click('tableau-3');
    expect(visit.moveCount).toBe(0);
    await visit.seconds(1);
    const { x, y } = visit.point('tableau-3');
    for (let k = 0; k < 2; k++) {
      await visit.headless.press(x, y);
      await visit.headless.release(x, y);
    }
    expect(visit.cards('foundation-1')).toBe('AD 2D 3D');
  });

  it('of a run that is clicked twice stay where they are', async () => {
    const visit = await KlondikeVisit.inPosition('foundation-1: AS\ntableau-1: 3H 2S\nrest: stock');
    const { x, y } = visit.point('tableau-1', 0);
    for (let k = 0; k < 2; k++) {
      await visit.headless.press(x, y);
      await visit.headless.release(x, y);
    }
    expect(visit.moveCount).toBe(0);
  });

  it('that fit nowhere are not taken up, which a passing line says', async () => {
    const visit = await KlondikeVisit.inPosition('waste: 9S\ntableau-1: 9C\nrest: stock');
    await visit.click('waste');
    expect(visit.shows('Diese Karte passt nirgends')).toBe(true);
  });

  it('come back from a foundation, unless that is forbidden', async () => {
    const text = 'foundation-1: AD 2D\ntableau-1: 3S\nrest: stock';
    const visit = await KlondikeVisit.inPosition(text);
    await visit.drag('foundation-1', 'tableau-1');
    expect(visit.cards('tableau-1')).toBe('3S 2D');
    const strict = await KlondikeVisit.inPosition(text, { options: { strict: '1' } });
    await strict.drag('foundation-1', 'tableau-1');
    expect(strict.moveCount).toBe(0);
  });

  it('below a king stay off an empty column, unless any card may go there', async () => {
    const text = 'tableau-1: 3S\ntableau-2: KH\nrest: stock';
    const visit = await KlondikeVisit.inPosition(text);
    await visit.drag('tableau-1', 'tableau-3');
    expect(visit.moveCount).toBe(0);
    await visit.drag('tableau-2', 'tableau-3');
    expect(visit.cards('tableau-3')).toBe('KH');
    const any = await KlondikeVisit.inPosition(text, { options: { kings: '0' } });
    await any.drag('tableau-1', 'tableau-3');
    expect(any.cards('tableau-3')).toBe('3S');
  });
});

describe('a click on the empty stock', () => {
  it('turns the waste over as often as there are passes', async () => {
    const visit = await KlondikeVisit.inPosition('tableau-1: KS\nrest: waste', { options: { passes: '3' } });
    expect(visit.status()).toContain('Durchgang 1/3');
    for (const pass of [2, 3]) {
      await visit.click('stock');
      expect(visit.status()).toContain(`Durchgang ${pass}/3`);
      while (visit.cards('stock') !== '') await visit.click('stock');
    }
    const moves = visit.moveCount;
    await visit.click('stock');
    expect(visit.moveCount).toBe(moves);
  });

  it('shows whether there is another pass', async () => {
    const text = 'tableau-1: KS\nrest: waste';
    const stock = async (options: Readonly<Record<string, string>>): Promise<Uint8Array> => {
      const visit = await KlondikeVisit.inPosition(text, { options });
      const { x, y, w, h } = visit.places('stock')[0];
      const { pixels, width } = visit.headless.frame();
      return Uint8Array.from({ length: w * h }, (_, k) => pixels[(y + Math.floor(k / w)) * width + x + (k % w)]);
    };
    const [open, done] = [await stock({ passes: '3' }), await stock({ passes: '1' })];
    expect(await stock({ passes: '0' })).toEqual(open);
    expect(done).not.toEqual(open);
  });

  it('shows nothing when there is nothing to turn over, as soon as that is so', async () => {
    const text = 'foundation-1: AD\nwaste: 2D\ntableau-1: KS\nrest: (tableau-1)';
    const visit = await KlondikeVisit.inPosition(text);
    await visit.click('waste', -1, 1);
    await visit.away();
    const next = await visit.nextVisit();
    await next.away();
    const table = ({ headless }: KlondikeVisit): Uint8Array => headless.frame().pixels.subarray(0, 640 * 376);
    expect(Buffer.compare(table(visit), table(next))).toBe(0);
    expect(visit.cards('stock') + visit.cards('waste')).toBe('');
  });
});

describe('a hint', () => {
  it('is an arrow that goes with the next action', async () => {
    const visit = await KlondikeVisit.inPosition(RUN);
    await visit.away();
    const before = visit.headless.frame();
    await visit.keys('V');
    expect(samePicture(before, visit.headless.frame())).toBe(false);
    await visit.keys('Esc');
    expect(samePicture(before, visit.headless.frame())).toBe(true);
    expect(visit.moveCount).toBe(0);
  });
});
