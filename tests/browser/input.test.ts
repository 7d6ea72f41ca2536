import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMachine } from './page.ts';

/** What the machine was told since the last call. */
const told = (page: Page): Promise<string[]> => page.evaluate(() => window.talonTest.device?.log.splice(0) ?? []);

/** The point of the window that shows a screen pixel's middle. */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('canvas.screen').boundingBox();
  if (box === null) throw new Error('no screen');
  return { x: box.x + ((x + 0.5) / 640) * box.width, y: box.y + ((y + 0.5) / 400) * box.height };
}

async function moveTo(page: Page, x: number, y: number): Promise<void> {
  const point = await at(page, x, y);
  await page.mouse.move(point.x, point.y);
}

describe('the mouse', () => {
  it.each([1, 1.25, 2.625])('presses, drags and releases on the pixel under it (ratio %d)', async (dpr) => {
    const { page } = await openMachine({ dpr });
    await moveTo(page, 7, 11);
    await page.mouse.down();
    await moveTo(page, 639, 399);
    await page.mouse.up();
    expect(await told(page)).toEqual(['press 0 at 7 11 shift 0', 'drag 639 399', 'release 0 at 639 399']);
  });

  it('stays on the screen when a drag leaves it', async () => {
    const { page } = await openMachine();
    await moveTo(page, 100, 100);
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    expect(await told(page)).toEqual(['press 0 at 100 100 shift 0', 'drag 0 0', 'release 0 at 0 0']);
  });

  it('passes both buttons on, also both at once, and shows no menu of the browser', async () => {
    const { page } = await openMachine();
    await page.evaluate(() => {
      addEventListener('contextmenu', (event) => {
        document.title = event.defaultPrevented ? 'kept away' : 'menu';
      });
    });
    await moveTo(page, 50, 60);
    await page.mouse.down({ button: 'right' });
    await page.mouse.down({ button: 'left' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up({ button: 'left' });
    expect(await told(page)).toEqual([
      'press 1 at 50 60 shift 0',
      'press 0 at 50 60 shift 0',
      'release 1 at 50 60',
      'release 0 at 50 60',
    ]);
    expect(await page.title()).toBe('kept away');
  });

  it('knows the shift keys during a click', async () => {
    const { page } = await openMachine();
    await moveTo(page, 5, 5);
    await page.keyboard.down('Alt');
    await page.mouse.down();
    await page.mouse.up();
    await page.keyboard.up('Alt');
    expect((await told(page))[0]).toBe('press 0 at 5 5 shift 8');
  });

  it('is not drawn by the browser over the screen', async () => {
    const { page } = await openMachine();
    expect(await page.locator('canvas.screen').evaluate((canvas) => getComputedStyle(canvas).cursor)).toBe('none');
  });
});

describe('a pointer that is taken away (C-7)', () => {
  it.each([
    ['lost capture', (page: Page) => page.evaluate(() => document.querySelector('canvas')?.releasePointerCapture(1))],
    [
      'cancelled pointer',
      (page: Page) =>
        page.evaluate(() =>
          document.querySelector('canvas')?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })),
        ),
    ],
    ['another window', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
  ])('%s: what was held is let go, and no click happens', async (_, take) => {
    const { page } = await openMachine();
    await moveTo(page, 20, 20);
    await page.mouse.down();
    await moveTo(page, 200, 200);
    await take(page);
    await moveTo(page, 210, 210);
    await page.mouse.up();
    expect(await told(page)).toEqual(['press 0 at 20 20 shift 0', 'drag 200 200', 'lost']);
    await page.mouse.down();
    expect(await told(page)).toEqual(['press 0 at 210 210 shift 0']);
  });
});

