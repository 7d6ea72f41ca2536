import { describe, expect, it } from 'vitest';
import { isScreenSize, modeFacts, ST_MODES } from '../../host/hardware/atari-st/modes.ts';
import { chooseScreen, type ScreenWish, sameScreen, USUAL_SIZES } from '../../host/shell/screen-mode.ts';
import { ST_OFFERS, stOffer, stOptions } from '../../host/shell/st-screens.ts';

const nothing: ScreenWish = { mode: null, size: null, ste: null };
const LARGE = { width: 1600, height: 1200 };

describe('the screen that is shown', () => {
  it('is in the first mode that is wanted and exists, else the usual one', () => {
    const mode = (...wanted: (string | null)[]): string =>
      chooseScreen(ST_OFFERS, ...wanted.map((name) => ({ ...nothing, mode: name }))).mode;
    expect(mode('st-low', 'tt-high')).toBe('st-low');
    expect(mode(null, 'tt-high')).toBe('tt-high');
    expect(mode('nothing', 'tt-high')).toBe('tt-high');
    expect(mode('nothing', null)).toBe('st-high');
    expect(mode()).toBe('st-high');
  });

  it('has the size that is wanted where there is a choice, and its own elsewhere', () => {
    const wish = { ...nothing, size: LARGE };
    expect(chooseScreen(ST_OFFERS, { ...wish, mode: 'large-mono' }).size).toEqual(LARGE);
    expect(chooseScreen(ST_OFFERS, { ...nothing, mode: 'large-mono' }, wish).size).toEqual(LARGE);
    expect(chooseScreen(ST_OFFERS, { ...nothing, mode: 'large-mono' }).size).toEqual({ width: 1280, height: 1024 });
    expect(chooseScreen(ST_OFFERS, { ...wish, mode: 'tt-high' }).size).toEqual({ width: 1280, height: 960 });
    const impossible = { ...nothing, mode: 'large-mono', size: { width: 1601, height: 1200 } };
    expect(chooseScreen(ST_OFFERS, impossible, wish).size).toEqual(LARGE);
  });

  it('has the colours of the STE in the coloured modes of the ST alone', () => {
    const withSte = ST_OFFERS.filter(({ name }) => chooseScreen(ST_OFFERS, { ...nothing, mode: name, ste: true }).ste);
    expect(withSte.map(({ name }) => name)).toEqual(['st-medium', 'st-low']);
    const low = { ...nothing, mode: 'st-low' };
    expect(chooseScreen(ST_OFFERS, low, { ...nothing, ste: true }).ste).toBe(true);
    expect(chooseScreen(ST_OFFERS, { ...low, ste: false }, { ...nothing, ste: true }).ste).toBe(false);
  });

  it('is another one when mode, size or colours differ', () => {
    const large = chooseScreen(ST_OFFERS, { mode: 'large-mono', size: LARGE, ste: null });
    const low = chooseScreen(ST_OFFERS, { mode: 'st-low', size: null, ste: true });
    expect(sameScreen(large, { ...large })).toBe(true);
    expect(sameScreen(large, low)).toBe(false);
    expect(sameScreen(large, { ...large, size: { ...LARGE, height: 1201 } })).toBe(false);
    expect(sameScreen(low, { ...low, ste: false })).toBe(false);
  });
});

describe('a choice as a machine', () => {
  it('can be built for every offer', () => {
    for (const { name } of ST_OFFERS) {
      const choice = chooseScreen(ST_OFFERS, { mode: name, size: LARGE, ste: true });
      const facts = modeFacts(stOffer(choice.mode).name, stOptions(choice));
      expect([name, facts.width, facts.height]).toEqual([name, choice.size.width, choice.size.height]);
      expect(facts.colourForm === 'ste').toBe(choice.ste);
    }
    expect(ST_OFFERS.map(({ name }) => name)).toEqual(Object.keys(ST_MODES));
  });

  it('has a size that a screen can have where sizes are offered by name', () => {
    expect(USUAL_SIZES.filter((size) => !isScreenSize(size))).toEqual([]);
  });
});
