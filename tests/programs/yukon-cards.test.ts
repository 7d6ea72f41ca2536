import { describe, expect, it } from 'vitest';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import { LAYOUT_H1, sliceCardSheet } from '../../host/formats/cardset.ts';
import type { Frame } from '../../host/hardware/display.ts';
import type { CardSheetSource, GemProgram, NamedSheet, SheetUse } from '../../host/programs/program.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import { drawSheet } from '../formats/sample-sheets.ts';
import { YukonTable } from './yukon-table.ts';

const SMALL = { w: 40, h: 56 };
const HUGE = { w: 200, h: 300 };
const LARGER = { w: 60, h: 72 };
const LARGEST = { w: 120, h: 160 };

/** A sheet that the user brings. */
function brought(name: string, { w, h }: { w: number; h: number }, planes: 1 | 2 = 1): NamedSheet {
  const sheet = drawSheet({ layout: LAYOUT_H1, cellWidth: w, cellHeight: h, planes, frame: 'round' });
  return { name, sheet: sliceCardSheet(sheet), bytes: sheet.pixels.length, fromUser: true };
}

/** Yukon, and what it tells the page of the player's sheets. */
function reporting(): { readonly program: GemProgram; readonly seen: readonly (SheetUse | null)[] } {
  const seen: (SheetUse | null)[] = [];
  const run: GemProgram['run'] = (services) => yukon.run({ ...services, showSheetUse: (use) => void seen.push(use) });
  return { program: { ...yukon, run }, seen };
}

const samePicture = (a: Frame, b: Frame): boolean => a.pixels.every((pixel, k) => pixel === b.pixels[k]);

/** Another list of sheets in mid-game, as a drop on the page makes it. */
async function bring(table: YukonTable, ...sheets: readonly NamedSheet[]): Promise<void> {
  table.headless.sheets.replace([...sheets, ...ownSheets()]);
  await table.headless.settle();
}

describe('cards that are dropped into a running game', () => {
  it('are on the table at once; game, money and undo stay', async () => {
    const table = await YukonTable.start();
    await table.script('key Space; key Space; move 630 360');
    const before = { picture: table.headless.frame(), game: JSON.stringify(table.headless.core.save()) };
    await bring(table, brought('CARDS48.IMG', SMALL));
    expect(samePicture(before.picture, table.headless.frame())).toBe(false);
    expect(JSON.stringify(table.headless.core.save())).toBe(before.game);
    expect(table.headless.notices).toEqual([]);
    const small = table.withCards(SMALL);
    await small.click('stock');
    expect(small.cards('waste').split(' ')).toHaveLength(3);
    await small.script('key Undo');
    expect(small.status()).toBe('-55 $');
  });

  it('are reported to the page: the sheet on the table, those that do not fit, and the end', async () => {
    const { program, seen } = reporting();
    const table = await YukonTable.start({ program });
    expect(seen).toEqual([{ inUse: 'CARDS.IMG', unfit: [] }]);
    await bring(table, brought('A.IMG', SMALL), brought('H.IMG', HUGE), brought('C.IMG', SMALL, 2));
    expect(seen.at(-1)).toMatchObject({
      inUse: 'A.IMG',
      unfit: [
        { name: 'H.IMG', reason: 'size' },
        { name: 'C.IMG', reason: 'colours' },
      ],
    });
    await table.script('key ^Q; key Return');
    expect(seen.at(-1)).toBeNull();
  });

  it('are the largest that fit of all the user has; without them the project lends its own', async () => {
    const table = await YukonTable.start();
    await table.script('move 630 360');
    const own = table.headless.frame();
    await bring(table, brought('A.IMG', SMALL), brought('B.IMG', LARGER));
    const both = table.headless.frame();
    await bring(table, brought('B.IMG', LARGER));
    expect(samePicture(table.headless.frame(), both)).toBe(true);
    await bring(table, brought('A.IMG', SMALL));
    expect(samePicture(table.headless.frame(), both)).toBe(false);
    await bring(table);
    expect(samePicture(table.headless.frame(), own)).toBe(true);
  });

  it('come onto the table when the pause ends, wherever the icon has been moved', async () => {
    const table = await YukonTable.start({ deal: 3n });
    await table.script('key ^Space; drag 40 365 300 200');
    await bring(table, brought('CARDS48.IMG', SMALL));
    await table.script('key ^Space; move 630 360');
    expect(table.headless.notices).toEqual([]);
    const fresh = await YukonTable.start({ deal: 3n, sheets: [brought('CARDS48.IMG', SMALL)] });
    await fresh.script('move 630 360');
    expect(samePicture(table.headless.frame(), fresh.headless.frame())).toBe(true);
  });

  it('come while cards go down by themselves, and none is lost', async () => {
    const table = await YukonTable.inPosition(`
      foundation-1: AD..JD
      foundation-2: AH..JH
      foundation-3: AS..JS
      foundation-4: AC..JC
      tableau-1: KD QS
      tableau-2: KH QC
      tableau-3: KS QD
      tableau-4: KC QH`);
    await table.headless.wait(20);
    await bring(table, brought('CARDS48.IMG', SMALL));
    await table.watchFinish();
    expect(table.headless.core.view().status).toBe('won');
    expect(table.shows('Ein neuer Highscore: -12 $')).toBe(true);
  });

  it.each([
    ['GROSS.IMG', HUGE, 1],
    ['BUNT.IMG', { w: 48, h: 60 }, 2],
  ] as const)('are refused by name when they do not fit: %s', async (name, size, planes) => {
    const table = await YukonTable.start();
    await table.script('move 630 360');
    const before = table.headless.frame();
    const sheet = brought(name, size, planes);
    await bring(table, sheet);
    expect(samePicture(before, table.headless.frame())).toBe(true);
    expect(table.headless.notices).toHaveLength(1);
    expect(table.headless.notices[0]).toContain(name);
    await bring(table, sheet, brought('KLEIN.IMG', SMALL));
    expect(table.headless.notices).toHaveLength(1);
  });
});

