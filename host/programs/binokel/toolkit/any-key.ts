import type { Desk } from './desk.ts';
import { isAnyKey } from './keys.ts';

/**
 * Waits for "a key or the left mouse button".
 *
 * @param ms how long at most; left out where it waits for ever
 * @returns whether the player did something before the time had passed
 * @throws LeftError
 */
export async function anyKey(desk: Desk, ms: number = Number.POSITIVE_INFINITY): Promise<boolean> {
  const { clock } = desk.services;
  const end = clock.now() + ms;
  for (;;) {
    const input = await desk.input(end - clock.now());
    if (input === null) return false;
    if (input.kind === 'click' || (input.kind === 'key' && isAnyKey(input.key))) return true;
  }
}
