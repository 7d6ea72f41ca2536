import type { SpectrumServices } from '../program.ts';
import { Console } from './console.ts';
import { showInstructions } from './instructions/show.ts';
import { Session } from './kept/session.ts';
import { basicPrompt } from './loading/basic-prompt.ts';
import { titlePicture } from './loading/picture/scene.ts';
import { loadPicture } from './loading/tape.ts';
import { askGiveUp, OptionsPage } from './pages/options-page.ts';
import { drawPage } from './pages/page.ts';
import { StartMenu, type StartWish } from './pages/start-menu.ts';
import { showStatistics } from './pages/statistics-page.ts';
import { GameTable } from './play/game-table.ts';

/** After the tape the title is seen for so long, unless a key is pressed. */
const TITLE_MS = 4000;

/** Runs Chinese Patience until the player leaves it. @throws LeftError where he does so by way of the page */
export async function runChinesePatience(services: SpectrumServices): Promise<void> {
  const session = await Session.open(services);
  const console = new Console(services, session.language);
  const program = new Program(services, console, session);
  await program.run();
}

/** What is shown next. */
type Screen = 'start' | 'options' | 'table' | 'leave';

/** The screens of the program, and the ways between them. */
class Program {
  readonly #services: SpectrumServices;
  readonly #console: Console;
  readonly #session: Session;
  /** Where the options lead back to. */
  #behind: 'start' | 'table' = 'start';

  constructor(services: SpectrumServices, console: Console, session: Session) {
    this.#services = services;
    this.#console = console;
    this.#session = session;
  }

  async run(): Promise<void> {
    const isAsked = await this.#takeAskedDeal();
    const goesOn = isAsked || !this.#session.resting;
    if (!goesOn) await this.#load();
    const table = new GameTable(this.#console, this.#session);
    const start = new StartMenu(this.#console, this.#session);
    const options = new OptionsPage(this.#console, this.#session);
    let screen: Screen = goesOn ? 'table' : 'start';
    while (screen !== 'leave') {
      if (screen === 'table') {
        this.#session.sitDown();
        await table.play();
        this.#behind = 'table';
        screen = 'options';
      } else screen = await this.#follow(screen, screen === 'start' ? await start.show() : await options.show());
    }
    this.#session.rest();
  }

  /** Does what the player has chosen on one of the two menus. @returns the screen after it */
  async #follow(from: 'start' | 'options', wish: StartWish): Promise<Screen> {
    switch (wish) {
      case 'single':
      case 'series':
        this.#session.begin(wish);
        return 'table';
      case 'instructions':
        await showInstructions(this.#console, this.#session);
        return from;
      case 'statistics':
        await showStatistics(this.#console, this.#session);
        return from;
      case 'options':
        this.#behind = 'start';
        return 'options';
      case 'leave':
        return 'leave';
      case 'back':
        return from === 'start' ? 'table' : this.#behind;
    }
  }

  /** The tape, from the first key on. */
  async #load(): Promise<void> {
    const picture = titlePicture();
    const outcome = await basicPrompt(this.#console);
    if (outcome === 'skip') return;
    await loadPicture(this.#console, picture, this.#session.settings.tape);
    await this.#console.next(TITLE_MS);
  }

  /** Deals the game that is asked for in the address, unless it is on the table or the player goes on with another one. */
  async #takeAskedDeal(): Promise<boolean> {
    const { askedDeal } = this.#services;
    if (askedDeal === null) return false;
    const isOther = this.#session.dealNumber !== askedDeal;
    if (isOther && (!this.#session.underWay || (await this.#asksGiveUp()))) this.#session.beginAsked(askedDeal);
    this.#services.forgetAskedDeal();
    return true;
  }

  async #asksGiveUp(): Promise<boolean> {
    drawPage(this.#console, '', '');
    return askGiveUp(this.#console, this.#session);
  }
}
