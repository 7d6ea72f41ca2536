import { describe, expect, it } from 'vitest';
import { HOLD_MS, REPEAT_MS } from '../../host/gem/aes/events.ts';
import { smallestWindow, WIND_KIND } from '../../host/gem/aes/window.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { watch } from './aes-session.ts';
import { Drawing, PLAIN_KIND } from './window-session.ts';

const ALL_GADGETS = 0xfff;
const PLACE: Rect = { x: 40, y: 50, w: 300, h: 200 };
const SIZER_AT = { x: 330, y: 240 };

async function openAll(): Promise<{ session: Drawing; window: number }> {
  const session = new Drawing();
  const window = session.aes.wind_create(ALL_GADGETS, session.aes.desktop);
  session.aes.wind_open(window, PLACE);
  await session.run();
  return { session, window };
}

describe('the sizer', () => {
  it('reports the rectangle up to the mouse, and leaves the screen as it was', async () => {
    const { session, window } = await openAll();
    const before = session.memory();
    await session.press(SIZER_AT.x, SIZER_AT.y);
    await session.move(420, 320);
    expect(session.memory()).not.toBe(before);
    await session.release(420, 320);
    expect(session.memory()).toBe(before);
    expect(session.messages).toEqual([{ type: 'WM_SIZED', window, rect: { x: 40, y: 50, w: 381, h: 271 } }]);
  });

  it('stops where the gadgets would no longer have room', async () => {
    const { session, window } = await openAll();
    await session.press(SIZER_AT.x, SIZER_AT.y);
    await session.release(45, 55);
    const rect = { ...PLACE, ...smallestWindow(ALL_GADGETS, session.aes.box) };
    expect(session.messages).toEqual([{ type: 'WM_SIZED', window, rect }]);
    expect(rect.w).toBe(7 * 19);
    expect(smallestWindow(WIND_KIND.SIZER, { w: 24, h: 11 })).toEqual({ w: 48, h: 22 });
  });

  it('changes nothing when the pointer is lost (case C-7)', async () => {
    const { session } = await openAll();
    const before = session.memory();
    await session.press(SIZER_AT.x, SIZER_AT.y);
    await session.move(420, 320);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(session.memory()).toBe(before);
    expect(session.messages).toEqual([]);
  });
});

describe('sliders', () => {
  it.each([
    ['WM_VSLID', { x: 330, y: 110 }, { x: 330, y: 147 }, 500],
    ['WM_VSLID', { x: 330, y: 110 }, { x: 330, y: 390 }, 1000],
    ['WM_VSLID', { x: 330, y: 110 }, { x: 330, y: 20 }, 0],
    ['WM_HSLID', { x: 63, y: 240 }, { x: 173, y: 240 }, 500],
  ] as const)('%s from %o to %o', async (type, from, to, position) => {
    const { session, window } = await openAll();
    session.aes.wind_set_sliders(window, { vslsize: 330, hslsize: 100 });
    const before = session.memory();
    await session.press(from.x, from.y);
    await session.release(to.x, to.y);
    expect(session.messages).toHaveLength(1);
    expect(session.messages[0]).toMatchObject({ type, window });
    const [message] = session.messages;
    const reported = 'position' in message ? message.position : Number.NaN;
    expect(Math.abs(reported - position)).toBeLessThanOrEqual(10);
    expect(session.memory()).toBe(before);
  });

  it('that fill their track stay at the beginning', async () => {
    const { session, window } = await openAll();
    session.aes.wind_set_sliders(window, { vslsize: 1000 });
    await session.press(330, 150);
    await session.release(330, 200);
    expect(session.messages).toEqual([{ type: 'WM_VSLID', window, position: 0 }]);
  });
});

