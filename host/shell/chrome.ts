import { announcer } from './a11y.ts';
import { element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { Notices } from './notices.ts';

/** The page's fixed parts: bar, main part, notices, drop veil. What stands in them comes from others. */
export class Chrome {
  readonly notices: Notices;
  /** Says a line to screen readers. */
  readonly announce: (line: string) => void;
  /** Shown while files hang over the window. */
  readonly veil: HTMLElement;
  readonly root: HTMLElement;
  /** The strip above the main part. */
  readonly bar = element('header', { class: 'bar' });
  readonly #main = element('main');
  readonly #noticeArea = element('div', { class: 'notices' });

  /** @param root element that becomes the page; what was in it goes */
  constructor(root: HTMLElement, texts: Texts) {
    this.root = root;
    const live = element('div', { class: 'visually-hidden' });
    this.veil = element('div', { class: 'veil', popover: 'manual' });
    this.notices = new Notices(this.#noticeArea, texts);
    this.announce = announcer(live);
    root.replaceChildren(this.bar, this.#main, this.#noticeArea, live, this.veil);
    root.classList.add('ready');
  }

  /** Shows the shelf or a stage in the main part. */
  show(content: HTMLElement, mode: 'shelf' | 'program'): void {
    this.root.dataset.mode = mode;
    this.#main.replaceChildren(content);
  }

  /** Moves the notices: into a modal dialog, since nothing outside it can be read or pressed, or back into the page. */
  showNoticesIn(place: HTMLElement): void {
    place.append(this.#noticeArea);
  }
}
