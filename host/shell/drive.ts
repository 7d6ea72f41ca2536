import { driveName } from './drive-name.ts';
import type { IncomingFile } from './file-library.ts';
import { type DriveFile, type Storage, unlessReported } from './storage.ts';

/** What the page tells of a file without reading it. */
export interface DriveEntry {
  readonly name: string;
  /** Length. */
  readonly bytes: number;
  /** When it was written, in milliseconds since 1970. */
  readonly written: number;
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, k) => byte === b[k]);

/**
 * The drive of the page, on which programs keep files of the player's. All windows of the browser share it. A file that
 * could not be stored is on it as long as the page is open.
 */
export class Drive {
  readonly #storage: Storage;
  #entries: readonly DriveEntry[] = [];
  readonly #changed = new Set<() => void>();
  readonly #arrived = new Set<(name: string) => void>();
  /** A file that the player brought while no program could hear of it. */
  #waiting: string | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The files as they were when they were read last, by name. */
  get entries(): readonly DriveEntry[] {
    return this.#entries;
  }

  /** Reads anew what there is; another window may have changed it. */
  async refresh(): Promise<void> {
    const files = await this.#storage.files('drive');
    const entries = files.map(({ name, bytes, written }) => ({ name, bytes: bytes.length, written }));
    if (JSON.stringify(entries) === JSON.stringify(this.#entries)) return;
    this.#entries = entries;
    for (const listener of [...this.#changed]) listener();
  }

  /** Names of the files with an ending, which is given without its dot. */
  async list(ending: string): Promise<readonly string[]> {
    const files = await this.#storage.files('drive');
    return files.map(({ name }) => name).filter((name) => name.endsWith(`.${ending}`));
  }

  /** The file of a name, null where there is none. */
  read(name: string): Promise<DriveFile | null> {
    return this.#storage.file('drive', name);
  }

  /**
   * Puts a file in the place of any other of its name.
   *
   * @throws StoreError when it is not stored
   */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.#storage.writeFile('drive', { name, bytes: bytes.slice(), written: Date.now() });
    } finally {
      await this.refresh();
    }
  }

  /** @throws StoreError when the file will be there again in the next visit */
  async remove(name: string): Promise<void> {
    try {
      await this.#storage.removeFile('drive', name);
    } finally {
      await this.refresh();
    }
  }

  /**
   * Takes in a file that the player brings and tells the running program. Of two files with one name both are kept, unless
   * they are the same.
   *
   * @param ending of its name on the drive, without a dot
   * @returns the name that it has on the drive
   */
  async bring({ name, bytes }: IncomingFile, ending: string): Promise<string> {
    const there = new Map((await this.#storage.files('drive')).map((file) => [file.name, file.bytes]));
    const isOther = (taken: string): boolean => {
      const known = there.get(taken);
      return known !== undefined && !sameBytes(known, bytes);
    };
    const kept = driveName(name, ending, isOther);
    await unlessReported(this.write(kept, bytes));
    if (this.heard) this.offer(kept);
    return kept;
  }

  /** Whether a program hears of the files that the player brings. */
  get heard(): boolean {
    return this.#arrived.size > 0;
  }

  /** The program that listens shall hear of a file, or the next one that does. */
  offer(name: string): void {
    if (!this.heard) this.#waiting = name;
    for (const listener of [...this.#arrived]) listener(name);
  }

  /** Runs `listener` with the name of every file that the player brings; returns the call that ends it. */
  onArrival(listener: (name: string) => void): () => void {
    this.#arrived.add(listener);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) queueMicrotask(() => listener(waiting));
    return () => {
      this.#arrived.delete(listener);
    };
  }

  /** Runs `listener` after every change of the entries. */
  onChange(listener: () => void): void {
    this.#changed.add(listener);
  }
}
