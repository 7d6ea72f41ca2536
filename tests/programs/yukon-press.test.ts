import { describe, expect, it } from 'vitest';
import type { Frame } from '../../host/hardware/display.ts';
import { YukonTable } from './yukon-table.ts';

const AWAY = 'move 630 360';
const HALF_WAY = `
  foundation-1: AD
  tableau-1: (KC) 2D
  tableau-2: (JC) 9S 8H
  tableau-3: TH
  waste: AS
  rest: stock`;

const samePicture = (a: Frame, b: Frame): boolean => a.pixels.every((pixel, k) => pixel === b.pixels[k]);

/** Presses the left button on a pile's top card and keeps it down for a time; returns how the screen looked before and then. */
async function hold(table: YukonTable, pile: string, seconds: number): Promise<{ before: Frame; held: Frame }> {
  const { x, y } = table.point(pile);
  await table.headless.press(x, y);
  const before = table.headless.frame();
  await table.seconds(seconds);
  return { before, held: table.headless.frame() };
}

async function letGo(table: YukonTable, pile: string): Promise<void> {
  const { x, y } = table.point(pile);
  await table.headless.release(x, y);
}

describe('a button that is held (manual, "Die Spielregeln")', () => {
  it.each(['tableau-1', 'waste', 'tableau-2'])(
    'shows the frame of the cards before they are moved: %s',
    async (pile) => {
      const table = await YukonTable.inPosition(HALF_WAY);
      const { before, held } = await hold(table, pile, 0.6);
      expect(samePicture(before, held)).toBe(false);
      const position = table.position();
      await letGo(table, pile);
      expect(table.position()).toEqual(position);
      expect(table.headless.core.view().moveCount).toBe(0);
    },
  );

  it('leaves the picture as it was when the cards are let go where they were', async () => {
    const table = await YukonTable.inPosition(HALF_WAY);
    await table.script(AWAY);
    const before = table.headless.frame();
    await hold(table, 'tableau-1', 2);
    await letGo(table, 'tableau-1');
    await table.script(AWAY);
    expect(samePicture(before, table.headless.frame())).toBe(true);
  });

  it('carries the cards from then on', async () => {
    const table = await YukonTable.inPosition(HALF_WAY);
    await hold(table, 'tableau-2', 1);
    const { x, y } = table.point('tableau-3');
    await table.headless.release(x, y);
    expect(table.cards('tableau-3')).toBe('TH 9S 8H');
  });

  it.each(['tableau-1', 'waste'])('is still a short click for a moment: %s', async (pile) => {
    const table = await YukonTable.inPosition(HALF_WAY);
    await hold(table, pile, 0.3);
    await letGo(table, pile);
    expect(table.status()).toBe('-47 $');
  });

  it('takes nothing up that lies on a foundation or face down', async () => {
    const table = await YukonTable.inPosition(`
      foundation-1: AD
      tableau-1: (KC) (QC) 2S
      rest: stock`);
    for (const [pile, card] of [
      ['foundation-1', -1],
      ['tableau-1', 0],
    ] as const) {
      const { x, y } = table.point(pile, card);
      await table.script(`move ${x} ${y}`);
      const before = table.headless.frame();
      await table.script(`press ${x} ${y}; wait 60`);
      expect(samePicture(before, table.headless.frame()), pile).toBe(true);
      await table.script(`release ${x} ${y}`);
    }
    expect(table.headless.core.view().moveCount).toBe(0);
  });
});
