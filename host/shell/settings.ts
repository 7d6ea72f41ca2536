import { isScreenSize, type ScreenSize } from '../hardware/atari-st/modes.ts';
import type { Language } from '../programs/program.ts';
import { isLanguage } from './i18n.ts';
import type { Fit } from './scale.ts';
import type { ModeOffer, ScreenWish } from './screen-mode.ts';
import { type Storage, unlessReported } from './storage.ts';

/** What the player set for the whole page; null where nothing was set. */
export interface Settings {
  readonly language: Language | null;
  readonly muted: boolean;
  readonly fit: Fit | null;
  /** The screen modes chosen last, at most one of each machine. */
  readonly modes: readonly string[];
  /** The size of the large screen chosen last. */
  readonly size: ScreenSize | null;
  readonly ste: boolean;
}

/** The settings of a first visit. */
export const NO_SETTINGS: Settings = { language: null, muted: false, fit: null, modes: [], size: null, ste: false };

const KEY = 'page/settings';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readSize(value: unknown): ScreenSize | null {
  if (!isRecord(value) || typeof value.width !== 'number' || typeof value.height !== 'number') return null;
  const size = { width: value.width, height: value.height };
  return isScreenSize(size) ? size : null;
}

/** The modes that were chosen; earlier versions of the page kept one alone, of the Atari ST. */
function readModes(modes: unknown, mode: unknown): readonly string[] {
  const kept = Array.isArray(modes) ? modes : [mode];
  return kept.filter((name) => typeof name === 'string');
}

/** The settings of the last visit; anything that is none counts as not set. */
export async function readSettings(storage: Storage): Promise<Settings> {
  const stored = await storage.readValue(KEY);
  const { language, muted, fit, modes, mode, size, ste } = isRecord(stored) ? stored : {};
  return {
    language: isLanguage(language) ? language : null,
    muted: muted === true,
    fit: fit === 'whole' || fit === 'fill' ? fit : null,
    modes: readModes(modes, mode),
    size: readSize(size),
    ste: ste === true,
  };
}

/** What the settings say of the screen of a machine with these modes. */
export function rememberedScreen({ modes, size, ste }: Settings, offers: readonly ModeOffer[]): ScreenWish {
  const mode = modes.find((name) => offers.some((offer) => offer.name === name)) ?? null;
  return { mode, size, ste };
}

/** The settings with another screen of a machine with these modes; those of other machines stay. */
export function withScreen(
  settings: Settings,
  { mode, size, ste }: ScreenWish,
  offers: readonly ModeOffer[],
): Settings {
  const others = settings.modes.filter((name) => offers.every((offer) => offer.name !== name));
  return { ...settings, modes: mode === null ? others : [...others, mode], size, ste: ste === true };
}

/** Keeps the settings; the storage reports for itself when it cannot. */
export async function writeSettings(storage: Storage, settings: Settings): Promise<void> {
  await unlessReported(storage.writeValue(KEY, settings));
}
