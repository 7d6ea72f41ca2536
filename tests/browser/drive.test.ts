import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodePat } from '../../host/formats/pat.ts';
import { openMachine, openPage } from './page.ts';
import { dropFiles } from './sample-files.ts';

const ZOPF = encodePat({ game: 'zopf' });
const TURM = encodePat({ game: 'eiffelturm', moves: ['deal'] });

const notices = (page: Page): Promise<string[]> => page.locator('.notice p').allTextContents();

/** Saves as a program does: `saved`, or why not. */
const save = (page: Page, name: string, bytes: Uint8Array): Promise<string | undefined> =>
  page.evaluate(
    async ([file, content]) =>
      window.talonTest.page?.drive.write(file, Uint8Array.from(content)).then(
        () => 'saved',
        (error: Error & { reason?: string }) => `${error.name}: ${error.reason}`,
      ),
    [name, [...bytes]] as const,
  );

const read = (page: Page, name: string): Promise<number[] | null> =>
  page.evaluate(async (file) => {
    const bytes = await window.talonTest.page?.drive.read(file);
    return bytes ? [...bytes] : null;
  }, name);

const list = (page: Page): Promise<readonly string[] | undefined> =>
  page.evaluate(async () => window.talonTest.page?.drive.list('PAT'));

/** Lets the program write down which files it hears of. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.talonTest.page?.drive.onArrival((name) => heard.push(name));
  });

const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard'));

const openFiles = (page: Page): Promise<void> => page.getByRole('button', { name: 'Dateien', exact: true }).click();

/** Presses a button that downloads, and reads what comes. */
async function downloaded(page: Page, label: string): Promise<{ readonly name: string; readonly bytes: number[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: label, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: [...readFileSync(await download.path())] };
}

