import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeHsn } from '../../host/formats/hsn.ts';
import { EMPTY_LISTS, type RankLists } from '../../host/programs/yukon/lists.ts';
import type { SavedSession } from '../../host/programs/yukon/saved-session.ts';
import { savedSession, YukonTable } from '../programs/yukon-table.ts';
import { openPage } from './page.ts';
import { dropFiles, type SampleFile } from './sample-files.ts';
import { blackPixels, StScreen } from './st-screen.ts';

/** Yukon's sounds (manual, "Sound") with lengths by which they can be told apart, in tenths of a second. */
const TENTHS = { INTRO: 2, SCHADE: 4, JUBEL1: 6, JUBEL2: 8 } as const;
type Sound = keyof typeof TENTHS;
const RATE = 12517;

/** The card that the space bar turns is the last, and nothing goes any more. */
const LAST_CARD = `
  stock: 2C
  tableau-1: KC
  tableau-2: KS
  tableau-3: KH
  tableau-4: KD
  tableau-5: TC
  tableau-6: TS
  rest: (tableau-7)
  tableau-7: 8C`;

const NEARLY_WON = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..JC
  tableau-1: QC
  waste: KC`;

const FIVE_HIGHER: RankLists = {
  ...EMPTY_LISTS,
  scores: { ...EMPTY_LISTS.scores, classic: [500, 400, 300, 200, 100].map((value) => ({ name: 'Dirk', value })) },
};

function sampleOf(sound: Sound): SampleFile {
  const samples = Int16Array.from({ length: (RATE * TENTHS[sound]) / 10 }, (_, k) =>
    Math.round(Math.sin(k / 3) * 9000),
  );
  return { name: `${sound}.HSN`, bytes: encodeHsn({ rateHz: RATE, bits: 8, channelSamples: [samples] }) };
}

/** Notes how long the sounds are that the page starts. */
function noteStarts(): void {
  const tenths: number[] = [];
  Object.assign(window, { tenths });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when: Parameters<typeof start>) {
    tenths.push(Math.round((this.buffer?.duration ?? 0) * 10));
    start.apply(this, when);
  };
}

const played = async (page: Page): Promise<readonly string[]> => {
  const tenths = await page.evaluate(() => (window as unknown as { tenths: readonly number[] }).tenths);
  return tenths.map((length) => Object.entries(TENTHS).find(([, own]) => own === length)?.[0] ?? `${length}`);
};

/** Puts values where the page keeps those of its programs. */
const keep = (page: Page, values: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('talon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('programs', 'readwrite');
          for (const [key, value] of Object.entries(entries)) writing.objectStore('programs').put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    values,
  );

/** Opens Yukon in a sitting that an earlier visit has left. */
async function openSitting(
  profile: BrowserContext,
  session: SavedSession,
  lists = EMPTY_LISTS,
): Promise<{ page: Page; screen: StScreen }> {
  const shelf = await openPage({ site: 'product', profile });
  await keep(shelf.page, { 'yukon/session': session, 'yukon/lists': lists });
  await shelf.page.close();
  const { page } = await openPage({ site: 'product', at: '#/yukon', profile, before: noteStarts });
  const screen = new StScreen(page);
  await screen.ready();
  return { page, screen };
}

/** Waits until the page shows what the table does. */
async function expectSame(screen: StScreen, table: YukonTable): Promise<void> {
  const expected = blackPixels(table.headless.frame());
  await expect.poll(async () => (await screen.pixels()).every((bit, k) => bit === expected[k])).toBe(true);
}

describe('the sounds of Yukon, which may be there or not one by one', () => {
  it.each([{ there: ['INTRO', 'JUBEL1'] }, { there: ['SCHADE', 'JUBEL2'] }] as const)(
    'play each at its event, and the game goes on without the others: $there',
    async ({ there }) => {
      const bring: readonly Sound[] = there;
      const { page: shelf, profile } = await openPage({ site: 'product' });
      await dropFiles(shelf, bring.map(sampleOf), 640, 400);
      await expect
        .poll(() => shelf.locator('.notice p').allTextContents())
        .toEqual([expect.stringContaining('geladen')]);
      await shelf.close();
      const heard = (...events: readonly Sound[]): readonly Sound[] => events.filter((sound) => bring.includes(sound));

      const lost = await openSitting(profile, await savedSession(LAST_CARD));
      const lostTable = await YukonTable.inPosition(LAST_CARD);
      await lost.page.keyboard.press('Space');
      await lost.screen.move(320, 390);
      await lostTable.script('key Space; move 320 390');
      await expectSame(lost.screen, lostTable);
      await expect.poll(() => played(lost.page)).toEqual(heard('SCHADE'));
      await lost.page.keyboard.press('Enter');
      await expect.poll(() => played(lost.page)).toEqual(heard('SCHADE', 'INTRO'));
      await lost.page.close();

      for (const [lists, sound] of [
        [EMPTY_LISTS, 'JUBEL2'],
        [FIVE_HIGHER, 'JUBEL1'],
      ] as const) {
        const won = await openSitting(profile, await savedSession(NEARLY_WON), lists);
        const table = await YukonTable.inPosition(NEARLY_WON);
        await table.headless.store.write('lists', lists);
        const wonTable = await table.nextVisit();
        for (const pile of ['tableau-1', 'waste']) {
          const { x, y } = wonTable.point(pile);
          await won.screen.click(x, y);
          await wonTable.click(pile);
          await expectSame(won.screen, wonTable);
        }
        await expect.poll(() => played(won.page)).toEqual(heard(sound));
        await won.page.close();
      }
    },
  );
});
