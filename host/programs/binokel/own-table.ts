import { hasWon, type Round } from './kept/round.ts';
import type { Table } from './session.ts';
import { playSurprise } from './surprise/surprise.ts';
import { playGame } from './table/play.ts';
import { replayGame } from './table/replay.ts';
import type { Desk } from './toolkit/desk.ts';

/** The program's own table and its surprise. */
export const OWN_TABLE: Table = { play: playGame, replay: replayGame, surprise };

async function surprise(desk: Desk, round: Round): Promise<void> {
  desk.pointer.hide();
  await playSurprise(desk, round.name, hasWon(round));
}
