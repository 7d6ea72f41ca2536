import { beforeAll, describe, expect, it } from 'vitest';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import type { Core } from '../../host/core/core.ts';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import { intersect, type Rect } from '../../host/gem/vdi/rect.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { OWN_SHEETS, SHEET_OF_MODE, sheetsOf } from '../../host/programs/own-sheets.ts';
import type { NamedSheet } from '../../host/programs/program.ts';
import { loadCore } from '../core/built-core.ts';
import { drawSheet } from '../formats/sample-sheets.ts';
import { GAMES, ScreenTable } from './patience-screen-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const MODES = Object.keys(ST_MODES) as readonly StMode[];
/** The sheet of each mode; on these two no cards lie apart. */
const EXPECTED: Readonly<Record<StMode, string>> = {
  'st-high': 'CARDS48.IMG',
  'st-medium': 'CARDSMED.IMG',
  'st-low': 'CARDSLOW.IMG',
  'tt-medium': 'CARDS48C.IMG',
  'tt-high': 'CARDS.IMG',
  'falcon-256': 'CARDS48C.IMG',
  'large-mono': 'CARDS.IMG',
};
const CROWDED: readonly StMode[] = ['st-medium', 'st-low'];
/** So much of a card may be covered there. */
const COVERED = 1 / 3;

function sheetOfUser(name: string, w: number, h: number, planes: 1 | 2 = 1): NamedSheet {
  const raster = drawSheet({ layout: LAYOUT_H1, cellWidth: w, cellHeight: h, planes, frame: 'round' });
  return { name, sheet: sliceCardSheet(raster), bytes: raster.pixels.length, fromUser: true };
}

/** The places of all piles. */
function firstPlaces(table: ScreenTable): readonly Rect[] {
  return table.screen.places().map(({ first }) => first);
}

describe.each(MODES)('on %s', (mode) => {
  it('all games have the same cards, those the mode is known for', () => {
    for (const game of GAMES) {
      core.deal(game, {}, 3n);
      expect(ScreenTable.open(core, { mode }).screen.sheetName, game).toBe(EXPECTED[mode]);
    }
  });

  it('a page needs to load no others', () => {
    const own = ownSheets().filter(({ name }) => sheetsOf('patience', mode).some((needed) => needed === name));
    for (const game of GAMES) {
      core.deal(game, {}, 3n);
      const all = ScreenTable.open(core, { mode });
      expect(ScreenTable.open(core, { mode, own }).changedSince(all.pixels()), game).toBeNull();
    }
  });

  it('every place lies on the table, and none under another more than a narrow screen needs', () => {
    const free = CROWDED.includes(mode) ? 1 - COVERED : 1;
    for (const game of GAMES) {
      core.deal(game, {}, 3n);
      const table = ScreenTable.open(core, { mode });
      const places = firstPlaces(table);
      for (const place of places) expect(intersect(place, table.gem.aes.desktop), game).toEqual(place);
      const kept = places.map(({ w, h, ...at }) => ({ ...at, w: Math.ceil(w * free), h: Math.ceil(h * free) }));
      kept.forEach((place, k) => {
        for (const other of kept.slice(k + 1)) expect(intersect(place, other), `${game} ${k}`).toBeNull();
      });
    }
  });
});

describe('the sheets that a program needs', () => {
  it('are sheets of the project, for every program of the shelf', () => {
    for (const mode of MODES) {
      for (const program of ['yukon', 'patience', 'klondike', 'desktop']) {
        for (const name of sheetsOf(program, mode)) expect(OWN_SHEETS).toContain(name);
      }
      expect(sheetsOf('yukon', mode)).toEqual([SHEET_OF_MODE[mode]]);
    }
  });

  it('are all of them where programs are started from', () => {
    for (const mode of MODES) {
      const started = new Set(['yukon', 'patience', 'klondike'].flatMap((program) => sheetsOf(program, mode)));
      expect(new Set(sheetsOf('desktop', mode))).toEqual(started);
    }
  });
});

describe('a large screen of any size', () => {
  it.each([
    [640, 400, 'CARDS48.IMG'],
    [800, 600, 'CARDS.IMG'],
    [1280, 1024, 'CARDS.IMG'],
    [1600, 1200, 'CARDS.IMG'],
  ])('of %i x %i takes the larger cards where they fit', (width, height, expected) => {
    for (const game of GAMES) {
      core.deal(game, {}, 3n);
      const table = ScreenTable.open(core, { mode: 'large-mono', size: { width, height } });
      expect(table.screen.sheetName, game).toBe(expected);
    }
  });
});

describe('the sheets of the user', () => {
  it('go before those of the project where they fit', () => {
    const small = sheetOfUser('SMALL.IMG', 40, 50);
    core.deal('eiffelturm', {}, 3n);
    const { screen } = ScreenTable.open(core, { sheets: [small] });
    expect([screen.sheetName, screen.unfitSheets()]).toEqual(['SMALL.IMG', []]);
  });

  it('are named with the reason where they do not', () => {
    const sheets = [sheetOfUser('LARGE.IMG', 64, 80), sheetOfUser('COLOUR.IMG', 40, 50, 2)];
    core.deal('standart', {}, 3n);
    const { screen } = ScreenTable.open(core, { sheets });
    expect(screen.sheetName).toBe('CARDS48.IMG');
    expect(screen.unfitSheets().map(({ name, reason }) => [name, reason])).toEqual([
      ['LARGE.IMG', 'size'],
      ['COLOUR.IMG', 'colours'],
    ]);
  });

  it('are shown in the games that they fit and not in the others', () => {
    const wide = sheetOfUser('WIDE.IMG', 48, 64);
    core.deal('standart', {}, 3n);
    const table = ScreenTable.open(core, { sheets: [wide] });
    expect(table.screen.sheetName).toBe('WIDE.IMG');
    core.deal('eiffelturm', {}, 3n);
    expect(table.screen.layOut()).toBe(true);
    expect(table.screen.sheetName).toBe('CARDS48.IMG');
  });

  it('are taken when they come, and given back when they go', () => {
    core.deal('zopf', {}, 3n);
    const table = ScreenTable.open(core);
    const before = table.pixels();
    const own = table.sheets.sheets();
    expect(table.screen.takeSheets()).toBe(false);
    table.sheets.replace([sheetOfUser('SMALL.IMG', 40, 50), ...own]);
    expect(table.screen.takeSheets()).toBe(true);
    table.screen.redraw(core.view());
    expect(table.screen.sheetName).toBe('SMALL.IMG');
    expect(table.cards('stock')[0].w).toBe(40);
    table.sheets.replace(own);
    expect(table.screen.takeSheets()).toBe(true);
    table.screen.redraw(core.view());
    expect(table.changedSince(before)).toBeNull();
  });
});

describe('a screen without cards', () => {
  it('is not opened', () => {
    core.deal('standart', {}, 3n);
    expect(ScreenTable.tryOpen(core, { own: [] })).toBeNull();
  });

  it('goes on with the game it has when there are none for another', () => {
    core.deal('yukon', {}, 3n);
    const yukon = core.view();
    const table = ScreenTable.open(core, { sheets: [sheetOfUser('HIGH.IMG', 60, 100)], own: [] });
    const before = table.pixels();
    core.deal('eiffelturm', {}, 3n);
    expect(table.screen.layOut()).toBe(false);
    table.screen.redraw(yukon, table.gem.aes.desktop);
    expect(table.changedSince(before)).toBeNull();
  });
});
