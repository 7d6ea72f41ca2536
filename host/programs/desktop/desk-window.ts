import type { ArrowAction, Message } from '../../gem/aes/messages.ts';
import { WIND_KIND } from '../../gem/aes/window.ts';
import type { Gem } from '../../gem/gem.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';

/** Every gadget that a window can have. */
const GADGETS = Object.values(WIND_KIND).reduce((kind, bit) => kind | bit, 0);
const THOUSANDTHS = 1000;

/** What a window shows. Sizes and places are pixels. */
export interface WindowContent {
  readonly title: string;
  /** The line below the title. */
  readonly info: string;
  /** By how much an arrow scrolls. */
  readonly step: { readonly x: number; readonly y: number };
  /** Size of everything, laid out for a work area of that width. */
  extent(width: number): { readonly w: number; readonly h: number };
  /**
   * Draws a part of a work area.
   *
   * @param offset pixels of the content left of and above the work area
   */
  draw(work: Rect, offset: { readonly x: number; readonly y: number }, clip: Rect): void;
}

/** Which direction an arrow or a track scrolls, and whether by a line or by what the window shows. */
const ARROWS: Readonly<Record<ArrowAction, { readonly x: number; readonly y: number; readonly page: boolean }>> = {
  WA_UPPAGE: { x: 0, y: -1, page: true },
  WA_DNPAGE: { x: 0, y: 1, page: true },
  WA_UPLINE: { x: 0, y: -1, page: false },
  WA_DNLINE: { x: 0, y: 1, page: false },
  WA_LFPAGE: { x: -1, y: 0, page: true },
  WA_RTPAGE: { x: 1, y: 0, page: true },
  WA_LFLINE: { x: -1, y: 0, page: false },
  WA_RTLINE: { x: 1, y: 0, page: false },
};

/** A window of the desktop with all gadgets over a content that may be larger than it. */
export class DeskWindow<Content extends WindowContent> {
  readonly handle: number;
  readonly #gem: Gem;
  #content: Content;
  #offset = { x: 0, y: 0 };
  /** Rectangle before the fuller made the window large. */
  #beforeFull: Rect;

  constructor(gem: Gem, content: Content) {
    this.#gem = gem;
    this.#content = content;
    this.handle = gem.aes.wind_create(GADGETS, gem.aes.desktop);
    this.#beforeFull = gem.aes.desktop;
  }

  get content(): Content {
    return this.#content;
  }

  get rect(): Rect {
    return this.#gem.aes.wind_get_current(this.handle);
  }

  get work(): Rect {
    return this.#gem.aes.wind_get_work(this.handle);
  }

  /** Pixels of the content left of and above the work area. */
  get offset(): { readonly x: number; readonly y: number } {
    return this.#offset;
  }

  /** Shows the window in front of all others. */
  open(rect: Rect): void {
    this.#gem.aes.wind_set_current(this.handle, rect);
    this.#describe();
    this.#gem.aes.wind_open(this.handle, rect);
  }

  /** Takes the window from the screen; it can be opened again. */
  hide(): void {
    this.#gem.aes.wind_close(this.handle);
  }

  /** Takes the window away for good. */
  delete(): void {
    this.#gem.aes.wind_delete(this.handle);
  }

  /** Shows something else from its beginning. */
  show(content: Content): void {
    this.#content = content;
    this.#offset = { x: 0, y: 0 };
    this.refresh();
  }

  /** Lays everything out anew after the content has changed. */
  refresh(): void {
    this.#describe();
    this.redraw(this.work);
  }

  /** Draws the visible parts of the work area inside a rectangle. */
  redraw(part: Rect): void {
    for (const visible of this.#gem.aes.wind_rects(this.handle)) {
      const clip = intersect(visible, part);
      if (clip !== null) this.#content.draw(this.work, this.#offset, clip);
    }
  }

