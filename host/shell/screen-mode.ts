import { isScreenSize, type ScreenSize } from '../hardware/atari-st/modes.ts';
import type { TextKey } from './i18n.ts';

/** The screen modes that the page has a name for (CLI, "Modes"). */
export type ModeName = TextKey extends infer Key ? (Key extends `mode.${infer Name}` ? Name : never) : never;

/** A screen mode that a program can run in. */
export interface ModeOffer {
  readonly name: ModeName;
  /** What can be chosen beside it: the size of the screen, or whether it has the colours of the STE. */
  readonly option: 'size' | 'ste' | null;
  /** Its size, or the usual one where there is a choice. */
  readonly size: ScreenSize;
}

/** The screen that a program runs on, one of those that are offered. */
export interface ScreenChoice {
  readonly mode: ModeName;
  readonly size: ScreenSize;
  /** Colours of the STE; false where the mode has no choice. */
  readonly ste: boolean;
}

/** What somebody wants of the screen: the address, or the player in an earlier visit. Null counts for nothing. */
export interface ScreenWish {
  /** Name of a mode, whether there is one or not. */
  readonly mode: string | null;
  readonly size: ScreenSize | null;
  readonly ste: boolean | null;
}

/** Sizes of the large screen that are offered by name: those that monitors of the time had, and two of today's. */
export const USUAL_SIZES: readonly ScreenSize[] = [
  { width: 1024, height: 768 },
  { width: 1280, height: 1024 },
  { width: 1600, height: 1200 },
  { width: 1920, height: 1080 },
];

/** Whether both are as wide and as high. */
export const sameSize = (a: ScreenSize, b: ScreenSize): boolean => a.width === b.width && a.height === b.height;

/** Whether a program on the one is as well off on the other: mode, size and colours agree. */
export const sameScreen = (a: ScreenChoice, b: ScreenChoice): boolean =>
  a.mode === b.mode && a.ste === b.ste && sameSize(a.size, b.size);

/** The offer of a mode; of the usual one where there is none of that name. */
export function offerOf(offers: readonly ModeOffer[], mode: string): ModeOffer {
  return offers.find(({ name }) => name === mode) ?? offers[0];
}

/** The value of the first wish that has one. */
function first<T>(values: readonly (T | null)[]): T | null {
  return values.find((value) => value !== null) ?? null;
}

/**
 * The screen that a program runs on.
 *
 * @param offers modes it can run in, its usual one first
 * @param wishes the most important first; modes that are not offered and sizes that no screen has count for nothing
 */
export function chooseScreen(offers: readonly ModeOffer[], ...wishes: readonly ScreenWish[]): ScreenChoice {
  const wanted = wishes.find(({ mode }) => offers.some(({ name }) => name === mode))?.mode ?? offers[0].name;
  const offer = offerOf(offers, wanted);
  const sizes = wishes.map(({ size }) => (size !== null && isScreenSize(size) ? size : null));
  return {
    mode: offer.name,
    size: (offer.option === 'size' ? first(sizes) : null) ?? offer.size,
    ste: offer.option === 'ste' && first(wishes.map(({ ste }) => ste)) === true,
  };
}
