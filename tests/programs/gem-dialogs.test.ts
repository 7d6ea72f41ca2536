import { beforeEach, describe, expect, it } from 'vitest';
import { ScreenText } from '../../host/cli/screen-text.ts';
import { DOUBLE_CLICK_MS } from '../../host/gem/aes/events.ts';
import { TerminationError } from '../../host/gem/aes/termination.ts';
import type { Gem } from '../../host/gem/gem.ts';
import { askLine, askTenths, showPage } from '../../host/programs/gem-dialogs/dialog-box.ts';
import { watch as lookOn } from '../../host/programs/gem-dialogs/watch.ts';
import { AesSession, gemResources, watch } from '../gem/aes-session.ts';
import { expectGolden } from '../golden-frame.ts';

const WAIT = { title: 'Demo', label: 'Wartezeit:', unit: 's', tenths: 10, ok: 'OK', cancel: 'Abbruch' };
const LINE = { title: 'Titel', label: 'Name:', length: 8, answer: '', button: 'OK' };
const PAGE = { lines: ['Ein Text.'], buttons: ['Weiter', 'Zurück', 'Abbruch'], defaultButton: 1 };

let session: AesSession;
beforeEach(() => {
  session = new AesSession();
});

/** The first place of the screen where a word stands. */
function placeOf(word: string): { readonly x: number; readonly y: number } {
  const frame = session.frame();
  const text = new ScreenText(gemResources().font);
  for (let y = 0; y < frame.height; y++) {
    const [x] = text.find(frame, word, y, []);
    if (x !== undefined) return { x, y };
  }
  throw new Error(`"${word}" is not on the screen`);
}

describe('the question for a number with one decimal', () => {
  it('shows its number as it should look, and puts the screen back', async () => {
    const before = session.memory();
    const answer = watch(askTenths(session.gem, WAIT));
    await session.settle();
    expectGolden('gem-tenths', session.frame());
    await session.type('Enter');
    expect(answer.value).toBe(10);
    expect(session.memory()).toBe(before);
  });

  it.each([
    [['Escape', '2', '5'], 25],
    [['Escape', '0', '.', '5'], 5],
    [['Escape', '.', '5'], 5],
    [['Escape', '0', ',', '5'], 5],
    [['Escape', '7'], 70],
    [['Escape'], 0],
    [['Escape', '9', 'x', '-', '9'], 99],
    [['Backspace'], 10],
    [['Backspace', '3'], 13],
  ])('takes %j for %i tenths', async (keys, tenths) => {
    const answer = watch(askTenths(session.gem, WAIT));
    await session.type(...keys, 'Enter');
    expect(answer.value).toBe(tenths);
  });

  it('leaves nothing of the old characters under what is typed', async () => {
    watch(askTenths(session.gem, { ...WAIT, tenths: 99 }));
    await session.settle();
    const fresh = session.memory();
    session = new AesSession();
    watch(askTenths(session.gem, WAIT));
    await session.type('Escape', '9', '9');
    expect(session.memory()).toBe(fresh);
  });

  it('can be cancelled', async () => {
    const answer = watch(askTenths(session.gem, WAIT));
    await session.settle();
    const { x, y } = placeOf('Abbruch');
    await session.click(x + 4, y + 8);
    await session.advance(DOUBLE_CLICK_MS);
    expect(answer).toEqual({ value: null, done: true });
  });
});

describe('every box', () => {
  const boxes: readonly (readonly [string, (gem: Gem) => Promise<unknown>])[] = [
    ['a page', (gem) => showPage(gem, PAGE)],
    ['a line', (gem) => askLine(gem, LINE)],
    ['a number', (gem) => askTenths(gem, WAIT)],
  ];

  it.each(boxes)('with %s is broken off by AP_TERM, and the screen is as it was', async (_, show) => {
    const before = session.memory();
    const shown = show(session.gem);
    shown.catch(() => undefined);
    await session.settle();
    expect(session.memory()).not.toBe(before);
    session.aes.post({ type: 'AP_TERM' });
    await expect(shown).rejects.toBeInstanceOf(TerminationError);
    expect(session.memory()).toBe(before);
  });
});

describe('a while in which the player watches', () => {
  const MENU = { titles: [{ text: ' Spiel ', items: [{ id: 'deal', text: 'geben' }] }] };
  const SPIEL = { x: 40, y: 8 };

  async function menuOpens(): Promise<boolean> {
    const before = session.memory();
    void session.aes.evnt_multi({ message: true });
    await session.move(SPIEL.x, SPIEL.y);
    return session.memory() !== before;
  }

  it('gives the menus back when it is over, and when its work fails', async () => {
    session.aes.menu_bar(MENU);
    const over = watch(lookOn(session.gem, session.clock, 500, async () => undefined));
    await session.advance(500);
    expect(over.done).toBe(true);
    const failed = lookOn(session.gem, session.clock, 500, () => Promise.reject(new RangeError('in the work')));
    session.aes.post({ type: 'USER', name: 'cards' });
    await expect(failed).rejects.toBeInstanceOf(RangeError);
    expect(await menuOpens()).toBe(true);
  });

  it('drops keys and leaves the menus shut meanwhile', async () => {
    session.aes.menu_bar(MENU);
    const before = session.memory();
    const over = watch(lookOn(session.gem, session.clock, 500, async () => undefined));
    await session.move(SPIEL.x, SPIEL.y);
    await session.type('x');
    expect(session.memory()).toBe(before);
    await session.advance(500);
    expect(over.done).toBe(true);
    const key = watch(session.aes.evnt_multi({ key: true }));
    await session.settle();
    expect(key.done).toBe(false);
  });
});
