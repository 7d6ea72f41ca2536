import { describe, expect, it } from 'vitest';
import type { Frame } from '../../host/hardware/display.ts';
import { YukonTable } from './yukon-table.ts';

const CLOSER = { x: 9, y: 29 };
const ALTERNATE = 8;
/** A window that has become an icon shows its title there. */
const ICON = { x: 40, y: 365 };

const samePicture = (a: Frame, b: Frame): boolean => a.pixels.every((pixel, k) => pixel === b.pixels[k]);

/** A round for time in which `elapsedMs` have passed. */
const timed = (elapsedMs = 0): Promise<YukonTable> =>
  YukonTable.inPosition('rest: stock\n tableau-1: 9S\n tableau-2: TD', { timed: true, elapsedMs });

describe('Zeitspiel', () => {
  it('begins at once while no card was moved, and deals anew', async () => {
    const table = await YukonTable.start();
    const before = table.position();
    await table.script('key ^Z');
    expect(table.status()).toBe('0:00');
    expect(table.position()).not.toEqual(before);
    expect(table.headless.sounds.played).toEqual(['INTRO', 'INTRO']);
  });

  it('asks before it breaks off a round, and stays away when the player says no', async () => {
    const table = await YukonTable.start();
    await table.script('key Space');
    const before = table.position();
    await table.script('key ^Z');
    expect(table.shows('abgebrochen. Neu anfangen?')).toBe(true);
    await table.pressButton('Abbruch');
    expect(table.position()).toEqual(before);
    expect(table.status()).toBe('-52 $');
    await table.script('key ^Z');
    await table.pressButton('Neustart');
    expect(table.status()).toBe('0:00');
    await table.script('key Space; key ^Z');
    await table.pressButton('Neustart');
    expect(table.status()).toBe('-52 $');
  });

  it('asks too before it takes dollars that earlier rounds left, though no card was moved', async () => {
    const table = await YukonTable.start();
    await table.script('key Space; key ^N');
    expect(table.status()).toBe('-104 $');
    await table.script('key ^Z');
    expect(table.shows('abgebrochen. Neu anfangen?')).toBe(true);
    await table.pressButton('Abbruch');
    expect(table.status()).toBe('-104 $');
    await table.script('key ^Z');
    await table.pressButton('Neustart');
    expect(table.status()).toBe('0:00');
  });

  it('counts the seconds where the dollars stand, over minutes', async () => {
    const table = await timed(58_200);
    expect(table.status()).toBe('0:58');
    await table.seconds(1);
    expect(table.status()).toBe('0:59');
    await table.seconds(1);
    expect(table.status()).toBe('1:00');
    await table.seconds(75);
    expect(table.status()).toBe('2:15');
  });

  it('shows no penalty for taking back', async () => {
    const table = await timed();
    await table.drag('tableau-1', 'tableau-2');
    await table.script('key Undo');
    expect(table.cards('tableau-1')).toBe('9S');
    expect(table.status()).toMatch(/^0:0\d$/);
  });

  it('begins each round at 0:00, however the one before ended', async () => {
    const table = await timed(95_000);
    await table.script('key ^N');
    expect(table.status()).toBe('0:00');
    await table.seconds(3);
    expect(table.status()).toBe('0:03');
  });

  it('stops the clock when the automatic finish begins', async () => {
    const table = await YukonTable.inPosition(
      `
      foundation-1: AD..JD
      foundation-2: AH..JH
      foundation-3: AS..JS
      foundation-4: AC..JC
      tableau-1: KD QS
      tableau-2: KH QC
      tableau-3: KS QD
      tableau-4: QH
      waste: KC`,
      { timed: true, elapsedMs: 30_200 },
    );
    await table.drag('waste', 'tableau-5');
    expect(table.headless.core.view().status).toBe('finishing');
    await table.watchFinish();
    await table.seconds(4);
    expect(table.shows('Neuer Eintrag: 0:30')).toBe(true);
  });
});

