import { describe, expect, it } from 'vitest';
import { MenuItemError } from '../../host/gem/aes/menu.ts';
import type { MenuTree } from '../../host/gem/aes/menu-tree.ts';
import { expectGolden } from '../golden-frame.ts';
import { AesSession, watch } from './aes-session.ts';

const MENU: MenuTree = {
  titles: [
    { text: ' Yukon ', items: [{ id: 'about', text: 'Über Yukon...' }] },
    {
      text: ' Spiel ',
      items: [
        { id: 'undo', text: 'Zug zurück', key: 'Undo' },
        { id: 'new', text: 'Neues Spiel', key: '^N' },
        { separator: true },
        { id: 'timed', text: 'Zeitspiel', key: '^Z', checked: true },
        { id: 'scores', text: 'Bestzeiten', key: '^H', disabled: true },
        { separator: true },
        { id: 'quit', text: 'Ende', key: '^Q' },
      ],
    },
  ],
};

/** Places on the titles and on entries of the second menu: its entries begin below the bar, 16 pixels each. */
const YUKON = { x: 40, y: 8 };
const SPIEL = { x: 96, y: 8 };
const entry = (row: number) => ({ x: 120, y: 19 + row * 16 + 8 });
const NEW = entry(1);
const SCORES = entry(4);
const ELSEWHERE = { x: 500, y: 300 };

function start(): AesSession {
  const session = new AesSession();
  session.aes.menu_bar(MENU);
  return session;
}

describe('menu bar', () => {
  it('opens below the mouse, selects by a click and leaves the title inverted for the program', async () => {
    const session = start();
    const before = session.memory();
    const chosen = watch(session.aes.evnt_multi({ message: true }));
    await session.move(SPIEL.x, SPIEL.y);
    await session.move(NEW.x, NEW.y);
    await session.click(NEW.x, NEW.y);
    expect(chosen.value?.message).toEqual({ type: 'MN_SELECTED', title: 1, item: 'new' });
    expect(session.memory()).not.toEqual(before);
    session.aes.menu_tnormal(1, true);
    expect(session.memory()).toEqual(before);
  });

  it('works by press, drag and release', async () => {
    const session = start();
    const chosen = watch(session.aes.evnt_multi({ message: true }));
    await session.press(SPIEL.x, SPIEL.y);
    await session.move(NEW.x, NEW.y);
    await session.release(NEW.x, NEW.y);
    expect(chosen.value?.message).toMatchObject({ item: 'new' });
  });

  it('opens by a tap, stays open and takes a second tap', async () => {
    const session = start();
    const chosen = watch(session.aes.evnt_multi({ message: true }));
    const { ikbd } = session.machine;
    ikbd.moveMouse(SPIEL.x, SPIEL.y);
    ikbd.pressButton(0);
    ikbd.releaseButton(0);
    await session.settle();
    expect(chosen.done).toBe(false);
    ikbd.moveMouse(NEW.x, NEW.y);
    ikbd.pressButton(0);
    ikbd.releaseButton(0);
    await session.settle();
    expect(chosen.value?.message).toMatchObject({ item: 'new' });
  });

  it('changes the open menu with the title and puts everything back after a click elsewhere', async () => {
    const session = start();
    const before = session.memory();
    const chosen = watch(session.aes.evnt_multi({ message: true, button: { mask: 1, state: 1, clicks: 1 } }));
    await session.move(YUKON.x, YUKON.y);
    const first = session.memory();
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).not.toEqual(first);
    await session.click(ELSEWHERE.x, ELSEWHERE.y);
    expect(session.memory()).toEqual(before);
    expect(chosen.done).toBe(false);
    await session.press(ELSEWHERE.x, ELSEWHERE.y);
    expect(chosen.value?.button).toMatchObject(ELSEWHERE);
  });

  it('does not choose disabled entries or separators', async () => {
    for (const place of [SCORES, entry(2)]) {
      const session = start();
      const before = session.memory();
      const chosen = watch(session.aes.evnt_multi({ message: true }));
      await session.move(SPIEL.x, SPIEL.y);
      await session.click(place.x, place.y);
      expect(chosen.done).toBe(false);
      expect(session.memory()).toEqual(before);
    }
  });

  it('closes without a choice when the pointer is lost', async () => {
    const session = start();
    const before = session.memory();
    const chosen = watch(session.aes.evnt_multi({ message: true }));
    await session.press(SPIEL.x, SPIEL.y);
    await session.move(NEW.x, NEW.y);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(chosen.done).toBe(false);
    expect(session.memory()).toEqual(before);
  });

  it('closes without a choice by Escape, and no other key waits behind it', async () => {
    const session = start();
    const before = session.memory();
    const happened = watch(session.aes.evnt_multi({ key: true, message: true }));
    await session.move(SPIEL.x, SPIEL.y);
    await session.move(NEW.x, NEW.y);
    expect(session.memory()).not.toEqual(before);
    await session.type('n', 'Escape');
    expect(session.memory()).toEqual(before);
    expect(happened.done).toBe(false);
    await session.type('x');
    expect(happened.value?.key?.ascii).toBe('x'.charCodeAt(0));
  });

  it('opens again by itself only after the mouse has left the titles', async () => {
    const session = start();
    void session.aes.evnt_multi({ message: true });
    await session.move(SPIEL.x, SPIEL.y);
    session.machine.ikbd.pressButton(0);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    const closed = session.memory();
    await session.move(SPIEL.x + 1, SPIEL.y);
    expect(session.memory()).toEqual(closed);
    await session.move(ELSEWHERE.x, ELSEWHERE.y);
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).not.toEqual(closed);
  });

  it('leaves the mouse to a program that has taken it', async () => {
    const session = start();
    const before = session.memory();
    session.aes.wind_update('BEG_MCTRL');
    const pressed = watch(session.aes.evnt_multi({ button: { mask: 1, state: 1, clicks: 1 } }));
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).toEqual(before);
    await session.press(SPIEL.x, SPIEL.y);
    expect(pressed.value?.button).toMatchObject(SPIEL);
    session.aes.wind_update('END_MCTRL');
    await session.release(ELSEWHERE.x, ELSEWHERE.y);
    void session.aes.evnt_multi({ message: true });
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).not.toEqual(before);
  });

  it('ticks, disables and renames entries', async () => {
    const session = start();
    session.aes.menu_icheck('timed', false);
    session.aes.menu_ienable('scores', true);
    session.aes.menu_text('scores', 'Highscores der Woche');
    const chosen = watch(session.aes.evnt_multi({ message: true }));
    await session.move(SPIEL.x, SPIEL.y);
    expectGolden('aes-menu-changed', session.frame());
    await session.click(SCORES.x, SCORES.y);
    expect(chosen.value?.message).toMatchObject({ item: 'scores' });
    expect(() => session.aes.menu_icheck('no-such-entry', true)).toThrow(MenuItemError);
  });

  it('opens no menu while the titles are grey, and looks as before when they are available again', async () => {
    const session = start();
    const before = session.memory();
    session.aes.menu_tenable(false);
    const grey = session.memory();
    expect(grey).not.toEqual(before);
    const pressed = watch(session.aes.evnt_multi({ message: true, button: { mask: 1, state: 1, clicks: 1 } }));
    await session.click(SPIEL.x, SPIEL.y);
    expect(pressed.done).toBe(false);
    session.aes.menu_text('new', 'Noch ein Spiel');
    await session.move(SPIEL.x + 1, SPIEL.y);
    expect(session.memory()).toEqual(grey);
    session.aes.menu_tenable(true);
    expect(session.memory()).toEqual(before);
    await session.move(ELSEWHERE.x, ELSEWHERE.y);
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).not.toEqual(before);
  });

  it('shows an open menu as it should look', async () => {
    const session = start();
    void session.aes.evnt_multi({ message: true });
    await session.move(SPIEL.x, SPIEL.y);
    await session.move(NEW.x, NEW.y);
    expectGolden('aes-menu', session.frame(true));
  });
});

