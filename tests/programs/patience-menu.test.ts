import { describe, expect, it } from 'vitest';
import { PatienceVisit, samePicture } from './patience-visit.ts';

/** The entries of RULES §2.2 in their order; what is ours stands behind them. */
const MENUS = {
  Patience: [
    ...['Eiffelturm', 'Matriarchat', 'Standart', 'kleine Harfe', 'Galerie', 'Zopf'],
    ...['Demo', 'Warte 1.0 s', 'speichern', 'laden', 'beenden'],
  ],
  Information: ['Spielregeln', 'kopieren', 'Statistik'],
  Hilfen: ['Vorschlag', 'Ablegen', 'Zug zurück', 'zum Anfang', 'merken', 'zur Marke', 'verändern', 'Zug vor'],
  Karten: ['geben'],
} as const;

/** A game in which everything can be ordered: marked, with moves before and behind the present position. */
function everythingPossible(): Promise<PatienceVisit> {
  return PatienceVisit.inDeal('standart', 7n, {
    moves: (core) => {
      core.toggleMark();
      for (let k = 0; k < 3; k++) core.play(core.moves().at(-1) ?? 0);
      core.undo();
    },
  });
}

describe('the menu bar', () => {
  it.each(Object.entries(MENUS))('has under "%s" the entries of the manual in its order', async (title, entries) => {
    const visit = await everythingPossible();
    await visit.openMenu(title);
    const rows = entries.map((entry) => visit.entryPlace(entry)?.y ?? Number.NaN);
    expect(rows.every(Number.isInteger)).toBe(true);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    await visit.closeMenu();
  });

  it('shows the keys of the entries beside them', async () => {
    const visit = await everythingPossible();
    for (const [title, keys] of [
      ['Patience', '123456DWSLE'],
      ['Information', 'HIT'],
      ['Hilfen', 'VAZFMBCR'],
      ['Karten', 'K'],
    ]) {
      await visit.openMenu(title);
      for (const key of keys) expect(visit.shows(`  ${key} `), `${title} ${key}`).toBe(true);
      await visit.closeMenu();
    }
  });

  it('ticks the game on the table', async () => {
    const visit = await PatienceVisit.inDeal('galerie', 1n);
    expect((await visit.entry('Patience', 'Galerie')).checked).toBe(true);
    expect((await visit.entry('Patience', 'Zopf')).checked).toBe(false);
    await visit.script('menu Patience Zopf');
    expect(visit.game.id).toBe('zopf');
    expect((await visit.entry('Patience', 'Galerie')).checked).toBe(false);
    expect((await visit.entry('Patience', 'Zopf')).checked).toBe(true);
  });

  it.each(['Eiffelturm', 'Matriarchat', 'Standart', 'kleine Harfe', 'Galerie', 'Zopf'])(
    'deals "%s" afresh, each time another one',
    async (title) => {
      const visit = await PatienceVisit.start();
      await visit.script(`menu Patience ${title}`);
      expect(visit.game.title).toBe(title);
      const first = visit.position();
      await visit.script(`menu Patience ${title}`);
      expect(visit.game.title).toBe(title);
      expect(visit.position()).not.toEqual(first);
      expect(visit.core.view()).toMatchObject({ moveCount: 0, canRedo: false, marked: false });
    },
  );
});

describe('greying', () => {
  it.each([
    ['standart', true],
    ['kleine-harfe', true],
    ['galerie', true],
    ['zopf', true],
    ['eiffelturm', false],
    ['matriarchat', false],
  ] as const)('leaves "Ablegen" to games with foundations: %s', async (game, enabled) => {
    const visit = await PatienceVisit.inDeal(game, 1n);
    expect((await visit.entry('Hilfen', 'Ablegen')).enabled).toBe(enabled);
  });

  it.each(['Zug zurück', 'zum Anfang'])('takes away "%s" while there is nothing to take back', async (entry) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    expect((await visit.entry('Hilfen', entry)).enabled).toBe(false);
    await visit.keys('K');
    expect((await visit.entry('Hilfen', entry)).enabled).toBe(true);
    await visit.keys('Z');
    expect((await visit.entry('Hilfen', entry)).enabled).toBe(false);
  });

  it('takes away "Zug vor" while nothing was taken back', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys('K');
    expect((await visit.entry('Hilfen', 'Zug vor')).enabled).toBe(false);
    await visit.keys('Z');
    expect((await visit.entry('Hilfen', 'Zug vor')).enabled).toBe(true);
    await visit.script('menu Hilfen Zug vor');
    expect((await visit.entry('Hilfen', 'Zug vor')).enabled).toBe(false);
    expect(visit.moveCount).toBe(1);
  });

  it('takes away "zur Marke" while no earlier position is marked (RULES §2.3)', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys('M');
    expect((await visit.entry('Hilfen', 'zur Marke')).enabled).toBe(false);
    await visit.keys('K');
    expect((await visit.entry('Hilfen', 'zur Marke')).enabled).toBe(true);
    await visit.keys('Z');
    expect((await visit.entry('Hilfen', 'zur Marke')).enabled).toBe(false);
  });

  it('takes away "geben" where neither a deal nor turning the waste over is possible', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    for (let deals = 1; deals <= 10; deals++) {
      expect((await visit.entry('Karten', 'geben')).enabled).toBe(true);
      await visit.keys('K');
    }
    expect((await visit.entry('Karten', 'geben')).enabled).toBe(false);
    await visit.keys('K');
    expect(visit.moveCount).toBe(10);
  });

  it('leaves "geben" where the waste can be turned over', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', 'tableau-1: KS\nrest: waste');
    expect((await visit.entry('Karten', 'geben')).enabled).toBe(true);
    await visit.script('menu Karten geben');
    expect(visit.cards('waste')).toBe('');
  });

  it.each(['speichern', 'laden'])('takes away "%s" where the page has no drive', async (entry) => {
    const visit = await PatienceVisit.start({ drive: null });
    expect((await visit.entry('Patience', entry)).enabled).toBe(false);
    const before = visit.headless.frame();
    await visit.keys('S', 'L');
    expect(samePicture(visit.headless.frame(), before)).toBe(true);
  });

  it('takes away "Spielregeln" where the page has no text', async () => {
    const visit = await PatienceVisit.start({ rules: null });
    expect((await visit.entry('Information', 'Spielregeln')).enabled).toBe(false);
    await visit.keys('H', 'K');
    expect(visit.moveCount).toBe(1);
  });
});

