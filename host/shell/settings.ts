import { isScreenSize, type ScreenSize } from '../hardware/atari-st/modes.ts';
import type { Language } from '../programs/program.ts';
import { isLanguage } from './i18n.ts';
import type { Fit } from './scale.ts';
import type { ScreenWish } from './screen-mode.ts';
import { type Storage, unlessReported } from './storage.ts';

/** What the player set for the whole page; null where nothing was set. */
export interface Settings extends ScreenWish {
  readonly language: Language | null;
  readonly muted: boolean;
  readonly fit: Fit | null;
  /** The screen mode chosen last, of whatever machine. */
  readonly mode: string | null;
  /** The size of the large screen chosen last. */
  readonly size: ScreenSize | null;
  readonly ste: boolean;
}

/** The settings of a first visit. */
export const NO_SETTINGS: Settings = { language: null, muted: false, fit: null, mode: null, size: null, ste: false };

const KEY = 'page/settings';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readSize(value: unknown): ScreenSize | null {
  if (!isRecord(value) || typeof value.width !== 'number' || typeof value.height !== 'number') return null;
  const size = { width: value.width, height: value.height };
  return isScreenSize(size) ? size : null;
}

/** The settings of the last visit; anything that is none counts as not set. */
export async function readSettings(storage: Storage): Promise<Settings> {
  const stored = await storage.readValue(KEY);
  const { language, muted, fit, mode, size, ste } = isRecord(stored) ? stored : {};
  return {
    language: isLanguage(language) ? language : null,
    muted: muted === true,
    fit: fit === 'whole' || fit === 'fill' ? fit : null,
    mode: typeof mode === 'string' ? mode : null,
    size: readSize(size),
    ste: ste === true,
  };
}

/** Keeps the settings; the storage reports for itself when it cannot. */
export async function writeSettings(storage: Storage, settings: Settings): Promise<void> {
  await unlessReported(storage.writeValue(KEY, settings));
}