describe('popup menu', () => {
  const POPUP = MENU.titles[1];
  const RIGHT_DOWN = { mask: 2, state: 2, clicks: 1 } as const;

  async function open(session: AesSession): Promise<{ value?: string | null; done: boolean }> {
    const pressed = watch(session.aes.evnt_multi({ button: RIGHT_DOWN }));
    await session.press(300, 200, 1);
    expect(pressed.done).toBe(true);
    const chosen = watch(session.aes.menu_popup(POPUP, 300, 200));
    await session.settle();
    return chosen;
  }

  it('stays open after a click and takes another one', async () => {
    const session = new AesSession();
    const before = session.memory();
    const chosen = await open(session);
    await session.release(300, 200, 1);
    await session.move(330, 225);
    expectGolden('aes-popup', session.frame(true));
    expect(chosen.done).toBe(false);
    await session.click(330, 225);
    expect(chosen.value).toBe('new');
    expect(session.memory()).toEqual(before);
  });

  it('works by press, drag and release', async () => {
    const session = new AesSession();
    const chosen = await open(session);
    await session.release(330, 225, 1);
    expect(chosen.value).toBe('new');
  });

  it('chooses nothing by a click beside it or a lost pointer', async () => {
    const session = new AesSession();
    const before = session.memory();
    const chosen = await open(session);
    await session.release(300, 200, 1);
    await session.click(20, 380);
    expect(chosen).toEqual({ value: null, done: true });
    const again = await open(session);
    await session.move(330, 225);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(again).toEqual({ value: null, done: true });
    expect(session.memory()).toEqual(before);
  });

  it('is left by Escape, and no other key waits behind it', async () => {
    const session = new AesSession();
    const before = session.memory();
    const chosen = await open(session);
    await session.release(300, 200, 1);
    await session.type('n', ' ');
    expect(chosen.done).toBe(false);
    await session.type('Escape');
    expect(chosen).toEqual({ value: null, done: true });
    expect(session.memory()).toEqual(before);
    const key = watch(session.aes.evnt_multi({ key: true }));
    await session.settle();
    expect(key.done).toBe(false);
  });

  it('stays on the screen when it is opened at its edge', async () => {
    const session = new AesSession();
    const before = session.memory();
    const chosen = watch(session.aes.menu_popup(POPUP, 639, 399));
    await session.settle();
    await session.click(600, 390);
    expect(chosen.value).toBe('quit');
    expect(session.memory()).toEqual(before);
  });
});
