import type { Move } from '../../core/core.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import type { PilePlaces } from '../card-table/pick.ts';
import type { ProgramServices } from '../program.ts';
import { optionsOf } from './game-options.ts';
import { patienceMenu } from './menu.ts';
import { cardsLeft, MenuMarks } from './menu-marks.ts';
import { PatienceScreen } from './screen.ts';
import type { PatienceSession } from './session.ts';
import { tableTexts } from './table-texts.ts';
import type { PatienceTexts } from './texts.ts';

/** Shows the state of a session: table, remark, lit cards, and the ticks and greying of the menu. */
export class PatienceDisplay {
  readonly screen: PatienceScreen;
  readonly #services: ProgramServices;
  readonly #texts: PatienceTexts;
  readonly #session: PatienceSession;
  readonly #marks: MenuMarks;
  #demo = false;
  /** A passing remark: it goes with the player's next action. */
  #note = '';
  /** What is shown in inverse: held cards, the cursor of the keyboard. */
  #lit: readonly Rect[] = [];
  #arrow = false;

  private constructor(
    services: ProgramServices,
    texts: PatienceTexts,
    session: PatienceSession,
    screen: PatienceScreen,
  ) {
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#marks = new MenuMarks(services.gem);
    this.screen = screen;
  }

  /** Covers the desktop with the table; null when there are no cards for this screen. Nothing is drawn on it yet. */
  static open(services: ProgramServices, texts: PatienceTexts, session: PatienceSession): PatienceDisplay | null {
    const { gem, core, cardSheets, language } = services;
    const screen = PatienceScreen.open(gem, core, cardSheets, tableTexts[language]);
    return screen === null ? null : new PatienceDisplay(services, texts, session, screen);
  }

  places(): readonly PilePlaces[] {
    return this.screen.places();
  }

  showMenu(): void {
    const { games, settings } = this.#session;
    this.#services.gem.aes.menu_bar(
      patienceMenu({
        texts: this.#texts,
        games,
        options: optionsOf(games).map(({ name }) => name),
        wait: settings.wait,
        cardsLeft: cardsLeft(this.#session.view()),
      }),
    );
    this.showMarks();
  }

  /** What a move has changed. */
  show(): void {
    this.#unlit(() => this.screen.show(this.#session.view()));
    this.#showRemark();
    this.showMarks();
  }

  /** Everything anew: another game, other cards. */
  redraw(): void {
    this.light([]);
    this.screen.redraw(this.#session.view());
    this.#showRemark();
    this.showMarks();
  }

  /**
   * Another game is on the table: lays it out and draws it.
   *
   * @returns false, and nothing changes, when there are no cards for it
   */
  layOut(): boolean {
    this.light([]);
    if (!this.screen.layOut()) return false;
    this.#arrow = false;
    this.#note = '';
    this.redraw();
    return true;
  }

  /** Takes other card sheets into use where there are better ones now. */
  changeCards(): void {
    this.light([]);
    if (this.screen.takeSheets()) this.redraw();
  }

  /** A part of the screen that the AES asks for. */
  redrawPart(part: Rect): void {
    this.screen.redraw(this.#session.view(), part);
    for (const rect of this.#lit) {
      const covered = intersect(rect, part);
      if (covered !== null) this.screen.invert(covered);
    }
  }

  /** Ticks, greying and texts of the menu. */
  showMarks(): void {
    const { drive, rules } = this.#services;
    const facts = { texts: this.#texts, demo: this.#demo, files: drive !== undefined, rules: rules !== undefined };
    this.#marks.show(this.#session, facts);
  }

  /** Shows rectangles in inverse, and those of the last time as before. */
  light(rects: readonly Rect[]): void {
    for (const rect of this.#lit) this.screen.invert(rect);
    for (const rect of rects) this.screen.invert(rect);
    this.#lit = rects;
  }

  showArrow(move: Move): void {
    this.#unlit(() => this.screen.showArrow(move));
    this.#arrow = true;
  }

  hideArrow(): void {
    if (!this.#arrow) return;
    this.#arrow = false;
    this.#unlit(() => this.screen.hideArrow());
  }

  /** Says something that holds until the player does the next thing. */
  note(text: string): void {
    this.#note = text;
    this.#showRemark();
  }

  /** The player does the next thing: arrow and passing remark go. */
  clearNotes(): void {
    this.hideArrow();
    if (this.#note !== '') this.note('');
  }

  set demo(plays: boolean) {
    this.#demo = plays;
  }

  /** Draws while nothing is shown in inverse. */
  #unlit(draw: () => void): void {
    for (const rect of this.#lit) this.screen.invert(rect);
    draw();
    for (const rect of this.#lit) this.screen.invert(rect);
  }

  #showRemark(): void {
    this.#unlit(() => this.screen.setRemark(this.#remark()));
  }

  /** What there is to say about the position (RULES §2.7); never in a box, as long as a move is left. */
  #remark(): string {
    if (this.#demo) return this.#texts.demoRuns;
    if (this.#note !== '') return this.#note;
    if (this.#session.view().status === 'stuck') return this.#texts.stuck;
    return this.#services.core.dead() ? this.#texts.dead : '';
  }
}
