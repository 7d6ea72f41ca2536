import type { Core } from '../core/core.ts';
import { MoveTextError, moveText, parseMove } from '../core/move-text.ts';

/** A move that could not be played. */
export interface RefusedMove {
  /** Place in the list, from 1. */
  readonly index: number;
  readonly move: string;
  /** Code of the rule that forbids it, or why the text is no move. */
  readonly rule: string;
}

/** What a list of moves came to. */
export interface Playthrough {
  readonly played: readonly string[];
  /** Moves of the automatic finish, which followed the list. */
  readonly automatic: readonly string[];
  /** The first move that the rules forbid; the ones before it are played. */
  readonly refused: RefusedMove | null;
}

/** The words of a list of moves: separated by commas, semicolons, blanks or line ends (CLI, `play`). */
export function splitMoves(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== '');
}

/** Plays moves of the present game up to the first one that is refused, and then what goes by itself. */
export function playMoves(core: Core, moves: readonly string[]): Playthrough {
  const { game } = core.view();
  const played: string[] = [];
  for (const [k, text] of moves.entries()) {
    const rule = playOne(core, text);
    if (rule !== null) return { played, automatic: [], refused: { index: k + 1, move: text, rule } };
    played.push(text);
  }
  const automatic: string[] = [];
  for (let move = core.finishMove(); move !== null; move = core.finishMove()) {
    core.play(move);
    automatic.push(moveText(game, move));
  }
  return { played, automatic, refused: null };
}

function playOne(core: Core, text: string): string | null {
  try {
    const move = parseMove(core.view().game, text);
    const rule = core.refusal(move);
    if (rule === null) core.play(move);
    return rule;
  } catch (error) {
    if (error instanceof MoveTextError) return error.code;
    throw error;
  }
}
