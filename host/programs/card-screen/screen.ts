import type { Core, GameInfo, Move, View } from '../../core/core.ts';
import type { Gem } from '../../gem/gem.ts';
import { intersect, type Rect } from '../../gem/vdi/rect.ts';
import { CardImages } from '../card-table/card-images.ts';
import type { TableLook, UnfitSheet } from '../card-table/choose-sheet.ts';
import type { FanLayout } from '../card-table/fan.ts';
import type { Caption } from '../card-table/geometry.ts';
import type { PilePlaces } from '../card-table/pick.ts';
import { screenColours } from '../card-table/screen-colours.ts';
import { TableView } from '../card-table/table-view.ts';
import type { CardSheetSource } from '../program.ts';
import { Arrow, routesOf } from './arrow.ts';
import type { ScreenDesign } from './design.ts';
import { Marks } from './marks.ts';
import { captionsOf, Notes } from './notes.ts';
import type { Panel } from './panel.ts';
import { PlaceMarks } from './place-marks.ts';
import { Plates } from './plate.ts';
import { Remark } from './remark.ts';
import { chooseSharedLook, crowded, type GameRoom, type SharedRoom, unfitHere } from './sheets.ts';
import { StatusBar, type StatusFields, statusBarHeight } from './status-bar.ts';
import type { TableOfGame } from './table-room.ts';

/** A window without gadgets: its work area is the whole desktop. */
const NO_GADGETS = 0;

/** What lies on the table of the present game, and how it is painted. */
interface LaidOut {
  readonly look: TableLook;
  readonly table: TableView;
  readonly notes: Notes;
  readonly marks: PlaceMarks;
  readonly panel: Panel | null;
  readonly remark: Remark;
}

/** What the screen is made of. */
interface ScreenParts {
  readonly gem: Gem;
  readonly core: Core;
  readonly sheets: CardSheetSource;
  readonly design: ScreenDesign;
  readonly plates: Plates;
  /** Below the table, null where the design has none. */
  readonly bar: StatusBar | null;
}

/**
 * The table of a program on a ground of its own, which covers the whole work area: the piles, the notes beside them, the
 * arrow of a hint. It draws what it is given and decides nothing.
 */
export class CardScreen {
  readonly #parts: ScreenParts;
  readonly #window: number;
  #laidOut: LaidOut;
  #view: View;
  #arrow: Arrow | null = null;

