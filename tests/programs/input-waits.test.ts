import { describe, expect, it } from 'vitest';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { InputWaits, LeftError, untilLeft } from '../../host/programs/input-waits.ts';

type Report = { readonly kind: 'key'; readonly code: number } | { readonly kind: 'move'; readonly x: number };

/** Waits with a clock and an input of the test's own. */
function testWaits() {
  const clock = new VirtualClock();
  let tell: (report: Report) => void = () => undefined;
  const input = {
    onInput(listener: (report: Report) => void) {
      tell = listener;
      return () => undefined;
    },
  };
  const waits = new InputWaits<Report>(input, clock);
  return {
    clock,
    waits,
    key: (code: number) => tell({ kind: 'key', code }),
    move: (x: number) => tell({ kind: 'move', x }),
  };
}

/** Writes down when and with what a wait ends. */
function watch<T>(clock: VirtualClock, wait: Promise<T>): { ended: readonly [at: number, value: T | string] | null } {
  const seen: { ended: readonly [number, T | string] | null } = { ended: null };
  wait.then(
    (value) => {
      seen.ended = [clock.now(), value];
    },
    (error: Error) => {
      seen.ended = [clock.now(), error.name];
    },
  );
  return seen;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('waiting for the player', () => {
  it('gives what has come in its order, and then waits', async () => {
    const { clock, waits, key } = testWaits();
    key(1);
    key(2);
    expect([await waits.next(), await waits.next()]).toEqual([
      { kind: 'key', code: 1 },
      { kind: 'key', code: 2 },
    ]);
    const third = watch(clock, waits.next());
    expect(waits.waiting).toBe(true);
    clock.advance(1e9);
    await settled();
    expect(third.ended).toBeNull();
    key(3);
    await settled();
    expect(third.ended).toEqual([1e9, { kind: 'key', code: 3 }]);
    expect(waits.waiting).toBe(false);
  });

  it('ends after its time without a report, and at once where it has none', async () => {
    const { clock, waits } = testWaits();
    const wait = watch(clock, waits.next(100));
    clock.advance(99);
    await settled();
    expect(wait.ended).toBeNull();
    clock.advance(1);
    await settled();
    expect(wait.ended).toEqual([100, null]);
    expect(await waits.next(0)).toBeNull();
  });

  it('keeps of moves that follow each other the last one, and forgets all on request', async () => {
    const { waits, key, move } = testWaits();
    move(1);
    move(2);
    key(7);
    move(3);
    expect([waits.poll(), waits.poll(), waits.poll(), waits.poll()]).toEqual([
      { kind: 'move', x: 2 },
      { kind: 'key', code: 7 },
      { kind: 'move', x: 3 },
      null,
    ]);
    key(8);
    waits.forget();
    expect(waits.poll()).toBeNull();
  });
});

describe('letting time pass', () => {
  it('takes its time whatever the player does, and keeps that', async () => {
    const { clock, waits, key } = testWaits();
    const pause = watch(clock, waits.pause(50));
    clock.advance(20);
    key(5);
    await settled();
    expect([pause.ended, waits.waiting]).toEqual([null, true]);
    clock.advance(30);
    await settled();
    expect(pause.ended).toEqual([50, undefined]);
    expect(waits.poll()).toEqual({ kind: 'key', code: 5 });
  });
});

describe('a program that is left', () => {
  it('waits no more, now and later, whatever has come', async () => {
    const { clock, waits, key } = testWaits();
    const wait = watch(clock, waits.next());
    waits.leave();
    await settled();
    expect(wait.ended).toEqual([0, 'LeftError']);
    key(1);
    await expect(waits.next(10)).rejects.toThrow(LeftError);
    await expect(waits.pause(10)).rejects.toThrow(LeftError);
  });

  it('has ended like any other; one that breaks has not', async () => {
    await expect(untilLeft(Promise.reject(new LeftError()))).resolves.toBeUndefined();
    await expect(untilLeft(Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
  });
});
