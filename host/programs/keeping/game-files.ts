import { SaveError } from '../../core/save.ts';
import { decodePat, encodePat, PatError, type PatReason } from '../../formats/pat.ts';
import { type FileDrives, type FolderEntry, FolderError, parseFilePath } from '../../gem/aes/file-path.ts';
import type { FileChoice } from '../../gem/aes/file-selector.ts';
import type { FileSelectorWords } from '../../gem/aes/file-selector-tree.ts';
import type { GemServices, ProgramDrive } from '../program.ts';
import { OtherGameError } from './other-game-error.ts';

/** Why a file cannot be loaded: it is no saved game, or what it holds is none that the program plays. */
export type LoadReason = PatReason | 'not-there' | 'other-game' | 'cannot-play' | 'no-cards';

/** What the file selector says. */
export interface FileTexts {
  readonly saveTitle: string;
  readonly loadTitle: string;
  readonly selector: Omit<FileSelectorWords, 'title'>;
}

/** What is asked and told of files. All of it may throw TerminationError. */
export interface FileBoxes {
  askOverwrite(file: string): Promise<boolean>;
  notSaved(file: string): Promise<void>;
  /** No file can be called what was typed. */
  noName(typed: string): Promise<void>;
  /** Files lie in one folder only. */
  notHere(): Promise<void>;
  notLoaded(file: string, reason: LoadReason): Promise<void>;
}

/** The game that is written to files and read from them. */
export interface FiledGame {
  /** What a file is called where the player gives it no name. */
  readonly fileName: string;
  /** The game as a file holds it. */
  snapshot(): unknown;
  /**
   * Goes on with the game of a file.
   *
   * @param stored what the file holds
   * @param fits lays the table out for it
   * @returns why not, null where it is on the table
   * @throws OtherGameError, SaveError; the present game goes on
   */
  load(stored: unknown, fits: () => boolean): LoadReason | null;
}

/** Where the files lie: the folder that the desktop shows for the program. */
const DRIVE = 'C';
const STEM_LENGTH = 8;

/** The folder of a program, and the ending of its files. */
export interface FilePlace {
  readonly folder: string;
  readonly ending: string;
}

/** The drive of the page as the file selector sees it: a hard disk with the program's folder on it. */
class SaveFolder implements FileDrives {
  readonly #drive: ProgramDrive;
  readonly #place: FilePlace;

  constructor(drive: ProgramDrive, place: FilePlace) {
    this.#drive = drive;
    this.#place = place;
  }

  letters(): readonly string[] {
    return [DRIVE];
  }

  async list(drive: string, folders: readonly string[]): Promise<readonly FolderEntry[]> {
    if (drive !== DRIVE) throw new FolderError(`${drive}:\\`);
    const { folder, ending } = this.#place;
    if (folders.length === 0) return [{ name: folder, folder: true }];
    if (folders.length > 1 || folders[0] !== folder) throw new FolderError(folders.join('\\'));
    return (await this.#drive.list(ending)).map((name) => ({ name, folder: false }));
  }
}

/** Whether the path of a choice is the one folder in which files lie. */
function isSaveFolder({ path }: FileChoice, folder: string): boolean {
  const { drive, folders } = parseFilePath(path, DRIVE);
  return drive === DRIVE && folders.length === 1 && folders[0] === folder;
}

/** The name that a file gets: capital letters and figures, and always the ending (manual §2.1). Null where none is left. */
export function saveName(typed: string, ending: string): string | null {
  const [stem] = typed.toUpperCase().split('.');
  const kept = stem.replace(/[^A-Z0-9_]/g, '').slice(0, STEM_LENGTH);
  return kept === '' ? null : `${kept}.${ending}`;
}

/** What the core says of a game that it cannot restore, where it is not the moves that are wrong. */
const SAVE_REASONS: Readonly<Record<string, LoadReason>> = {
  'not-a-save': 'not-json',
  'other-version': 'unknown-version',
};

/** Why a file cannot be loaded. @throws what is no fault of the file */
function reasonOf(error: unknown): LoadReason {
  if (error instanceof PatError) return error.reason;
  if (error instanceof OtherGameError) return 'other-game';
  if (error instanceof SaveError) return SAVE_REASONS[error.reason] ?? 'cannot-play';
  throw error;
}

/** What files have to do with. */
export interface FileParts {
  readonly services: GemServices;
  readonly place: FilePlace;
  readonly texts: FileTexts;
  readonly boxes: FileBoxes;
  readonly game: FiledGame;
}

/** Save and load: files of saved games, chosen in the file selector. */
export class GameFiles {
  readonly #parts: FileParts;
  /** The name that is meant where the player types none. */
  #lastName: string | null = null;

  constructor(parts: FileParts) {
    this.#parts = parts;
  }

  /** Writes the game to a file; it goes on as it is. @throws TerminationError */
  async save(): Promise<void> {
    const { services, place, texts, boxes, game } = this.#parts;
    const { drive } = services;
    if (drive === undefined) return;
    const proposed = this.#lastName ?? saveName(game.fileName, place.ending) ?? '';
    const name = await this.#choose(drive, texts.saveTitle, proposed);
    if (name === null) return;
    const taken = (await drive.list(place.ending)).includes(name);
    if (taken && !(await boxes.askOverwrite(name))) return;
    this.#lastName = name;
    const stored = await drive.write(name, encodePat(game.snapshot())).then(
      () => true,
      () => false,
    );
    if (!stored) await boxes.notSaved(name);
  }

  /**
   * Goes on with the game of a file that the player chooses.
   *
   * @param fits lays the table out for it
   * @returns whether it is on the table
   * @throws TerminationError
   */
  async load(fits: () => boolean): Promise<boolean> {
    const { services, texts } = this.#parts;
    if (services.drive === undefined) return false;
    const name = await this.#choose(services.drive, texts.loadTitle, this.#lastName ?? '');
    return name !== null && this.loadFile(name, fits);
  }

  /** As {@link load}, with a file of this name. */
  async loadFile(name: string, fits: () => boolean): Promise<boolean> {
    const { services, boxes } = this.#parts;
    const bytes = (await services.drive?.read(name)) ?? null;
    const reason = bytes === null ? 'not-there' : this.#take(bytes, fits);
    if (reason === null) this.#lastName = name;
    else await boxes.notLoaded(name, reason);
    return reason === null;
  }

  /** Puts the game of a file on the table. @returns why not, or null */
  #take(bytes: Uint8Array, fits: () => boolean): LoadReason | null {
    try {
      return this.#parts.game.load(decodePat(bytes), fits);
    } catch (error) {
      return reasonOf(error);
    }
  }

  /**
   * The line for the name begins empty, so that what is typed is the whole name.
   *
   * @param usual the name that is meant where the line stays empty
   * @returns the name of a file in the program's folder, null where the player wants none
   */
  async #choose(drive: ProgramDrive, title: string, usual: string): Promise<string | null> {
    const { services, place, texts, boxes } = this.#parts;
    const words = { ...texts.selector, title };
    const path = `${DRIVE}:\\${place.folder}\\*.${place.ending}`;
    const choice = await services.gem.aes.fsel_exinput(new SaveFolder(drive, place), { path, words });
    if (choice === null) return null;
    const chosen = saveName(choice.name === '' ? usual : choice.name, place.ending);
    if (chosen !== null && isSaveFolder(choice, place.folder)) return chosen;
    await (chosen === null ? boxes.noName(choice.name) : boxes.notHere());
    return null;
  }
}
