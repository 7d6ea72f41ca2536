import { type HeadlessOptions, runHeadless } from '../../host/cli/headless.ts';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, PileLayout } from '../../host/core/core.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { cardPlaces } from '../../host/programs/card-table/fan.ts';
import { type CardSize, layOutTable, placeOf, type TableGeometry } from '../../host/programs/card-table/geometry.ts';
import { SHEET_OF_MODE } from '../../host/programs/own-sheets.ts';
import type { GemProgram } from '../../host/programs/program.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import type { SavedSession } from '../../host/programs/yukon/saved-session.ts';
import { buildPosition } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { findText, type Point } from './find-text.ts';

/** The line below the table is a rule and a line of text. */
const RULE_HEIGHT = 2;
const OWN_SHEETS = ownSheets();
/** A core beside the program's, in which positions are set up. */
const workshop = loadCore();

/** Size of the project's own cards for a mode. */
export function ownCard(mode: StMode): CardSize {
  const own = OWN_SHEETS.find(({ name }) => name === SHEET_OF_MODE[mode]);
  if (own === undefined) throw new Error(`no sheet for ${mode}`);
  return { w: own.sheet.cellWidth, h: own.sheet.cellHeight };
}

/** Yukon at a table, as a player sees and uses it: piles are found on the screen, texts are read from it. */
export class YukonTable {
  readonly headless: HeadlessGem;
  readonly #card: CardSize;

  private constructor(headless: HeadlessGem, card: CardSize) {
    this.headless = headless;
    this.#card = card;
  }

  /**
   * Starts the program.
   *
   * @param options `card`: size of the cards that it will play with, the project's own where not given; `program`: Yukon
   * in other surroundings
   */
  static async start(
    options: HeadlessOptions & { readonly card?: CardSize; readonly program?: GemProgram } = {},
  ): Promise<YukonTable> {
    const headless = await runHeadless(options.program ?? yukon, options);
    return new YukonTable(headless, options.card ?? ownCard(options.mode ?? 'st-high'));
  }

  /** Starts the program with a table that was left in the position of `buildPosition`. */
  static async inPosition(
    text: string,
    sitting: Partial<SavedSession> & { readonly balance?: number; readonly before?: Partial<HeadlessOptions> } = {},
  ): Promise<YukonTable> {
    const { before, ...parts } = sitting;
    const store = before?.store ?? new MemoryStore();
    await store.write('session', await savedSession(text, parts));
    return YukonTable.start({ ...before, store });
  }

  /** The same table as cards of another size lie on it. */
  withCards(card: CardSize): YukonTable {
    return new YukonTable(this.headless, card);
  }

  /** The program of the next visit on what this one has stored so far. */
  nextVisit(options: HeadlessOptions & { readonly program?: GemProgram } = {}): Promise<YukonTable> {
    return YukonTable.start({ freshDeals: 900n, ...options, store: this.headless.store });
  }

  /** The cards of a pile as text, face-down ones in parentheses. */
  cards(pile: string): string {
    const found = this.headless.core.fullView().piles.find(({ id }) => id === pile);
    if (found === undefined) throw new Error(`no pile ${pile}`);
    return found.cards.map(cardText).join(' ');
  }

  /** All cards of all piles and their sum: what an undisturbed game keeps. */
  position(): readonly string[] {
    return this.headless.core.fullView().piles.map(({ id }) => `${id}: ${this.cards(id)}`);
  }

  get score(): number {
    return this.headless.core.view().score;
  }

  /** Money or time, bottom left. */
  status(): string {
    return this.#statusLine().split(/ {3,}/)[0].trim();
  }

  /** The remark, bottom right. */
  remark(): string {
    return this.#statusLine().slice(20).trim();
  }

