import { describe, expect, it } from 'vitest';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';

describe('VirtualClock', () => {
  it('runs what falls due in the order of time, then of the calls, at the time it was due', () => {
    const clock = new VirtualClock();
    const seen: string[] = [];
    const note = (name: string) => () => seen.push(`${name}@${clock.now()}`);
    clock.after(30, note('c'));
    clock.after(10, note('a'));
    clock.after(30, note('d'));
    clock.after(20, note('b'));
    clock.after(31, note('e'));
    clock.advance(30);
    expect(seen).toEqual(['a@10', 'b@20', 'c@30', 'd@30']);
    expect(clock.now()).toBe(30);
    clock.advance(1);
    expect(seen.at(-1)).toBe('e@31');
  });

  it('keeps appointments that are made on the way, and none within `after` itself', () => {
    const clock = new VirtualClock();
    const times: number[] = [];
    const tick = (): void => {
      times.push(clock.now());
      if (times.length < 5) clock.after(7, tick);
    };
    clock.after(-5, tick);
    expect(times).toEqual([]);
    clock.advance(21);
    expect(times).toEqual([0, 7, 14, 21]);
    clock.advance(7);
    expect(times).toEqual([0, 7, 14, 21, 28]);
  });

  it('forgets what was cancelled, also by something that runs first', () => {
    const clock = new VirtualClock();
    let ran = 0;
    const cancel = clock.after(10, () => ran++);
    clock.after(5, cancel);
    const other = clock.after(10, () => ran++);
    other();
    other();
    clock.advance(100);
    expect(ran).toBe(0);
  });
});
