import { describe, expect, it } from 'vitest';
import { intersect } from '../../host/dos/area.ts';
import type { DrawMode } from '../../host/dos/ega-brush.ts';
import { Graph } from '../../host/dos/graph.ts';
import { emptyPicture, pictureOf } from '../../host/dos/picture.ts';
import { EGA_PORT } from '../../host/hardware/pc/ega.ts';
import { VIDEO_MODE } from '../../host/hardware/pc/video-modes.ts';
import { randomBytes } from '../gem/vdi-model.ts';
import { expectGolden } from '../golden-frame.ts';
import { CP437_FONT, testPc } from '../hardware/pc-machine.ts';
import { PlainPage, SCREEN } from './graph-model.ts';
import { drawGraphicsCard, drawPointerCard } from './test-cards.ts';

const MODES: readonly DrawMode[] = ['replace', 'and', 'or', 'xor'];

function firstWrong(shown: Uint8Array, expected: Uint8Array): number {
  return shown.findIndex((pixel, i) => pixel !== expected[i]);
}

/** Whole numbers from `from` to before `to`. */
function randomRange(seed: number): (from: number, to: number) => number {
  const next = randomBytes(seed);
  return (from, to) => from + (((next() << 16) | (next() << 8) | next()) % (to - from));
}

describe('drawing on the planes is drawing pixel by pixel', () => {
  it.each([1, 2, 3, 4])('a random picture, %i', (seed) => {
    const { pc } = testPc();
    const graph = new Graph(pc);
    const plain = new PlainPage();
    const random = randomRange(seed);
    const area = () => ({ x: random(-60, 680), y: random(-40, 380), w: random(0, 150), h: random(0, 90) });
    for (let step = 0; step < 300; step++) {
      const colour = random(0, 16);
      const mode = MODES[random(0, 4)];
      const where = area();
      switch (random(0, 6)) {
        case 0:
          graph.bar(where, colour, mode);
          plain.bar(where, colour, mode);
          break;
        case 1: {
          const pattern = Array.from({ length: random(1, 9) }, () => random(0, 256));
          const ground = random(0, 2) === 0 ? null : random(0, 16);
          graph.patternBar(where, pattern, colour, ground);
          if (ground !== null) plain.bar(where, ground, 'replace');
          plain.pattern(where, pattern, colour, 'replace');
          break;
        }
        case 2: {
          const ground = random(0, 2) === 0 ? null : random(0, 16);
          graph.text(where.x, where.y, 'Dap ♣Ü', colour, ground);
          plain.text(where.x, where.y, 'Dap ♣Ü', colour, ground, CP437_FONT.rows);
          break;
        }
        case 3: {
          const size = { width: random(1, 40), height: random(1, 30) };
          const transparent = random(0, 2) === 0;
          const pixels = Uint8Array.from({ length: size.width * size.height }, () =>
            transparent && random(0, 3) === 0 ? 0xff : random(0, 16),
          );
          graph.putImage(pictureOf({ ...size, pixels }, 0xff), where.x, where.y, mode);
          plain.image(pixels, size.width, where.x, where.y, mode);
          break;
        }
        case 4: {
          const clip = random(0, 3) === 0 ? null : area();
          graph.setClip(clip);
          plain.setClip(clip);
          break;
        }
        default: {
          const moved = area();
          const picture = graph.getImage(where);
          graph.putImage(picture, moved.x, moved.y, mode);
          const source = plain.pixels.slice();
          const pixels = new Uint8Array(where.w * where.h).map((_, i) => {
            const x = where.x + (i % where.w);
            const y = where.y + Math.floor(i / where.w);
            return intersect({ x, y, w: 1, h: 1 }, SCREEN) === null ? 0xff : source[y * SCREEN.w + x];
          });
          plain.image(pixels, where.w, moved.x, moved.y, mode);
        }
      }
      if (step % 20 === 0) expect(firstWrong(pc.ega.scanOut().pixels, plain.pixels), `step ${step}`).toBe(-1);
    }
    expect(firstWrong(pc.ega.scanOut().pixels, plain.pixels)).toBe(-1);
  });

  it('leaves the registers as the BIOS sets them', () => {
    const { pc } = testPc();
    const graph = new Graph(pc);
    const registers = () => [
      ...Array.from({ length: 9 }, (_, index) => pc.ega.memory.graphics.value(index)),
      ...Array.from({ length: 5 }, (_, index) => pc.ega.memory.sequencer.value(index)),
    ];
    const fresh = registers();
    graph.bar({ x: 3, y: 3, w: 30, h: 5 }, 5, 'xor');
    graph.text(5, 5, 'abc', 3);
    graph.putImage(graph.getImage({ x: 1, y: 1, w: 20, h: 20 }), 50, 50, 'and');
    graph.copyToPage({ x: 0, y: 0, w: 9, h: 9 }, 0, 1);
    expect(registers()).toEqual(fresh);
    expect(pc.videoMode).toBe(VIDEO_MODE.graphics);
  });
});

