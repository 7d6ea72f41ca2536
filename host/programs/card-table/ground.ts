import type { Gem } from '../../gem/gem.ts';
import { FILL_INTERIOR } from '../../gem/vdi/fill-patterns.ts';
import { WRITING_MODE } from '../../gem/vdi/logic-op.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { nearestPen, screenColours } from './screen-colours.ts';

const WHITE_PEN = 0;
const BLACK_PEN = 1;
const GREEN_PEN = 3;
/** The cloth of a card table where the screen can show it, which takes this many planes. */
const FELT_COLOUR = 0x007700;
const FELT_PLANES = 8;

/** What the cards lie on: a colour, and black pixels on it. */
export interface Ground {
  readonly paper: number;
  /** Number of the VDI fill pattern; null for none. */
  readonly pattern: number | null;
}

/** A sparse grid of dots behind white cards. */
const DOTS: Ground = { paper: WHITE_PEN, pattern: 2 };
/** Green and black pixels in turn: the dark green of the empty fields on sheets of 4 and 16 colours. */
const CHEQUERED_FELT: Ground = { paper: GREEN_PEN, pattern: 4 };

/** The ground that goes with the number of colours on the screen. */
export function groundFor(gem: Gem): Ground {
  if (gem.vdi.planes === 1) return DOTS;
  if (gem.vdi.planes < FELT_PLANES) return CHEQUERED_FELT;
  return { paper: nearestPen(FELT_COLOUR, screenColours(gem)), pattern: null };
}

/** Fills a rectangle with the ground, within the clipping that is set. */
export function paintGround({ vdi }: Gem, { paper, pattern }: Ground, area: Rect): void {
  vdi.vswr_mode(WRITING_MODE.replace);
  vdi.vsf_interior(FILL_INTERIOR.solid);
  vdi.vsf_color(paper);
  vdi.vr_recfl(area);
  if (pattern === null) return;
  vdi.vswr_mode(WRITING_MODE.transparent);
  vdi.vsf_interior(FILL_INTERIOR.pattern);
  vdi.vsf_style(pattern);
  vdi.vsf_color(BLACK_PEN);
  vdi.vr_recfl(area);
}
