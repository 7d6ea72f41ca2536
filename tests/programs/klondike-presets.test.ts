import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { klondikeTexts } from '../../host/programs/klondike/languages.ts';
import { PRESETS } from '../../host/programs/klondike/presets.ts';
import { loadCore } from '../core/built-core.ts';
import { describeWithShared } from '../shared-files.ts';

/** Words of the page's names that a list of Klondike's own variants can do without. */
const LEFT_OUT = ['Klondike', 'mit', 'und'];
/** What the page calls the variants of its list (manual, "Häufige Varianten"); the usual one stands in its rules. */
const NAMES_OF_PAGE: Readonly<Record<string, string>> = {
  three: 'Klondike mit Dreier-Zug',
  limited: 'Klondike mit Einzel-Zug und begrenzten Durchläufen',
  'one-pass': 'Klondike ohne Talon-Wiederholung',
  thoughtful: 'Durchdachtes Klondike',
  double: 'Double Solitaire',
  vegas: 'Vegas Klondike',
};

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('the variants of the Klondike page', () => {
  it.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s can be dealt', (_, { game, options }) => {
    core.deal(game, options, 1n);
    expect(core.view().options).toMatchObject(options);
  });

  it('begin with the usual game, and differ from each other in what they are called and in what they choose', () => {
    core.deal('klondike', {}, 1n);
    expect(core.view().options).toMatchObject(PRESETS[0].options);
    for (const key of ['id', 'name'] as const) expect(new Set(PRESETS.map((preset) => preset[key])).size).toBe(7);
    expect(new Set(PRESETS.map(({ game, options }) => JSON.stringify([game, options]))).size).toBe(7);
  });
});

describe('the names of the presets', () => {
  const words = (name: string): readonly string[] => name.match(/[\p{L}-]+/gu) ?? [];

  it.each(PRESETS.filter(({ id }) => id in NAMES_OF_PAGE))(
    'are those of the page, shortened: $name',
    ({ id, name }) => {
      const own = words(name).filter((word) => !LEFT_OUT.includes(word));
      const page = words(NAMES_OF_PAGE[id]).filter((word) => !LEFT_OUT.includes(word));
      expect(own.length).toBe(page.length);
      for (const [k, word] of page.entries())
        expect(word.toLowerCase().startsWith(own[k].toLowerCase()), word).toBe(true);
      expect(klondikeTexts.de.presets[id]).toBe(name);
    },
  );

  it('leave no variant of the page out', () => {
    expect(
      PRESETS.map(({ id }) => id)
        .filter((id) => id !== 'single')
        .sort(),
    ).toEqual(Object.keys(NAMES_OF_PAGE).sort());
    expect(PRESETS[0]).toMatchObject({ id: 'single', name: 'Einzel-Zug' });
  });
});

describeWithShared('the list of the Klondike page', 'manuals/klondike.txt', (path) => {
  it('names the same variants', () => {
    const list = readFileSync(path, 'utf8').split('Häufige Varianten')[1].split('Tipps und Strategien')[0];
    const named = [...list.matchAll(/^• ([^:]+):/gm)].map(([, name]) => name);
    expect(named.filter((name) => !name.startsWith('Spider')).sort()).toEqual(Object.values(NAMES_OF_PAGE).sort());
  });
});
