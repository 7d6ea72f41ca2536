import { describe, expect, it } from 'vitest';
import { DOUBLE_CLICK_MS } from '../../host/gem/aes/events.ts';
import type { FileDrives } from '../../host/gem/aes/file-path.ts';
import { FS_OBJECT, fileSelectorTree, GERMAN_WORDS } from '../../host/gem/aes/file-selector-tree.ts';
import type { Message } from '../../host/gem/aes/messages.ts';
import { objectRect } from '../../host/gem/aes/object-tree.ts';
import { OB_FLAG, type ObjectTree, objectTree } from '../../host/gem/aes/objects.ts';
import { TerminationError, unlessTerminated } from '../../host/gem/aes/termination.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { AesSession, watch } from './aes-session.ts';

const TERMINATE: Message = { type: 'AP_TERM' };
const LEFT_DOWN = { mask: 1, state: 1, clicks: 1 } as const;
const ALERT = '[2][Spiel wirklich beenden?][Ja|Nein]';
/** Centre of "Ja" on the 640x400 screen (FIDELITY §1.3). */
const YES = { x: 296, y: 254 };
const FAR_AWAY = { x: 300, y: 250 };
const CARD: Rect = { x: 100, y: 100, w: 60, h: 80 };
const SCREEN: Rect = { x: 0, y: 19, w: 640, h: 381 };

const drives: FileDrives = {
  letters: () => ['C'],
  list: async () => Array.from({ length: 20 }, (_, i) => ({ name: `KARTE${i}.IMG`, folder: false })),
};

const MENU = { titles: [{ text: ' Spiel ', items: [{ id: 'new', text: 'Neues Spiel' }] }] };

/** A form with a field, a button and a button that ends it when it is touched. */
function form(): ObjectTree {
  const ted = { text: 'ab', template: 'Name: ____', valid: 'X', just: 'left', color: 0x1180, thickness: 0 } as const;
  const button = { type: 'G_BUTTON', y: 50, w: 64, h: 16 } as const;
  return objectTree({
    ...{ type: 'G_BOX', thickness: 2, color: 0x1100, x: 200, y: 100, w: 200, h: 90 },
    children: [
      { type: 'G_FTEXT', ted: { ...ted }, flags: OB_FLAG.EDITABLE, x: 16, y: 16, w: 80, h: 16 },
      { ...button, text: 'OK', flags: OB_FLAG.SELECTABLE | OB_FLAG.EXIT, x: 16 },
      { ...button, text: 'Mehr', flags: OB_FLAG.TOUCHEXIT, x: 116 },
    ],
  });
}

async function pressAt(session: AesSession, x: number, y: number, button: 0 | 1 = 0): Promise<void> {
  const mask = 1 << button;
  const pressed = watch(session.aes.evnt_multi({ button: { mask, state: mask, clicks: 1 } }));
  await session.press(x, y, button);
  expect(pressed.done).toBe(true);
}

/** Makes a call and does with it what the case is about; what is on the screen before is what shall be there after. */
type Case = (session: AesSession) => Promise<{ readonly before: string; readonly call: Promise<unknown> }>;

/** A call that nothing precedes; `meanwhile` is what the player does in it. */
function calls(
  make: (session: AesSession) => Promise<unknown>,
  meanwhile?: (session: AesSession) => Promise<void>,
): Case {
  return async (session) => {
    const before = session.memory();
    const call = make(session);
    call.catch(() => undefined);
    await session.settle();
    await meanwhile?.(session);
    return { before, call };
  };
}

/** A call in which the player holds the left button, and moves the mouse unless it stays in its place. */
function drags(make: (session: AesSession) => Promise<unknown>): Case {
  return async (session) => {
    await pressAt(session, 120, 110);
    return calls(make, () => session.move(FAR_AWAY.x, FAR_AWAY.y))(session);
  };
}

/** A form on the screen, which stays there: only the cursor and held buttons are taken away. */
function inForm(meanwhile?: (session: AesSession) => Promise<void>): Case {
  return async (session) => {
    const tree = form();
    session.aes.objc_draw(tree);
    return calls(() => session.aes.form_do(tree), meanwhile)(session);
  };
}