  private constructor(parts: ScreenParts, laidOut: LaidOut) {
    const { aes } = parts.gem;
    const outer = aes.wind_calc('WC_BORDER', NO_GADGETS, aes.desktop);
    this.#parts = parts;
    this.#laidOut = laidOut;
    this.#view = parts.core.view();
    this.#window = aes.wind_create(NO_GADGETS, outer);
    aes.wind_open(this.#window, outer);
  }

  /**
   * Covers the work area with the table of the game that the core plays. Nothing is drawn before {@link redraw}, for which
   * the AES asks with WM_REDRAW.
   *
   * @returns null when no sheet has cards for this game on this screen
   */
  static open(gem: Gem, core: Core, sheets: CardSheetSource, design: ScreenDesign): CardScreen | null {
    const bar = design.statusBar === true ? new StatusBar(gem, gem.aes.desktop) : null;
    const parts = { gem, core, sheets, design, plates: new Plates(gem.vdi), bar };
    const laidOut = layOut(parts);
    return laidOut === null ? null : new CardScreen(parts, laidOut);
  }

  /** Handle of its window: WM_REDRAW names it. */
  get window(): number {
    return this.#window;
  }

  /**
   * Lays the table out anew: the core plays another game. Arrow and remark are taken away; the caller redraws.
   *
   * @returns false, and nothing changes, when no sheet has cards for that game
   */
  layOut(): boolean {
    const laidOut = layOut(this.#parts);
    if (laidOut === null) return false;
    this.#arrow = null;
    this.#laidOut = laidOut;
    this.#view = this.#parts.core.view();
    return true;
  }

  /** Takes the best cards there are now; returns whether they are others than before, as {@link layOut} takes them. */
  takeSheets(): boolean {
    const look = chooseSharedLook(this.#parts.sheets, roomOf(this.#parts));
    return look !== null && look.sheet.sheet !== this.#laidOut.look.sheet.sheet && this.layOut();
  }

  /** Name of the sheet that the cards come from. */
  get sheetName(): string {
    return this.#laidOut.look.sheet.name;
  }

  /** Number of the backs on that sheet. */
  get backCount(): number {
    return this.#laidOut.look.sheet.sheet.backs.length;
  }

  /** The user's sheets that the present game cannot show. */
  unfitSheets(): readonly UnfitSheet[] {
    return unfitHere(this.#parts.sheets, roomOf(this.#parts), this.#laidOut.look);
  }

  /** Places of all piles as the last view had them, by pile index. */
  places(): readonly PilePlaces[] {
    return this.#laidOut.table.places();
  }

  /** Draws what changed since the last view. An arrow that is shown belongs to that view and is taken away first. */
  show(view: View): void {
    this.hideArrow();
    this.#change(view);
  }

  /** Draws everything inside a rectangle that the AES asks for, or the whole table. */
  redraw(view: View, area?: Rect): void {
    const { table, notes, marks, panel, remark } = this.#laidOut;
    const visible = this.#visible(area);
    if (area === undefined) {
      this.#view = view;
      notes.take(view);
      marks.take(view);
      panel?.take(view);
      table.redraw(view, visible);
      remark.makeWay(this.#taken());
    } else {
      this.#change(view);
      table.repaint(area, visible);
    }
    this.#paintAbove(visible);
  }

  /** Shows the arrow of a hint: from the cards that travel to the place they go to. */
  showArrow(move: Move): void {
    this.hideArrow();
    const routes = routesOf(this.#view, this.places(), move);
    if (routes.length === 0) return;
    this.#arrow = new Arrow(this.#parts.gem, routes, this.#laidOut.look.geometry.card);
    this.#paintAbove(this.#visible());
  }

  /** Takes the arrow away. */
  hideArrow(): void {
    if (this.#arrow === null) return;
    const { area } = this.#arrow;
    this.#arrow = null;
    this.#repaint(area);
  }

  /** Shows held cards in inverse, and the second time as before. */
  invert(cards: Rect): void {
    this.#laidOut.table.invert(cards, this.#visible());
  }

  /** Writes one passive line where the table has room for it; an empty text takes it away. */
  setRemark(text: string): void {
    for (const area of this.#laidOut.remark.take(text, this.#taken())) this.#repaint(area);
  }

  /** What stands in the bar below the table. */
  setStatus(fields: StatusFields): void {
    const { bar } = this.#parts;
    if (bar?.take(fields) === true) this.#paintAbove(this.#visible(bar.area));
  }

  /** Where the button in the bar or on the panel is, null where there is none. */
  get button(): Rect | null {
    return this.#parts.bar?.button ?? this.#laidOut.panel?.button ?? null;
  }

  close(): void {
    this.#parts.gem.aes.wind_close(this.#window);
    this.#parts.gem.aes.wind_delete(this.#window);
  }

  /** Takes over a view and draws what differs from the last one. */
  #change(view: View): void {
    const { table, notes, marks, panel, remark } = this.#laidOut;
    const visible = this.#visible();
    this.#view = view;
    const changed = [...notes.take(view), ...(panel?.take(view) ?? [])];
    const marked = marks.take(view);
    table.update(view, visible);
    changed.push(...marked.map((pile) => this.places()[pile].first));
    for (const area of [...changed, ...remark.makeWay(this.#taken())]) table.repaint(area, visible);
    this.#paintAbove(visible);
  }

  /** Rectangles of the cards, of the notes and of the panel. */
  #taken(): readonly Rect[] {
    const { notes, panel } = this.#laidOut;
    return [...notes.areas, ...(panel?.areas ?? []), ...this.places().flatMap(({ cards }) => cards)];
  }

  #repaint(area: Rect): void {
    const visible = this.#visible(area);
    this.#laidOut.table.repaint(area, visible);
    this.#paintAbove(visible);
  }

  /** What lies over the cards. */
  #paintAbove(visible: readonly Rect[]): void {
    const { vdi } = this.#parts.gem;
    for (const part of visible) {
      vdi.vs_clip(part);
      this.#laidOut.remark.paint();
      this.#parts.bar?.paint();
      this.#arrow?.paint();
    }
    vdi.vs_clip(null);
  }

  /** The visible parts of the window, or of a rectangle of it. */
  #visible(area?: Rect): readonly Rect[] {
    const parts = this.#parts.gem.aes.wind_rects(this.#window);
    if (area === undefined) return parts;
    return parts.flatMap((part) => intersect(part, area) ?? []);
  }
}

/** Room for the present game and for all games of the program. */
function roomOf(parts: ScreenParts): SharedRoom {
  const { gem, core, plates, design } = parts;
  const roomFor = (game: GameInfo): GameRoom => {
    const layouts = layoutsOf(parts, game);
    const setting = design.settingOf(game.id);
    const room = { layouts, area: areaOf(parts), planes: gem.vdi.planes };
    const between = setting.panel?.height(plates) ?? 0;
    const captions = (tight: boolean): readonly Caption[] =>
      captionsOf(plates, setting, { game, layouts, tight }).map((caption) => {
        const isBelow = setting.panel?.isAbove(caption.pile, game) === true;
        return isBelow ? { ...caption, above: Math.max(caption.above, between) } : caption;
      });
    return {
      apart: { ...room, needs: { ...setting.needs, captions: captions(false), between } },
      tight: crowded({ ...room, needs: { ...setting.needs, captions: captions(true), between } }, setting.overlap),
    };
  };
  return { present: roomFor(core.view().game), all: design.games(core.games).map(roomFor) };
}

/** Where the piles of a game lie. */
function layoutsOf({ core, design }: ScreenParts, game: GameInfo): readonly FanLayout[] {
  const layouts = core.layout(game.id);
  return design.settingOf(game.id).arrange?.(layouts, game, core.view().packet) ?? layouts;
}

/** What the table has of the desktop. */
function areaOf({ gem, bar }: ScreenParts): Rect {
  const { desktop } = gem.aes;
  return bar === null ? desktop : { ...desktop, h: desktop.h - statusBarHeight(gem) };
}

/** The table of the game that the core plays, null when no sheet has cards for it. */
function layOut(parts: ScreenParts): LaidOut | null {
  const { gem, core, sheets, plates, design } = parts;
  const look = chooseSharedLook(sheets, roomOf(parts));
  if (look === null) return null;
  const view = core.view();
  const { game } = view;
  const setting = design.settingOf(game.id);
  const layouts = layoutsOf(parts, game);
  const onTable: TableOfGame = { game, geometry: look.geometry, layouts };
  const notes = new Notes(plates, setting.notes, onTable);
  const panel = setting.panel?.open(plates, onTable) ?? null;
  const images = new CardImages(look.sheet.sheet, screenColours(gem));
  const marks = new PlaceMarks(new Marks(gem.vdi, images.size), setting, view);
  const ground = design.groundOf(gem, onTable);
  const table = new TableView(
    gem.vdi,
    layouts,
    { images, geometry: look.geometry },
    (area) => {
      ground(area);
      notes.paint(area);
      panel?.paint(area);
    },
    (pile, place) => marks.paint(pile, place),
  );
  table.chooseBack(0, setting.backs?.(game));
  return { look, table, notes, marks, panel, remark: new Remark(plates, onTable) };
}
