import type { ProgramServices, ProgramStore } from '../program.ts';
import { isVariant, type RankLists, readLists, type Variant } from './lists.ts';
import { readSession, type SavedSession } from './saved-session.ts';
import type { YukonTexts } from './texts.ts';

const SESSION = 'session';
const UNREADABLE = 'session-unreadable';
const LISTS = 'lists';
const VARIANT = 'variant';

/** What earlier visits left. */
export interface Kept {
  readonly lists: RankLists;
  /** The variant played last (manual, "Tips und Hinweise"); null on the first visit. */
  readonly variant: Variant | null;
  readonly session: SavedSession | null;
}

/** Keeps Yukon's sitting, lists and variant in the store, and tells the player when that fails. */
export class YukonKeeper {
  readonly #store: ProgramStore;
  readonly #services: ProgramServices;
  readonly #texts: YukonTexts;
  /** The player has been told that storing fails, and it has not succeeded since. */
  #failing = false;

  constructor(services: ProgramServices, texts: YukonTexts) {
    this.#services = services;
    this.#store = services.store;
    this.#texts = texts;
  }

  /** Everything kept; a sitting that cannot be read is put aside. */
  async read(): Promise<Kept> {
    const lists = readLists(await this.#store.read(LISTS));
    const variant = await this.#store.read(VARIANT);
    const stored = await this.#store.read(SESSION);
    const session = readSession(stored);
    if (stored !== null && session === null) this.putAside(stored, 'no-yukon-session');
    return { lists, variant: isVariant(variant) ? variant : null, session };
  }

  keepSession(session: SavedSession): void {
    void this.#write(SESSION, session);
  }

  keepLists(lists: RankLists): void {
    void this.#write(LISTS, lists);
  }

  keepVariant(variant: Variant): void {
    void this.#write(VARIANT, variant);
  }

  /** The next start begins a new sitting. Resolves when that is stored, or could not be. */
  forgetSession(): Promise<void> {
    return this.#write(SESSION, null);
  }

  /** A sitting that cannot be used goes under another key, never overwritten unseen. */
  putAside(stored: unknown, reason: string): void {
    void this.#write(UNREADABLE, stored);
    this.#services.notify(this.#texts.savedGameUnreadable(reason));
  }

  async #write(key: string, value: unknown): Promise<void> {
    try {
      await this.#store.write(key, value);
      this.#failing = false;
    } catch (error) {
      if (this.#failing) return;
      this.#failing = true;
      this.#services.notify(this.#texts.notSaved(error instanceof Error ? error.message : String(error)));
    }
  }
}
