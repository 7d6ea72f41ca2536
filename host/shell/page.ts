import type { DealShown, NamedSheet } from '../programs/program.ts';
import { Chrome } from './chrome.ts';
import { DealLink } from './deal-link.ts';
import { Drive } from './drive.ts';
import { FileIntake } from './file-intake.ts';
import { FileLibrary } from './file-library.ts';
import { FileUse } from './file-use.ts';
import { canFillScreen, toggleFullscreen } from './fullscreen.ts';
import { chooseLanguage, type TextKey, Texts } from './i18n.ts';
import { keysPanelContent } from './keys-panel.ts';
import { Panel } from './panel.ts';
import { type PageProgram, ProgramSession } from './program-session.ts';
import {
  addressWithout,
  DEAL_PARAMETERS,
  type Route,
  type RouteParameter,
  readRoute,
  SCREEN_PARAMETERS,
  SHELF_ADDRESS,
} from './route.ts';
import { SavedGames } from './saved-games.ts';
import type { Fit } from './scale.ts';
import { ScreenMenu } from './screen-menu.ts';
import { chooseScreen, type ModeName, type ScreenChoice, sameScreen } from './screen-mode.ts';
import { screenName } from './screen-panel.ts';
import { SessionServices } from './session-services.ts';
import { NO_SETTINGS, readSettings, rememberedScreen, type Settings, withScreen, writeSettings } from './settings.ts';
import { shelf } from './shelf.ts';
import { BrowserSound } from './sound.ts';
import { Stage } from './stage.ts';
import { Storage, type StoreError } from './storage.ts';
import type { TabClaim } from './tab-claim.ts';
import { type BarActions, languageChoice, Toolbar } from './toolbar.ts';
import { coarsePointer } from './touch.ts';

export type { PageProgram, ProgramPage } from './program-session.ts';

/** What the page is opened with. */
export interface PageContents {
  /** The programs, in the order of the shelf. */
  readonly programs: readonly PageProgram[];
  /** The project's own card sheets that a program plays with on a screen. @param program its id */
  ownSheets(program: string, mode: ModeName): Promise<readonly NamedSheet[]>;
}

/** The page: the shelf, the running program, and everything around its screen. */
class Page {
  readonly #programs: readonly PageProgram[];
  readonly #ownSheets: PageContents['ownSheets'];
  readonly #texts = new Texts(chooseLanguage(navigator.languages));
  readonly #chrome: Chrome;
  readonly #sound = new BrowserSound();
  readonly #storage: Storage;
  readonly #library: FileLibrary;
  readonly #fileUse: FileUse;
  readonly #intake: FileIntake;
  readonly #deal: DealLink;
  readonly #services: SessionServices;
  readonly #keysPanel: Panel;
  readonly #screenMenu: ScreenMenu;
  readonly #toolbar: Toolbar;
  #settings: Settings = NO_SETTINGS;
  #session: ProgramSession | null = null;
  /** Settled when the player's files of earlier visits are there. */
  #filesRead: Promise<void> = Promise.resolve();
  /** Settled when the session before has let go of everything. */
  #ended: Promise<void> = Promise.resolve();

