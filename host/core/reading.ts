import {
  LAYOUT_FAN_X,
  LAYOUT_FAN_Y,
  LAYOUT_FRAME,
  LAYOUT_STRIDE,
  LAYOUT_SUIT,
  LAYOUT_X,
  LAYOUT_Y,
  SEAT_PLAYER,
  Status,
  VIEW_CAN_REDO,
  VIEW_CAN_UNDO,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_GAME,
  VIEW_MOVE_COUNT,
  VIEW_OPTIONS,
  VIEW_PASS,
  VIEW_SCORE,
  VIEW_STATUS,
} from '../../assembly/abi.ts';
import { type GameInfo, type PileRole, suitMark } from './game-info.ts';
import type { CoreInstance } from './wasm.ts';

/** How a game stands. */
export type GameStatus = 'playing' | 'finishing' | 'won' | 'stuck';

/** One pile as a seat sees it. */
export interface PileView {
  readonly index: number;
  readonly id: string;
  readonly role: PileRole;
  /** 0 ♣, 1 ♠, 2 ♥, 3 ♦ for a place marked with a suit. */
  readonly suit: number | null;
  /** Card bytes, bottom first. A card that may not be seen is exactly CARD_FACE_DOWN. */
  readonly cards: readonly number[];
}

/** The game being played as a seat sees it. */
export interface View {
  readonly game: GameInfo;
  readonly options: Readonly<Record<string, string>>;
  readonly piles: readonly PileView[];
  readonly status: GameStatus;
  /** Money or points, with the balance carried in and less the undo fees. */
  readonly score: number;
  /** 1 while the stock is gone through for the first time. */
  readonly pass: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Moves in force. */
  readonly moveCount: number;
}

/** Where a pile lies on an abstract grid; distances in eighths of a card pitch. */
export interface PileLayout {
  readonly x: number;
  readonly y: number;
  readonly fanX: -1 | 0 | 1;
  readonly fanY: -1 | 0 | 1;
  readonly showFrame: boolean;
  readonly suitMark: number | null;
}

const STATUSES: Readonly<Record<Status, GameStatus>> = {
  [Status.Playing]: 'playing',
  [Status.Finishing]: 'finishing',
  [Status.Won]: 'won',
  [Status.Stuck]: 'stuck',
};

/** The game being played as `seat` sees it. */
export function readView(core: CoreInstance, games: readonly GameInfo[], seat: number = SEAT_PLAYER): View {
  core.verbs.writeView(seat);
  const { bytes, words } = core;
  const block = core.verbs.viewBlock();
  const game = games[bytes[block + VIEW_GAME]];
  const layouts = readLayout(core, game);
  let next = block + VIEW_CARDS;
  const piles = game.pileIds.map((id, index) => {
    const first = next;
    next += bytes[block + VIEW_COUNTS + index];
    const cards = Array.from(bytes.subarray(first, next));
    return { index, id, role: game.pileRoles[index], suit: layouts[index].suitMark, cards };
  });
  return {
    game,
    options: chosenOptions(game, bytes.subarray(block + VIEW_OPTIONS)),
    piles,
    status: STATUSES[bytes[block + VIEW_STATUS] as Status],
    score: words.getInt32(block + VIEW_SCORE, true),
    pass: words.getUint16(block + VIEW_PASS, true),
    canUndo: bytes[block + VIEW_CAN_UNDO] === 1,
    canRedo: bytes[block + VIEW_CAN_REDO] === 1,
    moveCount: words.getUint32(block + VIEW_MOVE_COUNT, true),
  };
}

function chosenOptions(game: GameInfo, chosen: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(game.options.map(({ name, values }, place) => [name, values[chosen[place]]]));
}

/** Where the piles of a game lie. */
export function readLayout({ verbs, bytes, words }: CoreInstance, game: GameInfo): readonly PileLayout[] {
  verbs.writeLayout(game.index);
  return game.pileIds.map((_, pile) => {
    const record = verbs.layoutBlock() + pile * LAYOUT_STRIDE;
    return {
      x: words.getInt16(record + LAYOUT_X, true),
      y: words.getInt16(record + LAYOUT_Y, true),
      fanX: words.getInt8(record + LAYOUT_FAN_X) as PileLayout['fanX'],
      fanY: words.getInt8(record + LAYOUT_FAN_Y) as PileLayout['fanY'],
      showFrame: bytes[record + LAYOUT_FRAME] === 1,
      suitMark: suitMark(bytes[record + LAYOUT_SUIT]),
    };
  });
}

/** `count` words of the MOVES block. */
export function readMoves({ verbs, words }: CoreInstance, count: number): readonly number[] {
  const block = verbs.movesBlock();
  return Array.from({ length: count }, (_, i) => words.getUint32(block + 4 * i, true));
}
