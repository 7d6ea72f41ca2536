import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine, openPage } from './page.ts';
import { dropFiles, sheetFile, soundFile } from './sample-files.ts';

const notices = (page: Page): Promise<string[]> => page.locator('.notice p').allTextContents();

/** Names of the player's sheets, as programs see them. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      window.talonTest.page?.cardSheets
        .sheets()
        .filter(({ fromUser }) => fromUser)
        .map(({ name }) => name) ?? [],
  );

async function listedFiles(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Dateien', exact: true }).click();
  const names = await page.locator('.file strong').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

describe('a drop', () => {
  it.each([
    ['the screen', 640, 400],
    ['the margin', 20, 780],
    ['the bar', 400, 20],
  ])('on %s is accepted and leads nowhere', async (_, x, y) => {
    const { page } = await openMachine();
    const address = page.url();
    await dropFiles(page, [sheetFile()], x, y);
    await expect.poll(() => sheets(page)).toEqual(['CARDS2.IMG']);
    expect(page.url()).toBe(address);
    await expect.poll(() => notices(page)).toEqual(['CARDS2.IMG geladen.']);
  });

  it('on an open dialog is accepted, and the dialog shows it', async () => {
    const { page } = await openMachine();
    const address = page.url();
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    await dropFiles(page, [sheetFile(), soundFile()], 640, 400);
    await expect.poll(() => page.locator('.file strong').allTextContents()).toEqual(['CARDS2.IMG', 'INTRO.HSN']);
    expect(page.url()).toBe(address);
  });

  it('on an open dialog is answered where it can be read and closed', async () => {
    const { page } = await openMachine();
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    await dropFiles(page, [{ name: 'A.TXT', bytes: new Uint8Array(100) }], 640, 400);
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect.poll(() => notices(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dropFiles(page, [{ name: 'B.TXT', bytes: new Uint8Array(100) }], 640, 400);
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect.poll(() => notices(page)).toEqual([]);
  });

  it('on the shelf is accepted too', async () => {
    const { page } = await openPage();
    await dropFiles(page, [soundFile('JUBEL1.HSN')], 300, 700);
    await expect.poll(() => notices(page)).toEqual(['JUBEL1.HSN geladen.']);
  });

  it('of something that is no file leads nowhere', async () => {
    const { page } = await openMachine();
    const address = page.url();
    const prevented = await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.setData('text/uri-list', 'https://example.org/');
      return ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(prevented).toEqual([true, true]);
    expect(page.url()).toBe(address);
  });

  it('tells a running program at once and does not end it', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      const heard: string[][] = [];
      Object.assign(window, { heard });
      const source = window.talonTest.page?.cardSheets;
      source?.onChange(() => heard.push(source.sheets().map(({ name }) => name)));
    });
    await dropFiles(page, [sheetFile(), sheetFile('CARDS3.IMG')], 640, 400);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['CARDS2.IMG', 'CARDS3.IMG']]);
    expect(await page.locator('canvas.screen').count()).toBe(1);
  });
});

describe('the player’s files', () => {
  it('are there again in the next visit, and gone for good once removed', async () => {
    const { page } = await openMachine();
    await dropFiles(page, [sheetFile(), soundFile()], 640, 400);
    await expect.poll(() => notices(page)).toEqual(['CARDS2.IMG, INTRO.HSN geladen.']);
    await page.reload();
    await page.waitForFunction(() => window.talonTest?.page);
    expect(await sheets(page)).toEqual(['CARDS2.IMG']);
    expect(await listedFiles(page)).toEqual(['CARDS2.IMG', 'INTRO.HSN']);
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    await page.getByRole('button', { name: 'CARDS2.IMG entfernen' }).click();
    await expect.poll(() => notices(page)).toEqual(['CARDS2.IMG entfernt.']);
    expect(await sheets(page)).toEqual([]);
    await page.reload();
    await page.waitForFunction(() => window.talonTest?.page);
    expect(await listedFiles(page)).toEqual(['INTRO.HSN']);
  });

  it('can be chosen with a button', async () => {
    const { page } = await openMachine();
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien wählen' }).click();
    const { name, bytes } = sheetFile();
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
    await expect.poll(() => sheets(page)).toEqual(['CARDS2.IMG']);
  });

  it('take the place of an earlier one of the same name', async () => {
    const { page } = await openMachine();
    await dropFiles(page, [sheetFile('cards.img')], 640, 400);
    await dropFiles(page, [sheetFile('CARDS.IMG')], 640, 400);
    await expect.poll(() => listedFiles(page)).toEqual(['CARDS.IMG']);
  });
});

describe('the list of the player’s files', () => {
  const lines = (page: Page): Promise<string[]> => page.locator('.file-used, .file-unused').allTextContents();

  it('says what becomes of each, and a sheet that does not fit is not called loaded', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      const program = window.talonTest.page;
      program?.cardSheets.onChange(() =>
        program.showSheetUse({ inUse: 'CARDS2.IMG', unfit: [{ name: 'CARDS3.IMG', reason: 'size' }] }),
      );
    });
    await dropFiles(page, [sheetFile(), sheetFile('CARDS3.IMG'), soundFile('MOO.HSN'), soundFile()], 640, 400);
    await expect.poll(() => notices(page)).toEqual(['CARDS2.IMG, MOO.HSN, INTRO.HSN geladen.']);
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    expect(await lines(page)).toEqual([
      'liegt auf dem Tisch',
      'wird hier nicht benutzt: zu groß für diesen Bildschirm',
      'wird von keinem Programm benutzt',
    ]);
    await page.evaluate(() => window.talonTest.end());
    await expect.poll(() => lines(page)).toEqual(['wird von keinem Programm benutzt']);
  });

  it('speaks to fingers of choosing', async () => {
    const { page } = await openMachine({ touch: true, viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    expect(await page.locator('.panel p').first().textContent()).toContain('hier auswählen');
  });
});

describe('a file that is of no use', () => {
  const bad = [
    { name: 'LETTER.TXT', bytes: new TextEncoder().encode('Lieber Dirk, '.repeat(20)) },
    { name: 'CARDS9.IMG', bytes: sheetFile().bytes.slice(0, 10) },
    { name: 'SCHADE.HSN', bytes: soundFile().bytes.slice(0, 48) },
    { name: 'BEEP.WAV', bytes: new TextEncoder().encode(`RIFF....WAVEfmt ${' '.repeat(60)}`) },
  ];

  it('gets a message with its name and the reason, and nothing changes', async () => {
    const { page, errors } = await openMachine();
    await dropFiles(page, [sheetFile()], 640, 400);
    await expect.poll(() => sheets(page)).toEqual(['CARDS2.IMG']);
    await dropFiles(page, bad, 640, 400);
    await expect
      .poll(async () => (await notices(page)).filter((text) => text.includes('wird nicht benutzt')).length)
      .toBe(4);
    const text = (await notices(page)).join('\n');
    expect(text).toContain(
      'LETTER.TXT wird nicht benutzt: weder ein Kartensatz (IMG) noch ein Klang (HSN) noch ein Spielstand (PAT).',
    );
    expect(text).toContain('CARDS9.IMG wird nicht benutzt: kein lesbares IMG-Bild');
    expect(text).toContain('SCHADE.HSN wird nicht benutzt: kein lesbarer HSN-Klang: der Klang ist leer');
    expect(text).toContain('BEEP.WAV wird nicht benutzt: kein lesbarer HSN-Klang: es ist ein WAV-Klang');
    expect(await listedFiles(page)).toEqual(['CARDS2.IMG']);
    expect(errors).toEqual([]);
  });

  it.each([
    ['a desk', { width: 1280, height: 800 }, false],
    ['a phone', { width: 390, height: 844 }, true],
    ['a phone that lies', { width: 844, height: 390 }, true],
  ])('thirty of them, one by one or at once, leave the bar and half of %s free', async (_, viewport, touch) => {
    const { page } = await openMachine({ viewport, touch });
    const many = Array.from({ length: 30 }, (_, k) => ({ name: `BAD${k}.TXT`, bytes: new Uint8Array(100) }));
    await dropFiles(page, many, 200, 200);
    await expect.poll(() => notices(page)).toEqual(['30 Dateien werden nicht benutzt.']);
    await page.locator('.notice summary').click();
    expect(await page.locator('.notice li').count()).toBe(30);
    for (const file of many.slice(0, 12)) await dropFiles(page, [file], 200, 200);
    await expect.poll(async () => (await notices(page)).length).toBe(13);
    const box = await page.locator('.notices').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(viewport.height / 2);
    expect(box?.y).toBeGreaterThan(viewport.height / 2);
    await page.getByRole('button', { name: 'Dateien', exact: true }).click();
    await page.getByRole('button', { name: 'Alle schließen' }).click();
    expect(await notices(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Alle schließen' }).isVisible()).toBe(false);
  });

  it('is refused in the player’s language, while the good ones beside it are taken', async () => {
    const { page } = await openMachine({ locale: 'es-ES' });
    await dropFiles(page, [bad[0], sheetFile()], 640, 400);
    await expect.poll(() => sheets(page)).toEqual(['CARDS2.IMG']);
    await expect
      .poll(async () => (await notices(page)).join())
      .toContain('LETTER.TXT no se usa: no es ni una baraja (IMG) ni un sonido (HSN) ni una partida guardada (PAT).');
  });
});
