import { type HeadlessOptions, startHeadless } from '../../host/cli/headless.ts';
import { HeadlessGem } from '../../host/cli/headless-gem.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';

/** Distance of the first icon's middle from the upper left corner of a work area, and of two neighbouring icons. */
const FIRST = { x: 44, y: 22 };
const PITCH = { x: 80, y: 46 };
/** Places of the folders on drive C, whose icons stand in the order of their names. */
export const PATIENCE_FOLDER = 1;
export const YUKON_FOLDER = 2;
/** Rows of an alert with an icon (FIDELITY §1.3). */
const LEAST_ALERT_ROWS = 5;
/** A fixed length of the program's files, so that pictures do not change with the core. */
export const PROGRAM_BYTES = 19_279;
/** A path or the name of a file. */
const NAME = /[A-Z]:\\[A-Z0-9\\]*|[A-Z0-9]+\.[A-Z]{3}/;

/** A player at the desktop, who knows where icons and gadgets are. */
export class DesktopVisit {
  readonly headless: HeadlessGem;

  private constructor(headless: HeadlessGem) {
    this.headless = headless;
  }

  static async start(options: HeadlessOptions = {}): Promise<DesktopVisit> {
    const headless = await startHeadless('desktop', { programBytes: PROGRAM_BYTES, ...options });
    if (!(headless instanceof HeadlessGem)) throw new Error('the desktop is none of GEM');
    return new DesktopVisit(headless);
  }

  /** The desktop that runs already. */
  static at(headless: HeadlessGem): DesktopVisit {
    return new DesktopVisit(headless);
  }

  /** Outer rectangle of the topmost window, null where none is open. */
  get window(): Rect | null {
    const { aes } = this.headless.gem;
    return aes.wind_get_top() === 0 ? null : aes.wind_get_current(aes.wind_get_top());
  }

  get work(): Rect {
    const { aes } = this.headless.gem;
    return aes.wind_get_work(aes.wind_get_top());
  }

  /** Title of the topmost window; it stands in the middle of its bar, at any pixel. */
  title(): string {
    const { w: cell } = this.headless.gem.vdi.cell;
    const { x, y, w } = this.#outer();
    const columns = Math.floor(w / cell) - 1;
    const texts = Array.from({ length: cell }, (_, k) => this.headless.textAt(x + k, y + 2, columns));
    const names = texts.map((text) => NAME.exec(text)?.[0] ?? '');
    return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
  }

  /** The line below the title. */
  info(): string {
    const { vdi, aes } = this.headless.gem;
    const { x, y, w } = this.#outer();
    return this.headless.textAt(x + 1, y + aes.box.h + 1, Math.floor((w - 2) / vdi.cell.w)).trim();
  }

  /** A line of a folder that is shown as text. */
  line(row: number): string {
    const { x, y } = this.work;
    const { w, h } = this.headless.gem.vdi.cell;
    return this.headless.textAt(x + w, y + row * h, 24).trimEnd();
  }

  /** Double click on the icon of a drive, or of the trash. */
  async openDesk(item: 'A' | 'C' | 'trash'): Promise<void> {
    const { desktop } = this.headless.gem.aes;
    const x = item === 'C' ? 124 : 44;
    const y = item === 'trash' ? desktop.y + desktop.h - 30 : desktop.y + 30;
    await this.headless.click(x, y, 0, 2);
    await this.rest();
  }

  /** Middle of an icon in the topmost window. */
  icon(column: number, row = 0): { readonly x: number; readonly y: number } {
    const { x, y } = this.work;
    return { x: x + FIRST.x + column * PITCH.x, y: y + FIRST.y + row * PITCH.y };
  }

  async openIcon(column: number, row = 0): Promise<void> {
    const { x, y } = this.icon(column, row);
    await this.headless.click(x, y, 0, 2);
    await this.rest();
  }

  async pressGadget(gadget: 'closer' | 'fuller' | 'down' | 'up'): Promise<void> {
    const { x, y, w, h } = this.#outer();
    const { box } = this.headless.gem.aes;
    const half = { x: Math.floor(box.w / 2), y: Math.floor(box.h / 2) };
    const right = x + w - half.x;
    const places = {
      closer: { x: x + half.x, y: y + half.y },
      fuller: { x: right, y: y + half.y },
      up: { x: right, y: this.work.y + half.y },
      down: { x: right, y: y + h - box.h - half.y },
    };
    await this.headless.click(places[gadget].x, places[gadget].y);
    await this.rest();
  }

  /** Drags the title, or the sizer. */
  async dragGadget(gadget: 'title' | 'sizer', by: { readonly x: number; readonly y: number }): Promise<void> {
    const { x, y, w, h } = this.#outer();
    const from = gadget === 'title' ? { x: x + Math.floor(w / 2), y: y + 5 } : { x: x + w - 4, y: y + h - 4 };
    await this.headless.drag(from.x, from.y, from.x + by.x, from.y + by.y);
    await this.rest();
  }

  /** Whether an alert with an icon, one button "OK" and these lines is on the screen (FIDELITY §1.3). */
  alerts(text: string): boolean {
    const lines = text.split('|');
    const longest = Math.max(...lines.map((line) => line.length));
    const { desktop } = this.headless.gem.aes;
    const { h: cellHeight } = this.headless.gem.vdi.cell;
    const rows = Math.max(lines.length, LEAST_ALERT_ROWS);
    const w = (longest + 7) * 8;
    const h = (rows + 2) * cellHeight + 8;
    const left = Math.floor((desktop.w - w) / 2) + 48;
    const top = desktop.y + Math.floor((desktop.h - h) / 2) + 3;
    return lines.every((line, k) => this.headless.textAt(left, top + k * cellHeight, line.length) === line);
  }

  /** The mouse out of the way. */
  async rest(): Promise<void> {
    const { width, height } = this.headless.machine.display;
    await this.headless.move(width - 20, height - 12);
  }

  #outer(): Rect {
    if (this.window === null) throw new Error('no window is open');
    return this.window;
  }
}
