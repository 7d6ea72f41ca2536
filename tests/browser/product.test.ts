import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programs } from '../../host/programs/registry.ts';
import { FIRST_LOAD_LIMIT, firstLoad, gzippedBytes } from '../../host/tools/first-load.mjs';
import { inRepo } from '../../host/tools/paths.mjs';
import { openPage } from './page.ts';

/** The file of the built page behind an address. */
function fileOf(address: string): string {
  const { pathname } = new URL(address);
  return join(inRepo('dist'), pathname === '/' ? 'index.html' : pathname);
}

describe('the product as it is delivered', () => {
  it('shows every program of the registry on its shelf, each with a picture', async () => {
    const { page, errors, requests } = await openPage({ site: 'product' });
    const titles = await page.locator('.card h3').allTextContents();
    expect(titles).toEqual(programs.map(({ title }) => title));
    expect(titles.length).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page
          .locator('.card-screen')
          .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth)),
      )
      .toEqual(programs.map(() => 640));
    const origin = new URL(page.url()).origin;
    expect(requests.filter((address) => !address.startsWith(origin))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('loads on the shelf what the build counts as the first load, which keeps within its limit', async () => {
    const { requests } = await openPage({ site: 'product', at: '#/' });
    const dist = inRepo('dist');
    const expected = firstLoad(dist).map(({ file }) => file);
    await expect.poll(() => new Set(requests.map(fileOf)).size).toBe(expected.length);
    expect([...new Set(requests.map(fileOf))].sort()).toEqual([...expected].sort());
    expect(expected.reduce((sum, file) => sum + gzippedBytes(file), 0)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  });

  it('has its icon within it, so that nothing is asked for once it has loaded', async () => {
    const { page } = await openPage({ site: 'product' });
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image/);
  });

  it.each(programs.map(({ id }) => id))(
    'starts %s by its address, below another path, without an error',
    async (id) => {
      const { page, errors } = await openPage({ site: 'product', at: `#/${id}`, prefix: '/talon/' });
      await page.waitForSelector('canvas.screen');
      expect(await page.evaluate(() => document.activeElement?.matches('canvas.screen'))).toBe(true);
      expect(errors).toEqual([]);
    },
  );
});
