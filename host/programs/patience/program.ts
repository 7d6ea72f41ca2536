import { BUTTON, type ButtonEvent, type EventWants, type GemEvents } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import type { ProgramServices } from '../program.ts';
import { SheetNotices } from '../sheet-notices.ts';
import { type Order, orderOfItem, orderOfKey, type StKey } from './commands.ts';
import { PatienceDialogs } from './dialogs.ts';
import { PatienceDisplay } from './display.ts';
import { Hand } from './hand.ts';
import { patienceTexts } from './languages.ts';
import { playPress, rightClickMove, type TouchedTable } from './mouse.ts';
import { Orders } from './orders.ts';
import { PatienceSession } from './session.ts';
import type { PatienceTexts } from './texts.ts';

/** How long the program waits for the player before the demo begins (manual §2), in milliseconds. */
const PATIENCE_MS = 30_000;
const ANY_BUTTON = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
/** Messages of what surrounds the program; the second one has the name of a file behind it. */
const CARDS_CHANGED = 'cards changed';
const FILE_ARRIVED = 'file arrived ';

/** Runs Patience from its first screen to "beenden". */
export async function runPatience(services: ProgramServices): Promise<void> {
  const texts = patienceTexts[services.language];
  const session = await PatienceSession.open(services, texts);
  const display = PatienceDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new PatienceDialogs(services.gem, texts).noCards());
    return;
  }
  await new Patience(services, texts, session, display).run();
}

/** The event loop: what comes from mouse, keyboard, menu and page, and to whom it goes. */
class Patience {
  readonly #services: ProgramServices;
  readonly #session: PatienceSession;
  readonly #display: PatienceDisplay;
  readonly #hand: Hand;
  readonly #orders: Orders;
  readonly #notices: SheetNotices;
  readonly #texts: PatienceTexts;
  /** When the demo begins by itself; null once the player has done something, or where it never does. */
  #demoAt: number | null;
  #left = false;

  constructor(services: ProgramServices, texts: PatienceTexts, session: PatienceSession, display: PatienceDisplay) {
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#display = display;
    this.#hand = new Hand(services.core, session, display);
    this.#notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
    const obey = (message: Message): Promise<boolean> => this.#obeyMeanwhile(message);
    this.#orders = new Orders({ services, texts, session, display, hand: this.#hand, obey });
    const waits = services.reducedMotion !== true && !session.underWay;
    this.#demoAt = waits ? services.clock.now() + PATIENCE_MS : null;
  }

  async run(): Promise<void> {
    const { gem, cardSheets, drive } = this.#services;
    const post = (name: string): void => gem.aes.post({ type: 'USER', name });
    const forgetSheets = cardSheets.onChange(() => post(CARDS_CHANGED));
    const forgetFiles = drive?.onArrival((name) => post(FILE_ARRIVED + name));
    this.#display.showMenu();
    this.#display.redraw();
    await unlessTerminated(() => this.#orders.play.beginAsked());
    while (!this.#left && !this.#orders.quit) {
      const events = await gem.aes.evnt_multi(this.#wanted());
      await unlessTerminated(() => this.#react(events));
    }
    forgetSheets();
    forgetFiles?.();
    await this.#close();
  }

  /** beenden ends the game too; a page that is left keeps it. */
  async #close(): Promise<void> {
    const { gem, showDeal } = this.#services;
    this.#notices.end();
    showDeal?.(null);
    gem.aes.menu_bar(null);
    this.#display.screen.close();
    if (this.#orders.quit) await this.#session.end();
    else this.#session.keep();
  }

  #wanted(): EventWants {
    const base: EventWants = { key: true, message: true, button: ANY_BUTTON };
    return this.#demoAt === null ? base : { ...base, timer: this.#demoAt - this.#services.clock.now() };
  }

  async #react(events: GemEvents): Promise<void> {
    if (events.message !== undefined) await this.#obey(events.message);
    if (events.key !== undefined) await this.#type(events.key);
    if (events.button !== undefined) await this.#press(events.button);
    if (events.timer === true) await this.#execute({ kind: 'command', command: 'demo' });
  }

  async #type(key: StKey): Promise<void> {
    this.#demoAt = null;
    const order = orderOfKey(key);
    if (order === null) this.#display.clearNotes();
    else await this.#execute(order);
  }

  async #obey(message: Message): Promise<void> {
    if (await this.#obeyMeanwhile(message)) return;
    if (message.type === 'AP_TERM') {
      this.#left = true;
    } else if (message.type === 'MN_SELECTED') {
      this.#services.gem.aes.menu_tnormal(message.title, true);
      const order = orderOfItem(message.item);
      if (order !== null) await this.#execute(order);
    } else if (message.type === 'USER' && message.name.startsWith(FILE_ARRIVED)) {
      this.#demoAt = null;
      await this.#orders.loadArrived(message.name.slice(FILE_ARRIVED.length));
    }
  }

  /** Works off what may come at any time. @returns whether the message was of that kind */
  async #obeyMeanwhile(message: Message): Promise<boolean> {
    if (message.type === 'WM_REDRAW') {
      this.#display.redrawPart(message.rect);
    } else if (message.type === 'USER' && message.name === CARDS_CHANGED) {
      this.#hand.rest();
      this.#display.changeCards();
      this.#hand.settle(null);
      this.#notices.tell();
    } else {
      return false;
    }
    return true;
  }

  async #execute(order: Order): Promise<void> {
    this.#demoAt = null;
    this.#display.clearNotes();
    await this.#orders.execute(order);
  }

  async #press(button: ButtonEvent): Promise<void> {
    const { core } = this.#services;
    const table: TouchedTable = { core, places: this.#display.places(), cheating: this.#session.cheating };
    if (button.buttons === BUTTON.right) {
      const move = rightClickMove(table, button);
      if (move !== null) await this.#orders.play.move(move);
      return;
    }
    this.#demoAt = null;
    this.#display.clearNotes();
    await this.#pressLeft(table, button);
  }

  /** Held cards go to the pile under the mouse; otherwise the press takes cards up, or is a click on the stock. */
  async #pressLeft(table: TouchedTable, button: ButtonEvent): Promise<void> {
    const { play } = this.#orders;
    const { held, move } = this.#hand.putDown(button);
    if (move !== null) return play.move(move);
    const pressed = await playPress(this.#services.gem, table, button);
    if (pressed.kind === 'move') return play.move(pressed.move);
    if (pressed.kind === 'stock') return play.deal();
    if (pressed.kind !== 'held') return;
    const { grab } = pressed;
    const putBack = grab.pile === held?.pile && grab.count === held.count;
    if (!putBack && this.#hand.hold(grab).kind === 'nowhere') this.#display.note(this.#texts.nowhere);
  }
}
