import type { GemProgram, GemServices, NamedSheet } from '../program.ts';

/** Something that lies in a folder. */
export type DiskEntry =
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'program'; readonly name: string; readonly bytes: number; readonly program: GemProgram }
  | { readonly kind: 'save'; readonly name: string; readonly bytes: number; readonly program: GemProgram }
  | { readonly kind: 'sheet'; readonly name: string; readonly bytes: number; readonly sheet: NamedSheet }
  | { readonly kind: 'sound'; readonly name: string; readonly bytes: number; readonly sound: string };

type SaveEntry = Extract<DiskEntry, { readonly kind: 'save' }>;

/** A place on a drive: its letter and the folders from the root on. */
export interface DiskPath {
  readonly drive: DriveLetter;
  readonly folders: readonly string[];
}

export const DRIVES = ['A', 'C'] as const;
export type DriveLetter = (typeof DRIVES)[number];

export const ORDERS = ['name', 'type', 'size'] as const;
export type Order = (typeof ORDERS)[number];

const NAME_LENGTH = 8;
/** What is left of a program's name before the ending of its data folder. */
const STEM_LENGTH = 5;
const DATA_ENDING = 'DAT';

/** `C:\YUKON\` */
export function pathText({ drive, folders }: DiskPath): string {
  return `${drive}:\\${folders.map((folder) => `${folder}\\`).join('')}`;
}

function fileName(program: GemProgram): string {
  return program.id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, NAME_LENGTH);
}

function dataFolder(program: GemProgram): string {
  return fileName(program).slice(0, STEM_LENGTH) + DATA_ENDING;
}

/** Bytes of an entry; a folder counts none. */
export function bytesOf(entry: DiskEntry): number {
  return entry.kind === 'folder' ? 0 : entry.bytes;
}

function typeOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Folders first, then the files in an order; equal ones by name. */
export function sorted(entries: readonly DiskEntry[], order: Order): readonly DiskEntry[] {
  const byName = (a: DiskEntry, b: DiskEntry): number => (a.name < b.name ? -1 : Number(a.name > b.name));
  const byOrder: Readonly<Record<Order, (a: DiskEntry, b: DiskEntry) => number>> = {
    name: byName,
    type: (a, b) => typeOf(a.name).localeCompare(typeOf(b.name), 'en') || byName(a, b),
    size: (a, b) => bytesOf(b) - bytesOf(a) || byName(a, b),
  };
  const isFolder = (entry: DiskEntry): boolean => entry.kind === 'folder';
  const files = entries.filter((entry) => !isFolder(entry)).sort(byOrder[order]);
  return [...entries.filter(isFolder).sort(byName), ...files];
}

/**
 * The disks of the machine. On the hard disk C every program has a folder with the program, the games that were saved with
 * it, and a folder for its card sheets and sounds; the floppy in A holds the cards and sounds that the player brought.
 */
export class Disk {
  readonly #programs: readonly GemProgram[];
  readonly #services: GemServices;
  /** Saved games as they were when the drive was read last. */
  #saves: readonly SaveEntry[] = [];

  constructor(programs: readonly GemProgram[], services: GemServices) {
    this.#programs = programs;
    this.#services = services;
  }

  /** Reads anew what the drive of the page holds. */
  async refresh(): Promise<void> {
    const perProgram = await Promise.all(this.#programs.map((program) => this.#savesOf(program)));
    this.#saves = perProgram.flat();
  }

  /** Whether there is anything to read: the floppy drive is empty until the player brings files. */
  ready(drive: DriveLetter): boolean {
    return drive === 'C' || this.#files(true).length > 0;
  }

  /** What a folder holds; null where there is no such folder. */
  list({ drive, folders }: DiskPath): readonly DiskEntry[] | null {
    if (drive === 'A') return folders.length === 0 ? this.#files(true) : null;
    if (folders.length === 0) return this.#programs.map((program) => ({ kind: 'folder', name: fileName(program) }));
    const program = this.#programs.find((candidate) => fileName(candidate) === folders[0]);
    if (program === undefined) return null;
    if (folders.length === 1) return this.#folderOf(program);
    return folders.length === 2 && folders[1] === dataFolder(program) ? this.#files(false) : null;
  }

  /** All files of a folder and of the folders in it. */
  allFiles(path: DiskPath): readonly Exclude<DiskEntry, { readonly kind: 'folder' }>[] {
    return (this.list(path) ?? []).flatMap((entry) =>
      entry.kind === 'folder' ? this.allFiles({ ...path, folders: [...path.folders, entry.name] }) : [entry],
    );
  }

  #folderOf(program: GemProgram): readonly DiskEntry[] {
    const { programBytes: bytes } = this.#services.desktop;
    return [
      { kind: 'folder', name: dataFolder(program) },
      { kind: 'program', name: `${fileName(program)}.PRG`, bytes, program },
      ...this.#saves.filter((save) => save.program === program),
    ];
  }

  async #savesOf(program: GemProgram): Promise<readonly SaveEntry[]> {
    const { drive } = this.#services;
    if (drive === undefined) return [];
    const names = (await Promise.all((program.fileEndings ?? []).map((ending) => drive.list(ending)))).flat();
    return Promise.all(
      names.map(async (name): Promise<SaveEntry> => {
        const bytes = (await drive.read(name))?.length ?? 0;
        return { kind: 'save', name, bytes, program };
      }),
    );
  }

  #files(broughtOnly: boolean): readonly DiskEntry[] {
    const { cardSheets, desktop } = this.#services;
    const sheets = cardSheets.sheets().filter(({ fromUser }) => fromUser || !broughtOnly);
    const names = new Set<string>();
    const files: DiskEntry[] = [];
    for (const sheet of sheets) {
      if (names.has(sheet.name)) continue;
      names.add(sheet.name);
      files.push({ kind: 'sheet', name: sheet.name, bytes: sheet.bytes, sheet });
    }
    for (const { name, bytes, sound } of desktop.soundFiles()) files.push({ kind: 'sound', name, bytes, sound });
    return files;
  }
}
