import type { DmaSound } from '../hardware/atari-st/dma-sound.ts';
import type { CardSheetSource, NamedSheet, SoundFile } from '../programs/program.ts';
import { decodeFile, type LoadedFile, type Refusal, soundName } from './file-decoding.ts';
import { type Storage, unlessReported } from './storage.ts';

/** A file as it comes in: a name and its bytes. */
export interface IncomingFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The result of bringing in one file. */
export type Arrival =
  | { readonly name: string; readonly file: LoadedFile }
  | { readonly name: string; readonly refusal: Refusal };

/**
 * The card sheets and sounds that there are: the player's, kept in the storage, and the project's own sheets behind
 * them. A file that is refused changes nothing.
 */
export class FileLibrary implements CardSheetSource {
  readonly #storage: Storage;
  #own: readonly NamedSheet[] = [];
  readonly #files = new Map<string, LoadedFile>();
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Puts the project's own sheets for a screen, `fromUser` false, in the place of those for another one. */
  setOwn(own: readonly NamedSheet[]): void {
    this.#own = own;
    this.#tell();
  }

  /** Reads what was kept in earlier visits. */
  async open(): Promise<void> {
    for (const { name, bytes } of await this.#storage.files('files')) {
      const file = decodeFile(name, bytes);
      if (isLoaded(file)) this.#files.set(name, file);
    }
    this.#tell();
  }

  /** The player's files, by name. */
  files(): readonly LoadedFile[] {
    return [...this.#files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  sheets(): readonly NamedSheet[] {
    const brought = this.files().flatMap((file) =>
      file.kind === 'sheet' ? [{ name: file.name, sheet: file.sheet, bytes: file.bytes, fromUser: true }] : [],
    );
    return [...brought, ...this.#own];
  }

  /** The player's sounds by the names that programs use. */
  sounds(): ReadonlyMap<string, DmaSound> {
    return new Map(
      this.files().flatMap((file) => (file.kind === 'sound' ? [[soundName(file.name), file.sound] as const] : [])),
    );
  }

  /** The player's sounds as files. */
  soundFiles(): readonly SoundFile[] {
    return this.files().flatMap(({ kind, name, bytes }) =>
      kind === 'sound' ? [{ name, bytes, sound: soundName(name) }] : [],
    );
  }

  /** Takes in files; good ones are used at once and kept for the next visit. */
  async add(incoming: readonly IncomingFile[]): Promise<readonly Arrival[]> {
    const arrivals = incoming.map(({ name, bytes }): Arrival => {
      const file = decodeFile(name, bytes);
      return isLoaded(file) ? { name: file.name, file } : { name, refusal: file };
    });
    const good = arrivals.flatMap((arrival, i) =>
      'file' in arrival ? [{ file: arrival.file, bytes: incoming[i].bytes }] : [],
    );
    for (const { file } of good) this.#files.set(file.name, file);
    if (good.length > 0) this.#tell();
    for (const { file, bytes } of good) {
      await unlessReported(this.#storage.writeFile('files', { name: file.name, kind: file.kind, bytes }));
    }
    return arrivals;
  }

  /** Forgets one of the player's files. */
  async remove(name: string): Promise<void> {
    if (!this.#files.delete(name)) return;
    this.#tell();
    await unlessReported(this.#storage.removeFile('files', name));
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

const isLoaded = (file: LoadedFile | Refusal): file is LoadedFile => typeof file === 'object' && 'kind' in file;
