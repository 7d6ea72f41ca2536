import type { Move } from '../../../core/core.ts';
import { callMove, PASS } from '../../../core/trick-moves.ts';
import type { Area } from '../../../dos/area.ts';
import { fieldAt } from '../toolkit/choose.ts';
import { capital, isAnyKey } from '../toolkit/keys.ts';
import { AWAY_FIELD, CALL_FIELD } from './places.ts';
import type { Table } from './table.ts';
import { forgetEarly } from './waits.ts';

/** So long the field stands before a key counts where keys have cut the calls short: who hammers them has seen nothing yet. */
const SEEN_MS = 400;

/** Pixels beside and above a half that count as it, for fingers; the cards have nothing to do now. */
const BESIDE = 48;
const ABOVE = 12;

const FIELDS = [
  { id: 'call', area: widened(CALL_FIELD, BESIDE) },
  { id: 'away', area: widened(AWAY_FIELD, 0) },
] as const;

/**
 * Asks for the next call with the two-part field of the status line (manual 3.3): a click on a half, "w" to go away, any
 * other key to call. What was typed before the field stood there calls nothing.
 *
 * @throws LeftError
 */
export async function askCall(table: Table): Promise<Move> {
  const { desk, play, texts } = table;
  const { nextCall } = play.tricks;
  table.show({ ...table.scene(), call: nextCall });
  if (table.hurried) await desk.pause(SEEN_MS);
  table.hurried = false;
  await forgetEarly(desk);
  for (;;) {
    const input = await desk.input();
    if (input === null || input.kind === 'move') continue;
    const part = input.kind === 'click' ? fieldAt(FIELDS, input.x, input.y)?.id : partOfKey(input.key, texts.awayKeys);
    if (part === 'away' || nextCall === null) return PASS;
    if (part === 'call') return callMove(nextCall);
  }
}

/** A half with the room about it. */
function widened({ x, y, w, h }: Area, left: number): Area {
  return { x: x - left, y: y - ABOVE, w: w + BESIDE, h: h + ABOVE + 1 };
}

function partOfKey(key: string, awayKeys: string): 'call' | 'away' | undefined {
  if (!isAnyKey(key)) return undefined;
  return awayKeys.includes(capital(key)) ? 'away' : 'call';
}
