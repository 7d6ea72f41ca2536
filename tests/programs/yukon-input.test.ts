import { describe, expect, it } from 'vitest';
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { seededPicker } from '../builders.ts';
import type { Point } from './find-text.ts';
import { YukonTable } from './yukon-table.ts';

const AWAY = 'move 630 360';

/** ♠9 may go onto either red ten. */
const TWO_TENS = `
  tableau-1: (2C) 9S
  tableau-3: TD
  tableau-4: TH
  rest: stock`;

const samePicture = (a: Frame, b: Frame): boolean => a.pixels.every((pixel, k) => pixel === b.pixels[k]);

/** Every card of the pack lies somewhere, once. */
function expectWholePack(table: YukonTable): void {
  const cards = table.headless.core.fullView().piles.flatMap((pile) => pile.cards.map((card) => card & CARD_IDENTITY));
  expect(cards).toHaveLength(52);
  expect(new Set(cards).size).toBe(52);
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
});

describe('a drag that comes to nothing', () => {
  it.each([
    ['over the ground', { x: 600, y: 300 }],
    ['over the menu bar', { x: 300, y: 3 }],
    ['over a pile that does not take it', { x: 590, y: 60 }],
    ['over its own column', { x: 192, y: 60 }],
  ])('leaves everything as it was: %s', async (_where, to) => {
    const table = await YukonTable.inPosition(TWO_TENS);
    await table.script(AWAY);
    const before = table.headless.frame();
    const from = table.point('tableau-1');
    await table.script(`drag ${from.x} ${from.y} ${to.x} ${to.y}; click 2 50; ${AWAY}`);
    expect(table.cards('tableau-1')).toBe('(2C) 9S');
    expect(samePicture(before, table.headless.frame())).toBe(true);
    expect(table.headless.core.view().moveCount).toBe(0);
  });

  it('leaves everything as it was when the pointer is lost in mid-drag (C-7)', async () => {
    for (const movesBefore of [true, false]) {
      const table = await YukonTable.inPosition(TWO_TENS);
      await table.script(AWAY);
      const before = table.headless.frame();
      const { x, y } = table.point('tableau-1');
      const target = table.point('tableau-3');
      await table.headless.press(x, y);
      if (movesBefore) await table.headless.move(target.x, target.y);
      table.headless.machine.ikbd.releaseAllButtons();
      await table.headless.settle();
      await table.script(AWAY);
      expect(table.cards('tableau-1')).toBe('(2C) 9S');
      expect(samePicture(before, table.headless.frame())).toBe(true);
      await table.drag('tableau-1', 'tableau-3');
      expect(table.cards('tableau-3')).toBe('TD 9S');
    }
  });

  it('shows a flat hand and a frame meanwhile, the arrow afterwards', async () => {
    const table = await YukonTable.inPosition(TWO_TENS);
    await table.script(AWAY);
    const arrow = table.headless.frame();
    const { x, y } = table.point('tableau-1');
    await table.script(`press ${x} ${y}; wait 20; move 300 250; move 630 360`);
    const held = table.headless.frame();
    await table.script(`release 630 360; click 2 50; ${AWAY}`);
    const after = table.headless.frame();
    expect(samePicture(arrow, after)).toBe(true);
    expect(samePicture(held, after)).toBe(false);
  });
});

describe('where cards drop', () => {
  it('is the pile that they cover most, wherever they were taken', async () => {
    for (const [part, target] of [
      [0.45, 'tableau-3'],
      [0.55, 'tableau-4'],
    ] as const) {
      const table = await YukonTable.inPosition(TWO_TENS);
      const from = table.point('tableau-1');
      const to = between(table.point('tableau-3'), table.point('tableau-4'), part);
      for (const grip of [-28, 0, 28]) {
        await table.script(`drag ${from.x + grip} ${from.y} ${to.x + grip} ${to.y + 30}`);
        expect(table.cards(target), `${part} ${grip}`).toMatch(/9S$/);
        await table.script('key Undo; key Space');
      }
    }
  });

  it('is reached by a card that only touches it', async () => {
    const table = await YukonTable.inPosition(TWO_TENS);
    const from = table.point('tableau-1');
    const to = table.point('tableau-4');
    await table.script(`drag ${from.x} ${from.y} ${to.x + 60} ${to.y + 70}`);
    expect(table.cards('tableau-4')).toBe('TH 9S');
  });

  it('is the low end of a long column too, for a long run', async () => {
    const table = await YukonTable.inPosition(`
      tableau-1: (2C) TS 9H 8S 7D 6S 5D 4S 3D
      tableau-2: (KC) (QC) (2H) (3H) (4H) (5H) KH QS JH
      tableau-3: KS
      rest: stock`);
    await table.drag('tableau-1', 'tableau-2', 1);
    expect(table.cards('tableau-2')).toMatch(/JH TS 9H 8S 7D 6S 5D 4S 3D$/);
  });
});