describe('the drive of the page', () => {
  it('keeps files for the next visit, replaces and removes them', async () => {
    const { page, errors } = await openMachine();
    expect(await list(page)).toEqual([]);
    expect(await read(page, 'ZOPF.PAT')).toBeNull();
    expect(await save(page, 'ZOPF.PAT', TURM)).toBe('saved');
    expect(await save(page, 'ZOPF.PAT', ZOPF)).toBe('saved');
    expect(await save(page, 'OTHER.DAT', TURM)).toBe('saved');
    await page.reload();
    await page.waitForFunction(() => window.talonTest?.page);
    expect(await list(page)).toEqual(['ZOPF.PAT']);
    expect(await read(page, 'ZOPF.PAT')).toEqual([...ZOPF]);
    await page.evaluate(() => window.talonTest.page?.drive.remove('ZOPF.PAT'));
    expect(await list(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is the same in every window', async () => {
    const { page, profile } = await openMachine();
    const { page: other } = await openMachine({ profile, at: '#/other' });
    await save(page, 'ZOPF.PAT', ZOPF);
    expect(await read(other, 'ZOPF.PAT')).toEqual([...ZOPF]);
    await openFiles(other);
    await expect.poll(() => other.locator('.file strong').allTextContents()).toEqual(['ZOPF.PAT']);
  });

  it('that is full keeps the earlier file; the newer one is offered as a real file and lies there until the end', async () => {
    const { page, profile } = await openMachine();
    await save(page, 'ZOPF.PAT', ZOPF);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    expect(await save(page, 'ZOPF.PAT', TURM)).toBe('StoreError: full');
    expect((await notices(page)).join()).toContain('ZOPF.PAT ist nicht gespeichert');
    expect((await notices(page)).join()).toContain('Speicher des Browsers ist voll');
    expect(await downloaded(page, 'Herunterladen')).toEqual({ name: 'ZOPF.PAT', bytes: [...TURM] });
    expect(await read(page, 'ZOPF.PAT')).toEqual([...TURM]);
    await page.close();
    const { page: next } = await openMachine({ profile });
    expect(await read(next, 'ZOPF.PAT')).toEqual([...ZOPF]);
  });

  it('comes to those who have visited before there was one; what they left stays', async () => {
    const { page, profile } = await openMachine();
    await page.evaluate(
      (sound) =>
        new Promise<void>((resolve, reject) => {
          indexedDB.deleteDatabase('talon').onsuccess = () => {
            const opening = indexedDB.open('talon', 1);
            opening.onupgradeneeded = () => {
              opening.result.createObjectStore('programs').put('of old', 'lines/game');
              const files = opening.result.createObjectStore('files', { keyPath: 'name' });
              files.put({ name: 'ODD.HSN', kind: 'sound', bytes: Uint8Array.from(sound) });
            };
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      [1, 2, 3],
    );
    await page.close();
    const { page: next } = await openMachine({ profile });
    expect(await next.evaluate(() => window.talonTest.page?.store.read('game'))).toBe('of old');
    expect(await save(next, 'ZOPF.PAT', ZOPF)).toBe('saved');
    expect(await list(next)).toEqual(['ZOPF.PAT']);
    expect((await notices(next)).join()).toBe('ZOPF.PAT gespeichert.');
  });
});

describe('a saved game', () => {
  it('can be had as a real file right after saving, and the keys stay with the screen', async () => {
    const { page } = await openMachine();
    await save(page, 'ZOPF.PAT', ZOPF);
    expect(await notices(page)).toEqual(['ZOPF.PAT gespeichert.']);
    expect(await downloaded(page, 'Herunterladen')).toEqual({ name: 'ZOPF.PAT', bytes: [...ZOPF] });
    expect(await page.evaluate(() => document.activeElement?.matches('canvas.screen'))).toBe(true);
  });

  it('is listed in the panel of files, from where it can be had, deleted and brought back', async () => {
    const { page } = await openMachine();
    await save(page, 'ZOPF.PAT', ZOPF);
    await save(page, 'TURM.PAT', TURM);
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Meldung schließen' }).first().click();
    await openFiles(page);
    await expect.poll(() => page.locator('.file strong').allTextContents()).toEqual(['TURM.PAT', 'ZOPF.PAT']);
    expect(await page.locator('.file p').last().textContent()).toMatch(
      new RegExp(`^${ZOPF.length} Bytes, \\d\\d\\.\\d\\d\\.\\d{4}, \\d\\d:\\d\\d$`),
    );
    expect(await downloaded(page, 'ZOPF.PAT herunterladen')).toEqual({ name: 'ZOPF.PAT', bytes: [...ZOPF] });
    await page.getByRole('button', { name: 'ZOPF.PAT entfernen' }).click();
    await expect.poll(() => list(page)).toEqual(['TURM.PAT']);
    await page.getByRole('button', { name: 'Zurückholen' }).click();
    await expect.poll(() => list(page)).toEqual(['TURM.PAT', 'ZOPF.PAT']);
    expect(await read(page, 'ZOPF.PAT')).toEqual([...ZOPF]);
  });
});

describe('a saved game that is dropped on the page', () => {
  it('lies on the drive under a name of the machine, and the program hears of it', async () => {
    const { page } = await openMachine();
    await listen(page);
    await dropFiles(page, [{ name: 'mein langer turm.pat', bytes: TURM }], 640, 400);
    await expect.poll(() => heard(page)).toEqual(['MEINLANG.PAT']);
    expect(await read(page, 'MEINLANG.PAT')).toEqual([...TURM]);
    expect(await notices(page)).toEqual(['MEINLANG.PAT: auf dem Laufwerk abgelegt.']);
    await dropFiles(page, [{ name: 'zopf.txt', bytes: ZOPF }], 20, 780);
    await expect.poll(() => heard(page)).toEqual(['MEINLANG.PAT', 'ZOPF.PAT']);
  });

  it('is numbered where another one has its name, and is the same where nothing differs', async () => {
    const { page } = await openMachine();
    await listen(page);
    await save(page, 'ZOPF.PAT', ZOPF);
    await dropFiles(page, [{ name: 'ZOPF.PAT', bytes: TURM }], 640, 400);
    await expect.poll(() => heard(page)).toEqual(['ZOPF2.PAT']);
    await dropFiles(page, [{ name: 'ZOPF.PAT', bytes: ZOPF }], 640, 400);
    await expect.poll(() => heard(page)).toEqual(['ZOPF2.PAT', 'ZOPF.PAT']);
    expect(await list(page)).toEqual(['ZOPF.PAT', 'ZOPF2.PAT']);
    expect(await read(page, 'ZOPF.PAT')).toEqual([...ZOPF]);
  });

  it('and is damaged, or far too large, is refused with name, reason and place', async () => {
    const { page } = await openMachine();
    await listen(page);
    const damaged = ZOPF.slice();
    damaged[20] ^= 1;
    await dropFiles(
      page,
      [
        { name: 'KAPUTT.PAT', bytes: damaged },
        { name: 'HALB.PAT', bytes: ZOPF.slice(0, 25) },
        { name: 'BRIEF.PAT', bytes: new TextEncoder().encode('Lieber Volker,') },
        { name: 'RIESIG.PAT', bytes: new Uint8Array(33 * 1024 * 1024) },
      ],
      640,
      400,
    );
    const refused = [
      'RIESIG.PAT wird nicht benutzt: die Datei ist größer als 32 MB.',
      'KAPUTT.PAT wird nicht benutzt: kein lesbarer Spielstand: die Prüfsumme stimmt nicht (Byte 14).',
      'HALB.PAT wird nicht benutzt: kein lesbarer Spielstand: die Datei endet mittendrin (Byte 25).',
      'BRIEF.PAT wird nicht benutzt: kein lesbarer Spielstand: die Kennung „TALONPAT“ fehlt.',
    ];
    await expect.poll(() => notices(page)).toEqual(refused);
    expect([await list(page), await heard(page)]).toEqual([[], []]);
  });

  it('where no program hears of it, opens its program by a press', async () => {
    const { page } = await openPage({ at: '#/' });
    await dropFiles(page, [{ name: 'ZOPF.PAT', bytes: ZOPF }], 300, 700);
    await page.getByRole('button', { name: 'Mit Linien öffnen' }).click();
    await page.waitForFunction(() => window.talonTest.page !== null);
    await listen(page);
    await expect.poll(() => heard(page)).toEqual(['ZOPF.PAT']);
    expect(await notices(page)).toEqual([]);
  });
});
