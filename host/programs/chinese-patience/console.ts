import { BORDER } from '../../hardware/spectrum/border.ts';
import type { SpectrumInputReport } from '../../hardware/spectrum/input.ts';
import type { CellColours } from '../../hardware/spectrum/screen-memory.ts';
import type { UlaSignal } from '../../hardware/spectrum/ula-signal.ts';
import type { CellArea, CellScreen, PrintMode } from '../../speccy/cell-screen.ts';
import type { Language, SpectrumServices } from '../program.ts';
import { codesOf, defineLetters } from './letters.ts';

/** A capital letter, a figure, a sign, or one of the keys that have names. */
export type Key = string;

/** What the player has done: a key, or a tap on a cell; a cell of the border lies outside of the screen. */
export type Press =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'tap'; readonly column: number; readonly row: number };

/** Cells that can be tapped instead of a key. */
export interface HotSpot extends CellArea {
  readonly key: Key;
}

const NAMED_KEYS: Readonly<Record<number, Key>> = {
  8: 'LEFT',
  9: 'RIGHT',
  10: 'DOWN',
  11: 'UP',
  12: 'DELETE',
  13: 'ENTER',
  32: 'SPACE',
};

const CELL = 8;
const MS = 1000;
const LEFT_BUTTON = 1;
const RIGHT_BUTTON = 2;

/** The key that stands for a tap, null where nothing can be tapped. */
export function keyAt(spots: readonly HotSpot[], { column, row }: { column: number; row: number }): Key | null {
  const spot = spots.find(
    (area) =>
      column >= area.column && column < area.column + area.columns && row >= area.row && row < area.row + area.rows,
  );
  return spot?.key ?? null;
}

/** Screen, keys, beeper and time of the Spectrum, as the parts of the program use them. */
export class Console {
  readonly screen: CellScreen;
  /** Nothing on the screen may move by itself. */
  readonly still: boolean;
  readonly #services: SpectrumServices;
  #language: Language;
  #buttons = 0;

  constructor(services: SpectrumServices, language: Language) {
    this.screen = services.screen;
    this.still = services.reducedMotion === true;
    this.#services = services;
    this.#language = language;
    defineLetters(this.screen, language);
  }

  get language(): Language {
    return this.#language;
  }

  /** From now on texts are printed in another language. */
  set language(language: Language) {
    this.#language = language;
    defineLetters(this.screen, language);
  }

  get border(): number {
    return this.#services.spectrum.ula.border;
  }

  /** Colours the border; a sound that is still heard ends. */
  set border(colour: number) {
    this.#services.spectrum.ula.writePort(colour);
  }

  /** Prints a text with all letters of the language. */
  print(column: number, row: number, text: string, colours: CellColours | null = null, mode: PrintMode = {}): void {
    this.screen.print(column, row, codesOf(text, this.#language), colours, mode);
  }

  /** Milliseconds on the clock of the program. */
  now(): number {
    return this.#services.clock.now();
  }

  play(signal: UlaSignal): void {
    this.#services.spectrum.ula.play(signal);
  }

  /** Ends a sound before its time. */
  hush(): void {
    this.#services.spectrum.ula.stop();
  }

  poke(address: number, value: number): void {
    this.#services.spectrum.poke(address, value);
  }

  /** Lets pictures pass; what the player does meanwhile is kept. @throws LeftError */
  async pause(pictures: number): Promise<void> {
    if (pictures > 0) await this.#services.waits.pause((pictures * MS) / this.#services.spectrum.ula.refreshHz);
  }

  /**
   * Waits for a key or a tap.
   *
   * @param ms how long at most; left out where it waits for ever
   * @returns null when the time has passed
   * @throws LeftError
   */
  async next(ms: number = Number.POSITIVE_INFINITY): Promise<Press | null> {
    const end = this.now() + ms;
    for (;;) {
      const report = await this.#services.waits.next(Math.max(0, end - this.now()));
      if (report === null) return null;
      const press = this.#pressOf(report);
      if (press !== null) return press;
    }
  }

  /** As {@link next}, with the taps on these cells as their keys; other taps are nothing. @throws LeftError */
  async key(spots: readonly HotSpot[]): Promise<Key> {
    for (;;) {
      const press = await this.next();
      if (press === null) continue;
      const key = press.kind === 'key' ? press.key : keyAt(spots, press);
      if (key !== null) return key;
    }
  }

  /** Forgets what the player has done up to now. */
  forget(): void {
    this.#services.waits.forget();
    this.#buttons = 0;
  }

  #pressOf(report: SpectrumInputReport): Press | null {
    if (report.kind === 'key') {
      const key = NAMED_KEYS[report.code] ?? String.fromCharCode(report.code).toUpperCase();
      return { kind: 'key', key };
    }
    if (report.kind === 'lost') this.#buttons = 0;
    if (report.kind !== 'button') return null;
    const pressed = report.buttons & ~this.#buttons;
    this.#buttons = report.buttons;
    if ((pressed & RIGHT_BUTTON) !== 0) return { kind: 'key', key: 'DELETE' };
    if ((pressed & LEFT_BUTTON) === 0) return null;
    return {
      kind: 'tap',
      column: Math.floor((report.x - BORDER.x) / CELL),
      row: Math.floor((report.y - BORDER.y) / CELL),
    };
  }
}
