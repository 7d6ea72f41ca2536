import type { SheetUse, UnfitReason } from '../programs/program.ts';
import type { LoadedFile } from './file-decoding.ts';
import { soundName } from './file-decoding.ts';

/** What becomes of a file: played with, not fit for the screen, or of no use to any program; null where nothing is known. */
export type UseOfFile = 'used' | 'unused' | UnfitReason | null;

/** What the programs make of the player's files. */
export class FileUse {
  readonly #sounds: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();
  #sheets: SheetUse | null = null;

  /** @param sounds names of the sounds that programs play, without endings */
  constructor(sounds: readonly string[]) {
    this.#sounds = new Set(sounds);
  }

  /** What the running program says of the sheets; null where none runs that shows cards. */
  showSheets(sheets: SheetUse | null): void {
    this.#sheets = sheets;
    for (const listener of this.#listeners) listener();
  }

  /** Why the running program cannot show a sheet, null where it can. */
  unfit(name: string): UnfitReason | null {
    return this.#sheets?.unfit.find((sheet) => sheet.name === name)?.reason ?? null;
  }

  of({ kind, name }: LoadedFile): UseOfFile {
    if (kind === 'sound') return this.#sounds.has(soundName(name)) ? null : 'unused';
    return this.#sheets?.inUse === name ? 'used' : this.unfit(name);
  }

  /** Runs `listener` after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }
}
