import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { encodePat } from '../../host/formats/pat.ts';
import { PatienceVisit } from '../programs/patience-visit.ts';
import { openPage } from './page.ts';
import { PatienceTwin } from './patience-twin.ts';
import { dropFiles } from './sample-files.ts';

/** A drive without room for anything. */
class FullDrive extends MemoryDrive {
  override async write(name: string): Promise<void> {
    throw new Error(`no room for ${name}`);
  }
}

/** A saved game of another game than the one on the table, as another player would send it. */
async function sentGame(): Promise<Uint8Array> {
  const sender = await PatienceVisit.start({ game: 'galerie', deal: 7n });
  await sender.keys('k', 's', 'Return');
  const bytes = await sender.drive.read('GALERIE.PAT');
  if (bytes === null) throw new Error('nothing was saved');
  return bytes;
}

describe('a game of Patience as a file', () => {
  it('is saved and loaded in the file selector, had as a real file, and the game goes on after a reload', async () => {
    const twin = await PatienceTwin.open('standart', 8n);
    const { page } = twin;
    await twin.playByMouse(2);
    await twin.keys('m', 's');
    await twin.agree();
    await twin.keys('Return');
    await twin.agree();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Herunterladen' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('STANDART.PAT');
    const kept = (await twin.visit.drive.read('STANDART.PAT')) ?? new Uint8Array();
    expect(readFileSync(await download.path()).equals(kept)).toBe(true);
    await twin.keys('k', 'k', 'k');
    await twin.agree();

    await page.close();
    const opened = await openPage({ site: 'product', at: '#/patience', profile: twin.profile });
    const next = new PatienceTwin(opened, await twin.visit.nextVisit());
    await next.screen.ready();
    await next.agree();
    expect(next.visit.moveCount).toBe(5);
    await next.keys('l', 'Return');
    await next.agree();
    await next.keys(...'STANDART', 'Return');
    await next.agree();
    expect(next.visit.moveCount).toBe(2);
    await next.keys('z', 'z', 'r', 'r');
    await next.agree();
    expect([...twin.errors, ...next.errors]).toEqual([]);
  });

  it('is loaded when it is dropped on the page, after a question about the running game', async () => {
    const twin = await PatienceTwin.open('zopf', 8n);
    await twin.keys('k');
    await twin.agree();
    const bytes = await sentGame();
    await dropFiles(twin.page, [{ name: 'von volker.pat', bytes }], 640, 400);
    twin.visit.drive.bring('VONVOLKE.PAT', bytes);
    await twin.visit.headless.settle();
    await twin.agree();
    await twin.keys('Return');
    await twin.agree();
    expect(twin.visit.game.id).toBe('galerie');
    await expect.poll(() => twin.page.locator('.tool-deal').textContent()).toBe('Galerie, Spiel 7');
  });

  it('that is damaged is answered with its name, what is wrong and where, and the game stays as it is', async () => {
    const twin = await PatienceTwin.open('zopf', 8n);
    await twin.keys('k');
    const bytes = await sentGame();
    bytes[bytes.length - 2] ^= 1;
    await dropFiles(twin.page, [{ name: 'KAPUTT.PAT', bytes }], 640, 400);
    const notice = twin.page.locator('.notice-trouble p');
    await expect
      .poll(() => notice.textContent())
      .toBe('KAPUTT.PAT wird nicht benutzt: kein lesbarer Spielstand: die Prüfsumme stimmt nicht (Byte 14).');
    await twin.agree();
    await twin.keys('k');
    await twin.agree();
  });

  it('that is whole but tells of no possible game is refused by the program, and the game stays as it is', async () => {
    const twin = await PatienceTwin.open('zopf', 8n);
    const bytes = encodePat({ version: 1, game: { game: 'zopf' }, cheating: false });
    await dropFiles(twin.page, [{ name: 'FALSCH.PAT', bytes }], 640, 400);
    twin.visit.drive.bring('FALSCH.PAT', bytes);
    await twin.visit.headless.settle();
    await twin.agree();
    await twin.keys('Return');
    await twin.agree();
    await twin.keys('k');
    await twin.agree();
    expect(twin.errors).toEqual([]);
  });

  it('cannot be saved where no room is left: the program says so, and the player can have the file all the same', async () => {
    const twin = await PatienceTwin.open('zopf', 8n, { drive: new FullDrive() });
    const { page } = twin;
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...parts: Parameters<typeof put>) {
        if (this.name === 'drive') throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, parts);
      };
    });
    await twin.keys('k', 's', 'Return');
    await twin.agree();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Herunterladen' }).click();
    expect((await coming).suggestedFilename()).toBe('ZOPF.PAT');
    await twin.keys('Return', 'k');
    await twin.agree();
    expect(twin.errors).toEqual([]);
  });
});
