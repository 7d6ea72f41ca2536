import { describe, expect, it } from 'vitest';
import { klondikeTexts } from '../../host/programs/klondike/languages.ts';
import { PRESETS } from '../../host/programs/klondike/presets.ts';
import {
  optionsOfPreset,
  presetOf,
  type Variant,
  variantKey,
  variantName,
  variantOfKey,
} from '../../host/programs/klondike/variants.ts';
import { loadCore } from '../core/built-core.ts';
import { KlondikeVisit } from './klondike-visit.ts';

const { games } = await loadCore();
const game = games.find(({ id }) => id === 'klondike');
if (game === undefined) throw new Error('no Klondike');
const USUAL = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
const variant = (options: Readonly<Record<string, string>>): Variant => ({ game, options: { ...USUAL, ...options } });
const named = (options: Readonly<Record<string, string>>): string => variantName(variant(options), klondikeTexts.de);

describe('a variant', () => {
  it.each([
    ['Einzel-Zug', {}],
    ['Dreier-Zug', { draw: '3', passes: '3' }],
    ['Dreier-Zug, Durchläufe ohne Ende', { draw: '3' }],
    ['Einzel-Zug, begrenzte Durchläufe', { passes: '3' }],
    ['Ohne Talon-Wiederholung', { passes: '1' }],
    ['Durchdachtes Klondike', { thoughtful: '1' }],
    ['Durchdachtes Klondike, Dreier-Zug', { thoughtful: '1', draw: '3' }],
    ['Ohne Talon-Wiederholung, alles offen auslegen', { thoughtful: '1', passes: '1' }],
    ['Vegas Klondike', { passes: '1', scoring: 'vegas' }],
    ['Vegas Klondike, Las Vegas fortlaufend', { passes: '1', scoring: 'vegas-cumulative' }],
    ['Einzel-Zug, Abgelegtes bleibt liegen, Punkte', { strict: '1', scoring: 'page' }],
    ['Einzel-Zug, jede Karte auf leere Spalten', { kings: '0' }],
  ])('is called %s', (name, options) => {
    expect(named(options)).toBe(name);
  });

  it('is found again by the name under which it is counted, and no other is', () => {
    const three = variant({ draw: '3', passes: '3', scoring: 'windows' });
    expect(variantOfKey(variantKey(three), games)).toEqual(three);
    for (const key of ['', 'klondike', 'klondike draw=2', 'patience draw=1', `${variantKey(three)} more=1`]) {
      expect(variantOfKey(key, games), key).toBeNull();
    }
  });

  it('has no preset where none chooses like it', () => {
    expect(presetOf(variant({ draw: '3' }))).toBeNull();
    expect(presetOf(variant({ passes: '1', scoring: 'vegas-cumulative' }))?.id).toBe('vegas');
    expect(presetOf(variant({ thoughtful: '1', draw: '3' }))?.id).toBe('thoughtful');
  });

  it('of another preset keeps its points, but plays for money no more', () => {
    expect(optionsOfPreset(PRESETS[1], { scoring: 'windows', strict: '1' })).toMatchObject({
      draw: '3',
      scoring: 'windows',
      strict: '1',
    });
    expect(optionsOfPreset(PRESETS[1], { scoring: 'vegas-cumulative' })).not.toHaveProperty('scoring');
  });

  it('of Las Vegas keeps a balance that is carried over, and plays for money where there was none', () => {
    const vegas = PRESETS.find(({ id }) => id === 'vegas');
    if (vegas === undefined) throw new Error('no preset of Las Vegas');
    const after = (scoring: string): string => optionsOfPreset(vegas, { scoring, draw: '3' }).scoring;
    expect(['none', 'windows', 'vegas', 'vegas-cumulative'].map(after)).toEqual([
      ...['vegas', 'vegas', 'vegas', 'vegas-cumulative'],
    ]);
    expect(optionsOfPreset(vegas, { scoring: 'vegas-cumulative', draw: '3' })).toMatchObject({
      draw: '1',
      passes: '1',
    });
  });
});

