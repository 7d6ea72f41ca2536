import type { Core, View } from '../../core/core.ts';
import { WIND_KIND } from '../../gem/aes/window.ts';
import type { Gem } from '../../gem/gem.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { CardImages } from '../card-table/card-images.ts';
import { chooseSheet, type SheetLimits, sheetFits } from '../card-table/choose-sheet.ts';
import { type CardSize, layOutTable, type TableGeometry } from '../card-table/geometry.ts';
import type { PilePlaces } from '../card-table/pick.ts';
import { TableView } from '../card-table/table-view.ts';
import type { CardSheetSource, NamedSheet } from '../program.ts';

/** Interior and pattern of the table's ground: a sparse grid of dots behind the white cards. */
const GROUND = { interior: 2, style: 2 } as const;
const SOLID = { interior: 1, style: 0 } as const;
const REPLACE = 1;
const TRANSPARENT = 2;
const BLACK_PEN = 1;
const WHITE_PEN = 0;
/** Left edge of the money and of the remark beside it, in character cells. */
const MONEY_COLUMN = 1;
const REMARK_COLUMN = 20;
/** The icon that the window shrinks to, and its distance from the edges, in pixels. */
const ICON_SIZE = 72;
const ICON_GAP = 8;

/** What stands in the line below the table. */
export interface StatusLine {
  /** Dollars or time, bottom left (manual, "Zeitspiel"). */
  readonly result: string;
  readonly remark: string;
}

/** Yukon's window: title, table, status line. It draws what it is given and decides nothing. */
export class YukonScreen {
  readonly #gem: Gem;
  readonly #core: Core;
  readonly #sheets: CardSheetSource;
  readonly #window: number;
  #geometry: TableGeometry;
  #table: TableView;
  #sheet: NamedSheet;
  #status: StatusLine = { result: '', remark: '' };

  private constructor(
    gem: Gem,
    core: Core,
    sheets: CardSheetSource,
    look: { window: number; sheet: NamedSheet; geometry: TableGeometry },
  ) {
    this.#gem = gem;
    this.#core = core;
    this.#sheets = sheets;
    this.#window = look.window;
    this.#sheet = look.sheet;
    this.#geometry = look.geometry;
    this.#table = new TableView(gem.vdi, core.layout(), this.#look(), (area) => this.#paintGround(area));
  }

  /**
   * Opens the window over the whole desktop with the best cards there are.
   *
   * @returns null when no sheet fits this screen; nothing is open then
   */
  static open(gem: Gem, core: Core, sheets: CardSheetSource, title: string): YukonScreen | null {
    const window = gem.aes.wind_create(WIND_KIND.NAME | WIND_KIND.CLOSER | WIND_KIND.MOVER, gem.aes.desktop);
    gem.aes.wind_set_name(window, title);
    gem.aes.wind_open(window, gem.aes.desktop);
    const area = tableArea(gem, window);
    const found = bestLook(core, sheets, gem.vdi.planes, area);
    if (found === null) {
      gem.aes.wind_close(window);
      gem.aes.wind_delete(window);
      return null;
    }
    return new YukonScreen(gem, core, sheets, { window, ...found });
  }

  get window(): number {
    return this.#window;
  }

