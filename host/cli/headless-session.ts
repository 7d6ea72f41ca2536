import type { Core } from '../core/core.ts';
import type { Display, Frame, KeyStroke } from '../hardware/display.ts';
import type { VirtualClock } from '../hardware/virtual-clock.ts';
import type { ProgramServices } from '../programs/program.ts';
import type { MemoryStore } from './headless-services.ts';
import { parseScript, ScriptError, type ScriptStep, strokesOf } from './script.ts';

const MS = 1000;
/** How long a button is held in a click, and how long each of the steps of a drag takes, in frames. */
const HELD_FRAMES = 2;
/** Places between the start and the end of a drag at which the mouse is seen. */
const DRAG_STEPS = 4;
/** Real milliseconds after which a program that neither waits nor ends counts as hanging. It loads its code in that time. */
const HANG_MS = 10_000;

/** The program neither ends nor waits for input or time. */
export class HangError extends Error {
  override readonly name = 'HangError';
  readonly program: string;

  constructor(program: string) {
    super(`${program} neither ends nor waits for input`);
    this.program = program;
  }
}

/** What every headless program is given, whatever its machine. */
export interface Surroundings {
  readonly clock: VirtualClock;
  readonly core: Core;
  readonly store: MemoryStore;
  /** Lines for the page around the screen. */
  readonly notices: readonly string[];
  readonly services: ProgramServices;
  /** Real milliseconds after which a program counts as hanging; default {@link HANG_MS}. */
  readonly hangMs?: number;
}

/** Mouse and keys of a machine, as a script uses them. */
interface ScriptedInput {
  moveMouse(x: number, y: number): void;
  pressButton(button: 0 | 1): void;
  releaseButton(button: 0 | 1): void;
  pressKey(stroke: KeyStroke): boolean;
}

/** A machine as a script sees it. */
export interface ScriptedMachine {
  /** Name of its screen (CLI, "Modes"). */
  readonly mode: string;
  readonly display: Display;
  readonly input: ScriptedInput;
  /** How long a program needs to know that a click is no double click, in milliseconds; 0 where it does not ask. */
  readonly doubleClickMs: number;
  /** Whether the program waits for input or time at this moment. */
  waits(): boolean;
  /** Tells the program that the player leaves it by way of the page. */
  leave(): void;
}

/** What a script does with a picture it takes on the way. */
export type SavePicture = (file: string, frame: Frame) => void;

/**
 * A program that runs on its emulated machine without a screen, at virtual time and under the control of a script. After
 * every input the program is let run until it waits again, so that the same script always leads to the same picture.
 */
export abstract class HeadlessSession {
  readonly clock: VirtualClock;
  readonly core: Core;
  readonly store: MemoryStore;
  /** Lines for the page around the screen. */
  readonly notices: readonly string[];
  readonly #program: string;
  readonly #scripted: ScriptedMachine;
  readonly #hangMs: number;
  #ended = false;
  #failure: { readonly error: unknown } | null = null;

  /**
   * @param program its id
   * @param run the program, which has just been started
   */
  constructor(program: string, surroundings: Surroundings, scripted: ScriptedMachine, run: Promise<void>) {
    this.clock = surroundings.clock;
    this.core = surroundings.core;
    this.store = surroundings.store;
    this.notices = surroundings.notices;
    this.#program = program;
    this.#scripted = scripted;
    this.#hangMs = surroundings.hangMs ?? HANG_MS;
    run.then(
      () => {
        this.#ended = true;
      },
      (error: unknown) => {
        this.#failure = { error };
      },
    );
  }

  /** Name of the screen (CLI, "Modes"). */
  get mode(): string {
    return this.#scripted.mode;
  }

  /** The screen. */
  get display(): Display {
    return this.#scripted.display;
  }

  /** True when the program has ended. */
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
      if (this.#ended || this.#scripted.waits()) return;
    } while (performance.now() < end);
    throw new HangError(this.#program);
  }

  /** The player leaves the program by way of the page. */
  async leave(): Promise<void> {
    this.#scripted.leave();
    await this.settle();
  }

  /** The present picture; the caller may keep it. */
  frame(): Frame {
    const { width, height, pixels, palette } = this.display.scanOut();
    return { width, height, pixels: pixels.slice(), palette: palette.slice() };
  }

  /** Lets frames of the machine pass. */
  async wait(frames: number): Promise<void> {
    for (let k = 0; k < frames && !this.#ended; k++) {
      this.clock.advance(MS / this.display.refreshHz);
      await this.settle();
    }
  }

  async move(x: number, y: number): Promise<void> {
    this.#scripted.input.moveMouse(x, y);
    await this.settle();
  }

  async press(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.#scripted.input.pressButton(button);
    await this.settle();
  }

  async release(x: number, y: number, button: 0 | 1 = 0): Promise<void> {
    await this.move(x, y);
    this.#scripted.input.releaseButton(button);
    await this.settle();
  }

  /** Clicks, and lets the time pass in which the program may wait for a further click. */
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
    const exists = this.#scripted.input.pressKey(stroke);
    await this.settle();
    return exists;
  }

  /**
   * Chooses an entry of a menu.
   *
   * @returns what is not there, or null when the entry was chosen
   */
  abstract menu(title: string, item: string): Promise<string | null>;

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
    const { width, height } = this.display;
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
    return Math.ceil((this.#scripted.doubleClickMs * this.display.refreshHz) / MS);
  }
}