async function holdInSelector(session: AesSession, object: number, move = 0): Promise<void> {
  const tree = fileSelectorTree(session.vdi.cell, GERMAN_WORDS);
  session.aes.form_center(tree);
  const { x, y, h } = objectRect(tree, object);
  const at = object === FS_OBJECT.track ? y + h - 3 : y + 5;
  await session.press(x + 5, at);
  await session.advance(DOUBLE_CLICK_MS);
  await session.move(x + 5, at + move);
}

const select = (session: AesSession): Promise<unknown> => session.aes.fsel_exinput(drives, { path: 'C:\\*.*' });

const CASES: Readonly<Record<string, Case>> = {
  form_alert: calls(({ aes }) => aes.form_alert(1, ALERT)),
  'form_alert, a button held': calls(
    ({ aes }) => aes.form_alert(1, ALERT),
    async (session) => {
      await session.press(YES.x, YES.y);
      await session.advance(DOUBLE_CLICK_MS);
    },
  ),
  form_do: inForm(),
  'form_do, waiting for a second click': inForm((session) => session.click(340, 158)),
  'form_do, a button held': inForm(async (session) => {
    await session.press(240, 158);
    await session.advance(DOUBLE_CLICK_MS);
  }),
  fsel_exinput: calls(select),
  'fsel_exinput, an arrow held': calls(select, (session) => holdInSelector(session, FS_OBJECT.downArrow)),
  'fsel_exinput, the track held': calls(select, (session) => holdInSelector(session, FS_OBJECT.track)),
  'fsel_exinput, the slider moved': calls(select, (session) => holdInSelector(session, FS_OBJECT.slider, 20)),
  'menu_popup, open by a click': calls(({ aes }) => aes.menu_popup(MENU.titles[0], 300, 200)),
  'menu_popup, the button held': async (session) => {
    await pressAt(session, 300, 200, 1);
    return calls(
      ({ aes }) => aes.menu_popup(MENU.titles[0], 300, 200),
      () => session.move(330, 208),
    )(session);
  },
  graf_dragbox: drags(({ aes }) => aes.graf_dragbox([CARD], { x: 120, y: 110 }, SCREEN)),
  graf_rubberbox: drags(({ aes }) => aes.graf_rubberbox({ x: 120, y: 110, w: 1, h: 1 })),
  graf_growbox: calls(({ aes }) => aes.graf_growbox({ x: 10, y: 30, w: 20, h: 20 }, CARD)),
  evnt_timer: calls(({ aes }) => aes.evnt_timer(500)),
  'evnt_multi without messages': calls(({ aes }) => aes.evnt_multi({ key: true, button: LEFT_DOWN })),
};

/** Calls that draw nothing. */
const UNSEEN = ['evnt_timer', 'evnt_multi without messages'];

describe('AP_TERM', () => {
  it.each(Object.entries(CASES))('breaks off %s at once and stays for the program', async (name, begin) => {
    const session = new AesSession();
    const { before, call } = await begin(session);
    expect(session.memory() === before).toBe(UNSEEN.includes(name));
    const now = session.clock.now();
    session.aes.post(TERMINATE);
    await expect(call).rejects.toBeInstanceOf(TerminationError);
    expect(session.clock.now()).toBe(now);
    expect(session.memory()).toBe(before);
    expect((await session.aes.evnt_multi({ message: true })).message).toEqual(TERMINATE);
  });

  it('breaks off a call that begins after it, whatever was typed ahead', async () => {
    const session = new AesSession();
    const before = session.memory();
    session.aes.post(TERMINATE);
    await session.type('Enter');
    for (const ask of [session.aes.form_alert(1, ALERT), select(session)]) {
      await expect(ask).rejects.toBeInstanceOf(TerminationError);
    }
    expect(session.memory()).toBe(before);
  });

  it('lets calls wait again when the program has heard it', async () => {
    const session = new AesSession();
    session.aes.post(TERMINATE);
    await session.aes.evnt_multi({ message: true });
    const answer = watch(session.aes.form_alert(1, '[1][Gespeichert.][OK]'));
    await session.type('Enter');
    expect(answer.value).toBe(1);
  });

  it('comes after the messages before it', async () => {
    const session = new AesSession();
    session.aes.post({ type: 'USER', name: 'cards' });
    session.aes.post(TERMINATE);
    expect((await session.aes.evnt_multi({ message: true })).message).toMatchObject({ name: 'cards' });
    await expect(session.aes.evnt_timer(0)).rejects.toBeInstanceOf(TerminationError);
    expect((await session.aes.evnt_multi({ message: true })).message).toEqual(TERMINATE);
  });
});

