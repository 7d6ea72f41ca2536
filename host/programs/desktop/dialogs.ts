import type { Gem } from '../../gem/gem.ts';
import { showPage, textRoom } from '../gem-dialogs/dialog-box.ts';
import { layOutText } from '../gem-dialogs/text-layout.ts';
import type { DesktopTexts } from './texts.ts';

const NOTE = 1;
const STOP = 3;
/** Longest line of a page of text, in characters. */
const MOST_COLUMNS = 44;

/** The boxes in which the desktop speaks. */
export class DesktopDialogs {
  readonly #gem: Gem;
  readonly #texts: DesktopTexts;

  constructor(gem: Gem, texts: DesktopTexts) {
    this.#gem = gem;
    this.#texts = texts;
  }

  async about(): Promise<void> {
    const columns = Math.min(MOST_COLUMNS, textRoom(this.#gem).columns);
    const lines = layOutText(this.#texts.aboutLines, columns);
    await showPage(this.#gem, { lines, buttons: [this.#texts.ok], defaultButton: 0 });
  }

  /** Something the player asked to know. */
  async tell(text: string): Promise<void> {
    await this.#alert(NOTE, text);
  }

  /** Something that cannot be done. */
  async refuse(text: string): Promise<void> {
    await this.#alert(STOP, text);
  }

  async #alert(icon: number, text: string): Promise<void> {
    await this.#gem.aes.form_alert(1, `[${icon}][${text}][${this.#texts.ok}]`);
  }
}