describe('the presets', () => {
  it.each([
    ['Dreier-Zug', 'Durchgang 1/3', { draw: '3', passes: '3' }],
    ['Einzel-Zug, begrenzte Durchläufe', 'Durchgang 1/3', { draw: '1', passes: '3' }],
    ['Ohne Talon-Wiederholung', 'Durchgang 1/1', { passes: '1' }],
    ['Durchdachtes Klondike', 'Durchgang 1', { thoughtful: '1' }],
    ['Vegas Klondike', '-52 $', { passes: '1', scoring: 'vegas' }],
  ])('are chosen in the menu: %s', async (name, status, options) => {
    const visit = await KlondikeVisit.start();
    await visit.script(`menu Klondike ${name}`);
    expect(visit.core.view().options).toMatchObject(options);
    expect(visit.status()).toContain(name);
    expect(visit.status()).toContain(status);
    expect(await visit.entry('Klondike', name)).toEqual({ enabled: true, checked: true });
    expect((await visit.entry('Klondike', 'Einzel-Zug')).checked).toBe(false);
  });

  it('of open columns turns as many cards as the player has chosen', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('2', '5');
    expect(visit.core.view().options).toMatchObject({ draw: '3', passes: '0', thoughtful: '1' });
    expect(visit.status()).toContain('Durchdachtes Klondike, Dreier-Zug');
    expect((await visit.entry('Klondike', 'Durchdachtes Klondike')).checked).toBe(true);
  });

  it('are chosen by figures, and ask before a game is lost', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('K', '2');
    await visit.pressButton('Abbruch');
    expect(visit.core.view()).toMatchObject({ moveCount: 1, options: { draw: '1' } });
    await visit.keys('2', 'Return');
    expect(visit.core.view()).toMatchObject({ moveCount: 0, options: { draw: '3' } });
  });

  it('hold for the next visit', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('5');
    await visit.script('menu Klondike beenden');
    const next = await visit.nextVisit();
    expect(next.core.view().options).toMatchObject({ thoughtful: '1' });
    expect(next.cards('tableau-7')).not.toContain('(');
  });
});

describe('the single options', () => {
  it('hold at once where no move was made: the same cards, dealt otherwise', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.script('menu Variante drei Karten vom Talon');
    expect(visit.core.view().options).toMatchObject({ draw: '3' });
    expect(visit.core.save().deal).toBe('7');
    await visit.script('menu Variante alles offen auslegen');
    expect(visit.cards('tableau-7')).not.toContain('(');
    await visit.script('menu Variante alles offen auslegen');
    expect(visit.cards('tableau-7')).toContain('(');
  });

  it('hold from the next game on where one is under way, which a passing line says', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K');
    await visit.script('menu Variante drei Karten vom Talon');
    expect(visit.shows('Gilt ab dem nächsten Spiel')).toBe(true);
    expect(visit.core.view()).toMatchObject({ moveCount: 1, options: { draw: '1' } });
    expect((await visit.entry('Variante', 'drei Karten vom Talon')).checked).toBe(true);
    await visit.keys('N', 'Return');
    expect(visit.core.view().options).toMatchObject({ draw: '3' });
  });

  it('that are chosen already change nothing', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K');
    await visit.script('menu Variante eine Karte vom Talon');
    expect(visit.shows('Gilt ab dem nächsten Spiel')).toBe(false);
    expect(visit.core.view()).toMatchObject({ moveCount: 1, options: { draw: '1' } });
  });

  it('are ticked one of each kind, and switches for themselves', async () => {
    const visit = await KlondikeVisit.start();
    const ticked = async (): Promise<readonly string[]> => {
      const entries = Object.entries(klondikeTexts.de.choices).filter(([choice]) => choice !== 'kings=0');
      const found: string[] = [];
      for (const [choice, text] of entries) if ((await visit.entry('Variante', text)).checked) found.push(choice);
      return found;
    };
    expect(await ticked()).toEqual(['draw=1', 'passes=0', 'kings=1', 'scoring=none']);
    await visit.script('menu Variante Abgelegtes; menu Variante nur Könige; menu Variante ein Durchlauf');
    expect(await ticked()).toEqual(['draw=1', 'passes=1', 'strict=1', 'scoring=none']);
  });
});
