import type { Message } from '../../gem/aes/messages.ts';
import type { Hand } from '../card-play/hand.ts';
import { showRules } from '../gem-dialogs/rules-window.ts';
import { GameFiles } from '../keeping/game-files.ts';
import type { ProgramServices } from '../program.ts';
import type { Command, Order } from './commands.ts';
import { Demo } from './demo.ts';
import { PatienceDialogs } from './dialogs.ts';
import type { PatienceDisplay } from './display.ts';
import { FILE_ENDING, gameName, TITLE } from './game-names.ts';
import { Play } from './play.ts';
import type { PatienceSession } from './session.ts';
import type { PatienceTexts } from './texts.ts';

/** What orders have to do with. */
export interface OrderParts {
  readonly services: ProgramServices;
  readonly texts: PatienceTexts;
  readonly session: PatienceSession;
  readonly display: PatienceDisplay;
  readonly hand: Hand;
  /** Works off a message that may come at any time. @returns whether it was of that kind */
  obey(message: Message): Promise<boolean>;
}

/** Carries out what the player orders by menu or key. All of it may throw TerminationError. */
export class Orders {
  readonly play: Play;
  readonly #parts: OrderParts;
  readonly #dialogs: PatienceDialogs;
  readonly #files: GameFiles;
  #quit = false;

  constructor(parts: OrderParts) {
    const { services, texts, session, display, hand, obey } = parts;
    const { gem, clock, core } = services;
    this.#parts = parts;
    this.#dialogs = new PatienceDialogs(gem, texts);
    this.#files = new GameFiles({
      ...{ services, texts, game: session, boxes: this.#dialogs },
      place: { folder: TITLE.toUpperCase(), ending: FILE_ENDING },
    });
    this.play = new Play({
      around: { gem, clock, obey },
      ...{ texts, session, display, hand, dialogs: this.#dialogs },
      placeMove: () => core.placeMove(),
      hint: () => core.hint(),
      nameOf: (game) => gameName(game, texts),
    });
  }

  /** Whether the player has ended the program. */
  get quit(): boolean {
    return this.#quit;
  }

  async execute(order: Order): Promise<void> {
    const { session, display, texts } = this.#parts;
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

  /** A file that the player has brought: loads it, after a question where a game would be lost by that. */
  async loadArrived(file: string): Promise<void> {
    const { session } = this.#parts;
    if (session.underWay && !(await this.#dialogs.askArrived(file))) return;
    await this.#load(() => this.#files.loadFile(file, () => this.#parts.display.layOut()));
  }

  async #newGame(place: number): Promise<void> {
    const game = this.#parts.session.games[place];
    if (game !== undefined) await this.play.newGame(game);
  }

  async #command(command: Command): Promise<void> {
    const { session, hand } = this.#parts;
    const { play } = this;
    const acts: Readonly<Record<Command, () => void | Promise<void>>> = {
      again: () => play.newGame(session.game),
      demo: () => this.#demo(),
      wait: () => this.#changeWait(),
      save: () => this.#files.save(),
      load: () => this.#loadChosen(),
      quit: () => this.#askQuit(),
      rules: () => this.#showRules(),
      copying: () => this.#dialogs.copying(),
      statistics: () => this.#showStatistics(),
      hint: () => play.suggest(),
      place: () => play.placeAll(),
      undo: () => play.takeBack(),
      'to-start': () => play.toStart(),
      mark: () => play.mark(),
      'to-mark': () => play.toMark(),
      cheat: () => play.toggleRules(),
      redo: () => play.makeAgain(),
      deal: () => play.deal(),
      'cards-left': () => {},
      left: () => hand.go('left'),
      right: () => hand.go('right'),
      up: () => hand.go('up'),
      down: () => hand.go('down'),
      take: () => play.follow(hand.act()),
      'place-one': () => play.follow(hand.placeOne()),
      drop: () => hand.drop(),
    };
    await acts[command]();
  }

  async #demo(): Promise<void> {
    this.#parts.hand.clear();
    await new Demo(this.#parts).run();
  }

  async #changeWait(): Promise<void> {
    const { session, display } = this.#parts;
    const wait = await this.#dialogs.askWait(session.settings.wait);
    if (wait === null) return;
    session.changeWait(wait);
    display.showMarks();
  }

  async #loadChosen(): Promise<void> {
    const { session, display } = this.#parts;
    if (session.underWay && !(await this.#dialogs.askLoad())) return;
    await this.#load(() => this.#files.load(() => display.layOut()));
  }

  async #load(load: () => Promise<boolean>): Promise<void> {
    this.#parts.hand.clear();
    if (await load()) this.#parts.display.show();
  }

  async #askQuit(): Promise<void> {
    this.#quit = !this.#parts.session.underWay || (await this.#dialogs.askQuit());
  }

  /** The rules, where the player stopped reading; messages that are not for that time wait until their window is closed. */
  async #showRules(): Promise<void> {
    const { services, session, texts, hand, obey } = this.#parts;
    const { gem, language, rules } = services;
    if (rules === undefined) return;
    const later: Message[] = [];
    hand.clear();
    const place = await showRules(gem, {
      title: texts.rulesTitle,
      text: rules[language],
      place: session.settings.rulesPlace[language],
      obey: async (message) => {
        if (!(await obey(message))) later.push(message);
      },
    });
    session.rememberRulesPlace(language, place);
    for (const message of later) gem.aes.post(message);
  }

  #showStatistics(): Promise<void> {
    const { session, texts } = this.#parts;
    return this.#dialogs.statistics(
      session.games.map((game) => ({ game: gameName(game, texts), record: session.record(game) })),
    );
  }
}
