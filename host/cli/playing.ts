import {
  CHINESE_PATIENCE,
  type ManualRule,
  manualRule,
  parseCommand,
  splitCommands,
} from '../core/chinese-commands.ts';
import type { Core, GameInfo, Move, View } from '../core/core.ts';
import { MoveTextError, moveText, parseMove } from '../core/move-text.ts';

/** A move that could not be played. */
export interface RefusedMove {
  /** Place in the list, from 1. */
  readonly index: number;
  readonly move: string;
  /** Code of the rule that forbids it, or why the text is no move. */
  readonly rule: string;
  /** Letter of the manual's rule, where the game has a manual with such letters and one of them forbids it. */
  readonly letter: ManualRule | null;
}

/** What a list of moves came to. */
export interface Playthrough {
  readonly played: readonly string[];
  /** Moves of the automatic finish, which followed the list. */
  readonly automatic: readonly string[];
  /** The first move that the rules forbid; the ones before it are played. */
  readonly refused: RefusedMove | null;
}

/**
 * The words of a list of moves: separated by commas, semicolons, blanks or line ends (CLI, `play`). Commands of Chinese Patience may
 * have blanks in them.
 */
export function splitMoves({ id }: GameInfo, text: string): readonly string[] {
  if (id === CHINESE_PATIENCE) return splitCommands(text);
  return text.split(/[\s,;]+/).filter((word) => word !== '');
}

/** Plays moves of the present game up to the first one that is refused, and then what goes by itself. */
export function playMoves(core: Core, moves: readonly string[]): Playthrough {
  const { game } = core.view();
  const played: string[] = [];
  for (const [k, text] of moves.entries()) {
    const refused = playOne(core, text);
    if (refused !== null) return { played, automatic: [], refused: { index: k + 1, move: text, ...refused } };
    played.push(text);
  }
  const automatic: string[] = [];
  for (let move = core.finishMove(); move !== null; move = core.finishMove()) {
    core.play(move);
    automatic.push(moveText(game, move));
  }
  return { played, automatic, refused: null };
}

/** Plays a move; why it cannot be played, null if it was. */
function playOne(core: Core, text: string): Pick<RefusedMove, 'rule' | 'letter'> | null {
  const view = core.view();
  try {
    const move = moveOf(view, text);
    const rule = core.refusal(move);
    if (rule !== null) return { rule, letter: view.game.id === CHINESE_PATIENCE ? manualRule(move, rule) : null };
    core.play(move);
    return null;
  } catch (error) {
    if (error instanceof MoveTextError) return { rule: error.code, letter: null };
    throw error;
  }
}

/** @throws MoveTextError */
function moveOf(view: View, text: string): Move {
  const command = view.game.id === CHINESE_PATIENCE ? parseCommand(view, text) : null;
  return command ?? parseMove(view.game, text);
}
