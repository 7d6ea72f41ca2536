import type { Core, View } from '../../core/core.ts';
import { WIND_KIND } from '../../gem/aes/window.ts';
import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { CardImages } from '../card-table/card-images.ts';
import {
  chooseLook,
  type TableLook,
  type TableRoom,
  type UnfitSheet,
  unfitSheets,
} from '../card-table/choose-sheet.ts';
import { layOutTable, type TableGeometry } from '../card-table/geometry.ts';
import { type Ground, groundFor, paintGround } from '../card-table/ground.ts';
import type { PilePlaces } from '../card-table/pick.ts';
import { screenColours } from '../card-table/screen-colours.ts';
import { TableView } from '../card-table/table-view.ts';
import type { CardSheetSource } from '../program.ts';

const SOLID_LINE = 1;
const BLACK_PEN = 1;
const WHITE_PEN = 0;
/** Distance of money and remark from the edges of the window, in character cells. */
const STATUS_MARGIN = 1;
/** What the window has around its work area. */
const GADGETS = WIND_KIND.NAME | WIND_KIND.CLOSER | WIND_KIND.MOVER;
/** The icon that the window shrinks to: its width in pixels, its height in character cells. */
const ICON_WIDTH = 72;
const ICON_CELLS = 4.5;
/** Distance of the icon from the left edge in pixels, from the lower one in character cells. */
const ICON_LEFT = 8;
const ICON_CELLS_BELOW = 0.5;

/** What stands in the line below the table. */
export interface StatusLine {
  /** Dollars or time, bottom left (manual, "Zeitspiel"). */
  readonly result: string;
  /** Bottom right. */
  readonly remark: string;
}

/** Yukon's window: title, table, status line. It draws what it is given and decides nothing. */
export class YukonScreen {
  readonly #gem: Gem;
  readonly #core: Core;
  readonly #sheets: CardSheetSource;
  readonly #window: number;
  readonly #ground: Ground;
  /** Outer rectangle of the window, also while it is an icon. */
  #outer: Rect;
  #look: TableLook;
  #table: TableView;
  #status: StatusLine = { result: '', remark: '' };

  private constructor(gem: Gem, core: Core, sheets: CardSheetSource, look: TableLook) {
    this.#gem = gem;
    this.#core = core;
    this.#sheets = sheets;
    this.#outer = gem.aes.desktop;
    this.#look = look;
    this.#ground = groundFor(gem);
    this.#window = gem.aes.wind_create(GADGETS, this.#outer);
    this.#table = new TableView(gem.vdi, core.layout(), this.#tableLook(), (area) => this.#paintGround(area));
  }

