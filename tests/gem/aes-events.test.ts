import { describe, expect, it } from 'vitest';
import { DOUBLE_CLICK_MS } from '../../host/gem/aes/events.ts';
import { PendingCallError } from '../../host/gem/aes/input-queue.ts';
import { MOUSE_FORMS } from '../../host/gem/aes/mouse-pointer.ts';
import { AesSession, watch } from './aes-session.ts';

const LEFT_DOWN = { mask: 1, state: 1, clicks: 1 } as const;
const LEFT_UP = { mask: 1, state: 0, clicks: 1 } as const;
const DOUBLE = { mask: 1, state: 1, clicks: 2 } as const;

describe('evnt_multi', () => {
  it('reports a press at once, with its place, and the release to the next call', async () => {
    const session = new AesSession();
    const pressed = watch(session.aes.evnt_multi({ button: LEFT_DOWN }));
    await session.press(100, 200);
    expect(pressed.value).toMatchObject({ button: { clicks: 1, x: 100, y: 200, buttons: 1 } });
    const released = watch(session.aes.evnt_multi({ button: LEFT_UP }));
    await session.settle();
    expect(released.done).toBe(false);
    await session.release(110, 210);
    expect(released.value).toMatchObject({ button: { x: 110, y: 210, buttons: 0 } });
  });

  it('loses neither press nor release when both come before the program runs on', async () => {
    const session = new AesSession();
    const { ikbd } = session.machine;
    ikbd.moveMouse(50, 60);
    ikbd.pressButton(0);
    ikbd.moveMouse(70, 80);
    ikbd.releaseButton(0);
    ikbd.pressKey({ key: 'x', ctrl: false, shift: false, alt: false });
    const pressed = await session.aes.evnt_multi({ button: LEFT_DOWN });
    expect(pressed.button).toMatchObject({ x: 50, y: 60, buttons: 1 });
    expect(session.aes.graf_mkstate()).toMatchObject({ x: 50, y: 60, buttons: 1 });
    const released = await session.aes.evnt_multi({ button: LEFT_UP });
    expect(released.button).toMatchObject({ x: 70, y: 80, buttons: 0 });
    const typed = await session.aes.evnt_multi({ key: true });
    expect(typed.key?.ascii).toBe('x'.charCodeAt(0));
  });

  it('reports a held button once', async () => {
    const session = new AesSession();
    await session.press(100, 200);
    await session.aes.evnt_multi({ button: LEFT_DOWN });
    const again = watch(session.aes.evnt_multi({ button: LEFT_DOWN }));
    await session.move(101, 200);
    expect(again.done).toBe(false);
    await session.release(101, 200);
    await session.press(102, 200);
    expect(again.value?.button).toMatchObject({ x: 102, buttons: 1 });
  });

  it('tells the right button from the left one when it waits for either', async () => {
    const session = new AesSession();
    const either = { mask: 3, state: 0, clicks: 1, any: true } as const;
    const pressed = watch(session.aes.evnt_multi({ button: either }));
    await session.press(300, 300, 1);
    expect(pressed.value?.button?.buttons).toBe(2);
  });

  it('counts two clicks within the waiting time', async () => {
    const session = new AesSession();
    const clicked = watch(session.aes.evnt_multi({ button: DOUBLE }));
    await session.click(10, 100);
    expect(clicked.done).toBe(false);
    await session.advance(DOUBLE_CLICK_MS - 1);
    await session.press(12, 100);
    expect(clicked.value?.button).toMatchObject({ clicks: 2, x: 12 });
  });

  it('reports a single click only after the waiting time, and a second one then for itself', async () => {
    const session = new AesSession();
    const first = watch(session.aes.evnt_multi({ button: DOUBLE }));
    await session.click(10, 100);
    await session.advance(DOUBLE_CLICK_MS - 1);
    expect(first.done).toBe(false);
    await session.advance(1);
    expect(first.value?.button).toMatchObject({ clicks: 1, x: 10 });
    const second = watch(session.aes.evnt_multi({ button: DOUBLE }));
    await session.advance(1);
    await session.click(12, 100);
    await session.advance(DOUBLE_CLICK_MS);
    expect(second.value?.button).toMatchObject({ clicks: 1, x: 12 });
  });

  it('keeps what is typed during a double click', async () => {
    const session = new AesSession();
    const clicked = watch(session.aes.evnt_multi({ button: DOUBLE }));
    await session.click(10, 100);
    await session.type('k');
    await session.press(10, 100);
    expect(clicked.value?.button?.clicks).toBe(2);
    expect((await session.aes.evnt_multi({ key: true })).key?.ascii).toBe('k'.charCodeAt(0));
  });

  it('ends by a timer, at the time of the clock and not before', async () => {
    const session = new AesSession();
    const woken = watch(session.aes.evnt_multi({ button: LEFT_DOWN, timer: 500 }));
    await session.advance(200);
    await session.move(20, 20);
    await session.advance(299);
    expect(woken.done).toBe(false);
    await session.advance(1);
    expect(woken.value).toMatchObject({ timer: true });
  });

  it('leaves input alone while it waits for nothing but time', async () => {
    const session = new AesSession();
    const slept = watch(session.aes.evnt_timer(100));
    await session.click(200, 200);
    await session.advance(100);
    expect(slept.done).toBe(true);
    const pressed = await session.aes.evnt_multi({ button: LEFT_DOWN });
    expect(pressed.button).toMatchObject({ x: 200, y: 200 });
  });

  it('sees the mouse enter and leave a rectangle', async () => {
    const session = new AesSession();
    const rect = { x: 100, y: 100, w: 10, h: 10 };
    await session.move(50, 50);
    const entered = watch(session.aes.evnt_multi({ rect1: { inside: true, rect } }));
    await session.move(99, 105);
    expect(entered.done).toBe(false);
    await session.move(109, 109);
    expect(entered.value).toMatchObject({ rect1: true, x: 109, y: 109 });
    const left = watch(session.aes.evnt_multi({ rect1: { inside: false, rect } }));
    await session.move(110, 109);
    expect(left.value).toMatchObject({ rect1: true, x: 110 });
  });

  it('delivers messages in order and unites the redraws of a window', async () => {
    const session = new AesSession();
    session.aes.post({ type: 'WM_REDRAW', window: 7, rect: { x: 0, y: 0, w: 10, h: 10 } });
    session.aes.post({ type: 'USER', name: 'cards' });
    session.aes.post({ type: 'WM_REDRAW', window: 7, rect: { x: 20, y: 5, w: 10, h: 10 } });
    const first = await session.aes.evnt_multi({ message: true });
    expect(first.message).toEqual({ type: 'WM_REDRAW', window: 7, rect: { x: 0, y: 0, w: 30, h: 15 } });
    const second = await session.aes.evnt_multi({ message: true });
    expect(second.message).toEqual({ type: 'USER', name: 'cards' });
  });

  it('says when it waits and when it does not', async () => {
    const session = new AesSession();
    expect(session.aes.waiting).toBe(false);
    const pressed = watch(session.aes.evnt_multi({ button: LEFT_DOWN }));
    await session.aes.settle();
    expect(session.aes.waiting).toBe(true);
    session.aes.post({ type: 'USER', name: 'cards' });
    expect(session.aes.waiting).toBe(true);
    session.machine.ikbd.pressButton(0);
    expect(session.aes.waiting).toBe(false);
    await session.settle();
    expect(pressed.done).toBe(true);
    expect(session.aes.waiting).toBe(false);
  });

  it('refuses a second call while one waits', async () => {
    const session = new AesSession();
    void session.aes.evnt_multi({ key: true });
    await session.aes.settle();
    await expect(session.aes.evnt_multi({ key: true })).rejects.toBeInstanceOf(PendingCallError);
  });
});