describe('ticks and texts that change', () => {
  it('ticks "merken" at marked positions and nowhere else', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    const ticked = async (): Promise<boolean> => (await visit.entry('Hilfen', 'merken')).checked;
    expect(await ticked()).toBe(false);
    await visit.script('menu Hilfen merken');
    expect(await ticked()).toBe(true);
    await visit.keys('K');
    expect(await ticked()).toBe(false);
    await visit.keys('Z');
    expect(await ticked()).toBe(true);
    await visit.script('menu Hilfen merken');
    expect(await ticked()).toBe(false);
  });

  it('ticks "verändern" while the rules are off', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(false);
    await visit.script('menu Hilfen verändern');
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(true);
    await visit.script('menu Hilfen verändern');
    expect((await visit.entry('Hilfen', 'verändern')).checked).toBe(false);
  });

  it.each([
    ['standart', 80, 72],
    ['eiffelturm', 84, 83],
    ['matriarchat', 96, 94],
    ['kleine-harfe', 24, 23],
    ['galerie', 72, 64],
    ['zopf', 71, 70],
  ] as const)('counts the cards of the stock: %s from %i to %i', async (game, before, after) => {
    const visit = await PatienceVisit.inDeal(game, 5n);
    const counts = async (cards: number): Promise<boolean> =>
      (await visit.entry('Karten', `noch ${cards} Karten`)).enabled;
    expect(await counts(before)).toBe(true);
    await visit.script('menu Karten geben');
    expect(await counts(after)).toBe(true);
    await visit.keys('Z');
    expect(await counts(before)).toBe(true);
  });

  it('does nothing when the number of cards is chosen', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 5n);
    const before = visit.position();
    await visit.script('menu Karten noch 71');
    expect(visit.position()).toEqual(before);
  });

  it('shows the seconds of the demo, which its box changes and the next visit remembers', async () => {
    const visit = await PatienceVisit.start();
    await visit.script('menu Patience Warte 1.0; key Esc; type 2.5');
    await visit.keys('Return');
    expect((await visit.entry('Patience', 'Warte 2.5 s')).enabled).toBe(true);
    const next = await visit.nextVisit();
    expect((await next.entry('Patience', 'Warte 2.5 s')).enabled).toBe(true);
    await next.keys('W', 'Esc');
    await next.pressButton('Abbruch');
    expect((await next.entry('Patience', 'Warte 2.5 s')).enabled).toBe(true);
  });
});

describe('the options of the games', () => {
  it('stand behind the entries of the manual, with a tick where they are on', async () => {
    const visit = await PatienceVisit.start();
    expect(await visit.entry('Karten', 'erste Karten von selbst')).toEqual({ enabled: true, checked: false });
    expect(await visit.entry('Karten', 'Matriarchat: kurzen Rest')).toEqual({ enabled: true, checked: false });
    expect(await visit.entry('Karten', 'Zopf: ohne doppelte')).toEqual({ enabled: true, checked: true });
  });

  it('hold for games to come, in every game that knows them, and for later visits', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 5n);
    const before = visit.position();
    await visit.script('menu Karten erste Karten');
    await visit.script('menu Karten Zopf: ohne');
    expect(visit.position()).toEqual(before);
    await visit.script('menu Patience Zopf');
    expect(visit.core.view().options).toEqual({ distinct: '0', first: '1' });
    expect(visit.cards('waste')).not.toBe('');
    await visit.script('menu Patience kleine Harfe');
    expect(visit.core.view().options).toEqual({ first: '1' });
    const next = await visit.nextVisit();
    expect((await next.entry('Karten', 'erste Karten')).checked).toBe(true);
    await next.script('menu Karten erste Karten; menu Patience kleine Harfe');
    expect(next.core.view().options).toEqual({ first: '0' });
  });
});

describe('boxes of the menu "Information"', () => {
  it('says how the program may be copied', async () => {
    const visit = await PatienceVisit.start();
    await visit.script('menu Information kopieren');
    expect(visit.shows('unter der MIT-Lizenz. Du darfst es')).toBe(true);
    await visit.keys('Return');
    expect(visit.shows('unter der MIT-Lizenz. Du darfst es')).toBe(false);
  });
});
