import type { Page } from 'playwright-core';

/** How many moves of the game on a program's table the page has stored. */
export const storedMoves = (page: Page, program: string): Promise<number> =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('talon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('programs').objectStore('programs').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.game?.moves?.length ?? 0);
          };
        };
      }),
    `${program}/session`,
  );

/** Puts a session into the store of a program that does not run, as an earlier visit would have left it. */
export const storeSession = (page: Page, program: string, session: unknown): Promise<void> =>
  page.evaluate(
    ({ key, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('talon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('programs', 'readwrite').objectStore('programs').put(value, key);
          writing.onerror = () => reject(writing.error);
          writing.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { key: `${program}/session`, value: session },
  );
