import type { Core } from '../core/core.ts';
import type { BitmapFont } from '../formats/font.ts';
import { DOUBLE_CLICK_MS } from '../gem/aes/events.ts';
import type { Gem } from '../gem/gem.ts';
import type { AtariSt } from '../hardware/atari-st/machine.ts';
import type { Frame } from '../hardware/display.ts';
import type { KeyStroke } from '../hardware/key-stroke.ts';
import type { VirtualClock } from '../hardware/virtual-clock.ts';
import type { ProgramEntry, ProgramServices } from '../programs/program.ts';
import type { MemoryStore, RecordedSounds, SheetList } from './headless-services.ts';
import { ScreenText, UNREADABLE } from './screen-text.ts';
import { parseScript, ScriptError, type ScriptStep, strokesOf } from './script.ts';

const MS = 1000;
/** How long a button is held in a click, and how long each of the steps of a drag takes, in frames. */
const HELD_FRAMES = 2;
/** Places between the start and the end of a drag at which the mouse is seen. */
const DRAG_STEPS = 4;
/** Real milliseconds after which a program that neither waits nor ends counts as hanging. It loads its code in that time. */
const HANG_MS = 10_000;

/** The two cells before a menu entry: blank, or touched by the check mark, which stands between them. */
const ENTRY_INDENT = [new RegExp(`[ ${UNREADABLE}]`), new RegExp(`[ ${UNREADABLE}]`)];

/** The program neither ends nor waits for input or time. */
export class HangError extends Error {
  override readonly name = 'HangError';
  readonly program: string;

  constructor(program: string) {
    super(`${program} neither ends nor waits for input`);
    this.program = program;
  }
}

/** The parts of a headless machine; `startHeadless` puts them together. */
export interface HeadlessParts {
  readonly program: ProgramEntry;
  readonly machine: AtariSt;
  readonly gem: Gem;
  readonly clock: VirtualClock;
  readonly core: Core;
  readonly store: MemoryStore;
  readonly sounds: RecordedSounds;
  readonly sheets: SheetList;
  readonly font: BitmapFont;
  /** Real milliseconds after which a program counts as hanging; default {@link HANG_MS}. */
  readonly hangMs?: number;
}

/** What a script does with a picture it takes on the way. */
export type SavePicture = (file: string, frame: Frame) => void;

/** Where the menu bar's text line and the first entry of a drop-down menu begin (FIDELITY §1.1). */
interface MenuLines {
  readonly bar: number;
  readonly firstEntry: number;
}

/**
 * A program that runs on its emulated machine without a screen, at virtual time and under the control of a script. After
 * every input the program is let run until it waits again, so that the same script always leads to the same picture.
 */
export class Headless {
  readonly machine: AtariSt;
  readonly gem: Gem;
  readonly clock: VirtualClock;
  readonly core: Core;
  readonly store: MemoryStore;
  /** Names of the sounds that were played, in `played`. */
  readonly sounds: RecordedSounds;
  readonly sheets: SheetList;
  /** Lines for the page around the screen. */
  readonly notices: readonly string[];
  readonly #program: ProgramEntry;
  readonly #hangMs: number;
  readonly #text: ScreenText;
  #ended = false;
  #failure: { readonly error: unknown } | null = null;

  constructor(parts: HeadlessParts, services: ProgramServices, notices: readonly string[]) {
    this.machine = parts.machine;
    this.gem = parts.gem;
    this.clock = parts.clock;
    this.core = parts.core;
    this.store = parts.store;
    this.sounds = parts.sounds;
    this.sheets = parts.sheets;
    this.notices = notices;
    this.#program = parts.program;
    this.#hangMs = parts.hangMs ?? HANG_MS;
    this.#text = new ScreenText(parts.font);
    parts.program.run(services).then(
      () => {
        this.#ended = true;
      },
      (error: unknown) => {
        this.#failure = { error };
      },
    );
  }

