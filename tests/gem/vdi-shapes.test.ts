import { describe, expect, it } from 'vitest';
import { Aes } from '../../host/gem/aes/aes.ts';
import { polygonSpans } from '../../host/gem/vdi/polygon.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { roundedBox } from '../../host/gem/vdi/rounded-box.ts';
import { largestWithin, textSizes } from '../../host/gem/vdi/text-size.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { gemResources } from './aes-session.ts';
import { bareScreen } from './large-screen.ts';
import { patternFont } from './vdi-model.ts';

const SQUARE = { x: 1, y: 1 };

function open(width = 64, height = 48, planes = 1): Workstation {
  return new Workstation(bareScreen(width, height, planes), { system: patternFont() });
}

/** Rows of a form of one plane, `#` set. */
function drawing(vdi: Workstation, width: number, height: number): string[] {
  const pixels = pixelsOfForm(vdi.screen);
  return Array.from({ length: height }, (_, y) =>
    Array.from(pixels.subarray(y * vdi.width, y * vdi.width + width), (pixel) => (pixel === 1 ? '#' : '.')).join(''),
  );
}

describe('filled polygons', () => {
  it('fill between their edges, row by row, but the first and the last one', () => {
    expect(polygonSpans([2, 1, 6, 5, 2, 5])).toEqual([
      { x: 2, y: 2, w: 2, h: 1 },
      { x: 2, y: 3, w: 3, h: 1 },
      { x: 2, y: 4, w: 4, h: 1 },
    ]);
  });

  it('leave holes where edges enclose a part twice', () => {
    const spans = polygonSpans([0, 0, 10, 0, 10, 10, 3, 10, 3, 4, 7, 4, 7, 10, 0, 10]);
    expect(spans.filter(({ y }) => y === 6)).toEqual([
      { x: 0, y: 6, w: 4, h: 1 },
      { x: 7, y: 6, w: 4, h: 1 },
    ]);
  });

  it('are outlined in the fill colour where the perimeter is on, and need three points', () => {
    const vdi = open();
    vdi.vsf_interior(0);
    vdi.v_fillarea([2, 1, 6, 5]);
    expect(vdi.screen.words.some((word) => word !== 0)).toBe(false);
    vdi.v_fillarea([2, 1, 6, 5, 2, 5]);
    expect(drawing(vdi, 8, 6)).toEqual(['........', '..#.....', '..##....', '..#.#...', '..#..#..', '..#####.']);
    vdi.vsf_interior(1);
    vdi.vsf_perimeter(false);
    vdi.v_fillarea([2, 1, 6, 5, 2, 5]);
    expect(drawing(vdi, 8, 6)[4]).toBe('..####..');
  });

  it('fill with the user’s pattern', () => {
    const vdi = open();
    const rows = Array.from({ length: 16 }, (_, row) => (row % 2 === 0 ? 0xf000 : 0x0f00));
    vdi.vsf_udpat(rows);
    vdi.vsf_interior(4);
    vdi.vr_recfl({ x: 0, y: 0, w: 8, h: 2 });
    expect(drawing(vdi, 8, 2)).toEqual(['####....', '....####']);
    expect(() => vdi.vsf_udpat([1, 2])).toThrow(RangeError);
  });
});

