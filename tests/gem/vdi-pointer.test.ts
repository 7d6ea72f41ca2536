import { beforeEach, describe, expect, it } from 'vitest';
import type { MouseForm } from '../../host/gem/vdi/pointer.ts';
import { pixelsOfForm } from '../../host/gem/vdi/raster-form.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { firstDifference, formOf, patternFont, randomBytes, randomGrid } from './vdi-model.ts';

const next = randomBytes(4711);
const WORD = (): number => (next() << 8) | next();

/** A form of noise: some pixels white, some black, some through which the screen shows. */
const FORM: MouseForm = {
  width: 16,
  height: 16,
  hotX: 7,
  hotY: 3,
  mask: Uint16Array.from({ length: 16 }, WORD),
  form: Uint16Array.from({ length: 16 }, WORD),
};

const SMALL: MouseForm = {
  width: 5,
  height: 2,
  hotX: 0,
  hotY: 0,
  mask: Uint16Array.of(0xf800, 0xf800),
  form: Uint16Array.of(0x7000, 0x0000),
};

let machine: AtariSt;
let vdi: Workstation;
/** The screen without a pointer. */
let background: Uint8Array;

function startOn(mode: StMode): void {
  machine = new AtariSt(mode);
  vdi = new Workstation(machine, { system: patternFont() });
  const noise = randomGrid(vdi.width, vdi.height, vdi.planes, randomBytes(3));
  machine.memory.set(formOf(noise, vdi.planes).words);
  background = noise.pixels;
  vdi.vsc_form(FORM);
}

/** The background with the pointer's mask in pen 0 and its form in pen 1 above it. */
function withPointer(form: MouseForm, x: number, y: number): Uint8Array {
  const pixels = background.slice();
  const black = (1 << vdi.planes) - 1;
  for (let row = 0; row < form.height; row++) {
    for (let column = 0; column < form.width; column++) {
      const px = x - form.hotX + column;
      const py = y - form.hotY + row;
      if (px < 0 || py < 0 || px >= vdi.width || py >= vdi.height) continue;
      const bit = 0x8000 >> column;
      if (form.mask[row] & bit) pixels[py * vdi.width + px] = 0;
      if (form.form[row] & bit) pixels[py * vdi.width + px] = black;
    }
  }
  return pixels;
}

function frameDifference(expected: Uint8Array): number {
  return firstDifference(machine.display.scanOut().pixels, expected);
}

function memoryDifference(expected: Uint8Array): number {
  return firstDifference(pixelsOfForm(vdi.screen), expected);
}

