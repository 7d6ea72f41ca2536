import { describe, expect, it } from 'vitest';
import { Dosound, DosoundError, renderDosound } from '../../host/hardware/atari-st/dosound.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { BELL, CONTERM, KEY_CLICK, Psg, PsgSound } from '../../host/hardware/atari-st/psg.ts';
import { YM_REGISTER, Ym2149 } from '../../host/hardware/atari-st/ym2149.ts';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';

const RATE = 48000;

/** Hertz, from the upward zero crossings between two times in seconds. */
function frequency(samples: Float32Array, from: number, to: number): number {
  const crossings: number[] = [];
  for (let i = Math.round(from * RATE) + 1; i < to * RATE; i++) {
    const [before, after] = [samples[i - 1], samples[i]];
    if (before < 0 && after >= 0) crossings.push(i - after / (after - before));
  }
  return ((crossings.length - 1) * RATE) / (crossings[crossings.length - 1] - crossings[0]);
}

/** The time after which no sample lies above a share of the loudest one. */
function lastAbove(samples: Float32Array, share: number): number {
  const limit = share * samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  return samples.findLastIndex((sample) => Math.abs(sample) > limit) / RATE;
}

/** Registers after each tick of a sound, as long as it lasts. */
function ticks(commands: readonly number[], registers: readonly number[]): number[][] {
  const chip = new Ym2149();
  const sound = new Dosound(commands, chip);
  const seen: number[][] = [];
  while (!sound.ended) {
    sound.tick();
    seen.push(registers.map((register) => chip.read(register)));
  }
  return seen;
}

describe('the bell', () => {
  const bell = renderDosound(BELL, RATE);

  it('sounds at 2404 Hz', () => {
    expect(frequency(bell, 0.02, 0.2)).toBeCloseTo(125000 / 0x34, 0);
    expect(Math.abs(frequency(bell, 0.2, 0.35) - 2404)).toBeLessThan(2);
  });

  it('dies away in 0.52 s', () => {
    expect(lastAbove(bell, 0.001)).toBeGreaterThan(0.5);
    expect(lastAbove(bell, 0.001)).toBeLessThan(0.525);
    const loudest = (from: number): number =>
      bell.slice(from * RATE, (from + 0.01) * RATE).reduce((a, b) => Math.max(a, b));
    const decibels = 20 * Math.log10(loudest(0.1) / loudest(0.3));
    expect(Math.abs(decibels - (0.2 / 0.524) * 32 * 1.505)).toBeLessThan(1);
  });

  it('swings around 0 and comes to rest', () => {
    const swing = bell.slice(0.05 * RATE, 0.06 * RATE);
    expect(swing.reduce((a, b) => Math.min(a, b))).toBeLessThan(-0.08);
    expect(swing.reduce((a, b) => Math.max(a, b))).toBeGreaterThan(0.08);
    expect(Math.abs(bell[bell.length - 1])).toBeLessThan(1e-4);
    expect(bell.every((sample) => Math.abs(sample) <= 0.34)).toBe(true);
  });
});

describe('the key click', () => {
  const click = renderDosound(KEY_CLICK, RATE);

  it('sounds at 2119 Hz for 49 ms', () => {
    expect(Math.abs(frequency(click, 0.01, 0.04) / (125000 / 0x3b) - 1)).toBeLessThan(0.005);
    expect(click.slice(0.05 * RATE).every((sample) => Math.abs(sample) < 0.02)).toBe(true);
    expect(lastAbove(click, 0.1)).toBeGreaterThan(0.02);
    expect(click.length / RATE).toBeLessThan(0.15);
  });

  it('is the same whenever it is made', () => {
    expect(renderDosound(KEY_CLICK, RATE)).toEqual(click);
  });
});

describe('sound commands', () => {
  it('write registers and pause in fiftieths of a second', () => {
    expect(ticks([0, 1, 8, 15, 0x82, 2, 0, 7, 0xff, 0], [0, 8])).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
      [7, 15],
    ]);
  });

  it('step a value to its end, up and down', () => {
    expect(ticks([0x80, 10, 0x81, 0, 3, 19, 0xff, 0], [0]).flat()).toEqual([0, 13, 16, 19, 19]);
    expect(ticks([0x80, 1, 0x81, 8, 0xff, 0xff, 0xff, 0], [8]).flat()).toEqual([0, 0, 0x1f, 0x1f]);
  });

  it('leave the directions of the ports alone', () => {
    const chip = new Ym2149();
    chip.write(YM_REGISTER.mixer, 0xc0);
    new Dosound([7, 0x3e, 0xff, 0], chip).tick();
    expect(chip.read(YM_REGISTER.mixer)).toBe(0xfe);
  });

  it.each([[[]], [[0]], [[0, 5]], [[0x80]], [[0x81, 0, 1]], [[0xff]]])('that break off are refused: %j', (commands) => {
    expect(() => renderDosound(commands, RATE)).toThrow(new DosoundError(commands.length));
  });

  it('that never end are cut off', () => {
    expect(renderDosound([7, 0x3e, 8, 15, 0xff, 0], 8000, 0.5)).toHaveLength(4000);
    expect(renderDosound([0x81, 0, 2, 1], 8000, 0.5)).toHaveLength(4000);
  });
});

describe('the sounds of the system', () => {
  function listened(psg: Psg): (readonly number[])[] {
    const heard: (readonly number[])[] = [];
    psg.onSound((sound) => {
      if (sound instanceof PsgSound) heard.push(sound.commands);
    });
    return heard;
  }

  it('are reported to whoever listens', () => {
    const psg = new Psg();
    const heard = listened(psg);
    const melody = [0, 100, 0xff, 0];
    psg.bell();
    psg.keyClick();
    psg.dosound(melody);
    expect(heard).toEqual([BELL, KEY_CLICK, melody]);
  });

  it('are the same sound each time, rendered by their commands', () => {
    const psg = new Psg();
    const sounds: (ChipSound | null)[] = [];
    psg.onSound((sound) => sounds.push(sound));
    psg.bell();
    psg.keyClick();
    psg.bell();
    expect(sounds[2]).toBe(sounds[0]);
    expect(sounds[1]).not.toBe(sounds[0]);
    expect(sounds[0]?.render(8000)).toEqual(renderDosound(BELL, 8000));
  });

  it('are switched off by their bits of conterm', () => {
    const psg = new Psg();
    const heard = listened(psg);
    psg.conterm = CONTERM.bell;
    psg.keyClick();
    psg.bell();
    psg.conterm = 0;
    psg.bell();
    expect(heard).toEqual([BELL]);
  });

  it('come from keys that the machine has', () => {
    const { psg, ikbd } = new AtariSt('st-high');
    const heard = listened(psg);
    ikbd.pressKey({ key: 'a', ctrl: false, shift: false, alt: false });
    ikbd.pressKey({ key: 'PageUp', ctrl: false, shift: false, alt: false });
    ikbd.pressButton(0);
    expect(heard).toEqual([KEY_CLICK]);
  });

  it('are heard no more by whoever left', () => {
    const psg = new Psg();
    let heard = 0;
    const leave = psg.onSound(() => heard++);
    psg.bell();
    leave();
    psg.bell();
    expect(heard).toBe(1);
  });
});
