import { contains } from '../vdi/rect.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { graf_slidebox } from './drag.ts';
import { BUTTON, type Events, REPEAT_MS } from './events.ts';
import {
  type FileDrives,
  type FilePath,
  type FolderEntry,
  FolderError,
  filePathText,
  listed,
  parseFilePath,
} from './file-path.ts';
import {
  DRIVE_LETTERS,
  type FileSelectorWords,
  FS_OBJECT,
  fieldName,
  fileSelectorTree,
  GERMAN_WORDS,
  LIST_ROWS,
  nameOfField,
  rowText,
} from './file-selector-tree.ts';
import { DOUBLE_CLICKED, Form } from './form.ts';
import { objc_change, objc_draw } from './object-draw.ts';
import { objectRect } from './object-tree.ts';
import { OB_STATE, type ObjectTree } from './objects.ts';

/** What the player has chosen: a path with its mask and a name, which may be empty. */
export interface FileChoice {
  readonly path: string;
  readonly name: string;
}

/** What the file selector begins with. */
export interface FileQuestion {
  /** `C:\FOLDER\*.IMG`; a missing drive is the first one there is. */
  readonly path: string;
  readonly name?: string;
  /** Default: that of TOS. */
  readonly words?: Partial<FileSelectorWords>;
}

/** The file selector: lists folders, changes drives, takes a name from the list or the keyboard. */
export class FileSelector {
  readonly tree: ObjectTree;
  readonly #vdi: Workstation;
  readonly #events: Events;
  readonly #drives: FileDrives;
  #path: FilePath;
  #entries: readonly FolderEntry[] = [];
  /** Number of the entry in the first line of the list. */
  #first = 0;

  constructor(vdi: Workstation, events: Events, drives: FileDrives, question: FileQuestion) {
    this.#vdi = vdi;
    this.#events = events;
    this.#drives = drives;
    this.#path = parseFilePath(question.path, drives.letters()[0] ?? DRIVE_LETTERS[0]);
    this.tree = fileSelectorTree(vdi.cell, { ...GERMAN_WORDS, ...question.words });
    this.#setText(FS_OBJECT.name, fieldName(question.name ?? ''));
  }

  /** Reads the first folder and fills in the box, which is not drawn yet. */
  async prepare(): Promise<void> {
    await this.#read(this.#path);
  }

