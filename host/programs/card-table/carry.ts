import type { Move } from '../../core/core.ts';
import type { DragEnd } from '../../gem/aes/drag.ts';
import { BUTTON } from '../../gem/aes/events.ts';
import type { Gem } from '../../gem/gem.ts';
import { contains, union } from '../../gem/vdi/rect.ts';
import { dropMove, type Grab } from './grab.ts';
import type { PilePlaces } from './pick.ts';

/** A place of the mouse. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press that moves less than this many pixels is a click. */
const CLICK_SLACK = 3;

/** What a press of the left button becomes; `lost`: the player's pointer was taken away. */
export type PressKind = 'click' | 'drag' | 'lost';

/**
 * Waits until the button is let go or the pointer has left the place of the press.
 *
 * @param holdMs a button that is held so many milliseconds has taken the cards up too; without it, it may rest for any time
 */
export async function pressKind(gem: Gem, { x, y }: Point, holdMs: number | null = null): Promise<PressKind> {
  const size = 2 * CLICK_SLACK + 1;
  const events = await gem.aes.evnt_multi({
    button: { mask: BUTTON.left, state: 0, clicks: 1 },
    rect1: { inside: false, rect: { x: x - CLICK_SLACK, y: y - CLICK_SLACK, w: size, h: size } },
    ...(holdMs === null ? {} : { timer: holdMs }),
  });
  if (events.lost === true) return 'lost';
  return events.rect1 === true || events.button === undefined ? 'drag' : 'click';
}

/**
 * Carries the frame of the grabbed cards under a flat hand to where the button is let go.
 *
 * The frame stays on the screen where the mouse would push it over the edge; then the mouse says what is meant.
 *
 * @returns the move of the drop; null where the cards go back, as they do from the menu bar
 */
export async function carry(gem: Gem, places: readonly PilePlaces[], grab: Grab, from: Point): Promise<Move | null> {
  const { aes } = gem;
  const frame = grab.outlines.reduce(union);
  const inner = { x: frame.x + 1, y: frame.y + 1, w: frame.w - 2, h: frame.h - 2 };
  aes.graf_mouse('flat-hand');
  let end: DragEnd;
  try {
    end = await aes.graf_dragbox([frame, inner], from, aes.desktop);
  } finally {
    aes.graf_mouse('arrow');
  }
  const mouse = aes.graf_mkstate();
  if (end.lost || !contains(aes.desktop, mouse.x, mouse.y)) return null;
  const shown = { x: end.x - frame.x, y: end.y - frame.y };
  const meant = { x: mouse.x - from.x, y: mouse.y - from.y };
  return dropMove(grab, places, shown, mouse) ?? dropMove(grab, places, meant, mouse);
}
