import { MAX_CARDS, MoveKind } from '../../assembly/abi.ts';
import { moveCount, moveFrom, moveKind, moveTo, packMove } from '../../assembly/move.ts';
import type { GameInfo } from './game-info.ts';
import { parseTricksMove, tricksMoveText } from './tricks-move-text.ts';

/** Moves that need no piles. */
const WORDS: ReadonlyMap<string, MoveKind> = new Map([
  ['deal', MoveKind.Deal],
  ['redeal', MoveKind.Redeal],
  ['end', MoveKind.EndTurn],
  ['object', MoveKind.Object],
]);
const KINDS: ReadonlyMap<MoveKind, string> = new Map([...WORDS].map(([word, kind]) => [kind, word]));

/** A text is no move of a game. */
export class MoveTextError extends Error {
  override readonly name = 'MoveTextError';
  constructor(
    readonly text: string,
    /** `no-move` or `no-such-pile`. */
    readonly code: string,
  ) {
    super(`"${text}" is no move: ${code}`);
  }
}

/**
 * A move as the command line writes it (CLI): `tableau-3>tableau-5*2`, `deal`, `redeal`; with `!>` a move against the rules. In
 * games for two `end` ends the turn and `object` objects to what was overlooked (RULES §11). Games of tricks: `call:150`, `pass`,
 * `discard:AC+TH+JD+QS`, `trump:H`, `meld:herz-F+binokel-40`, `go-off`, `play:KH`.
 */
export function moveText(game: GameInfo, move: number): string {
  const kind = moveKind(move);
  const named = KINDS.get(kind);
  if (named !== undefined) return named;
  const inTricks = tricksMoveText(move);
  if (inTricks !== null) return inTricks;
  const count = moveCount(move);
  const sign = kind === MoveKind.Force ? '!>' : '>';
  const lay = `${game.pileIds[moveFrom(move)]}${sign}${game.pileIds[moveTo(move)]}`;
  return count === 1 ? lay : `${lay}*${count}`;
}

/** The move of a text. Whether it is legal is for the core to say. @throws MoveTextError */
export function parseMove(game: GameInfo, text: string): number {
  const word = text.trim();
  if (game.family === 'tricks') return parseTricksMove(word) ?? notAMove(text);
  const named = WORDS.get(word);
  if (named !== undefined) return packMove(named, 0, 0, 0);
  const match = /^([a-z0-9-]+?)(!?)>([a-z0-9-]+)(?:\*(\d{1,3}))?$/.exec(word);
  if (match === null) throw new MoveTextError(text, 'no-move');
  const from = game.pileIds.indexOf(match[1]);
  const to = game.pileIds.indexOf(match[3]);
  if (from < 0 || to < 0) throw new MoveTextError(text, 'no-such-pile');
  const count = Number(match[4] ?? 1);
  if (count < 1 || count > MAX_CARDS) throw new MoveTextError(text, 'no-move');
  return packMove(match[2] === '!' ? MoveKind.Force : MoveKind.Lay, from, to, count);
}

function notAMove(text: string): never {
  throw new MoveTextError(text, 'no-move');
}

/** Moves separated by blanks or commas, in order. @throws MoveTextError */
export function parseMoves(game: GameInfo, text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => parseMove(game, word));
}
