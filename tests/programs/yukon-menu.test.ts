import { describe, expect, it } from 'vitest';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import { YukonTable } from './yukon-table.ts';

const CHECK_MARK = Uint8Array.of(8);
const MENU_ENTRIES = [
  ['Yukon', 'über'],
  ['Spiel', 'Zug'],
  ['Spiel', 'neues'],
  ['Spiel', 'Neustart'],
  ['Spiel', 'Ende'],
  ['Optionen', 'Spielvariante'],
  ['Optionen', 'Zeitspiel'],
  ['Optionen', 'Highscores'],
] as const;
const TITLES = { Yukon: 30, Spiel: 90, Optionen: 150 } as const;

/** Opens a menu and lets it stand. */
const openMenu = (table: YukonTable, title: keyof typeof TITLES): Promise<void> =>
  table.script(`move 639 399; move ${TITLES[title]} 1`);
const closeMenu = (table: YukonTable): Promise<void> => table.script('click 639 300');

/** A table on which one card has been turned, so that everything is available. */
async function playedTable(): Promise<YukonTable> {
  const table = await YukonTable.start();
  await table.script('key Space');
  return table;
}

describe('the menu bar', () => {
  it.each(MENU_ENTRIES)('has under "%s" the entry "%s…"', async (title, entry) => {
    const table = await playedTable();
    await openMenu(table, title);
    expect(table.shows(entry)).toBe(true);
    await closeMenu(table);
    expect(table.shows(entry === 'Zug' ? 'Zug zurück' : entry)).toBe(false);
  });

  it('greys "Zug zurück" while there is nothing to take back', async () => {
    const table = await YukonTable.start();
    await expect(table.script('menu Spiel Zug')).rejects.toThrow('no entry "Zug"');
    await table.script('key Space; menu Spiel Zug');
    expect(table.status()).toBe('-55 $');
    await expect(table.script('menu Spiel Zug')).rejects.toThrow('no entry "Zug"');
  });

  it('ticks "Zeitspiel" while it is on, and shows best times instead of highscores', async () => {
    const table = await YukonTable.start();
    await openMenu(table, 'Optionen');
    expect(table.shows(CHECK_MARK)).toBe(false);
    await closeMenu(table);
    await table.script('menu Optionen Zeitspiel');
    await openMenu(table, 'Optionen');
    expect(table.shows(CHECK_MARK)).toBe(true);
    expect(table.shows('Bestzeiten ...')).toBe(true);
    await closeMenu(table);
    await table.script('menu Optionen Zeitspiel');
    await openMenu(table, 'Optionen');
    expect(table.shows(CHECK_MARK)).toBe(false);
    expect(table.shows('Highscores ...')).toBe(true);
  });
});

describe('the popup of the right button', () => {
  const KEYS = ['Help', '^V', '^Z', '^H', 'Undo', '^N', '^R', '^Q'];
  const ENTRIES = ['Spielvariante ...', 'Zeitspiel', 'Highscores ...', 'Zug zurück', 'neues Spiel', 'Neustart', 'Ende'];

  it('has the entries of the manual in the order of the manual, with their keys', async () => {
    const table = await playedTable();
    await table.script('rclick 300 200; move 639 399');
    const rows = ['über Yukon ...', ...ENTRIES].map((entry) => table.find(entry)?.y);
    expect(rows).toEqual(rows.map((_, k) => (rows[0] ?? Number.NaN) + 16 * k));
    for (const key of KEYS) expect(table.shows(key), key).toBe(true);
  });

  it('opens anywhere in the window, on cards too, and never plays a card', async () => {
    const table = await YukonTable.inPosition(`
      foundation-1: AD
      tableau-1: (2C) 2D
      waste: AS
      rest: stock`);
    const before = table.position();
    const points = ['tableau-1', 'waste', 'stock', 'foundation-1', 'tableau-5'].map((pile) => table.point(pile));
    for (const { x, y } of [...points, { x: 40, y: 390 }, { x: 320, y: 30 }]) {
      await table.script(`rclick ${x} ${y}; move 2 45`);
      expect(table.shows('Spielvariante ...'), `at ${x} ${y}`).toBe(true);
      await table.script('click 2 45');
      expect(table.shows('Spielvariante ...')).toBe(false);
    }
    expect(table.position()).toEqual(before);
    expect(table.status()).toBe('-52 $');
  });

  it('carries out what is chosen, by two clicks or by press, drag and release', async () => {
    const table = await playedTable();
    await table.popup('Zug zurück');
    expect(table.status()).toBe('-55 $');
    await table.script('move 300 200');
    table.headless.machine.ikbd.pressButton(1);
    await table.headless.settle();
    const entry = table.find('neues Spiel') ?? { x: 0, y: 0 };
    await table.headless.move(entry.x + 4, entry.y + 8);
    table.headless.machine.ikbd.releaseButton(1);
    await table.headless.settle();
    expect(table.status()).toBe('-107 $');
  });

  it.each([
    ['über Yukon ...', 'vom As bis zum König.', '-52 $'],
    ['Spielvariante ...', 'Welche Spielvariante soll', '-52 $'],
    ['Zeitspiel', 'abgebrochen. Neu anfangen?', '-52 $'],
    ['Highscores ...', 'Highscores - Classic', '-52 $'],
    ['Zug zurück', 'Yukon - Classic', '-55 $'],
    ['neues Spiel', 'Yukon - Classic', '-104 $'],
    ['Neustart', 'Yukon - Classic', '-52 $'],
    ['Ende', 'Yukon wirklich beenden?', '-52 $'],
  ])('obeys "%s"', async (entry, seen, money) => {
    const table = await playedTable();
    const before = table.position();
    await table.popup(entry);
    expect(table.shows(seen)).toBe(true);
    expect(table.status()).toBe(money);
    const plays = seen === 'Yukon - Classic';
    expect(JSON.stringify(table.position()) !== JSON.stringify(before)).toBe(plays);
  });

  it('greys and ticks what the menu bar greys and ticks', async () => {
    const table = await YukonTable.start();
    await table.script('rclick 300 200; move 2 45');
    expect(table.shows('Zug zurück')).toBe(false);
    expect(table.shows(CHECK_MARK)).toBe(false);
    await table.script('click 2 45; key ^Z; key Space; rclick 300 200; move 2 45');
    expect(table.shows('Zug zurück')).toBe(true);
    expect(table.shows(CHECK_MARK)).toBe(true);
    expect(table.shows('Bestzeiten ...')).toBe(true);
  });
});

