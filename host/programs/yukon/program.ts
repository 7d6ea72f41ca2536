import type { Move } from '../../core/core.ts';
import { BUTTON, type ButtonEvent, type EventWants, type GemEvents } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import { union } from '../../gem/vdi/rect.ts';
import { type Grab, moveOnto } from '../card-table/grab.ts';
import { pickAt } from '../card-table/pick.ts';
import { watch } from '../gem-dialogs/watch.ts';
import type { ProgramServices } from '../program.ts';
import {
  COMMANDS_OF_PAUSE,
  type Command,
  commandOfItem,
  commandOfKey,
  isSecondLetter,
  type StKey,
} from './commands.ts';
import { YukonDialogs } from './dialogs.ts';
import { YukonDisplay } from './display.ts';
import { playPress, turnMove } from './mouse.ts';
import { celebrate, giveUp, type NextRound } from './round-end.ts';
import { YukonSession } from './session.ts';
import { SheetNotices } from './sheet-notices.ts';
import { type YukonTexts, yukonTexts } from './texts.ts';

/** Milliseconds between two cards of the automatic finish. */
const FINISH_STEP = 120;
const SECOND = 1000;
const ANY_BUTTON = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
/** Message of the card sheets to the program. */
const CARDS_CHANGED = 'cards changed';

/** Runs Yukon from its first screen to "Ende". */
export async function runYukon(services: ProgramServices): Promise<void> {
  const texts = yukonTexts[services.language];
  const session = await YukonSession.open(services, texts);
  const display = YukonDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new YukonDialogs(services.gem, texts).noCards());
    return;
  }
  await new Yukon(services, texts, session, display).run();
}

class Yukon {
  readonly #services: ProgramServices;
  readonly #session: YukonSession;
  readonly #display: YukonDisplay;
  readonly #dialogs: YukonDialogs;
  readonly #notices: SheetNotices;
  /** How the program ends: by the player's order, which ends the game too, or because the page is left. */
  #end: 'not yet' | 'quit' | 'left' = 'not yet';

  constructor(services: ProgramServices, texts: YukonTexts, session: YukonSession, display: YukonDisplay) {
    this.#services = services;
    this.#session = session;
    this.#display = display;
    this.#dialogs = new YukonDialogs(services.gem, texts);
    this.#notices = new SheetNotices(services, texts, display.screen);
  }

