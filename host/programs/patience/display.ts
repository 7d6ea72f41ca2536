import type { View } from '../../core/core.ts';
import { optionsOf } from '../card-play/game-options.ts';
import { MenuLooks } from '../card-play/menu-looks.ts';
import { TableDisplay } from '../card-play/table-display.ts';
import { cardsInStock } from '../card-play/table-facts.ts';
import { CardScreen } from '../card-screen/screen.ts';
import type { GemServices } from '../program.ts';
import { patienceMenu } from './menu.ts';
import { looksOf } from './menu-marks.ts';
import type { PatienceSession } from './session.ts';
import { designIn } from './table-settings.ts';
import { tableTexts } from './table-texts.ts';
import type { PatienceTexts } from './texts.ts';

/** Shows the state of a session: table, remark, lit cards, and the ticks and greying of the menu. */
export class PatienceDisplay extends TableDisplay {
  readonly #services: GemServices;
  readonly #texts: PatienceTexts;
  readonly #session: PatienceSession;
  readonly #looks: MenuLooks;
  #demo = false;

  private constructor(services: GemServices, texts: PatienceTexts, session: PatienceSession, screen: CardScreen) {
    super(screen);
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#looks = new MenuLooks(services.gem);
  }

  /** Covers the desktop with the table; null when there are no cards for this screen. Nothing is drawn on it yet. */
  static open(services: GemServices, texts: PatienceTexts, session: PatienceSession): PatienceDisplay | null {
    const { gem, core, cardSheets, language } = services;
    const screen = CardScreen.open(gem, core, cardSheets, designIn(tableTexts[language]));
    return screen === null ? null : new PatienceDisplay(services, texts, session, screen);
  }

  override showMenu(): void {
    const { games, settings } = this.#session;
    this.#services.gem.aes.menu_bar(
      patienceMenu({
        texts: this.#texts,
        games,
        options: optionsOf(games).map(({ name }) => name),
        wait: settings.wait,
        cardsLeft: cardsInStock(this.#session.view()),
      }),
    );
    this.showMarks();
  }

  override showMarks(): void {
    const { drive, rules } = this.#services;
    const facts = { texts: this.#texts, demo: this.#demo, files: drive !== undefined, rules: rules !== undefined };
    this.#looks.show(looksOf(this.#session, facts));
  }

  set demo(plays: boolean) {
    this.#demo = plays;
  }

  protected override view(): View {
    return this.#session.view();
  }

  /** Never in a box, as long as a move is left. */
  protected override remark(): string {
    if (this.#demo) return this.#texts.demoRuns;
    if (this.#session.view().status === 'stuck') return this.#texts.stuck;
    return this.#services.core.dead() ? this.#texts.dead : '';
  }
}
