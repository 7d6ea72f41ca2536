import { KeptValues } from '../keeping/kept-values.ts';
import type { GemServices } from '../program.ts';
import { EMPTY_LISTS, isVariant, type RankLists, readLists, type Variant } from './lists.ts';
import { readSession, type SavedSession } from './saved-session.ts';
import type { YukonTexts } from './texts.ts';

const SESSION = 'session';
const UNREADABLE = 'session-unreadable';
const LISTS = 'lists';
const UNREADABLE_LISTS = 'lists-unreadable';
const VARIANT = 'variant';

/** What earlier visits left. */
export interface Kept {
  readonly lists: RankLists;
  /** The variant played last (manual, "Tips und Hinweise"); null on the first visit. */
  readonly variant: Variant | null;
  readonly session: SavedSession | null;
}

/** Keeps Yukon's sitting, lists and variant in the store. What cannot be read is put aside, and the player is told. */
export class YukonKeeper {
  readonly #kept: KeptValues;
  readonly #services: GemServices;
  readonly #texts: YukonTexts;

  constructor(services: GemServices, texts: YukonTexts) {
    this.#services = services;
    this.#kept = new KeptValues(services.store);
    this.#texts = texts;
  }

  /** Everything kept; a sitting and lists that cannot be read are put aside. */
  async read(): Promise<Kept> {
    const variant = await this.#kept.read(VARIANT);
    const stored = await this.#kept.read(SESSION);
    const session = readSession(stored);
    if (stored !== null && session === null) await this.putAside(stored);
    return { lists: await this.#readLists(), variant: isVariant(variant) ? variant : null, session };
  }

  keepSession(session: SavedSession): void {
    void this.#kept.write(SESSION, session);
  }

  keepLists(lists: RankLists): void {
    void this.#kept.write(LISTS, lists);
  }

  keepVariant(variant: Variant): void {
    void this.#kept.write(VARIANT, variant);
  }

  /** The next start begins a new sitting. Resolves when that is stored, or could not be. */
  async forgetSession(): Promise<void> {
    await this.#kept.write(SESSION, null);
  }

  /** A sitting that cannot be used goes under another key; resolves when that is stored, or could not be. */
  async putAside(stored: unknown): Promise<void> {
    this.#services.notify(this.#texts.savedGameUnreadable);
    await this.#kept.putAside(UNREADABLE, stored);
  }

  /** The lists; damaged ones stay under another key, and what can be read of them goes on. */
  async #readLists(): Promise<RankLists> {
    const stored = await this.#kept.read(LISTS);
    if (stored === null) return EMPTY_LISTS;
    const { lists, whole } = readLists(stored);
    if (whole) return lists;
    this.#services.notify(this.#texts.listsUnreadable);
    if (await this.#kept.putAside(UNREADABLE_LISTS, stored)) await this.#kept.write(LISTS, lists);
    return lists;
  }
}
