import type { Chrome } from './chrome.ts';
import type { Texts } from './i18n.ts';
import { Panel } from './panel.ts';
import type { PageProgram } from './program-session.ts';
import type { Route } from './route.ts';
import { offerOf, type ScreenChoice, type ScreenWish } from './screen-mode.ts';
import { type ScreenPanelState, screenPanelContent, sizeLimits } from './screen-panel.ts';

/** The page as the menu of screens needs it. */
export interface ScreenPage {
  readonly chrome: Chrome;
  readonly texts: Texts;
  /** The running program and the screen it runs on; null on the shelf. */
  running(): { readonly program: PageProgram; readonly screen: ScreenChoice } | null;
  /** What was chosen last for the machine of a program. */
  remembered(program: PageProgram): ScreenWish;
  /** Keeps a choice for the machine of a program and shows the program on that screen. */
  choose(program: PageProgram, wish: ScreenWish): void;
}

/** The menu of screens: what is offered, what the player chooses, and what of the address cannot be. */
export class ScreenMenu {
  readonly #page: ScreenPage;
  readonly #panel: Panel;

  constructor(page: ScreenPage) {
    this.#page = page;
    this.#panel = new Panel(
      page.chrome,
      page.texts,
      () => page.texts.say('bar.screen'),
      () => this.#content(),
    );
  }

  open(): void {
    this.#panel.open();
  }

  /** Tells the player what of an address the screen of a program cannot be. */
  tellOf({ mode, size }: Route, program: PageProgram, screen: ScreenChoice): void {
    const { texts } = this.#page;
    if (mode !== null && mode !== screen.mode) this.#tell('mode', texts.say('notice.unknown-mode', { name: mode }));
    if (size === 'refused') this.#tell('size', sizeLimits(texts));
    else if (size !== null && offerOf(program.modes, screen.mode).option !== 'size') {
      this.#tell('size', texts.say('notice.no-size'));
    }
  }

  /** The screen of the running program, and for all others what was chosen last. */
  #state(): ScreenPanelState | null {
    const running = this.#page.running();
    if (running === null) return null;
    const { modes } = running.program;
    const { option } = offerOf(modes, running.screen.mode);
    const { size, ste } = this.#page.remembered(running.program);
    return {
      offers: modes,
      choice: running.screen,
      size: option === 'size' ? running.screen.size : size,
      ste: option === 'ste' ? running.screen.ste : ste === true,
    };
  }

  #content(): readonly HTMLElement[] {
    const state = this.#state();
    if (state === null) return [];
    return screenPanelContent(state, this.#page.texts, {
      choose: (change) => {
        this.#panel.close();
        this.#choose(change);
      },
      ste: (ste) => this.#choose({ ste }),
    });
  }

  /** The rest stays as it is shown now, also where that came from the address. */
  #choose(change: Partial<ScreenWish>): void {
    const state = this.#state();
    const program = this.#page.running()?.program;
    if (state === null || program === undefined) return;
    const { choice, size, ste } = state;
    this.#page.choose(program, { mode: choice.mode, size, ste, ...change });
  }

  #tell(subject: string, text: string): void {
    this.#page.chrome.notices.show({ subject, weight: 'trouble', text });
  }
}