  /** True when the player has left the program. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Lets the program run until it waits for input or time, or has ended.
   *
   * @throws HangError, or what the program threw
   */
  async settle(): Promise<void> {
    const end = performance.now() + this.#hangMs;
    do {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#failure !== null) throw this.#failure.error;
      if (this.#ended || this.gem.aes.waiting) return;
    } while (performance.now() < end);
    throw new HangError(this.#program.id);
  }

  /** The present picture; the caller may keep it. */
  frame(): Frame {
    const { width, height, pixels, palette } = this.machine.display.scanOut();
    return { width, height, pixels: pixels.slice(), palette: palette.slice() };
  }

  /** Lets frames of the machine pass. */
  async wait(frames: number): Promise<void> {
    for (let k = 0; k < frames && !this.#ended; k++) {
      this.clock.advance(MS / this.machine.display.refreshHz);
      await this.settle();
    }
  }

  async move(x: number, y: number): Promise<void> {
    this.machine.ikbd.moveMouse(x, y);
    await this.settle();
  }

  async press(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.machine.ikbd.pressButton(button);
    await this.settle();
  }

  async release(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.machine.ikbd.releaseButton(button);
    await this.settle();
  }

  /** Clicks, and lets the time pass in which the AES waits for a further click. */
  async click(x: number, y: number, button: 0 | 1 = 0, times: 1 | 2 = 1): Promise<void> {
    for (let k = 0; k < times; k++) {
      await this.press(x, y, button);
      await this.wait(HELD_FRAMES);
      await this.release(x, y, button);
      await this.wait(HELD_FRAMES);
    }
    await this.wait(this.#clickFrames());
  }

  /** Holds the left button long enough to be no click, and lets it go at another place. */
  async drag(x: number, y: number, toX: number, toY: number): Promise<void> {
    await this.press(x, y);
    await this.wait(this.#clickFrames());
    for (let k = 1; k <= DRAG_STEPS; k++) {
      await this.wait(HELD_FRAMES);
      await this.move(Math.round(x + ((toX - x) * k) / DRAG_STEPS), Math.round(y + ((toY - y) * k) / DRAG_STEPS));
    }
    await this.release(toX, toY);
  }

  /** @returns false where the machine has no such key */
  async key(stroke: KeyStroke): Promise<boolean> {
    const exists = this.machine.ikbd.pressKey(stroke);
    await this.settle();
    return exists;
  }

  /**
   * Opens a menu with the mouse and chooses an entry; both are found by reading the screen.
   *
   * @param title @param item text or its beginning, capitals or not
   * @returns what is not there, or null when the entry was chosen
   */
  async menu(title: string, item: string): Promise<string | null> {
    const { bar, firstEntry } = this.#menuLines();
    const { w, h } = this.gem.vdi.cell;
    const { width, height } = this.machine.display;
    await this.move(width - 1, height - 1);
    const [titleX] = this.#text.find(this.frame(), title, bar, [/ /]);
    if (titleX === undefined) return `there is no menu "${title}"`;
    await this.move(titleX + 1, bar);
    const opened = this.#frameWithoutPointer();
    for (let y = firstEntry; y + h <= height; y += h) {
      const [itemX] = this.#text.find(opened, item, y, ENTRY_INDENT);
      if (itemX === undefined) continue;
      await this.click(itemX + Math.floor(w / 2), y + Math.floor(h / 2));
      return null;
    }
    await this.click(width - 1, height - 1);
    return `the menu "${title}" has no entry "${item}" that can be chosen`;
  }

  /** What is written in the character cells from (x, y) to the right. */
  textAt(x: number, y: number, columns: number): string {
    return this.#text.read(this.frame(), x, y, columns);
  }

  /**
   * Performs a script (CLI, `screen`).
   *
   * @param savePicture receives the pictures of `png` steps
   * @throws ScriptError for a step that cannot be understood or done; the steps before it are done
   */
  async script(text: string, savePicture: SavePicture = () => undefined): Promise<void> {
    for (const { position, text: stepText, step } of parseScript(text)) {
      if (this.#ended) throw new ScriptError(position, stepText, 'the program has ended before it');
      const reason = await this.#perform(step, savePicture);
      if (reason !== null) throw new ScriptError(position, stepText, reason);
    }
  }

  /** Does one step; returns why it cannot be done, or null. */
  async #perform(step: ScriptStep, savePicture: SavePicture): Promise<string | null> {
    switch (step.kind) {
      case 'wait':
        await this.wait(step.frames);
        return null;
      case 'move':
      case 'press':
      case 'release':
        return this.#at(step.x, step.y, () => this[step.kind](step.x, step.y));
      case 'click':
        return this.#at(step.x, step.y, () => this.click(step.x, step.y, step.button, step.times));
      case 'drag': {
        const { x, y, toX, toY } = step;
        return this.#at(Math.max(x, toX), Math.max(y, toY), () => this.drag(x, y, toX, toY));
      }
      case 'key':
        return (await this.key(step.stroke)) ? null : 'the machine has no such key';
      case 'type':
        return this.#type(step.text);
      case 'menu':
        return this.menu(step.title, step.item);
      case 'png':
        savePicture(step.file, this.frame());
        return null;
    }
  }

  async #at(x: number, y: number, act: () => Promise<void>): Promise<string | null> {
    const { width, height } = this.machine.display;
    if (x >= width || y >= height) return `lies outside the screen of ${width}x${height}`;
    await act();
    return null;
  }

  async #type(text: string): Promise<string | null> {
    for (const stroke of strokesOf(text)) {
      if (!(await this.key(stroke))) return `the machine has no key "${stroke.key}"`;
    }
    return null;
  }

  /** Frames after which a press or release has no part in a double click any more. */
  #clickFrames(): number {
    return Math.ceil((DOUBLE_CLICK_MS * this.machine.display.refreshHz) / MS);
  }

  /** What a player sees who moves the pointer out of the way: in low screens it covers the first entry of a menu. */
  #frameWithoutPointer(): Frame {
    this.gem.vdi.v_hide_c();
    const frame = this.frame();
    this.gem.vdi.v_show_c();
    return frame;
  }

  #menuLines(): MenuLines {
    return { bar: 1, firstEntry: this.gem.aes.desktop.y };
  }
}
