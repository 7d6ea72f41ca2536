import type { Chrome } from './chrome.ts';
import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';

/** A dialog of the page. Its content is made anew whenever it may have changed while it is open. */
export class Panel {
  readonly #dialog = element('dialog', { class: 'panel' });
  readonly #body = element('div', { class: 'panel-body' });
  readonly #chrome: Chrome;
  readonly #content: () => readonly HTMLElement[];
  readonly #heading: () => string;
  readonly #texts: Texts;

  constructor(chrome: Chrome, texts: Texts, heading: () => string, content: () => readonly HTMLElement[]) {
    this.#chrome = chrome;
    this.#texts = texts;
    this.#heading = heading;
    this.#content = content;
    this.#dialog.append(this.#body);
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => chrome.showNoticesIn(chrome.root));
    chrome.root.append(this.#dialog);
  }

  open(): void {
    this.#dialog.showModal();
    this.#chrome.showNoticesIn(this.#dialog);
    this.refresh();
    this.#body.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  close(): void {
    this.#dialog.close();
  }

  /** Shows what the content is now, if the panel is open. */
  refresh(): void {
    if (!this.#dialog.open) return;
    const heading = this.#heading();
    this.#dialog.setAttribute('aria-label', heading);
    this.#body.replaceChildren(
      element(
        'header',
        { class: 'panel-head' },
        element('h2', {}, heading),
        button(
          { class: 'icon-button', 'aria-label': this.#texts.say('panel.close') },
          () => this.#dialog.close(),
          icon('close'),
        ),
      ),
      ...this.#content(),
    );
  }
}
