import { expect, it } from 'vitest';
import { openPage } from './page.ts';

/** A place of the screen's 640x350 pixels inside the window of the name. */
const NAME = { x: 372 / 640, y: 146 / 350 };

it('opens the keyboard on the glass for a finger in the window of the name, and not before', {
  timeout: 60_000,
}, async () => {
  const viewport = { width: 390, height: 844 };
  const { page, errors } = await openPage({ site: 'product', at: '#/binokel', touch: true, viewport });
  const canvas = page.locator('canvas.screen');
  const typing = page.locator('input.typing');
  const tapName = async (): Promise<void> => {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('there is no screen');
    await page.touchscreen.tap(box.x + NAME.x * box.width, box.y + NAME.y * box.height);
  };
  const isTyping = (): Promise<boolean> => typing.evaluate((field) => field === document.activeElement);
  const picture = (): Promise<string> => canvas.evaluate((screen) => (screen as HTMLCanvasElement).toDataURL());

  await canvas.waitFor();
  await tapName();
  expect(await isTyping()).toBe(false);
  await expect
    .poll(
      async () => {
        await tapName();
        return isTyping();
      },
      { timeout: 20_000, interval: 700 },
    )
    .toBe(true);
  const before = await picture();
  await page.keyboard.type('Anna');
  await expect.poll(picture, { timeout: 5000 }).not.toBe(before);
  expect(errors).toEqual([]);
});
