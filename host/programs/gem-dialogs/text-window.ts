import type { KeyEvent } from '../../gem/aes/events.ts';
import type { ArrowAction, Message } from '../../gem/aes/messages.ts';
import { WIND_KIND } from '../../gem/aes/window.ts';
import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';

const GADGETS =
  WIND_KIND.NAME | WIND_KIND.CLOSER | WIND_KIND.MOVER | WIND_KIND.UPARROW | WIND_KIND.DNARROW | WIND_KIND.VSLIDE;
/** The longest line that is pleasant to read, and that an ST shows in one row. */
const MOST_COLUMNS = 80;
/** A short text has a window with room for arrows and slider. */
const LEAST_ROWS = 6;
/** Free pixels around the text. */
const MARGIN = 3;
/** The shadow of a window takes so many pixels beyond its right and its lower edge. */
const SHADOW = 2;
const THOUSANDTHS = 1000;

const WHITE_PEN = 0;
const BLACK_PEN = 1;

const ASCII_ESCAPE = 0x1b;
const SCAN_HOME = 0x47;
const SCAN_UP = 0x48;
const SCAN_DOWN = 0x50;
const SHIFT_KEYS = 3;

/** A text in a window. */
export interface WindowText {
  readonly title: string;
  /** At most {@link textWindowColumns} characters each. */
  readonly lines: readonly string[];
  /** Number of the line that shows at the top first, from 0. */
  readonly top: number;
  /** Works off what is not the window's: redraws of windows below it, messages of the program's surroundings. */
  obey(message: Message): void | Promise<void>;
}

/** What a key or a gadget does to the text: scrolls by lines or by pages, or goes to its beginning or end. */
type Step = { readonly lines: number } | { readonly pages: number } | 'start' | 'end';

/** The arrows turn pages, as the track does: a text is read page by page. */
const STEPS: Readonly<Partial<Record<ArrowAction, Step>>> = {
  WA_UPLINE: { pages: -1 },
  WA_DNLINE: { pages: 1 },
  WA_UPPAGE: { pages: -1 },
  WA_DNPAGE: { pages: 1 },
};

function stepOfKey({ scan, shift }: KeyEvent): Step | null {
  const shifted = (shift & SHIFT_KEYS) !== 0;
  if (scan === SCAN_UP) return shifted ? { pages: -1 } : { lines: -1 };
  if (scan === SCAN_DOWN) return shifted ? { pages: 1 } : { lines: 1 };
  if (scan === SCAN_HOME) return shifted ? 'end' : 'start';
  return null;
}

/** Size of the largest work area that a text window can have on this screen, in characters. */
function room({ vdi, aes }: Gem): { readonly columns: number; readonly rows: number } {
  const { desktop } = aes;
  const work = aes.wind_calc('WC_WORK', GADGETS, { ...desktop, w: desktop.w - SHADOW, h: desktop.h - SHADOW });
  const columns = Math.floor((work.w - 2 * MARGIN) / vdi.cell.w);
  return { columns: Math.min(MOST_COLUMNS, columns), rows: Math.floor((work.h - 2 * MARGIN) / vdi.cell.h) };
}

/** The longest line that a text window shows on this screen, in characters. */
export function textWindowColumns(gem: Gem): number {
  return room(gem).columns;
}

/**
 * Shows a text in a window in front of all others until the player closes it by its closer or with Escape. Arrows, track
 * and slider turn its pages, the cursor keys its lines and with Shift its pages; Clr Home goes to the beginning and with
 * Shift to the end. Menus rest meanwhile.
 *
 * @returns number of the line that stood at the top last. After AP_TERM too: the message then waits for the program again
 */
export async function showText(gem: Gem, text: WindowText): Promise<number> {
  const { aes } = gem;
  const window = new TextWindow(gem, text);
  aes.menu_tenable(false);
  try {
    while (!window.closed) {
      const { key, message } = await aes.evnt_multi({ key: true, message: true });
      if (key !== undefined) window.type(key);
      if (message?.type === 'AP_TERM') {
        aes.post(message);
        break;
      }
      if (message !== undefined && !window.obey(message)) await text.obey(message);
    }
  } finally {
    window.delete();
    aes.menu_tenable(true);
  }
  return window.top;
}

class TextWindow {
  readonly #gem: Gem;
  readonly #lines: readonly string[];
  readonly #handle: number;
  /** Lines that the window shows at once. */
  readonly #rows: number;
  #top: number;
  #closed = false;

