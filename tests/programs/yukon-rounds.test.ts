import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { EMPTY_LISTS, type ListKind, type RankEntry, type Variant } from '../../host/programs/yukon/lists.ts';
import { YukonTable } from './yukon-table.ts';

/** Two clicks win: the queen from her column, the king from the waste. */
const NEARLY_WON = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..JC
  tableau-1: QC
  waste: KC`;

/** Balance of the rounds before, with which NEARLY_WON ends at 208 dollars: 250 − 52 + 2 · 5. */
const EARLIER = 250;

/** All cards lie open in four runs: the automatic finish is due. */
const FOUR_RUNS = `
  tableau-1: KD QS JD TS 9D 8S 7D 6S 5D 4S 3D 2S AD
  tableau-2: KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS
  tableau-3: KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH
  tableau-4: KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC`;

const entries = (...values: number[]): RankEntry[] => values.map((value, k) => ({ name: `Spieler ${k + 1}`, value }));

/** A store with a list of earlier visits. */
async function storeWithList(kind: ListKind, variant: Variant, list: readonly RankEntry[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.write('lists', { ...EMPTY_LISTS, [kind]: { ...EMPTY_LISTS[kind], [variant]: list } });
  return store;
}

async function win(table: YukonTable): Promise<void> {
  await table.click('tableau-1');
  await table.click('waste');
}

describe('money from round to round', () => {
  it('goes on with "neues Spiel" and begins anew with "Neustart" (YU-20)', async () => {
    const table = await YukonTable.inPosition('rest: stock\n tableau-1: KS', { balance: 22 });
    expect(table.status()).toBe('-30 $');
    await table.script('menu Spiel neues');
    expect(table.status()).toBe('-82 $');
    await table.script('menu Spiel Neustart');
    expect(table.status()).toBe('-52 $');
  });

  it('a full round won from nothing is worth 208 dollars, and the next one begins at 156 (YU-16)', async () => {
    const table = await YukonTable.inPosition(FOUR_RUNS);
    expect(table.status()).toBe('-52 $');
    await table.watchFinish();
    expect(table.status()).toBe('208 $');
    expect(table.headless.core.view().status).toBe('won');
    await table.pressButton('Weiterspielen');
    expect(table.status()).toBe('156 $');
  });

  it('deals other cards with another back each time, in a circle of seven', async () => {
    const table = await YukonTable.start();
    const looks: string[] = [];
    const { x, y, w, h } = table.places('stock')[0];
    for (let round = 0; round < 8; round++) {
      const { pixels, width } = table.headless.frame();
      const rows = Array.from({ length: h }, (_, k) => pixels.slice((y + k) * width + x, (y + k) * width + x + w));
      looks.push(rows.map((row) => row.join('')).join('\n'));
      await table.script('key ^N');
    }
    expect(new Set(looks.slice(0, 7)).size).toBe(7);
    expect(looks[7]).toBe(looks[0]);
    expect(table.headless.sounds.played).toEqual(Array(9).fill('INTRO'));
  });
});

/** How many pixels the frame around a button's word is thick, at the left of the word. */
function frameWidth(table: YukonTable, word: string): number {
  const at = table.button(word);
  const { width, pixels } = table.headless.frame();
  const row = (at.y + 8) * width;
  let x = at.x - 1;
  while (pixels[row + x] === 0) x--;
  const end = x;
  while (pixels[row + x] !== 0) x--;
  return end - x;
}

describe('variants', () => {
  it.each(['Classic', 'Medium', 'Light'])('has a thick frame in the box while it is played: %s', async (present) => {
    const table = await YukonTable.start();
    await table.script('key ^V');
    await table.pressButton(present);
    await table.script('key ^V; move 639 399');
    const names = ['Classic', 'Medium', 'Light'];
    expect(names.map((name) => frameWidth(table, name))).toEqual(names.map((name) => (name === present ? 3 : 2)));
    expect(table.shows(`Yukon - ${present}`)).toBe(true);
  });

  it('stays what it is when it is chosen again', async () => {
    const table = await YukonTable.start();
    await table.script('key Space');
    const before = table.position();
    await table.script('key ^V');
    await table.pressButton('Classic');
    expect(table.position()).toEqual(before);
    await table.script('key ^V; key Return');
    expect(table.position()).toEqual(before);
    expect(table.shows('Yukon - Classic')).toBe(true);
    expect(table.headless.sounds.played).toEqual(['INTRO']);
  });

  it('changes alone on the untouched first deal (YU-17)', async () => {
    const table = await YukonTable.start();
    const before = table.position();
    await table.script('key ^V');
    await table.pressButton('Light');
    expect(table.position()).toEqual(before);
    expect(table.status()).toBe('-52 $');
    expect(table.shows('Yukon - Light')).toBe(true);
    expect(table.headless.core.view().options.variant).toBe('light');
    await table.script('key ^V; key Return');
    expect(table.shows('Yukon - Light')).toBe(true);
  });

  it.each([
    ['after a move', 'key Space'],
    ['after a move that was taken back', 'key Space; key Undo'],
    ['in a later round', 'key ^N'],
  ])('deals anew from -52 dollars %s (YU-18)', async (_when, script) => {
    const table = await YukonTable.start();
    await table.script(script);
    const before = table.position();
    await table.script('key ^V');
    await table.pressButton('Medium');
    expect(table.position()).not.toEqual(before);
    expect(table.cards('stock').split(' ')).toHaveLength(24);
    expect(table.status()).toBe('-52 $');
    expect(table.shows('Yukon - Medium')).toBe(true);
  });
});

describe('highscores', () => {
  it('asks for a name of any letters, enters it, and the next round begins at -52', async () => {
    const table = await YukonTable.inPosition(NEARLY_WON, { balance: EARLIER });
    await win(table);
    expect(table.headless.sounds.played).toEqual(['JUBEL2']);
    expect(table.shows('Ein neuer Highscore: 208 $')).toBe(true);
    await table.pressButton('Eintragen');
    expect(table.shows('Neuer Eintrag: 208 $')).toBe(true);
    await table.script('type Käthe Öß; key Return');
    expect(table.shows('Highscores - Classic')).toBe(true);
    expect(table.shows('1. Käthe Öß')).toBe(true);
    await table.script('key Return');
    expect(table.status()).toBe('-52 $');
    expect(table.headless.sounds.played).toEqual(['JUBEL2', 'INTRO']);
    await table.script('key ^H');
    expect(table.shows('1. Käthe Öß')).toBe(true);
  });

  it('is lost when the player goes on for a higher one', async () => {
    const table = await YukonTable.inPosition(NEARLY_WON, { balance: EARLIER });
    await win(table);
    await table.pressButton('Weiterspielen');
    await table.script('key ^H');
    expect(table.shows('208 $')).toBe(false);
    await table.script('key Return; key ^Q; key Return');
    const next = await table.nextVisit();
    await next.script('key ^H');
    expect(next.shows('208 $')).toBe(false);
  });

  it('does not come back with a later win, which counts for what it is', async () => {
    const store = new MemoryStore();
    const higher = await YukonTable.inPosition(NEARLY_WON, { balance: EARLIER, before: { store } });
    await win(higher);
    await higher.pressButton('Weiterspielen');
    const lower = await YukonTable.inPosition(NEARLY_WON, { balance: 100, rounds: 2, round: 2, before: { store } });
    await win(lower);
    expect(lower.shows('Ein neuer Highscore: 58 $')).toBe(true);
    await lower.pressButton('Eintragen');
    await lower.script('type Eva; key Return');
    expect(lower.shows('58 $')).toBe(true);
    expect(lower.shows('208 $')).toBe(false);
    expect(await store.read('lists')).toMatchObject({ scores: { classic: [{ name: 'Eva', value: 58 }] } });
  });

  it('stands below an older equal one, and five stay', async () => {
    const store = await storeWithList('scores', 'classic', entries(300, 208, 100, 50, 10));
    const table = await YukonTable.inPosition(NEARLY_WON, { balance: EARLIER, before: { store } });
    await win(table);
    await table.pressButton('Eintragen');
    await table.script('type Neu; key Return');
    const rows = ['1. Spieler 1', '2. Spieler 2', '3. Neu', '4. Spieler 3', '5. Spieler 4'];
    for (const row of rows) expect(table.shows(row), row).toBe(true);
    expect(table.shows('Spieler 5')).toBe(false);
  });

  it('is none when five are higher: JUBEL1, and the balance goes on', async () => {
    const store = await storeWithList('scores', 'classic', entries(500, 400, 300, 250, 208));
    const table = await YukonTable.inPosition(NEARLY_WON, { balance: EARLIER, before: { store } });
    await win(table);
    expect(table.headless.sounds.played).toEqual(['JUBEL1']);
    expect(table.shows('Das Spiel ist aufgegangen!')).toBe(true);
    await table.script('key Return');
    expect(table.status()).toBe('156 $');
  });

  it('belongs to its variant', async () => {
    const store = await storeWithList('scores', 'classic', entries(500, 400, 300, 250, 208));
    const table = await YukonTable.inPosition(NEARLY_WON, { variant: 'light', before: { store } });
    await win(table);
    expect(table.headless.sounds.played).toEqual(['JUBEL2']);
    await table.pressButton('Eintragen');
    await table.script('key Return');
    expect(table.shows('Highscores - Light')).toBe(true);
    expect(table.shows('1. namenlos')).toBe(true);
    expect(table.shows('Spieler 1')).toBe(false);
  });

  it('is kept from the moment it is entered', async () => {
    const table = await YukonTable.inPosition(NEARLY_WON);
    await win(table);
    await table.pressButton('Eintragen');
    await table.script('type Jö; key Return');
    const next = await table.nextVisit();
    await next.script('key ^H');
    expect(next.shows('1. Jö')).toBe(true);
    expect(next.shows('-42 $')).toBe(true);
  });
});

describe('best times', () => {
  it('takes the time to the win, asks for the name at once, and lists the shortest first', async () => {
    const store = await storeWithList('times', 'classic', entries(60, 75, 300));
    const table = await YukonTable.inPosition(NEARLY_WON, { timed: true, elapsedMs: 70_500, before: { store } });
    await win(table);
    expect(table.headless.sounds.played).toEqual(['JUBEL2']);
    expect(table.shows('Neuer Eintrag: 1:1')).toBe(true);
    await table.script('type Flink; key Return');
    expect(table.shows('Bestzeiten - Classic')).toBe(true);
    for (const row of ['1. Spieler 1', '2. Flink', '3. Spieler 2', '4. Spieler 3']) {
      expect(table.shows(row), row).toBe(true);
    }
    await table.seconds(20);
    await table.script('key Return');
    expect(table.status()).toBe('0:00');
    await table.seconds(2);
    expect(table.status()).toBe('0:02');
  });

  it('says how long a slower win took, with JUBEL1, and lists nothing', async () => {
    const store = await storeWithList('times', 'classic', entries(10, 20, 30, 40, 70));
    const table = await YukonTable.inPosition(NEARLY_WON, { timed: true, elapsedMs: 70_000, before: { store } });
    await win(table);
    expect(table.headless.sounds.played).toEqual(['JUBEL1']);
    expect(table.shows('Das Spiel ist aufgegangen!')).toBe(true);
    await table.script('key Return');
    expect(table.status()).toBe('0:00');
    expect(await store.read('lists')).toMatchObject({ times: { classic: entries(10, 20, 30, 40, 70) } });
  });
});