  /** Rectangles of a pile's cards on the screen, bottom first; of an empty pile its place. */
  places(pile: string): readonly Rect[] {
    const { core } = this.headless;
    const view = core.view().piles.find(({ id }) => id === pile);
    if (view === undefined) throw new Error(`no pile ${pile}`);
    const layout = this.#layout(view.index);
    const cards = cardPlaces(this.#geometry(), layout, view);
    return cards.length > 0 ? cards : [placeOf(this.#geometry(), layout)];
  }

  /** A point on the visible strip of a card counted from the bottom, of the top one where none is named. */
  point(pile: string, card = -1): Point {
    const places = this.places(pile);
    const { x, y, w } = places.at(card) ?? places[0];
    return { x: x + Math.floor(w / 2), y: y + 2 };
  }

  async click(pile: string, card = -1): Promise<void> {
    const { x, y } = this.point(pile, card);
    await this.headless.click(x, y);
  }

  /** Carries the card `card` of a pile, with what lies on it, so that it covers another pile's top card. */
  async drag(from: string, to: string, card = -1): Promise<void> {
    const start = this.point(from, card);
    const end = this.point(to);
    await this.headless.drag(start.x, start.y, end.x, end.y);
  }

  /** Performs a script of the command line. */
  script(text: string): Promise<void> {
    return this.headless.script(text);
  }

  /** Lets enough time pass for the automatic finish of a whole pack. */
  async watchFinish(): Promise<void> {
    for (let k = 0; k < 60 && this.headless.core.view().status === 'finishing'; k++) await this.headless.wait(9);
  }

  /** Lets seconds of the machine pass. */
  seconds(count: number): Promise<void> {
    return this.headless.wait(Math.ceil(count * this.headless.machine.display.refreshHz));
  }

  /** Where a text, in black on white, begins on the screen, from the top; null where it does not stand. */
  find(text: string | Uint8Array): Point | null {
    return findText(this.headless, text).next().value ?? null;
  }

  shows(text: string | Uint8Array): boolean {
    return this.find(text) !== null;
  }

  /** The button of the box on the screen: the lowest place at which its word stands. */
  button(word: string): Point {
    const at = [...findText(this.headless, word)].at(-1);
    if (at === undefined) throw new Error(`no button "${word}" on the screen`);
    return at;
  }

  /** Clicks on a button of the box on the screen, and leaves it. */
  async pressButton(word: string): Promise<void> {
    const at = this.button(word);
    await this.headless.click(at.x + 4, at.y + this.headless.gem.vdi.cell.h / 2);
    const { width, height } = this.headless.machine.display;
    await this.headless.move(width - 1, height - 100);
  }

  /** Opens the popup of the right button and chooses an entry. */
  async popup(entry: string, at: Point = { x: 300, y: 200 }): Promise<void> {
    await this.headless.click(at.x, at.y, 1);
    const { width, height } = this.headless.machine.display;
    await this.headless.move(width - 1, height - 1);
    const place = this.find(entry);
    if (place === null) throw new Error(`no entry "${entry}" in the popup`);
    await this.headless.click(place.x + 4, place.y + this.headless.gem.vdi.cell.h / 2);
  }

  #statusLine(): string {
    const { aes, vdi } = this.headless.gem;
    const work = aes.wind_get_work(aes.wind_get_top());
    const columns = Math.floor(work.w / vdi.cell.w) - 2;
    return this.headless.textAt(work.x + vdi.cell.w, work.y + work.h - this.#statusHeight + 1, columns);
  }

  get #statusHeight(): number {
    return this.headless.gem.vdi.cell.h + RULE_HEIGHT;
  }

  #layout(pile: number): PileLayout {
    return this.headless.core.layout()[pile];
  }

  #geometry(): TableGeometry {
    const { aes } = this.headless.gem;
    const work = aes.wind_get_work(aes.wind_get_top());
    const area = { ...work, h: work.h - this.#statusHeight };
    const geometry = layOutTable(this.headless.core.layout(), area, this.#card);
    if (geometry === null) throw new Error('cards of this size do not fit');
    return geometry;
  }
}

/** A sitting as Yukon stores it, with the game in a position of `buildPosition`. */
export async function savedSession(
  text: string,
  parts: Partial<SavedSession> & { readonly balance?: number } = {},
): Promise<SavedSession> {
  const { balance = 0, ...session } = parts;
  const core = await workshop;
  const game = core.games.find(({ id }) => id === 'yukon');
  if (game === undefined) throw new Error('no game yukon');
  const variant = session.variant ?? 'classic';
  const options: ChosenOptions = { variant };
  core.dealPosition('yukon', buildPosition(game, text, options), balance);
  const rest = { timed: false, rounds: 1, round: 1, touched: true, back: 1, elapsedMs: 0, paused: false };
  return { version: 1, variant, ...rest, game: core.save(), ...session };
}