describe('graf_mouse', () => {
  it('has a shape for every name, and shows the arrow while the AES works itself', async () => {
    const session = new AesSession();
    const pictureOf = (): string => session.frame(true).pixels.join('');
    await session.move(300, 200);
    const pictures = MOUSE_FORMS.map((form) => {
      session.aes.graf_mouse(form);
      return pictureOf();
    });
    expect(new Set(pictures).size).toBe(MOUSE_FORMS.length);
    const arrow = pictures[0];
    const [before, after] = [session.memory(), session.aes.form_alert(1, '[0][x][OK]')];
    await session.settle();
    await session.type('Enter');
    await after;
    expect(session.memory()).toEqual(before);
    expect(pictureOf()).toBe(pictures[pictures.length - 1]);
    session.aes.graf_mouse('M_OFF');
    expect(pictureOf()).not.toBe(arrow);
    session.aes.graf_mouse('M_ON');
    session.aes.graf_mouse('arrow');
    expect(pictureOf()).toBe(arrow);
  });
});

describe('graf_dragbox', () => {
  const SCREEN = { x: 0, y: 19, w: 640, h: 381 };
  const CARD = { x: 100, y: 100, w: 60, h: 80 };
  const BELOW = { x: 100, y: 180, w: 60, h: 20 };

  it('follows the mouse with all outlines and leaves the screen bit for bit as it was', async () => {
    const session = new AesSession();
    const before = session.memory();
    await session.press(120, 110);
    await session.aes.evnt_multi({ button: LEFT_DOWN });
    const dragged = watch(session.aes.graf_dragbox([CARD, BELOW], { x: 120, y: 110 }, SCREEN));
    await session.move(300, 250);
    const during = session.memory();
    expect(during).not.toEqual(before);
    await session.move(311, 205);
    await session.release(311, 205);
    expect(dragged.value).toEqual({ x: 291, y: 195, lost: false });
    expect(session.memory()).toEqual(before);
  });

  it('keeps all outlines inside the bounds', async () => {
    const session = new AesSession();
    await session.press(120, 110);
    await session.aes.evnt_multi({ button: LEFT_DOWN });
    const dragged = watch(session.aes.graf_dragbox([CARD, BELOW], { x: 120, y: 110 }, SCREEN));
    await session.move(639, 399);
    await session.release(639, 399);
    expect(dragged.value).toEqual({ x: 580, y: 300, lost: false });
  });

  it('works off a whole drag that came before it was called', async () => {
    const session = new AesSession();
    const { ikbd } = session.machine;
    ikbd.moveMouse(120, 110);
    ikbd.pressButton(0);
    ikbd.moveMouse(150, 140);
    ikbd.releaseButton(0);
    const pressed = await session.aes.evnt_multi({ button: LEFT_DOWN });
    const place = await session.aes.graf_dragbox([CARD], pressed, SCREEN);
    expect(place).toEqual({ x: 130, y: 130, lost: false });
  });

  it('leaves no key behind that was pressed meanwhile', async () => {
    const session = new AesSession();
    await session.press(120, 110);
    await session.aes.evnt_multi({ button: LEFT_DOWN });
    const dragged = watch(session.aes.graf_dragbox([CARD], { x: 120, y: 110 }, SCREEN));
    await session.type('n', ' ');
    await session.release(130, 130);
    expect(dragged.value).toEqual({ x: 110, y: 120, lost: false });
    const key = watch(session.aes.evnt_multi({ key: true }));
    await session.settle();
    expect(key.done).toBe(false);
  });

  it('moves nothing when the pointer is lost (case C-7)', async () => {
    const session = new AesSession();
    const before = session.memory();
    await session.press(120, 110);
    await session.aes.evnt_multi({ button: LEFT_DOWN });
    const dragged = watch(session.aes.graf_dragbox([CARD], { x: 120, y: 110 }, SCREEN));
    await session.move(300, 250);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(dragged.value).toEqual({ x: 100, y: 100, lost: true });
    expect(session.memory()).toEqual(before);
    expect(session.aes.graf_mkstate().buttons).toBe(0);
  });
});
