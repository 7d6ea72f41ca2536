import { BUTTON, type ButtonEvent, type EventWants, type GemEvents } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import type { Grab } from '../card-table/grab.ts';
import type { GemServices } from '../program.ts';
import type { SheetNotices } from '../sheet-notices.ts';
import type { Hand } from './hand.ts';
import type { StKey } from './keys.ts';
import { playPress, rightClickMove, type TouchedTable } from './press.ts';
import type { TableDisplay } from './table-display.ts';
import type { PlayTexts, TablePlay } from './table-play.ts';
import type { TableSession } from './table-session.ts';

const ANY_BUTTON = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
/** Messages of what surrounds the program; the second one has the name of a file behind it. */
const CARDS_CHANGED = 'cards changed';
const FILE_ARRIVED = 'file arrived ';

/** What an event loop leads to. */
export interface ProgramParts {
  readonly services: GemServices;
  readonly texts: PlayTexts;
  readonly session: TableSession;
  readonly display: TableDisplay;
  readonly hand: Hand;
  readonly notices: SheetNotices;
}

/** Who carries out what the player orders. */
export interface ProgramOrders<Order> {
  readonly play: TablePlay;
  /** Whether the player has ended the program. */
  readonly quit: boolean;
  execute(order: Order): Promise<void>;
  /** A file that the player has brought. */
  loadArrived(file: string): Promise<void>;
}

/** What keys and entries of the menu mean; null for nothing. */
export interface OrderLanguage<Order> {
  orderOfKey(key: StKey): Order | null;
  orderOfItem(item: string): Order | null;
}

/** The event loop: what comes from mouse, keyboard, menu and page, and to whom it goes. */
export abstract class TableProgram<Order, P extends ProgramParts = ProgramParts> {
  protected readonly parts: P;
  #left = false;
  /** When cards were clicked last. */
  #heldAt = 0;

  readonly #language: OrderLanguage<Order>;

  constructor(parts: P, language: OrderLanguage<Order>) {
    this.parts = parts;
    this.#language = language;
  }

  /** Carries out what the player orders. */
  protected abstract readonly orders: ProgramOrders<Order>;
  /** When {@link onTimer} is due, on the clock of the program; null for never. */
  protected abstract get timerAt(): number | null;
  protected abstract onTimer(): Promise<void>;

  /** The player has done something, whatever it is. */
  protected active(): void {}

  async run(): Promise<void> {
    const { services, display } = this.parts;
    const { gem, cardSheets, drive } = services;
    const post = (name: string): void => gem.aes.post({ type: 'USER', name });
    const forgetSheets = cardSheets.onChange(() => post(CARDS_CHANGED));
    const forgetFiles = drive?.onArrival((name) => post(FILE_ARRIVED + name));
    display.showMenu();
    display.redraw();
    await unlessTerminated(() => this.begin());
    while (!this.#left && !this.orders.quit) {
      const events = await gem.aes.evnt_multi(this.#wanted());
      await unlessTerminated(() => this.#react(events));
    }
    forgetSheets();
    forgetFiles?.();
    await this.#close();
  }

  /** What happens before the player does anything: the game that the address asks for. */
  protected begin(): Promise<void> {
    return this.orders.play.beginAsked();
  }

  /** Ends the event loop, and the game goes on at the next visit. */
  protected leave(): void {
    this.#left = true;
  }

  /** Works off what may come at any time. @returns whether the message was of that kind */
  protected async obeyMeanwhile(message: Message): Promise<boolean> {
    const { display, hand, notices } = this.parts;
    if (message.type === 'WM_REDRAW') {
      display.redrawPart(message.rect);
    } else if (message.type === 'USER' && message.name === CARDS_CHANGED) {
      hand.rest();
      display.changeCards();
      hand.settle(null);
      notices.tell();
    } else {
      return false;
    }
    return true;
  }

  protected async execute(order: Order): Promise<void> {
    this.active();
    this.parts.display.clearNotes();
    await this.carryOut(order);
  }

  protected carryOut(order: Order): Promise<void> {
    return this.orders.execute(order);
  }

  /** Ending the program ends the game too; a page that is left keeps it. */
  async #close(): Promise<void> {
    const { services, session, display, notices } = this.parts;
    notices.end();
    services.showDeal?.(null);
    services.gem.aes.menu_bar(null);
    display.screen.close();
    if (this.orders.quit) await session.end();
    else session.keep();
  }

  #wanted(): EventWants {
    const base: EventWants = { key: true, message: true, button: ANY_BUTTON };
    const { timerAt } = this;
    return timerAt === null ? base : { ...base, timer: timerAt - this.parts.services.clock.now() };
  }

  async #react(events: GemEvents): Promise<void> {
    if (events.message !== undefined) await this.#obey(events.message);
    if (events.key !== undefined) await this.#type(events.key);
    if (events.button !== undefined) await this.press(events.button);
    if (events.timer === true) await this.onTimer();
  }

  async #type(key: StKey): Promise<void> {
    this.active();
    const order = this.#language.orderOfKey(key);
    if (order === null) this.parts.display.clearNotes();
    else await this.execute(order);
  }

  async #obey(message: Message): Promise<void> {
    if (await this.obeyMeanwhile(message)) return;
    if (message.type === 'AP_TERM') {
      this.leave();
    } else if (message.type === 'MN_SELECTED') {
      this.parts.services.gem.aes.menu_tnormal(message.title, true);
      const order = this.#language.orderOfItem(message.item);
      if (order !== null) await this.execute(order);
    } else if (message.type === 'USER' && message.name.startsWith(FILE_ARRIVED)) {
      this.active();
      await this.orders.loadArrived(message.name.slice(FILE_ARRIVED.length));
    }
  }

  /** A press of a button: the right one lays the card under the mouse on its foundation. */
  protected async press(button: ButtonEvent): Promise<void> {
    const { services, session, display } = this.parts;
    const table: TouchedTable = { core: services.core, places: display.places(), cheating: session.cheating };
    if (button.buttons === BUTTON.right) {
      const move = rightClickMove(table, button);
      if (move !== null) await this.orders.play.move(move);
      return;
    }
    this.active();
    display.clearNotes();
    await this.pressLeft(table, button);
  }

  /** Held cards go to the pile under the mouse; otherwise the press takes cards up, or is a click on the stock. */
  protected async pressLeft(table: TouchedTable, button: ButtonEvent): Promise<void> {
    const { play } = this.orders;
    const { services, display, hand, texts } = this.parts;
    const { held, move } = hand.putDown(button);
    if (move !== null) return play.move(move);
    const pressed = await playPress(services.gem, table, button);
    if (pressed.kind === 'move') return play.move(pressed.move);
    if (pressed.kind === 'stock') return play.deal();
    if (pressed.kind !== 'held') return;
    const { grab } = pressed;
    if (grab.pile === held?.pile && grab.count === held.count)
      return this.clickedAgain(grab, services.clock.now() - this.#heldAt);
    this.#heldAt = services.clock.now();
    if (hand.hold(grab).kind === 'nowhere') display.note(texts.nowhere);
  }

  /** Held cards were clicked once more, which has put them down. @param ms since they were taken up */
  protected async clickedAgain(_grab: Grab, _ms: number): Promise<void> {}
}
