import { describe, expect, it } from 'vitest';
import { SignalWriter, type UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';

const RATE = 48_000;

function squareWave(halfPeriod: number, periods: number): UlaSignal {
  const writer = new SignalWriter();
  for (let i = 0; i < periods; i++) writer.out(0x17).wait(halfPeriod).out(0x07).wait(halfPeriod);
  return writer.finish();
}

describe('a signal', () => {
  it('keeps the values with their times; parts of T-states add up', () => {
    const writer = new SignalWriter().out(1).wait(0.4).out(2).wait(0.4).out(0x1fd).wait(0.4);
    const signal = writer.finish();
    expect([[...signal.times], [...signal.values], signal.end]).toEqual([[0, 0, 1], [1, 2, 0xfd], 1]);
    expect(writer.now).toBeCloseTo(1.2);
  });

  it('says how many values have been written at a time', () => {
    const signal = new SignalWriter().wait(10).out(1).wait(10).out(2).out(3).wait(10).finish();
    expect([-5, 9, 10, 19, 20, 1000].map((time) => signal.written(time))).toEqual([0, 0, 1, 1, 3, 3]);
    expect(new SignalWriter().finish().written(5)).toBe(0);
  });

  it('is heard with its pitch: half periods of 2168 T-states are 807 Hz', () => {
    const samples = squareWave(2168, 807).render(RATE);
    let risings = 0;
    for (let i = RATE / 10 + 1; i < (RATE * 6) / 10; i++) if (samples[i - 1] < 0 && samples[i] >= 0) risings++;
    expect(risings / 0.5).toBeGreaterThanOrEqual(804);
    expect(risings / 0.5).toBeLessThanOrEqual(810);
  });

  it('each sample is the mean of the beeper over its time, so that far too high tones are silent', () => {
    const samples = squareWave(10, 50_000).render(RATE);
    const middle = samples.subarray(RATE * 0.1, RATE * 0.25);
    expect(Math.max(...middle.map(Math.abs))).toBeLessThan(0.05);
    const slow = squareWave(35_000, 4).render(100);
    expect([slow[0] > 0.1, slow[1] < 0, slow[2] > 0]).toEqual([true, true, true]);
  });

  it('ends in silence, and the border alone is silent throughout', () => {
    const samples = squareWave(2168, 100).render(RATE);
    expect(Math.abs(samples[samples.length - 1])).toBeLessThan(0.01);
    const border = new SignalWriter().out(1).wait(5000).out(0x0a).wait(5000).finish();
    expect(border.render(RATE).every((sample) => sample === 0)).toBe(true);
    expect(border.seconds).toBeCloseTo(1 / 350);
  });
});
