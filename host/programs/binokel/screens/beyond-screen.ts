import { INK } from '../art/palette.ts';
import { AS_IN_1992, type Options, STRENGTHS, TRICK_SECONDS } from '../kept/options.ts';
import { GOALS } from '../kept/round.ts';
import type { BeyondTexts, BinokelTexts } from '../texts.ts';
import { type Button, drawButton, push } from '../toolkit/button.ts';
import { choose, type Field } from '../toolkit/choose.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, textWidth, windowPanel } from '../toolkit/panels.ts';
import { drawGround } from './ground.ts';

/** What the player leaves the screen for. */
export type BeyondChoice = 'back' | 'statistics' | 'replay';

const WINDOW = { x: 24, y: 20, w: 592, h: 306 } as const;
const ROW = { y: 66, pitch: 36, label: 48, values: 184, h: 26 } as const;
const LEAST_WIDTH = 72;
const VALUE_PADDING = 24;
const GAP = 8;
const FOOT = { y: 284, h: 28, w: 132, gap: 8 } as const;

/** A value of an option. */
interface Value {
  readonly text: string;
  readonly with: Partial<Options>;
}

/** An option with its values, as a row of buttons of which one is down. */
interface Row {
  readonly label: string;
  readonly values: readonly Value[];
  /** What stands behind the buttons. */
  readonly hint?: string;
}

/**
 * What goes beyond the program of 1992: every option in a row, the one that holds pressed. All are as in 1992 until the player
 * changes them.
 */
export class BeyondScreen {
  readonly #desk: Desk;
  readonly #hasReplay: boolean;
  #options: Options;

  /** @param hasReplay whether there is a last game to look at */
  constructor(desk: Desk, options: Options, hasReplay: boolean) {
    this.#desk = desk;
    this.#options = options;
    this.#hasReplay = hasReplay;
  }

  get options(): Options {
    return this.#options;
  }

  /** Shows the screen until the player leaves it; `changed` hears of every change. @throws LeftError */
  async run(changed: (options: Options) => void): Promise<BeyondChoice> {
    this.#desk.scene(() => this.#draw());
    let cross = 'back';
    for (;;) {
      cross = await choose(this.#desk, this.#fields(), { cross });
      const value = this.#values().find(({ id }) => id === cross);
      if (value === undefined) {
        const button = this.#foot().find(({ id }) => id === cross);
        if (button !== undefined) await push(this.#desk, button);
        if (cross === 'back' || cross === 'statistics' || cross === 'replay') return cross;
      }
      this.#options = value === undefined ? AS_IN_1992 : { ...this.#options, ...value.with };
      changed(this.#options);
      this.#drawValues();
    }
  }

  #draw(): void {
    const { graph, texts } = this.#desk;
    drawGround(this.#desk);
    windowPanel(graph, WINDOW);
    centred(graph, { ...WINDOW, y: WINDOW.y + 14, h: 16 }, texts.beyond.title, INK.blue);
    rowsOf(texts).forEach(({ label, values, hint }, i) => {
      const y = ROW.y + i * ROW.pitch + 6;
      graph.text(ROW.label, y, label, INK.black);
      if (hint !== undefined) graph.text(valueX(values, values.length) + 8, y, hint, INK.darkGrey);
    });
    this.#drawValues();
    for (const button of this.#foot()) drawButton(graph, button, this.#isOpen(button.id) ? 'up' : 'disabled');
    graph.text(ROW.values, ROW.y + 5 * ROW.pitch - 2, texts.beyond.goalLater, INK.darkGrey);
  }

  #drawValues(): void {
    for (const value of this.#values()) {
      const holds = Object.entries(value.with).every(([name, of]) => this.#options[name as keyof Options] === of);
      drawButton(this.#desk.graph, value, holds ? 'pressed' : 'up');
    }
  }

  #isOpen(id: string): boolean {
    return id !== 'replay' || this.#hasReplay;
  }

  #fields(): readonly Field[] {
    return [...this.#values(), ...this.#foot().filter(({ id }) => this.#isOpen(id))];
  }

  #values(): readonly (Button & Field & { readonly with: Partial<Options> })[] {
    return rowsOf(this.#desk.texts).flatMap(({ values }, row) =>
      values.map((value, i) => ({
        ...value,
        id: `${row}-${i}`,
        area: { x: valueX(values, i), y: ROW.y + row * ROW.pitch, w: valueWidth(value), h: ROW.h },
      })),
    );
  }

  #foot(): readonly (Button & Field)[] {
    const { beyond } = this.#desk.texts;
    const ids = ['as-1992', 'statistics', 'replay', 'back'];
    const texts = [beyond.as1992, beyond.statistics, beyond.replay, beyond.back];
    return ids.map((id, i) => ({
      id,
      text: texts[i],
      area: { x: WINDOW.x + 20 + i * (FOOT.w + FOOT.gap), y: FOOT.y, w: FOOT.w, h: FOOT.h },
      keys: id === 'back' ? ['Escape'] : [],
    }));
  }
}

/** Wide enough for a text with the little cross beside it. */
function valueWidth({ text }: Value): number {
  return Math.max(LEAST_WIDTH, textWidth(text) + 2 * VALUE_PADDING);
}

function valueX(values: readonly Value[], place: number): number {
  return values.slice(0, place).reduce<number>((x, value) => x + valueWidth(value) + GAP, ROW.values);
}

function rowsOf({ beyond }: BinokelTexts): readonly Row[] {
  return [
    strengthRow('Jim', beyond, (jim) => ({ jim })),
    strengthRow('Cathy', beyond, (cathy) => ({ cathy })),
    {
      label: beyond.coach,
      hint: beyond.coachHint,
      values: [
        { text: beyond.off, with: { coach: false } },
        { text: beyond.on, with: { coach: true } },
      ],
    },
    {
      label: beyond.trick,
      values: TRICK_SECONDS.map((trickSeconds) => ({
        text: trickSeconds === 0 ? beyond.trickByKey : beyond.trickSeconds(trickSeconds),
        with: { trickSeconds },
      })),
    },
    { label: beyond.goal, values: GOALS.map((goal) => ({ text: beyond[goal], with: { goal } })) },
  ];
}

function strengthRow(
  label: string,
  texts: BeyondTexts,
  change: (strength: (typeof STRENGTHS)[number]) => Partial<Options>,
): Row {
  return {
    label,
    values: STRENGTHS.map((strength) => ({ text: texts.strengths[strength], with: change(strength) })),
  };
}
