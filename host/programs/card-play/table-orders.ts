import type { Message } from '../../gem/aes/messages.ts';
import { showRules } from '../gem-dialogs/rules-window.ts';
import type { GameFiles } from '../keeping/game-files.ts';
import type { CountByLanguage } from '../keeping/stored-values.ts';
import type { Language, ProgramServices } from '../program.ts';
import type { GameDialogs } from './game-dialogs.ts';
import type { Hand } from './hand.ts';
import type { TableDisplay } from './table-display.ts';
import type { TableSession } from './table-session.ts';

/** Where the player has stopped reading the rules. */
interface RulesPlaces {
  readonly settings: { readonly rulesPlace: CountByLanguage };
  rememberRulesPlace(language: Language, place: number): void;
}

/** What orders have to do with. */
export interface OrderParts {
  readonly services: ProgramServices;
  readonly texts: { readonly rulesTitle: string };
  readonly session: TableSession & RulesPlaces;
  readonly display: TableDisplay;
  readonly hand: Hand;
  /** Works off a message that may come at any time. @returns whether it was of that kind */
  obey(message: Message): Promise<boolean>;
}

/** Carries out the orders that every program on a table has: files, rules, the end. All of it may throw TerminationError. */
export abstract class TableOrders<P extends OrderParts, D extends GameDialogs> {
  protected readonly parts: P;
  protected readonly dialogs: D;
  protected readonly files: GameFiles;
  #quit = false;

  constructor(parts: P, dialogs: D, files: GameFiles) {
    this.parts = parts;
    this.dialogs = dialogs;
    this.files = files;
  }

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