describe('cards that were there before', () => {
  it('are played with when they are smaller than the project’s own', async () => {
    const table = await YukonTable.start({ sheets: [brought('CARDS48.IMG', SMALL)], card: SMALL });
    await table.click('stock');
    expect(table.cards('waste').split(' ')).toHaveLength(1);
  });

  it.each([
    ['st-high', 'CARDS.IMG'],
    ['st-medium', 'CARDSMED.IMG'],
    ['st-low', 'CARDSLOW.IMG'],
    ['tt-medium', 'CARDS16.IMG'],
    ['tt-high', 'RIESIG.IMG'],
    ['falcon-256', 'CARDS256.IMG'],
  ] as const)('are as large and then as colourful as %s takes: %s', async (mode, chosen) => {
    const sheets = [
      brought('FLACH.IMG', { w: 64, h: 38 }),
      brought('SCHMAL.IMG', { w: 32, h: 38 }, 2),
      brought('ROT.IMG', LARGER, 2),
      brought('RIESIG.IMG', LARGEST),
      ...ownSheets().map((sheet) => ({ ...sheet, fromUser: true })),
    ];
    const best = sheets.find(({ name }) => name === chosen)?.sheet;
    if (best === undefined) throw new Error(`no ${chosen}`);
    const { program, seen } = reporting();
    const card = { w: best.cellWidth, h: best.cellHeight };
    const table = await YukonTable.start({ mode, sheets, program, card });
    expect(seen.at(-1)?.inUse).toBe(chosen);
    await table.click('stock');
    expect(table.cards('waste').split(' ')).toHaveLength(1);
  });

  it('are named when none of them fits, and the project lends its own', async () => {
    const table = await YukonTable.start({ sheets: [brought('BUNT.IMG', LARGER, 2), brought('GROSS.IMG', HUGE)] });
    expect(table.headless.notices).toEqual([
      expect.stringMatching(/^BUNT\.IMG: .* mehr Farben/),
      expect.stringMatching(/^GROSS\.IMG: .* zu groß/),
    ]);
    expect(table.status()).toBe('-52 $');
  });

  it('are passed over without a word when they are for another screen and one of them is for this', async () => {
    const table = await YukonTable.start({
      sheets: [brought('BUNT.IMG', LARGER, 2), brought('CARDS48.IMG', SMALL)],
      card: SMALL,
    });
    expect(table.headless.notices).toEqual([]);
    expect(table.status()).toBe('-52 $');
  });
});

describe('a screen for which there are no cards', () => {
  it('gets a message, and the program ends', async () => {
    const none: CardSheetSource = { sheets: () => [brought('BUNT.IMG', LARGER, 2)], onChange: () => () => undefined };
    const program: GemProgram = { ...yukon, run: (services) => yukon.run({ ...services, cardSheets: none }) };
    const table = await YukonTable.start({ program });
    expect(table.shows('Für diese Auflösung sind keine')).toBe(true);
    expect(table.headless.ended).toBe(false);
    await table.script('key Return');
    expect(table.headless.ended).toBe(true);
    expect(table.headless.sounds.played).toEqual([]);
  });
});
