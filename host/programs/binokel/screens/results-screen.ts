import type { Area } from '../../../dos/area.ts';
import { BLOCK } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { Round } from '../kept/round.ts';
import { type Button, drawButton, push } from '../toolkit/button.ts';
import { choose, type Field } from '../toolkit/choose.ts';
import type { Desk } from '../toolkit/desk.ts';
import type { Key } from '../toolkit/keys.ts';
import { centred, lifted } from '../toolkit/panels.ts';
import { drawGround } from './ground.ts';
import { drawPage, PAGES, pageOf } from './results-block.ts';

/** What the results are left by. */
export type ResultChoice = 'load' | 'save' | 'fresh' | 'exit' | 'go' | 'beyond';

type PageTurn = 'previous' | 'next';

type ActionField = Field<ResultChoice> & Button;

const SIDE = { w: 104, h: 46, left: 12, right: 524 } as const;
const FOOT = { y: 316, h: 18 } as const;

/** The block with the results and the action fields beside it, from which the program is steered (manual 3.7). */
export class ResultsScreen {
  readonly #desk: Desk;
  readonly #round: Round;
  #page: number;

  constructor(desk: Desk, round: Round) {
    this.#desk = desk;
    this.#round = round;
    this.#page = pageOf(round.games.length);
  }

  /** Shows the screen until an action is chosen. @throws LeftError */
  async run(): Promise<ResultChoice> {
    const actions = this.#actions();
    this.#desk.scene(() => this.#draw(actions));
    this.#desk.forget();
    for (;;) {
      const chosen = await choose<ResultChoice | PageTurn>(this.#desk, [...actions, ...this.#pageTurns()]);
      if (chosen === 'previous' || chosen === 'next') this.#turnTo(this.#page + (chosen === 'next' ? 1 : -1));
      else {
        const field = actions.find(({ id }) => id === chosen);
        if (field !== undefined) await push(this.#desk, field);
        return chosen;
      }
    }
  }

  #turnTo(page: number): void {
    if (page < 0 || page >= PAGES) return;
    this.#page = page;
    this.#drawPage();
  }

  #draw(actions: readonly ActionField[]): void {
    const { graph, texts } = this.#desk;
    drawGround(this.#desk);
    this.#drawPage();
    for (const field of actions) drawButton(graph, field);
    const round = texts.results.round(String(this.#round.number));
    lifted(graph, { x: 0, y: 335, w: graph.whole.w, h: 14 }, round, INK.peach);
  }

  #drawPage(): void {
    const { graph, pictures } = this.#desk;
    graph.putImage(pictures.block, BLOCK.x, BLOCK.y);
    drawPage(this.#desk, this.#round, this.#page);
    for (const { id, area, text } of this.#pageTurns()) {
      const open = id === 'previous' ? this.#page > 0 : this.#page < PAGES - 1;
      graph.bar(area, INK.maroon);
      graph.rectangle(area, INK.black);
      centred(graph, area, text, open ? INK.yellow : INK.brown);
    }
  }

  #pageTurns(): readonly (Field<PageTurn> & { readonly text: string })[] {
    const { results } = this.#desk.texts;
    const half = (BLOCK.w - 16) >> 1;
    const turn = (id: PageTurn, text: string, x: number, key: Key): Field<PageTurn> & { readonly text: string } => ({
      id,
      text,
      area: { x, y: FOOT.y, w: half, h: FOOT.h },
      keys: [key],
    });
    return [
      turn('previous', `\u25c4 ${results.previous}`, BLOCK.x, 'PageUp'),
      turn('next', `${results.next} \u25ba`, BLOCK.x + half + 16, 'PageDown'),
    ];
  }

  #actions(): readonly ActionField[] {
    const { results, beyond } = this.#desk.texts;
    const side = (x: number, row: number): Area => ({ x, y: 24 + row * 60, w: SIDE.w, h: SIDE.h });
    const left = (row: number): Area => side(SIDE.left, row);
    const right = (row: number): Area => side(SIDE.right, row);
    return [
      { id: 'load', text: `${results.load}\n(F1)`, keys: ['F1', 'L'], area: left(0) },
      { id: 'save', text: `${results.save}\n(F2)`, keys: ['F2', 'S'], area: left(1) },
      { id: 'fresh', text: `${results.fresh}\n(F3)`, keys: ['F3', 'N'], area: left(2) },
      { id: 'exit', text: `${results.exit}\n(Alt-X)`, keys: ['Alt+X', 'X'], area: right(0) },
      { id: 'go', text: `${results.go}\n(Enter)`, keys: ['Enter'], area: right(1) },
      {
        id: 'beyond',
        text: beyond.field,
        area: { x: SIDE.right, y: FOOT.y - 2, w: SIDE.w, h: FOOT.h + 4 },
      },
    ];
  }
}
