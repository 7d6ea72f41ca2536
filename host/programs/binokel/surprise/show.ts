import type { Graph } from '../../../dos/graph.ts';
import type { DosServices } from '../../program.ts';
import { setPalette } from '../art/palette.ts';
import type { BinokelPictures } from '../art/pictures.ts';
import { FADE_STEPS, faded } from './night-colours.ts';

/** What the surprise needs of the program that shows it. */
export interface SurpriseStage {
  readonly services: Pick<DosServices, 'pc' | 'waits' | 'clock' | 'language' | 'reducedMotion' | 'ownFile'>;
  /** In mode 10h; what its pages show is lost. */
  readonly graph: Graph;
  readonly pictures: BinokelPictures;
}

/** The player has pressed a key or a button: the surprise is over. */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';

  constructor() {
    super('the player has seen enough');
  }
}

/** Pictures a second of all that moves here: every second one of the screen's. */
export const FRAMES_PER_SECOND = 30;

const FRAME_MS = 1000 / FRAMES_PER_SECOND;
/** Pictures between two steps of a fade. */
const FADE_FRAMES = 3;

/** Time and palette of the surprise. */
export class Show {
  readonly stage: SurpriseStage;
  #due: number;

  constructor(stage: SurpriseStage) {
    this.stage = stage;
    this.#due = stage.services.clock.now();
  }

  /** Waits for the next picture. @throws SkippedError, LeftError */
  async frame(): Promise<void> {
    await this.wait(FRAME_MS);
  }

  /** Lets time pass. A picture that was late takes no time from the next ones. @throws SkippedError, LeftError */
  async wait(ms: number): Promise<void> {
    const { clock, waits } = this.stage.services;
    this.#due = Math.max(this.#due + ms, clock.now());
    for (;;) {
      const report = await waits.next(this.#due - clock.now());
      if (report === null) return;
      if (report.kind === 'key' || (report.kind === 'button' && report.buttons !== 0)) throw new SkippedError();
    }
  }

  setPalette(registers: readonly number[]): void {
    setPalette(this.stage.services.pc.ega, registers);
  }

  /** Lets all colours grow dark. @throws SkippedError, LeftError */
  async fadeOut(registers: readonly number[]): Promise<void> {
    for (let step = 1; step <= FADE_STEPS; step++) {
      this.setPalette(registers.map((register) => faded(register, step)));
      for (let i = 0; i < FADE_FRAMES; i++) await this.frame();
    }
  }
}
