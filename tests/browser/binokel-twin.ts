import type { Page } from 'playwright-core';
import { runHeadless } from '../../host/cli/headless.ts';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import type { HeadlessPc } from '../../host/cli/headless-pc.ts';
import type { Core } from '../../host/core/core.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { binokel } from '../../host/programs/binokel/entry.ts';
import { OWN_TABLE } from '../../host/programs/binokel/own-table.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { runBinokel } from '../../host/programs/binokel/program.ts';
import type { Table } from '../../host/programs/binokel/session.ts';
import type { DosProgram } from '../../host/programs/program.ts';
import type { TableVisit } from '../programs/binokel-player.ts';
import { type OpenedPage, openPage } from './page.ts';
import { StScreen } from './st-screen.ts';

const SCREEN = { width: 640, height: 350 };
/** A window in which a pixel of the PC is three by four device pixels. */
const LARGE_WINDOW = { width: 1960, height: 1480 };
/** What stands for so many pictures stands until the player does something; and how often it is looked. */
const REST = 120;
const MOST_RESTS = 10;
/** Where the pointer is out of the way. */
const ASIDE = { x: 638, y: 346 };
/** Real milliseconds for a button to come up again and a screen to come. */
const HURRY_MS = 400;
const PLAIN = { ctrl: false, shift: false, alt: false };
/** What the browser calls keys that have another name as characters. */
const BROWSER_KEYS: Readonly<Record<string, string>> = { ' ': 'Space' };

/**
 * Binokel on the page, and beside it the same program without a browser: what the player does is done to both, and both must
 * come to show the same.
 */
export class BinokelTwin implements TableVisit {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly #headless: HeadlessPc;
  readonly #screen: StScreen;
  readonly #kept: RunningGame[];
  readonly #ended: { value: boolean };

  private constructor(
    { page, errors }: OpenedPage,
    headless: HeadlessPc,
    kept: RunningGame[],
    ended: { value: boolean },
  ) {
    this.page = page;
    this.errors = errors;
    this.#headless = headless;
    this.#screen = new StScreen(page);
    this.#kept = kept;
    this.#ended = ended;
  }

  /** Starts a round of a number on both. */
  static async open(round: bigint): Promise<BinokelTwin> {
    const kept: RunningGame[] = [];
    const ended = { value: false };
    const table: Table = {
      ...OWN_TABLE,
      play: async (desk, game) => {
        const keep = (running: RunningGame): void => {
          kept.push(running);
          game.keep(running);
        };
        const result = await OWN_TABLE.play(desk, { ...game, keep });
        ended.value = true;
        return result;
      },
    };
    const program: DosProgram = { ...binokel, run: (services) => runBinokel(services, table) };
    const headless = await runHeadless(program, { deal: round, drive: new MemoryDrive(), reducedMotion: true });
    const opened = await openPage({
      site: 'product',
      at: `#/binokel?deal=${round}`,
      reducedMotion: 'reduce',
      viewport: LARGE_WINDOW,
    });
    const twin = new BinokelTwin(opened, headless, kept, ended);
    await twin.#screen.ready();
    await twin.#moveTo(ASIDE.x, ASIDE.y);
    return twin;
  }

  get core(): Core {
    return this.#headless.core;
  }

  get isOver(): boolean {
    return this.#ended.value;
  }

  get last(): RunningGame {
    const last = this.#kept.at(-1);
    if (last === undefined) throw new Error('no game has begun');
    return last;
  }

  async key(key: string): Promise<void> {
    await this.#headless.key({ ...PLAIN, key });
    await this.page.keyboard.press(BROWSER_KEYS[key] ?? key);
    if (!key.startsWith('Arrow')) await this.agree();
  }

  async click(x: number, y: number): Promise<void> {
    await this.#moveTo(x, y);
    await this.#headless.press(x, y);
    await this.#headless.release(x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.agree();
  }

  /** Types a key at a screen that does not stand still, and gives both time for it. */
  async hurry(key: string): Promise<void> {
    await this.#headless.key({ ...PLAIN, key });
    await this.#headless.wait(REST);
    await this.page.keyboard.press(BROWSER_KEYS[key] ?? key);
    await this.page.waitForTimeout(HURRY_MS);
  }

  /** Waits until the page shows what the program shows without it when nothing moves any more. */
  async agree(): Promise<void> {
    const { pixels, palette } = await this.#atRest();
    const wanted = { ...SCREEN, digest: digestOf(Array.from(pixels, (pixel) => palette[pixel])) };
    await this.page.waitForFunction(showsDigest, wanted, { polling: 100, timeout: 20_000 });
  }

  async #atRest(): Promise<Frame> {
    let before = this.#headless.frame();
    for (let rests = 0; rests < MOST_RESTS; rests++) {
      await this.#headless.wait(REST);
      const now = this.#headless.frame();
      if (Buffer.compare(now.pixels, before.pixels) === 0) return now;
      before = now;
    }
    throw new Error('the screen does not come to rest');
  }

  async #moveTo(x: number, y: number): Promise<void> {
    await this.#headless.move(x, y);
    const box = await this.page.locator('canvas.screen').boundingBox();
    if (box === null) throw new Error('the page shows no screen');
    await this.page.mouse.move(
      box.x + ((x + 0.5) / SCREEN.width) * box.width,
      box.y + ((y + 0.5) / SCREEN.height) * box.height,
    );
  }
}

/** A number that tells pictures apart (FNV-1a over their colours). */
function digestOf(colours: readonly number[]): number {
  return colours.reduce((digest, colour) => Math.imul(digest ^ colour, 0x01000193), 0x811c9dc5) >>> 0;
}

/** Runs in the page: whether its canvas shows the picture of a digest, each pixel of the machine in its middle. */
function showsDigest({ width, height, digest }: { width: number; height: number; digest: number }): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.screen');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return false;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const step = { x: canvas.width / width, y: canvas.height / height };
  let found = 0x811c9dc5;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y + 0.5) * step.y) * canvas.width;
    for (let x = 0; x < width; x++) {
      const at = (row + Math.floor((x + 0.5) * step.x)) * 4;
      found = Math.imul(found ^ ((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]), 0x01000193);
    }
  }
  return found >>> 0 === digest;
}
