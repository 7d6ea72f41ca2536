import { describe, expect, it } from 'vitest';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { contains, intersect } from '../../host/gem/vdi/rect.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { chooseLook } from '../../host/programs/card-table/choose-sheet.ts';
import { layOutText, pagesOf } from '../../host/programs/gem-dialogs/text-layout.ts';
import { SHEET_OF_MODE } from '../../host/programs/own-sheets.ts';
import type { CardSheetSource, GemProgram, Language } from '../../host/programs/program.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import { yukonTexts } from '../../host/programs/yukon/texts.ts';
import { drawSheet } from '../formats/sample-sheets.ts';
import { expectGolden } from '../golden-frame.ts';
import { YukonTable } from './yukon-table.ts';

const MODES = Object.keys(ST_MODES) as readonly StMode[];
const LANGUAGES: readonly Language[] = ['de', 'en', 'es'];
/** Characters and lines that a page of text has room for on 320x200 pixels: margins of two cells, rings, buttons. */
const LOW_PAGE = { columns: 35, rows: 18 };

/** Sheets of a list that never changes. */
function fixedSheets(sheets: ReturnType<typeof ownSheets>): CardSheetSource {
  return { sheets: () => sheets, onChange: () => () => undefined };
}

/** Yukon with these sheets and no others. */
function withSheets(sheets: ReturnType<typeof ownSheets>): GemProgram {
  return { ...yukon, run: (services) => yukon.run({ ...services, cardSheets: fixedSheets(sheets) }) };
}

/** The longest pile of the game: six closed cards and a run from the king down to the ace. */
const LONG = `
  foundation-3: AS
  tableau-1: KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD
  tableau-2: (2D) (4D) (6D) (8D) (TD) (QD) KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C
  waste: KC
  rest: (tableau-7)
  tableau-7: KS QH JS`;

describe.each(MODES)('Yukon on %s', (mode) => {
  it('plays with the sheet that the mode is known for, out of all', async () => {
    const { gem, core } = (await YukonTable.start({ mode })).headless;
    const { y, h, ...rest } = gem.aes.wind_get_work(gem.aes.wind_get_top());
    const room = {
      layouts: core.layout(),
      area: { ...rest, y, h: h - gem.vdi.cell.h - 2 },
      planes: gem.vdi.planes,
    };
    expect(chooseLook(fixedSheets(ownSheets()), room)?.sheet.name).toBe(SHEET_OF_MODE[mode]);
    const byItself = await YukonTable.start({ mode });
    const alone = ownSheets().filter(({ name }) => name === SHEET_OF_MODE[mode]);
    const withOne = await YukonTable.start({ mode, program: withSheets(alone) });
    expect(withOne.headless.frame().pixels).toEqual(byItself.headless.frame().pixels);
  });

  it('shows its first table', async () => {
    const table = await YukonTable.start({ mode });
    expect(table.status()).toBe('-52 $');
    expectGolden(mode === 'st-high' ? 'yukon-fresh' : `yukon-${mode}-fresh`, table.headless.frame());
  });

  it('keeps every card of the longest columns on the table, each visible, none over another pile', async () => {
    const table = await YukonTable.inPosition(LONG, { before: { mode } });
    const { aes } = table.headless.gem;
    const work = aes.wind_get_work(aes.wind_get_top());
    const piles = table.headless.core.view().piles.map(({ id }) => table.places(id));
    for (const cards of piles) {
      for (const card of cards) expect(intersect(card, work)).toEqual(card);
      for (let k = 1; k < cards.length; k++) {
        if (cards[k].y !== cards[k - 1].y) expect(cards[k].y - cards[k - 1].y).toBeGreaterThanOrEqual(2);
      }
    }
    const apart = (a: readonly Rect[], b: readonly Rect[]): boolean =>
      a.every((one) => b.every((other) => intersect(one, other) === null));
    piles.forEach((pile, k) => {
      for (const other of piles.slice(k + 1)) expect(apart(pile, other)).toBe(true);
    });
    expect(table.status()).toBe('-52 $');
  });

  it('is played with the mouse: a card turned, one put on its foundation, a run carried', async () => {
    const table = await YukonTable.inPosition(
      `
      foundation-1: AD
      tableau-1: (KC) TS 9H
      tableau-2: JD
      tableau-3: 2D
      rest: stock`,
      { before: { mode } },
    );
    await table.click('tableau-3');
    expect(table.cards('foundation-1')).toBe('AD 2D');
    await table.drag('tableau-1', 'tableau-2', 1);
    expect(table.cards('tableau-2')).toBe('JD TS 9H');
    await table.click('stock');
    expect(table.cards('waste').split(' ')).toHaveLength(1);
  });

  it('pauses as an icon on the screen that shows the back, and goes on', async () => {
    const table = await YukonTable.start({ mode });
    const { aes, vdi } = table.headless.gem;
    await table.script('key ^Space');
    const icon = aes.wind_get_current(aes.wind_get_top());
    expect(contains(aes.desktop, icon.x, icon.y)).toBe(true);
    expect(icon.y + icon.h).toBeLessThanOrEqual(vdi.height);
    expect(icon.h).toBeLessThanOrEqual(vdi.height / 4);
    await table.script('key ^Space');
    expect(table.status()).toBe('-52 $');
  });

  it('says that there are no cards for it and ends', async () => {
    const colourful = ownSheets().filter(({ sheet }) => sheet.planes > ST_MODES[mode].planes);
    const none = mode === 'falcon-256' ? [] : colourful;
    const table = await YukonTable.start({ mode, program: withSheets(none) });
    expect(table.shows('Für diese Auflösung sind keine')).toBe(true);
    await table.script('key Return');
    expect(table.headless.ended).toBe(true);
  });
});

