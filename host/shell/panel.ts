import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';

/** A dialog of the page. Its content is made anew whenever it may have changed while it is open. */
export class Panel {
  readonly #dialog: HTMLDialogElement;
  readonly #content: () => readonly HTMLElement[];
  readonly #heading: () => string;
  readonly #texts: Texts;

  /** @param host element that the dialog is put into */
  constructor(host: HTMLElement, texts: Texts, heading: () => string, content: () => readonly HTMLElement[]) {
    this.#texts = texts;
    this.#heading = heading;
    this.#content = content;
    this.#dialog = element('dialog', { class: 'panel' });
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    host.append(this.#dialog);
  }

  open(): void {
    this.#dialog.showModal();
    this.refresh();
  }

  close(): void {
    this.#dialog.close();
  }

  /** Shows what the content is now, if the panel is open. */
  refresh(): void {
    if (!this.#dialog.open) return;
    const heading = this.#heading();
    this.#dialog.setAttribute('aria-label', heading);
    this.#dialog.replaceChildren(
      element(
        'div',
        { class: 'panel-body' },
        element(
          'header',
          { class: 'panel-head' },
          element('h2', {}, heading),
          button(
            { class: 'icon-button', 'aria-label': this.#texts.say('panel.close') },
            () => this.close(),
            icon('close'),
          ),
        ),
        ...this.#content(),
      ),
    );
  }
}
