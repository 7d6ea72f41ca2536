import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ObjectSource, objectTree } from '../../host/gem/aes/objects.ts';
import { subtractAll } from '../../host/gem/aes/rectangle-list.ts';
import { boxSize, wind_calc } from '../../host/gem/aes/window.ts';
import { contains, type Rect } from '../../host/gem/vdi/rect.ts';
import { ST_MODES } from '../../host/hardware/atari-st/modes.ts';
import { expectGolden } from '../golden-frame.ts';
import { AesSession } from './aes-session.ts';
import { Drawing, PLAIN_KIND as KIND } from './window-session.ts';

const PLACE: Rect = { x: 40, y: 50, w: 300, h: 200 };
const CLOSER_AT = { x: 49, y: 59 };
const FULLER_AT = { x: 330, y: 59 };
const TITLE_AT = { x: 120, y: 59 };
const BOX = { w: 19, h: 19 };

describe('windows', () => {
  it('has boxes of the sizes that were measured in the modes of the ST', () => {
    const sizes = (['st-high', 'st-medium', 'st-low', 'tt-medium'] as const).map((mode) => {
      const { cell, pixelMicrometres } = ST_MODES[mode];
      return boxSize(cell, pixelMicrometres.y / pixelMicrometres.x);
    });
    expect(sizes).toEqual([BOX, { w: 24, h: 11 }, { w: 12, h: 11 }, BOX]);
  });

  it('gives the work area of every kind of window', () => {
    const border = { x: 100, y: 100, w: 300, h: 200 };
    const works: readonly (readonly [number, Rect])[] = [
      [0, { x: 101, y: 101, w: 298, h: 198 }],
      [1, { x: 101, y: 119, w: 298, h: 180 }],
      [15, { x: 101, y: 119, w: 298, h: 180 }],
      [4079, { x: 101, y: 119, w: 280, h: 162 }],
      [4095, { x: 101, y: 137, w: 280, h: 144 }],
      [17, { x: 101, y: 137, w: 298, h: 162 }],
      [33, { x: 101, y: 119, w: 280, h: 162 }],
      [449, { x: 101, y: 119, w: 280, h: 180 }],
      [3585, { x: 101, y: 119, w: 298, h: 162 }],
    ];
    for (const [kind, work] of works) {
      expect(wind_calc('WC_WORK', kind, border, BOX)).toEqual(work);
      expect(wind_calc('WC_BORDER', kind, work, BOX)).toEqual(border);
    }
  });

  it('asks for the work area when it is opened, and puts the desktop back when it is closed', async () => {
    const session = new Drawing();
    const before = session.memory();
    const window = session.aes.wind_create(KIND, session.aes.desktop);
    session.aes.wind_open(window, PLACE);
    const event = await session.aes.evnt_multi({ message: true });
    const rect = session.aes.wind_get_work(window);
    expect(event.message).toEqual({ type: 'WM_REDRAW', window, rect });
    session.aes.wind_close(window);
    expect(session.memory()).toEqual(before);
  });

  it('shows objects of a program on the desktop, also where a window was, until they are taken away', () => {
    const session = new Drawing();
    const { aes } = session;
    const grey = session.memory();
    const square: ObjectSource = { type: 'G_BOX', thickness: 1, color: 0x1070, x: 60, y: 60, w: 50, h: 40 };
    aes.wind_set_newdesk(objectTree({ type: 'G_IBOX', thickness: 0, color: 0, ...aes.desktop, children: [square] }));
    const shown = session.memory();
    expect(shown).not.toEqual(grey);
    const window = aes.wind_create(KIND, aes.desktop);
    aes.wind_open(window, PLACE);
    expect(aes.wind_find(PLACE.x + 5, PLACE.y + 5)).toBe(window);
    aes.wind_close(window);
    expect(aes.wind_find(PLACE.x + 5, PLACE.y + 5)).toBe(0);
    expect(session.memory()).toEqual(shown);
    aes.wind_set_newdesk(null);
    expect(session.memory()).toEqual(grey);
  });

  it('reports the closer, but not when the mouse leaves it', async () => {
    const session = new Drawing();
    const window = session.open(PLACE);
    await session.run();
    const shown = session.memory();
    await session.press(CLOSER_AT.x, CLOSER_AT.y);
    expect(session.memory()).not.toEqual(shown);
    await session.move(200, 200);
    await session.release(200, 200);
    expect(session.memory()).toEqual(shown);
    expect(session.messages).toEqual([]);
    await session.click(CLOSER_AT.x, CLOSER_AT.y);
    expect(session.messages).toEqual([{ type: 'WM_CLOSED', window }]);
  });

  it('reports the fuller', async () => {
    const session = new Drawing();
    const window = session.open(PLACE);
    await session.run();
    await session.click(FULLER_AT.x, FULLER_AT.y);
    expect(session.messages).toEqual([{ type: 'WM_FULLED', window }]);
  });

  it('becomes an icon by a click on the closer with Alternate, and a window again by a click', async () => {
    const session = new Drawing();
    const window = session.open(PLACE);
    await session.run();
    const shown = session.memory();
    session.machine.ikbd.shift = 8;
    await session.click(CLOSER_AT.x, CLOSER_AT.y);
    session.machine.ikbd.shift = 0;
    const rect = { x: 8, y: 320, w: 72, h: 72 };
    expect(session.messages).toEqual([{ type: 'WM_ICONIFY', window, rect }]);
    session.aes.wind_set_iconify(window, rect);
    await session.settle();
    expect(session.aes.wind_get_iconified(window)).toBe(true);
    expect(session.aes.wind_get_work(window)).toEqual({ x: 9, y: 339, w: 70, h: 52 });
    expectGolden('aes-window-icon', session.frame());
    await session.click(40, 360);
    expect(session.messages[1]).toEqual({ type: 'WM_UNICONIFY', window, rect: PLACE });
    session.aes.wind_set_uniconify(window);
    await session.settle();
    expect(session.memory()).toEqual(shown);
  });

  it('moves by its title with a dotted outline, and takes its picture along', async () => {
    const session = new Drawing();
    const window = session.open(PLACE);
    await session.run();
    await session.press(TITLE_AT.x, TITLE_AT.y);
    await session.move(220, 120);
    await session.release(220, 120);
    const rect = { ...PLACE, x: 140, y: 111 };
    expect(session.messages).toEqual([{ type: 'WM_MOVED', window, rect }]);
    session.aes.wind_set_current(window, rect);
    await session.settle();
    const other = new Drawing();
    other.open(rect);
    await other.run();
    expect(session.memory()).toEqual(other.memory());
  });

  it('stays where it is when it is only clicked or the pointer is lost (case C-7)', async () => {
    const session = new Drawing();
    session.open(PLACE);
    await session.run();
    const shown = session.memory();
    await session.click(TITLE_AT.x, TITLE_AT.y);
    await session.press(TITLE_AT.x, TITLE_AT.y);
    await session.move(220, 120);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(session.messages).toEqual([]);
    expect(session.memory()).toEqual(shown);
  });

  it('is topped by a click before anything else', async () => {
    const session = new Drawing();
    const lower = session.open(PLACE, ' Unten ');
    const upper = session.open({ x: 200, y: 150, w: 320, h: 180 }, ' Oben ');
    await session.run();
    expect(session.aes.wind_get_top()).toBe(upper);
    expectGolden('aes-windows', session.frame());
    await session.click(CLOSER_AT.x, CLOSER_AT.y);
    expect(session.messages).toEqual([{ type: 'WM_TOPPED', window: lower }]);
    session.aes.wind_set_top(lower);
    await session.settle();
    const other = new Drawing();
    other.open({ x: 200, y: 150, w: 320, h: 180 }, ' Oben ');
    other.open(PLACE, ' Unten ');
    await other.run();
    expect(session.memory()).toEqual(other.memory());
  });

  it('reports arrows and pages of the sliders', async () => {
    const session = new Drawing();
    const window = session.aes.wind_create(0xfff, session.aes.desktop);
    session.aes.wind_open(window, PLACE);
    session.aes.wind_set_sliders(window, { vslide: 500, hslide: 500 });
    await session.run();
    const places: readonly (readonly [number, number])[] = [
      ...([
        [330, 95],
        [330, 222],
        [49, 240],
        [312, 240],
      ] as const),
      ...([
        [330, 110],
        [330, 205],
        [70, 240],
        [290, 240],
      ] as const),
    ];
    for (const [x, y] of places) await session.click(x, y);
    const actions = session.messages.map((message) => (message.type === 'WM_ARROWED' ? message.action : message.type));
    expect(actions).toEqual([
      ...['WA_UPLINE', 'WA_DNLINE', 'WA_LFLINE', 'WA_RTLINE'],
      ...['WA_UPPAGE', 'WA_DNPAGE', 'WA_LFPAGE', 'WA_RTPAGE'],
    ]);
  });

  it('draws what a form has covered after form_dial', async () => {
    const session = new Drawing();
    session.open(PLACE);
    await session.run();
    const shown = session.memory();
    const covered = { x: 20, y: 10, w: 200, h: 120 };
    session.vdi.vsf_interior(1);
    session.vdi.vsf_color(1);
    session.vdi.vr_recfl(covered);
    expect(session.memory()).not.toEqual(shown);
    session.aes.form_dial('FMD_FINISH', covered);
    await session.settle();
    expect(session.memory()).toEqual(shown);
  });

  it('leaves a press in the work area of the topmost window to the program', async () => {
    const session = new AesSession();
    const window = session.aes.wind_create(KIND, session.aes.desktop);
    session.aes.wind_open(window, PLACE);
    const press = session.aes.evnt_multi({ button: { mask: 1, state: 1, clicks: 1 } });
    await session.press(100, 100);
    expect((await press).button).toMatchObject({ x: 100, y: 100 });
  });

  it('lists the visible parts of a work area without what lies above it', async () => {
    const session = new Drawing();
    const lower = session.open(PLACE);
    const work = session.aes.wind_get_work(lower);
    expect(session.aes.wind_rects(lower)).toEqual([work]);
    const above = { x: 200, y: 150, w: 320, h: 180 };
    session.open(above);
    expect(session.aes.wind_rects(lower)).toEqual(subtractAll(work, [above]));
    session.aes.wind_set_current(lower, { ...PLACE, h: 300 });
    const rects = session.aes.wind_rects(lower);
    const sees = (x: number, y: number): boolean => rects.some((rect) => contains(rect, x, y));
    const belowTheFrame = above.y + above.h;
    expect([sees(above.x, belowTheFrame), sees(above.x + 1, belowTheFrame)]).toEqual([true, false]);
    expect([sees(above.x + 1, belowTheFrame + 1), sees(above.x + 1, belowTheFrame + 2)]).toEqual([false, true]);
  });
});

describe('rectangle lists', () => {
  const rect = fc.record({
    ...{ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) },
    ...{ w: fc.integer({ min: 1, max: 8 }), h: fc.integer({ min: 1, max: 8 }) },
  });

  it('cover each remaining pixel once and no other', () => {
    fc.assert(
      fc.property(rect, fc.array(rect, { maxLength: 4 }), (whole, holes) => {
        const parts = subtractAll(whole, holes);
        for (let pixel = 0; pixel < 20 * 20; pixel++) {
          const [x, y] = [pixel % 20, Math.floor(pixel / 20)];
          const left = contains(whole, x, y) && !holes.some((hole) => contains(hole, x, y));
          const times = parts.filter((part) => contains(part, x, y)).length;
          if (times !== (left ? 1 : 0)) return false;
        }
        return true;
      }),
    );
  });
});
