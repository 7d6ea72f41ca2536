import { describe, expect, it } from 'vitest';
import { parseAlert } from '../../host/gem/aes/alert.ts';
import type { Gem } from '../../host/gem/gem.ts';
import { atariText } from '../../host/gem/vdi/atari-text.ts';
import { layOutText, pagesOf } from '../../host/programs/gem-dialogs/text-layout.ts';
import type { Language } from '../../host/programs/program.ts';
import { YukonDialogs } from '../../host/programs/yukon/dialogs.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import { yukonTexts } from '../../host/programs/yukon/texts.ts';
import { YukonTable } from './yukon-table.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];
const QUESTION_MARK = 0x3f;
const GUIDE_WIDTH = 40;

/** Every alert of the program in its form_alert text. */
async function alertsOf(language: Language): Promise<readonly string[]> {
  const shown: string[] = [];
  const form_alert = (_button: number, text: string): Promise<number> => {
    shown.push(text);
    return Promise.resolve(1);
  };
  const dialogs = new YukonDialogs({ aes: { form_alert } } as unknown as Gem, yukonTexts[language]);
  await dialogs.askVariant('classic');
  await dialogs.askRestart();
  await dialogs.askQuit();
  await dialogs.askDeal(2n ** 64n - 1n);
  await dialogs.stuck();
  await dialogs.won('-1234 $');
  await dialogs.askEnter('-1234 $');
  await dialogs.noCards();
  return shown;
}

/** All texts of a table, functions with a sample in it. */
function allTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String((value as (sample: string) => string)('X'))];
  return Object.values(value as object).flatMap(allTexts);
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('fit the alert boxes of GEM: 30 characters a line, 5 lines, 40 columns', async () => {
    const alerts = await alertsOf(language);
    expect(alerts).toHaveLength(8);
    for (const text of alerts) {
      const [lines, buttons] = [/\]\[([^\]]*)\]/.exec(text)?.[1].split('|') ?? [], parseAlert(text).buttons];
      expect(lines.length, text).toBeLessThanOrEqual(5);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(30);
      const widest = Math.max(...buttons.map((button) => button.length)) + 1;
      const row = widest * buttons.length + 2 * (buttons.length - 1);
      expect(Math.max(row, ...lines.map((line) => line.length)) + 7, text).toBeLessThanOrEqual(40);
    }
  });

  it.each([
    { columns: 40, rows: 20 },
    { columns: 35, rows: 18 },
    { columns: 30, rows: 9 },
  ])('fit the pages of the guide into $columns columns and $rows rows, not a word lost', ({ columns, rows }) => {
    for (const page of yukonTexts[language].guide) {
      const pages = pagesOf(layOutText(page, columns), rows);
      for (const lines of pages) {
        expect(lines.length).toBeLessThanOrEqual(rows);
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
      }
      const words = (texts: readonly string[]): string[] =>
        texts
          .join(' ')
          .split(/ +/)
          .filter((word) => word !== '');
      expect(words(pages.flat())).toEqual(words(allTexts(page)));
    }
  });

  it('can be written with the characters of the Atari ST', () => {
    for (const text of allTexts(yukonTexts[language])) {
      const lost = [...text].filter((letter) => letter !== '?' && atariText(letter)[0] === QUESTION_MARK);
      expect(lost, text).toEqual([]);
    }
  });

  it('stand on the screen: menus, popup, guide, list, alert', async () => {
    const texts = yukonTexts[language];
    const table = await YukonTable.start({ language });
    await table.script(`key Space; menu ${texts.menuGame} ${texts.undo}`);
    expect(table.status()).toBe('-55 $');
    await table.script('key Help; move 2 45');
    const [first, second] = texts.guide.map((page) => layOutText(page, GUIDE_WIDTH).filter((text) => text !== ''));
    for (const line of first) expect(table.shows(line), line).toBe(true);
    expect(table.shows(texts.more)).toBe(true);
    await table.pressButton(texts.more);
    for (const line of second) expect(table.shows(line), line).toBe(true);
    await table.pressButton(texts.ok);
    await table.script(`menu ${texts.menuOptions} ${texts.scores}`);
    expect(table.shows(`${texts.scoresTitle} - Classic`)).toBe(true);
    await table.script('key Return; key ^Q');
    expect(table.shows(texts.askQuit)).toBe(true);
    await table.pressButton(texts.cancel);
    await table.script('rclick 300 200; move 2 45');
    for (const entry of [texts.about, texts.variant, texts.newRound, texts.restart, texts.quit]) {
      expect(table.shows(entry), entry).toBe(true);
    }
  });

  it('name each order once in the list of keys, each with a second key', () => {
    const lines = yukon.keys[language];
    expect(new Set(lines.map(({ meaning }) => meaning)).size).toBe(lines.length);
    expect(lines).toHaveLength(10);
    const spaceBar = lines[0];
    for (const line of lines.filter((each) => each !== spaceBar)) expect(line.keys).toContain(', ');
  });
});
