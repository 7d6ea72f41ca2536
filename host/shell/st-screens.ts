import { optionOf, ST_MODES, type StMode, type StOptions } from '../hardware/atari-st/modes.ts';
import type { ModeName, ModeOffer, ScreenChoice } from './screen-mode.ts';

/** A mode of the ST family as the page offers it. */
export type StOffer = ModeOffer & { readonly name: StMode };

/** All of them in the order of the menu; the first one is where a first visit begins. */
export const ST_OFFERS: readonly StOffer[] = (Object.keys(ST_MODES) as readonly StMode[]).map((name) => {
  const { width, height } = ST_MODES[name];
  return { name, option: optionOf(name), size: { width, height } };
});

/** The ST's offer of a name that the page chose among them. */
export function stOffer(mode: ModeName): StOffer {
  return ST_OFFERS.find(({ name }) => name === mode) ?? ST_OFFERS[0];
}

/** The machine's part of a choice. */
export function stOptions({ mode, size, ste }: ScreenChoice): StOptions {
  return { ste, ...(stOffer(mode).option === 'size' ? { size } : {}) };
}
