import { KeptValues } from '../keeping/kept-values.ts';
import type { ProgramServices } from '../program.ts';
import { readSession, readSettings, type SavedSession, type Settings } from './saved.ts';
import { NO_STATISTICS, readStatistics, type Statistics } from './statistics.ts';
import type { PatienceTexts } from './texts.ts';

const SESSION = 'session';
const SETTINGS = 'settings';
const STATISTICS = 'statistics';
/** Stands behind the key of what cannot be read. */
const UNREADABLE = '-unreadable';

/** What earlier visits left. */
export interface Kept {
  readonly session: SavedSession | null;
  readonly settings: Settings;
  readonly statistics: Statistics;
}

/** Keeps game, settings and statistics in the store. What cannot be read is put aside, and the player is told. */
export class PatienceKeeper {
  readonly #values: KeptValues;
  readonly #services: ProgramServices;
  readonly #texts: PatienceTexts;

  constructor(services: ProgramServices, texts: PatienceTexts) {
    this.#services = services;
    this.#values = new KeptValues(services.store);
    this.#texts = texts;
  }

  async read(): Promise<Kept> {
    const stored = await this.#values.read(SESSION);
    const session = readSession(stored);
    if (stored !== null && session === null) await this.putAside(stored);
    const settings = readSettings(await this.#values.read(SETTINGS));
    return { session, settings, statistics: await this.#readStatistics() };
  }

  keepSession(session: SavedSession): void {
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
    const stored = await this.#values.read(STATISTICS);
    const statistics = stored === null ? NO_STATISTICS : readStatistics(stored);
    if (statistics !== null) return statistics;
    this.#services.notify(this.#texts.statisticsUnreadable);
    if (await this.#values.putAside(STATISTICS + UNREADABLE, stored)) this.keepStatistics(NO_STATISTICS);
    return NO_STATISTICS;
  }
}
