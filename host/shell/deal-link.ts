import type { DealShown } from '../programs/program.ts';
import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';
import type { Notices } from './notices.ts';
import { dealAddress } from './route.ts';

/** Puts a text into the clipboard; false where the browser does not let pages do so, as on addresses without TLS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The game on the table, its deal number, and the link by which others play the same. */
export class DealLink {
  readonly #texts: Texts;
  readonly #notices: Notices;
  #deal: DealShown | null = null;

  constructor(texts: Texts, notices: Notices) {
    this.#texts = texts;
    this.#notices = notices;
  }

  get deal(): DealShown | null {
    return this.#deal;
  }

  /** @param deal null while no game with a number is on the table */
  show(deal: DealShown | null): void {
    this.#deal = deal;
  }

  /** Copies the link, or shows it for the player to copy where the browser refuses. Call it in a gesture. */
  async copy(): Promise<void> {
    if (this.#deal === null) return;
    const link = new URL(dealAddress(this.#deal), location.href).href;
    const copied = await copyText(link);
    this.#notices.show({
      subject: 'deal-link',
      weight: copied ? 'news' : 'trouble',
      text: this.#texts.say(copied ? 'deal.copied' : 'deal.not-copied', { link }),
    });
  }

  /** Game and number with a button that copies the link, for a panel; nothing while there is no such game. */
  panelLine(): readonly HTMLElement[] {
    if (this.#deal === null) return [];
    const { game, deal } = this.#deal;
    return [
      element(
        'div',
        { class: 'deal-line' },
        element('p', {}, this.#texts.say('deal.of', { game, deal: String(deal) })),
        button({ class: 'quiet-button' }, () => void this.copy(), icon('link'), this.#texts.say('deal.copy')),
      ),
    ];
  }
}
