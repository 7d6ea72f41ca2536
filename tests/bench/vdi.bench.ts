import { createForm, type Mfdb, planeOf } from '../../host/gem/vdi/mfdb.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { patternFont, randomBytes } from '../gem/vdi-model.ts';
import type { BenchRow } from './rounds.ts';

/** How many times quicker than pixel by pixel everything has to be. */
const FLOOR = 8;
const ROUNDS = 7;
const ROUND_MS = 30;
/** Repetitions between two looks at the clock. */
const BATCH = 8;
const CARD: Rect = { x: 0, y: 0, w: 64, h: 80 };
const CARDS = 52;
const LINE_HEIGHT = 16;

/** Work by the VDI, and the same pixel by pixel. */
interface Pair {
  readonly work: () => void;
  readonly plain: () => void;
}

/** Copies of cards, scrolling and redrawing, each beside the same made pixel by pixel; redrawing the largest screens. */
export async function run(): Promise<BenchRow[]> {
  const high = new Table('st-high');
  const low = new Table('tt-medium');
  return [
    row('card blits, 1 plane', high.cardBlits()),
    row('card blits, 4 planes', low.cardBlits()),
    row('full-screen copies, 1 plane', high.screenCopies(0)),
    row('full-screen copies one pixel aside, 1 plane', high.screenCopies(1)),
    row('full-screen scrolls, 1 plane', high.scrolls()),
    row('full-screen scrolls, 4 planes', low.scrolls()),
    row('table redraws, 1 plane', high.redraws()),
    row('table redraws, 4 planes', low.redraws()),
    frames('table redraws and pictures, tt-high', 'tt-high'),
    frames('table redraws and pictures, falcon-256', 'falcon-256'),
    frames('table redraws and pictures, large-mono', 'large-mono'),
  ];
}

/** A screen with cards to draw on it. */
class Table {
  readonly machine: AtariSt;
  readonly #vdi: Workstation;
  readonly #card: Mfdb;
  readonly #screen: Rect;
  #place = 0;

  constructor(mode: StMode) {
    this.machine = new AtariSt(mode);
    this.#vdi = new Workstation(this.machine, { system: patternFont() });
    this.#card = noise(CARD.w, CARD.h, this.#vdi.planes);
    this.#screen = { x: 0, y: 0, w: this.#vdi.width, h: this.#vdi.height };
  }

  cardBlits(): Pair {
    return {
      work: () => this.#vdi.vro_cpyfm(3, CARD, this.#nextPlace(), this.#card),
      plain: () => copyByPixel(this.#card, CARD, this.#vdi.screen, this.#nextPlace()),
    };
  }

  screenCopies(x: number): Pair {
    const picture = noise(this.#screen.w, this.#screen.h, this.#vdi.planes);
    const to = { x, y: 0 };
    return {
      work: () => this.#vdi.vro_cpyfm(3, this.#screen, to, picture),
      plain: () => copyByPixel(picture, this.#screen, this.#vdi.screen, to),
    };
  }

  scrolls(): Pair {
    const from = { ...this.#screen, y: LINE_HEIGHT, h: this.#screen.h - LINE_HEIGHT };
    return {
      work: () => this.#vdi.vro_cpyfm(3, from, this.#screen, null),
      plain: () => copyByPixel(this.#vdi.screen, from, this.#vdi.screen, this.#screen),
    };
  }

  redraws(): Pair {
    return {
      work: () => this.redraw(),
      plain: () => {
        fillByPixel(this.#vdi.screen);
        for (let i = 0; i < CARDS; i++) copyByPixel(this.#card, CARD, this.#vdi.screen, this.#nextPlace());
      },
    };
  }

  /** The grey ground and all cards of a pack. */
  redraw(): void {
    this.#vdi.vsf_interior(2);
    this.#vdi.vsf_style(4);
    this.#vdi.vr_recfl(this.#screen);
    for (let i = 0; i < CARDS; i++) this.#vdi.vro_cpyfm(3, CARD, this.#nextPlace(), this.#card);
  }

  #nextPlace(): { x: number; y: number } {
    this.#place = (this.#place + 53) % (this.#screen.w - CARD.w);
    return { x: this.#place, y: (this.#place * 7) % (this.#screen.h - CARD.h) };
  }
}

function noise(width: number, height: number, planes: number): Mfdb {
  const next = randomBytes(width);
  const form = createForm(width, height, planes);
  for (let i = 0; i < form.words.length; i++) form.words[i] = (next() << 8) | next();
  return form;
}

/** The baseline: reads and writes one bit at a time. What would lie outside the target is left out. */
function copyByPixel(source: Mfdb, from: Rect, target: Mfdb, to: { readonly x: number; readonly y: number }): void {
  for (let plane = 0; plane < target.planes; plane++) {
    const read = planeOf(source, plane);
    const write = planeOf(target, plane);
    for (let y = 0; y < from.h; y++) {
      for (let x = 0; x < from.w; x++) {
        const [sourceX, sourceY] = [from.x + x, from.y + y];
        const [targetX, targetY] = [to.x + x, to.y + y];
        if (targetX >= target.width || targetY >= target.height) continue;
        const word = read.words[read.start + sourceY * read.lineStep + (sourceX >> 4) * read.wordStep];
        const mask = 0x8000 >> (targetX & 15);
        const at = write.start + targetY * write.lineStep + (targetX >> 4) * write.wordStep;
        const bit = (word >> (15 - (sourceX & 15))) & 1;
        write.words[at] = bit === 1 ? write.words[at] | mask : write.words[at] & ~mask;
      }
    }
  }
}

/** Grey, one bit at a time. */
function fillByPixel(target: Mfdb): void {
  for (let plane = 0; plane < target.planes; plane++) {
    const { words, start, lineStep, wordStep } = planeOf(target, plane);
    for (let y = 0; y < target.height; y++) {
      for (let x = 0; x < target.width; x++) {
        const at = start + y * lineStep + (x >> 4) * wordStep;
        const mask = 0x8000 >> (x & 15);
        words[at] = ((x + y) & 1) === 0 ? words[at] | mask : words[at] & ~mask;
      }
    }
  }
}

/** The best of several rounds, taken in turn, so that other work on the computer meets both sides. */
function row(name: string, { work, plain }: Pair): BenchRow {
  let value = 0;
  let baseline = 0;
  for (let round = 0; round < ROUNDS; round++) {
    value = Math.max(value, perSecond(work));
    baseline = Math.max(baseline, perSecond(plain));
  }
  return { name, value: value / baseline, unit: `times pixel by pixel, ${Math.round(value)} a second`, floor: FLOOR };
}

/** Redraws of a whole screen with the picture made of it, in frames of its machine: above 1 it keeps up. */
function frames(name: string, mode: StMode): BenchRow {
  const table = new Table(mode);
  let value = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const redraws = perSecond(() => {
      table.redraw();
      table.machine.display.scanOut();
    });
    value = Math.max(value, redraws / table.machine.facts.refreshHz);
  }
  return { name, value, unit: 'in a frame of the machine', floor: 1 };
}

function perSecond(work: () => void): number {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let i = 0; i < BATCH; i++) work();
    count += BATCH;
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}
