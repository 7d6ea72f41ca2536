/** Something in a folder; the name has up to 8 characters and, behind a dot, up to 3. */
export interface FolderEntry {
  readonly name: string;
  readonly folder: boolean;
}

/** A folder or drive is not there, or cannot be read. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  readonly path: string;

  constructor(path: string) {
    super(`no folder ${path}`);
    this.path = path;
  }
}

/** The drives of a machine, as the file selector needs them. */
export interface FileDrives {
  /** Letters of the drives that are there, from A to P. */
  letters(): readonly string[];
  /**
   * What a folder holds, in any order.
   *
   * @param drive letter
   * @param folders names from the drive's root to the folder; none is the root
   * @throws FolderError
   */
  list(drive: string, folders: readonly string[]): Promise<readonly FolderEntry[]>;
}

/** A path with a mask, such as `C:\PATIENCE\*.IMG`, in its parts. */
export interface FilePath {
  readonly drive: string;
  readonly folders: readonly string[];
  /** `*` stands for any characters, `?` for one. */
  readonly mask: string;
}

const ALL_FILES = '*.*';

/** Takes a path apart; what is missing becomes the given drive, its root and all files. */
export function parseFilePath(text: string, drive: string): FilePath {
  const found = /^(?:([A-P]):)?(.*)$/.exec(text.trim().toUpperCase());
  const parts = (found?.[2] ?? '').split('\\');
  const mask = parts.pop() ?? '';
  return {
    drive: found?.[1] ?? drive,
    folders: parts.filter((part) => part !== ''),
    mask: mask === '' ? ALL_FILES : mask,
  };
}

export function filePathText({ drive, folders, mask }: FilePath): string {
  return `${drive}:\\${folders.map((folder) => `${folder}\\`).join('')}${mask}`;
}

/** The entries as the list shows them: all folders, then the files of the mask, each by name. */
export function listed(entries: readonly FolderEntry[], mask: string): readonly FolderEntry[] {
  const shown = entries.filter(({ name, folder }) => folder || fitsMask(name, mask));
  return shown.toSorted((a, b) => {
    if (a.folder !== b.folder) return a.folder ? -1 : 1;
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
  });
}

/** Stem and ending are matched each by itself, so that `*.*` takes names without an ending too. */
function fitsMask(name: string, mask: string): boolean {
  const [stem, ending = ''] = name.split('.');
  const [stemMask, endingMask = ''] = mask.split('.');
  return fits(stem, stemMask) && fits(ending, endingMask);
}

function fits(text: string, mask: string): boolean {
  const pattern = mask
    .replace(/[\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.?');
  return new RegExp(`^${pattern}$`, 'u').test(text);
}
