import type { Move } from '../../core/core.ts';
import { BUTTON, type ButtonEvent, type EventWants, type GemEvents } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import type { Grab } from '../card-table/grab.ts';
import { watch } from '../gem-dialogs/watch.ts';
import type { GemServices } from '../program.ts';
import { SheetNotices } from '../sheet-notices.ts';
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
import { playPress, turnMove, waitForTarget } from './mouse.ts';
import { endOfRound } from './round-end.ts';
import { YukonSession } from './session.ts';
import { type YukonTexts, yukonTexts } from './texts.ts';

const SECOND = 1000;
const ANY_BUTTON = { mask: BUTTON.both, state: 0, clicks: 1, any: true } as const;
/** Message of the card sheets to the program. */
const CARDS_CHANGED = 'cards changed';

/** Runs Yukon from its first screen to "Ende". */
export async function runYukon(services: GemServices): Promise<void> {
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
  readonly #services: GemServices;
  readonly #session: YukonSession;
  readonly #display: YukonDisplay;
  readonly #dialogs: YukonDialogs;
  readonly #notices: SheetNotices;
  /** How the program ends: by the player's order, which ends the game too, or because the page is left. */
  #end: 'not yet' | 'quit' | 'left' = 'not yet';

  constructor(services: GemServices, texts: YukonTexts, session: YukonSession, display: YukonDisplay) {
    this.#services = services;
    this.#session = session;
    this.#display = display;
    this.#dialogs = new YukonDialogs(services.gem, texts);
    this.#notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
  }

  async run(): Promise<void> {
    const { aes } = this.#services.gem;
    this.#display.showMenu();
    const forgetSheets = this.#services.cardSheets.onChange(() => aes.post({ type: 'USER', name: CARDS_CHANGED }));
    await unlessTerminated(() => this.#begin());
    while (this.#end === 'not yet') {
      await unlessTerminated(async () => this.#react(await this.#next()));
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
      this.#pause(false);
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

  /** Waits for what the player does; meanwhile the clock of a Zeitspiel goes on. */
  async #next(): Promise<GemEvents> {
    for (;;) {
      const events = await this.#services.gem.aes.evnt_multi(this.#wanted());
      if (events.timer !== true) return events;
      this.#display.showStatus();
      this.#session.keepClock();
    }
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
        return this.#pause(true);
      case 'WM_UNICONIFY':
        return this.#pause(false);
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

  /** Cards that were clicked wait for a click on their target; a second click on them puts them down. */
  async #hold(grab: Grab): Promise<void> {
    const end = await waitForTarget(this.#display.screen, grab, () => this.#next());
    if (end.kind === 'move') await this.#play(end.move);
    else if (end.kind === 'own-pile') await this.#press(end.button, grab);
    else await this.#react(end.events);
  }

  async #execute(command: Command | null): Promise<void> {
    if (command === null) return;
    if (this.#session.paused && !COMMANDS_OF_PAUSE.includes(command)) return;
    switch (command) {
      case 'turn':
        return this.#turn();
      case 'pause':
        return this.#pause(!this.#session.paused);
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

  /** Shows what a move or a deal has changed, and what follows it. */
  async #afterAction(): Promise<void> {
    this.#display.update();
    const next = await endOfRound({
      core: this.#services.core,
      session: this.#session,
      display: this.#display,
      dialogs: this.#dialogs,
      sounds: this.#services.sounds,
      lookOn: (ms) => this.#lookOn(ms),
    });
    if (next !== null) await this.#deal(next);
  }

  /** @returns whether the program goes on */
  async #lookOn(ms: number): Promise<boolean> {
    const { gem, clock } = this.#services;
    await watch(gem, clock, ms, (message) => this.#obey(message));
    return this.#end === 'not yet';
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

  #pause(paused: boolean): void {
    if (paused === this.#session.paused) return;
    this.#session.pause(paused);
    this.#display.showPause();
  }

  /** Other cards: the game goes on undisturbed. */
  #changeCards(): void {
    const { screen } = this.#display;
    if (screen.takeSheets()) this.#display.redraw();
    this.#notices.tell();
  }
}
