import type { View } from '../../../core/core.ts';
import { intersect, type Rect } from '../../../gem/vdi/rect.ts';
import type { Panel, PanelSpec } from '../../card-screen/panel.ts';
import type { Plates } from '../../card-screen/plate.ts';
import type { TableOfGame } from '../../card-screen/table-room.ts';
import { columnsOf } from './halves.ts';
import { SEATS } from './seats.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
/** The frame of a plate, and the white edge of its button on black. */
const FRAME = 1;
/** Free pixels between a plate and the cards above and below. */
const GAP = 2;
/** Free pixels at the ends of a plate. */
const MARGIN = 4;
/** The right arrow of the character set of the ST: it points at the player on turn. */
const ARROW = '\u0003 ';
/** Blanks between two texts of a plate. */
const BETWEEN = 2;

/** What stands on the plate of a player. */
export interface PlateText {
  readonly name: string;
  /** What stands at the right: the first of these that has room. */
  readonly facts: readonly string[];
  /** The player is on turn. */
  readonly active: boolean;
  /** Word of the button, null where there is none. */
  readonly button: string | null;
}

export type PlateTexts = (view: View) => readonly [PlateText, PlateText];

const NOTHING: PlateText = { name: '', facts: [], active: false, button: null };

/** The plates above the columns of both players: who plays them, who is on turn, how many cards each has laid off. */
export function namePlates(texts: PlateTexts): PanelSpec {
  return {
    isAbove: (pile, { pileRoles }) => pileRoles[pile] === 'tableau',
    height: (plates) => plateHeight(plates) + 2 * GAP,
    open: (plates, table) => new NamePlates(plates, table, texts),
  };
}

function plateHeight(plates: Plates): number {
  return plates.lineHeight + 2 * FRAME;
}

/** The strips above the columns of both players; where columns cover each other, the plates do not. */
function plateAreas(plates: Plates, table: TableOfGame): readonly Rect[] {
  const h = plateHeight(plates);
  const [left, right] = SEATS.map((seat) => columnsOf(table, seat));
  const y = left.y - GAP - h;
  const most = right.x - GAP - left.x;
  return [
    { x: left.x, y, w: Math.min(left.w, most), h },
    { x: right.x, y, w: right.w, h },
  ];
}

class NamePlates implements Panel {
  readonly areas: readonly Rect[];
  readonly #plates: Plates;
  readonly #texts: PlateTexts;
  #shown: readonly PlateText[] = [NOTHING, NOTHING];

  constructor(plates: Plates, table: TableOfGame, texts: PlateTexts) {
    this.#plates = plates;
    this.#texts = texts;
    this.areas = plateAreas(plates, table);
  }

  get button(): Rect | null {
    return (
      this.areas.map((area, seat) => this.#buttonOn(area, this.#shown[seat])).find((rect) => rect !== null) ?? null
    );
  }

  take(view: View): readonly Rect[] {
    const before = this.#shown;
    this.#shown = this.#texts(view);
    return this.areas.filter((_, seat) => !sameText(before[seat], this.#shown[seat]));
  }

  paint(part: Rect): void {
    for (const seat of SEATS) {
      if (intersect(this.areas[seat], part) !== null) this.#paintPlate(this.areas[seat], this.#shown[seat]);
    }
  }

  #paintPlate(area: Rect, text: PlateText): void {
    const plates = this.#plates;
    const { x, y, w, h } = area;
    const [paper, ink] = text.active ? [BLACK_PEN, WHITE_PEN] : [WHITE_PEN, BLACK_PEN];
    plates.fill(area, BLACK_PEN);
    plates.fill({ x: x + FRAME, y: y + FRAME, w: w - 2 * FRAME, h: h - 2 * FRAME }, paper);
    const name = (text.active ? ARROW : '') + text.name;
    plates.write(name, { x: x + MARGIN, y: y + FRAME }, ink);
    const button = this.#buttonOn(area, text);
    const end = (button?.x ?? x + w) - MARGIN;
    const free = Math.floor((end - x - MARGIN) / plates.charWidth) - name.length - BETWEEN;
    const facts = text.facts.find(({ length }) => length <= free) ?? '';
    plates.write(facts, { x: end - facts.length * plates.charWidth, y: y + FRAME }, ink);
    if (button === null) return;
    plates.fill(button, WHITE_PEN);
    plates.write(text.button ?? '', { x: button.x + plates.charWidth, y: y + FRAME }, BLACK_PEN);
  }

  #buttonOn({ x, y, w, h }: Rect, { button }: PlateText): Rect | null {
    if (button === null) return null;
    const width = (button.length + 2) * this.#plates.charWidth;
    return { x: x + w - width - FRAME, y: y + FRAME, w: width, h: h - 2 * FRAME };
  }
}

function sameText(a: PlateText, b: PlateText): boolean {
  return a.name === b.name && a.active === b.active && a.button === b.button && a.facts.join() === b.facts.join();
}
