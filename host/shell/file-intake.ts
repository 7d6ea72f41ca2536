import type { Chrome } from './chrome.ts';
import { refusalText } from './file-decoding.ts';
import type { FileLibrary } from './file-library.ts';
import { acceptDrops, chooseFiles, readFiles } from './files-in.ts';
import { filesPanelContent } from './files-panel.ts';
import type { Texts } from './i18n.ts';
import { Panel } from './panel.ts';

/** The way of the player's files into the library: drops, the file chooser, the panel that lists them, and what is said. */
export class FileIntake {
  readonly #library: FileLibrary;
  readonly #chrome: Chrome;
  readonly #texts: Texts;
  readonly #panel: Panel;

  constructor(library: FileLibrary, chrome: Chrome, texts: Texts) {
    this.#library = library;
    this.#chrome = chrome;
    this.#texts = texts;
    const take = (files: readonly File[]): void => void this.#take(files);
    const remove = (name: string): void => void this.#remove(name);
    this.#panel = new Panel(
      chrome,
      texts,
      () => texts.say('files.heading'),
      () => filesPanelContent(library, texts, { choose: () => chooseFiles(take), remove }),
    );
    library.onChange(() => this.#panel.refresh());
    acceptDrops(chrome.veil, take);
  }

  /** Opens the panel. */
  open(): void {
    this.#panel.open();
  }

  /** Says everything anew, in the present language. */
  refresh(): void {
    this.#chrome.veil.textContent = this.#texts.say('files.drop');
    this.#panel.refresh();
  }

  async #take(files: readonly File[]): Promise<void> {
    const read = await readFiles(files);
    const arrivals = await this.#library.add(read.files);
    const added = arrivals.flatMap((arrival) => ('file' in arrival ? [arrival.name] : []));
    const refused = [...read.refused, ...arrivals.flatMap((arrival) => ('refusal' in arrival ? [arrival] : []))];
    for (const { name, refusal } of refused) {
      const reason = refusalText(refusal, this.#texts);
      const text = this.#texts.say('files.refused', { name, reason });
      this.#chrome.notices.show({ subject: `refused ${name}`, weight: 'trouble', text });
    }
    if (added.length > 0) this.#news(this.#texts.say('files.added', { names: added.join(', ') }));
  }

  async #remove(name: string): Promise<void> {
    await this.#library.remove(name);
    this.#news(this.#texts.say('files.removed', { name }));
  }

  #news(text: string): void {
    this.#chrome.notices.show({ subject: 'files', weight: 'news', text });
  }
}
