import { describe, expect, it } from 'vitest';
import { Ikbd, type IkbdEvent, KBSHIFT } from '../../host/hardware/atari-st/ikbd.ts';

function listened(): { ikbd: Ikbd; events: IkbdEvent[] } {
  const ikbd = new Ikbd(640, 400);
  const events: IkbdEvent[] = [];
  ikbd.onInput((event) => events.push(event));
  return { ikbd, events };
}

const plain = { ctrl: false, shift: false, alt: false };

describe('the mouse', () => {
  it('starts in the middle and never leaves the screen', () => {
    const { ikbd, events } = listened();
    expect(ikbd.mouse).toEqual({ x: 320, y: 200, buttons: 0 });
    ikbd.moveMouse(-3, 400);
    ikbd.moveMouse(640.5, -1);
    ikbd.moveMouse(12.9, 34.2);
    expect(events).toEqual([
      { kind: 'move', x: 0, y: 399 },
      { kind: 'move', x: 639, y: 0 },
      { kind: 'move', x: 12, y: 34 },
    ]);
    expect(ikbd.mouse).toEqual({ x: 12, y: 34, buttons: 0 });
  });

  it('reports nothing where nothing changed', () => {
    const { ikbd, events } = listened();
    ikbd.moveMouse(320, 200);
    ikbd.releaseButton(0);
    ikbd.pressButton(1);
    ikbd.pressButton(1);
    expect(events).toEqual([{ kind: 'button', x: 320, y: 200, buttons: 2 }]);
  });

  it('has its left button in bit 0 and its right one in bit 1', () => {
    const { ikbd, events } = listened();
    ikbd.pressButton(0);
    ikbd.pressButton(1);
    ikbd.releaseButton(0);
    ikbd.releaseButton(1);
    expect(events.map((event) => (event.kind === 'button' ? event.buttons : null))).toEqual([1, 3, 2, 0]);
  });

  it('says when it is lost with a button held, and only then', () => {
    const { ikbd, events } = listened();
    ikbd.releaseAllButtons();
    expect(events).toEqual([]);
    ikbd.pressButton(0);
    ikbd.releaseAllButtons();
    expect(events.at(-1)).toEqual({ kind: 'lost' });
    expect(ikbd.mouse.buttons).toBe(0);
  });
});

describe('listeners', () => {
  it('can leave, even while they are told', () => {
    const ikbd = new Ikbd(640, 400);
    const seen: string[] = [];
    const leave = ikbd.onInput(() => {
      seen.push('first');
      leave();
    });
    ikbd.onInput(() => seen.push('second'));
    ikbd.moveMouse(1, 1);
    ikbd.moveMouse(2, 2);
    expect(seen).toEqual(['first', 'second', 'second']);
  });
});

describe('keys', () => {
  it('are reported with the shift state as Kbshift has it', () => {
    const { ikbd, events } = listened();
    expect(ikbd.pressKey({ ...plain, key: 'a' })).toBe(true);
    expect(ikbd.pressKey({ key: 'Ä', ctrl: false, shift: true, alt: false })).toBe(true);
    expect(ikbd.pressKey({ key: 'Delete', ctrl: true, shift: false, alt: true })).toBe(true);
    expect(events).toEqual([
      { kind: 'key', scan: 0x1e, ascii: 0x61, shift: 0 },
      { kind: 'key', scan: 0x28, ascii: 0x8e, shift: KBSHIFT.leftShift },
      { kind: 'key', scan: 0x53, ascii: 0x7f, shift: KBSHIFT.control | KBSHIFT.alternate },
    ]);
  });

  it('that the machine lacks are refused and not reported', () => {
    const { ikbd, events } = listened();
    expect(ikbd.pressKey({ ...plain, key: 'F13' })).toBe(false);
    expect(ikbd.pressKey({ ...plain, key: 'PageUp' })).toBe(false);
    expect(ikbd.pressKey({ ...plain, key: '你' })).toBe(false);
    expect(events).toEqual([]);
  });
});
