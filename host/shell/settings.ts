import type { Language } from '../programs/program.ts';
import { isLanguage } from './i18n.ts';
import type { Fit } from './scale.ts';
import { type Storage, StoreError } from './storage.ts';

/** What the player set for the whole page; null where nothing was set. */
export interface Settings {
  readonly language: Language | null;
  readonly muted: boolean;
  readonly fit: Fit | null;
}

const KEY = 'page/settings';

/** The settings of the last visit; anything that is none counts as not set. */
export async function readSettings(storage: Storage): Promise<Settings> {
  const stored = await storage.readValue(KEY);
  const { language, muted, fit } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    keyof Settings,
    unknown
  >;
  return {
    language: isLanguage(language) ? language : null,
    muted: muted === true,
    fit: fit === 'whole' || fit === 'fill' ? fit : null,
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
