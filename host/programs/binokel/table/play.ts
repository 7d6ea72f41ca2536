import { isObject } from '../../keeping/stored-values.ts';
import { GamePlay, type GameTerms } from '../play/game-play.ts';
import type { GameToPlay, PlayGame } from '../play-contract.ts';
import { reviewGame } from './coach.ts';
import { passStop } from './stops.ts';
import { Table, type Unsaid } from './table.ts';
import { takeTurn } from './turns.ts';

/**
 * Plays a game on the main and the melding screen (manual 3.2 to 3.6), a new one or where it was left.
 *
 * @throws LeftError; KeptGameError or SaveError where a kept game cannot be gone on with
 */
export const playGame: PlayGame = async (desk, game) => {
  const { core } = desk.services;
  const { running } = game;
  const terms = termsOf(game);
  const play =
    running === null
      ? GamePlay.begin(core, terms)
      : GamePlay.resume(core, terms, running.game, running.beside.stop ?? null);
  const table = new Table(desk, game, play, unsaidOf(running?.beside));
  if (running === null) table.keep();
  desk.pointer.show();
  for (let { stop, turn } = play; stop !== null || turn !== null; { stop, turn } = play) {
    if (stop !== null) await passStop(table, stop);
    else if (turn !== null) await takeTurn(table, turn);
  }
  table.keep();
  if (game.options.coach) await reviewGame(table);
  return play.result();
};

function termsOf({ deal, number, goal, options }: GameToPlay): GameTerms {
  return { deal, number, goal, levels: { jim: options.jim, cathy: options.cathy } };
}

/** What was chosen and not said, from a value of unknown origin; whoever uses it looks whether it fits. */
function unsaidOf(beside: unknown): Unsaid {
  if (!isObject(beside)) return {};
  const { marked, bar, pressed, cross } = beside;
  return {
    ...(Array.isArray(marked) ? { marked } : {}),
    ...(typeof bar === 'number' ? { bar } : {}),
    ...(Array.isArray(pressed) ? { pressed } : {}),
    ...(typeof cross === 'string' ? { cross } : {}),
  };
}