/** What the player does with menu bar and window while the program waits in evnt_multi. */
const HANDS: Readonly<Record<string, (session: AesSession) => Promise<void>>> = {
  'an open menu': async (session) => {
    await session.move(40, 8);
    await session.move(40, 27);
  },
  'a menu held open': async (session) => {
    await session.press(40, 8);
    await session.move(40, 27);
  },
  'the closer held': (session) => session.press(49, 59),
  'the window moved': async (session) => {
    await session.press(120, 59);
    await session.move(220, 120);
  },
  'the window sized': async (session) => {
    await session.press(330, 240);
    await session.move(420, 320);
  },
  'the slider moved': async (session) => {
    await session.press(330, 110);
    await session.move(330, 140);
  },
};

describe('AP_TERM reaches evnt_multi', () => {
  it.each(Object.entries(HANDS))('past %s, and the screen is as it was', async (_, act) => {
    const session = new AesSession();
    const { aes } = session;
    aes.menu_bar(MENU);
    aes.wind_open(aes.wind_create(0xfff, aes.desktop), { x: 40, y: 50, w: 300, h: 200 });
    await aes.evnt_multi({ message: true });
    const before = session.memory();
    const heard = watch(aes.evnt_multi({ message: true }));
    await act(session);
    expect(session.memory()).not.toBe(before);
    expect(heard.done).toBe(false);
    aes.post(TERMINATE);
    await session.settle();
    expect(heard.value?.message).toEqual(TERMINATE);
    expect(session.memory()).toBe(before);
  });

  it('past an arrow that is held', async () => {
    const session = new AesSession();
    const { aes } = session;
    aes.wind_open(aes.wind_create(0xfff, aes.desktop), { x: 40, y: 50, w: 300, h: 200 });
    await aes.evnt_multi({ message: true });
    const arrowed = aes.evnt_multi({ message: true });
    await session.press(330, 222);
    await arrowed;
    const heard = watch(aes.evnt_multi({ message: true }));
    await session.settle();
    aes.post(TERMINATE);
    await session.settle();
    expect(heard.value?.message).toEqual(TERMINATE);
  });
});

describe('a program that AP_TERM finds in a dialog', () => {
  it('drops what it was at and ends', async () => {
    const session = new AesSession();
    const { aes } = session;
    const done: string[] = [];
    const react = async (): Promise<void> => {
      const { key, message } = await aes.evnt_multi({ key: true, message: true });
      if (message !== undefined) done.push(message.type);
      if (key === undefined) return;
      await aes.form_alert(1, ALERT);
      done.push('answered');
    };
    const program = async (): Promise<void> => {
      while (!done.includes('AP_TERM')) await unlessTerminated(react);
    };
    const ended = watch(program());
    await session.type('q');
    await session.type('Enter');
    expect(done).toEqual(['answered']);
    await session.type('q');
    aes.post(TERMINATE);
    await session.settle();
    expect(done).toEqual(['answered', 'AP_TERM']);
    expect(ended.done).toBe(true);
  });

  it('does not take other errors for it', async () => {
    await expect(unlessTerminated(() => Promise.reject(new RangeError('other')))).rejects.toBeInstanceOf(RangeError);
    expect(await unlessTerminated(async () => 7)).toBe(7);
  });
});
