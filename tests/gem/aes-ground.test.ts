import { beforeEach, describe, expect, it } from 'vitest';
import { intersect, type Rect } from '../../host/gem/vdi/rect.ts';
import { AesSession, watch } from './aes-session.ts';

const MENU = { titles: [{ text: ' Spiel ', items: [{ id: 'deal', text: 'geben' }] }] };
const SPIEL = { x: 40, y: 8 };
const PLACE: Rect = { x: 100, y: 80, w: 200, h: 120 };
const TICK_MS = 100;

/** A program that draws on a window without gadgets in the place of the desktop, once a tick something new. */
class Ground extends AesSession {
  readonly handle: number;
  /** Rectangles that the AES asked for. */
  readonly asked: Rect[] = [];
  #ticks = 0;

  constructor() {
    super();
    const { aes } = this;
    aes.menu_bar(MENU);
    const outer = aes.wind_calc('WC_BORDER', 0, aes.desktop);
    this.handle = aes.wind_create(0, outer);
    aes.wind_open(this.handle, outer);
  }

  /** Starts the program; with `ticking` it draws by itself too. */
  async run(ticking = false): Promise<void> {
    void this.#loop(ticking ? { timer: TICK_MS } : {});
    await this.settle();
  }

  async #loop(want: { readonly timer?: number }): Promise<void> {
    for (;;) {
      const { message, timer } = await this.aes.evnt_multi({ message: true, ...want });
      if (message?.type === 'WM_REDRAW' && message.window === this.handle) {
        this.asked.push(message.rect);
        this.#draw(message.rect);
      }
      if (timer === true) {
        this.#ticks++;
        this.#draw(this.aes.desktop);
      }
    }
  }

  /** Fills with a pattern that shows the number of ticks. */
  #draw(part: Rect): void {
    for (const visible of this.aes.wind_rects(this.handle)) {
      this.vdi.vs_clip(intersect(visible, part));
      this.vdi.vswr_mode(1);
      this.vdi.vsf_interior(2);
      this.vdi.vsf_style(9 + this.#ticks);
      this.vdi.vr_recfl(visible);
    }
    this.vdi.vs_clip(null);
  }
}

let session: Ground;
beforeEach(() => {
  session = new Ground();
});

describe('a window without gadgets over the whole desktop', () => {
  it('has the desktop for its work area and leaves the menu bar and its line alone', async () => {
    const bar = (): number[] => [...session.frame().pixels.subarray(0, 640 * 19)];
    const before = bar();
    await session.run();
    expect(session.aes.wind_get_work(session.handle)).toEqual(session.aes.desktop);
    expect(session.aes.wind_rects(session.handle)).toEqual([session.aes.desktop]);
    expect(session.asked).toEqual([session.aes.desktop]);
    expect(bar()).toEqual(before);
    const { pixels } = session.frame();
    for (const y of [19, 399]) {
      const row = pixels.subarray(640 * y, 640 * (y + 1));
      expect(new Set(row), `row ${y}`).toEqual(new Set([0, 1]));
    }
  });

  it('draws what a window and a dialog have covered', async () => {
    await session.run();
    const shown = session.memory();
    const { aes } = session;
    const window = aes.wind_create(1, PLACE);
    aes.wind_open(window, PLACE);
    await session.settle();
    expect(session.memory()).not.toBe(shown);
    aes.wind_delete(window);
    await session.settle();
    expect(session.memory()).toBe(shown);
    session.vdi.vsf_interior(1);
    session.vdi.vr_recfl(PLACE);
    aes.form_dial('FMD_FINISH', PLACE);
    await session.settle();
    expect(session.memory()).toBe(shown);
    expect(session.asked.at(-1)).toEqual(PLACE);
  });

  it('does not draw over an open menu, and the menu covers nothing of it afterwards', async () => {
    await session.run(true);
    await session.move(SPIEL.x, SPIEL.y);
    const opened = session.memory();
    await session.advance(5 * TICK_MS);
    expect(session.memory()).toBe(opened);
    await session.click(500, 300);
    await session.advance(TICK_MS);
    const other = new Ground();
    await other.run(true);
    await other.move(500, 300);
    await other.advance(TICK_MS);
    expect(session.memory()).toBe(other.memory());
  });

  it('leaves both buttons to the program', async () => {
    await session.aes.evnt_multi({ message: true });
    for (const [button, buttons] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const either = { mask: 3, state: 0, clicks: 1, any: true } as const;
      const pressed = watch(session.aes.evnt_multi({ message: true, button: either }));
      await session.press(320, 200, button);
      expect(pressed.value?.button).toMatchObject({ x: 320, y: 200, buttons });
      await session.release(320, 200, button);
    }
  });
});
