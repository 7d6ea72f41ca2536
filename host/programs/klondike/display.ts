import type { View } from '../../core/core.ts';
import { contains } from '../../gem/vdi/rect.ts';
import { MenuLooks } from '../card-play/menu-looks.ts';
import { TableDisplay } from '../card-play/table-display.ts';
import { cardsInStock } from '../card-play/table-facts.ts';
import { CardScreen } from '../card-screen/screen.ts';
import type { GemServices } from '../program.ts';
import { klondikeMenu } from './menu.ts';
import { looksOf } from './menu-marks.ts';
import { PRESETS, type Preset } from './presets.ts';
import { clockText, scoreText } from './score-text.ts';
import type { KlondikeSession } from './session.ts';
import { klondikeDesign } from './table-design.ts';
import type { KlondikeTexts } from './texts.ts';
import { variantName } from './variants.ts';

/** Between two texts of the bar. */
const GAP = '   ';

/** Shows the state of a session: table, bar, remark, lit cards, and the ticks and greying of the menu. */
export class KlondikeDisplay extends TableDisplay {
  /** In the order of their entries. */
  readonly presets: readonly Preset[] = PRESETS;
  readonly #services: GemServices;
  readonly #texts: KlondikeTexts;
  readonly #session: KlondikeSession;
  readonly #looks: MenuLooks;

  private constructor(services: GemServices, texts: KlondikeTexts, session: KlondikeSession, screen: CardScreen) {
    super(screen);
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#looks = new MenuLooks(services.gem);
  }

  /** Covers the desktop with the table; null when there are no cards for this screen. Nothing is drawn on it yet. */
  static open(services: GemServices, texts: KlondikeTexts, session: KlondikeSession): KlondikeDisplay | null {
    const { gem, core, cardSheets } = services;
    const screen = CardScreen.open(gem, core, cardSheets, klondikeDesign);
    return screen === null ? null : new KlondikeDisplay(services, texts, session, screen);
  }

  override showMenu(): void {
    const { games, settings } = this.#session;
    const parts = { texts: this.#texts, games, presets: this.presets, bank: settings.bank };
    this.#services.gem.aes.menu_bar(klondikeMenu(parts));
    this.showMarks();
  }

  override showMarks(): void {
    const { drive, rules } = this.#services;
    const { presets } = this;
    const facts = { texts: this.#texts, presets, files: drive !== undefined, rules: rules !== undefined };
    this.#looks.show(looksOf(this.#session, facts));
    this.showStatus();
  }

  /** Time, pass and score as they are now, and the button of a game that only has to be laid off. */
  showStatus(): void {
    const texts = this.#texts;
    const { variant, score, stopwatch } = this.#session;
    const view = this.view();
    const pass = texts.pass(view.pass, view.passes);
    const stock = [texts.stock(cardsInStock(view)), pass].join(GAP);
    const points = scoreText(variant, score, texts);
    const finishing = view.status === 'finishing';
    this.screen.setStatus({
      left: clockText(stopwatch.seconds),
      middle: finishing ? [points] : [[variantName(variant, texts), stock].join(GAP), stock, pass],
      right: points,
      button: finishing ? texts.finish : null,
    });
  }

  /** Whether the button lies under a point. */
  isButton({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const { button } = this.screen;
    return button !== null && contains(button, x, y);
  }

  protected override view(): View {
    return this.#session.view();
  }

  /** Never in a box, as long as a move is left. */
  protected override remark(): string {
    const { status } = this.view();
    if (status === 'stuck') return this.#texts.stuck;
    return this.#services.core.dead() ? this.#texts.dead : '';
  }
}
