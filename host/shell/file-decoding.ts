import { type CardSheet, sliceCardSheet } from '../formats/cardset.ts';
import { looksLikeDeck, MAX_DECK_BYTES } from '../formats/deck-text.ts';
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

/** The ending of a saved game that is known by its content alone, and that of orders of cards. */
const SAVE_ENDING = 'PAT';
const DECK_ENDING = 'DCK';

/** The ending of a kept name, without its dot; empty where it has none. */
export const endingOf = (keptName: string): string => /\.([^.]*)$/.exec(keptName)?.[1] ?? '';

/**
 * The ending that a file has on the drive, by its own or by its content; null where it does not belong there: it is, or means
 * to be, neither a saved game nor an order of cards.
 *
 * @param endings those of the files that programs open from the drive, without dots
 */
export function driveEnding(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  endings: ReadonlySet<string>,
): string | null {
  const ending = endingOf(keptName(name));
  if (endings.has(ending)) return ending;
  if (looksLikePat(bytes)) return SAVE_ENDING;
  return looksLikeDeck(bytes) ? DECK_ENDING : null;
}

/**
 * Why the bytes of a file for the drive are of no use there, null where they are; what they say is for its program to judge.
 * All files but orders of cards are saved games in the container of `formats/pat.ts`.
 *
 * @param ending that it has on the drive
 */
export function refusalOnDrive(bytes: Uint8Array, ending: string): Refusal | null {
  if (ending === DECK_ENDING) return bytes.length > MAX_DECK_BYTES ? 'neither' : null;
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
