import { loadCore } from '../../host/cli/core.ts';
import { type HeadlessPc, startUnderDos } from '../../host/cli/headless-pc.ts';
import { dealServices, MemoryStore } from '../../host/cli/headless-services.ts';
import type { Core } from '../../host/core/core.ts';
import type { Save } from '../../host/core/save.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { type BinokelPictures, loadPictures } from '../../host/programs/binokel/art/pictures.ts';
import { AS_IN_1992, type Options } from '../../host/programs/binokel/kept/options.ts';
import type { GameResult, Goal, Speed } from '../../host/programs/binokel/kept/round.ts';
import { seatNames } from '../../host/programs/binokel/kept/seats.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { playGame } from '../../host/programs/binokel/table/play.ts';
import { replayGame } from '../../host/programs/binokel/table/replay.ts';
import { Desk } from '../../host/programs/binokel/toolkit/desk.ts';
import type { DosServices, Language } from '../../host/programs/program.ts';

/** How a game at the table differs from a first one of 1992. */
export interface VisitOptions {
  readonly deal?: bigint;
  readonly number?: number;
  readonly goal?: Goal;
  readonly speed?: Speed;
  readonly options?: Partial<Options>;
  readonly language?: Language;
  readonly reducedMotion?: boolean;
  readonly running?: RunningGame | null;
  readonly name?: string;
  /** A game that is looked at again, instead of one that is played. */
  readonly replayOf?: Save;
}

let loaded: Promise<BinokelPictures> | null = null;

/** The program's pictures, decoded once for all visits. */
function picturesOf({ ownFile }: DosServices): Promise<BinokelPictures> {
  loaded ??= loadPictures(ownFile);
  return loaded;
}

/** A clock that says whether anybody waits for it. */
export class WatchedClock extends VirtualClock {
  #pending = 0;

  get isAwaited(): boolean {
    return this.#pending > 0;
  }

  override after(ms: number, run: () => void): () => void {
    let isOpen = true;
    const close = (): void => {
      if (isOpen) this.#pending--;
      isOpen = false;
    };
    this.#pending++;
    const cancel = super.after(ms, () => {
      close();
      run();
    });
    return () => {
      close();
      cancel();
    };
  }
}

const FRAME_MS = 1000 / 60;
/** Pictures after which a table that still moves is taken to move for ever. */
const MOST_FRAMES = 3000;
const PLAIN = { ctrl: false, shift: false, alt: false };

/** The table of a game without the program around it: what is on the screen, and what of the game is kept. */
export class BinokelVisit {
  readonly headless: HeadlessPc;
  readonly core: Core;
  /** What was kept, the latest last; first what the visit has begun with. */
  readonly kept: RunningGame[];
  readonly sounds: readonly unknown[];
  readonly #clock: WatchedClock;
  readonly #result: { value: GameResult | null };

  private constructor(parts: {
    headless: HeadlessPc;
    core: Core;
    kept: RunningGame[];
    sounds: unknown[];
    clock: WatchedClock;
    result: { value: GameResult | null };
  }) {
    this.headless = parts.headless;
    this.core = parts.core;
    this.kept = parts.kept;
    this.sounds = parts.sounds;
    this.#clock = parts.clock;
    this.#result = parts.result;
  }

  /** Sits down at the table and waits until it waits. */
  static async begin(options: VisitOptions = {}): Promise<BinokelVisit> {
    const clock = new WatchedClock();
    const core = await loadCore();
    const kept: RunningGame[] = options.running ? [options.running] : [];
    const sounds: unknown[] = [];
    const result: { value: GameResult | null } = { value: null };
    const { language = 'de', reducedMotion = false } = options;
    const notices: string[] = [];
    const store = new MemoryStore();
    const run = async (services: DosServices): Promise<void> => {
      services.pc.sound.onSound((sound) => sounds.push(sound));
      const desk = new Desk(services, binokelTexts[language], await picturesOf(services));
      const game = gameOf(options, kept);
      if (options.replayOf !== undefined) await replayGame(desk, game, options.replayOf);
      else result.value = await playGame(desk, game);
    };
    const services = {
      core,
      clock,
      store,
      reducedMotion,
      language,
      ...dealServices({}),
      notify: (line: string) => void notices.push(line),
    };
    const program = {
      machine: 'IBM PC',
      id: 'binokel',
      title: '',
      year: '',
      author: '',
      description: { de: '', en: '', es: '' },
      controlKeys: '',
      keys: { de: [], en: [], es: [] },
      run,
    } as const;
    const headless = startUnderDos(program, { clock, core, store, notices, services });
    const visit = new BinokelVisit({ headless, core, kept, sounds, clock, result });
    await headless.settle();
    await visit.still();
    return visit;
  }

  get isOver(): boolean {
    return this.result !== null;
  }

  get result(): GameResult | null {
    return this.#result.value;
  }

  get last(): RunningGame {
    const last = this.kept.at(-1);
    if (last === undefined) throw new Error('nothing has been kept');
    return last;
  }

  frame(): Frame {
    return this.headless.frame();
  }

  /** Lets time pass until nothing moves any more without the player. */
  async still(): Promise<void> {
    for (let frames = 0; this.#clock.isAwaited && !this.headless.ended; frames++) {
      if (frames > MOST_FRAMES) throw new Error('the table does not come to rest');
      await this.pass(FRAME_MS);
    }
  }

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    this.#clock.advance(ms);
    await this.headless.settle();
  }

  /** Types a key and waits until nothing moves. */
  async key(key: string): Promise<void> {
    await this.type(key);
    await this.still();
  }

  /** Types a key, whatever is going on. */
  async type(key: string): Promise<void> {
    await this.headless.key({ ...PLAIN, key });
  }

  /** Clicks with the left button and waits until nothing moves. */
  async click(x: number, y: number): Promise<void> {
    await this.tap(x, y);
    await this.still();
  }

  /** Clicks, whatever is going on. */
  async tap(x: number, y: number): Promise<void> {
    await this.headless.press(x, y);
    await this.headless.release(x, y);
  }
}

function gameOf(options: VisitOptions, kept: RunningGame[]) {
  return {
    number: options.number ?? 1,
    deal: options.deal ?? 1992n,
    goal: options.goal ?? 'exceed',
    names: seatNames(options.name ?? 'Anna'),
    speed: options.speed ?? 'medium',
    options: { ...AS_IN_1992, ...options.options },
    running: options.running ?? null,
    keep: (running: RunningGame) => void kept.push(structuredClone(running)),
  } as const;
}