  /**
   * Opens the window over the whole desktop with the best cards there are.
   *
   * @returns null when no sheet fits this screen
   */
  static open(gem: Gem, core: Core, sheets: CardSheetSource, title: string): YukonScreen | null {
    const look = chooseLook(sheets, tableRoom(gem, core, gem.aes.desktop));
    if (look === null) return null;
    const screen = new YukonScreen(gem, core, sheets, look);
    screen.setTitle(title);
    gem.aes.wind_open(screen.#window, screen.#outer);
    return screen;
  }

  places(): readonly PilePlaces[] {
    return this.#table.places();
  }

  setTitle(title: string): void {
    this.#gem.aes.wind_set_name(this.#window, title);
  }

  setBack(back: number): void {
    this.#table.chooseBack(back);
  }

  /** Draws what changed since the last view. */
  show(view: View): void {
    this.#table.update(view, this.#visible());
  }

  /** Draws everything inside a rectangle that the AES asks for, or the whole window. */
  redraw(view: View): void {
    const visible = this.#visible();
    this.#table.redraw(view, visible);
    this.#paintStatus(visible);
  }

  /** Shows held cards in inverse, and the second time as before. */
  invert(cards: Rect): void {
    this.#table.invert(cards, this.#visible());
  }

  setStatus(status: StatusLine): void {
    if (status.result === this.#status.result && status.remark === this.#status.remark) return;
    this.#status = status;
    this.#paintStatus(this.#visible());
  }

  /** Takes the best cards there are now; returns whether they are others than before. The caller redraws. */
  takeSheets(): boolean {
    const look = chooseLook(this.#sheets, this.#room());
    if (look === null || look.sheet.sheet === this.#look.sheet.sheet) return false;
    this.#look = look;
    this.#table.changeLook(this.#tableLook());
    return true;
  }

  /** Name of the sheet that the cards come from. */
  get sheetName(): string {
    return this.#look.sheet.name;
  }

  /** The user's sheets that this screen cannot show. */
  unfitSheets(): readonly UnfitSheet[] {
    return unfitSheets(this.#sheets, this.#room());
  }

  /** Moves the window, and the table with it, or the icon. The caller redraws. */
  moveTo(rect: Rect): void {
    const { aes } = this.#gem;
    aes.wind_set_current(this.#window, rect);
    if (aes.wind_get_iconified(this.#window)) return;
    this.#outer = rect;
    const { layouts, area } = this.#room();
    const geometry = layOutTable(layouts, area, this.#look.geometry.card);
    if (geometry === null) return;
    this.#look = { ...this.#look, geometry };
    this.#table.changeLook(this.#tableLook());
  }

  /** Shrinks the window to an icon at the lower left (manual, "Tips und Hinweise"). The caller redraws. */
  iconify(name: string): void {
    const { aes, vdi } = this.#gem;
    const h = ICON_CELLS * vdi.cell.h;
    const y = aes.desktop.y + aes.desktop.h - h - ICON_CELLS_BELOW * vdi.cell.h;
    aes.wind_set_name(this.#window, name);
    aes.wind_set_iconify(this.#window, { x: ICON_LEFT, y, w: ICON_WIDTH, h });
  }

  /** Gives the window its size and its title back. The caller redraws. */
  uniconify(title: string): void {
    this.#gem.aes.wind_set_uniconify(this.#window);
    this.setTitle(title);
  }

  /** The icon: the back that lies on the cards. */
  redrawIcon(): void {
    const work = this.#gem.aes.wind_get_work(this.#window);
    for (const clip of this.#visible()) {
      this.#gem.vdi.vs_clip(clip);
      this.#whiten(work);
      this.#table.paintBack({ x: work.x + Math.trunc((work.w - this.#look.geometry.card.w) / 2), y: work.y });
    }
    this.#gem.vdi.vs_clip(null);
  }

  close(): void {
    this.#gem.aes.wind_close(this.#window);
    this.#gem.aes.wind_delete(this.#window);
  }

  #tableLook(): { images: CardImages; geometry: TableGeometry } {
    const images = new CardImages(this.#look.sheet.sheet, screenColours(this.#gem));
    return { images, geometry: this.#look.geometry };
  }

  #room(): TableRoom {
    return tableRoom(this.#gem, this.#core, this.#outer);
  }

  #visible(): readonly Rect[] {
    return this.#gem.aes.wind_rects(this.#window);
  }

  #paintGround(area: Rect): void {
    paintGround(this.#gem, this.#ground, area);
  }

  #paintStatus(visible: readonly Rect[]): void {
    const { vdi, aes } = this.#gem;
    const work = aes.wind_get_work(this.#window);
    const y = work.y + work.h - statusHeight(this.#gem);
    const { result, remark } = this.#status;
    const remarkColumn = Math.floor(work.w / vdi.cell.w) - STATUS_MARGIN - remark.length;
    for (const clip of visible) {
      vdi.vs_clip(clip);
      this.#whiten({ x: work.x, y, w: work.w, h: work.y + work.h - y });
      vdi.vswr_mode(WRITING_MODE.replace);
      vdi.vsl_color(BLACK_PEN);
      vdi.vsl_type(SOLID_LINE);
      vdi.v_pline([work.x, y, work.x + work.w - 1, y]);
      vdi.vswr_mode(WRITING_MODE.transparent);
      vdi.vst_color(BLACK_PEN);
      vdi.vst_effects(0);
      vdi.v_gtext(work.x + STATUS_MARGIN * vdi.cell.w, y + 1, result);
      vdi.v_gtext(work.x + remarkColumn * vdi.cell.w, y + 1, remark);
    }
    vdi.vs_clip(null);
  }

  #whiten(area: Rect): void {
    const { vdi } = this.#gem;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(WHITE_PEN);
    vdi.vr_recfl(area);
  }
}

/** Height of the status line: a rule and a line of text. */
function statusHeight(gem: Gem): number {
  return gem.vdi.cell.h + 2;
}

/** Everything above the status line of a window with this outer rectangle. */
function tableRoom(gem: Gem, core: Core, outer: Rect): TableRoom {
  const work = gem.aes.wind_calc('WC_WORK', GADGETS, outer);
  return { layouts: core.layout(), area: { ...work, h: work.h - statusHeight(gem) }, planes: gem.vdi.planes };
}
