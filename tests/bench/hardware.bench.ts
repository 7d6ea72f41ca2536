import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { type PlanarLayout, scanOutPlanar } from '../../host/hardware/scanout.ts';
import { pixelsOf, randomBytes } from '../gem/vdi-model.ts';
import { type BenchRow, fastest, repeat } from './rounds.ts';

const MODES: readonly StMode[] = ['st-high', 'large-mono', 'st-medium', 'tt-medium', 'falcon-256'];
/** How many times faster than the plain way a picture must be made. */
const LEAST_GAIN = 8;
/** A picture takes at most 4 ms, in every mode, so that a page that draws 60 a second has time for the rest. */
const LEAST_PER_SECOND = 250;
const ROUNDS = 40;

/** Whole pictures made of screen memory, beside a version that gathers the bits of each pixel. */
export async function run(): Promise<BenchRow[]> {
  return MODES.map(measure);
}

function measure(mode: StMode): BenchRow {
  const { width, height, planes, wordsPerLine } = ST_MODES[mode];
  const layout: PlanarLayout = { planes, wordsPerLine };
  const next = randomBytes(planes);
  const memory = Uint16Array.from({ length: planes * wordsPerLine * height }, () => (next() << 8) | next());
  const pixels = new Uint8Array(width * height);
  const fast = new Uint32Array(pixels.buffer);
  const plain = new Uint8Array(width * height);
  const [value, plainValue] = fastest(
    [
      { times: 1, run: (times) => repeat(times, () => scanOutPlanar(memory, layout, fast, 0, height)) },
      { times: 1, run: (times) => repeat(times, () => byPixel(memory, layout, plain)) },
    ],
    ROUNDS,
  );
  if (!pixelsOf(memory, width, height, layout).every((pixel, i) => pixel === pixels[i] && pixel === plain[i])) {
    throw new Error(`${mode}: the pictures differ`);
  }
  return {
    name: `scan-out ${mode} ${width}x${height}x${planes}`,
    value,
    unit: 'pictures per second',
    floor: Math.max(LEAST_PER_SECOND, LEAST_GAIN * plainValue),
    baseline: { name: 'pixel by pixel', value: plainValue },
  };
}

/** The baseline: the bits of one pixel after another. */
function byPixel(memory: Uint16Array, { planes, wordsPerLine }: PlanarLayout, pixels: Uint8Array): void {
  const width = wordsPerLine * 16;
  for (let i = 0; i < pixels.length; i++) {
    const x = i % width;
    const group = ((i - x) / width) * wordsPerLine + (x >> 4);
    let pixel = 0;
    for (let plane = 0; plane < planes; plane++) {
      pixel |= ((memory[group * planes + plane] >> (15 - (x & 15))) & 1) << plane;
    }
    pixels[i] = pixel;
  }
}
