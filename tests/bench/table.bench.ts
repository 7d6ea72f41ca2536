import { runHeadless } from '../../host/cli/headless.ts';
import { cardRank, cardSuit, isHidden } from '../../host/core/card.ts';
import type { Raster } from '../../host/formats/raster.ts';
import type { PilePlaces } from '../../host/programs/card-table/pick.ts';
import { yukon } from '../../host/programs/yukon/entry.ts';
import { YukonScreen } from '../../host/programs/yukon/screen.ts';
import { calibratingLoop, LOOP_STEPS } from './calibration.ts';
import { type BenchRow, fastest, repeat } from './rounds.ts';

const ROUNDS = 60;
/** Full redraws in the time of one calibrating loop: about 2 ms each. */
const LEAST_REDRAWS = 60;
const SCREEN = { w: 640, h: 400 };

/** Full redraws of Yukon's table with scan-out, beside a drawing made pixel by pixel. */
export async function run(): Promise<BenchRow[]> {
  const mix = await calibratingLoop();
  const { core, gem, machine, sheets } = await runHeadless(yukon, { deal: 1n });
  const screen = YukonScreen.open(gem, core, sheets, ' Yukon ');
  if (screen === null) throw new Error('no cards fit the screen');
  const view = core.view();
  screen.redraw(view);
  const [{ sheet }] = sheets.sheets();
  const pixels = new Uint8Array(SCREEN.w * SCREEN.h);
  const pictures = view.piles.map((pile) =>
    pile.cards.map((card) => (isHidden(card) ? sheet.backs[0] : sheet.faces[cardSuit(card)][cardRank(card) - 1])),
  );
  const [loop, redraws, plain] = fastest(
    [
      { times: LOOP_STEPS / 20, run: (times) => mix(times) },
      {
        times: 3,
        run: (times) =>
          repeat(times, () => {
            screen.redraw(view);
            machine.display.scanOut();
          }),
      },
      { times: 1, run: (times) => repeat(times, () => drawByPixel(screen.places(), pictures, sheet.empty, pixels)) },
    ],
    ROUNDS,
  );
  const loopSeconds = LOOP_STEPS / loop;
  return [
    {
      name: 'full redraws of the table',
      value: redraws * loopSeconds,
      unit: 'redraws per loop',
      floor: LEAST_REDRAWS,
      baseline: { name: 'pixel by pixel', value: plain * loopSeconds },
    },
  ];
}

/** The baseline: a ground of dots and every card of the table, each pixel by itself. */
function drawByPixel(
  places: readonly PilePlaces[],
  pictures: readonly (readonly Raster[])[],
  empty: Raster,
  pixels: Uint8Array,
): void {
  for (let y = 0; y < SCREEN.h; y++) {
    for (let x = 0; x < SCREEN.w; x++) pixels[y * SCREEN.w + x] = x & y & 1;
  }
  places.forEach(({ first, cards }, pile) => {
    if (cards.length === 0) drawPicture(empty, first.x, first.y, pixels);
    for (const [k, card] of cards.entries()) drawPicture(pictures[pile][k], card.x, card.y, pixels);
  });
}

function drawPicture(picture: Raster, left: number, top: number, pixels: Uint8Array): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      pixels[(top + y) * SCREEN.w + left + x] = picture.pixels[y * picture.width + x];
    }
  }
}