describe('rounded boxes', () => {
  it('are closed, symmetric and inside their rectangle', () => {
    const rect = { x: 10, y: 20, w: 101, h: 41 };
    const points = roundedBox(rect, 640, SQUARE);
    expect(points.slice(0, 2)).toEqual(points.slice(-2));
    const xs = points.filter((_, i) => i % 2 === 0);
    const ys = points.filter((_, i) => i % 2 === 1);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([10, 110, 20, 60]);
    const places = new Set(xs.map((x, i) => `${x},${ys[i]}`));
    expect(new Set(xs.map((x, i) => `${120 - x},${80 - ys[i]}`))).toEqual(places);
  });

  it('have corners that fit small boxes, and flat ones where pixels are high', () => {
    const small = roundedBox({ x: 0, y: 0, w: 5, h: 5 }, 640, SQUARE);
    expect(Math.min(...small)).toBe(0);
    expect(Math.max(...small)).toBe(4);
    const flat = roundedBox({ x: 0, y: 0, w: 100, h: 100 }, 640, { x: 169, y: 372 });
    const leftEdge = flat.filter((_, i) => i % 2 === 1 && flat[i - 1] === 0);
    expect([Math.min(...leftEdge), Math.max(...leftEdge)]).toEqual([4, 95]);
  });

  it('are drawn as an outline, and filled to its rows and columns', () => {
    const vdi = open(640, 48);
    vdi.v_rbox({ x: 0, y: 0, w: 40, h: 24 });
    const outline = drawing(vdi, 40, 24);
    expect(outline[0]).toMatch(/^\.{8,9}#+\.{8,9}$/);
    expect(outline[12]).toBe(`#${'.'.repeat(38)}#`);
    expect(outline).toEqual(outline.toReversed());
    expect(outline).toEqual(outline.map((row) => [...row].reverse().join('')));
    vdi.vsf_interior(1);
    vdi.v_rfbox({ x: 0, y: 0, w: 40, h: 24 });
    const filled = outline.map((row) => row.replace(/#.*#/, (inside) => '#'.repeat(inside.length)));
    expect(drawing(vdi, 40, 24)).toEqual(filled);
  });
});

describe('sizes of text', () => {
  const sizes = textSizes({ system: patternFont(16), faces: [patternFont(16), patternFont(8)] });

  it('are those of the faces, then doubled ones', () => {
    expect(sizes.map(({ points, cellHeight, scale }) => [points, cellHeight, scale])).toEqual([
      [10, 16, 1],
      [9, 8, 1],
      [20, 32, 2],
      [18, 16, 2],
    ]);
    expect(largestWithin(sizes, 'points', 19).points).toBe(18);
    expect(largestWithin(sizes, 'points', 1).points).toBe(9);
    expect(largestWithin(sizes, 'charHeight', 13).scale).toBe(1);
  });

  it('doubled draw each pixel four times', () => {
    const [plain, doubled] = [open(), open(128, 96)];
    plain.v_gtext(0, 0, 'AB');
    doubled.vst_point(20);
    doubled.v_gtext(0, 0, 'AB');
    const twice = drawing(plain, 16, 16).flatMap((row) => {
      const wide = [...row].map((pixel) => pixel + pixel).join('');
      return [wide, wide];
    });
    expect(drawing(doubled, 32, 32)).toEqual(twice);
    expect(doubled.vqt_extent(2)).toEqual({ w: 32, h: 32 });
    doubled.vst_effects(16);
    expect(doubled.vqt_extent(2)).toEqual({ w: 36, h: 34 });
  });
});

describe('several workstations', () => {
  it('share the screen and the pointer, and nothing else', () => {
    const machine = bareScreen(64, 48, 1);
    let verticalBlank = (): void => {};
    const first = new Workstation(
      {
        ...machine,
        beforeScanOut: (hook) => {
          verticalBlank = hook;
          return () => {};
        },
      },
      { system: patternFont() },
    );
    const second = first.v_opnvwk();
    first.vsf_interior(1);
    first.vs_clip({ x: 0, y: 0, w: 1, h: 1 });
    second.vr_recfl({ x: 0, y: 0, w: 8, h: 8 });
    expect(first.screen.words.some((word) => word !== 0)).toBe(false);
    const form = new Uint16Array(16).fill(0xffff);
    first.vsc_form({ width: 16, height: 16, hotX: 0, hotY: 0, mask: form, form });
    second.v_show_c();
    verticalBlank();
    expect(first.screen.words.some((word) => word !== 0)).toBe(true);
    second.vro_cpyfm(3, { x: 0, y: 0, w: 64, h: 48 }, { x: 0, y: 0 }, first.screen, null);
    expect(first.screen.words.some((word) => word !== 0)).toBe(false);
  });
});

describe('GEM on a large screen', () => {
  it.each([
    [1280, 960, 1],
    [1280, 960, 8],
    [640, 480, 8],
    [1024, 1024, 1],
  ])('%ix%i with %i planes has a menu bar and a desktop to its edges', (width, height, planes) => {
    const machine = bareScreen(width, height, planes);
    const { fonts, ...resources } = gemResources();
    const vdi = new Workstation(machine, { system: fonts[0], faces: fonts });
    const aes = new Aes(vdi.v_opnvwk(), machine.ikbd, new VirtualClock(), { ...resources });
    expect(aes.desktop).toEqual({ x: 0, y: 19, w: width, h: height - 19 });
    const pixels = pixelsOfForm(vdi.screen);
    const black = planes === 8 ? 255 : 1;
    const ground = planes === 1 ? 1 : 2;
    expect(pixels[18 * width + width - 1]).toBe(black);
    expect(pixels[17 * width + width - 1]).toBe(0);
    const corner = [1, 2, 3, 4].map((i) => pixels[(height - 1) * width + width - i]);
    expect(corner.filter((pixel) => pixel === ground)).toHaveLength(2);
    expect(corner.filter((pixel) => pixel === 0)).toHaveLength(2);
  });
});
