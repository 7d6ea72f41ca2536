import { describe, expect, it } from 'vitest';
import type { Frame } from '../../host/hardware/display.ts';
import { egaRgb } from '../../host/hardware/pc/colours.ts';
import { PALETTE } from '../../host/programs/binokel/art/palette.ts';
import { dotColumns } from '../../host/programs/binokel/surprise/letters.ts';
import {
  faded,
  fireworkRegisters,
  NIGHT,
  NIGHT_REGISTERS,
} from '../../host/programs/binokel/surprise/night-colours.ts';
import { playSurprise } from '../../host/programs/binokel/surprise/surprise.ts';
import { LeftError } from '../../host/programs/input-waits.ts';
import { expectGolden } from '../golden-frame.ts';
import { CP437_FONT } from '../hardware/pc-machine.ts';
import { type BinokelStage, binokelStage, ownFile } from './binokel-stage.ts';

const TURN_MS = 1000 / 60;
const LONGEST_MS = 25_000;

/** What a test does at a time in milliseconds. */
interface Moment {
  readonly ms: number;
  readonly act: (stage: BinokelStage, frame: Frame) => void;
}

interface Shown {
  readonly stage: BinokelStage;
  readonly ms: number;
}

/**
 * Shows the surprise at virtual time, with moments in their order. It begins with a click, as in the program, and the button
 * goes up while it runs.
 *
 * @returns when it was over
 */
async function show(moments: readonly Moment[] = [], reducedMotion = false): Promise<Shown> {
  const stage = await binokelStage();
  const { pc, clock, waits, graph, pictures } = stage;
  const services = { pc, clock, waits, language: 'de', reducedMotion, ownFile } as const;
  pc.input.pressButton(0);
  let isOver = false;
  const over = playSurprise({ services, graph, pictures }, 'Tüftler', true).finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  const open: Moment[] = [{ ms: 50, act: () => pc.input.releaseButton(0) }, ...moments];
  while (!isOver && clock.now() < LONGEST_MS) {
    await new Promise((resolve) => setImmediate(resolve));
    while (open.length > 0 && clock.now() >= open[0].ms) open.shift()?.act(stage, pc.display.scanOut());
    clock.advance(TURN_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await over;
  expect(open).toEqual([]);
  return { stage, ms: clock.now() };
}

const press: Moment['act'] = ({ pc }) => {
  pc.input.pressKey({ key: ' ', shift: false, ctrl: false, alt: false });
};

function expectUsualScreen({ pc, graph }: BinokelStage): void {
  const { pixels, palette } = pc.display.scanOut();
  expect(pixels.every((pixel) => pixel === 0)).toBe(true);
  expect([...palette]).toEqual(PALETTE.map(egaRgb));
  expect([graph.visualPage, graph.activePage]).toEqual([0, 0]);
}

describe('the surprise after the 24th game', () => {
  it('lasts between 12 and 20 seconds, shows cards, fireworks and the name, and leaves an empty screen', async () => {
    const golden = (ms: number, name: string): Moment => ({ ms, act: (_stage, frame) => expectGolden(name, frame) });
    const { stage, ms } = await show([
      golden(1500, 'binokel-surprise-cards'),
      golden(3300, 'binokel-surprise-rising'),
      golden(7000, 'binokel-surprise-name'),
      golden(9500, 'binokel-surprise-fireworks'),
    ]);
    expect(ms).toBeGreaterThan(12_000);
    expect(ms).toBeLessThan(20_000);
    expectUsualScreen(stage);
  });

  it.each<[string, number, Moment['act']]>([
    ['a key while the cards fly', 900, press],
    ['a mouse button while the night rises', 3400, ({ pc }) => pc.input.pressButton(0)],
    ['a key while the fireworks burn', 8000, press],
  ])('%s ends it', async (_what, ms, act) => {
    const shown = await show([{ ms, act }]);
    expect(shown.ms).toBeLessThan(ms + 100);
    expectUsualScreen(shown.stage);
  });

  it('goes on when the mouse moves alone', async () => {
    const { ms } = await show([
      { ms: 1000, act: ({ pc }) => pc.input.moveMouse(10, 10) },
      { ms: 2000, act: press },
    ]);
    expect(ms).toBeGreaterThanOrEqual(2000);
  });

  it('ends without a word when the player leaves the page', async () => {
    await expect(show([{ ms: 5000, act: ({ waits }) => waits.leave() }])).rejects.toThrow(LeftError);
  });

  it('stands still for players who want it calm', async () => {
    const seen: string[] = [];
    const look = (ms: number): Moment => ({
      ms,
      act: (_stage, { pixels, palette }) => seen.push(`${pixels.join()} ${palette.join()}`),
    });
    const { stage } = await show([look(100), look(1000), look(9000)], true);
    expect(new Set(seen).size).toBe(1);
    expectUsualScreen(stage);
  });

  it('calm: the picture', async () => {
    await show([{ ms: 200, act: (_stage, frame) => expectGolden('binokel-surprise-calm', frame) }], true);
  });
});

describe('colours of the night', () => {
  it('a firework lights up ring after ring, and no more than four rings at once', () => {
    const lit = (step: number): number[] =>
      fireworkRegisters(step).flatMap((register, value) => (register === NIGHT_REGISTERS[value] ? [] : [value]));
    expect([lit(0), lit(1), lit(3), lit(4)]).toEqual([[8], [8, 9], [8, 9, 10, 11], [9, 10, 11, 12]]);
    expect(lit(12).every((value) => value >= NIGHT.firework)).toBe(true);
    expect(Math.max(...Array.from({ length: 48 }, (_, step) => lit(step).length))).toBe(4);
    expect(fireworkRegisters(9)[NIGHT.firework + 1]).not.toBe(NIGHT_REGISTERS[NIGHT.firework + 1]);
  });

  it('leave castle, people and letters alone', () => {
    for (let step = 0; step < 60; step++) {
      expect(fireworkRegisters(step).slice(0, NIGHT.firework)).toEqual(NIGHT_REGISTERS.slice(0, NIGHT.firework));
    }
  });

  it('fade by thirds of each gun', () => {
    expect([0, 1, 2, 3].map((steps) => egaRgb(faded(0x3f, steps)))).toEqual([0xffffff, 0xaaaaaa, 0x555555, 0]);
    expect(egaRgb(faded(0x2e, 1))).toBe(0xaa5500);
  });
});

it("letters are the columns of the card's characters", () => {
  const columns = dotColumns('I', CP437_FONT.rows);
  expect(columns).toHaveLength(8);
  const rows = Array.from({ length: 14 }, (_, line) =>
    columns.reduce((row, dots, x) => row | (((dots >> line) & 1) << (7 - x)), 0),
  );
  expect(rows).toEqual([...CP437_FONT.rows.slice(73 * 14, 74 * 14)]);
});
