import { beforeEach, describe, expect, it } from 'vitest';
import { HOLD_MS, REPEAT_MS } from '../../host/gem/aes/events.ts';
import type { Message } from '../../host/gem/aes/messages.ts';
import { WIND_KIND } from '../../host/gem/aes/window.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { layOutText, type TextBlock } from '../../host/programs/gem-dialogs/text-layout.ts';
import { showText, textWindowColumns } from '../../host/programs/gem-dialogs/text-window.ts';
import { AesSession, gemResources, watch } from '../gem/aes-session.ts';
import { expectGolden } from '../golden-frame.ts';

const MENU = { titles: [{ text: ' Spiel ', items: [{ id: 'deal', text: 'Karten geben' }] }] };
const SPIEL = { x: 40, y: 8 };
/** Lines of the window on the 640x400 screen. */
const ROWS = 22;
/** Places of the gadgets there. */
const CLOSER = { x: 11, y: 28 };
const TITLE = { x: 300, y: 28 };
const UP_ARROW = { x: 626, y: 46 };
const DOWN_ARROW = { x: 626, y: 387 };
const ON_TRACK = { x: 626, y: 370 };

const NUMBERED = Array.from({ length: 100 }, (_, k) => `Zeile ${k}`);

/** A program with a menu and a ground of its own that shows a text. */
class Reading extends AesSession {
  readonly obeyed: Message[] = [];
  top: { value?: number; done: boolean } = { done: false };

  constructor(mode: StMode = 'st-high') {
    super(gemResources(), mode);
    this.aes.menu_bar(MENU);
  }

  async open(lines: readonly string[] = NUMBERED, top = 0, title = 'Spielregeln'): Promise<void> {
    this.top = watch(showText(this.gem, { title, lines, top, obey: (message) => void this.obeyed.push(message) }));
    await this.settle();
  }

  async key(key: string, shift = false): Promise<void> {
    this.machine.ikbd.pressKey({ key, ctrl: false, shift, alt: false });
    await this.settle();
  }

  /** Closes the window and tells which line stood at its top. */
  async close(): Promise<number | undefined> {
    await this.type('Escape');
    return this.top.value;
  }
}

let session: Reading;
beforeEach(() => {
  session = new Reading();
});

