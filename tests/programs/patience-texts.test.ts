import { describe, expect, it } from 'vitest';
import { atariCode } from '../../host/formats/atari-charset.ts';
import { isTicked, nextValue, optionsFor, optionsOf } from '../../host/programs/card-play/game-options.ts';
import { patience } from '../../host/programs/patience/entry.ts';
import { gamesOf } from '../../host/programs/patience/game-names.ts';
import { patienceTexts } from '../../host/programs/patience/languages.ts';
import { patienceMenu } from '../../host/programs/patience/menu.ts';
import { settingOf } from '../../host/programs/patience/table-settings.ts';
import { tableTexts } from '../../host/programs/patience/table-texts.ts';
import type { PatienceTexts } from '../../host/programs/patience/texts.ts';
import type { Language } from '../../host/programs/program.ts';
import { loadCore } from '../core/built-core.ts';
import { PatienceVisit } from './patience-visit.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];
/** What form_alert shows: longer texts are cut (Atari ST AES documentation). */
const ALERT = { lines: 5, columns: 31 };
/** Longest file name and largest deal number, as alerts have to show them. */
const FILE = 'MATRIARC.PAT';
const DEAL = 18446744073709551615n;
/** Characters of the narrowest screen, less the border of a page. */
const NARROW = 35;

/** All texts of a value, those of functions as they come out with long parts. */
function allTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(FILE, DEAL))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

function alertsOf(texts: PatienceTexts): readonly string[] {
  const { askNewGame, askLoad, askQuit, askToStart, askToMark, won, cheated, failed, noSheet, notHere } = texts;
  const games = Object.values(texts.games).flatMap((game) => [texts.askDeal(game, DEAL), texts.askDeal(game, null)]);
  const files = [texts.askArrived(FILE), texts.askOverwrite(FILE), texts.notSaved(FILE), texts.noName(FILE)];
  const reasons = Object.values(texts.loadReasons).map((reason) => `${texts.notLoaded(FILE)}|${reason}`);
  return [
    ...[askNewGame, askLoad, askQuit, askToStart, askToMark, won, cheated, failed, noSheet, notHere],
    ...[...games, ...files, ...reasons],
  ];
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = patienceTexts[language];

  it('fit the alert boxes', () => {
    for (const alert of alertsOf(texts)) {
      const lines = alert.split('|');
      expect(lines.length, alert).toBeLessThanOrEqual(ALERT.lines);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(ALERT.columns);
      expect(alert).not.toMatch(/[[\]]/);
    }
  });

  it('are written in the characters of the Atari ST', () => {
    const { sheetUnfit, savedGameUnreadable, statisticsUnreadable, ...shown } = texts;
    for (const text of [...allTexts(shown), ...Object.values(patience.keys[language]).map(({ keys }) => keys)]) {
      expect(
        [...text].filter((letter) => atariCode(letter) === null),
        text,
      ).toEqual([]);
    }
    expect(
      [sheetUnfit(FILE, 'size'), savedGameUnreadable, statisticsUnreadable].every((text) => text.length > 20),
    ).toBe(true);
  });

  it('are all there, and none of another language beside those that are names', () => {
    const same = [
      'Patience',
      'Information',
      'Demo',
      'OK',
      's',
      'Matriarchat',
      'CANCEL',
      'RUTA:',
      'INDEX:',
      'Esc',
      'Clr Home',
    ];
    const all = allTexts(texts);
    expect(all).toHaveLength(allTexts(patienceTexts.de).length);
    if (language === 'de') return;
    const german = new Set(allTexts(patienceTexts.de));
    expect(all.filter((text) => german.has(text) && text !== '' && !same.includes(text))).toEqual([]);
  });

  it('name the six games of the manual, and every option of the games they name', async () => {
    const games = gamesOf((await loadCore()).games).filter(({ id }) => texts.games[id] !== undefined);
    expect(games.map(({ id }) => id)).toEqual(Object.keys(texts.games));
    expect(Object.keys(texts.games)).toEqual(Object.keys(patienceTexts.de.games));
    expect(games.length).toBeGreaterThanOrEqual(6);
    const options = new Set(games.flatMap((game) => game.options.map(({ name }) => name)));
    expect(Object.keys(texts.options).sort()).toEqual([...options].sort());
  });

  it('fit the narrowest screen', async () => {
    const visit = await PatienceVisit.start({ mode: 'st-low', language });
    await visit.keys('T');
    expect(visit.shows(texts.statisticsHeads.join(' '))).toBe(true);
    await visit.keys('Return', 'I');
    expect(visit.shows(texts.copyingText[0])).toBe(true);
    await visit.keys('Return', 'Return', 'Return');
    for (const title of Object.values(texts.menus)) expect(visit.shows(title), title).toBe(true);
    expect(Math.max(texts.waitTitle.length, texts.rulesTitle.length)).toBeLessThanOrEqual(NARROW);
  });
});

describe('a game that the program has no word for', () => {
  it('stands in the menu with the title of the core, its options under their own names', async () => {
    const { games } = await loadCore();
    const known = gamesOf(games);
    const [first] = known;
    const seventh = { ...first, id: 'montana', title: 'Montana', options: [{ name: 'gaps', values: ['two', 'four'] }] };
    const all = [...known, seventh];
    const options = optionsOf(all);
    const menu = patienceMenu({
      texts: patienceTexts.de,
      games: all,
      options: options.map(({ name }) => name),
      wait: 10,
      cardsLeft: 52,
    });
    const key = `${known.length + 1}`;
    expect(menu.titles[0].items[known.length]).toEqual({ id: 'game montana', text: 'Montana', key });
    expect(menu.titles[3].items.at(-1)).toMatchObject({ id: 'option gaps', text: 'gaps' });
    const gaps = options[options.length - 1];
    expect([isTicked(gaps, {}), isTicked(gaps, { gaps: 'four' }), isTicked(gaps, { gaps: 'none' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(nextValue(gaps, {})).toBe('four');
    expect(optionsFor(seventh, { gaps: 'four', first: '1' })).toEqual({ gaps: 'four' });
  });

  it('shows on the table how many cards are left, the pass where they are numbered, and suits of foundations', () => {
    const { notes, mark } = settingOf('montana');
    const facts = { stock: 9, pass: 2, packet: 1, families: 0, base: null, direction: null };
    const lines = (passes: number): readonly string[] =>
      notes.flatMap(({ text }) => text({ ...facts, passes }, tableTexts.de));
    expect(lines(1)).toEqual(['noch 9 Karten']);
    expect(lines(3)).toEqual(['noch 9 Karten', 'Durchgang 2/3']);
    expect(mark({ id: 'foundation-1', role: 'foundation', suit: 2 })).toEqual({ suit: 2, rank: null });
    expect(mark({ id: 'tableau-1', role: 'tableau', suit: null })).toBe(null);
  });
});
