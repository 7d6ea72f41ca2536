import type { Message } from '../../gem/aes/messages.ts';
import { showRules } from '../gem-dialogs/rules-window.ts';
import { type FiledGame, type FilePlace, type FileTexts, GameFiles } from '../keeping/game-files.ts';
import type { CountByLanguage } from '../keeping/stored-values.ts';
import type { GemServices, Language } from '../program.ts';
import type { GameDialogs } from './game-dialogs.ts';
import type { Hand } from './hand.ts';
import type { TableCommand } from './keys.ts';
import type { TableDisplay } from './table-display.ts';
import type { PlayParts, PlayTexts, TablePlay } from './table-play.ts';
import type { TableSession } from './table-session.ts';

/** Where the player has stopped reading the rules. */
interface RulesPlaces {
  readonly settings: { readonly rulesPlace: CountByLanguage };
  rememberRulesPlace(language: Language, place: number): void;
}

/** What orders have to do with. */
export interface OrderParts {
  readonly services: GemServices;
  readonly texts: FileTexts & PlayTexts & { readonly rulesTitle: string };
  readonly session: TableSession & RulesPlaces & FiledGame;
  readonly display: TableDisplay;
  readonly hand: Hand;
  /** Works off a message that may come at any time. @returns whether it was of that kind */
  obey(message: Message): Promise<boolean>;
}

/** What moves have to do with, but for the names of games. */
type SharedParts<P extends OrderParts, D> = Pick<P, 'texts' | 'session' | 'display' | 'hand'> &
  Pick<PlayParts, 'around' | 'hint'> & { readonly dialogs: D };

/** Commands that every program on a table has. */
type CommonCommand = TableCommand | 'save' | 'load' | 'quit' | 'hint' | 'deal';

/** What commands lead to. */
export type Acts<C extends string> = Readonly<Record<C, () => void | Promise<void>>>;

/** Carries out the orders that every program on a table has: files, rules, the end. All of it may throw TerminationError. */
export abstract class TableOrders<P extends OrderParts, D extends GameDialogs> {
  protected readonly parts: P;
  protected readonly dialogs: D;
  protected readonly files: GameFiles;
  #quit = false;

  constructor(parts: P, dialogs: D, place: FilePlace) {
    const { services, texts, session } = parts;
    this.parts = parts;
    this.dialogs = dialogs;
    this.files = new GameFiles({ services, place, texts, boxes: dialogs, game: session });
  }

  abstract readonly play: TablePlay;

  /** Whether the player has ended the program. */
  get quit(): boolean {
    return this.#quit;
  }

  /** A file that the player has brought: loads it, after a question where a game would be lost by that. */
  async loadArrived(file: string): Promise<void> {
    const { session, display } = this.parts;
    if (session.underWay && !(await this.dialogs.askArrived(file))) return;
    await this.#load(() => this.files.loadFile(file, () => display.layOut()));
  }

  protected get playParts(): SharedParts<P, D> {
    const { services, texts, session, display, hand, obey } = this.parts;
    const { gem, clock, core } = services;
    return {
      around: { gem, clock, obey },
      texts,
      session,
      display,
      hand,
      dialogs: this.dialogs,
      hint: () => core.hint(),
    };
  }

  protected get commonActs(): Acts<CommonCommand> {
    const { play } = this;
    const { hand } = this.parts;
    return {
      save: () => this.files.save(),
      load: () => this.loadChosen(),
      quit: () => this.askQuit(),
      rules: () => this.showRules(),
      hint: () => play.suggest(),
      undo: () => play.takeBack(),
      redo: () => play.makeAgain(),
      deal: () => play.deal(),
      left: () => hand.go('left'),
      right: () => hand.go('right'),
      up: () => hand.go('up'),
      down: () => hand.go('down'),
      take: () => play.follow(hand.act()),
      'place-one': () => play.follow(hand.placeOne()),
      drop: () => hand.drop(),
    };
  }

  /** A file that the player chooses, after the same question. */
  protected async loadChosen(): Promise<void> {
    const { session, display } = this.parts;
    if (session.underWay && !(await this.dialogs.askLoad())) return;
    await this.#load(() => this.files.load(() => display.layOut()));
  }

  protected async askQuit(): Promise<void> {
    this.#quit = !this.parts.session.underWay || (await this.dialogs.askQuit());
  }

  /** The rules, where the player stopped reading; messages that are not for that time wait until their window is closed. */
  protected async showRules(): Promise<void> {
    const { services, session, texts, hand, obey } = this.parts;
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

  async #load(load: () => Promise<boolean>): Promise<void> {
    const { hand, display } = this.parts;
    hand.clear();
    if (await load()) display.show();
  }
}
