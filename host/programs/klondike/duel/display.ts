import type { Move, View } from '../../../core/core.ts';
import { moveCount, moveFrom } from '../../../core/move.ts';
import { type Rect, union } from '../../../gem/vdi/rect.ts';
import { MenuLooks } from '../../card-play/menu-looks.ts';
import { TableDisplay } from '../../card-play/table-display.ts';
import { CardScreen } from '../../card-screen/screen.ts';
import type { GemServices } from '../../program.ts';
import { PRESETS } from '../presets.ts';
import { duelDesign } from './design.ts';
import { duelMenu } from './menu.ts';
import { looksOf } from './menu-marks.ts';
import { resultLine } from './result.ts';
import { laysCards, turnsCards } from './seats.ts';
import type { DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/** Shows the state of a game for two: table, plates, remark, lit cards, and the ticks and greying of the menu. */
export class DuelDisplay extends TableDisplay {
  readonly #services: GemServices;
  readonly #texts: DuelTexts;
  readonly #session: DuelSession;
  readonly #looks: MenuLooks;

  private constructor(services: GemServices, texts: DuelTexts, session: DuelSession, screen: CardScreen) {
    super(screen);
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#looks = new MenuLooks(services.gem);
  }

  /** Covers the desktop with the table; null when there are no cards for this screen. Nothing is drawn on it yet. */
  static open(services: GemServices, texts: DuelTexts, session: DuelSession): DuelDisplay | null {
    const { gem, core, cardSheets } = services;
    const screen = CardScreen.open(gem, core, cardSheets, duelDesign(texts, session));
    return screen === null ? null : new DuelDisplay(services, texts, session, screen);
  }

  override showMenu(): void {
    this.#services.gem.aes.menu_bar(
      duelMenu(
        this.#texts,
        PRESETS.map(({ id }) => this.#texts.presets[id]),
      ),
    );
    this.showMarks();
  }

  override showMarks(): void {
    const { drive, rules } = this.#services;
    this.#looks.show(looksOf(this.#session, { files: drive !== undefined, rules: rules !== undefined }));
  }

  /** Number of backs on the present sheet. */
  get backCount(): number {
    return this.screen.backCount;
  }

  /** Lights the cards that the computer is about to move. */
  announce(move: Move): void {
    const area = this.#areaOf(move);
    this.light(area === null ? [] : [area]);
  }

  protected override view(): View {
    return this.#session.view();
  }

  protected override remark(): string {
    return this.#session.duel.over ? resultLine(this.#texts, this.#session) : '';
  }

  /** What a move takes up; null for a move without cards. */
  #areaOf(move: Move): Rect | null {
    if (laysCards(move)) return this.places()[moveFrom(move)].cards.slice(-moveCount(move)).reduce(union);
    const { piles, game } = this.view();
    const { turn } = this.#session.duel;
    const stock = piles.findIndex(({ index, role }) => role === 'stock' && game.pileSeats[index] === turn);
    return turnsCards(move) ? (this.places()[stock].cards.at(-1) ?? null) : null;
  }
}
