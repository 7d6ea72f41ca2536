import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Why something is not safely stored. */
export type StoreReason =
  /** The browser has no database at all. */
  | 'absent'
  /** The browser does not allow one here: private window, blocked site storage. */
  | 'blocked'
  /** No room is left. */
  | 'full'
  /** Another tab plays this program and owns what it stores. */
  | 'locked'
  /** The database broke off. */
  | 'failed';

/** A value that is not safely stored. The page goes on with it in memory until it is closed. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly reason: StoreReason;

  constructor(reason: StoreReason, cause?: unknown) {
    super(`not stored: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Waits for something to be stored; where it is not, the storage has told the player, and all goes on without. */
export async function unlessReported(stored: Promise<void>): Promise<void> {
  try {
    await stored;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

/** A file the player brought, as it was. */
export interface StoredFile {
  /** Upper case, with ending: CARDS16.IMG. The key: a second file of the same name replaces the first. */
  readonly name: string;
  readonly kind: 'sheet' | 'sound';
  readonly bytes: Uint8Array;
}

/** A file on the drive: what a program has saved, or the player has put there for it. */
export interface DriveFile {
  /** ZOPF.PAT */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** When, in milliseconds since 1970. */
  readonly written: number;
}

interface TalonSchema extends DBSchema {
  programs: { key: string; value: unknown };
  files: { key: string; value: StoredFile };
  drive: { key: string; value: DriveFile };
}

type StoreName = 'programs' | FilePlace;

/** Where files are kept: the player's cards and sounds, and the drive. */
type FilePlace = 'files' | 'drive';
type FileIn<Place extends FilePlace> = TalonSchema[Place]['value'];

const DATABASE = 'talon';
const VERSION = 2;
/** A database that does not open by then is treated as broken: the page must not wait for ever. */
const OPEN_LIMIT_MS = 4000;

const REASON_OF_EXCEPTION: Readonly<Record<string, StoreReason>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
};

/** The typed error for whatever the database threw. */
function storeError(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  return new StoreError(REASON_OF_EXCEPTION[name] ?? 'failed', cause);
}

function hasDatabases(): boolean {
  try {
    return typeof indexedDB === 'object' && indexedDB !== null;
  } catch (cause) {
    throw storeError(cause);
  }
}

/** @throws StoreError */
async function openDatabase(): Promise<IDBPDatabase<TalonSchema>> {
  if (!hasDatabases()) throw new StoreError('absent');
  const opening = openDB<TalonSchema>(DATABASE, VERSION, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('programs');
        database.createObjectStore('files', { keyPath: 'name' });
      }
      if (from < 2) database.createObjectStore('drive', { keyPath: 'name' });
    },
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
    },
  });
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new StoreError('failed')), OPEN_LIMIT_MS);
  });
  try {
    return await Promise.race([opening, limit]);
  } catch (cause) {
    throw storeError(cause);
  }
}

/** Hears of everything that is not safely stored, so that the page can say so. */
export type StoreReport = (error: StoreError) => void;

/**
 * What the page keeps between visits, in IndexedDB. Values that could not be stored stay readable for this visit, so that
 * a game goes on where storing fails. A database that cannot be read is not written either: what it holds may be better
 * than what was begun without it.
 */