describe('a text window', () => {
  it('shows its text as it should look', async () => {
    const blocks: TextBlock[] = [
      'Patiencen legt man allein. Man braucht dazu einen Tisch, ein oder zwei Kartenspiele und ein wenig Geduld.',
      '',
      'Begriffe',
      '',
      {
        terms: [
          ['Talon', 'die Karten, die noch nicht im Spiel sind; sie liegen verdeckt und werden der Reihe nach gezogen'],
          ['Ablage', 'die Felder, auf denen am Ende alle Karten liegen, vom As bis zum König'],
          ['Folge', 'Karten, deren Werte um eins steigen oder fallen'],
        ],
      },
      '',
      ...Array.from({ length: 30 }, (_, k) => `§ ${k + 1}: Größere Übersicht fördert müßige Änderungen.`),
    ];
    await session.open(layOutText(blocks, textWindowColumns(session.gem)), 3);
    expectGolden('gem-text-window', session.frame());
  });

  it('puts the screen back, asks the program for nothing else and remembers its place', async () => {
    const before = session.memory();
    await session.open(NUMBERED, 40);
    expect(session.memory()).not.toBe(before);
    expect(await session.close()).toBe(40);
    expect(session.memory()).toBe(before);
    await session.open(NUMBERED, 40);
    await session.click(CLOSER.x, CLOSER.y);
    expect(session.top.value).toBe(40);
    expect(session.obeyed).toEqual([]);
  });

  it.each([
    ['the arrow', (): Promise<void> => session.click(DOWN_ARROW.x, DOWN_ARROW.y), ROWS - 1],
    ['the track', (): Promise<void> => session.click(ON_TRACK.x, ON_TRACK.y), ROWS - 1],
    ['a cursor key', (): Promise<void> => session.key('ArrowDown'), 1],
    ['Shift and a cursor key', (): Promise<void> => session.key('ArrowDown', true), ROWS - 1],
    ['Shift and Home', (): Promise<void> => session.key('Home', true), NUMBERED.length - ROWS],
  ])('goes on by %s', async (_, act, top) => {
    await session.open();
    await act();
    expect(await session.close()).toBe(top);
  });

  it.each([
    ['the arrow', (): Promise<void> => session.click(UP_ARROW.x, UP_ARROW.y), 50 - ROWS + 1],
    ['a cursor key', (): Promise<void> => session.key('ArrowUp'), 49],
    ['Shift and a cursor key', (): Promise<void> => session.key('ArrowUp', true), 50 - ROWS + 1],
    ['Home', (): Promise<void> => session.key('Home'), 0],
  ])('goes back by %s', async (_, act, top) => {
    await session.open(NUMBERED, 50);
    await act();
    expect(await session.close()).toBe(top);
  });

  it('turns pages while the arrow is held, up to the last line and not beyond', async () => {
    await session.open();
    await session.press(DOWN_ARROW.x, DOWN_ARROW.y);
    await session.advance(HOLD_MS);
    await session.advance(REPEAT_MS);
    for (let i = 0; i < 9; i++) await session.advance(REPEAT_MS);
    await session.release(DOWN_ARROW.x, DOWN_ARROW.y);
    const end = session.memory();
    await session.key('ArrowDown');
    expect(session.memory()).toBe(end);
    expect(await session.close()).toBe(NUMBERED.length - ROWS);
  });

  it('goes to the place of the slider', async () => {
    await session.open();
    await session.press(626, 70);
    await session.move(626, 395);
    await session.release(626, 395);
    expect(await session.close()).toBe(NUMBERED.length - ROWS);
  });

  it('draws the same whether a place was scrolled to or opened at', async () => {
    await session.open();
    for (let i = 0; i < 3; i++) await session.key('ArrowDown');
    const scrolled = session.memory();
    await session.close();
    await session.open(NUMBERED, 3);
    expect(session.memory()).toBe(scrolled);
  });

  it('begins inside the text, whatever place is asked for', async () => {
    await session.open(NUMBERED, 5000);
    expect(await session.close()).toBe(NUMBERED.length - ROWS);
    await session.open(['kurz'], 7);
    expect(await session.close()).toBe(0);
    await session.open([], 0);
    expect(await session.close()).toBe(0);
  });

  it('lets the menus rest, and wakes them again', async () => {
    const before = session.memory();
    await session.open();
    const shown = session.memory();
    await session.move(SPIEL.x, SPIEL.y);
    await session.click(SPIEL.x, SPIEL.y);
    expect(session.memory()).toBe(shown);
    await session.close();
    expect(session.memory()).toBe(before);
    void session.aes.evnt_multi({ message: true });
    await session.move(500, 300);
    await session.move(SPIEL.x, SPIEL.y);
    expect(session.memory()).not.toBe(before);
  });

  it('passes on what others ask for, and lets no other window come to the front', async () => {
    const { aes } = session;
    const other = aes.wind_create(WIND_KIND.NAME, aes.desktop);
    aes.wind_open(other, aes.desktop);
    await aes.evnt_multi({ message: true });
    await session.open(NUMBERED.slice(0, 4));
    const text = aes.wind_get_top();
    aes.post({ type: 'USER', name: 'cards' });
    await session.settle();
    await session.click(320, 380);
    expect(session.obeyed).toEqual([{ type: 'USER', name: 'cards' }]);
    expect(aes.wind_get_top()).toBe(text);
    const from: Rect = aes.wind_get_current(text);
    await session.press(from.x + 100, from.y + 9);
    await session.move(from.x + 100, from.y + 109);
    await session.release(from.x + 100, from.y + 109);
    expect(aes.wind_get_current(text)).toEqual({ ...from, y: from.y + 100 });
    expect(session.obeyed[1]).toMatchObject({ type: 'WM_REDRAW', window: other });
    await session.close();
    expect((await aes.evnt_multi({ message: true })).message).toMatchObject({ type: 'WM_REDRAW', window: other });
  });

  it('takes its picture along when it is moved, and draws what comes back', async () => {
    await session.open();
    const shown = session.memory();
    await session.press(TITLE.x, TITLE.y);
    await session.release(TITLE.x + 200, TITLE.y + 150);
    await session.press(TITLE.x + 200, TITLE.y + 150);
    await session.release(TITLE.x, TITLE.y);
    expect(session.memory()).toBe(shown);
  });

  it('ends at AP_TERM with its place, and the program hears it', async () => {
    const before = session.memory();
    await session.open(NUMBERED, 12);
    session.aes.post({ type: 'AP_TERM' });
    await session.settle();
    expect(session.top.value).toBe(12);
    expect(session.memory()).toBe(before);
    expect((await session.aes.evnt_multi({ message: true })).message).toEqual({ type: 'AP_TERM' });
  });
});

describe.each(Object.keys(ST_MODES) as StMode[])('a text window in %s', (mode) => {
  it('lies on the desktop with its shadow, and its lines fit', async () => {
    const reading = new Reading(mode);
    const { aes, vdi } = reading;
    const columns = textWindowColumns(reading.gem);
    await reading.open(Array.from({ length: 200 }, () => 'x'.repeat(columns)));
    const { x, y, w, h } = aes.wind_get_current(aes.wind_get_top());
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(aes.desktop.y);
    expect(x + w + 2).toBeLessThanOrEqual(vdi.width);
    expect(y + h + 2).toBeLessThanOrEqual(vdi.height);
    expect(columns).toBeLessThanOrEqual(80);
    expect(columns * vdi.cell.w).toBeLessThan(aes.wind_get_work(aes.wind_get_top()).w);
    expect(columns).toBeGreaterThanOrEqual(Math.min(80, Math.floor(vdi.width / vdi.cell.w) - 5));
  });
});
