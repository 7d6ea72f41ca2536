import type { ProgramServices } from '../program.ts';
import { KeptValues } from './kept-values.ts';

const SESSION = 'session';
const SETTINGS = 'settings';
const STATISTICS = 'statistics';
/** Stands behind the key of what cannot be read. */
const UNREADABLE = '-unreadable';

/** What earlier visits left. */
export interface Kept<Session, Settings, Statistics> {
  readonly session: Session | null;
  readonly settings: Settings;
  readonly statistics: Statistics;
}

/** How a program reads what it keeps. */
export interface KeptForms<Session, Settings, Statistics> {
  /** A stored game, or null where it is none. */
  session(stored: unknown): Session | null;
  /** Stored settings; whatever in them cannot be read is as usual. */
  settings(stored: unknown): Settings;
  /** Stored statistics, or null where they are none. */
  statistics(stored: unknown): Statistics | null;
  readonly noStatistics: Statistics;
}

/** What the player is told of what cannot be read. */
export interface KeeperTexts {
  readonly savedGameUnreadable: string;
  readonly statisticsUnreadable: string;
}

/** Keeps game, settings and statistics in the store. What cannot be read is put aside, and the player is told. */
export class GameKeeper<Session, Settings, Statistics> {
  readonly #values: KeptValues;
  readonly #services: ProgramServices;
  readonly #texts: KeeperTexts;
  readonly #forms: KeptForms<Session, Settings, Statistics>;

  constructor(services: ProgramServices, texts: KeeperTexts, forms: KeptForms<Session, Settings, Statistics>) {
    this.#services = services;
    this.#values = new KeptValues(services.store);
    this.#texts = texts;
    this.#forms = forms;
  }

  async read(): Promise<Kept<Session, Settings, Statistics>> {
    const stored = await this.#values.read(SESSION);
    const session = this.#forms.session(stored);
    if (stored !== null && session === null) await this.putAside(stored);
    const settings = this.#forms.settings(await this.#values.read(SETTINGS));
    return { session, settings, statistics: await this.#readStatistics() };
  }

  keepSession(session: Session): void {
    void this.#values.write(SESSION, session);
  }

  keepSettings(settings: Settings): void {
    void this.#values.write(SETTINGS, settings);
  }

  keepStatistics(statistics: Statistics): void {
    void this.#values.write(STATISTICS, statistics);
  }

  /** The next start begins a new game. Resolves when that is stored, or could not be. */
  async forgetSession(): Promise<void> {
    await this.#values.write(SESSION, null);
  }

  /** A game that cannot be used goes under another key; resolves when that is stored, or could not be. */
  async putAside(stored: unknown): Promise<void> {
    this.#services.notify(this.#texts.savedGameUnreadable);
    await this.#values.putAside(SESSION + UNREADABLE, stored);
  }

  async #readStatistics(): Promise<Statistics> {
    const { noStatistics } = this.#forms;
    const stored = await this.#values.read(STATISTICS);
    const statistics = stored === null ? noStatistics : this.#forms.statistics(stored);
    if (statistics !== null) return statistics;
    this.#services.notify(this.#texts.statisticsUnreadable);
    if (await this.#values.putAside(STATISTICS + UNREADABLE, stored)) this.keepStatistics(noStatistics);
    return noStatistics;
  }
}
