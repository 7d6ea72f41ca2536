import type { Console } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { turnEnds } from '../sounds.ts';
import { TABLE_BORDER } from '../table/view.ts';
import { AT_ONCE, type Pace, paceOf } from './pace.ts';
import type { TableScreen } from './table-screen.ts';

const PICTURE_MS = 20;

/** Turns of the computer: what it does is seen and heard, one move after the other. */
export class ComputerTurn {
  readonly #console: Console;
  readonly #session: Session;
  readonly #table: TableScreen;
  #hurried = false;

  constructor(console: Console, session: Session, table: TableScreen) {
    this.#console = console;
    this.#session = session;
    this.#table = table;
  }

  /**
   * Plays a turn to its end. Keys of this time belong to no turn and are forgotten; ENTER or a tap plays the rest without
   * delay. @throws LeftError
   */
  async play(): Promise<void> {
    const session = this.#session;
    this.#hurried = false;
    this.#table.show();
    await this.#wait((pace) => pace.before);
    while (session.phase === 'computer') {
      for (const move of session.computerPlan()) {
        const step = { move, before: session.view, side: 'computer' } as const;
        await this.#table.step(step, () => session.play(move), this.#pace.lift);
        if (session.phase === 'computer') await this.#wait((pace) => pace.after);
      }
    }
    if (session.phase === 'you') this.#end();
  }

  /** Shows the last turn once more. @returns whether there was one. @throws LeftError */
  async repeat(): Promise<boolean> {
    const { history, texts } = this.#session;
    this.#hurried = false;
    let waits = false;
    const shown = await history.replay(
      () => this.#table.say(texts.replaying),
      async (step, make) => {
        if (!waits) await this.#wait((pace) => pace.before);
        waits = true;
        await this.#table.step(step, make, this.#pace.lift);
        await this.#wait((pace) => pace.after);
      },
    );
    if (shown) this.#console.forget();
    return shown;
  }

  /** The different tone. From the moment that the player's turn is shown, keys are the player's. */
  #end(): void {
    this.#console.forget();
    this.#table.show();
    this.#console.play(turnEnds(TABLE_BORDER.you));
  }

  get #pace(): Pace {
    return this.#hurried ? AT_ONCE : paceOf(this.#session.settings);
  }

  /** Lets pictures pass, unless the player cannot wait. */
  async #wait(pictures: (pace: Pace) => number): Promise<void> {
    const end = this.#console.now() + pictures(this.#pace) * PICTURE_MS;
    while (!this.#hurried && this.#console.now() < end) {
      const press = await this.#console.next(end - this.#console.now());
      this.#hurried = press !== null && (press.kind === 'tap' || press.key === 'ENTER');
    }
  }
}