  /** Does what a message of this window asks for; closing is the caller's. */
  obey(message: Message): void {
    const { aes } = this.#gem;
    switch (message.type) {
      case 'WM_REDRAW':
        this.redraw(message.rect);
        break;
      case 'WM_TOPPED':
        aes.wind_set_top(this.handle);
        break;
      case 'WM_MOVED':
        aes.wind_set_current(this.handle, message.rect);
        break;
      case 'WM_SIZED':
        this.#resize(message.rect);
        break;
      case 'WM_FULLED':
        this.#toggleFull();
        break;
      case 'WM_ARROWED':
        this.#scroll(message.action);
        break;
      case 'WM_HSLID':
        this.#scrollTo({ x: this.#placeOf(message.position, 'x'), y: this.#offset.y });
        break;
      case 'WM_VSLID':
        this.#scrollTo({ x: this.#offset.x, y: this.#placeOf(message.position, 'y') });
        break;
      default:
        break;
    }
  }

  /** Makes the window as large as the desktop, or as it was before. */
  #toggleFull(): void {
    const full = this.#gem.aes.wind_get_full(this.handle);
    const { rect } = this;
    const isFull = rect.x === full.x && rect.y === full.y && rect.w === full.w && rect.h === full.h;
    if (!isFull) this.#beforeFull = rect;
    this.#resize(isFull ? this.#beforeFull : full);
  }

  #resize(rect: Rect): void {
    this.#gem.aes.wind_set_current(this.handle, rect);
    this.#describe();
  }

  #scroll(action: ArrowAction): void {
    const { x, y, page } = ARROWS[action];
    const { w, h } = this.work;
    const { step } = this.#content;
    const by = page ? { x: Math.max(step.x, w - (w % step.x)), y: Math.max(step.y, h - (h % step.y)) } : step;
    this.#scrollTo({ x: this.#offset.x + x * by.x, y: this.#offset.y + y * by.y });
  }

  #scrollTo(offset: { readonly x: number; readonly y: number }): void {
    const before = this.#offset;
    this.#offset = { ...offset };
    this.#describe();
    if (before.x !== this.#offset.x || before.y !== this.#offset.y) this.redraw(this.work);
  }

  #placeOf(thousandths: number, axis: 'x' | 'y'): number {
    const step = this.#content.step[axis];
    return Math.round((this.#farthest()[axis] * thousandths) / THOUSANDTHS / step) * step;
  }

  /** The largest offsets, whole steps, at which the end of the content shows. */
  #farthest(): { x: number; y: number } {
    const { w, h } = this.work;
    const extent = this.#content.extent(w);
    const { step } = this.#content;
    const beyond = (size: number, shown: number, by: number): number =>
      Math.max(0, Math.ceil((size - shown) / by) * by);
    return { x: beyond(extent.w, w, step.x), y: beyond(extent.h, h, step.y) };
  }

  /** Keeps the offset inside the content and tells the frame about title, contents and sliders. */
  #describe(): void {
    const { aes } = this.#gem;
    const { w, h } = this.work;
    const extent = this.#content.extent(w);
    const farthest = this.#farthest();
    const { x, y } = this.#offset;
    this.#offset = { x: Math.max(0, Math.min(x, farthest.x)), y: Math.max(0, Math.min(y, farthest.y)) };
    const place = (offset: number, end: number): number => (end === 0 ? 0 : Math.round((offset * THOUSANDTHS) / end));
    const part = (shown: number, size: number): number =>
      Math.min(THOUSANDTHS, Math.round((shown * THOUSANDTHS) / size));
    aes.wind_set_name(this.handle, ` ${this.#content.title} `);
    aes.wind_set_info(this.handle, this.#content.info);
    aes.wind_set_sliders(this.handle, {
      hslide: place(this.#offset.x, farthest.x),
      vslide: place(this.#offset.y, farthest.y),
      hslsize: part(w, extent.w),
      vslsize: part(h, extent.h),
    });
  }
}
