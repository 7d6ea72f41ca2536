import { TITLE } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import { LONGEST_NAME, SPEEDS, type Speed } from '../kept/round.ts';
import { type Button, drawButton, push } from '../toolkit/button.ts';
import { choose, type Field } from '../toolkit/choose.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, lifted, windowPanel } from '../toolkit/panels.ts';
import { drawTextWindow, type TextWindow, typeText } from '../toolkit/text-input.ts';
import { drawGround } from './ground.ts';

/** What the input screen knows and asks for. */
export interface Entries {
  /** Empty as long as no name has been given. */
  readonly name: string;
  readonly speed: Speed;
}

/** What the input screen is left by. */
export type StartChoice = 'load' | 'exit' | 'go' | 'resume' | 'beyond';

const WINDOW = { x: 136, y: 128, w: 368, h: 138 } as const;
const NAME_LINE = WINDOW.y + 18;
const NAME_WINDOW: TextWindow = { area: { x: 280, y: NAME_LINE - 4, w: 184, h: 22 }, longest: LONGEST_NAME };
const SPEED_HEAD = WINDOW.y + 54;
const SPEED_BUTTON = { x: 148, y: WINDOW.y + 74, w: 104, h: 26, pitch: 120 } as const;
const STARS = '**';
const FOOT = { y: 284, h: 30, w: 112 } as const;
const SMALL = { y: 324, h: 20 } as const;

/** The screen on which a round is begun (manual 3.1). */
export class StartScreen {
  readonly #desk: Desk;
  readonly #resume: number | null;
  #entries: Entries;

  /** @param resume number of the game with which a kept round goes on, null where there is none */
  constructor(desk: Desk, entries: Entries, resume: number | null) {
    this.#desk = desk;
    this.#entries = entries;
    this.#resume = resume;
  }

  get entries(): Entries {
    return this.#entries;
  }

  /** Shows the screen. The name is asked for where none has been given. @throws LeftError */
  async run(): Promise<StartChoice> {
    const desk = this.#desk;
    const fields = this.#fields();
    desk.pointer.hide();
    desk.scene(() => this.#draw(fields));
    desk.services.typesIn?.(NAME_WINDOW.area);
    try {
      if (this.#entries.name === '') await this.#askName();
      return await this.#chooseField(fields);
    } finally {
      desk.services.typesIn?.(null);
    }
  }

  async #askName(): Promise<void> {
    const desk = this.#desk;
    const typed = await typeText(desk, { ...NAME_WINDOW, text: this.#entries.name });
    const name = typed === '' ? desk.texts.start.unnamed : typed;
    this.#entries = { ...this.#entries, name };
    drawTextWindow(desk, NAME_WINDOW, name);
  }

  async #chooseField(fields: readonly StartField[]): Promise<StartChoice> {
    let cross: StartField['id'] = 'go';
    for (;;) {
      const chosen: StartField['id'] | 'name' = await choose(this.#desk, [...fields, NAME_FIELD], { cross });
      if (chosen === 'name') {
        await this.#askName();
        continue;
      }
      cross = chosen;
      const field = fields.find(({ id }) => id === cross);
      if (field !== undefined) await push(this.#desk, field);
      if (!isSpeed(cross)) return cross;
      this.#entries = { ...this.#entries, speed: cross };
      this.#drawStars();
    }
  }

  #draw(fields: readonly StartField[]): void {
    const { graph, pictures, texts } = this.#desk;
    drawGround(this.#desk);
    graph.putImage(pictures.title, TITLE.x, TITLE.y);
    lifted(graph, { x: 0, y: TITLE.y + TITLE.h + 4, w: graph.whole.w, h: 20 }, texts.start.subtitle, INK.yellow);
    windowPanel(graph, WINDOW);
    graph.text(SPEED_BUTTON.x, NAME_LINE, texts.start.name, INK.black);
    drawTextWindow(this.#desk, NAME_WINDOW, this.#entries.name);
    centred(graph, { ...WINDOW, y: SPEED_HEAD, h: 16 }, texts.start.speedHead, INK.black);
    for (const field of fields) drawButton(graph, field);
    this.#drawStars();
  }

  #drawStars(): void {
    const { graph } = this.#desk;
    SPEEDS.forEach((speed, i) => {
      const { x, y, w, h } = speedArea(i);
      const under = { x, y: y + h + 3, w, h: 14 };
      graph.bar(under, INK.lightGrey);
      if (speed === this.#entries.speed) centred(graph, under, STARS, INK.black);
    });
  }

  #fields(): readonly StartField[] {
    const { start, beyond } = this.#desk.texts;
    const foot = (id: StartChoice, text: string, place: number): StartField => {
      const x = WINDOW.x + place * ((WINDOW.w - FOOT.w) >> 1);
      return { id, text, area: { x, y: FOOT.y, w: FOOT.w, h: FOOT.h } };
    };
    const small = (id: StartChoice, text: string, x: number, w: number): StartField => {
      return { id, text, area: { x, y: SMALL.y, w, h: SMALL.h } };
    };
    return [
      ...SPEEDS.map((speed, i) => ({ id: speed, text: start.speeds[speed], area: speedArea(i) })),
      foot('load', start.load, 0),
      foot('exit', start.exit, 1),
      foot('go', start.go, 2),
      ...(this.#resume === null ? [] : [small('resume', start.resume(this.#resume), 8, 184)]),
      small('beyond', beyond.field, 520, 112),
    ];
  }
}

/** A click on the name opens it again; the cross does not go there. */
const NAME_FIELD: Field<'name'> = { id: 'name', area: NAME_WINDOW.area, cross: null };

type StartField = Button & Field<StartChoice | Speed>;

function isSpeed(id: StartChoice | Speed): id is Speed {
  return SPEEDS.some((speed) => speed === id);
}

function speedArea(place: number): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } {
  const { x, y, w, h, pitch } = SPEED_BUTTON;
  return { x: x + place * pitch, y, w, h };
}
