import { describe, expect, it } from 'vitest';
import { atariCode } from '../../host/formats/atari-charset.ts';
import { choiceGroups } from '../../host/programs/klondike/choices.ts';
import { gamesOf } from '../../host/programs/klondike/game-names.ts';
import { klondikeTexts } from '../../host/programs/klondike/languages.ts';
import { klondikeMenu } from '../../host/programs/klondike/menu.ts';
import { PRESETS } from '../../host/programs/klondike/presets.ts';
import { loadCore } from '../core/built-core.ts';
import { RULES } from './klondike-visit.ts';

const LANGUAGES = ['de', 'en', 'es'] as const;
/** The window of the rules has 80 columns of 8 pixels on the 640 of the ST, less its gadgets and a margin. */
const COLUMNS = 74;
/** Lines and characters of an alert (FIDELITY §1.3), cells of the narrowest screen. */
const ALERT = { lines: 5, columns: 31, button: 20 };
const NARROW = 40;

const games = gamesOf((await loadCore()).games);

/** The headings of a text: lines with a line below them. */
const headings = (text: string): readonly string[] => {
  const lines = text.split('\n');
  return lines.filter((_, k) => /^(=+|-+)$/.test(lines[k + 1] ?? ''));
};

describe.each(LANGUAGES)('the texts of Klondike in %s', (language) => {
  const texts = klondikeTexts[language];

  it('have a name for every preset and every choice', () => {
    for (const { id } of PRESETS) expect(texts.presets[id], id).toBeTruthy();
    for (const { option, value } of choiceGroups(games).flat()) {
      expect(texts.choices[`${option}=${value}`], `${option}=${value}`).toBeTruthy();
    }
    for (const { name, values } of games.flatMap(({ options }) => options)) {
      for (const value of values.slice(1)) expect(texts.choices[`${name}=${value}`], `${name}=${value}`).toBeTruthy();
    }
  });

  it('fit the boxes of GEM', () => {
    const alerts = [
      texts.askAgain,
      texts.askBank('-10000 $'),
      texts.numberRefused,
      ...Object.values(texts.deckRefused).map((refused) => refused('10000')),
      [
        `${texts.won} ${texts.time('1:00:00')}`,
        texts.score(texts.points(100_000)),
        ...[texts.bestTime, texts.bestScore, texts.longestRun],
      ].join('|'),
      texts.askQuit,
      ...Object.values(texts.loadReasons).map((reason) => `${texts.notLoaded('KLONDIKE.KLO')}|${reason}`),
    ];
    for (const alert of alerts) {
      const lines = alert.split('|');
      expect(lines.length, alert).toBeLessThanOrEqual(ALERT.lines);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(ALERT.columns);
    }
    for (const button of [texts.newGame, texts.again, texts.lookAtTable, texts.undo]) {
      expect(button.length, button).toBeLessThanOrEqual(ALERT.button);
    }
  });

  it('fit menus and bar of the narrowest screen', () => {
    const { titles } = klondikeMenu({ texts, games, presets: PRESETS, bank: -10_000 });
    const [first] = titles.map(({ text }) => text.length);
    expect(first).toBeGreaterThan(0);
    expect(2 + titles.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(NARROW);
    for (const entry of titles.flatMap(({ items }) => items)) {
      if ('text' in entry) expect(entry.text.length, entry.text).toBeLessThanOrEqual(NARROW - 6);
    }
    const bar = ['1:00:00', texts.pass(3, 3), texts.points(10_000)].join('  ');
    expect(bar.length).toBeLessThanOrEqual(NARROW - 2);
    expect(texts.finish.length + 2 + '  1:00:00  '.length + texts.points(10_000).length).toBeLessThanOrEqual(NARROW);
  });

  it('use the characters of the Atari ST', () => {
    const said = JSON.stringify(texts, (_, value: unknown) => (typeof value === 'function' ? undefined : value));
    expect([...said].filter((letter) => atariCode(letter) === null)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the rules of Klondike in %s', (language) => {
  const text = RULES[language];

  it(`keep to ${COLUMNS} columns and to the characters of the Atari ST`, () => {
    expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
    for (const line of text.split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(COLUMNS);
      expect(line).toBe(line.trimEnd());
      expect([...line].filter((letter) => atariCode(letter) === null)).toEqual([]);
    }
  });

  it('have the sections and the figures that the others have', () => {
    const figures = (rules: string): readonly number[] => (rules.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    expect(headings(text)).toHaveLength(headings(RULES.de).length);
    expect(figures(text)).toEqual(figures(RULES.de));
  });

  it('name the scores as they are counted, and every key that they speak of', () => {
    for (const figure of ['700000', '208', '52', '-15', '-2']) expect(text).toContain(figure);
  });
});
