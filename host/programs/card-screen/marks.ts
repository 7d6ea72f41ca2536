import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Mfdb } from '../../gem/vdi/mfdb.ts';
import { formOfRaster } from '../../gem/vdi/raster-form.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';
import type { CardSize } from '../card-table/geometry.ts';
import { outlineOf, padded, pipField, widened } from './pips.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
const RED_PEN = 2;
const FIRST_RED_SUIT = 2;
/** Size of a pip alone in an empty place, and of one beside a rank, in parts of the card. */
const ALONE = { w: 0.5, h: 0.44 };
const BESIDE_RANK = { w: 0.34, h: 0.3 };
/** Height of a rank from its base line, in parts of the card. */
const RANK_HEIGHT = 0.45;
/** Middle of a rank and of the pip beside it, in parts of the card's width. */
const RANK_AT = 0.3;
const PIP_AT = 0.68;
/** White around a rank. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** What an empty place shows: a suit, the rank that opens it, or both. */
export interface Mark {
  /** 0 ♣, 1 ♠, 2 ♥, 3 ♦. */
  readonly suit: number | null;
  /** As it stands on the cards. */
  readonly rank: string | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pip for this screen: what is painted in its colour, and white around and within it. */
interface Pip {
  readonly paper: Mfdb;
  readonly ink: Mfdb;
  readonly pen: number;
}

/** Paints the marks of empty places for cards of one size. */
export class Marks {
  readonly #vdi: Workstation;
  readonly #card: CardSize;
  readonly #pips = new Map<string, Pip>();

  constructor(vdi: Workstation, card: CardSize) {
    this.#vdi = vdi;
    this.#card = card;
  }

  /** Paints a mark into a place, within the clipping that is set. */
  paint({ suit, rank }: Mark, place: Rect): void {
    const [left, middle, right] = [RANK_AT, 0.5, PIP_AT].map((across) => pointIn(place, across));
    if (rank !== null) this.#paintRank(rank, suit === null ? middle : left);
    if (suit !== null) this.#paintPip(suit, rank === null ? ALONE : BESIDE_RANK, rank === null ? middle : right);
  }

  #paintRank(rank: string, middle: Point): void {
    const vdi = this.#vdi;
    const { cellWidth, cellHeight } = vdi.vst_height(Math.round(this.#card.h * RANK_HEIGHT));
    const x = middle.x - Math.floor((rank.length * cellWidth) / 2);
    const y = middle.y - Math.floor(cellHeight / 2);
    vdi.vswr_mode(WRITING_MODE.transparent);
    vdi.vst_effects(0);
    vdi.vst_color(WHITE_PEN);
    for (const [dx, dy] of AROUND) vdi.v_gtext(x + dx, y + dy, rank);
    vdi.vst_color(BLACK_PEN);
    vdi.v_gtext(x, y, rank);
    vdi.vst_point(vdi.points);
  }

  #paintPip(suit: number, size: { readonly w: number; readonly h: number }, middle: Point): void {
    const width = Math.round(this.#card.w * size.w) | 1;
    const height = Math.round(this.#card.h * size.h) | 1;
    const { paper, ink, pen } = this.#pip(suit, width, height);
    const all = { x: 0, y: 0, w: paper.width, h: paper.height };
    const at = { x: middle.x - (paper.width >> 1), y: middle.y - (paper.height >> 1) };
    this.#vdi.vrt_cpyfm(WRITING_MODE.transparent, all, at, paper, [WHITE_PEN, WHITE_PEN]);
    this.#vdi.vrt_cpyfm(WRITING_MODE.transparent, all, at, ink, [pen, WHITE_PEN]);
  }

  #pip(suit: number, width: number, height: number): Pip {
    const key = `${suit} ${width} ${height}`;
    const known = this.#pips.get(key);
    if (known !== undefined) return known;
    const field = padded(pipField(suit, width, height), 1);
    const red = suit >= FIRST_RED_SUIT;
    const hollow = red && this.#vdi.planes === 1;
    const pip = {
      paper: formOfRaster(widened(field), 1),
      ink: formOfRaster(hollow ? outlineOf(field) : field, 1),
      pen: red && !hollow ? RED_PEN : BLACK_PEN,
    };
    this.#pips.set(key, pip);
    return pip;
  }
}

/** The point half way down a place, so far across it. */
function pointIn({ x, y, w, h }: Rect, across: number): Point {
  return { x: x + Math.floor(w * across), y: y + (h >> 1) };
}