describe('fingers', () => {
  const phone = { touch: true, viewport: { width: 844, height: 390 }, dpr: 2 } as const;

  async function finger(page: Page): Promise<(type: string, x?: number, y?: number) => Promise<void>> {
    const session: CDPSession = await page.context().newCDPSession(page);
    return async (type, x, y) => {
      const touchPoints = x === undefined || y === undefined ? [] : [await at(page, x, y)];
      await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    };
  }

  it('tap: a click of the left button on the spot', async () => {
    const { page } = await openMachine(phone);
    const touch = await finger(page);
    await touch('touchStart', 100, 50);
    await touch('touchEnd');
    await expect
      .poll(() => page.evaluate(() => window.talonTest.device?.log))
      .toEqual(['press 0 at 100 50 shift 0', 'release 0 at 100 50']);
  });

  it('two quick taps: two clicks', async () => {
    const { page } = await openMachine(phone);
    const touch = await finger(page);
    for (let tap = 0; tap < 2; tap++) {
      await touch('touchStart', 100, 50);
      await touch('touchEnd');
    }
    await page.waitForTimeout(100);
    const events = (await told(page)).map((line) => line.split(' ')[0]);
    expect(events).toEqual(['press', 'release', 'press', 'release']);
  });

  it('drag: from where it began, and the page neither scrolls nor reloads', async () => {
    const { page } = await openMachine(phone);
    const touch = await finger(page);
    await touch('touchStart', 100, 50);
    await touch('touchMove', 100, 90);
    await touch('touchMove', 120, 300);
    await touch('touchEnd');
    const log = await told(page);
    expect(log[0]).toBe('press 0 at 100 50 shift 0');
    expect(log).toContain('drag 120 300');
    expect(log[log.length - 1]).toBe('release 0 at 120 300');
    const page_ = await page.evaluate(() => ({
      scroll: scrollY,
      root: getComputedStyle(document.documentElement).overscrollBehaviorY,
      screen: getComputedStyle(document.querySelector('canvas.screen') as Element).touchAction,
    }));
    expect(page_).toEqual({ scroll: 0, root: 'none', screen: 'none' });
  });

  it('rest: the right button after half a second, and lifting clicks nothing', async () => {
    const { page } = await openMachine(phone);
    const touch = await finger(page);
    await touch('touchStart', 300, 200);
    await page.waitForTimeout(350);
    expect(await told(page)).toEqual([]);
    await page.waitForTimeout(300);
    expect(await told(page)).toEqual(['press 1 at 300 200 shift 0', 'release 1 at 300 200']);
    await touch('touchEnd');
    await page.waitForTimeout(100);
    expect(await told(page)).toEqual([]);
  });

  it('a move of more than ten pixels is no rest', async () => {
    const { page } = await openMachine(phone);
    const touch = await finger(page);
    await Promise.all([touch('touchStart', 300, 200), touch('touchMove', 330, 200)]);
    await page.waitForTimeout(650);
    await touch('touchEnd');
    expect((await told(page)).filter((line) => line.includes(' 1 '))).toEqual([]);
  });

  it('typing on the glass reaches the machine', async () => {
    const { page } = await openMachine(phone);
    await page.getByRole('button', { name: 'Tastatur' }).click();
    await page.keyboard.insertText('Ädä');
    await page.keyboard.press('Enter');
    expect(await told(page)).toEqual(['key Ä', 'key d', 'key ä', 'key Enter']);
  });
});

describe('keys', () => {
  /** A key event as a keyboard of another layout sends it. */
  const send = (
    page: Page,
    init: { key: string; code?: string; ctrlKey?: boolean; metaKey?: boolean },
  ): Promise<boolean> =>
    page.evaluate((keys) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    }, init);

  it('go by what they write, not by where they lie (C-9)', async () => {
    const { page } = await openMachine();
    await send(page, { key: 'z', code: 'KeyY' });
    await send(page, { key: 'y', code: 'KeyZ' });
    expect(await told(page)).toEqual(['key z', 'key y']);
  });

  it('have the ST keys that a PC lacks', async () => {
    const { page } = await openMachine();
    for (const key of ['F1', 'F2', 'Alt+Backspace']) await page.keyboard.press(key);
    expect(await told(page)).toEqual(['key Help', 'key Undo', 'key Undo']);
  });

  it('leave the browser what the program does not use', async () => {
    const { page } = await openMachine();
    expect(await send(page, { key: 'n', ctrlKey: true })).toBe(true);
    expect(await send(page, { key: 't', ctrlKey: true })).toBe(false);
    expect(await send(page, { key: 'z', metaKey: true })).toBe(false);
    expect(await send(page, { key: 'F5' })).toBe(false);
    expect(await send(page, { key: ' ' })).toBe(true);
    expect(await told(page)).toEqual(['key Ctrl+n', 'key  ']);
  });

  it('reach the machine only while the screen has the focus', async () => {
    const { page } = await openMachine();
    await page.keyboard.press('a');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('b');
    expect(await told(page)).toEqual(['key a']);
    await page.getByRole('button', { name: 'Tasten' }).click();
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    expect(await told(page)).toEqual([]);
    await page.waitForFunction(() => document.activeElement?.matches('canvas.screen'));
    await page.keyboard.press('d');
    expect(await told(page)).toEqual(['key d']);
  });
});
