import { describe, expect, it } from 'vitest';
import { COLOUR_FORMS, type ColourFormName, falconRegister } from '../../host/hardware/atari-st/colour-forms.ts';
import { ColourRegisterError } from '../../host/hardware/atari-st/colour-registers.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';

/** Registers that differ in the blue gun alone, from dark to full. */
const BLUES: Readonly<Record<ColourFormName, readonly number[]>> = {
  st: [0, 1, 2, 3, 4, 5, 6, 7],
  ste: [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15],
  tt: Array.from({ length: 16 }, (_, level) => level),
  falcon: Array.from({ length: 256 }, (_, level) => level),
};
const FORMS = Object.keys(COLOUR_FORMS) as ColourFormName[];

describe('colour registers', () => {
  it.each(FORMS)('of the %s rise evenly from dark to full', (name) => {
    const levels = BLUES[name].map((register) => COLOUR_FORMS[name].rgb(register));
    expect([levels[0], levels.at(-1)]).toEqual([0, 255]);
    const step = 255 / (levels.length - 1);
    levels.forEach((level, i) => {
      expect(Math.abs(level - i * step)).toBeLessThan(1);
    });
  });

  it.each(FORMS)('of the %s come back from the VDI, in each gun', (name) => {
    const { fromVdi, toVdi, rgb } = COLOUR_FORMS[name];
    for (const blue of BLUES[name]) {
      const [, , value] = toVdi(blue);
      expect(toVdi(blue)).toEqual([0, 0, value]);
      expect(fromVdi([0, 0, value])).toBe(blue);
      const red = fromVdi([value, 0, 0]);
      const green = fromVdi([0, value, 0]);
      expect([rgb(red), rgb(green)]).toEqual([rgb(blue) << 16, rgb(blue) << 8]);
      expect([toVdi(red), toVdi(green)]).toEqual([
        [value, 0, 0],
        [0, value, 0],
      ]);
    }
  });

  it('of the ST take the nearest of eight levels, with the bounds of FIDELITY §2.1', () => {
    const { fromVdi, toVdi } = COLOUR_FORMS.st;
    expect(BLUES.st.map((register) => toVdi(register)[2])).toEqual([0, 142, 285, 428, 571, 714, 857, 1000]);
    const bounds = [0, 70, 71, 213, 214, 356, 357, 928, 929, 1000, 4000, -5];
    expect(bounds.map((value) => fromVdi([0, 0, value]))).toEqual([0, 0, 1, 1, 2, 2, 3, 6, 7, 7, 7, 0]);
  });

  it('of the STE keep the lowest of four bits in bit 3', () => {
    expect(COLOUR_FORMS.ste.rgb(0x18f)).toBe((0x22 << 16) | (0x11 << 8) | 0xff);
    expect(COLOUR_FORMS.ste.rgb(0x777)).toBe(0xeeeeee);
    expect(COLOUR_FORMS.ste.toVdi(0x8f4)).toEqual([67, 1000, 533]);
  });

  it('of the Falcon leave the third byte free', () => {
    expect(falconRegister(0xfedcba)).toBe(0xfedc00ba);
    expect(COLOUR_FORMS.falcon.rgb(0xfedc00ba)).toBe(0xfedcba);
    expect(COLOUR_FORMS.falcon.fromVdi([1000, 733, 533])).toBe(0xffbb0088);
    expect(COLOUR_FORMS.falcon.toVdi(0xffbb0088)).toEqual([1000, 733, 533]);
  });
});

describe('a colour screen', () => {
  it('shows a written register and drops bits that the machine does not have', () => {
    const machine = new AtariSt('st-low');
    machine.setColour(15, 0xfff9);
    expect(machine.colour(15)).toBe(0x771);
    expect(machine.display.scanOut().palette[15]).toBe(0xffff24);
    const falcon = new AtariSt('falcon-256');
    falcon.setColour(200, 0x12345678);
    expect(falcon.colour(200)).toBe(0x12340078);
    expect(falcon.display.scanOut().palette[200]).toBe(0x123478);
  });

  it('takes colours of the VDI and gives back what it made of them', () => {
    const machine = new AtariSt('tt-medium');
    machine.setVdiColour(3, [1000, 500, 40]);
    expect(machine.colour(3)).toBe(0xf81);
    expect(machine.vdiColour(3)).toEqual([1000, 533, 67]);
    expect(machine.vdiColour(4)).toEqual([0, 0, 1000]);
  });

  it('has no more registers than colours', () => {
    const machine = new AtariSt('st-medium');
    for (const register of [4, -1, 1.5]) {
      expect(() => machine.colour(register)).toThrow(new ColourRegisterError(register));
      expect(() => machine.setColour(register, 0)).toThrow(ColourRegisterError);
      expect(() => machine.setVdiColour(register, [0, 0, 0])).toThrow(ColourRegisterError);
      expect(() => machine.vdiColour(register)).toThrow(ColourRegisterError);
    }
  });
});

describe('a monochrome screen', () => {
  const shown = (machine: AtariSt): number[] => [...machine.display.scanOut().palette];

  it('takes black or white for its paper and nothing between', () => {
    const machine = new AtariSt('st-high');
    machine.setVdiColour(0, [0, 0, 141]);
    expect(shown(machine)).toEqual([0x000000, 0xffffff]);
    expect([machine.vdiColour(0), machine.vdiColour(1)]).toEqual([
      [0, 0, 0],
      [1000, 1000, 1000],
    ]);
    machine.setVdiColour(0, [1000, 1000, 857]);
    machine.setVdiColour(0, [142, 0, 0]);
    machine.setVdiColour(0, [1000, 0, 0]);
    expect(shown(machine)).toEqual([0x000000, 0xffffff]);
    machine.setVdiColour(0, [1000, 858, 1000]);
    expect(shown(machine)).toEqual([0xffffff, 0x000000]);
    expect(machine.vdiColour(0)).toEqual([1000, 1000, 1000]);
  });

  it('gets white paper when the ink is set', () => {
    const machine = new AtariSt('st-high');
    machine.setMonoInverted(true);
    machine.setVdiColour(1, [0, 0, 0]);
    expect(shown(machine)).toEqual([0xffffff, 0x000000]);
    expect(() => machine.setVdiColour(2, [0, 0, 0])).toThrow(ColourRegisterError);
  });
});