describe.each<StMode>(['st-high', 'st-medium', 'st-low'])('the mouse pointer on %s', (mode) => {
  beforeEach(() => startOn(mode));

  it('is hidden at first and appears at the next picture after v_show_c', () => {
    machine.ikbd.moveMouse(100, 50);
    expect(frameDifference(background)).toBe(-1);
    vdi.v_show_c();
    expect(memoryDifference(background)).toBe(-1);
    expect(frameDifference(withPointer(FORM, 100, 50))).toBe(-1);
  });

  it('follows the mouse and leaves nothing behind, also over all edges of the screen', () => {
    vdi.v_show_c();
    for (let i = 0; i < 120; i++) {
      const x = i % 3 === 0 ? (next() % 24) * (i & 1 ? 1 : 1000) : next() + (next() & 255);
      machine.ikbd.moveMouse(x, i % 4 === 0 ? (next() % 20) * (i & 1 ? 1 : 1000) : next());
      expect(frameDifference(withPointer(FORM, machine.ikbd.mouse.x, machine.ikbd.mouse.y))).toBe(-1);
    }
    for (const [x, y] of [
      [0, 0],
      [-5, 9999],
      [9999, -5],
      [9999, 9999],
    ]) {
      machine.ikbd.moveMouse(x, y);
      expect(frameDifference(withPointer(FORM, machine.ikbd.mouse.x, machine.ikbd.mouse.y))).toBe(-1);
    }
    vdi.v_hide_c();
    expect(memoryDifference(background)).toBe(-1);
  });

  it('takes the new form at the next picture', () => {
    machine.ikbd.moveMouse(60, 60);
    vdi.v_show_c();
    expect(frameDifference(withPointer(FORM, 60, 60))).toBe(-1);
    vdi.vsc_form(SMALL);
    expect(frameDifference(withPointer(SMALL, 60, 60))).toBe(-1);
  });

  it('is away while anything draws or reads, and comes back over the result', () => {
    machine.ikbd.moveMouse(60, 60);
    vdi.v_show_c();
    machine.display.scanOut();
    const area = { x: 48, y: 48, w: 30, h: 30 };
    const copy = formOf(randomGrid(30, 30, vdi.planes, next), vdi.planes);
    vdi.vro_cpyfm(3, area, { x: 0, y: 0 }, null, copy);
    expect(memoryDifference(background)).toBe(-1);
    machine.display.scanOut();
    vdi.vro_cpyfm(15, { x: 0, y: 0, w: 30, h: 30 }, area, copy);
    for (let y = 0; y < 30; y++)
      background.fill((1 << vdi.planes) - 1, (48 + y) * vdi.width + 48, (48 + y) * vdi.width + 78);
    expect(memoryDifference(background)).toBe(-1);
    expect(frameDifference(withPointer(FORM, 60, 60))).toBe(-1);
  });

  it.each<[string, () => void]>([
    ['vr_recfl', () => vdi.vr_recfl({ x: 55, y: 55, w: 9, h: 9 })],
    ['v_pline', () => vdi.v_pline([40, 50, 80, 70])],
    ['v_gtext', () => vdi.v_gtext(50, 55, 'ab')],
    ['vro_cpyfm', () => vdi.vro_cpyfm(3, { x: 50, y: 50, w: 20, h: 20 }, { x: 53, y: 52 }, null)],
  ])('%s gives the same picture with and without it', (_name, draw) => {
    machine.ikbd.moveMouse(60, 60);
    vdi.v_show_c();
    machine.display.scanOut();
    draw();
    const drawnUnder = pixelsOfForm(vdi.screen);
    startOn(mode);
    draw();
    expect(firstDifference(drawnUnder, pixelsOfForm(vdi.screen))).toBe(-1);
    expect(firstDifference(drawnUnder, background)).not.toBe(-1);
  });
});

describe('hiding and showing', () => {
  beforeEach(() => startOn('st-high'));

  it('count, unless v_show_c resets', () => {
    machine.ikbd.moveMouse(200, 200);
    vdi.v_show_c();
    vdi.v_hide_c();
    vdi.v_hide_c();
    vdi.v_show_c();
    expect(frameDifference(background)).toBe(-1);
    vdi.v_show_c();
    expect(frameDifference(withPointer(FORM, 200, 200))).toBe(-1);
    vdi.v_hide_c();
    vdi.v_hide_c();
    vdi.v_hide_c();
    vdi.v_show_c(true);
    expect(frameDifference(withPointer(FORM, 200, 200))).toBe(-1);
    vdi.v_show_c();
    vdi.v_hide_c();
    expect(frameDifference(background)).toBe(-1);
  });

  it('a moving mouse asks for a picture only while the pointer shows', () => {
    let asked = 0;
    machine.display.scanOut();
    machine.display.onChange(() => asked++);
    machine.ikbd.moveMouse(10, 10);
    expect(asked).toBe(0);
    vdi.v_show_c();
    expect(asked).toBe(1);
    machine.display.scanOut();
    machine.ikbd.moveMouse(11, 10);
    machine.ikbd.moveMouse(12, 10);
    expect(asked).toBe(2);
    machine.display.scanOut();
    expect(asked).toBe(2);
  });
});