describe('the largest screens', () => {
  it.each(['tt-high', 'large-mono'] as const)('take larger cards than the project has, on %s', async (mode) => {
    const card = { w: 120, h: 160 };
    const raster = drawSheet({ layout: LAYOUT_H1, cellWidth: card.w, cellHeight: card.h, planes: 1, frame: 'round' });
    const sheet = { name: 'CARDSBIG.IMG', sheet: sliceCardSheet(raster), bytes: raster.pixels.length, fromUser: true };
    const table = await YukonTable.start({ mode, sheets: [sheet], card });
    await table.click('stock');
    expect(table.cards('waste').split(' ')).toHaveLength(1);
    const onSmall = await YukonTable.start({ sheets: [sheet] });
    expect(onSmall.headless.notices).toEqual([expect.stringMatching(/^CARDSBIG\.IMG: .* zu groß/)]);
  });

  it('spread places and fans of the project’s own cards', async () => {
    const [small, large] = await Promise.all(
      (['st-high', 'tt-high'] as const).map(async (mode) => {
        const table = await YukonTable.inPosition(LONG, { before: { mode } });
        const [first, second] = table.places('tableau-1');
        return { pitch: table.places('tableau-2')[0].x - first.x, step: second.y - first.y };
      }),
    );
    expect(large.pitch).toBeGreaterThanOrEqual(1.3 * small.pitch);
    expect(large.step).toBe(2 * small.step);
  });
});

describe('a run carried over coloured cards', () => {
  it('is a dotted frame under a flat hand', async () => {
    const table = await YukonTable.inPosition(LONG, { before: { mode: 'tt-medium' } });
    const { x, y } = table.point('tableau-1', 6);
    await table.script(`press ${x} ${y}; wait 20; move ${x + 150} ${y + 60}`);
    expectGolden('yukon-tt-medium-drag', table.headless.frame());
  });
});

describe.each(LANGUAGES)('the boxes on 320x200 pixels, in %s', (language) => {
  const texts = yukonTexts[language];

  it('hold the whole guide', async () => {
    const table = await YukonTable.start({ mode: 'st-low', language });
    await table.script('key Help; move 2 15');
    const pages = texts.guide.flatMap((page) => pagesOf(layOutText(page, LOW_PAGE.columns), LOW_PAGE.rows));
    for (const [k, lines] of pages.entries()) {
      for (const line of lines.filter((text) => text !== '')) expect(table.shows(line), line).toBe(true);
      const last = k === pages.length - 1;
      expect(table.shows(last ? texts.ok : texts.more)).toBe(true);
      await table.script('key Return');
    }
    expect(table.status()).toBe('-52 $');
  });

  it('hold list, questions and menus', async () => {
    const table = await YukonTable.start({ mode: 'st-low', language });
    await table.script('key Space; key ^H');
    expect(table.shows(`${texts.scoresTitle} - Classic`)).toBe(true);
    expect(table.shows(texts.ok)).toBe(true);
    await table.script('key Return; key ^V');
    for (const name of Object.values(texts.variantNames)) expect(table.shows(name), name).toBe(true);
    await table.pressButton('Medium');
    await table.script(`key Space; menu ${texts.menuOptions} ${texts.timed}`);
    expect(table.shows(texts.cancel)).toBe(true);
    await table.pressButton(texts.cancel);
    await table.script(`menu ${texts.menuGame} ${texts.undo}; rclick 200 100; move 2 15`);
    for (const entry of [texts.about, texts.variant, texts.newRound, texts.restart, texts.quit]) {
      expect(table.shows(entry), entry).toBe(true);
    }
  });
});

describe('a change of the screen', () => {
  it('goes on with the same game, and every picture is that of a fresh start in that mode', async () => {
    let table = await YukonTable.start({ deal: 8n });
    await table.script('key Space; key Space');
    const game = table.headless.core.save();
    for (const mode of ['falcon-256', 'st-low', 'tt-medium', 'st-medium', 'st-high'] as const) {
      table = await table.nextVisit({ mode });
      expect(table.headless.core.save()).toEqual(game);
      const fresh = await YukonTable.start({ mode, deal: 8n });
      await fresh.script('key Space; key Space');
      expect(table.headless.frame().pixels).toEqual(fresh.headless.frame().pixels);
    }
  });
});
