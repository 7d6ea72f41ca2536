import { FILE_LIMIT_MB, type Refusal } from './file-decoding.ts';
import type { IncomingFile } from './file-library.ts';

/** What is known of files before they are decoded: their bytes, or why there are none. */
export interface ReadFiles {
  readonly files: readonly IncomingFile[];
  readonly refused: readonly { readonly name: string; readonly refusal: Refusal }[];
}

/** Cards and sounds in a dropped folder. Other files in it were not meant, unless a program opens such. */
const CARDS_AND_SOUNDS = /\.(x?img|hsn)$/i;

/** Whether a file of a dropped folder is worth a look, by its name. */
type Wanted = (name: string) => boolean;

/** Reads files; too large ones are not read at all. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const read: IncomingFile[] = [];
  const refused: { name: string; refusal: Refusal }[] = [];
  for (const file of files) {
    if (file.size > FILE_LIMIT_MB * 1024 * 1024) {
      refused.push({ name: file.name, refusal: 'too-large' });
      continue;
    }
    try {
      read.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    } catch {
      refused.push({ name: file.name, refusal: 'unreadable' });
    }
  }
  return { files: read, refused };
}

/**
 * The files of a drop. Folders are opened: a player may drop the whole folder of the original. One that cannot be read
 * counts as empty.
 */
async function droppedFiles(transfer: DataTransfer, wanted: Wanted): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const folders = entries.filter((entry) => entry?.isDirectory) as FileSystemDirectoryEntry[];
  const names = new Set(folders.map(({ name }) => name));
  const inside = await Promise.all(folders.map((folder) => filesInFolder(folder, wanted).catch(() => [])));
  return [...plain.filter(({ name }) => !names.has(name)), ...inside.flat()];
}

async function filesInFolder(folder: FileSystemDirectoryEntry, wanted: Wanted): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return files;
    for (const entry of entries) {
      if (entry.isDirectory) files.push(...(await filesInFolder(entry as FileSystemDirectoryEntry, wanted)));
      else if (wanted(entry.name)) files.push(await fileOf(entry as FileSystemFileEntry));
    }
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files dropped anywhere in the window, margins and open dialogs included. No drop ever leads away from the page.
 *
 * @param veil shown as long as files hang over the window
 * @param opened whether programs open files of a name; of folders only those are taken, and cards and sounds
 * @param take gets the dropped files
 */
export function acceptDrops(veil: HTMLElement, opened: Wanted, take: (files: readonly File[]) => void): void {
  const wanted: Wanted = (name) => CARDS_AND_SOUNDS.test(name) || opened(name);
  const unveil = (): void => void veil.togglePopover?.(false);
  window.addEventListener('dragenter', (event) => {
    if (carriesFiles(event)) veil.togglePopover?.(true);
  });
  window.addEventListener('dragover', (event) => {
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = carriesFiles(event) ? 'copy' : 'none';
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) unveil();
  });
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    unveil();
    if (event.dataTransfer === null || !carriesFiles(event)) return;
    void droppedFiles(event.dataTransfer, wanted).then(take);
  });
}

/** Lets the player choose files in the system's own dialog. */
export function chooseFiles(take: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => take([...(input.files ?? [])]));
  input.click();
}
