import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atariCode } from '../../host/formats/atari-charset.ts';
import { patienceTexts } from '../../host/programs/patience/languages.ts';
import type { Language } from '../../host/programs/program.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];
/** The window of the rules has 80 columns of 8 pixels on the 640 of the ST, less its gadgets and a margin. */
const COLUMNS = 74;
/** The games in the order of the text. */
const GAMES: Readonly<Record<Language, readonly string[]>> = {
  de: ['Standart', 'Eiffelturm', 'Matriarchat', 'kleine Harfe', 'Galerie', 'Zopf'],
  en: ['Standard', 'Eiffel Tower', 'Matriarchy', 'Small Harp', 'Gallery', 'Braid'],
  es: ['Estándar', 'Torre Eiffel', 'Matriarcado', 'Arpa pequeña', 'Galería', 'Trenza'],
};
/** What each game tells, besides what it alone needs (families of Matriarchat, foundations of Zopf). */
const LABELS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Ziel', 'Aufbau', 'Züge', 'Geben', 'Rechts', 'Ende', 'Beispiel', 'Rat'],
  en: ['Aim', 'Layout', 'Moves', 'Dealing', 'Right', 'End', 'Example', 'Advice'],
  es: ['Objetivo', 'Mesa', 'Jugadas', 'Repartir', 'Derecho', 'Final', 'Ejemplo', 'Consejos'],
};

interface Section {
  readonly level: '=' | '-';
  readonly title: string;
  readonly lines: readonly string[];
}

const readRules = (language: Language): string =>
  readFileSync(new URL(`../../host/programs/patience/rules/${language}.txt`, import.meta.url), 'utf8');

/** The headings with the lines below each, up to the next one. A heading is a line with a line of its length under it. */
function sectionsOf(text: string): readonly Section[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (i > 0 && /^(=+|-+)$/.test(line) ? [i] : []));
  return starts.map((start, k) => ({
    level: lines[start].startsWith('=') ? '=' : '-',
    title: lines[start - 1],
    lines: lines.slice(start + 1, k + 1 < starts.length ? starts[k + 1] - 1 : lines.length),
  }));
}

/** The six sections of the games, told by their number. */
function gamesOf(language: Language): readonly Section[] {
  return sectionsOf(readRules(language)).filter(({ title }) => /^[4-9] {2}/.test(title));
}

/** All numbers in figures, smallest first. */
function figuresOf({ lines }: Section): readonly number[] {
  return (lines.join('\n').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

describe.each(LANGUAGES)('the rules of Patience in %s', (language) => {
  it(`keep to ${COLUMNS} columns and to the characters of the Atari ST`, () => {
    const text = readRules(language);
    expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
    for (const line of text.split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(COLUMNS);
      expect(line, 'blanks at the end').toBe(line.trimEnd());
      const strange = [...line].filter((letter) => letter < ' ' || atariCode(letter) === null);
      expect(strange, line).toEqual([]);
    }
  });

  it('underline each heading over its whole length', () => {
    const lines = readRules(language).split('\n');
    const underlines = lines.flatMap((line, i) => (/^(=+|-+)$/.test(line) ? [i] : []));
    expect(underlines.length).toBeGreaterThan(GAMES[language].length);
    for (const i of underlines) expect(lines[i].length, lines[i - 1]).toBe(lines[i - 1].length);
  });

  it('have the sections of the German text', () => {
    const levels = (of: Language): readonly string[] => sectionsOf(readRules(of)).map(({ level }) => level);
    expect(levels(language)).toEqual(levels('de'));
  });

  it('teach each game: every label once, two or three pieces of advice', () => {
    const games = gamesOf(language);
    expect(games.map(({ title }) => title.slice(3))).toEqual(GAMES[language]);
    for (const { title, lines } of games) {
      const labelled = lines.map((line) => /^(\S+) {2,}\S/.exec(line)?.[1]).filter((label) => label !== undefined);
      expect(
        labelled.filter((label) => LABELS[language].includes(label)),
        title,
      ).toEqual(LABELS[language]);
      const advice = lines.slice(lines.findIndex((line) => line.startsWith(LABELS[language][7])));
      const pieces = advice.filter((line) => line.slice(10).startsWith('- ')).length;
      expect([2, 3], title).toContain(pieces);
    }
  });

  it('name every game in their table of contents', () => {
    const contents = sectionsOf(readRules(language))[0].lines.join('\n');
    GAMES[language].forEach((game, i) => {
      expect(contents).toMatch(new RegExp(`\\b${i + 4} {2}${game}\\b`));
    });
  });

  it('describe every entry of the menus under its name', () => {
    const texts = patienceTexts[language];
    const entries = [
      ...[texts.demo, texts.wait('x'), texts.save, texts.load, texts.quit],
      ...[texts.rules, texts.copying, texts.statistics],
      ...[texts.hint, texts.place, texts.undo, texts.toStart, texts.mark, texts.toMark, texts.cheat, texts.redo],
      texts.deal,
    ];
    const lines = readRules(language).split('\n');
    const isDescribed = (entry: string): boolean => lines.some((line) => `${line} `.startsWith(`  ${entry} `));
    expect(entries.filter((entry) => !isDescribed(entry))).toEqual([]);
  });

  it('give the figures of the German text in every game', () => {
    const german = gamesOf('de').map(figuresOf);
    expect(german.map(({ length }) => length).every((count) => count > 0)).toBe(true);
    expect(gamesOf(language).map(figuresOf)).toEqual(german);
  });
});
