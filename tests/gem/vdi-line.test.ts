import { describe, expect, it } from 'vitest';
import { registerOfPen } from '../../host/gem/vdi/pens.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { patternFont, randomBytes } from './vdi-model.ts';

function blankScreen(): { machine: AtariSt; vdi: Workstation } {
  const machine = new AtariSt('st-low');
  return { machine, vdi: new Workstation(machine, { system: patternFont() }) };
}

/** The set pixels as 'x,y', in reading order. */
function drawnPixels(vdi: Workstation): string[] {
  const pixels = pixelsOfForm(vdi.screen);
  return Array.from(pixels.keys())
    .filter((i) => pixels[i] !== 0)
    .map((i) => `${i % vdi.width},${Math.floor(i / vdi.width)}`);
}

function rowOf(vdi: Workstation, y: number, x: number, length: number): string {
  const pixels = pixelsOfForm(vdi.screen);
  return Array.from({ length }, (_, i) => (pixels[y * vdi.width + x + i] === 0 ? '.' : '#')).join('');
}

describe('lines', () => {
  it.each([
    [[10, 10, 20, 10], 11],
    [[20, 10, 10, 10], 11],
    [[10, 10, 10, 30], 21],
    [[10, 30, 10, 10], 21],
    [[10, 10, 10, 10], 1],
    [[10, 10, 40, 25], 31],
    [[40, 25, 10, 10], 31],
    [[10, 60, 25, 10], 51],
  ])('%j takes one pixel a step, both ends included', (points, count) => {
    const { vdi } = blankScreen();
    vdi.v_pline(points);
    const drawn = drawnPixels(vdi);
    expect(drawn).toHaveLength(count);
    expect(drawn).toContain(`${points[0]},${points[1]}`);
    expect(drawn).toContain(`${points[2]},${points[3]}`);
  });

  it('stay within half a pixel of the mathematical line', () => {
    const { vdi } = blankScreen();
    vdi.v_pline([7, 150, 290, 33]);
    for (const pixel of drawnPixels(vdi)) {
      const [x, y] = pixel.split(',').map(Number);
      expect(Math.abs(150 + ((x - 7) * (33 - 150)) / (290 - 7) - y)).toBeLessThanOrEqual(0.5);
    }
  });

  it.each([
    [1, '################################'],
    [2, '############....############....'],
    [3, '##......##......##......##......'],
    [4, '########...##...########...##...'],
    [5, '########........########........'],
    [6, '####...##..#...#####...##..#...#'],
    [7, '#.#.....#.......#.#.....#.......'],
  ])(
    'type %i repeats its style along vertical and slanted lines and across the screen in horizontal ones',
    (type, style) => {
      const { vdi } = blankScreen();
      vdi.vsl_udsty(0xa080);
      vdi.vsl_type(type);
      vdi.v_pline([32, 5, 63, 5]);
      expect(rowOf(vdi, 5, 32, 32)).toBe(style);
      vdi.v_pline([69, 6, 90, 6]);
      expect(rowOf(vdi, 6, 69, 22)).toBe(style.slice(5, 27));
      vdi.v_pline([100, 41, 100, 10]);
      vdi.v_pline([110, 10, 141, 41]);
      const pixels = pixelsOfForm(vdi.screen);
      const ink = (x: number, y: number): string => (pixels[y * vdi.width + x] === 0 ? '.' : '#');
      expect(Array.from({ length: 32 }, (_, i) => ink(100, 41 - i)).join('')).toBe(style);
      expect(Array.from({ length: 32 }, (_, i) => ink(110 + i, 10 + i)).join('')).toBe(style);
    },
  );

  it('of other types are solid', () => {
    const { vdi } = blankScreen();
    vdi.vsl_type(99);
    vdi.v_pline([0, 0, 31, 0]);
    expect(rowOf(vdi, 0, 0, 33)).toBe(`${'#'.repeat(32)}.`);
  });

  it('carry their style on through the points of a polyline', () => {
    const { vdi } = blankScreen();
    vdi.vsl_type(7);
    vdi.vsl_udsty(0xff80);
    vdi.v_pline([10, 10, 10, 15, 20, 25]);
    const drawn = drawnPixels(vdi);
    expect(drawn).toContain('10,15');
    expect(drawn).toContain('12,17');
    expect(drawn).not.toContain('13,18');
    expect(drawn).not.toContain('19,24');
    expect(drawn).toContain('20,25');
  });

  it('keep their pixels when they are clipped', () => {
    const next = randomBytes(3);
    for (let i = 0; i < 60; i++) {
      const points = Array.from({ length: 4 }, () => next() * 2 - 128);
      const whole = blankScreen().vdi;
      const clipped = blankScreen().vdi;
      clipped.vs_clip({ x: 60, y: 40, w: 100, h: 80 });
      whole.vsl_type(6);
      clipped.vsl_type(6);
      whole.v_pline(points);
      clipped.v_pline(points);
      const inside = drawnPixels(whole).filter((pixel) => {
        const [x, y] = pixel.split(',').map(Number);
        return x >= 60 && x < 160 && y >= 40 && y < 120;
      });
      expect(drawnPixels(clipped)).toEqual(inside);
    }
  });

  it('in XOR mode meet the joints of a polyline once', () => {
    const { vdi } = blankScreen();
    vdi.vswr_mode(3);
    vdi.v_pline([10, 10, 30, 10, 30, 25, 45, 40]);
    const drawn = drawnPixels(vdi);
    expect(drawn).toHaveLength(21 + 15 + 15);
    expect(drawn).toContain('30,10');
    expect(drawn).toContain('30,25');
    vdi.v_pline([10, 10, 30, 10, 30, 25, 45, 40]);
    expect(drawnPixels(vdi)).toEqual([]);
  });

  it('are drawn in their pen, and in reverse transparent mode where the style is clear', () => {
    const { vdi } = blankScreen();
    vdi.vsl_color(3);
    vdi.v_pline([0, 0, 0, 0]);
    expect(pixelsOfForm(vdi.screen)[0]).toBe(registerOfPen(3, 4));
    vdi.vswr_mode(4);
    vdi.vsl_type(5);
    vdi.v_pline([16, 4, 31, 4]);
    expect(rowOf(vdi, 4, 16, 16)).toBe('........########');
  });

  it('of an odd width reach as far to both sides; even widths lose a pixel', () => {
    for (const [asked, width] of [
      [1, 1],
      [2, 1],
      [5, 5],
      [6, 5],
    ]) {
      const { vdi } = blankScreen();
      vdi.vsl_width(asked);
      vdi.v_pline([20, 50, 60, 50]);
      const rows = new Set(drawnPixels(vdi).map((pixel) => Number(pixel.split(',')[1])));
      expect([...rows]).toEqual(Array.from({ length: width }, (_, i) => 50 - (width >> 1) + i));
      expect(drawnPixels(vdi)).toHaveLength(41 * width);
    }
  });

  it('that are wide and slanted cover the pixels near enough to the line and no others', () => {
    const { vdi } = blankScreen();
    vdi.vsl_width(9);
    vdi.v_pline([40, 40, 140, 115]);
    const drawn = new Set(drawnPixels(vdi));
    for (let y = 30; y < 130; y++) {
      for (let x = 30; x < 150; x++) {
        const along = ((x - 40) * 100 + (y - 40) * 75) / 125;
        const across = Math.abs(((x - 40) * 75 - (y - 40) * 100) / 125);
        if (along > 0.6 && along < 124.4 && across < 3.4) expect(drawn.has(`${x},${y}`), `${x},${y}`).toBe(true);
        if (along < -1 || along > 126 || across > 5) expect(drawn.has(`${x},${y}`), `${x},${y}`).toBe(false);
      }
    }
  });
});
