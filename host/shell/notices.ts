import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';

export interface Notice {
  /** A later notice of the same subject takes the place of an earlier one. */
  readonly subject: string;
  readonly text: string;
  /** `news` goes away by itself; `trouble` stays until it is closed. */
  readonly weight: 'news' | 'trouble';
  /** Single lines behind the text, shown when the player opens them. */
  readonly lines?: readonly string[];
  /** Something the player can do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** From this many notices on, one button closes them all. */
const MANY = 3;

/** How long news stays. */
const NEWS_MS = 7000;

/** The corner of the page where it speaks to the player. */
export class Notices {
  readonly #area: HTMLElement;
  readonly #texts: Texts;
  readonly #shown = new Map<string, HTMLElement>();
  readonly #closeAll: HTMLButtonElement;

  /** @param area empty element that the notices are put into */
  constructor(area: HTMLElement, texts: Texts) {
    this.#area = area;
    this.#texts = texts;
    this.#closeAll = button({ class: 'quiet-button notices-close' }, () => {
      for (const subject of [...this.#shown.keys()]) this.close(subject);
    });
    area.append(this.#closeAll);
    this.#count();
  }

  show({ subject, text, weight, lines, action }: Notice): void {
    this.close(subject);
    const close = (): void => {
      if (this.#shown.get(subject) === notice) this.close(subject);
    };
    const notice = element(
      'div',
      { class: `notice notice-${weight}`, role: weight === 'trouble' ? 'alert' : 'status' },
      element('p', {}, text),
      lines === undefined ? null : this.#list(lines),
      action === undefined ? null : button({ class: 'quiet-button' }, action.run, action.label),
      button({ class: 'icon-button', 'aria-label': this.#texts.say('notice.close') }, close, icon('close')),
    );
    this.#shown.set(subject, notice);
    this.#area.append(notice);
    this.#count();
    this.#area.scrollTop = this.#area.scrollHeight;
    if (weight === 'news') setTimeout(close, NEWS_MS);
  }

  /** Runs `listener` after every press of a button in the corner. */
  onPressed(listener: () => void): void {
    this.#area.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button') !== null) listener();
    });
  }

  /** Takes the notice of a subject away, if there is one. */
  close(subject: string): void {
    this.#shown.get(subject)?.remove();
    this.#shown.delete(subject);
    this.#count();
  }

  #list(lines: readonly string[]): HTMLElement {
    return element(
      'details',
      {},
      element('summary', {}, this.#texts.say('notice.lines')),
      element('ul', {}, ...lines.map((line) => element('li', {}, line))),
    );
  }

  #count(): void {
    this.#closeAll.hidden = this.#shown.size < MANY;
    this.#closeAll.textContent = this.#texts.say('notice.close-all');
  }
}
