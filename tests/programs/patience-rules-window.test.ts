import { describe, expect, it } from 'vitest';
import { lineAt, rulesLines } from '../../host/programs/gem-dialogs/rules-lines.ts';
import type { Language } from '../../host/programs/program.ts';
import { PatienceVisit, RULES } from './patience-visit.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];
/** Columns of the text window on screens of 320 and of 640 pixels. */
const NARROW = 36;
const WIDE = 77;

const textOf = (language: Language, columns: number): string =>
  rulesLines(RULES[language], columns)
    .map(({ text }) => text)
    .join('\n');
const words = (text: string): readonly string[] => text.match(/[\p{L}\d]+/gu) ?? [];

describe('the window of the rules', () => {
  it("shows the text of the player's language", async () => {
    for (const [language, menu, entry, line] of [
      ['de', 'Information', 'Spielregeln', 'Sechs Patiencen'],
      ['en', 'Information', 'Rules', 'PATIENCE 2.13'],
      ['es', 'Información', 'Reglas', 'PATIENCE 2.13'],
    ] as const) {
      const visit = await PatienceVisit.start({ language });
      await visit.script(`menu ${menu} ${entry}`);
      expect(visit.shows(line)).toBe(true);
    }
  });

  it('opens where it was closed, in this visit and in the next one (manual §0, version 2.12)', async () => {
    const visit = await PatienceVisit.start();
    await visit.keys('H', 'shift+down', 'shift+down', 'shift+down', 'down', 'down');
    const shown = visit.headless.textAt(6, 41, 70);
    expect(shown).not.toContain('PATIENCE 2.13');
    await visit.keys('Esc', 'H');
    expect(visit.headless.textAt(6, 41, 70)).toBe(shown);
    await visit.keys('Esc');
    const next = await visit.nextVisit();
    await next.keys('H');
    expect(next.headless.textAt(6, 41, 70)).toBe(shown);
  });

  it('keeps keys and menus to itself until it is closed', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys('H', 'K', 'Z', 'N', 'D', 'E', 'S');
    await visit.script('click 40 5');
    expect(visit.shows('PATIENCE 2.13')).toBe(true);
    expect(visit.shows('Warte 1.0 s')).toBe(false);
    await visit.script('click 12 27');
    expect(visit.shows('PATIENCE 2.13')).toBe(false);
    expect(visit.moveCount).toBe(0);
    await visit.keys('K');
    expect(visit.moveCount).toBe(1);
  });

  it('turns a page with the arrow at the lower right', async () => {
    const visit = await PatienceVisit.start();
    await visit.keys('H');
    const { x, y, w, h } = visit.headless.gem.aes.wind_get_current(visit.headless.gem.aes.wind_get_top());
    await visit.headless.click(x + w - 10, y + h - 10);
    expect(visit.shows('PATIENCE 2.13')).toBe(false);
  });
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('stand as they were written where the window is wide enough', () => {
    expect(`${textOf(language, WIDE)}\n`).toBe(RULES[language]);
  });

  it('are broken anew for a narrow window: no line too long, no word of the running text lost', () => {
    const lines = rulesLines(RULES[language], NARROW);
    for (const { text } of lines) expect(text.length, text).toBeLessThanOrEqual(NARROW);
    const running = RULES[language]
      .split('\n')
      .filter((line) => !line.includes('[') && !/ {4,}\S.* {3,}\S/.test(line))
      .join('\n');
    const kept = new Set(words(textOf(language, NARROW)));
    expect(words(running).filter((word) => !kept.has(word))).toEqual([]);
  });

  it('know their places in the text, whatever the width', () => {
    for (const columns of [NARROW, 50, WIDE]) {
      const lines = rulesLines(RULES[language], columns);
      lines.forEach(({ offset }, k) => {
        if (k > 0) expect(offset).toBeGreaterThanOrEqual(lines[k - 1].offset);
        expect(lines[lineAt(lines, offset)].offset).toBe(offset);
      });
      expect(lineAt(lines, 0)).toBe(0);
      expect(lineAt(lines, RULES[language].length + 99)).toBe(lines.length - 1);
    }
  });
});

describe('lines', () => {
  it('keep catchwords, lists and numbers apart, each with its indent', () => {
    const text =
      'Ziel      Alle Karten auf der Ablage\n          unterbringen.\n  - Eins und noch eins dazu\n    gelegt.\n  1. Zweitens.\n';
    expect(rulesLines(text, 30).map((line) => line.text)).toEqual([
      'Ziel      Alle Karten auf der',
      '          Ablage unterbringen.',
      '  - Eins und noch eins dazu',
      '    gelegt.',
      '  1. Zweitens.',
    ]);
  });

  it('know a catchword that leaves no gap by the indent of the next line', () => {
    const text = '  Hilfsstapel Hier warten gegebene Karten auf\n              ihren Platz.\n';
    expect(rulesLines(text, 34).map((line) => line.text)).toEqual([
      '  Hilfsstapel Hier warten gegebene',
      '              Karten auf ihren',
      '              Platz.',
    ]);
  });

  it('put the columns of a table one below the other', () => {
    const text = '   1  Anfang und mehr             3  Ende\n   2  Mitte\n';
    expect(rulesLines(text, 30).map((line) => line.text)).toEqual([
      '   1  Anfang und mehr',
      '   2  Mitte',
      '   3  Ende',
    ]);
  });

  it('push a figure together and cut it where that is not enough', () => {
    const text = '          [ ]          [ ][ ]\n        [ ] [ ]        [ ][ ]\n';
    expect(rulesLines(text, 20).map((line) => line.text)).toEqual(['    [ ]    [ ][ ]', '  [ ] [ ]  [ ][ ]']);
    expect(rulesLines(text, 14).map((line) => line.text)).toEqual(['    [ ]    [ ]', '  [ ] [ ]  [ ]']);
  });
});
