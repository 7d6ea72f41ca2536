import { type Acts, type OrderParts, TableOrders } from '../card-play/table-orders.ts';
import type { Command, Order } from './commands.ts';
import { Demo } from './demo.ts';
import { PatienceDialogs } from './dialogs.ts';
import type { PatienceDisplay } from './display.ts';
import { FILE_ENDING, gameName, TITLE } from './game-names.ts';
import { Play } from './play.ts';
import type { PatienceSession } from './session.ts';
import type { PatienceTexts } from './texts.ts';

/** What the orders of Patience have to do with. */
export interface PatienceParts extends OrderParts {
  readonly texts: PatienceTexts;
  readonly session: PatienceSession;
  readonly display: PatienceDisplay;
}

/** Carries out what the player orders by menu or key. All of it may throw TerminationError. */
export class Orders extends TableOrders<PatienceParts, PatienceDialogs> {
  readonly play: Play;

  constructor(parts: PatienceParts) {
    const { services, texts } = parts;
    const { gem, core } = services;
    super(parts, new PatienceDialogs(gem, texts), { folder: TITLE.toUpperCase(), ending: FILE_ENDING });
    this.play = new Play({
      ...this.playParts,
      placeMove: () => core.placeMove(),
      nameOf: (game) => gameName(game, texts),
    });
  }

  async execute(order: Order): Promise<void> {
    const { session, display, texts } = this.parts;
    switch (order.kind) {
      case 'command':
        return this.#command(order.command);
      case 'game':
        return this.#newGame(session.games.findIndex(({ id }) => id === order.game));
      case 'nth-game':
        return this.#newGame(order.place);
      case 'option':
        session.changeOption(order.option);
        display.showMarks();
        return display.note(texts.nextDealOnly);
    }
  }

  async #newGame(place: number): Promise<void> {
    const game = this.parts.session.games[place];
    if (game !== undefined) await this.play.newGame(game);
  }

  async #command(command: Command): Promise<void> {
    const { session } = this.parts;
    const { play } = this;
    const acts: Acts<Command> = {
      ...this.commonActs,
      again: () => play.newGame(session.game),
      demo: () => this.#demo(),
      wait: () => this.#changeWait(),
      copying: () => this.dialogs.copying(),
      statistics: () => this.#showStatistics(),
      place: () => play.placeAll(),
      'to-start': () => play.toStart(),
      mark: () => play.mark(),
      'to-mark': () => play.toMark(),
      cheat: () => play.toggleRules(),
      'cards-left': () => {},
    };
    await acts[command]();
  }

  async #demo(): Promise<void> {
    this.parts.hand.clear();
    await new Demo(this.parts).run();
  }

  async #changeWait(): Promise<void> {
    const { session, display } = this.parts;
    const wait = await this.dialogs.askWait(session.settings.wait);
    if (wait === null) return;
    session.changeWait(wait);
    display.showMarks();
  }

  #showStatistics(): Promise<void> {
    const { session, texts } = this.parts;
    return this.dialogs.statistics(
      session.games.map((game) => ({ game: gameName(game, texts), record: session.record(game) })),
    );
  }
}
