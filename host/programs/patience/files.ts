import { SaveError } from '../../core/save.ts';
import { decodePat, encodePat, PatError } from '../../formats/pat.ts';
import { type FileDrives, type FolderEntry, FolderError, parseFilePath } from '../../gem/aes/file-path.ts';
import type { FileChoice } from '../../gem/aes/file-selector.ts';
import type { ProgramDrive, ProgramServices } from '../program.ts';
import type { PatienceDialogs } from './dialogs.ts';
import { FILE_ENDING } from './game-names.ts';
import { OtherGameError, readSavedGame } from './saved.ts';
import type { PatienceSession } from './session.ts';
import type { LoadReason, PatienceTexts } from './texts.ts';

/** Where the files lie: the folder that the desktop shows for the program. */
const DRIVE = 'C';
const FOLDER = 'PATIENCE';
const MASK_PATH = `${DRIVE}:\\${FOLDER}\\*.${FILE_ENDING}`;
const STEM_LENGTH = 8;

/** The drive of the page as the file selector sees it: a hard disk with the program's folder on it. */
class SaveFolder implements FileDrives {
  readonly #drive: ProgramDrive;

  constructor(drive: ProgramDrive) {
    this.#drive = drive;
  }

  letters(): readonly string[] {
    return [DRIVE];
  }

  async list(drive: string, folders: readonly string[]): Promise<readonly FolderEntry[]> {
    if (drive !== DRIVE) throw new FolderError(`${drive}:\\`);
    if (folders.length === 0) return [{ name: FOLDER, folder: true }];
    if (folders.length > 1 || folders[0] !== FOLDER) throw new FolderError(folders.join('\\'));
    return (await this.#drive.list(FILE_ENDING)).map((name) => ({ name, folder: false }));
  }
}

/** Whether the path of a choice is the one folder in which files lie. */
function isSaveFolder({ path }: FileChoice): boolean {
  const { drive, folders } = parseFilePath(path, DRIVE);
  return drive === DRIVE && folders.length === 1 && folders[0] === FOLDER;
}

/** The name that a file gets: capital letters and figures, and always the ending (manual §2.1). Null where none is left. */
export function saveName(typed: string): string | null {
  const [stem] = typed.toUpperCase().split('.');
  const kept = stem.replace(/[^A-Z0-9_]/g, '').slice(0, STEM_LENGTH);
  return kept === '' ? null : `${kept}.${FILE_ENDING}`;
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

/** speichern and laden: files of saved games, chosen in the file selector. */
export class GameFiles {
  readonly #services: ProgramServices;
  readonly #texts: PatienceTexts;
  readonly #session: PatienceSession;
  readonly #dialogs: PatienceDialogs;
  /** The name that is meant where the player types none. */
  #lastName: string | null = null;

  constructor(services: ProgramServices, texts: PatienceTexts, session: PatienceSession, dialogs: PatienceDialogs) {
    this.#services = services;
    this.#texts = texts;
    this.#session = session;
    this.#dialogs = dialogs;
  }

  /** Writes the game to a file; it goes on as it is. @throws TerminationError */
  async save(): Promise<void> {
    const { drive } = this.#services;
    if (drive === undefined) return;
    const proposed = this.#lastName ?? saveName(this.#session.view().game.id) ?? '';
    const name = await this.#choose(drive, this.#texts.saveTitle, proposed);
    if (name === null) return;
    const taken = (await drive.list(FILE_ENDING)).includes(name);
    if (taken && !(await this.#dialogs.askOverwrite(name))) return;
    this.#lastName = name;
    const stored = await drive.write(name, encodePat(this.#session.snapshot())).then(
      () => true,
      () => false,
    );
    if (!stored) await this.#dialogs.notSaved(name);
  }

  /**
   * Goes on with the game of a file that the player chooses.
   *
   * @param fits lays the table out for it
   * @returns whether it is on the table
   * @throws TerminationError
   */
  async load(fits: () => boolean): Promise<boolean> {
    const { drive } = this.#services;
    if (drive === undefined) return false;
    const name = await this.#choose(drive, this.#texts.loadTitle, this.#lastName ?? '');
    return name !== null && this.loadFile(name, fits);
  }

  /** As {@link load}, with a file of this name. */
  async loadFile(name: string, fits: () => boolean): Promise<boolean> {
    const bytes = (await this.#services.drive?.read(name)) ?? null;
    const reason = bytes === null ? 'not-there' : this.#take(bytes, fits);
    if (reason === null) this.#lastName = name;
    else await this.#dialogs.notLoaded(name, reason);
    return reason === null;
  }

  /** Puts the game of a file on the table. @returns why not, or null */
  #take(bytes: Uint8Array, fits: () => boolean): LoadReason | null {
    try {
      const saved = readSavedGame(decodePat(bytes));
      if (saved === null) return 'not-json';
      return this.#session.load(saved, fits) ? null : 'no-cards';
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
    const words = { ...this.#texts.selector, title };
    const choice = await this.#services.gem.aes.fsel_exinput(new SaveFolder(drive), { path: MASK_PATH, words });
    if (choice === null) return null;
    const chosen = saveName(choice.name === '' ? usual : choice.name);
    if (chosen === null || isSaveFolder(choice)) return chosen;
    await this.#dialogs.notHere();
    return null;
  }
}
