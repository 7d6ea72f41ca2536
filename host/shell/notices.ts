import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';

export interface Notice {
  /** A later notice of the same subject takes the place of an earlier one. */
  readonly subject: string;
  readonly text: string;
  /** `news` goes away by itself; `trouble` stays until it is closed. */
  readonly weight: 'news' | 'trouble';
  /** Something the player can do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long news stays. */
const NEWS_MS = 7000;

/** The corner of the page where it speaks to the player. */
export class Notices {
  readonly #area: HTMLElement;
  readonly #texts: Texts;
  readonly #shown = new Map<string, HTMLElement>();

  /** @param area empty element that the notices are put into */
  constructor(area: HTMLElement, texts: Texts) {
    this.#area = area;
    this.#texts = texts;
  }

  show({ subject, text, weight, action }: Notice): void {
    this.#shown.get(subject)?.remove();
    const close = (): void => {
      notice.remove();
      if (this.#shown.get(subject) === notice) this.#shown.delete(subject);
    };
    const notice = element(
      'div',
      { class: `notice notice-${weight}`, role: weight === 'trouble' ? 'alert' : 'status' },
      element('p', {}, text),
      action === undefined ? null : button({ class: 'quiet-button' }, action.run, action.label),
      button({ class: 'icon-button', 'aria-label': this.#texts.say('notice.close') }, close, icon('close')),
    );
    this.#shown.set(subject, notice);
    this.#area.append(notice);
    if (weight === 'news') setTimeout(close, NEWS_MS);
  }
}
