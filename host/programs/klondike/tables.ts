import { KeptValues } from '../keeping/kept-values.ts';
import type { GemServices } from '../program.ts';
import { runDuel } from './duel/program.ts';
import { DUEL_GAME } from './duel/session.ts';
import { GAME } from './game-names.ts';
import type { Preset } from './presets.ts';
import { runKlondike } from './program.ts';

/** The key under which the program keeps which table was played on last: the id of its game for two, or of that for one. */
const TABLE = 'table';

/**
 * Runs the table for one player and the one for two, each with a game of its own, from one to the other as the player
 * chooses presets; begins with the one that the address asks for or that was played on last. A deal without the name of a game is
 * one for one player.
 */
export async function runTables(services: GemServices): Promise<void> {
  const values = new KeptValues(services.store);
  const asked = services.askedGame ?? (services.askedDeal === null ? null : GAME);
  let table = asked ?? (await values.read(TABLE));
  let preset: Preset | null = null;
  let lent = services;
  do {
    await values.write(TABLE, table === DUEL_GAME ? DUEL_GAME : GAME);
    preset = table === DUEL_GAME ? await runDuel(lent) : await runKlondike(lent, preset);
    table = preset?.game ?? null;
    lent = { ...services, askedGame: null, askedDeal: null };
  } while (preset !== null);
}
