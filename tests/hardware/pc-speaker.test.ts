import { describe, expect, it } from 'vitest';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';
import { PIT_HZ, PIT_PORT, Pit } from '../../host/hardware/pc/pit.ts';
import {
  BELL,
  divisorOf,
  PcSound,
  SPEAKER,
  SPEAKER_PORT,
  Speaker,
  SpeakerSound,
  tones,
} from '../../host/hardware/pc/speaker.ts';

const RATE = 48_000;

/** How often a sound rises through zero between two times. */
function risings(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  let count = 0;
  for (let i = Math.round(fromSeconds * RATE) + 1; i < Math.round(toSeconds * RATE); i++) {
    if (samples[i - 1] < 0 && samples[i] >= 0) count++;
  }
  return count;
}

/** A timer with channel 2 set to a mode and a divisor in two bytes. */
function timer(mode: number, divisor: number): Pit {
  const pit = new Pit();
  pit.write(PIT_PORT.control, 0xb0 | (mode << 1));
  pit.write(PIT_PORT.channel2, divisor & 0xff);
  pit.write(PIT_PORT.channel2, divisor >> 8);
  return pit;
}

/** Clocks of the next half waves, with the level before each edge. */
function halves(pit: Pit, count: number): string[] {
  return Array.from({ length: count }, () => {
    const half = `${pit.high ? 'high' : 'low'} ${pit.untilEdge}`;
    pit.pass(pit.untilEdge);
    return half;
  });
}

describe('channel 2 of the timer', () => {
  it('gives a square wave of the divisor; of an odd one the high half has the clock more', () => {
    expect(halves(timer(3, 1320), 3)).toEqual(['high 660', 'low 660', 'high 660']);
    expect(halves(timer(3, 7), 4)).toEqual(['high 4', 'low 3', 'high 4', 'low 3']);
    expect(halves(timer(7, 10), 2)).toEqual(['high 5', 'low 5']);
    expect(halves(timer(3, 0), 2)).toEqual(['high 32768', 'low 32768']);
  });

  it('takes a new divisor at the end of the half wave', () => {
    const pit = timer(3, 100);
    pit.pass(20);
    pit.write(PIT_PORT.channel2, 40);
    pit.write(PIT_PORT.channel2, 0);
    expect(halves(pit, 3)).toEqual(['high 30', 'low 20', 'high 20']);
  });

  it('takes the low byte alone, the high byte alone, or both', () => {
    const low = new Pit();
    low.write(PIT_PORT.control, 0x96);
    low.write(PIT_PORT.channel2, 8);
    const high = new Pit();
    high.write(PIT_PORT.control, 0xa6);
    high.write(PIT_PORT.channel2, 8);
    const half = new Pit();
    half.write(PIT_PORT.control, 0xb6);
    half.write(PIT_PORT.channel2, 8);
    expect([low.untilEdge, high.untilEdge, half.untilEdge]).toEqual([4, 1024, Number.POSITIVE_INFINITY]);
  });

  it('stays high in other modes, and heeds no other channel', () => {
    const pit = timer(0, 100);
    expect([pit.high, pit.untilEdge]).toEqual([true, Number.POSITIVE_INFINITY]);
    const square = timer(3, 100);
    square.write(PIT_PORT.control, 0x36);
    square.write(0x40, 1);
    expect(halves(square, 1)).toEqual(['high 50']);
  });
});

describe('the speaker', () => {
  it('needs both bits of the port: the gate lets the timer run, the way lets it be heard', () => {
    const out = (bits: number) => {
      const speaker = new Speaker();
      speaker.write(PIT_PORT.control, 0xb6);
      speaker.write(PIT_PORT.channel2, 100);
      speaker.write(PIT_PORT.channel2, 0);
      speaker.write(SPEAKER_PORT, bits);
      return [speaker.out, speaker.untilEdge];
    };
    const never = Number.POSITIVE_INFINITY;
    expect([0, 1, 2, 3].map(out)).toEqual([
      [false, never],
      [false, 50],
      [true, never],
      [true, 50],
    ]);
  });

  it('rings the bell at 904 Hz for a third of a second', () => {
    const samples = BELL.render(RATE);
    expect(BELL.seconds).toBeCloseTo(1 / 3, 3);
    expect(risings(samples, 0.05, 0.3) / 0.25).toBeCloseTo(904, -1);
    expect(risings(samples, 0.34, 0.4)).toBeLessThanOrEqual(1);
    expect(Math.abs(samples[samples.length - 1])).toBeLessThan(0.01);
    expect(Math.max(...samples)).toBeGreaterThan(0.2);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.8);
  });

  it('plays tones and rests one after the other', () => {
    const melody = tones([
      { hz: 440, ms: 100 },
      { hz: 0, ms: 100 },
      { hz: 880, ms: 100 },
    ]);
    const samples = melody.render(RATE);
    const counts = [0, 0.1, 0.2, 0.3].map((from) => risings(samples, from + 0.01, from + 0.09));
    expect(counts[0]).toBeCloseTo(35, -1);
    expect(counts[1]).toBeLessThanOrEqual(1);
    expect(counts[2]).toBeCloseTo(70, -1);
    expect(melody.seconds).toBeCloseTo(0.3, 4);
  });

  it('lets a membrane be pushed without the timer', () => {
    const push = (clock: number, bits: number) => ({ clock, port: SPEAKER_PORT, value: bits });
    const sound = new SpeakerSound([push(0, SPEAKER.way), push(600, 0), push(1200, SPEAKER.way)], 1800);
    const samples = sound.render(PIT_HZ / 100);
    expect(samples[1]).toBeGreaterThan(0.3);
    expect(samples[8] - samples[4]).toBeLessThan(-0.3);
    expect(samples[14] - samples[8]).toBeGreaterThan(0.3);
  });

  it('keeps its pitch at every rate', () => {
    for (const rate of [8000, 22_050, 44_100, 96_000]) {
      const samples = tones([{ hz: 1000, ms: 500 }]).render(rate);
      let count = 0;
      const half = Math.round(rate / 2);
      for (let i = 1; i < half; i++) if (samples[i - 1] < 0 && samples[i] >= 0) count++;
      expect(count, `${rate}`).toBeGreaterThanOrEqual(497);
      expect(count, `${rate}`).toBeLessThanOrEqual(501);
    }
  });

  it('finds the nearest divisor that there is', () => {
    expect([divisorOf(904), divisorOf(1), divisorOf(5_000_000), divisorOf(440)]).toEqual([1320, 0xffff, 1, 2712]);
  });
});

it('a PC says what is to be heard to whoever listens', () => {
  const sound = new PcSound();
  const heard: (ChipSound | null)[] = [];
  const end = sound.onSound((played) => heard.push(played));
  sound.bell();
  sound.silence();
  end();
  sound.bell();
  expect(heard).toEqual([BELL, null]);
});
