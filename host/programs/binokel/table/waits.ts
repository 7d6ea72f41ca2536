import { anyKey } from '../toolkit/any-key.ts';
import type { Desk } from '../toolkit/desk.ts';
import type { Key } from '../toolkit/keys.ts';

/** Forgets what the player has done before there was anything to do it to. */
export async function forgetEarly(desk: Desk): Promise<void> {
  while ((await desk.input(0)) !== null);
}

/** The keys that were typed ahead; clicks made before their target was there are forgotten. */
export async function typedAhead(desk: Desk): Promise<Key[]> {
  const keys: Key[] = [];
  for (let input = await desk.input(0); input !== null; input = await desk.input(0)) {
    if (input.kind === 'key') keys.push(input.key);
  }
  return keys;
}

/**
 * Waits for a key or the left button that comes after what the player is to see stands there: a key typed too early takes
 * nothing away unseen.
 *
 * @param ms how long at most; left out where it waits for ever
 */
export async function goOn(desk: Desk, ms?: number): Promise<void> {
  await forgetEarly(desk);
  await anyKey(desk, ms);
}
