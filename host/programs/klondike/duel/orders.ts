import type { Message } from '../../../gem/aes/messages.ts';
import type { Hand } from '../../card-play/hand.ts';
import { showRules } from '../../gem-dialogs/rules-window.ts';
import { GameFiles } from '../../keeping/game-files.ts';
import type { ProgramServices } from '../../program.ts';
import type { Command, Order } from './commands.ts';
import { DuelDialogs } from './dialogs.ts';
import type { DuelDisplay } from './display.ts';
import { DuelPlay } from './play.ts';
import { LEFT, RIGHT, STRENGTHS } from './seats.ts';
import type { DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/** What orders have to do with. */
export interface OrderParts {
  readonly services: ProgramServices;
  readonly texts: DuelTexts;
  readonly session: DuelSession;
  readonly display: DuelDisplay;
  readonly hand: Hand;
  /** Works off a message that may come at any time. @returns whether it was of that kind */
  obey(message: Message): Promise<boolean>;
}

/** Where files lie. */
const PLACE = { folder: 'KLONDIKE', ending: 'KLO' };

/** Commands that move cards, or show how: they have a meaning only while a player is on turn. */
const OF_PLAYERS: readonly Command[] = [
  'hint',
  'end-turn',
  'deal',
  'take',
  'place-one',
  'drop',
  'left',
  'right',
  'up',
  'down',
];

/** Whether an order is one of those that wait for a player on turn. */
export function needsTurn(order: Order): boolean {
  return order.kind === 'command' && OF_PLAYERS.includes(order.command);
}

/** Carries out what the players order by menu or key. All of it may throw TerminationError. */
export class Orders {
  readonly play: DuelPlay;
  readonly #parts: OrderParts;
  readonly #dialogs: DuelDialogs;
  readonly #files: GameFiles;
  #quit = false;

  constructor(parts: OrderParts) {
    const { services, texts, session, display, hand, obey } = parts;
    const { gem, clock, core } = services;
    this.#parts = parts;
    this.#dialogs = new DuelDialogs(gem, texts);
    this.#files = new GameFiles({ services, texts, game: session, boxes: this.#dialogs, place: PLACE });
    this.play = new DuelPlay({
      around: { gem, clock, obey },
      ...{ texts, session, display, hand, dialogs: this.#dialogs },
      hint: () => core.hint(),
      nameOf: () => texts.title,
    });
  }

  /** Whether the players have ended the program. */
  get quit(): boolean {
    return this.#quit;
  }

  async execute(order: Order): Promise<void> {
    const { session } = this.#parts;
    switch (order.kind) {
      case 'command':
        return this.#command(order.command);
      case 'value':
        session.chooseOption(order.option, order.value);
        return this.#chosen(false);
      case 'strength':
        return this.#chosen(session.choose({ strength: order.strength, twoPlayers: false }));
      case 'pace':
        return this.#chosen(session.choose({ pace: order.pace }));
    }
  }

  /** A file that the player has brought: loads it, after a question where a game would be lost by that. */
  async loadArrived(file: string): Promise<void> {
    const { session } = this.#parts;
    if (session.underWay && !(await this.#dialogs.askArrived(file))) return;
    await this.#load(() => this.#files.loadFile(file, () => this.#parts.display.layOut()));
  }

  async #command(command: Command): Promise<void> {
    const { session, hand } = this.#parts;
    const { play } = this;
    const acts: Readonly<Record<Command, () => void | Promise<void>>> = {
      'new-game': () => play.newDuel(),
      save: () => this.#files.save(),
      load: () => this.#loadChosen(),
      quit: () => this.#askQuit(),
      computer: () => this.#chosen(session.choose({ twoPlayers: false })),
      'two-players': () => this.#chosen(session.choose({ twoPlayers: true })),
      statistics: () => this.#showStatistics(),
      hint: () => play.suggest(),
      'end-turn': () => play.endTurn(),
      object: () => play.object(),
      undo: () => play.takeBack(),
      redo: () => play.makeAgain(),
      rules: () => this.#showRules(),
      overlook: () => this.#changeOverlook(),
      'free-undo': () => this.#chosen(session.choose({ freeUndo: !session.settings.freeUndo })),
      'back-left': () => this.#changeBack(LEFT),
      'back-right': () => this.#changeBack(RIGHT),
      deal: () => play.deal(),
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

  /** The players have chosen something. @param atOnce whether it holds for the game on the table */
  #chosen(atOnce: boolean): void {
    const { display, texts } = this.#parts;
    display.show();
    if (!atOnce) display.note(texts.nextDealOnly);
  }

  #changeOverlook(): void {
    const { session } = this.#parts;
    session.changeOption('overlook');
    this.#chosen(false);
  }

  /** The next back for a player's pack; not the other player's. */
  #changeBack(seat: number): void {
    const { session, display, hand } = this.#parts;
    const { backs } = session.settings;
    const count = display.backCount;
    const next = [1, 2].map((step) => (backs[seat] + step) % count).find((back) => back !== backs[1 - seat] % count);
    if (next === undefined) return;
    hand.clear();
    session.choose({ backs: seat === LEFT ? [next, backs[RIGHT]] : [backs[LEFT], next] });
    display.layOut();
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

  /** The rules; messages that are not for that time wait until their window is closed. */
  async #showRules(): Promise<void> {
    const { services, texts, hand, obey } = this.#parts;
    const { gem, language, rules } = services;
    if (rules === undefined) return;
    const later: Message[] = [];
    hand.clear();
    const text = rules[language];
    await showRules(gem, {
      title: texts.rulesTitle,
      text,
      place: Math.max(0, text.indexOf(texts.rulesHeading)),
      obey: async (message) => {
        if (!(await obey(message))) later.push(message);
      },
    });
    for (const message of later) gem.aes.post(message);
  }

  #showStatistics(): Promise<void> {
    const { session, texts } = this.#parts;
    return this.#dialogs.statistics(
      STRENGTHS.map((strength) => ({
        name: texts.computer(texts.strengths[strength]),
        record: session.record(strength),
      })),
    );
  }
}