  constructor(root: HTMLElement, { programs, ownSheets }: PageContents, storage: Storage) {
    this.#programs = programs;
    this.#ownSheets = ownSheets;
    this.#storage = storage;
    this.#chrome = new Chrome(root, this.#texts);
    this.#library = new FileLibrary(storage);
    this.#fileUse = new FileUse(programs.flatMap(({ sounds = [] }) => sounds));
    const saves = new SavedGames(new Drive(storage), this.#chrome.notices, this.#texts, programs);
    const parts = { storage, library: this.#library, saves, chrome: this.#chrome, texts: this.#texts };
    this.#intake = new FileIntake({ ...parts, use: this.#fileUse });
    this.#deal = new DealLink(this.#texts, this.#chrome.notices);
    this.#services = new SessionServices({
      ...parts,
      fileUse: this.#fileUse,
      sound: this.#sound,
      titleOf: (program) => programs.find(({ id }) => id === program)?.title ?? program,
      shows: (session) => this.#session === session,
      showDeal: (deal) => this.#showDeal(deal),
      forgetDeal: () => this.#takeOutOfAddress(...DEAL_PARAMETERS),
    });
    this.#keysPanel = new Panel(
      this.#chrome,
      this.#texts,
      () => this.#texts.say('keys.heading'),
      () => [
        ...this.#deal.panelLine(),
        ...keysPanelContent(this.#session?.keyList ?? [], this.#texts),
        languageChoice(this.#texts, (language) => this.#speak(language)),
      ],
    );
    this.#screenMenu = new ScreenMenu({
      chrome: this.#chrome,
      texts: this.#texts,
      running: () => this.#session,
      remembered: ({ modes }) => rememberedScreen(this.#settings, modes),
      choose: ({ modes }, wish) => {
        this.#set(withScreen(this.#settings, wish, modes));
        this.#takeOutOfAddress(...SCREEN_PARAMETERS);
        this.#follow(readRoute(location.hash));
      },
    });
    this.#toolbar = new Toolbar(this.#chrome.bar, this.#texts, this.#barActions());
  }

  /** Brings back what the player left, shows what the address asks for, and from then on follows both. */
  async begin(): Promise<void> {
    this.#settings = await readSettings(this.#storage);
    this.#texts.language = this.#settings.language ?? this.#texts.language;
    this.#sound.mute(this.#settings.muted);
    this.#texts.onChange(() => this.#draw());
    this.#sound.onChange(() => this.#toolbar.showSound(this.#sound.state));
    this.#library.onChange(() => this.#sound.setSounds(this.#library.sounds()));
    document.addEventListener('fullscreenchange', () => {
      this.#drawBar();
      this.#session?.stage.focus();
    });
    this.#chrome.root.addEventListener('close', () => this.#session?.stage.focus(), { capture: true });
    this.#chrome.notices.onPressed(() => this.#session?.stage.focus());
    this.#filesRead = this.#library.open();
    this.#follow(readRoute(location.hash));
    addEventListener('hashchange', () => this.#follow(readRoute(location.hash)));
  }

  /** Tells the player what is not stored. */
  reportStore(error: StoreError): void {
    this.#trouble('store', `store.${error.reason}`);
  }

  #follow(route: Route): void {
    if (route.deal === 'refused') this.#trouble('deal', 'notice.bad-deal');
    const program = this.#programs.find(({ id }) => id === route.program) ?? null;
    if (program !== null) this.#followTo(program, route);
    else this.#showShelf(route);
  }

  /** Shows a program, or lets the one that runs go on unless the address asks for something else of it. */
  #followTo(program: PageProgram, route: Route): void {
    const size = route.size === 'refused' ? null : route.size;
    const screen = chooseScreen(program.modes, { ...route, size }, rememberedScreen(this.#settings, program.modes));
    this.#screenMenu.tellOf(route, program, screen);
    const session = this.#session;
    const asIs = session?.program === program && sameScreen(session.screen, screen);
    if (asIs && typeof route.deal !== 'bigint' && route.game === null) return;
    session?.leave();
    this.#ended = this.#play(program, screen, route, this.#ended);
  }

  /** Shows the shelf, also where the address asks for a program that there is not. */
  #showShelf(route: Route): void {
    this.#session?.leave();
    this.#session = null;
    this.#forgetTable();
    if (route.program !== null) this.#trouble('route', 'notice.unknown-program', { name: route.program });
    this.#draw();
  }

