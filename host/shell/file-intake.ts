import type { Chrome } from './chrome.ts';
import { refusalText } from './file-decoding.ts';
import type { FileLibrary } from './file-library.ts';
import type { FileUse } from './file-use.ts';
import { acceptDrops, chooseFiles, readFiles } from './files-in.ts';
import { filesPanelPart } from './files-panel.ts';
import type { Texts } from './i18n.ts';
import { Panel } from './panel.ts';
import type { SavedGames } from './saved-games.ts';

/** As many refused files are named one by one; more are summed up. */
const NAMED_ALONE = 4;

/** Where the player's files go, and what is known of them. */
export interface IntakeParts {
  readonly library: FileLibrary;
  readonly saves: SavedGames;
  /** What the programs make of cards and sounds. */
  readonly use: FileUse;
  readonly chrome: Chrome;
  readonly texts: Texts;
}

/** The way of the player's files into the page: drops, the file chooser, the panel that lists them, and what is said. */
export class FileIntake {
  readonly #library: FileLibrary;
  readonly #saves: SavedGames;
  readonly #chrome: Chrome;
  readonly #texts: Texts;
  readonly #panel: Panel;
  readonly #use: FileUse;
  /** Names of the files of the last news. */
  #added: readonly string[] = [];

  constructor({ library, saves, use, chrome, texts }: IntakeParts) {
    this.#library = library;
    this.#saves = saves;
    this.#chrome = chrome;
    this.#texts = texts;
    this.#use = use;
    const take = (files: readonly File[]): void => void this.#take(files);
    const remove = (name: string): void => void this.#remove(name);
    this.#panel = new Panel(
      chrome,
      texts,
      () => texts.say('files.heading'),
      () => [...filesPanelPart(library, use, texts, { choose: () => chooseFiles(take), remove }), ...saves.panelPart()],
    );
    saves.onChange(() => this.#panel.refresh());
    library.onChange(() => this.#panel.refresh());
    use.onChange(() => {
      this.#panel.refresh();
      if (this.#added.some((name) => use.unfit(name) !== null)) this.#tellAdded();
    });
    acceptDrops(chrome.veil, (name) => saves.knows(name), take);
  }

  /** Opens the panel. */
  open(): void {
    this.#panel.open();
    void this.#saves.refresh();
  }

  /** Says everything anew, in the present language. */
  refresh(): void {
    this.#chrome.veil.textContent = this.#texts.say('files.drop');
    this.#panel.refresh();
  }

  async #take(files: readonly File[]): Promise<void> {
    const read = await readFiles(files);
    const arrivals = await this.#library.add(read.files.filter((file) => !this.#saves.wants(file)));
    const added = arrivals.flatMap((arrival) => ('file' in arrival ? [arrival.name] : []));
    const refused = [
      ...read.refused,
      ...arrivals.flatMap((arrival) => ('refusal' in arrival ? [arrival] : [])),
      ...(await this.#saves.take(read.files)),
    ];
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
