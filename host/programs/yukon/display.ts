import type { GemServices } from '../program.ts';
import { COMMANDS, COMMANDS_OF_PAUSE, type MenuCommand } from './commands.ts';
import { clockText } from './lists.ts';
import { type PopupEntry, yukonMenu, yukonPopup } from './menu.ts';
import { YukonScreen } from './screen.ts';
import type { YukonSession } from './session.ts';
import type { YukonTexts } from './texts.ts';

/** Shows the state of a session: table, status line, title, ticks and greying of the menu. */
export class YukonDisplay {
  readonly screen: YukonScreen;
  readonly #services: GemServices;
  readonly #texts: YukonTexts;
  readonly #session: YukonSession;

  private constructor(services: GemServices, texts: YukonTexts, session: YukonSession, screen: YukonScreen) {
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.screen = screen;
  }

  /** Opens the window; null when there are no cards for this screen. Nothing is drawn in it yet. */
  static open(services: GemServices, texts: YukonTexts, session: YukonSession): YukonDisplay | null {
    const screen = YukonScreen.open(services.gem, services.core, services.cardSheets, titleOf(session, texts));
    return screen === null ? null : new YukonDisplay(services, texts, session, screen);
  }

  /** Everything anew: another game, another size, other cards. */
  redraw(): void {
    this.screen.setBack(this.#session.back);
    if (this.#session.paused) {
      this.screen.redrawIcon();
    } else {
      this.screen.redraw(this.#session.view());
      this.showStatus();
    }
    this.#showMarks();
  }

  /** What a move has changed. */
  update(): void {
    if (this.#session.paused) return;
    this.screen.show(this.#session.view());
    this.showStatus();
    this.#showMarks();
  }

  showStatus(): void {
    this.screen.setStatus({ result: this.resultText(), remark: this.#remark() });
  }

  /** What there is to say about the position (RULES §9c). */
  #remark(): string {
    if (this.#session.view().status === 'stuck') return this.#texts.nothingGoes;
    return this.#services.core.dead() ? this.#texts.onlyCosmetic : '';
  }

  showTitle(): void {
    this.screen.setTitle(titleOf(this.#session, this.#texts));
  }

  showMenu(): void {
    this.#services.gem.aes.menu_bar(yukonMenu(this.#texts, this.#session.listKind));
    this.#showMarks();
  }

  /** Entries of the popup as they stand now. */
  popupItems(): readonly PopupEntry[] {
    return yukonPopup(this.#texts, this.#session.listKind).map((entry) => ({ ...entry, ...this.#mark(entry.id) }));
  }

  /** Pause and back: the window becomes an icon (manual, "Tips und Hinweise"). */
  showPause(): void {
    if (this.#session.paused) this.screen.iconify(this.#texts.paused);
    else this.screen.uniconify(titleOf(this.#session, this.#texts));
    this.redraw();
  }

  /** Dollars or time of the round. */
  resultText(): string {
    return this.#session.timed ? clockText(this.#session.stopwatch.seconds) : `${this.#session.view().score} $`;
  }

  /** Tick and greying of an entry, for menu bar and popup alike. */
  #mark(command: MenuCommand): { readonly checked: boolean; readonly disabled: boolean } {
    const disabled =
      (this.#session.paused && !COMMANDS_OF_PAUSE.includes(command)) ||
      (command === 'undo' && !this.#session.view().canUndo);
    return { checked: command === 'timed' && this.#session.timed, disabled };
  }

  #showMarks(): void {
    const { aes } = this.#services.gem;
    for (const command of COMMANDS) aes.menu_ienable(command, !this.#mark(command).disabled);
    aes.menu_icheck('timed', this.#mark('timed').checked);
  }
}

function titleOf(session: YukonSession, texts: YukonTexts): string {
  return ` Yukon - ${texts.variantNames[session.variant]} `;
}