  get sheetName(): string {
    return this.#sheet.name;
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

  setStatus(status: StatusLine): void {
    if (status.result === this.#status.result && status.remark === this.#status.remark) return;
    this.#status = status;
    this.#paintStatus(this.#visible());
  }

  /** Takes the best cards there are now; returns whether they are others than before. The caller redraws. */
  takeSheets(): boolean {
    const found = bestLook(this.#core, this.#sheets, this.#gem.vdi.planes, tableArea(this.#gem, this.#window));
    if (found === null || found.sheet.sheet === this.#sheet.sheet) return false;
    this.#sheet = found.sheet;
    this.#geometry = found.geometry;
    this.#table.changeLook(this.#look());
    return true;
  }

  /** Names of the user's sheets that this screen cannot show. */
  unfitSheets(): readonly string[] {
    const limits = limitsFor(this.#core, this.#gem.vdi.planes, tableArea(this.#gem, this.#window));
    return this.#sheets
      .sheets()
      .filter((candidate) => candidate.fromUser && !sheetFits(candidate, limits))
      .map((candidate) => candidate.name);
  }

  /** Moves the window; the table moves along. The caller redraws. */
  moveTo(rect: Rect): void {
    this.#gem.aes.wind_set_current(this.#window, rect);
    this.#follow();
  }

  /** Shrinks the window to an icon at the lower left (manual, "Tips und Hinweise"). The caller redraws. */
  iconify(name: string): void {
    const { aes } = this.#gem;
    const y = aes.desktop.y + aes.desktop.h - ICON_SIZE - ICON_GAP;
    aes.wind_set_name(this.#window, name);
    aes.wind_set_iconify(this.#window, { x: ICON_GAP, y, w: ICON_SIZE, h: ICON_SIZE });
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
      this.#fill(work, SOLID, WHITE_PEN);
      this.#table.paintBack({ x: work.x + Math.trunc((work.w - this.#geometry.card.w) / 2), y: work.y });
    }
    this.#gem.vdi.vs_clip(null);
  }

  #follow(): void {
    const geometry = layOutTable(this.#core.layout(), tableArea(this.#gem, this.#window), this.#geometry.card);
    if (geometry === null) return;
    this.#geometry = geometry;
    this.#table.changeLook(this.#look());
  }

  close(): void {
    this.#gem.aes.wind_close(this.#window);
    this.#gem.aes.wind_delete(this.#window);
  }

  #look(): { images: CardImages; geometry: TableGeometry } {
    return { images: new CardImages(this.#sheet.sheet, this.#gem.vdi.planes), geometry: this.#geometry };
  }

  #visible(): readonly Rect[] {
    return this.#gem.aes.wind_rects(this.#window);
  }

  #paintGround(area: Rect): void {
    this.#fill(area, GROUND, BLACK_PEN);
  }

  #paintStatus(visible: readonly Rect[]): void {
    const { vdi, aes } = this.#gem;
    const work = aes.wind_get_work(this.#window);
    const y = work.y + work.h - statusHeight(this.#gem);
    for (const clip of visible) {
      vdi.vs_clip(clip);
      this.#fill({ x: work.x, y, w: work.w, h: work.y + work.h - y }, SOLID, WHITE_PEN);
      vdi.vswr_mode(REPLACE);
      vdi.vsl_color(BLACK_PEN);
      vdi.v_pline([work.x, y, work.x + work.w - 1, y]);
      vdi.vswr_mode(TRANSPARENT);
      vdi.vst_color(BLACK_PEN);
      vdi.vst_effects(0);
      vdi.v_gtext(work.x + MONEY_COLUMN * vdi.cell.w, y + 1, this.#status.result);
      vdi.v_gtext(work.x + REMARK_COLUMN * vdi.cell.w, y + 1, this.#status.remark);
    }
    vdi.vs_clip(null);
  }

  #fill(area: Rect, look: { readonly interior: 1 | 2; readonly style: number }, pen: number): void {
    const { vdi } = this.#gem;
    vdi.vswr_mode(REPLACE);
    vdi.vsf_interior(look.interior);
    vdi.vsf_style(look.style);
    vdi.vsf_color(pen);
    vdi.vr_recfl(area);
  }
}

/** Height of the status line: a rule and a line of text. */
function statusHeight(gem: Gem): number {
  return gem.vdi.cell.h + 2;
}

/** The work area above the status line. */
function tableArea(gem: Gem, window: number): Rect {
  const work = gem.aes.wind_get_work(window);
  return { ...work, h: work.h - statusHeight(gem) };
}

/** The largest cards whose table fits the area. */
function largestCard(core: Core, area: Rect): CardSize {
  const layouts = core.layout();
  let w = 1;
  let h = 1;
  while (layOutTable(layouts, area, { w: w + 1, h }) !== null) w++;
  while (layOutTable(layouts, area, { w, h: h + 1 }) !== null) h++;
  return { w, h };
}

function limitsFor(core: Core, planes: number, area: Rect): SheetLimits {
  return { planes, largest: largestCard(core, area) };
}

function bestLook(
  core: Core,
  sheets: CardSheetSource,
  planes: number,
  area: Rect,
): { sheet: NamedSheet; geometry: TableGeometry } | null {
  const sheet = chooseSheet(sheets, limitsFor(core, planes, area));
  if (sheet === null) return null;
  const geometry = layOutTable(core.layout(), area, { w: sheet.sheet.cellWidth, h: sheet.sheet.cellHeight });
  return geometry === null ? null : { sheet, geometry };
}
