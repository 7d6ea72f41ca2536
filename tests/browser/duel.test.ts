import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../host/core/core.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import { END_TURN } from '../../host/programs/klondike/duel/seats.ts';
import { DUEL_GAME } from '../../host/programs/klondike/duel/session.ts';
import { DuelVisit } from '../programs/duel-visit.ts';
import { openPage } from './page.ts';
import { differences } from './patience-twin.ts';
import { blackPixels, StScreen } from './st-screen.ts';

/** A deal that the player at the left begins. */
const DEAL = 3n;
const TURNS = 2;
const MOST_MOVES = 60;
const DRAG_STEPS = 6;
/** The longest time that the computer takes for its turn before the player's eyes. */
const WATCH_MS = 40_000;
const ASIDE = { x: 630, y: 390 };

/** Double Solitaire on the page, and beside it the same game without a browser. */
class DuelTwin {
  readonly page: Page;
  readonly screen: StScreen;
  visit: DuelVisit;

  constructor(page: Page, visit: DuelVisit) {
    this.page = page;
    this.screen = new StScreen(page);
    this.visit = visit;
  }

  /** Waits until the page shows what the program shows without it. */
  async agree(): Promise<void> {
    await this.visit.headless.move(ASIDE.x, ASIDE.y);
    await this.screen.move(ASIDE.x, ASIDE.y);
    const expected = blackPixels(this.visit.headless.frame());
    await expect.poll(async () => differences(await this.screen.pixels(), expected), { timeout: WATCH_MS }).toBe(0);
  }

  /** Makes a move with the mouse on both. */
  async perform(move: Move): Promise<void> {
    const { visit, screen } = this;
    const { button, duel, game } = visit;
    if (move === END_TURN && button !== null) {
      await screen.click(button.x + (button.w >> 1), button.y + (button.h >> 1));
    } else if (movesStock(move)) {
      const { x, y } = visit.point(`p${duel.turn + 1}-stock`);
      await screen.click(x, y);
    } else {
      const [from, to] = [moveFrom(move), moveTo(move)].map((pile) => game.pileIds[pile]);
      const card = visit.places(from).length - moveCount(move);
      const source = visit.places(from)[card];
      const target = visit.places(to).at(-1) ?? source;
      await this.#carry(visit.point(from, card), { x: target.x - source.x, y: target.y - source.y });
    }
    await visit.perform(move);
  }

  async #carry(start: { readonly x: number; readonly y: number }, way: { x: number; y: number }): Promise<void> {
    await this.screen.move(start.x, start.y);
    await this.page.mouse.down();
    for (let step = 1; step <= DRAG_STEPS; step++) {
      const part = step / DRAG_STEPS;
      await this.screen.move(Math.round(start.x + way.x * part), Math.round(start.y + way.y * part));
    }
    await this.page.mouse.up();
  }

  /** The player's turn with the mouse, by what a computer player would do. */
  async playTurn(): Promise<void> {
    for (let k = 0; k < MOST_MOVES && this.visit.duel.turn === 0; k++) {
      const move = this.visit.core.choose(0, 'greedy', 1);
      if (move === null) throw new Error('no move for the player on turn');
      await this.perform(move);
    }
  }
}

describe('Double Solitaire on the page', () => {
  it('is played against the computer, and goes on after a reload in the middle of its turn', async () => {
    const { page, errors } = await openPage({ site: 'product', at: `#/klondike?game=${DUEL_GAME}&deal=${DEAL}` });
    const twin = new DuelTwin(page, await DuelVisit.start({ deal: DEAL }));
    await twin.screen.ready();
    await twin.agree();
    for (let turn = 0; turn < TURNS; turn++) {
      await twin.playTurn();
      await twin.visit.watch();
      await twin.agree();
      expect(twin.visit.duel.turn).toBe(0);
    }
    await twin.perform(END_TURN);
    await page.waitForTimeout(600);
    await page.reload();
    await twin.screen.ready();
    await twin.visit.watch();
    await twin.agree();
    await twin.playTurn();
    await twin.visit.watch();
    await twin.agree();
    expect(twin.visit.moveCount).toBeGreaterThan(TURNS);
    expect(errors).toEqual([]);
  }, 240_000);
});
