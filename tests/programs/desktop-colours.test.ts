import { describe, expect, it } from 'vitest';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import type { NamedSheet } from '../../host/programs/program.ts';
import { DesktopVisit, YUKON_FOLDER } from './desktop-visit.ts';

/** Longer than a program takes to load, in frames. */
const LOADING = 40;
/** Odd levels of four bits a gun: colours that three bits cannot show. */
const FINE = Array.from({ length: 14 }, (_, k) => 0x110000 * ((k % 8) | 1) + 0x001100 * (15 - k) + 0x000033);
const FINE_PALETTE = Uint32Array.of(0xffffff, ...FINE, 0x000000);

/** A sheet of 16 colours that the player brings, in other colours than ours. */
function finelyColoured(): NamedSheet {
  const low = ownSheets().find(({ name }) => name === 'CARDSLOW.IMG');
  if (low === undefined) throw new Error('no sheet for low screens');
  return { ...low, name: 'FINE.IMG', fromUser: true, sheet: { ...low.sheet, palette: FINE_PALETTE } };
}

/** The folder of drive A with a window over it that shows the sheet. */
async function lookingAtSheet(mode: StMode, ste = false): Promise<DesktopVisit> {
  const visit = await DesktopVisit.start({ mode, ste, sheets: [finelyColoured()] });
  await visit.openDesk('A');
  await visit.openIcon(0);
  expect(visit.title()).toBe('FINE.IMG');
  return visit;
}

const palette = (visit: DesktopVisit): readonly number[] => Array.from(visit.headless.frame().palette);

/** The largest difference of a gun between a colour and the nearest of others. */
function error(colour: number, others: readonly number[]): number {
  const guns = (rgb: number): readonly number[] => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  const far = (other: number): number => Math.max(...guns(other).map((gun, k) => Math.abs(gun - guns(colour)[k])));
  return Math.min(...others.map(far));
}

describe('the colours of a card sheet that is looked at', () => {
  it('are shown exactly by an STE and as near as three bits come by an ST', async () => {
    const ste = palette(await lookingAtSheet('st-low', true));
    const st = palette(await lookingAtSheet('st-low'));
    for (const colour of FINE) {
      expect(ste).toContain(colour);
      expect(st).not.toContain(colour);
      expect(error(colour, st)).toBeLessThanOrEqual(Math.ceil(255 / 14) + 1);
    }
  });

  it('leave black and white to the desktop, and give way to its own with the window', async () => {
    const visit = await lookingAtSheet('st-low', true);
    const { machine } = visit.headless;
    expect([machine.colour(0), machine.colour(15)]).toEqual([0xfff, 0]);
    const usual = palette(await DesktopVisit.start({ mode: 'st-low', ste: true }));
    expect(palette(visit)).not.toEqual(usual);
    await visit.pressGadget('closer');
    expect(palette(visit)).toEqual(usual);
  });

  it('follow the topmost window, and the picture behind is drawn in what there is then', async () => {
    const visit = await lookingAtSheet('tt-medium');
    const usual = palette(await DesktopVisit.start({ mode: 'tt-medium' }));
    const fine = visit.headless.frame();
    const { x, y } = visit.work;
    await visit.openDesk('A');
    expect(visit.title()).toBe('A:\\');
    const behind = visit.headless.frame();
    expect(Array.from(behind.palette)).toEqual(usual);
    expect(behind.pixels).not.toEqual(fine.pixels);
    await visit.headless.click(x + 4, y + 4);
    await visit.rest();
    expect(visit.title()).toBe('FINE.IMG');
    expect(palette(visit)).toEqual(Array.from(fine.palette));
  });

  it('are no colours of a program that is started while they are shown', async () => {
    const visit = await lookingAtSheet('tt-medium');
    const { headless } = visit;
    const usual = palette(await DesktopVisit.start({ mode: 'tt-medium' }));
    const fine = palette(visit);
    const { x, y, h } = visit.work;
    await visit.openDesk('C');
    await visit.openIcon(YUKON_FOLDER);
    const program = visit.icon(1);
    await headless.click(program.x, program.y);
    await visit.dragGadget('title', { x: 150, y: 150 });
    await headless.click(x + 4, y + h - 40);
    await visit.rest();
    expect([visit.title(), palette(visit)]).toEqual(['FINE.IMG', fine]);
    await headless.script('key ^O');
    await headless.wait(LOADING);
    expect(headless.core.view().piles.length).toBeGreaterThan(0);
    expect(palette(visit)).toEqual(usual);
    await headless.script('menu Spiel Ende; key Return');
    expect([visit.title(), palette(visit)]).toEqual(['FINE.IMG', fine]);
  });

  it('change nothing on a monochrome screen, and on one with fewer colours than the sheet', async () => {
    for (const mode of ['st-high', 'st-medium'] as const) {
      const visit = await lookingAtSheet(mode);
      expect(palette(visit)).toEqual(palette(await DesktopVisit.start({ mode })));
    }
  });
});
