import { describe, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { EMPTY_LISTS } from '../../host/programs/yukon/lists.ts';
import { expectGolden } from '../golden-frame.ts';
import { YukonTable } from './yukon-table.ts';

/** A round far on: long runs, a free column, cards on every foundation. */
const LATE = `
  foundation-1: AD..3D
  foundation-2: AH 2H
  foundation-3: AS 2S
  foundation-4: AC..4C
  waste: 5S JD QC 9D
  stock: 6D 4H KC
  tableau-1: KS QD JS TD 9S 8D 7S
  tableau-2: (5H) (7C) TS 9H 8S 7H 6S 5D 4S
  tableau-3: (3H) (TC) (9C) KH QS JH
  tableau-4: KD
  tableau-5: (6C) (8H) (4D) (JC) (8C) 6H 5C
  tableau-7: (3S) (QH) (7D) TH`;

/** Columns that reach the end of the table: a run from king to ace, and one on six closed cards. */
const LONG = `
  foundation-3: AS
  tableau-1: KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD
  tableau-2: (2D) (4D) (6D) (8D) (TD) (QD) KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C
  waste: KC
  rest: (tableau-7)
  tableau-7: KS QH JS`;

const NO_MOVES = `
  tableau-1: KC
  tableau-2: KS
  tableau-3: KH
  tableau-4: KD
  tableau-5: TC
  tableau-6: TS
  rest: (tableau-7)
  tableau-7: 8C`;

const NEARLY_WON = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..JC
  tableau-1: QC
  waste: KC`;

/** The list of a household in 1994. */
const LISTS = {
  ...EMPTY_LISTS,
  scores: {
    ...EMPTY_LISTS.scores,
    classic: [
      { name: 'Käthe', value: 412 },
      { name: 'Dirk', value: 156 },
      { name: 'Johannes der Spieler', value: -8 },
    ],
  },
};

async function wonTable(): Promise<YukonTable> {
  const store = new MemoryStore();
  await store.write('lists', LISTS);
  const table = await YukonTable.inPosition(NEARLY_WON, { balance: 250, before: { store } });
  await table.click('tableau-1');
  await table.click('waste');
  return table;
}

const shot = (name: string, table: YukonTable): void => expectGolden(`yukon-${name}`, table.headless.frame());

describe('golden frames of Yukon', () => {
  it('a fresh table', async () => {
    const table = await YukonTable.start();
    shot('fresh', table);
  });

  it('an open menu', async () => {
    const table = await YukonTable.start();
    await table.script('move 90 8');
    shot('menu', table);
  });

  it('the popup of the right button', async () => {
    const table = await YukonTable.start();
    await table.script('key ^Z; key Space; rclick 320 220; move 400 247');
    shot('popup', table);
  });

  it('the alert of the variants', async () => {
    const table = await YukonTable.start();
    await table.script('move 600 360; key ^V');
    await table.pressButton('Light');
    await table.script('key ^V');
    shot('variant', table);
  });

  it('the short guide', async () => {
    const table = await YukonTable.start();
    await table.script('move 600 360; key Help');
    shot('guide-1', table);
    await table.script('key Return');
    shot('guide-2', table);
  });

  it('a late table, and a run being dragged over it', async () => {
    const table = await YukonTable.inPosition(LATE, { balance: 130 });
    shot('late', table);
    const { x, y } = table.point('tableau-2', 2);
    await table.script(`press ${x} ${y}; wait 20; move 560 150`);
    shot('drag', table);
  });

  it('a run that was clicked and waits for its target', async () => {
    const table = await YukonTable.inPosition(LATE, { balance: 130 });
    await table.click('tableau-2', 4);
    shot('held', table);
  });

  it('columns as long as they get', async () => {
    const table = await YukonTable.inPosition(LONG, { timed: true, elapsedMs: 754_000 });
    shot('long', table);
  });

  it('the end without a move, in box and line', async () => {
    const table = await YukonTable.inPosition(NO_MOVES);
    shot('stuck', table);
    await table.pressButton('Tisch ansehen');
    shot('stuck-line', table);
  });

  it('a win: the question, the name, the list', async () => {
    const table = await wonTable();
    shot('won', table);
    await table.pressButton('Eintragen');
    await table.script('type Jürgen');
    shot('name', table);
    await table.script('key Return');
    shot('list', table);
  });

  it('the pause', async () => {
    const table = await YukonTable.start();
    await table.script('move 600 300; key ^Space');
    shot('icon', table);
  });
});
