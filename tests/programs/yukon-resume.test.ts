import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { EMPTY_LISTS } from '../../host/programs/yukon/lists.ts';
import { savedSession, YukonTable } from './yukon-table.ts';

/** Two clicks win: the queen from her column, the king from the waste. */
const NEARLY_WON = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..JC
  tableau-1: QC
  waste: KC`;

const FINISHING = `
  foundation-1: AD..JD
  foundation-2: AH..JH
  foundation-3: AS..JS
  foundation-4: AC..JC
  tableau-1: KD QS
  tableau-2: KH QC
  tableau-3: KS QD
  tableau-4: KC QH`;

/** A store whose page is closed the moment `key` has been written. */
class ClosingStore extends MemoryStore {
  closesAfter: string | null = null;
  #closed = false;

  override async write(key: string, value: unknown): Promise<void> {
    if (this.#closed) return;
    await super.write(key, value);
    this.#closed = key === this.closesAfter;
  }

  reopen(): void {
    this.closesAfter = null;
    this.#closed = false;
  }
}

/** A store that cannot write while it is full. */
class FullStore extends MemoryStore {
  full = true;

  override async write(key: string, value: unknown): Promise<void> {
    if (this.full) throw new Error('no room');
    await super.write(key, value);
  }
}

describe('a page that is loaded again', () => {
  it('goes on exactly: cards, money, variant, back, lists', async () => {
    const table = await YukonTable.start({ deal: 5n });
    await table.script('key ^V');
    await table.pressButton('Light');
    await table.script('key Space; key Undo; key Space; key Space; key ^N; key Space; key Space');
    await table.script('move 600 300');
    const next = await table.nextVisit();
    await next.script('move 600 300');
    expect(next.position()).toEqual(table.position());
    expect(next.status()).toBe(table.status());
    expect(next.headless.frame().pixels).toEqual(table.headless.frame().pixels);
    expect(next.headless.core.save()).toEqual(table.headless.core.save());
    expect(next.headless.sounds.played).toEqual([]);
  });

  it('has the one undo, and not again once it was used', async () => {
    const table = await YukonTable.start();
    await table.script('key Space; key Space');
    const second = await table.nextVisit();
    await second.script('menu Spiel Zug');
    expect(second.status()).toBe('-55 $');
    expect(second.cards('waste').split(' ')).toHaveLength(1);
    const third = await second.nextVisit();
    expect(third.status()).toBe('-55 $');
    await expect(third.script('menu Spiel Zug')).rejects.toThrow('no entry "Zug"');
    await third.script('key Undo');
    expect(third.status()).toBe('-55 $');
  });

  it('goes on six times without loss (C-5)', async () => {
    let table = await YukonTable.start();
    for (let visit = 1; visit <= 6; visit++) {
      await table.script('key Space');
      table = await table.nextVisit();
      expect(table.cards('waste').split(' ')).toHaveLength(visit);
    }
  });

  it('keeps the clock to the second and does not count the time between', async () => {
    const table = await YukonTable.inPosition('rest: stock\n tableau-1: KS', { timed: true, elapsedMs: 42_000 });
    await table.seconds(3.5);
    const next = await table.nextVisit();
    expect(next.status()).toBe('0:45');
    await next.seconds(1);
    expect(next.status()).toBe('0:46');
    await next.script('menu Optionen Bestzeiten');
    expect(next.shows('Bestzeiten - Classic')).toBe(true);
  });

  it('stays paused, with the clock standing', async () => {
    const table = await YukonTable.inPosition('rest: stock\n tableau-1: KS', { timed: true, elapsedMs: 42_000 });
    await table.script('key ^Space');
    const next = await table.nextVisit();
    expect(next.shows('Pause')).toBe(true);
    await next.seconds(20);
    await next.script('click 40 365');
    expect(next.status()).toBe('0:42');
    expect(next.position()).toEqual(table.position());
  });

  it('shows no box over the icon of a lost round, and says so in the line after the pause', async () => {
    const table = await YukonTable.inPosition(
      `
      tableau-1: KC
      tableau-2: KS
      tableau-3: KH
      tableau-4: KD
      tableau-5: TC
      tableau-6: TS
      rest: (tableau-7)
      tableau-7: 8C`,
      { paused: true },
    );
    expect(table.shows('Pause')).toBe(true);
    expect(table.shows('Rien ne va plus!')).toBe(false);
    await table.script('key ^Space');
    expect(table.remark()).toBe('Rien ne va plus');
  });

  it('goes on with the automatic finish where it stood', async () => {
    const table = await YukonTable.inPosition(FINISHING, { timed: true, elapsedMs: 61_000 });
    await table.headless.wait(30);
    const left = table.headless.core.view().moveCount;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(8);
    const next = await table.nextVisit();
    expect(next.headless.core.view().moveCount).toBe(left);
    await next.watchFinish();
    expect(next.shows('Neuer Eintrag: 1:01')).toBe(true);
  });

  it('ends the automatic finish in mid-air when the page is left, and the next visit takes it up', async () => {
    const table = await YukonTable.inPosition(FINISHING);
    await table.headless.wait(20);
    table.headless.gem.aes.post({ type: 'AP_TERM' });
    await table.headless.wait(20);
    expect(table.headless.ended).toBe(true);
    const next = await table.nextVisit();
    await next.watchFinish();
    expect(next.shows('Ein neuer Highscore: -12 $')).toBe(true);
  });

  it('asks for the name of a win again until it is entered, and enters it once (C-10)', async () => {
    const first = await YukonTable.inPosition(NEARLY_WON);
    await first.click('tableau-1');
    await first.click('waste');
    const second = await first.nextVisit();
    expect(second.shows('Ein neuer Highscore: -42 $')).toBe(true);
    await second.pressButton('Eintragen');
    await second.script('type Halb');
    const third = await second.nextVisit();
    await third.pressButton('Eintragen');
    await third.script('type Ganz; key Return; key Return');
    expect(third.status()).toBe('-52 $');
    const fourth = await third.nextVisit();
    await fourth.script('key ^H');
    expect(fourth.shows('1. Ganz')).toBe(true);
    expect(fourth.shows('Halb')).toBe(false);
    expect(fourth.shows('2. Ganz')).toBe(false);
  });

  it('enters a win once even if the page dies between list and next round', async () => {
    const store = new ClosingStore();
    const table = await YukonTable.inPosition(NEARLY_WON, { before: { store } });
    await table.click('tableau-1');
    await table.click('waste');
    store.closesAfter = 'lists';
    await table.pressButton('Eintragen');
    await table.script('type Eva; key Return; key Return');
    store.reopen();
    const next = await table.nextVisit();
    expect(next.status()).toBe('-52 $');
    expect(next.headless.core.view().status).toBe('playing');
    expect(await store.read('lists')).toMatchObject({ scores: { classic: [{ name: 'Eva', value: -42 }] } });
  });
});

describe('what the program cannot read', () => {
  const GAME = 'rest: stock\n tableau-1: KS';
  const sessions = async (): Promise<readonly (readonly [string, unknown])[]> => {
    const good = await savedSession(GAME);
    return [
      ['a number', 42],
      ['another version', { ...good, version: 99 }],
      ['another variant than the game', { ...good, variant: 'light' }],
      ['another game', { ...good, game: { ...good.game, game: 'klondike' } }],
      ['half a back', { ...good, back: 1.5 }],
      ['illegal moves', { ...good, game: { ...good.game, moves: [0x7f000000], cursor: 1 } }],
      ['another position', { ...good, game: { ...good.game, hash: '0000000000000000' } }],
      ['no piles', { ...good, game: { ...good.game, position: {} } }],
    ];
  };

  it('is put aside with a notice, and a new sitting begins with the lists as they were', async () => {
    const lists = { ...EMPTY_LISTS, scores: { ...EMPTY_LISTS.scores, classic: [{ name: 'Alt', value: 7 }] } };
    for (const [what, stored] of await sessions()) {
      const store = new MemoryStore();
      await store.write('lists', lists);
      await store.write('session', stored);
      const table = await YukonTable.start({ store });
      expect(table.status(), what).toBe('-52 $');
      expect(table.cards('stock').split(' '), what).toHaveLength(24);
      expect(table.headless.notices, what).toHaveLength(1);
      expect(table.headless.notices[0], what).toContain('nicht lesbar');
      expect(await store.read('session-unreadable'), what).toEqual(stored);
      expect(await store.read('lists'), what).toEqual(lists);
    }
  });

  it('has no words of the program in its notice', async () => {
    for (const [what, stored] of await sessions()) {
      const store = new MemoryStore();
      await store.write('session', stored);
      const table = await YukonTable.start({ store });
      expect(table.headless.notices[0], what).not.toMatch(/[a-z]-[a-z]|\(/);
    }
  });

  it('may be the lists: damaged ones are put aside, told once, and their good lines go on', async () => {
    const good = { name: 'Alt', value: 7 };
    const damaged = { ...EMPTY_LISTS, scores: { ...EMPTY_LISTS.scores, classic: [good, 'x'] } };
    for (const [stored, classic] of [
      ['nothing of the kind', []],
      [damaged, [good]],
    ] as const) {
      const store = new MemoryStore();
      await store.write('lists', stored);
      const table = await YukonTable.start({ store });
      expect(table.headless.notices).toEqual([expect.stringContaining('Bestenlisten sind nicht lesbar')]);
      expect(await store.read('lists-unreadable')).toEqual(stored);
      expect(await store.read('lists')).toMatchObject({ scores: { classic } });
      const next = await table.nextVisit();
      expect(next.headless.notices).toEqual([]);
    }
  });

  it('is kept every time it happens: nothing that was put aside is overwritten', async () => {
    const store = new MemoryStore();
    for (const value of ['first', 'second', 'third']) {
      await store.write('session', `${value} sitting`);
      await store.write('lists', `${value} lists`);
      const table = await YukonTable.start({ store });
      expect(table.headless.notices).toHaveLength(2);
    }
    const kept = ['', '-2', '-3', '-4'].map((number) =>
      Promise.all([store.read(`session-unreadable${number}`), store.read(`lists-unreadable${number}`)]),
    );
    expect(await Promise.all(kept)).toEqual([
      ['first sitting', 'first lists'],
      ['second sitting', 'second lists'],
      ['third sitting', 'third lists'],
      [null, null],
    ]);
  });

  it('is put aside before anything is written in its place', async () => {
    const store = new ClosingStore();
    const [[, stored]] = (await sessions()).slice(-1);
    await store.write('session', stored);
    store.closesAfter = 'session-unreadable';
    await YukonTable.start({ store });
    expect(await store.read('session')).toEqual(stored);
    expect(await store.read('session-unreadable')).not.toBe(null);
  });

  it('is not the empty store of a first visit, which is a normal start', async () => {
    const table = await YukonTable.start();
    expect(table.headless.notices).toEqual([]);
  });
});

describe('a store that cannot write', () => {
  it('does not stop the game, and its owner is the one to speak of it', async () => {
    const store = new FullStore();
    const table = await YukonTable.start({ store });
    await table.script('key Space; key Space; key Space');
    expect(table.cards('waste').split(' ')).toHaveLength(3);
    expect(table.headless.notices).toEqual([]);
    store.full = false;
    await table.script('key Space');
    expect(await store.read('session')).toMatchObject({ touched: true });
  });
});
