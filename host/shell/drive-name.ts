import { keptName } from './file-decoding.ts';

const STEM_LENGTH = 8;
/** The name of a file that has nothing in its own that a drive can write. */
const NAMELESS = 'FILE';

/** Letters without their marks, figures and low lines of a text in capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/[^A-Z0-9_]/g, '');

/**
 * The name that a file gets on the drive, as TOS writes names: 1 to 8 characters and an ending.
 *
 * @param fileName as the player's own system knows it; its ending counts for nothing
 * @param ending the one that it gets, without a dot
 * @param taken whether a name is another file's; such a file is numbered
 */
export function driveName(fileName: string, ending: string, taken: (name: string) => boolean): string {
  const stem = plain(keptName(fileName).replace(/(.)\.[^.]*$/, '$1')) || NAMELESS;
  const named = (mark: string): string => `${stem.slice(0, STEM_LENGTH - mark.length)}${mark}.${ending}`;
  let name = named('');
  for (let copy = 2; taken(name); copy++) name = named(String(copy));
  return name;
}
