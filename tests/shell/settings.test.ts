import { describe, expect, it } from 'vitest';
import { PC_OFFERS, SPECTRUM_OFFERS } from '../../host/shell/machine-screens.ts';
import { chooseScreen } from '../../host/shell/screen-mode.ts';
import { NO_SETTINGS, readSettings, rememberedScreen, type Settings, withScreen } from '../../host/shell/settings.ts';
import { ST_OFFERS } from '../../host/shell/st-screens.ts';
import type { Storage } from '../../host/shell/storage.ts';

/** The settings that are read where the storage holds a value. */
const settingsIn = (value: unknown): Promise<Settings> =>
  readSettings({ readValue: () => Promise.resolve(value) } as Partial<Storage> as Storage);

/** The mode that a program begins in which can have these. */
const modeOf = (settings: Settings, offers: Parameters<typeof rememberedScreen>[1]): string =>
  chooseScreen(offers, rememberedScreen(settings, offers)).mode;

describe('the screen that was chosen last', () => {
  it('is remembered for each machine by itself', () => {
    const wish = { size: null, ste: true };
    const st = withScreen(NO_SETTINGS, { ...wish, mode: 'st-low' }, ST_OFFERS);
    const spectrum = withScreen(st, { ...wish, mode: 'spectrum-television' }, SPECTRUM_OFFERS);
    expect(spectrum).toMatchObject({ modes: ['st-low', 'spectrum-television'], ste: true });
    const all = withScreen(spectrum, { ...wish, mode: 'falcon-256' }, ST_OFFERS);
    expect(all.modes).toEqual(['spectrum-television', 'falcon-256']);
    expect([ST_OFFERS, PC_OFFERS, SPECTRUM_OFFERS].map((offers) => modeOf(all, offers))).toEqual([
      'falcon-256',
      'ega',
      'spectrum-television',
    ]);
  });

  it('is the usual one of each machine in a first visit', () => {
    const usual = [ST_OFFERS, PC_OFFERS, SPECTRUM_OFFERS].map((offers) => modeOf(NO_SETTINGS, offers));
    expect(usual).toEqual(['st-high', 'ega', 'spectrum']);
  });

  it('is read as earlier versions of the page kept it, one for all', async () => {
    const kept = { language: 'es', muted: true, fit: 'fill', mode: 'tt-medium', size: null, ste: true };
    const settings = await settingsIn(kept);
    expect(settings).toEqual({ language: 'es', muted: true, fit: 'fill', modes: ['tt-medium'], size: null, ste: true });
    expect(modeOf(settings, ST_OFFERS)).toBe('tt-medium');
    expect(modeOf(settings, SPECTRUM_OFFERS)).toBe('spectrum');
    expect((await settingsIn({ ...kept, mode: null })).modes).toEqual([]);
  });

  it('is read back as it is kept, and whatever is none counts as not set', async () => {
    const settings = { ...NO_SETTINGS, modes: ['st-low', 'ega'], size: { width: 1600, height: 1200 } };
    expect(await settingsIn(settings)).toEqual(settings);
    for (const broken of [null, 7, { modes: 'st-low' }, { modes: [1, null] }]) {
      expect(await settingsIn(broken)).toEqual(NO_SETTINGS);
    }
  });
});
