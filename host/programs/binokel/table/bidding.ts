import type { Move } from '../../../core/core.ts';
import { callMove, PASS } from '../../../core/trick-moves.ts';
import { fieldAt } from '../toolkit/choose.ts';
import { capital, isAnyKey } from '../toolkit/keys.ts';
import { AWAY_FIELD, CALL_FIELD } from './places.ts';
import type { Table } from './table.ts';
import { forgetEarly } from './waits.ts';

const FIELDS = [
  { id: 'call', area: CALL_FIELD },
  { id: 'away', area: AWAY_FIELD },
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
  await forgetEarly(desk);
  for (;;) {
    const input = await desk.input();
    if (input === null || input.kind === 'move') continue;
    const part = input.kind === 'click' ? fieldAt(FIELDS, input.x, input.y)?.id : partOfKey(input.key, texts.awayKeys);
    if (part === 'away' || nextCall === null) return PASS;
    if (part === 'call') return callMove(nextCall);
  }
}

function partOfKey(key: string, awayKeys: string): 'call' | 'away' | undefined {
  if (!isAnyKey(key)) return undefined;
  return awayKeys.includes(capital(key)) ? 'away' : 'call';
}