  async run(): Promise<void> {
    const { aes } = this.#services.gem;
    this.#display.showMenu();
    const forgetSheets = this.#services.cardSheets.onChange(() => aes.post({ type: 'USER', name: CARDS_CHANGED }));
    await unlessTerminated(() => this.#begin());
    while (this.#end === 'not yet') {
      await unlessTerminated(async () => this.#react(await aes.evnt_multi(this.#wanted())));
    }
    forgetSheets();
    this.#notices.end();
    this.#services.showDeal?.(null);
    aes.menu_bar(null);
    this.#display.screen.close();
    if (this.#end === 'quit') await this.#session.end();
    else this.#session.keepClock();
  }

  /** Shows the table as it was left, or the first deal, or after a question the deal that the player asked for. */
  async #begin(): Promise<void> {
    const session = this.#session;
    if (session.paused) this.#display.showPause();
    else this.#display.redraw();
    if (session.asked !== null && (await this.#leavesFor(session.asked))) {
      if (session.paused) this.#pause();
      return this.#deal(() => session.dealAsked());
    }
    if (session.paused) return;
    if (!session.resumed) this.#services.sounds.play('INTRO');
    await this.#afterAction();
  }

  /** Whether the round on the table makes room for the deal that the player asked for. */
  async #leavesFor(asked: bigint): Promise<boolean> {
    if (!this.#session.underWay || (await this.#dialogs.askDeal(asked))) return true;
    this.#session.declineAsked();
    return false;
  }

  #wanted(): EventWants {
    const base: EventWants = { key: true, message: true, button: ANY_BUTTON };
    if (!this.#session.timed || !this.#session.stopwatch.running) return base;
    return { ...base, timer: SECOND - (this.#session.stopwatch.elapsedMs % SECOND) };
  }

  async #react(events: GemEvents): Promise<void> {
    if (events.message !== undefined) await this.#obey(events.message);
    if (events.key !== undefined) await this.#type(events.key);
    if (events.button !== undefined) await this.#press(events.button);
    if (events.timer === true) this.#tick();
  }

  #tick(): void {
    this.#display.showStatus();
    this.#session.keepClock();
  }

  /** The order of a key. A letter with Shift is quickly typed by mistake: it asks before it ends a round. */
  async #type(key: StKey): Promise<void> {
    const command = commandOfKey(key);
    if (isSecondLetter(key) && this.#session.underWay && !this.#session.paused) {
      if (command === 'new' && !(await this.#dialogs.askNewRound())) return;
      if (command === 'restart' && !(await this.#dialogs.askRestart())) return;
    }
    await this.#execute(command);
  }

  async #obey(message: Message): Promise<void> {
    switch (message.type) {
      case 'MN_SELECTED':
        this.#services.gem.aes.menu_tnormal(message.title, true);
        return this.#execute(commandOfItem(message.item));
      case 'WM_REDRAW':
        return this.#display.redraw();
      case 'WM_MOVED':
        this.#display.screen.moveTo(message.rect);
        return this.#display.redraw();
      case 'WM_CLOSED':
        return this.#execute('quit');
      case 'WM_ICONIFY':
      case 'WM_UNICONIFY':
        return this.#pause();
      case 'AP_TERM':
        this.#end = 'left';
        return undefined;
      case 'USER':
        return message.name === CARDS_CHANGED ? this.#changeCards() : undefined;
      default:
        return undefined;
    }
  }

  /** @param letGo cards that were held until now: a click on them does not take them up again */
  async #press(button: ButtonEvent, letGo: Grab | null = null): Promise<void> {
    if (this.#session.paused) return;
    const { aes } = this.#services.gem;
    if ((button.buttons & BUTTON.right) !== 0) {
      const items = this.#display.popupItems();
      const item = await aes.menu_popup({ items }, button.x, button.y);
      return this.#execute(item === null ? null : commandOfItem(item));
    }
    const { gem, core } = this.#services;
    const pressed = await playPress(gem, core, this.#display.screen.places(), button);
    if (pressed.kind === 'move') await this.#play(pressed.move);
    else if (pressed.kind === 'held' && pressed.grab.count !== letGo?.count) await this.#hold(pressed.grab);
  }

  /**
   * Cards that were clicked wait for a click on their target; a second click on them puts them down. Anything else the
   * player does goes its usual way.
   */
  async #hold(grab: Grab): Promise<void> {
    const { aes } = this.#services.gem;
    const { screen } = this.#display;
    const held = grab.outlines.reduce(union);
    let events: GemEvents;
    screen.invert(held);
    for (;;) {
      events = await aes.evnt_multi(this.#wanted());
      if (events.timer !== true) break;
      this.#tick();
    }
    screen.invert(held);
    const pick = events.button?.buttons === BUTTON.left ? pickAt(screen.places(), events.x, events.y) : null;
    const move = pick === null ? null : moveOnto(grab, pick.pile);
    if (move !== null) await this.#play(move);
    else if (events.button !== undefined && pick?.pile === grab.pile) await this.#press(events.button, grab);
    else await this.#react(events);
  }

  async #execute(command: Command | null): Promise<void> {
    if (command === null) return;
    if (this.#session.paused && !COMMANDS_OF_PAUSE.includes(command)) return;
    switch (command) {
      case 'turn':
        return this.#turn();
      case 'pause':
        return this.#pause();
      case 'undo':
        return this.#undo();
      case 'about':
        return this.#dialogs.about();
      case 'lists':
        return this.#showList();
      case 'variant':
        return this.#chooseVariant();
      case 'timed':
        return this.#toggleTimed();
      case 'new':
        return this.#deal(() => this.#session.nextRound());
      case 'restart':
        return this.#deal(() => this.#session.restart());
      case 'quit':
        return this.#quit();
    }
  }

  async #turn(): Promise<void> {
    const move = turnMove(this.#services.core);
    if (move !== null) await this.#play(move);
  }

  async #play(move: Move): Promise<void> {
    this.#session.play(move);
    await this.#afterAction();
  }

  async #undo(): Promise<void> {
    if (!this.#session.undo()) return;
    this.#session.resumeClock();
    this.#display.update();
  }

  /** RULES §9, "Order of checks": won, automatic finish, Rien ne va plus. */
  async #afterAction(): Promise<void> {
    this.#display.update();
    if (this.#session.view().status === 'finishing') await this.#finish();
    const next = await this.#endRound();
    if (next !== null) await this.#deal(next);
  }

  async #endRound(): Promise<NextRound> {
    const { status } = this.#session.view();
    const parts = {
      session: this.#session,
      display: this.#display,
      dialogs: this.#dialogs,
      sounds: this.#services.sounds,
    };
    if (status === 'won') return celebrate(parts);
    return status === 'stuck' ? giveUp(parts) : null;
  }

  /** The automatic finish, card by card. It stands still when the page is left and goes on with the next visit. */
  async #finish(): Promise<void> {
    const { gem, core, clock } = this.#services;
    this.#session.stopwatch.stop();
    while (this.#end === 'not yet') {
      const move = core.finishMove();
      if (move === null) return;
      await watch(gem, clock, FINISH_STEP, (message) => this.#obey(message));
      if (this.#end !== 'not yet') return;
      this.#session.play(move);
      this.#display.update();
    }
  }

  async #deal(start: () => void): Promise<void> {
    start();
    this.#display.redraw();
    this.#services.sounds.play('INTRO');
    await this.#afterAction();
  }

  async #chooseVariant(): Promise<void> {
    const variant = await this.#dialogs.askVariant(this.#session.variant);
    if (variant === this.#session.variant) return;
    const dealt = this.#session.changeVariant(variant);
    this.#display.showTitle();
    if (dealt) this.#services.sounds.play('INTRO');
    this.#display.redraw();
    await this.#afterAction();
  }

  async #toggleTimed(): Promise<void> {
    if (this.#session.worthKeeping && !(await this.#dialogs.askRestart())) return;
    await this.#deal(() => {
      this.#session.changeTimed(!this.#session.timed);
      this.#display.showMenu();
    });
  }

  #showList(): Promise<void> {
    return this.#dialogs.list(this.#session.listKind, this.#session.variant, this.#session.list());
  }

  async #quit(): Promise<void> {
    if (await this.#dialogs.askQuit()) this.#end = 'quit';
  }

  #pause(): void {
    this.#session.pause(!this.#session.paused);
    this.#display.showPause();
  }

  /** Other cards: the game goes on undisturbed. */
  #changeCards(): void {
    const { screen } = this.#display;
    if (screen.takeSheets()) this.#display.redraw();
    this.#notices.tell();
  }
}
