import type { Graph } from '../../host/dos/graph.ts';
import { type EgaPicture, pictureOf } from '../../host/dos/picture.ts';
import type { Display } from '../../host/hardware/display.ts';
import { DEFAULT_PALETTE, egaRgb } from '../../host/hardware/pc/colours.ts';
import { setStartAddress } from '../../host/hardware/pc/video-modes.ts';
import { paintRgba } from '../../host/hardware/rgba.ts';
import { PALETTES } from '../../host/hardware/spectrum/colours.ts';
import type { Spectrum } from '../../host/hardware/spectrum/machine.ts';
import { attributeAddress, BRIGHT, pixelAddress } from '../../host/hardware/spectrum/screen-memory.ts';
import { drawGraphicsCard } from '../dos/test-cards.ts';
import { bytesAt } from '../hardware/ega-model.ts';
import { testPc } from '../hardware/pc-machine.ts';
import { testSpectrum } from '../hardware/spectrum-machine.ts';
import { drawSpectrumCard } from '../speccy/test-cards.ts';
import { type BenchRow, fastest, repeat } from './rounds.ts';

/** How many times faster than the plain way a picture must be made; the Spectrum's cells leave less to gain. */
const LEAST_GAIN = { ega: 8, spectrum: 3 };
const ROUNDS = 120;
const CARD = { y: 100, w: 56, h: 80 };

/** What pictures of the PC and of the Spectrum cost, from their memory to the colours of a canvas, and drawing on them. */
export async function run(): Promise<BenchRow[]> {
  return [egaPicture(), egaCard(), spectrumPicture()];
}

/** A whole picture again and again, `redraw` making the machine think that all of it is new. */
function pictureRow(
  name: string,
  leastGain: number,
  display: Display,
  redraw: () => void,
  byPixel: (target: Uint8Array) => void,
): BenchRow {
  const fast = new Uint32Array(display.width * display.height);
  const plain = new Uint32Array(fast.length);
  const plainBytes = new Uint8Array(plain.buffer);
  const [value, plainValue] = fastest(
    [
      {
        times: 8,
        run: (times) =>
          repeat(times, () => {
            redraw();
            paintRgba(display.scanOut(), fast);
          }),
      },
      { times: 1, run: (times) => repeat(times, () => byPixel(plainBytes)) },
    ],
    ROUNDS,
  );
  if (fast.some((colour, i) => colour !== plain[i])) throw new Error(`${name}: the pictures differ`);
  return {
    name,
    value,
    unit: 'pictures per second',
    floor: Math.max(leastGain * plainValue, 20 * display.refreshHz),
    baseline: { name: 'pixel by pixel', value: plainValue },
  };
}

function egaPicture(): BenchRow {
  const { pc } = testPc();
  drawGraphicsCard(pc);
  const turnPages = (): void => {
    setStartAddress(pc.ega, 0x8000);
    setStartAddress(pc.ega, 0);
  };
  const planes = [0, 1, 2, 3].map((plane) =>
    Uint8Array.from({ length: 80 * pc.ega.height }, (_, offset) => bytesAt(pc.ega.memory, offset)[plane]),
  );
  return pictureRow('EGA 640x350 to RGBA', LEAST_GAIN.ega, pc.ega, turnPages, (target) => egaByPixel(planes, target));
}

/** The baseline: for one pixel after another its bits in four planes, its palette register, the guns of its colour. */
function egaByPixel(planes: readonly Uint8Array[], target: Uint8Array): void {
  for (let y = 0; y < 350; y++) {
    for (let x = 0; x < 640; x++) {
      let pixel = 0;
      for (let plane = 0; plane < 4; plane++) {
        if ((planes[plane][y * 80 + (x >> 3)] & (0x80 >> (x & 7))) !== 0) pixel |= 1 << plane;
      }
      putRgb(target, y * 640 + x, egaRgb(DEFAULT_PALETTE[pixel]));
    }
  }
}

/** The bytes of a pixel, as a picture for a canvas has them. */
function putRgb(target: Uint8Array, pixel: number, rgb: number): void {
  target[pixel * 4] = rgb >> 16;
  target[pixel * 4 + 1] = (rgb >> 8) & 0xff;
  target[pixel * 4 + 2] = rgb & 0xff;
  target[pixel * 4 + 3] = 0xff;
}

/** A card of 56x80 that moves a few pixels: put back what it covered, keep what it will cover, draw. */
function egaCard(): BenchRow {
  const { pc } = testPc();
  const graph = drawGraphicsCard(pc);
  const pixels = Uint8Array.from({ length: CARD.w * CARD.h }, (_, i) => (i % 57 === 0 ? 0xff : i % 16));
  const card = pictureOf({ width: CARD.w, height: CARD.h, pixels }, 0xff);
  let under: EgaPicture | null = null;
  let x = 0;
  const move = (): void => {
    if (under !== null) graph.putImage(under, x, CARD.y);
    x = (x + 3) % 500;
    under = graph.getImage({ ...CARD, x });
    graph.putImage(card, x, CARD.y);
  };
  const [value, plainValue] = fastest(
    [
      { times: 10, run: (times) => repeat(times, move) },
      { times: 1, run: (times) => repeat(times, () => moveByPixel(graph, pixels)) },
    ],
    ROUNDS,
  );
  return {
    name: 'EGA card moved',
    value,
    unit: 'cards per second',
    floor: Math.max(LEAST_GAIN.ega * plainValue, 10 * pc.ega.refreshHz),
    baseline: { name: 'pixel by pixel', value: plainValue },
  };
}

/** The baseline: every pixel of the card kept, put back and drawn by itself. */
function moveByPixel(graph: Graph, pixels: Uint8Array): void {
  for (let i = 0; i < pixels.length; i++) {
    const x = i % CARD.w;
    const y = CARD.y + Math.floor(i / CARD.w);
    graph.putPixel(x, y, graph.getPixel(x, y));
    if (pixels[i] !== 0xff) graph.putPixel(x + 3, y, pixels[i]);
  }
}

function spectrumPicture(): BenchRow {
  const { spectrum, screen } = testSpectrum();
  drawSpectrumCard(spectrum, screen);
  const { ula } = spectrum;
  const rewrite = (): void => {
    for (let y = 0; y < 192; y++) ula.written(pixelAddress(0, y));
    ula.writePort(5);
  };
  return pictureRow('Spectrum 320x240 to RGBA', LEAST_GAIN.spectrum, ula, rewrite, (target) =>
    spectrumByPixel(spectrum, target),
  );
}

/** The baseline: for one pixel after another border or bit, attribute, colour. */
function spectrumByPixel(spectrum: Spectrum, target: Uint8Array): void {
  for (let y = 0; y < 240; y++) {
    for (let x = 0; x < 320; x++) {
      let colour = 5;
      if (x >= 32 && x < 288 && y >= 24 && y < 216) {
        const column = (x - 32) >> 3;
        const attribute = spectrum.peek(attributeAddress(column, (y - 24) >> 3));
        const set = (spectrum.peek(pixelAddress(column, y - 24)) & (0x80 >> (x & 7))) !== 0;
        colour = ((attribute & BRIGHT) >> 3) | (set ? attribute & 7 : (attribute >> 3) & 7);
      }
      putRgb(target, y * 320 + x, PALETTES.pure[colour]);
    }
  }
}
