import type { InputWaits } from '../programs/input-waits.ts';
import type { ScriptedMachine } from './headless-session.ts';

/** A machine without an operating system, whose program waits by itself and tells no click from the first of two. */
export function waitingMachine(
  mode: string,
  { display, input }: Pick<ScriptedMachine, 'display' | 'input'>,
  waits: Pick<InputWaits<never>, 'waiting' | 'leave'>,
): ScriptedMachine {
  return { mode, display, input, doubleClickMs: 0, waits: () => waits.waiting, leave: () => waits.leave() };
}
