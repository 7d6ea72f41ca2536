import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { commandText } from '../../host/core/chinese-commands.ts';
import type { Move } from '../../host/core/core.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { BORDER, PICTURE } from '../../host/hardware/spectrum/border.ts';
import { cellsOfMove, playerMove } from '../programs/chinese-player.ts';
import { ChineseVisit } from '../programs/chinese-visit.ts';
import { openPage } from './page.ts';

/** A deal in which the player begins and wins within a few turns of both. */
const DEAL = 2n;
const CELL = 8;
const WATCH_MS = 30_000;
/** Pictures after which nothing moves any more that was begun by a key. */
const CALM = 30;
const FLASH_PICTURES = 16;

/** Chinese Patience on the page, and beside it the same game without a browser. */
class ChineseTwin {
  readonly page: Page;
  readonly visit: ChineseVisit;

  constructor(page: Page, visit: ChineseVisit) {
    this.page = page;
    this.visit = visit;
  }

  /** Waits until the page shows what the program shows without it, at any moment of the flashing. */
  async agree(): Promise<void> {
    await this.visit.wait(CALM);
    const first = pixelText(this.visit.headless.frame());
    await this.visit.wait(FLASH_PICTURES);
    const second = pixelText(this.visit.headless.frame());
    const { width, palette } = this.visit.headless.frame();
    await this.page.waitForFunction(
      showsPicture,
      { width, first, second, palette: [...palette] },
      { timeout: WATCH_MS },
    );
  }

  async type(keys: string): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key === ' ' ? 'Space' : key);
    await this.visit.type(keys);
  }

  /** Taps cells, one after the other. */
  async tap(cells: readonly (readonly [column: number, row: number])[]): Promise<void> {
    for (const [column, row] of cells) {
      const box = await this.page.locator('canvas.screen').boundingBox();
      if (box === null) throw new Error('no screen');
      const x = (BORDER.x + (column + 0.5) * CELL) / PICTURE.width;
      const y = (BORDER.y + (row + 0.5) * CELL) / PICTURE.height;
      await this.page.mouse.click(box.x + x * box.width, box.y + y * box.height);
      await this.visit.tap(column, row);
    }
  }

  /**
   * Plays until the game has ended. The moves of a turn are made one after the other, as fast as they come.
   *
   * @param make makes a move of the player on both
   */
  async playGame(make: (move: Move) => Promise<void>): Promise<void> {
    const { visit } = this;
    while (!visit.duel.over) {
      await visit.until(() => visit.duel.over || visit.headless.spectrum.ula.border === 4);
      await this.agree();
      while (!visit.duel.over && visit.duel.turn === 0) {
        const before = visit.view.moveCount;
        await make(playerMove(visit));
        await visit.until(() => visit.view.moveCount > before);
      }
    }
    await visit.wait(250);
    await this.agree();
  }
}

/** A picture as a text, a character for each pixel. */
function pixelText({ pixels }: Frame): string {
  return Array.from(pixels, (pixel) => String.fromCharCode(65 + pixel)).join('');
}

/** Runs in the page: whether each pixel of the screen is as in one of two pictures. */
function showsPicture(wanted: { width: number; first: string; second: string; palette: readonly number[] }): boolean {
  const { width, first, second, palette } = wanted;
  const canvas = document.querySelector('canvas.screen') as HTMLCanvasElement;
  const size = canvas.width / width;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let i = 0; i < first.length; i++) {
    const at = 4 * (Math.floor(i / width) * size * canvas.width + (i % width) * size);
    const shown = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    if (shown !== palette[first.charCodeAt(i) - 65] && shown !== palette[second.charCodeAt(i) - 65]) return false;
  }
  return true;
}

describe('Chinese Patience on the page', () => {
  it('is played with keys to the end, and a reload goes on', async () => {
    const { page, errors } = await openPage({
      site: 'product',
      at: `#/chinese-patience?deal=${DEAL}`,
      locale: 'es-ES',
    });
    await page.waitForSelector('canvas.screen');
    const twin = new ChineseTwin(page, await ChineseVisit.start({ deal: DEAL }));
    await twin.agree();
    await twin.type('o3 ');
    await twin.agree();
    await twin.type('t');
    await twin.agree();
    await page.reload();
    await page.waitForSelector('canvas.screen');
    await twin.agree();
    await twin.playGame((move) => twin.type(commandText(move, 0)));
    expect(errors).toEqual([]);
  });

  it('and with taps alone', async () => {
    const { page, errors } = await openPage({
      site: 'product',
      at: `#/chinese-patience?deal=${DEAL}`,
      locale: 'es-ES',
      viewport: { width: 700, height: 600 },
    });
    await page.waitForSelector('canvas.screen');
    const twin = new ChineseTwin(page, await ChineseVisit.start({ deal: DEAL }));
    await twin.agree();
    await twin.type('o3 ');
    await twin.playGame((move) => twin.tap(cellsOfMove(twin.visit, move)));
    expect(errors).toEqual([]);
  });
});
