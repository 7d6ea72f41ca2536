import { describe, expect, it } from 'vitest';
import { keyboardPlayer, mousePlayer, type Player, playOut, type TableVisit } from '../programs/binokel-player.ts';
import { BinokelTwin } from './binokel-twin.ts';

/** A whole game lasts a minute with all its pauses. */
const PATIENCE_MS = 240_000;

/** From the prompt of DOS to the dealt table. */
async function sitDown(twin: BinokelTwin): Promise<void> {
  for (const key of [' ', 'A', 'n', 'n', 'a', 'Enter', 'Enter']) await twin.hurry(key);
  await twin.agree();
}

describe('a game of Binokel in the browser', () => {
  it.each<[string, (table: TableVisit) => Player, bigint, number]>([
    ['keyboard', keyboardPlayer, 41n, 200],
    ['mouse', mousePlayer, 7n, 400],
  ])(
    'goes by %s alone to its result, and shows to the pixel what it shows without one',
    async (_, playerOf, round, limit) => {
      const twin = await BinokelTwin.open(round);
      await sitDown(twin);
      await playOut(twin, playerOf(twin), limit);
      expect(twin.errors).toEqual([]);
    },
    PATIENCE_MS,
  );
});
