import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR, type FillInterior } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import type { Workstation } from '../../gem/vdi/workstation.ts';
import type { Ground } from '../card-table/ground.ts';
import { nearestPen, screenColours } from '../card-table/screen-colours.ts';
import type { Points } from './ground-curve.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
const GREEN_PEN = 3;
const SOLID_LINE = 1;
/** Patterns of the VDI: every second pixel, three of four; its hatch of crossed thin lines. */
const HALF = 4;
const THREE_QUARTERS = 6;
const CROSSED = 3;
const ONE_PLANE = 1;
const EIGHT_PLANES = 8;
/** The felt of 256 colours in shade and in light. */
const DARK_FELT = 0x005500;
const LIGHT_FELT = 0x229922;

/** A fill of the VDI in one colour, over a paper of another or over what is there. */
interface Fill {
  readonly paper: number | null;
  readonly ink: number;
  readonly interior: FillInterior;
  readonly style: number;
}

/**
 * What figures in the ground are drawn with: areas in light and in shade, crossed bars, thin lines. In colour they keep to
 * the tones of the felt. Everything is drawn within the clipping that is set.
 */
export class Brush {
  readonly #vdi: Workstation;
  readonly #plain: Fill;
  readonly #shade: Fill;
  readonly #light: Fill;
  readonly #iron: Fill;

  /** @param ground what the figures stand out from */
  constructor(gem: Gem, ground: Ground) {
    const lightPen = lightPenFor(gem);
    const plainFelt = ground.pattern === null;
    this.#vdi = gem.vdi;
    this.#plain = fillOf(ground);
    this.#shade = fillOf(shadeFor(gem));
    this.#light = fillOf({ paper: lightPen, pattern: null });
    this.#iron = {
      paper: plainFelt ? null : lightPen,
      ink: plainFelt ? lightPen : BLACK_PEN,
      interior: FILL_INTERIOR.hatch,
      style: CROSSED,
    };
  }

  /** A polygon in light with an outline. */
  light(points: Points): void {
    this.#fill(points, this.#light);
    this.#outline(points);
  }

  /** A polygon in shade with an outline. */
  shade(points: Points): void {
    this.#fill(points, this.#shade);
    this.#outline(points);
  }

  /** A polygon of crossed bars with an outline. */
  iron(points: Points): void {
    this.#fill(points, this.#iron);
    this.#outline(points);
  }

  /** An outlined polygon through which the ground is seen. */
  opening(points: Points): void {
    this.#fill(points, this.#plain);
    this.#outline(points);
  }

  /** A thin dark line through points. */
  line(points: Points): void {
    const vdi = this.#vdi;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsl_type(SOLID_LINE);
    vdi.vsl_width(1);
    vdi.vsl_color(BLACK_PEN);
    vdi.v_pline(points.map(Math.round));
  }

  /** A small dark rectangle. */
  dot(rect: Rect): void {
    const vdi = this.#vdi;
    vdi.vswr_mode(WRITING_MODE.replace);
    vdi.vsf_interior(FILL_INTERIOR.solid);
    vdi.vsf_color(BLACK_PEN);
    vdi.vr_recfl(rect);
  }

  #outline(points: Points): void {
    this.line([...points, points[0], points[1]]);
  }

  #fill(corners: Points, { paper, ink, interior, style }: Fill): void {
    const vdi = this.#vdi;
    const points = corners.map(Math.round);
    vdi.vsf_perimeter(false);
    if (paper !== null) {
      vdi.vswr_mode(WRITING_MODE.replace);
      vdi.vsf_interior(FILL_INTERIOR.solid);
      vdi.vsf_color(paper);
      vdi.v_fillarea(points);
    }
    if (interior === FILL_INTERIOR.hollow) return;
    vdi.vswr_mode(WRITING_MODE.transparent);
    vdi.vsf_interior(interior);
    vdi.vsf_style(style);
    vdi.vsf_color(ink);
    vdi.v_fillarea(points);
  }
}

function fillOf({ paper, pattern }: Ground): Fill {
  const interior = pattern === null ? FILL_INTERIOR.hollow : FILL_INTERIOR.pattern;
  return { paper, ink: BLACK_PEN, interior, style: pattern ?? 1 };
}

function shadeFor(gem: Gem): Ground {
  const { planes } = gem.vdi;
  if (planes === ONE_PLANE) return { paper: WHITE_PEN, pattern: HALF };
  if (planes < EIGHT_PLANES) return { paper: GREEN_PEN, pattern: THREE_QUARTERS };
  return { paper: nearestPen(DARK_FELT, screenColours(gem)), pattern: null };
}

function lightPenFor(gem: Gem): number {
  const { planes } = gem.vdi;
  if (planes === ONE_PLANE) return WHITE_PEN;
  return planes < EIGHT_PLANES ? GREEN_PEN : nearestPen(LIGHT_FELT, screenColours(gem));
}