  /** Runs the drawn box. @returns null where the player cancelled @throws TerminationError */
  async run(): Promise<FileChoice | null> {
    for (;;) {
      const result = await new Form(this.#vdi, this.#events, this.tree).run(FS_OBJECT.name);
      const object = result & ~DOUBLE_CLICKED;
      if (object === FS_OBJECT.cancel) return null;
      const chosen = await this.#work(object, (result & DOUBLE_CLICKED) !== 0);
      if (chosen) return { path: filePathText(this.#path), name: nameOfField(this.#text(FS_OBJECT.name)) };
    }
  }

  /** Does what an object is for. @returns whether the choice is made */
  async #work(object: number, twice: boolean): Promise<boolean> {
    const { drive, folders, mask } = this.#path;
    if (object === FS_OBJECT.ok) {
      if (this.#text(FS_OBJECT.path) === filePathText(this.#path)) return true;
      objc_change(this.#vdi, this.tree, FS_OBJECT.ok, this.tree[FS_OBJECT.ok].state & ~OB_STATE.SELECTED);
      await this.#show(parseFilePath(this.#text(FS_OBJECT.path), drive));
    } else if (object === FS_OBJECT.closer) {
      await this.#show({ drive, folders: folders.slice(0, -1), mask });
    } else if (object === FS_OBJECT.mask) {
      await this.#show(parseFilePath(this.#text(FS_OBJECT.path), drive));
    } else if (object >= FS_OBJECT.firstRow && object < FS_OBJECT.firstRow + LIST_ROWS) {
      return this.#take(object - FS_OBJECT.firstRow, twice);
    } else if (object >= FS_OBJECT.firstDrive && object < FS_OBJECT.firstDrive + DRIVE_LETTERS.length) {
      await this.#show({ drive: DRIVE_LETTERS[object - FS_OBJECT.firstDrive], folders: [], mask });
    } else {
      await this.#scroll(object, twice ? 2 : 1);
    }
    return false;
  }

  /** A click on a line: opens a folder, or puts a file into the name field; twice chooses it. */
  async #take(row: number, twice: boolean): Promise<boolean> {
    const entry = this.#entries[this.#first + row];
    if (entry === undefined) return false;
    if (entry.folder) {
      const { drive, folders, mask } = this.#path;
      await this.#show({ drive, folders: [...folders, entry.name], mask });
      return false;
    }
    this.#setText(FS_OBJECT.name, fieldName(entry.name));
    this.#fillList();
    for (const object of [FS_OBJECT.name, FS_OBJECT.list]) objc_draw(this.#vdi, this.tree, object);
    return twice;
  }

  /** Moves the slider with the mouse, or scrolls as long as the button is held on an arrow or the track. */
  async #scroll(object: number, clicks: number): Promise<void> {
    if (object === FS_OBJECT.slider) return this.#slide();
    for (let times = clicks; ; times = 1) {
      this.#scrollTo(this.#first + times * this.#stepAt(object));
      const released = { mask: BUTTON.left, state: 0, clicks: 1 } as const;
      const { timer } = await this.#events.multi({ button: released, timer: REPEAT_MS }, null);
      if (timer !== true) return;
    }
  }

  /** Lines by which an arrow or the track scrolls with the mouse where it is now: towards it, as seen from the slider. */
  #stepAt(object: number): number {
    const { mouse } = this.#events;
    if (!contains(objectRect(this.tree, object), mouse.x, mouse.y)) return 0;
    if (object === FS_OBJECT.upArrow) return -1;
    if (object === FS_OBJECT.downArrow) return 1;
    const slider = objectRect(this.tree, FS_OBJECT.slider);
    if (object !== FS_OBJECT.track || contains(slider, mouse.x, mouse.y)) return 0;
    return mouse.y < slider.y ? -LIST_ROWS : LIST_ROWS;
  }

  async #slide(): Promise<void> {
    const [track, slider] = [FS_OBJECT.track, FS_OBJECT.slider].map((object) => objectRect(this.tree, object));
    const position = await graf_slidebox(this.#vdi, this.#events, track, slider, this.#events.mouse, 'vertical');
    if (position !== null) this.#scrollTo(Math.round((position * this.#last) / 1000));
  }

  /** The entry in the first line when the end of the list shows. */
  get #last(): number {
    return Math.max(0, this.#entries.length - LIST_ROWS);
  }

  #scrollTo(target: number): void {
    const first = Math.max(0, Math.min(this.#last, target));
    if (first === this.#first) return;
    this.#first = first;
    this.#fillList();
    for (const part of [FS_OBJECT.list, FS_OBJECT.bar]) objc_draw(this.#vdi, this.tree, part);
  }

  /** Goes to another folder and draws what that changes. */
  async #show(path: FilePath): Promise<void> {
    await this.#read(path);
    const { path: field, mask, drives, list, bar } = FS_OBJECT;
    for (const object of [field, mask, drives, list, bar]) objc_draw(this.#vdi, this.tree, object);
  }

  /** Reads a folder; one that is not there has nothing in it. */
  async #read(path: FilePath): Promise<void> {
    this.#path = path;
    this.#first = 0;
    this.#entries = listed(await this.#contents(path), path.mask);
    this.#setText(FS_OBJECT.path, filePathText(path));
    this.#setText(FS_OBJECT.mask, path.mask);
    const present = this.#drives.letters();
    [...DRIVE_LETTERS].forEach((letter, i) => {
      const state = letter === path.drive ? OB_STATE.SELECTED : 0;
      this.tree[FS_OBJECT.firstDrive + i].state = present.includes(letter) ? state : OB_STATE.DISABLED;
    });
    this.#fillList();
  }

  async #contents({ drive, folders }: FilePath): Promise<readonly FolderEntry[]> {
    try {
      return await this.#drives.list(drive, folders);
    } catch (error) {
      if (error instanceof FolderError) return [];
      throw error;
    }
  }

  /** Fills the lines, marks the one whose name stands in the name field, and places the slider. */
  #fillList(): void {
    const chosen = nameOfField(this.#text(FS_OBJECT.name));
    for (let row = 0; row < LIST_ROWS; row++) {
      const entry = this.#entries[this.#first + row] ?? null;
      this.#setText(FS_OBJECT.firstRow + row, rowText(entry));
      const marked = entry !== null && !entry.folder && entry.name === chosen;
      this.tree[FS_OBJECT.firstRow + row].state = marked ? OB_STATE.SELECTED : 0;
    }
    const track = this.tree[FS_OBJECT.track].h;
    const beyond = this.#last;
    const shown = Math.trunc((track * LIST_ROWS) / (LIST_ROWS + beyond));
    const slider = this.tree[FS_OBJECT.slider];
    slider.h = Math.max(this.#vdi.cell.h, shown);
    slider.y = beyond === 0 ? 0 : Math.trunc(((track - slider.h) * this.#first) / beyond);
  }

  #text(object: number): string {
    const { [object]: field } = this.tree;
    return 'ted' in field ? field.ted.text : '';
  }

  #setText(object: number, text: string): void {
    const { [object]: field } = this.tree;
    if ('ted' in field) field.ted.text = text;
  }
}
