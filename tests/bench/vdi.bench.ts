import { createForm, type Mfdb } from '../../host/gem/vdi/mfdb.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { patternFont, randomBytes } from '../gem/vdi-model.ts';

/** One measurement: operations a second of the program and of a plain version of the same work, from the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly baseline: number;
  readonly ratio: number;
  /** The least ratio that is accepted. */
  readonly floor: number;
}

const FLOOR = 8;
const ROUNDS = 7;
const ROUND_MS = 30;
const CARD = { x: 0, y: 0, w: 64, h: 80 };
const SCREEN = { x: 0, y: 0, w: 640, h: 400 };

/** Copies of cards and of whole screens on the monochrome screen, each beside a copy made pixel by pixel. */
export async function run(): Promise<BenchRow[]> {
  const vdi = new Workstation(new AtariSt('st-high'), { system: patternFont() });
  const card = noise(CARD.w, CARD.h);
  const screen = noise(SCREEN.w, SCREEN.h);
  let place = 0;
  const nextPlace = (): { x: number; y: number } => {
    place = (place + 53) % 560;
    return { x: place, y: place >> 1 };
  };
  return [
    measure(
      'card blits',
      () => vdi.vro_cpyfm(3, CARD, nextPlace(), card),
      () => copyByPixel(card, vdi.screen, nextPlace(), vdi.clip()),
    ),
    measure(
      'full-screen copies',
      () => vdi.vro_cpyfm(3, SCREEN, SCREEN, screen),
      () => copyByPixel(screen, vdi.screen, SCREEN, vdi.clip()),
    ),
    measure(
      'full-screen copies one pixel aside',
      () => vdi.vro_cpyfm(3, SCREEN, { x: 1, y: 0 }, screen),
      () => copyByPixel(screen, vdi.screen, { x: 1, y: 0 }, vdi.clip()),
    ),
  ];
}

function noise(width: number, height: number): Mfdb {
  const next = randomBytes(width);
  const form = createForm(width, height, 1);
  for (let i = 0; i < form.words.length; i++) form.words[i] = (next() << 8) | next();
  return form;
}

/** The baseline: reads and writes one bit at a time. */
function copyByPixel(
  source: Mfdb,
  target: Mfdb,
  to: { readonly x: number; readonly y: number },
  clip: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const targetX = to.x + x;
      const targetY = to.y + y;
      if (targetX < clip.x || targetY < clip.y || targetX >= clip.x + clip.w || targetY >= clip.y + clip.h) continue;
      const bit = (source.words[y * source.wordsPerLine + (x >> 4)] >> (15 - (x & 15))) & 1;
      const mask = 0x8000 >> (targetX & 15);
      const at = targetY * target.wordsPerLine + (targetX >> 4);
      target.words[at] = bit === 1 ? target.words[at] | mask : target.words[at] & ~mask;
    }
  }
}

/** The best of several rounds, taken in turn, so that other work on the computer meets both sides. */
function measure(name: string, work: () => void, plain: () => void): BenchRow {
  let value = 0;
  let baseline = 0;
  for (let round = 0; round < ROUNDS; round++) {
    value = Math.max(value, perSecond(work));
    baseline = Math.max(baseline, perSecond(plain));
  }
  return { name, value, baseline, ratio: value / baseline, floor: FLOOR };
}

function perSecond(work: () => void): number {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let i = 0; i < 8; i++) work();
    count += 8;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}