describe('keys', () => {
  const noted = (headless: HeadlessGem): string => headless.sounds.played.join(' ');

  it.each([['Help'], ['F1']])('%s shows the short guide, whose pages lead on', async (key) => {
    const table = await YukonTable.start();
    await table.script(`key ${key}`);
    expect(table.shows('vom As bis zum König.')).toBe(true);
    await table.script('key Return');
    expect(table.shows('neue Karte aufdecken')).toBe(true);
    await table.script('key Return');
    expect(table.shows('neue Karte aufdecken')).toBe(false);
  });

  it.each([['Undo'], ['Backspace']])('%s takes a move back', async (key) => {
    const table = await playedTable();
    await table.script(`key ${key}`);
    expect(table.cards('waste')).toBe('');
    expect(table.status()).toBe('-55 $');
  });

  it('^N begins a new round', async () => {
    const table = await playedTable();
    await table.script('key ^N');
    expect(table.status()).toBe('-104 $');
    expect(noted(table.headless)).toBe('INTRO INTRO');
  });

  it('^R begins anew', async () => {
    const table = await playedTable();
    await table.script('key ^N; key Space; key ^R');
    expect(table.status()).toBe('-52 $');
    expect(table.cards('waste')).toBe('');
  });

  it.each([
    ['shift+N', 'neues Spiel', '-104 $'],
    ['shift+R', 'Neustart', '-52 $'],
  ])('%s does the same and asks before it ends a round', async (key, order, money) => {
    const table = await playedTable();
    const before = table.position();
    await table.script(`key ${key}`);
    await table.pressButton('Abbruch');
    expect(table.position()).toEqual(before);
    await table.script(`key ${key}`);
    await table.pressButton(order);
    expect(table.status()).toBe(money);
    const untouched = table.position();
    await table.script(`key ${key}`);
    expect(table.position()).not.toEqual(untouched);
  });

  it.each([['^Q'], ['shift+Q']])('%s ends the program after a question', async (key) => {
    const table = await playedTable();
    await table.script(`key ${key}`);
    expect(table.shows('Yukon wirklich beenden?')).toBe(true);
    await table.pressButton('Abbruch');
    expect(table.headless.ended).toBe(false);
    await table.script(`key ${key}; key Return`);
    expect(table.headless.ended).toBe(true);
  });

  it.each([['^V'], ['shift+V']])('%s asks for the variant', async (key) => {
    const table = await playedTable();
    await table.script(`key ${key}`);
    expect(table.shows('Welche Spielvariante soll')).toBe(true);
  });

  it.each([['^Z'], ['shift+Z']])('%s turns Zeitspiel on', async (key) => {
    const table = await YukonTable.start();
    await table.script(`key ${key}`);
    expect(table.status()).toBe('0:00');
  });

  it.each([['^H'], ['shift+H']])('%s shows the list', async (key) => {
    const table = await playedTable();
    await table.script(`key ${key}`);
    expect(table.shows('Highscores - Classic')).toBe(true);
    await table.script('key Return');
    expect(table.shows('Highscores - Classic')).toBe(false);
  });

  it('works by letters only with Control or Shift', async () => {
    const table = await playedTable();
    const before = table.position();
    await table.script('key n; key r; key q; key v; key z; key h; key Return; key Esc');
    expect(table.position()).toEqual(before);
    expect(table.shows('Classic')).toBe(true);
    expect(table.status()).toBe('-52 $');
  });
});

describe('the end', () => {
  it('comes by the closer too, after the question', async () => {
    const table = await playedTable();
    await table.script('click 9 29');
    expect(table.shows('Yukon wirklich beenden?')).toBe(true);
    await table.pressButton('Abbruch');
    expect(table.headless.ended).toBe(false);
    await table.script('click 9 29');
    await table.pressButton('Ende');
    expect(table.headless.ended).toBe(true);
    expect(table.shows('Spiel')).toBe(false);
  });

  it('ends the sitting: the next start is a first round in the same variant', async () => {
    const table = await YukonTable.start();
    await table.script('key ^V');
    await table.pressButton('Medium');
    await table.script('key ^N; key Space; key ^Q; key Return');
    const next = await table.nextVisit();
    expect(next.status()).toBe('-52 $');
    expect(next.cards('waste')).toBe('');
    expect(next.shows('Yukon - Medium')).toBe(true);
    expect(next.headless.sounds.played).toEqual(['INTRO']);
  });
});