describe('arrows and tracks', () => {
  const DOWN_ARROW = { x: 330, y: 222 };

  function actions(session: Drawing): readonly string[] {
    return session.messages.map((message) => ('action' in message ? message.action : message.type));
  }

  it('ask again and again while they are held, after a first pause', async () => {
    const { session } = await openAll();
    await session.press(DOWN_ARROW.x, DOWN_ARROW.y);
    expect(actions(session)).toEqual(['WA_DNLINE']);
    await session.advance(HOLD_MS - 1);
    expect(actions(session)).toHaveLength(1);
    await session.advance(1);
    expect(actions(session)).toHaveLength(2);
    for (let i = 0; i < 3; i++) await session.advance(REPEAT_MS);
    expect(actions(session)).toEqual(Array.from({ length: 5 }, () => 'WA_DNLINE'));
    await session.release(DOWN_ARROW.x, DOWN_ARROW.y);
    await session.advance(10 * REPEAT_MS);
    expect(actions(session)).toHaveLength(5);
  });

  it('ask once where they are clicked', async () => {
    const { session } = await openAll();
    await session.click(DOWN_ARROW.x, DOWN_ARROW.y);
    await session.advance(HOLD_MS + REPEAT_MS);
    expect(actions(session)).toEqual(['WA_DNLINE']);
  });

  it('rest while the mouse is elsewhere, and end when the pointer is lost', async () => {
    const { session } = await openAll();
    await session.press(DOWN_ARROW.x, DOWN_ARROW.y);
    await session.move(200, 150);
    await session.advance(HOLD_MS + 3 * REPEAT_MS);
    expect(actions(session)).toHaveLength(1);
    await session.move(DOWN_ARROW.x, DOWN_ARROW.y);
    await session.advance(REPEAT_MS);
    expect(actions(session)).toHaveLength(2);
    session.machine.ikbd.releaseAllButtons();
    await session.advance(10 * REPEAT_MS);
    expect(actions(session)).toHaveLength(2);
  });

  it('turn pages until the slider has come to the mouse', async () => {
    const { session, window } = await openAll();
    session.aes.wind_set_sliders(window, { vslsize: 250, vslide: 0 });
    await session.press(330, 180);
    await session.advance(HOLD_MS);
    expect(actions(session)).toEqual(['WA_DNPAGE', 'WA_DNPAGE']);
    session.aes.wind_set_sliders(window, { vslide: 1000 });
    await session.advance(REPEAT_MS);
    expect(actions(session)).toHaveLength(2);
    session.aes.wind_set_sliders(window, { vslide: 750 });
    await session.advance(REPEAT_MS);
    expect(actions(session)).toHaveLength(2);
    await session.release(330, 180);
  });

  it('leave a program its timer, and ask no window that is closed', async () => {
    const session = new Drawing();
    const window = session.aes.wind_create(ALL_GADGETS, session.aes.desktop);
    session.aes.wind_open(window, PLACE);
    await session.aes.evnt_multi({ message: true });
    const arrowed = session.aes.evnt_multi({ message: true });
    await session.press(DOWN_ARROW.x, DOWN_ARROW.y);
    await arrowed;
    const timed = watch(session.aes.evnt_multi({ message: true, timer: HOLD_MS - 1 }));
    await session.advance(HOLD_MS - 1);
    expect(timed.value?.timer).toBe(true);
    session.aes.wind_delete(window);
    const quiet = watch(session.aes.evnt_multi({ message: true }));
    await session.advance(10 * REPEAT_MS);
    expect(quiet.done).toBe(false);
  });
});

describe('graf_rubberbox', () => {
  it('shows its outline from the start to the mouse', async () => {
    const session = new Drawing();
    const before = session.frame();
    const pressed = session.aes.evnt_multi({ button: { mask: 1, state: 1, clicks: 1 } });
    await session.press(120, 110);
    await pressed;
    const band = watch(session.aes.graf_rubberbox({ x: 120, y: 110, w: 1, h: 1 }));
    await session.move(180, 150);
    const during = session.frame();
    const changed = [...during.pixels].flatMap((pixel, i) => (pixel === before.pixels[i] ? [] : [i]));
    const columns = changed.map((i) => i % during.width);
    const rows = changed.map((i) => Math.floor(i / during.width));
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([120, 180]);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([110, 150]);
    await session.release(180, 150);
    expect(band.value).toEqual({ x: 120, y: 110, w: 61, h: 41 });
    expect(session.frame().pixels).toEqual(before.pixels);
  });
});

describe('moving outlines', () => {
  it.each(['graf_growbox', 'graf_shrinkbox'] as const)('%s takes its time and leaves nothing behind', async (name) => {
    const session = new Drawing();
    const before = session.memory();
    const motion = watch(session.aes[name]({ x: 10, y: 30, w: 20, h: 20 }, PLACE));
    await session.settle();
    expect(session.memory()).not.toBe(before);
    for (let i = 0; i < 20 && !motion.done; i++) await session.advance(20);
    expect(motion.done).toBe(true);
    expect(session.memory()).toBe(before);
  });
});

describe('a program and the AES', () => {
  it('do not change each other’s attributes', async () => {
    const session = new Drawing();
    const { vdi, aes } = session;
    vdi.vs_clip({ x: 100, y: 100, w: 50, h: 50 });
    vdi.vswr_mode(3);
    vdi.vsf_interior(2);
    vdi.vsf_style(9);
    const draw = (): string => {
      vdi.vr_recfl({ x: 90, y: 90, w: 80, h: 80 });
      const drawn = session.memory();
      vdi.vr_recfl({ x: 90, y: 90, w: 80, h: 80 });
      return drawn;
    };
    const first = draw();
    const window = aes.wind_create(PLAIN_KIND, aes.desktop);
    aes.wind_open(window, { x: 400, y: 200, w: 100, h: 100 });
    aes.wind_close(window);
    expect(draw()).toBe(first);
    expect(vdi.clip()).toEqual({ x: 100, y: 100, w: 50, h: 50 });
  });
});

describe('the bar', () => {
  it('shows the name of a program until it has a menu, and again without one', async () => {
    const session = new Drawing();
    const empty = session.memory();
    session.aes.sh_show('YUKON.PRG');
    const named = session.memory();
    expect(named).not.toBe(empty);
    session.aes.menu_bar({ titles: [{ text: ' Yukon ', items: [] }] });
    expect(session.memory()).not.toBe(named);
    session.aes.menu_bar(null);
    expect(session.memory()).toBe(named);
  });
});
