import {
  Direction,
  LAYOUT_FAN_X,
  LAYOUT_FAN_Y,
  LAYOUT_FRAME,
  LAYOUT_SPAN,
  LAYOUT_STEP,
  LAYOUT_STRIDE,
  LAYOUT_SUIT,
  LAYOUT_WEAVE,
  LAYOUT_X,
  LAYOUT_Y,
  SEAT_PLAYER,
  Status,
  VIEW_BASE,
  VIEW_CAN_REDO,
  VIEW_CAN_UNDO,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_DIRECTION,
  VIEW_FAMILIES,
  VIEW_FORCED,
  VIEW_GAME,
  VIEW_MARKED,
  VIEW_MOVE_COUNT,
  VIEW_OPTIONS,
  VIEW_PACKET,
  VIEW_PASS,
  VIEW_PASSES,
  VIEW_SCORE,
  VIEW_STATUS,
} from '../../assembly/abi.ts';
import { type DuelView, readDuel } from './duel-view.ts';
import { type GameInfo, type PileRole, suitMark } from './game-info.ts';
import { readTricks, type TricksView } from './tricks-view.ts';
import type { CoreInstance } from './wasm.ts';

/** How a game stands. */
export type GameStatus = 'playing' | 'finishing' | 'won' | 'stuck' | 'over';

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
  /** Passes allowed as the table stands, 0 = without end. */
  readonly passes: number;
  /** Cards that the next deal turns, the stock permitting. */
  readonly packet: number;
  /** Complete families (RULES §5). */
  readonly families: number;
  /** Rank that the foundations begin with where the deal has chosen it (RULES §8), else null. */
  readonly base: number | null;
  /** Which way the foundations are built where the player chooses it, else null. */
  readonly direction: BuildDirection | null;
  /** A move in force was made against the rules (RULES §2.5). */
  readonly forced: boolean;
  /** The present position is marked (RULES §2.3). */
  readonly marked: boolean;
  /** What a game for two has beside its cards; null in other games. */
  readonly duel: DuelView | null;
  /** What a game of tricks has beside its cards; null in other games. */
  readonly tricks: TricksView | null;
}

/** Which way foundations are built; `open`: not chosen yet. */
export type BuildDirection = 'open' | 'up' | 'down';

/** Where a pile lies on an abstract grid; distances in eighths of a card pitch. */
export interface PileLayout {
  readonly x: number;
  readonly y: number;
  readonly fanX: -1 | 0 | 1;
  readonly fanY: -1 | 0 | 1;
  readonly showFrame: boolean;
  readonly suitMark: number | null;
  /** How far an open card of the fan lies from the next, in hundredths of the card; 0 = as usual. */
  readonly step: number;
  /** How far the cards of the fan swing to both sides in turn, in hundredths of the card's width. */
  readonly weave: number;
  /** How far the fan may reach beyond the first card; 0 = to the edge of the table. */
  readonly span: number;
}

const STATUSES: Readonly<Record<Status, GameStatus>> = {
  [Status.Playing]: 'playing',
  [Status.Finishing]: 'finishing',
  [Status.Won]: 'won',
  [Status.Stuck]: 'stuck',
  [Status.Over]: 'over',
};

const DIRECTIONS: Readonly<Record<Direction, BuildDirection | null>> = {
  [Direction.None]: null,
  [Direction.Open]: 'open',
  [Direction.Up]: 'up',
  [Direction.Down]: 'down',
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
    passes: words.getUint16(block + VIEW_PASSES, true),
    packet: bytes[block + VIEW_PACKET],
    families: bytes[block + VIEW_FAMILIES],
    base: bytes[block + VIEW_BASE] || null,
    direction: DIRECTIONS[bytes[block + VIEW_DIRECTION] as Direction],
    forced: bytes[block + VIEW_FORCED] === 1,
    marked: bytes[block + VIEW_MARKED] === 1,
    duel: game.family === 'duel' ? readDuel(core, block) : null,
    tricks: game.family === 'tricks' ? readTricks(core, block) : null,
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
      step: bytes[record + LAYOUT_STEP],
      weave: bytes[record + LAYOUT_WEAVE],
      span: bytes[record + LAYOUT_SPAN],
    };
  });
}

/** `count` words of the MOVES block. */
export function readMoves({ verbs, words }: CoreInstance, count: number): readonly number[] {
  const block = verbs.movesBlock();
  return Array.from({ length: count }, (_, i) => words.getUint32(block + 4 * i, true));
}