describe('the clock of a lost round', () => {
  it('stands while nothing goes any more, and goes on when the last move is taken back', async () => {
    const table = await YukonTable.inPosition(
      `
      stock: 2C
      tableau-1: KC
      tableau-2: KS
      tableau-3: KH
      tableau-4: KD
      tableau-5: TC
      tableau-6: TS
      rest: (tableau-7)
      tableau-7: 8C`,
      { timed: true, elapsedMs: 10_000 },
    );
    await table.seconds(2);
    await table.script('key Space');
    await table.pressButton('Tisch ansehen');
    await table.seconds(20);
    expect(table.status()).toBe('0:12');
    await table.script('key Undo');
    await table.seconds(3);
    expect(table.status()).toBe('0:15');
  });
});

describe('the pause', () => {
  const WAYS: readonly (readonly [string, (table: YukonTable) => Promise<void>])[] = [
    ['^Space', (table) => table.script('key ^Space')],
    ['Shift+Space', (table) => table.script('key shift+Space')],
    [
      'Alternate and the closer',
      async (table) => {
        table.headless.machine.ikbd.shift = ALTERNATE;
        await table.headless.click(CLOSER.x, CLOSER.y);
        table.headless.machine.ikbd.shift = 0;
      },
    ],
  ];
  const BACK: readonly (readonly [string, (table: YukonTable) => Promise<void>])[] = [
    ['a click', (table) => table.script(`click ${ICON.x} ${ICON.y}`)],
    ['^Space', (table) => table.script('key ^Space')],
  ];

  it.each(WAYS.flatMap(([way, go]) => BACK.map(([back, come]) => [way, back, go, come] as const)))(
    'begins with %s, ends with %s, and stops the clock meanwhile',
    async (_way, _back, go, come) => {
      const table = await timed(10_000);
      await table.script('move 600 300');
      const before = table.headless.frame();
      await go(table);
      expect(table.shows('Pause')).toBe(true);
      expect(table.shows('0:10')).toBe(false);
      await table.seconds(30);
      await come(table);
      await table.script('move 600 300');
      expect(table.status()).toBe('0:10');
      expect(samePicture(before, table.headless.frame())).toBe(true);
      await table.seconds(2);
      expect(table.status()).toBe('0:12');
    },
  );

  it('plays no card, greys the orders of the round, and can be left by Ende', async () => {
    const table = await YukonTable.start();
    await table.script('key Space');
    const before = table.position();
    const { x, y } = table.point('stock');
    await table.script('key ^Space; key Space; key Undo; key ^N; key ^R; key ^V; key ^Z');
    await table.script(`click ${x} ${y - 60}; rclick 300 200; click 300 200`);
    expect(table.position()).toEqual(before);
    for (const [menu, entry] of [
      ['Spiel', 'neues'],
      ['Spiel', 'Neustart'],
      ['Spiel', 'Zug'],
      ['Optionen', 'Spielvariante'],
    ]) {
      await expect(table.script(`menu ${menu} ${entry}`), entry).rejects.toThrow('no entry');
    }
    await table.script('menu Optionen Highscores');
    expect(table.shows('Highscores - Classic')).toBe(true);
    await table.script('key Return; menu Spiel Ende; key Return');
    expect(table.headless.ended).toBe(true);
  });

  it('lets the icon be moved and comes back to the old place', async () => {
    const table = await YukonTable.start();
    await table.script('move 600 300');
    const before = table.headless.frame();
    await table.script('key ^Space; drag 40 365 300 200');
    expect(table.find('Pause')?.x).toBeGreaterThan(200);
    await table.script('key ^Space; move 600 300');
    expect(samePicture(before, table.headless.frame())).toBe(true);
  });
});

describe('the window', () => {
  it('can be moved, and the table moves along', async () => {
    const table = await YukonTable.start();
    await table.script('drag 400 29 420 69');
    expect(table.find('Yukon - Classic')?.y).toBe(61);
    const [card] = table.cards('stock').split(' ').slice(-1);
    await table.click('stock');
    expect(table.cards('waste')).toBe(card.slice(1, 3));
  });
});
