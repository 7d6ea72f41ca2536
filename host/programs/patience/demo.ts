import type { GameInfo } from '../../core/core.ts';
import { BUTTON } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import { optionsFor } from '../card-play/game-options.ts';
import type { GemServices } from '../program.ts';
import { DemoPlayer } from './demo-player.ts';
import type { PatienceDisplay } from './display.ts';
import type { PatienceSession } from './session.ts';

/** How long the end of a game stands on the table, in milliseconds. */
const LAST_LOOK = 2000;
const MS_PER_TENTH = 100;

/** What the demo needs of the program around it. */
export interface DemoParts {
  readonly services: GemServices;
  readonly session: PatienceSession;
  readonly display: PatienceDisplay;
  /** Works off a message that is none to the demo. @returns whether it was such a one */
  obey(message: Message): Promise<boolean>;
}

/**
 * The program plays by itself, one game after the other, until a click of the left button, a key or an order of the menu
 * (RULES §2.6). The player's game is put aside meanwhile and comes back untouched.
 */
export class Demo {
  readonly #parts: DemoParts;
  /** The player wants to play: no further move. */
  #over = false;

  constructor(parts: DemoParts) {
    this.#parts = parts;
  }

  /** Plays until the player ends it; a message that ended it waits for the program again. */
  async run(): Promise<void> {
    const { session, display } = this.#parts;
    const first = session.games.findIndex(({ id }) => id === session.view().game.id);
    session.setAside();
    display.demo = true;
    try {
      for (let k = first; !this.#over; k++) await this.#playGame(session.games[k % session.games.length]);
    } finally {
      display.demo = false;
      display.hideArrow();
      session.putBack();
      display.layOut();
    }
  }

  async #playGame(game: GameInfo): Promise<void> {
    const { services, session, display } = this.#parts;
    services.core.deal(game.id, optionsFor(game, session.settings.options), services.nextDeal());
    if (!display.layOut()) return this.#wait(LAST_LOOK);
    const player = new DemoPlayer(services.core);
    for (let move = player.nextMove(); move !== null; move = player.nextMove()) {
      display.showArrow(move);
      await this.#wait(session.settings.wait * MS_PER_TENTH);
      if (this.#over) return;
      display.hideArrow();
      services.core.play(move);
      display.show();
    }
    if (!this.#over) await this.#wait(LAST_LOOK);
  }

  /** Lets time pass; the demo is over where the player wants that. */
  async #wait(ms: number): Promise<void> {
    const { services, obey } = this.#parts;
    const { aes } = services.gem;
    const until = services.clock.now() + ms;
    const button = { mask: BUTTON.left, state: BUTTON.left, clicks: 1 } as const;
    while (!this.#over) {
      const events = await aes.evnt_multi({ key: true, message: true, button, timer: until - services.clock.now() });
      if (events.timer === true) return;
      if (events.key !== undefined || events.button !== undefined) this.#over = true;
      if (events.message === undefined || (await obey(events.message))) continue;
      this.#over = true;
      aes.post(events.message);
    }
  }
}
