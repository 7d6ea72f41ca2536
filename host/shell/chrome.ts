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
  readonly #bar = element('header', { class: 'bar' });
  readonly #main = element('main', { id: 'main', tabindex: -1 });

  /** @param root element that becomes the page; what was in it goes */
  constructor(root: HTMLElement, texts: Texts) {
    this.root = root;
    const area = element('div', { class: 'notices' });
    const live = element('div', { class: 'visually-hidden' });
    this.veil = element('div', { class: 'veil', popover: 'manual' });
    this.notices = new Notices(area, texts);
    this.announce = announcer(live);
    root.replaceChildren(this.#bar, this.#main, area, live, this.veil);
    root.classList.add('ready');
  }

  /** Shows the shelf or a stage in the main part. */
  show(content: HTMLElement, mode: 'shelf' | 'program'): void {
    this.root.dataset.mode = mode;
    this.#main.replaceChildren(content);
  }

  /** Makes the bar anew; the button that has the focus keeps it. */
  setBar(content: readonly Node[]): void {
    const focused = [...this.#bar.querySelectorAll('button, a, select')].indexOf(document.activeElement as Element);
    this.#bar.replaceChildren(...content);
    if (focused < 0) return;
    const again = this.#bar.querySelectorAll<HTMLElement>('button, a, select')[focused];
    again?.focus({ preventScroll: true });
  }
}
