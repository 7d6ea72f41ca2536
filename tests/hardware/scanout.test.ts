import { describe, expect, it } from 'vitest';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { scanOutPlanar } from '../../host/hardware/scanout.ts';
import { firstDifference, pixelsOf, randomBytes } from '../gem/vdi-model.ts';

const MODES = Object.keys(ST_MODES) as StMode[];

describe('scanOutPlanar', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives one index per pixel for %i planes', (planes) => {
    const layout = { planes, wordsPerLine: 3 };
    const next = randomBytes(planes);
    const memory = Uint16Array.from({ length: 3 * planes * 5 }, () => (next() << 8) | next());
    const pixels = new Uint8Array(48 * 5);
    scanOutPlanar(memory, layout, new Uint32Array(pixels.buffer), 0, 5);
    expect(firstDifference(pixels, pixelsOf(memory, 48, 5, layout))).toBe(-1);
  });

  it('writes the asked lines only', () => {
    const pixels = new Uint8Array(16 * 4).fill(9);
    scanOutPlanar(Uint16Array.of(1, 2, 4, 8), { planes: 1, wordsPerLine: 1 }, new Uint32Array(pixels.buffer), 1, 3);
    expect([...pixels.subarray(0, 16)]).toEqual(new Array(16).fill(9));
    expect([...pixels.subarray(16, 32)]).toEqual([...new Array(14).fill(0), 1, 0]);
    expect([...pixels.subarray(32, 48)]).toEqual([...new Array(13).fill(0), 1, 0, 0]);
    expect([...pixels.subarray(48)]).toEqual(new Array(16).fill(9));
  });
});

describe.each(MODES)('the screen of %s', (mode) => {
  it('shows what lines were marked, and the rest as it was', () => {
    const machine = new AtariSt(mode);
    const { width, height, planes, wordsPerLine } = ST_MODES[mode];
    machine.display.scanOut();
    machine.memory.fill(0xffff);
    machine.markDirty(-5, 1);
    machine.markDirty(10, 12);
    machine.markDirty(11, 13);
    machine.markDirty(20, 21);
    machine.markDirty(30, 30);
    machine.markDirty(height - 1, height + 9);
    const { pixels } = machine.display.scanOut();
    const all = (1 << planes) - 1;
    const shown = Array.from({ length: height }, (_, y) => y).filter((y) => pixels[y * width + width - 1] === all);
    expect(shown).toEqual([0, 10, 11, 12, 20, height - 1]);
    machine.memory[wordsPerLine * planes * 30] = 0;
    machine.markDirty();
    expect(machine.display.scanOut().pixels[30 * width + 16]).toBe(all);
    expect(machine.display.scanOut().pixels[0]).toBe(all);
  });
});

describe('the monochrome screen', () => {
  it('is 32000 bytes with the left pixel in bit 15; set bits are black', () => {
    const machine = new AtariSt('st-high');
    machine.memory[0] = 0x8000;
    machine.memory[40 * 399 + 39] = 0x0001;
    machine.markDirty();
    const { pixels, palette } = machine.display.scanOut();
    expect(machine.memory).toHaveLength(16000);
    expect(Array.from(pixels.keys()).filter((i) => pixels[i] === 1)).toEqual([0, 640 * 400 - 1]);
    expect([...palette]).toEqual([0xffffff, 0x000000]);
  });

  it('is inverted by bit 0 of colour register 0 and back', () => {
    const machine = new AtariSt('st-high');
    machine.setMonoInverted(true);
    expect([...machine.display.scanOut().palette]).toEqual([0x000000, 0xffffff]);
    machine.setMonoInverted(false);
    expect([...machine.display.scanOut().palette]).toEqual([0xffffff, 0x000000]);
  });
});

describe('change reports', () => {
  it('come once per burst, from within the first change', () => {
    const machine = new AtariSt('st-high');
    let reports = 0;
    const stop = machine.display.onChange(() => reports++);
    machine.markDirty(0, 1);
    expect(reports).toBe(0);
    machine.display.scanOut();
    machine.markDirty(5, 6);
    machine.markDirty(7, 8);
    machine.requestScanOut();
    expect(reports).toBe(1);
    machine.display.scanOut();
    machine.setMonoInverted(true);
    machine.setVdiColour(0, [1000, 1000, 1000]);
    expect(reports).toBe(2);
    machine.display.scanOut();
    stop();
    machine.markDirty();
    expect(reports).toBe(2);
  });

  it('do not come from hooks of the vertical blank, which write before the picture is made', () => {
    const machine = new AtariSt('st-high');
    let reports = 0;
    let blanks = 0;
    machine.display.onChange(() => reports++);
    const stop = machine.beforeScanOut(() => {
      machine.memory[40 * blanks] = 0xffff;
      machine.markDirty(blanks, blanks + 1);
      blanks++;
    });
    machine.display.scanOut();
    const { pixels } = machine.display.scanOut();
    expect([pixels[0], pixels[640], pixels[1280]]).toEqual([1, 1, 0]);
    expect(reports).toBe(0);
    stop();
    machine.display.scanOut();
    expect(blanks).toBe(2);
  });
});
