import type { Page } from 'playwright-core';
import type { ModeName } from '../../host/shell/screen-mode.ts';
import { de } from '../../host/shell/texts/de.ts';

/** Opens the panel of screens of a page that speaks German. */
export async function openScreens(page: Page): Promise<void> {
  await page.getByRole('button', { name: de['bar.screen'], exact: true }).click();
  await page.waitForSelector('.panel[open]');
}

/** Chooses a mode of fixed size from the panel. */
export async function chooseMode(page: Page, mode: ModeName): Promise<void> {
  await openScreens(page);
  await page.getByRole('button', { name: de[`mode.${mode}`], exact: true }).click();
}
