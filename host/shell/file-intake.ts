import type { Chrome } from './chrome.ts';
import { refusalText } from './file-decoding.ts';
import type { FileLibrary } from './file-library.ts';
import type { FileUse } from './file-use.ts';
import { acceptDrops, chooseFiles, readFiles } from './files-in.ts';
import { filesPanelContent } from './files-panel.ts';
import type { Texts } from './i18n.ts';
import { Panel } from './panel.ts';

/** As many refused files are named one by one; more are summed up. */
const NAMED_ALONE = 4;

/** The way of the player's files into the library: drops, the file chooser, the panel that lists them, and what is said. */
export class FileIntake {
  readonly #library: FileLibrary;
  readonly #chrome: Chrome;
  readonly #texts: Texts;
  readonly #panel: Panel;
  readonly #use: FileUse;
  /** Names of the files of the last news. */
  #added: readonly string[] = [];

  /** @param use what the programs make of the files */
  constructor(library: FileLibrary, use: FileUse, chrome: Chrome, texts: Texts) {
    this.#library = library;
    this.#chrome = chrome;
    this.#texts = texts;
    this.#use = use;
    const take = (files: readonly File[]): void => void this.#take(files);
    const remove = (name: string): void => void this.#remove(name);
    this.#panel = new Panel(
      chrome,
      texts,
      () => texts.say('files.heading'),
      () => filesPanelContent(library, use, texts, { choose: () => chooseFiles(take), remove }),
    );
    library.onChange(() => this.#panel.refresh());
    use.onChange(() => {
      this.#panel.refresh();
      if (this.#added.some((name) => use.unfit(name) !== null)) this.#tellAdded();
    });
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
    const lines = refused.map(({ name, refusal }) => ({
      subject: `refused ${name}`,
      text: this.#texts.say('files.refused', { name, reason: refusalText(refusal, this.#texts) }),
    }));
    if (lines.length <= NAMED_ALONE)
      for (const line of lines) this.#chrome.notices.show({ ...line, weight: 'trouble' });
    else {
      const text = this.#texts.say('files.refused.many', { count: lines.length });
      const all = lines.map((line) => line.text);
      this.#chrome.notices.show({ subject: 'refused', weight: 'trouble', text, lines: all });
    }
    if (added.length === 0) return;
    this.#added = added;
    this.#tellAdded();
  }

  /** The files that came last; of a sheet that does not fit the screen, the program that runs has spoken itself. */
  #tellAdded(): void {
    this.#added = this.#added.filter((name) => this.#use.unfit(name) === null);
    if (this.#added.length === 0) this.#chrome.notices.close('files');
    else this.#news(this.#texts.say('files.added', { names: this.#added.join(', ') }));
  }

  async #remove(name: string): Promise<void> {
    await this.#library.remove(name);
    this.#added = [];
    this.#news(this.#texts.say('files.removed', { name }));
  }

  #news(text: string): void {
    this.#chrome.notices.show({ subject: 'files', weight: 'news', text });
  }
}