export class Storage {
  #database: IDBPDatabase<TalonSchema> | null;
  /** Why there is no database to use, null where there is one. */
  #trouble: StoreError | null;
  readonly #report: StoreReport;
  /** What was reported last, null since something was stored again. */
  #reported: StoreReason | null;
  /** Values newer than the database's, null for removed ones. */
  readonly #unstored = {
    programs: new Map<string, unknown>(),
    files: new Map<string, StoredFile | null>(),
    drive: new Map<string, DriveFile | null>(),
  };

  private constructor(database: IDBPDatabase<TalonSchema> | null, trouble: StoreError | null, report: StoreReport) {
    this.#database = database;
    this.#trouble = trouble;
    this.#report = report;
    this.#reported = trouble?.reason ?? null;
  }

  /** Opens the database; never fails. Without one, everything is kept in memory and `report` hears why. */
  static async open(report: StoreReport): Promise<Storage> {
    try {
      return new Storage(await openDatabase(), null, report);
    } catch (cause) {
      const trouble = storeError(cause);
      report(trouble);
      return new Storage(null, trouble, report);
    }
  }

  /** The value of a program's key, null where there is none. */
  async readValue(key: string): Promise<unknown> {
    if (this.#unstored.programs.has(key)) return this.#unstored.programs.get(key) ?? null;
    return (await this.#read((database) => database.get('programs', key))) ?? null;
  }

  /**
   * Stores a value; resolves when the transaction is complete.
   *
   * @throws StoreError when it is not stored; {@link readValue} gives it all the same
   */
  async writeValue(key: string, value: unknown): Promise<void> {
    await this.#store('programs', key, value, (database) => database.put('programs', value, key));
  }

  /** Keeps a value for this visit alone. */
  keepValue(key: string, value: unknown): void {
    this.#unstored.programs.set(key, value);
  }

  /** All files of a place, by name. */
  async files<Place extends FilePlace>(place: Place): Promise<readonly FileIn<Place>[]> {
    const files = new Map<string, FileIn<Place>>();
    for (const file of (await this.#read((database) => database.getAll(place))) ?? []) files.set(file.name, file);
    for (const [name, file] of this.#unstoredIn(place)) {
      if (file === null) files.delete(name);
      else files.set(name, file);
    }
    return [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The file of a name, null where there is none. */
  async file<Place extends FilePlace>(place: Place, name: string): Promise<FileIn<Place> | null> {
    const unstored = this.#unstoredIn(place).get(name);
    if (unstored !== undefined) return unstored;
    return (await this.#read((database) => database.get(place, name))) ?? null;
  }

  /**
   * Stores a file in the place of any other of its name.
   *
   * @throws StoreError when it is not stored; {@link files} has it all the same
   */
  async writeFile<Place extends FilePlace>(place: Place, file: FileIn<Place>): Promise<void> {
    await this.#store(place, file.name, file, (database) => database.put(place, file));
  }

  /**
   * Removes a file.
   *
   * @throws StoreError when the database still has it; {@link files} does not
   */
  async removeFile(place: FilePlace, name: string): Promise<void> {
    await this.#store(place, name, null, (database) => database.delete(place, name));
  }

  #unstoredIn<Place extends FilePlace>(place: Place): Map<string, FileIn<Place> | null> {
    const places: { readonly [P in FilePlace]: Map<string, FileIn<P> | null> } = this.#unstored;
    return places[place];
  }

  /** Reports a trouble once for as long as it lasts, however much is not stored meanwhile. */
  #tell(error: StoreError): void {
    if (error.reason === this.#reported) return;
    this.#reported = error.reason;
    this.#report(error);
  }

  async #read<T>(read: (database: IDBPDatabase<TalonSchema>) => Promise<T>): Promise<T | null> {
    if (this.#database === null) return null;
    try {
      return await read(this.#database);
    } catch (cause) {
      this.#database = null;
      this.#trouble = storeError(cause);
      this.#tell(this.#trouble);
      return null;
    }
  }

  async #store(
    name: StoreName,
    key: string,
    value: unknown,
    write: (database: IDBPDatabase<TalonSchema>) => Promise<unknown>,
  ): Promise<void> {
    const unstored: Map<string, unknown> = this.#unstored[name];
    unstored.set(key, value);
    try {
      if (this.#database === null) throw this.#trouble;
      await write(this.#database);
    } catch (cause) {
      const error = storeError(cause);
      this.#tell(error);
      throw error;
    }
    this.#reported = null;
    if (unstored.get(key) === value) unstored.delete(key);
  }
}
