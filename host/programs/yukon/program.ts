import type { Move } from '../../core/core.ts';
import { BUTTON, type ButtonEvent, type EventWants, type GemEvents } from '../../gem/aes/events.ts';
import type { Message } from '../../gem/aes/messages.ts';
import type { ProgramServices } from '../program.ts';
import { COMMANDS, type Command, commandOfKey, type MenuCommand } from './commands.ts';
import { YukonDialogs } from './dialogs.ts';
import { YukonDisplay } from './display.ts';
import { playPress, turnMove } from './mouse.ts';
import { YukonSession } from './session.ts';
import { type YukonTexts, yukonTexts } from './texts.ts';

/** Milliseconds between two cards of the automatic finish. */
const FINISH_STEP = 120;
const SECOND = 1000;
/** Seconds after which a running clock is kept. */
const KEEP_CLOCK_EVERY = 10;
/** Message of the card sheets to the program. */
const CARDS_CHANGED = 'cards changed';

/** Runs Yukon from its first screen to "Ende". */
export async function runYukon(services: ProgramServices): Promise<void> {
  const texts = yukonTexts[services.language];
  const session = await YukonSession.open(services, texts);
  const display = YukonDisplay.open(services, texts, session);
  if (display === null) {
    await services.gem.aes.form_alert(1, `[3][${texts.noSheet}][${texts.cancel}]`);
    return;
  }
  await new Yukon(services, texts, session, display).run();
}

class Yukon {
  readonly #services: ProgramServices;
  readonly #texts: YukonTexts;
  readonly #session: YukonSession;
  readonly #display: YukonDisplay;
  readonly #dialogs: YukonDialogs;
  /** How the program ends: by the player's order, which ends the game too, or because the page is left. */
  #end: 'not yet' | 'quit' | 'left' = 'not yet';

  constructor(services: ProgramServices, texts: YukonTexts, session: YukonSession, display: YukonDisplay) {
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#display = display;
    this.#dialogs = new YukonDialogs(services.gem, texts);
  }

  async run(): Promise<void> {
    const { aes } = this.#services.gem;
    this.#display.showMenu();
    const forgetSheets = this.#services.cardSheets.onChange(() => aes.post({ type: 'USER', name: CARDS_CHANGED }));
    if (this.#session.paused) this.#display.showPause();
    else this.#display.redraw();
    if (!this.#session.touched) this.#services.sounds.play('INTRO');
    await this.#afterAction();
    while (this.#end === 'not yet') {
      await this.#react(await aes.evnt_multi(this.#wanted()));
    }
    forgetSheets();
    aes.menu_bar(null);
    this.#display.screen.close();
    if (this.#end === 'quit') await this.#session.end();
    else this.#session.keepClock();
  }

  #wanted(): EventWants {
    const base: EventWants = {
      key: true,
      message: true,
      button: { mask: BUTTON.both, state: 0, clicks: 1, any: true },
    };
    if (!this.#session.timed || !this.#session.stopwatch.running) return base;
    return { ...base, timer: SECOND - (this.#session.stopwatch.elapsedMs % SECOND) };
  }

  async #react(events: GemEvents): Promise<void> {
    if (events.message !== undefined) await this.#obey(events.message);
    if (events.key !== undefined) await this.#execute(commandOfKey(events.key));
    if (events.button !== undefined) await this.#press(events.button);
    if (events.timer === true) this.#tick();
  }

  #tick(): void {
    this.#display.showStatus();
    if (this.#session.stopwatch.seconds % KEEP_CLOCK_EVERY === 0) this.#session.keepClock();
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

  async #press(button: ButtonEvent): Promise<void> {
    if (this.#session.paused) return;
    const { aes } = this.#services.gem;
    if ((button.buttons & BUTTON.right) !== 0) {
      const items = this.#display.popupItems();
      const item = await aes.menu_popup({ items }, button.x, button.y);
      return this.#execute(item === null ? null : commandOfItem(item));
    }
    const move = await playPress(
      this.#services.gem,
      this.#services.core,
      this.#display.screen.places(),
      button.x,
      button.y,
    );
    if (move !== null) await this.#play(move);
  }

  async #execute(command: Command | null): Promise<void> {
    if (command === null) return;
    if (this.#session.paused && command !== 'pause' && command !== 'quit') return;
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
        return this.#dialogs.list(this.#session.listKind, this.#session.variant, this.#session.list());
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
    const { status } = this.#session.view();
    if (status === 'won') await this.#celebrate();
    else if (status === 'stuck') await this.#giveUp();
  }

  async #finish(): Promise<void> {
    this.#session.stopwatch.stop();
    for (;;) {
      const move = this.#services.core.finishMove();
      if (move === null) return;
      await this.#services.gem.aes.evnt_multi({ timer: FINISH_STEP });
      this.#session.play(move);
      this.#display.update();
    }
  }

  async #celebrate(): Promise<void> {
    this.#session.stopwatch.stop();
    const session = this.#session;
    const ranks = session.ranks();
    this.#services.sounds.play(ranks ? 'JUBEL2' : 'JUBEL1');
    if (!ranks) {
      await this.#dialogs.won(this.#display.resultText());
      return this.#deal(() => session.nextRound());
    }
    if (!session.timed && !(await this.#dialogs.askEnter(this.#display.resultText()))) {
      return this.#deal(() => session.nextRound());
    }
    const name = await this.#dialogs.askName(this.#display.resultText());
    session.enterResult(name);
    await this.#deal(() => session.nextRoundFromNothing());
    return this.#dialogs.list(session.listKind, session.variant, session.list());
  }

  async #giveUp(): Promise<void> {
    this.#session.stopwatch.stop();
    this.#services.sounds.play('SCHADE');
    if (await this.#dialogs.stuck()) return this.#deal(() => this.#session.nextRound());
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
    if (this.#session.touched && !(await this.#dialogs.askRestart())) return;
    this.#session.changeTimed(!this.#session.timed);
    this.#display.showMenu();
    this.#display.redraw();
    this.#services.sounds.play('INTRO');
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
    if (this.#display.screen.takeSheets()) this.#display.redraw();
    for (const name of this.#display.screen.unfitSheets()) this.#services.notify(this.#texts.sheetUnfit(name));
  }
}

function commandOfItem(item: string): MenuCommand | null {
  return COMMANDS.find((command) => command === item) ?? null;
}
