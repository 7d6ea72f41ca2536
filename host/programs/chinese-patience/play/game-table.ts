import type { Console } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { ComputerTurn } from './computer-turn.ts';
import { GameEnd } from './game-end.ts';
import { HumanTurn } from './human-turn.ts';
import { TableScreen } from './table-screen.ts';

/** The table: one game after the other, until the player wants to see the options. */
export class GameTable {
  readonly #session: Session;
  readonly #human: HumanTurn;
  readonly #computer: ComputerTurn;
  readonly #end: GameEnd;

  constructor(console: Console, session: Session) {
    const table = new TableScreen(console, session);
    this.#session = session;
    this.#computer = new ComputerTurn(console, session, table);
    this.#human = new HumanTurn(console, session, table, () => this.#computer.repeat());
    this.#end = new GameEnd(console, session, table);
  }

  /** Resolves when the player wants to see the options. @throws LeftError */
  async play(): Promise<void> {
    let announces = false;
    for (;;) {
      switch (this.#session.phase) {
        case 'you':
          if ((await this.#human.play()) === 'options') return;
          announces = true;
          break;
        case 'computer':
          await this.#computer.play();
          announces = true;
          break;
        case 'over': {
          const wish = await this.#end.play(announces);
          announces = false;
          if (wish === 'options') return;
          if (wish === 'replay') await this.#computer.repeat();
          else this.#session.begin(wish);
        }
      }
    }
  }
}