  /** Opens the window in the middle of the desktop, as large as the screen allows and the text needs. */
  constructor(gem: Gem, { title, lines, top }: WindowText) {
    const { aes, vdi } = gem;
    const { desktop } = aes;
    const { columns, rows } = room(gem);
    this.#gem = gem;
    this.#lines = lines;
    this.#rows = Math.min(rows, Math.max(LEAST_ROWS, lines.length));
    this.#top = this.#within(top);
    const size = { w: columns * vdi.cell.w + 2 * MARGIN, h: this.#rows * vdi.cell.h + 2 * MARGIN };
    const outer = aes.wind_calc('WC_BORDER', GADGETS, { x: 0, y: 0, ...size });
    const rect = {
      ...outer,
      x: desktop.x + Math.trunc((desktop.w - SHADOW - outer.w) / 2),
      y: desktop.y + Math.trunc((desktop.h - SHADOW - outer.h) / 2),
    };
    this.#handle = aes.wind_create(GADGETS, rect);
    aes.wind_set_name(this.#handle, ` ${title} `);
    this.#showSlider();
    aes.wind_open(this.#handle, rect);
  }

  get top(): number {
    return this.#top;
  }

  get closed(): boolean {
    return this.#closed;
  }

  delete(): void {
    this.#gem.aes.wind_delete(this.#handle);
  }

  type(key: KeyEvent): void {
    const step = stepOfKey(key);
    if (key.ascii === ASCII_ESCAPE) this.#closed = true;
    else if (step !== null) this.#go(step);
  }

  /**
   * Does what a message asks of the window.
   *
   * @returns whether it is done with; no other window comes to the front meanwhile
   */
  obey(message: Message): boolean {
    if (message.type === 'WM_TOPPED') return true;
    if (!('window' in message) || message.window !== this.#handle) return false;
    if (message.type === 'WM_REDRAW') this.#draw(message.rect);
    else if (message.type === 'WM_CLOSED') this.#closed = true;
    else if (message.type === 'WM_MOVED') this.#gem.aes.wind_set_current(this.#handle, message.rect);
    else if (message.type === 'WM_VSLID') this.#scrollTo(Math.round((message.position * this.#last) / THOUSANDTHS));
    else if (message.type === 'WM_ARROWED') this.#go(STEPS[message.action] ?? { lines: 0 });
    return true;
  }

  /** Number of the line at the top when the end of the text shows. */
  get #last(): number {
    return Math.max(0, this.#lines.length - this.#rows);
  }

  #within(top: number): number {
    return Math.max(0, Math.min(this.#last, top));
  }

  /** A page leaves one line of the page before on the screen. */
  #go(step: Step): void {
    if (step === 'start') this.#scrollTo(0);
    else if (step === 'end') this.#scrollTo(this.#last);
    else if ('lines' in step) this.#scrollTo(this.#top + step.lines);
    else this.#scrollTo(this.#top + step.pages * Math.max(1, this.#rows - 1));
  }

  #scrollTo(line: number): void {
    const top = this.#within(line);
    if (top === this.#top) return;
    this.#top = top;
    this.#showSlider();
    this.#draw(this.#work);
  }

  get #work(): Rect {
    return this.#gem.aes.wind_get_work(this.#handle);
  }

  #showSlider(): void {
    this.#gem.aes.wind_set_sliders(this.#handle, {
      vslide: this.#last === 0 ? 0 : Math.round((this.#top * THOUSANDTHS) / this.#last),
      vslsize: Math.round((this.#rows * THOUSANDTHS) / Math.max(this.#rows, this.#lines.length)),
    });
  }

  /** Draws what can be seen of the text inside a rectangle. */
  #draw(part: Rect): void {
    const { vdi, aes } = this.#gem;
    for (const visible of aes.wind_rects(this.#handle)) {
      const clip = intersect(visible, part);
      if (clip === null) continue;
      vdi.vs_clip(clip);
      this.#drawLines(clip);
    }
    vdi.vs_clip(null);
  }

  #drawLines(clip: Rect): void {
    const { vdi } = this.#gem;
    const { x, y } = this.#work;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(WHITE_PEN);
    vdi.vr_recfl(clip);
    vdi.vst_color(BLACK_PEN);
    vdi.vst_effects(0);
    for (let row = 0; row < this.#rows; row++) {
      const line = { x: clip.x, y: y + MARGIN + row * vdi.cell.h, w: clip.w, h: vdi.cell.h };
      if (intersect(line, clip) === null) continue;
      vdi.v_gtext(x + MARGIN, line.y, this.#lines[this.#top + row] ?? '');
    }
  }
}
