import type { ProgramDrive } from '../programs/program.ts';
import { download } from './download.ts';
import type { Drive } from './drive.ts';
import { driveEnding, endingOf, keptName, type Refusal, refusalOnDrive } from './file-decoding.ts';
import type { IncomingFile } from './file-library.ts';
import type { Texts } from './i18n.ts';
import type { Notice, Notices } from './notices.ts';
import { programAddress } from './route.ts';
import { savesPanelPart } from './saves-panel.ts';
import { unlessReported } from './storage.ts';

/** A program that can open files of the drive, as the page knows it. */
export interface SaveProgram {
  readonly id: string;
  readonly title: string;
  /** Endings of those files, without dots. */
  readonly fileEndings?: readonly string[];
}

/** A file that is not taken. */
export interface RefusedSave {
  readonly name: string;
  readonly refusal: Refusal;
}

/** Saved games on their way between programs, the drive and the player's own disk, and what the page says of that. */
export class SavedGames {
  readonly #drive: Drive;
  readonly #notices: Notices;
  readonly #texts: Texts;
  readonly #programs: readonly SaveProgram[];
  /** Endings of the files that the programs open. */
  readonly #endings: ReadonlySet<string>;

  /** @param programs those of the shelf */
  constructor(drive: Drive, notices: Notices, texts: Texts, programs: readonly SaveProgram[]) {
    this.#drive = drive;
    this.#notices = notices;
    this.#texts = texts;
    this.#programs = programs;
    this.#endings = new Set(programs.flatMap(({ fileEndings = [] }) => fileEndings));
  }

  /** Whether a file belongs on the drive. */
  wants(file: IncomingFile): boolean {
    return driveEnding(file, this.#endings) !== null;
  }

  /** Whether the name of a file says that it belongs on the drive. */
  knows(name: string): boolean {
    return this.#endings.has(endingOf(keptName(name)));
  }

  /**
   * The drive for a program.
   *
   * @param hears whether the program is still the one that the player sees
   */
  lend(hears: () => boolean): ProgramDrive {
    const drive = this.#drive;
    return {
      list: (ending) => drive.list(ending),
      read: async (name) => (await drive.read(name))?.bytes ?? null,
      write: (name, bytes) => this.#write(name, bytes),
      remove: (name) => drive.remove(name),
      onArrival: (listener) =>
        drive.onArrival((name) => {
          if (hears()) listener(name);
        }),
    };
  }

  /** Puts files of the player's that belong there on the drive. @returns those that are of no use on it */
  async take(files: readonly IncomingFile[]): Promise<readonly RefusedSave[]> {
    const refused: RefusedSave[] = [];
    const names: string[] = [];
    for (const file of files) {
      const ending = driveEnding(file, this.#endings);
      if (ending === null) continue;
      const refusal = refusalOnDrive(file.bytes, ending);
      if (refusal === null) names.push(await this.#drive.bring(file, ending));
      else refused.push({ name: file.name, refusal });
    }
    if (names.length > 0) this.#tellArrived(names);
    return refused;
  }

  /** The list of them, for the panel of files. */
  panelPart(): readonly HTMLElement[] {
    return savesPanelPart(this.#drive.entries, this.#texts, {
      download: (name) => void this.#download(name),
      remove: (name) => void this.#remove(name),
    });
  }

  /** Reads the list anew. */
  refresh(): Promise<void> {
    return this.#drive.refresh();
  }

  /** Runs `listener` after every change of the list. */
  onChange(listener: () => void): void {
    this.#drive.onChange(listener);
  }

  async #download(name: string): Promise<void> {
    const file = await this.#drive.read(name);
    if (file !== null) download(name, file.bytes);
  }

  /** Deletes a file, and brings it back where the player did not mean that. */
  async #remove(name: string): Promise<void> {
    const file = await this.#drive.read(name);
    await unlessReported(this.#drive.remove(name));
    if (file === null) return;
    this.#notices.show({
      subject: 'saves',
      weight: 'news',
      text: this.#texts.say('files.deleted', { name }),
      action: {
        label: this.#texts.say('files.restore'),
        run: () => {
          this.#notices.close('saves');
          void unlessReported(this.#drive.write(name, file.bytes));
        },
      },
    });
  }

  /** What a program saves; where it cannot be stored, the player can still have it as a file. */
  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const action = { label: this.#texts.say('files.download'), run: () => download(name, bytes) };
    const tell = (key: 'files.saved' | 'files.not-saved', weight: 'news' | 'trouble'): void =>
      this.#notices.show({ subject: `saved ${name}`, weight, text: this.#texts.say(key, { name }), action });
    try {
      await this.#drive.write(name, bytes);
    } catch (error) {
      tell('files.not-saved', 'trouble');
      throw error;
    }
    tell('files.saved', 'news');
  }

  #tellArrived(names: readonly string[]): void {
    const text = this.#texts.say('files.arrived', { names: names.join(', ') });
    const action = this.#drive.heard ? undefined : this.#openAction(names[names.length - 1]);
    this.#notices.show({ subject: 'saves', weight: 'news', text, action });
  }

  /** What the player can do with a file that no program has heard of. */
  #openAction(name: string): Notice['action'] {
    const program = this.#programs.find(({ fileEndings = [] }) => fileEndings.includes(endingOf(name)));
    if (program === undefined) return undefined;
    return {
      label: this.#texts.say('files.open', { title: program.title }),
      run: () => {
        this.#notices.close('saves');
        this.#drive.offer(name);
        location.hash = programAddress(program.id);
      },
    };
  }
}