describe('lines, frames and pixels', () => {
  it('a line has both its ends, every step of its longer side, and is the same from either end', () => {
    const graph = new Graph(testPc().pc);
    const inked = () => {
      const pixels: string[] = [];
      for (let y = 0; y < 12; y++)
        for (let x = 0; x < 30; x++) if (graph.getPixel(x, y) === 9) pixels.push(`${x},${y}`);
      return pixels;
    };
    graph.line(2, 3, 22, 8, 9);
    const there = inked();
    expect(there).toHaveLength(21);
    expect([there.includes('2,3'), there.includes('22,8')]).toEqual([true, true]);
    graph.bar(graph.whole, 0);
    graph.line(5, 5, 5, 5, 9);
    graph.line(7, 9, 7, 6, 9);
    expect(inked()).toEqual(['5,5', '7,6', '7,7', '7,8', '7,9']);
  });

  it('a frame drawn twice with exclusive or is gone, as is an inverted area', () => {
    const { pc } = testPc();
    const graph = drawGraphicsCard(pc);
    const before = pc.ega.scanOut().pixels.slice();
    for (const area of [
      { x: 13, y: 40, w: 100, h: 60 },
      { x: 300, y: 100, w: 1, h: 9 },
      { x: 310, y: 100, w: 9, h: 1 },
      { x: 320, y: 100, w: 2, h: 2 },
    ]) {
      graph.rectangle(area, 15, 'xor');
      graph.invert(area);
      const corner = area.y * SCREEN.w + area.x;
      expect(pc.ega.scanOut().pixels[corner]).toBe(before[corner]);
      graph.invert(area);
      expect(pc.ega.scanOut().pixels[corner]).toBe(15 - before[corner]);
      graph.rectangle(area, 15, 'xor');
    }
    expect(firstWrong(pc.ega.scanOut().pixels, before)).toBe(-1);
  });

  it('pixels can be read where they were put; beside the screen they are 0', () => {
    const graph = new Graph(testPc().pc);
    graph.putPixel(639, 349, 13);
    graph.putPixel(640, 0, 5);
    graph.putPixel(-1, 1, 5);
    expect([graph.getPixel(639, 349), graph.getPixel(640, 0), graph.getPixel(-1, 1), graph.getPixel(0, 1)]).toEqual([
      13, 0, 0, 0,
    ]);
  });
});

describe('pictures', () => {
  it('have four planes and a mask', () => {
    const picture = pictureOf({ width: 9, height: 1, pixels: Uint8Array.of(1, 2, 4, 8, 15, 0, 0xff, 3, 5) }, 0xff);
    expect(picture.planes.map((bytes) => [...bytes])).toEqual([
      [0b1000_1001, 0x80],
      [0b0100_1001, 0x00],
      [0b0010_1000, 0x80],
      [0b0001_1000, 0x00],
    ]);
    expect([...picture.mask]).toEqual([0b1111_1101, 0x80]);
    expect([...emptyPicture(17, 2).mask]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the two pages', () => {
  it('one is drawn on while the other one is shown', () => {
    const { pc } = testPc();
    const graph = new Graph(pc);
    graph.bar(graph.whole, 1);
    graph.setActivePage(1);
    graph.bar(graph.whole, 2);
    const shown = () => new Set(pc.ega.scanOut().pixels);
    expect([...shown()]).toEqual([1]);
    graph.setVisualPage(1);
    expect([...shown()]).toEqual([2]);
    expect([graph.activePage, graph.visualPage, graph.getPixel(5, 5)]).toEqual([1, 1, 2]);
  });

  it('a part is copied in whole bytes to the same place of the other', () => {
    const { pc } = testPc();
    const graph = drawGraphicsCard(pc);
    graph.copyToPage({ x: 21, y: 300, w: 30, h: 500 }, 0, 1);
    graph.copyToPage({ x: 700, y: 0, w: 10, h: 10 }, 0, 1);
    const front = pc.ega.scanOut().pixels.slice();
    graph.setVisualPage(1);
    const expected = front.map((pixel, i) => {
      const x = i % SCREEN.w;
      return x >= 16 && x < 56 && i >= 300 * SCREEN.w ? pixel : 0;
    });
    expect(firstWrong(pc.ega.scanOut().pixels, expected)).toBe(-1);
  });
});

it('a palette register changes the colour of what was drawn', () => {
  const { pc } = testPc();
  new Graph(pc).putPixel(0, 0, 7);
  pc.ega.readPort(EGA_PORT.status);
  pc.ega.writePort(EGA_PORT.attribute, 0x20 | 7);
  pc.ega.writePort(EGA_PORT.attribute, 0x24);
  const { pixels, palette } = pc.ega.scanOut();
  expect(palette[pixels[0]]).toBe(0xff0000);
});

describe('test cards', () => {
  it('graphics', () => {
    const { pc } = testPc();
    drawGraphicsCard(pc);
    expectGolden('pc-graphics', pc.ega.scanOut());
  });

  it('graphics with the mouse pointer', () => {
    const { pc } = testPc();
    drawPointerCard(pc);
    expectGolden('pc-pointer', pc.ega.scanOut());
  });
});
