import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine } from './page.ts';

const write = (page: Page, key: string, value: unknown): Promise<string> =>
  page.evaluate(
    ([name, what]) =>
      window.talonTest.page?.store.write(name as string, what).then(
        () => 'stored',
        (error) => `${error.name}: ${error.reason}`,
      ) ?? 'no program',
    [key, value] as const,
  );

const read = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => window.talonTest.page?.store.read(name), key);

const notices = (page: Page): Promise<string[]> => page.locator('.notice p').allTextContents();

describe('what a program stores', () => {
  it('is there after each of six cycles of saving and reloading, all of it (C-5)', async () => {
    const { page } = await openMachine();
    for (let cycle = 1; cycle <= 6; cycle++) {
      expect(await write(page, `slot-${cycle}`, { cycle, cards: [1, 2, 3], deal: '18446744073709551615' })).toBe(
        'stored',
      );
      expect(await write(page, 'last', { cycle })).toBe('stored');
      await page.reload();
      await page.waitForFunction(() => window.talonTest?.page);
      for (let slot = 1; slot <= cycle; slot++) {
        expect(await read(page, `slot-${slot}`)).toEqual({
          cycle: slot,
          cards: [1, 2, 3],
          deal: '18446744073709551615',
        });
      }
      expect(await read(page, 'last')).toEqual({ cycle });
    }
  });

  it('is null where nothing was stored, and each program has its own', async () => {
    const { page } = await openMachine();
    await write(page, 'game', 'of lines');
    await page.evaluate(() => {
      location.hash = '#/other';
    });
    await page.waitForFunction(() => document.title.startsWith('Anderes') && document.querySelector('canvas'));
    expect(await read(page, 'game')).toBeNull();
  });

  it('is the old or the new value when the page is killed in the middle of writing', async () => {
    const { page, profile } = await openMachine();
    await write(page, 'game', { move: 0 });
    await page.evaluate(() => {
      for (let move = 1; move <= 500; move++)
        void window.talonTest.page?.store.write('game', { move, bulk: 'x'.repeat(5000) });
    });
    await page.close();
    const { page: next } = await openMachine({ profile });
    const { move, bulk } = (await read(next, 'game')) as { move: number; bulk?: string };
    expect(move).toBeGreaterThanOrEqual(0);
    expect(bulk?.length ?? 5000).toBe(5000);
  });
});

describe('a browser that stores nothing', () => {
  it.each([
    ['absent', 'kann nichts speichern', () => Object.defineProperty(window, 'indexedDB', { get: () => undefined })],
    [
      'blocked',
      'erlaubt hier kein Speichern',
      () =>
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'blocked',
      'erlaubt hier kein Speichern',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      },
    ],
    [
      'failed',
      'Speichern ist fehlgeschlagen',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('broken', 'UnknownError');
        };
      },
    ],
  ])('%s: the page says so, and the game goes on in memory', async (reason, words, before) => {
    const { page, errors } = await openMachine({ before });
    expect((await notices(page)).join()).toContain(words);
    expect(await write(page, 'game', 42)).toBe(`StoreError: ${reason}`);
    expect(await read(page, 'game')).toBe(42);
    expect(errors).toEqual([]);
  });

  it('full: an earlier value stays, the newer one is kept in memory, and the page says so', async () => {
    const { page, profile } = await openMachine();
    await write(page, 'game', 'earlier');
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    expect(await write(page, 'game', 'later')).toBe('StoreError: full');
    expect(await read(page, 'game')).toBe('later');
    expect((await notices(page)).join()).toContain('Speicher des Browsers ist voll');
    await page.close();
    const { page: next } = await openMachine({ profile });
    expect(await read(next, 'game')).toBe('earlier');
  });

  it('a database that cannot be read is not written over', async () => {
    const { page, profile } = await openMachine();
    await write(page, 'game', 'precious');
    await page.evaluate(() => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    expect(await read(page, 'game')).toBeNull();
    expect(await write(page, 'game', 'begun anew')).toBe('StoreError: failed');
    await page.close();
    const { page: next } = await openMachine({ profile });
    expect(await read(next, 'game')).toBe('precious');
  });

  it('a database that never opens does not keep the page waiting', async () => {
    const { page } = await openMachine({
      before: () => {
        const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (this: IDBFactory, ...name) {
          const request = open.apply(this, name);
          request.addEventListener = () => undefined;
          return request;
        };
      },
    });
    expect(await write(page, 'game', 1)).toBe('StoreError: failed');
  });
});

describe('two tabs with one program', () => {
  it('the second one plays without storing and says so; after the first has gone, a reload owns the game', async () => {
    const { page: first, profile } = await openMachine();
    expect(await write(first, 'game', 'of the first')).toBe('stored');
    const { page: second } = await openMachine({ profile });
    expect((await notices(second)).join()).toContain('läuft schon in einem anderen Fenster');
    expect(await read(second, 'game')).toBe('of the first');
    expect(await write(second, 'game', 'of the second')).toBe('StoreError: locked');
    expect(await read(second, 'game')).toBe('of the second');
    expect(await read(first, 'game')).toBe('of the first');
    await first.close();
    await second.getByRole('button', { name: 'Seite neu laden' }).click();
    await second.waitForFunction(() => window.talonTest?.page);
    expect(await read(second, 'game')).toBe('of the first');
    expect(await write(second, 'game', 'now of the second')).toBe('stored');
  });

  it('leaving a program and coming back is no second tab', async () => {
    const { page } = await openMachine();
    await page.evaluate(async () => {
      window.talonTest.page = null;
      const followed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = '#/';
      await followed;
      location.hash = '#/lines';
    });
    await page.waitForFunction(() => window.talonTest.page !== null);
    expect(await write(page, 'game', 1)).toBe('stored');
    expect(await notices(page)).toEqual([]);
  });
});