  /**
   * Runs a program from the shelf and back to it.
   *
   * @param before the end of the program that ran before
   */
  async #play(program: PageProgram, screen: ScreenChoice, route: Route, before: Promise<void>): Promise<void> {
    const { title } = program;
    const session = new ProgramSession(program, screen, new Stage(title, this.#texts, this.#fit));
    this.#session = session;
    this.#forgetTable();
    this.#draw();
    let claim: TabClaim | null = null;
    try {
      const [own] = await Promise.all([this.#ownSheets(program.id, screen.mode), before, this.#filesRead]);
      claim = await this.#services.claim(program.id);
      this.#library.setOwn(own);
      await session.run(this.#services.servicesFor(session, route, claim));
    } catch (error) {
      this.#trouble('broken', 'notice.broken', { title });
      reportError(error);
    } finally {
      await claim?.release();
    }
    if (this.#session !== session) return;
    this.#session = null;
    this.#forgetTable();
    history.replaceState(null, '', SHELF_ADDRESS);
    this.#draw();
  }

  /** No cards lie on a table any more. */
  #forgetTable(): void {
    this.#fileUse.showSheets(null);
    this.#showDeal(null);
  }

  #showDeal(deal: DealShown | null): void {
    this.#deal.show(deal);
    this.#toolbar.showDeal(deal);
    this.#keysPanel.refresh();
  }

  #draw(): void {
    const session = this.#session;
    document.documentElement.lang = this.#texts.language;
    document.title =
      session === null ? this.#texts.say('title') : `${session.program.title} – ${this.#texts.say('title')}`;
    this.#drawBar();
    this.#intake.refresh();
    this.#keysPanel.refresh();
    if (session === null) this.#chrome.show(shelf(this.#programs, this.#texts), 'shelf');
    else if (!session.stage.root.isConnected) this.#chrome.show(session.stage.root, 'program');
  }

  #drawBar(): void {
    this.#toolbar.draw({
      program: this.#session?.program.title ?? null,
      screen: this.#session === null ? null : screenName(this.#session.screen, this.#texts),
      deal: this.#deal.deal,
      sound: this.#sound.state,
      fit: this.#fit,
      fullscreen: canFillScreen() ? (document.fullscreenElement === null ? 'enter' : 'leave') : null,
      touch: coarsePointer.matches,
    });
  }

  #barActions(): BarActions {
    return {
      files: () => this.#intake.open(),
      keys: () => this.#keysPanel.open(),
      keyboard: () => this.#session?.stage.openKeyboard(),
      language: (language) => this.#speak(language),
      screen: () => this.#screenMenu.open(),
      deal: () => {
        void this.#deal.copy();
        this.#session?.stage.focus();
      },
      sound: (shown) => {
        if (shown === 'waiting') return;
        this.#set({ muted: shown === 'on' });
        this.#sound.mute(this.#settings.muted);
        this.#session?.stage.focus();
      },
      fit: () => {
        this.#set({ fit: this.#fit === 'whole' ? 'fill' : 'whole' });
        this.#session?.stage.setFit(this.#fit);
        this.#drawBar();
        this.#session?.stage.focus();
      },
      fullscreen: () => {
        toggleFullscreen().catch(() => this.#trouble('fullscreen', 'notice.fullscreen'));
      },
    };
  }

  /** Without a new entry in the history, and without a start of the program. */
  #takeOutOfAddress(...names: readonly RouteParameter[]): void {
    history.replaceState(null, '', addressWithout(location.hash, ...names));
  }

  /** Fingers need a large picture more than an exact one. */
  get #fit(): Fit {
    return this.#settings.fit ?? (coarsePointer.matches ? 'fill' : 'whole');
  }

  /** Changes the language; a program that runs begins anew in it and goes on with its game. */
  #speak(language: Texts['language']): void {
    this.#set({ language });
    this.#texts.language = language;
    const session = this.#session;
    if (session === null) return;
    session.leave();
    this.#ended = this.#play(session.program, session.screen, readRoute(location.hash), this.#ended);
  }

  #set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    void writeSettings(this.#storage, this.#settings);
  }

  #trouble(subject: string, key: TextKey, values: Readonly<Record<string, string>> = {}): void {
    this.#chrome.notices.show({ subject, weight: 'trouble', text: this.#texts.say(key, values) });
  }
}

/**
 * Turns an element into the page and shows what the address asks for. Everything the page keeps is read first; where
 * that fails, the page says so and goes on.
 */
export async function openPage(root: HTMLElement, contents: PageContents): Promise<void> {
  const early: StoreError[] = [];
  let report = (error: StoreError): void => void early.push(error);
  const storage = await Storage.open((error) => report(error));
  const page = new Page(root, contents, storage);
  report = (error) => page.reportStore(error);
  for (const error of early) page.reportStore(error);
  await page.begin();
}
