import { describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES, TEXTS, type TextKey, Texts } from '../../host/shell/i18n.ts';

const german = TEXTS.de;
const keys = Object.keys(german) as TextKey[];

const places = (text: string): string[] => [...text.matchAll(/\{[\w-]+\}/g)].map(([place]) => place).sort();

describe.each(Object.entries(TEXTS))('the texts of the page in %s', (_, table) => {
  it('have the same keys as in German', () => {
    expect(Object.keys(table).sort()).toEqual([...keys].sort());
    expect(keys.length).toBeGreaterThan(50);
  });

  it('have the same places to fill in, and are nowhere empty', () => {
    for (const key of keys) {
      expect([key, places(table[key])]).toEqual([key, places(german[key])]);
      expect(table[key].trim()).not.toBe('');
    }
  });
});

describe('texts in another language', () => {
  it('are really in that language: hardly one is the same as in German', () => {
    for (const other of [TEXTS.en, TEXTS.es]) {
      const same = keys.filter((key) => other[key] === german[key]);
      expect(same.length, same.join()).toBeLessThan(5);
    }
  });
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'es-MX', 'en'], 'es'],
    [['EN-gb'], 'en'],
    [['fr', 'it'], 'en'],
    [[], 'en'],
  ])('for a player of %j is %s', (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen);
    expect(LANGUAGES).toHaveProperty(chosen);
  });

  it('can be changed, and is told once', () => {
    const texts = new Texts('de');
    let told = 0;
    texts.onChange(() => told++);
    texts.language = 'en';
    texts.language = 'en';
    expect(told).toBe(1);
    expect(texts.say('bar.fullscreen')).toBe('Full screen');
  });
});

describe('a text', () => {
  it('has its places filled in, also with words that look like places', () => {
    const texts = new Texts('en');
    expect(texts.say('files.refused', { name: '{reason}', reason: 'odd' })).toBe('{reason} is not used: odd');
  });

  it('writes numbers as its language does', () => {
    expect(new Texts('de').number(1.25, 1)).toBe('1,3');
    expect(new Texts('en').number(12517)).toBe('12,517');
  });
});