describe('cards that are clicked instead of dragged', () => {
  it('are held in a frame and go where the next click says', async () => {
    const table = await YukonTable.inPosition(TWO_TENS);
    await table.script(AWAY);
    const before = table.headless.frame();
    await table.click('tableau-1');
    expect(samePicture(before, table.headless.frame())).toBe(false);
    await table.click('tableau-4');
    expect(table.cards('tableau-4')).toBe('TH 9S');
  });

  it('are put down by a second click on them, and can be taken up again', async () => {
    const table = await YukonTable.inPosition(TWO_TENS);
    await table.script(AWAY);
    const before = table.headless.frame();
    await table.click('tableau-1');
    await table.click('tableau-1');
    await table.script(AWAY);
    expect(samePicture(before, table.headless.frame())).toBe(true);
    await table.click('tableau-4');
    expect(table.cards('tableau-1')).toBe('(2C) 9S');
    await table.script('click 2 50');
    await table.click('tableau-1');
    await table.click('tableau-4');
    expect(table.cards('tableau-4')).toBe('TH 9S');
  });

  it('can be dragged away while they are held', async () => {
    const table = await YukonTable.inPosition(TWO_TENS);
    await table.click('tableau-1');
    await table.drag('tableau-1', 'tableau-4');
    expect(table.cards('tableau-4')).toBe('TH 9S');
  });

  it('are let go by a click elsewhere, by a key and by an order, which take effect', async () => {
    for (const [script, waste] of [
      ['click 2 50', 0],
      ['key Space', 1],
      ['key a', 0],
    ] as const) {
      const table = await YukonTable.inPosition(TWO_TENS);
      await table.script(AWAY);
      const before = table.headless.frame();
      await table.click('tableau-1');
      await table.script(`${script}; ${AWAY}`);
      expect(table.cards('waste').length > 0 ? 1 : 0).toBe(waste);
      if (waste === 0) expect(samePicture(before, table.headless.frame())).toBe(true);
      await table.click('tableau-4');
      expect(table.cards('tableau-1')).toBe('(2C) 9S');
    }
  });

  it('go to their foundation first, as the manual says', async () => {
    const table = await YukonTable.inPosition(`
      foundation-3: AS..8S
      tableau-1: 9S
      tableau-3: TD
      rest: stock`);
    await table.click('tableau-1');
    expect(table.cards('foundation-3')).toMatch(/9S$/);
  });

  it('are not held when nothing takes them', async () => {
    const table = await YukonTable.inPosition('tableau-1: 9S\n rest: stock');
    await table.script(AWAY);
    const before = table.headless.frame();
    await table.click('tableau-1');
    await table.script(AWAY);
    expect(samePicture(before, table.headless.frame())).toBe(true);
  });

  it('leave the clock of a Zeitspiel running', async () => {
    const table = await YukonTable.inPosition(TWO_TENS, { timed: true });
    await table.click('tableau-1');
    await table.seconds(3);
    expect(table.status()).toBe('0:03');
    await table.click('tableau-4');
    expect(table.cards('tableau-4')).toBe('TH 9S');
  });
});

describe('fast and wild input', () => {
  it('loses no card and throws nothing', async () => {
    const pick = seededPicker(20);
    const table = await YukonTable.start({ deal: 77n });
    const { ikbd } = table.headless.machine;
    for (let k = 0; k < 400 && !table.headless.ended; k++) {
      const steps = [
        () => ikbd.moveMouse(pick(640), 20 + pick(380)),
        () => ikbd.pressButton(0),
        () => ikbd.releaseButton(0),
        () => ikbd.pressKey({ key: ' ', ctrl: false, shift: false, alt: false }),
        () => ikbd.pressKey({ key: 'Undo', ctrl: false, shift: false, alt: false }),
        () => ikbd.pressKey({ key: 'Enter', ctrl: false, shift: false, alt: false }),
        () => ikbd.releaseAllButtons(),
        () => table.headless.clock.advance(40),
      ];
      steps[pick(steps.length)]();
      if (pick(4) === 0) await table.headless.settle();
    }
    await table.headless.settle();
    expectWholePack(table);
  });

  it('during the automatic finish answers no box and moves no card', async () => {
    const table = await YukonTable.inPosition(`
      foundation-1: AD..JD
      foundation-2: AH..JH
      foundation-3: AS..JS
      foundation-4: AC..JC
      tableau-1: KD QS
      tableau-2: KH QC
      tableau-3: KS QD
      tableau-4: KC QH`);
    const pick = seededPicker(3);
    for (let k = 0; k < 200 && table.headless.core.view().status === 'finishing'; k++) {
      await table.script(`move ${pick(640)} ${20 + pick(380)}`);
      await table.script(
        ['key Return', 'key ^N', 'key Undo', 'key Space', 'press 320 230', 'release 320 230'][pick(6)],
      );
      await table.headless.wait(1);
      expectWholePack(table);
    }
    expect(table.headless.core.view().status).toBe('won');
    await table.seconds(1);
    expect(table.shows('Ein neuer Highscore: -12 $')).toBe(true);
  });
});
