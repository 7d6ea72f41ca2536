import type { Language } from '../programs/program.ts';
import { isLanguage } from './i18n.ts';
import type { Fit } from './scale.ts';
import { type Storage, StoreError } from './storage.ts';

/** What the player set for the whole page; null where nothing was set. */
export interface Settings {
  readonly language: Language | null;
  readonly muted: boolean;
  readonly fit: Fit | null;
  /** The screen mode chosen last, of whatever machine. */
  readonly mode: string | null;
}

/** The settings of a first visit. */
export const NO_SETTINGS: Settings = { language: null, muted: false, fit: null, mode: null };

const KEY = 'page/settings';

/** The settings of the last visit; anything that is none counts as not set. */
export async function readSettings(storage: Storage): Promise<Settings> {
  const stored = await storage.readValue(KEY);
  const { language, muted, fit, mode } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    keyof Settings,
    unknown
  >;
  return {
    language: isLanguage(language) ? language : null,
    muted: muted === true,
    fit: fit === 'whole' || fit === 'fill' ? fit : null,
    mode: typeof mode === 'string' ? mode : null,
  };
}

/** Keeps the settings; the storage reports for itself when it cannot. */
export async function writeSettings(storage: Storage, settings: Settings): Promise<void> {
  try {
    await storage.writeValue(KEY, settings);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}
