import { MAX_CARDS } from '../../../assembly/abi.ts';
import { CHINESE_PATIENCE, COMMAND_FORMS, commandText } from '../../core/chinese-commands.ts';
import type { GameInfo, Move, View } from '../../core/core.ts';
import { moveText } from '../../core/move-text.ts';
import { positionJson } from '../../core/position-json.ts';
import { TRICK_MOVE_FORMS } from '../../core/tricks-move-text.ts';
import type { Command } from '../command.ts';
import { loadCore } from '../core.ts';
import { EXIT } from '../io.ts';
import { playMoves, type RefusedMove, splitMoves } from '../playing.ts';
import { positionText } from '../position-text.ts';
import { START_OPTIONS, startGame } from '../start.ts';
import { UsageError } from '../usage-error.ts';

const MOVE_FORMS = `pile>pile, pile>pile*N (N from 1 to ${MAX_CARDS}), deal and redeal, in games for two end and object`;

/** How the moves of a game are written. */
function moveForms({ id, family }: GameInfo): string {
  if (id === CHINESE_PATIENCE) return `${COMMAND_FORMS}, or ${MOVE_FORMS}`;
  return family === 'tricks' ? TRICK_MOVE_FORMS : MOVE_FORMS;
}

/** A refusal for a user: its code, the manual's rule, and for a text that is no move what one looks like. */
function ruleText(game: GameInfo, { rule, letter }: RefusedMove): string {
  if (rule === 'no-move') return `${rule}; moves are ${moveForms(game)}`;
  return letter === null ? rule : `${rule} (rule ${letter})`;
}

/** The legal moves as the program's commands, in a game that has some. */
function commandsOf({ game, duel }: View, moves: readonly Move[]): { readonly commands?: readonly string[] } {
  if (game.id !== CHINESE_PATIENCE || duel === null) return {};
  return { commands: moves.map((move) => commandText(move, duel.turn)) };
}

/** `play`: moves of a game, one after another, as the rules allow them. */
export const play: Command = {
  name: 'play',
  synopsis: ['play GAME [--deal N | --deck FILE | --position FILE] [--option K=V ...] --moves "..."'],
  summary: 'plays moves: position, legal moves, status, score; stops at the first illegal move',
  notes: [
    'Moves are pile>pile, pile>pile*N for N cards, deal and redeal, separated by commas, blanks or line ends. When nothing but laying cards on the foundations is left, that is done too. An illegal move ends the list: the position before it is printed, its rule is named on standard error, and the exit code is 2.',
    `In games of tricks the moves of all seats are given in turn: ${TRICK_MOVE_FORMS}.`,
    `Chinese Patience also takes the commands of its program, with or without blanks: ${COMMAND_FORMS}. A refusal names the letter of its manual's rule.`,
  ],
  options: { ...START_OPTIONS, moves: { value: 'MOVES', summary: 'the moves, such as "deal, waste>tableau-3"' } },
  async run(line, io) {
    const core = await loadCore();
    startGame(core, line);
    const words = splitMoves(core.view().game, line.text('moves') ?? '');
    const { played, automatic, refused } = playMoves(core, words);
    const view = core.fullView();
    const moves = core.moves().map((move) => moveText(view.game, move));
    const own = commandsOf(view, core.moves());
    const position = positionJson(view);
    if (line.has('json')) {
      io.out(`${JSON.stringify({ ...position, moves, ...own, played, automatic, refused })}\n`);
    } else {
      const shown = [
        positionText(position),
        `played ${played.length}${played.length > 0 ? `: ${played.join(', ')}` : ''}\n`,
        automatic.length > 0 ? `by itself: ${automatic.join(', ')}\n` : '',
        `legal moves ${moves.length}${moves.length > 0 ? `: ${moves.join(', ')}` : ''}\n`,
        own.commands === undefined ? '' : `commands: ${own.commands.join(' ') || '-'}\n`,
      ];
      io.out(shown.join(''));
    }
    if (refused !== null) throw new UsageError(`move ${refused.index} "${refused.move}"`, ruleText(view.game, refused));
    return EXIT.done;
  },
};
