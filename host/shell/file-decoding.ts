import { type CardSheet, sliceCardSheet } from '../formats/cardset.ts';
import { identifyFile } from '../formats/file-kind.ts';
import { FormatError } from '../formats/format-error.ts';
import { type DecodedSound, decodeHsn } from '../formats/hsn.ts';
import { type DecodedImage, decodeImg } from '../formats/img.ts';
import { decodePat, looksLikePat, PatError } from '../formats/pat.ts';
import type { Texts } from './i18n.ts';

/** A file the player brought, or one of the project's own, ready for use. */
export type LoadedFile =
  | { readonly kind: 'sheet'; readonly name: string; readonly bytes: number; readonly sheet: CardSheet }
  | { readonly kind: 'sound'; readonly name: string; readonly bytes: number; readonly sound: DecodedSound };

/** Why a file is not used. */
export type Refusal = FormatError | PatError | 'neither' | 'unreadable' | 'too-large';

/** The largest file that is read at all. */
export const FILE_LIMIT_MB = 32;

/** The name that a file is kept under, as on an Atari disk: no folder, capital letters. */
export function keptName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toUpperCase();
}

/** The name that a program knows a sound by: the file's, without its ending. */
export const soundName = (keptName: string): string => keptName.replace(/\.[^.]*$/, '');

/** Ending of the files that go to the drive: saved games of Patience. */
export const SAVE_ENDING = 'PAT';

/** Whether a file is, or means to be, a saved game: by its content or by its ending. */
export function isSavedGame({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): boolean {
  return looksLikePat(bytes) || keptName(name).endsWith(`.${SAVE_ENDING}`);
}

/** Why the bytes of a saved game are none, null where they are one; what it says is for its program to judge. */
export function refusalOfSave(bytes: Uint8Array): PatError | null {
  try {
    decodePat(bytes);
    return null;
  } catch (error) {
    if (error instanceof PatError) return error;
    throw error;
  }
}

/** The reason of the decoder, or the decoded thing. */
function attempt<T>(decode: () => T): T | FormatError {
  try {
    return decode();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** What can be said of bytes that are neither a picture nor a sound by their looks. */
function refusalOfUnknown(bytes: Uint8Array): Refusal {
  const asSound = attempt(() => decodeHsn(bytes));
  if (asSound instanceof FormatError && asSound.reason.startsWith('is-')) return asSound;
  const asImage: DecodedImage | FormatError = attempt(() => decodeImg(bytes));
  return asImage instanceof FormatError && asImage.reason === 'disk-image' ? asImage : 'neither';
}

/**
 * Finds out by its content what a file is, and decodes it.
 *
 * @param name file name; decides only where the content does not
 */
export function decodeFile(name: string, bytes: Uint8Array): LoadedFile | Refusal {
  const kept = keptName(name);
  const kind = identifyFile(kept, bytes);
  if (kind === 'unknown') return refusalOfUnknown(bytes);
  if (kind === 'hsn') {
    const sound = attempt(() => decodeHsn(bytes));
    return sound instanceof FormatError ? sound : { kind: 'sound', name: kept, bytes: bytes.length, sound };
  }
  const sheet = attempt(() => sliceCardSheet(decodeImg(bytes)));
  return sheet instanceof FormatError ? sheet : { kind: 'sheet', name: kept, bytes: bytes.length, sheet };
}

/** A refusal in the player's language. */
export function refusalText(refusal: Refusal, texts: Texts): string {
  if (typeof refusal === 'string') {
    if (refusal === 'neither') return `${texts.say('format.neither')}.`;
    return texts.say(`files.${refusal}`, { limit: FILE_LIMIT_MB });
  }
  const format = refusal instanceof PatError ? 'pat' : refusal.format;
  const reason = texts.say(`reason.${refusal.reason}`);
  const placed = refusal.offset === 0 ? reason : texts.say('files.place', { reason, offset: refusal.offset });
  return `${texts.say(`format.${format}`)}: ${placed}.`;
}
