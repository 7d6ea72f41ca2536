import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Move } from '../../host/core/core.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import type { CardVisit } from '../programs/card-visit.ts';
import type { OpenedPage } from './page.ts';
import { blackPixels, StScreen } from './st-screen.ts';

const SCREEN = { w: 640, h: 400 };
/** Where the pointer is out of the way. */
const ASIDE = { x: 630, y: 390 };
/** Places between the start and the end of a drag at which the mouse is seen. */
const DRAG_STEPS = 6;
const MOST_TURNS = 12;
/** Cursor keys that lead around a table. */
const WALK = ['Right', 'Right', 'Down', 'Right', 'Down', 'Left', 'Left', 'Up'];
/** Names of keys in scripts and what the browser calls them. */
const BROWSER_KEYS: Readonly<Record<string, string>> = {
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Return: 'Enter',
  Esc: 'Escape',
};

/** Places where two screens differ, as a number. */
export function differences(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((count, bit, k) => count + (bit === b[k] ? 0 : 1), 0);
}

/**
 * A program with a table on the page, and beside it the same program without a browser: what the player does is done to both,
 * and both must show the same.
 */
export class CardTwin<V extends CardVisit> {
  readonly page: Page;
  readonly profile: BrowserContext;
  readonly errors: readonly string[];
  readonly screen: StScreen;
  readonly visit: V;
  readonly #pixels: number;

  /** @param rows of the screen that are compared, from the top */
  constructor({ page, profile, errors }: OpenedPage, visit: V, rows = SCREEN.h) {
    this.page = page;
    this.profile = profile;
    this.errors = errors;
    this.screen = new StScreen(page);
    this.visit = visit;
    this.#pixels = rows * SCREEN.w;
  }

  /** Moves the pointer aside and waits until the page shows what the program shows without it. */
  async agree(): Promise<void> {
    await this.visit.headless.move(ASIDE.x, ASIDE.y);
    await this.screen.move(ASIDE.x, ASIDE.y);
    const compared = (pixels: Uint8Array): Uint8Array => pixels.subarray(0, this.#pixels);
    const expected = compared(blackPixels(this.visit.headless.frame()));
    const shown = async (): Promise<Uint8Array> => compared(await this.screen.pixels());
    await expect.poll(async () => differences(await shown(), expected), { timeout: 10_000 }).toBe(0);
  }

  /** Types keys one after the other, by the names of scripts. */
  async keys(...names: readonly string[]): Promise<void> {
    await this.visit.keys(...names);
    for (const name of names) await this.page.keyboard.press(BROWSER_KEYS[name] ?? name);
  }

  /** Clicks on a pile's top card. */
  async click(pile: string, button: 'left' | 'right' = 'left'): Promise<void> {
    const { x, y } = this.visit.point(pile);
    await this.visit.click(pile, -1, button === 'left' ? 0 : 1);
    await this.screen.click(x, y, button);
  }

  /** Carries the cards of a move from pile to pile. */
  async drag(move: Move): Promise<void> {
    const { pileIds } = this.visit.game;
    const [from, to] = [pileIds[moveFrom(move)], pileIds[moveTo(move)]];
    const card = this.visit.places(from).length - moveCount(move);
    const start = this.visit.point(from, card);
    const source = this.visit.places(from)[card];
    const target = this.visit.places(to).at(-1) ?? source;
    const end = { x: start.x + target.x - source.x, y: start.y + target.y - source.y };
    await this.visit.drag(from, to, card);
    await this.screen.move(start.x, start.y);
    await this.page.mouse.down();
    for (let step = 1; step <= DRAG_STEPS; step++) {
      const part = step / DRAG_STEPS;
      await this.screen.move(
        Math.round(start.x + (end.x - start.x) * part),
        Math.round(start.y + (end.y - start.y) * part),
      );
    }
    await this.page.mouse.up();
  }

  /** Chooses an entry of a menu with the mouse. */
  async menu(title: string, entry: string): Promise<void> {
    const { visit } = this;
    await visit.openMenu(title);
    const titleAt = visit.headless.machine.ikbd.mouse.x;
    const at = visit.entryPlace(entry);
    if (at === null) throw new Error(`the menu ${title} has no entry ${entry}`);
    await visit.closeMenu();
    await visit.script(`menu ${title} ${entry}`);
    await this.screen.move(ASIDE.x, ASIDE.y);
    await this.screen.move(titleAt, 1);
    await this.screen.click(at.x + 4, at.y + 8);
  }

  /** How many moves of the game were cards that went from pile to pile. */
  get carried(): number {
    return this.visit.core.save().moves.filter((move) => !movesStock(move)).length;
  }

  /** Carries cards to where the rules let them, with the mouse, and deals with it where there is no such move. */
  async playByMouse(wanted: number): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && this.carried < wanted; turn++) {
      const move = this.visit.core.moves().find((candidate) => !movesStock(candidate));
      if (move === undefined) await this.click('stock');
      else await this.drag(move);
    }
  }

  /** Walks from card to card with the cursor keys, takes each up and lays it down at the nearest place. */
  async playByKeys(wanted: number): Promise<void> {
    await this.keys('Space');
    for (let turn = 0; turn < MOST_TURNS && this.carried < wanted; turn++) {
      await this.keys('Space', 'Space', WALK[turn % WALK.length]);
    }
  }
}
