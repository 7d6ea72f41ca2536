import { MoveKind } from '../../assembly/abi.ts';
import { cardKind, kindCard, packNumber } from '../../assembly/move.ts';
import { cardText } from '../core/card-text.ts';
import type { Core } from '../core/core.ts';
import { type OpenTable, OpenTableError, openTable } from '../core/double-dummy.ts';
import { moveText } from '../core/move-text.ts';
import { UsageError } from './usage-error.ts';

/** Best play of a game of tricks with all cards seen. Keys and their order are those of `solve --json`; seats are counted from 1. */
export interface TricksReport {
  readonly game: string;
  readonly soloist: number;
  readonly turn: number;
  /** Card points that the soloist still makes; null when the search was given up. */
  readonly points: number | null;
  /** Those and what he has made already. */
  readonly total: number | null;
  /** What he makes after each card that may be played. */
  readonly cards: readonly { readonly card: string; readonly points: number }[];
  /** Cards of best play in the notation of `play --moves`, else null. */
  readonly line: string | null;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** When a search gives up. */
export interface TricksLimits {
  readonly nodes: number;
  readonly milliseconds: number;
}

const SLICE = 200_000;
/** Best play finds most of its positions in the table. */
const LINE_SLICE = 1_000_000;

/** Solves the play of the present game of a core. @throws UsageError when its tricks are not being played */
export async function solveTricks(
  core: Core,
  id: string,
  limits: TricksLimits,
  interrupted: AbortSignal,
  onProgress: (nodes: number) => void,
): Promise<TricksReport> {
  const table = tableOf(core, id);
  const { doubleDummy } = core;
  const view = core.fullView();
  const begun = performance.now();
  const milliseconds = (): number => Math.round(performance.now() - begun);
  const turn = (table.leader + table.trick.length) % table.hands.length;
  const made = view.tricks?.points[table.soloist] ?? 0;
  doubleDummy.beginCards(table);
  let done = false;
  while (!done && doubleDummy.nodes < limits.nodes && milliseconds() < limits.milliseconds && !interrupted.aborted) {
    done = doubleDummy.step(Math.min(SLICE, limits.nodes - doubleDummy.nodes));
    onProgress(doubleDummy.nodes);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { nodes } = doubleDummy;
  const values = done ? doubleDummy.values() : [];
  const all = values.map(({ points }) => points);
  const points = done ? (turn === table.soloist ? Math.max(...all) : Math.min(...all)) : null;
  return {
    game: id,
    soloist: table.soloist + 1,
    turn: turn + 1,
    points,
    total: points === null ? null : points + made,
    cards: values.map((value) => ({ card: cardText(value.card), points: value.points })),
    line: done ? lineText(core, table) : null,
    nodes,
    milliseconds: milliseconds(),
  };
}

/** What was found, in words. */
export function tricksText({ soloist, points, total, cards, line, nodes, milliseconds }: TricksReport): string {
  const cost = `${nodes} nodes, ${milliseconds} ms`;
  if (points === null) return `gave-up: ${cost}\n`;
  const values = cards.map((value) => `${value.card} ${value.points}`).join(', ');
  return `seat ${soloist} makes ${points} points more, ${total} in all: ${cost}\ncards: ${values}\n${line}\n`;
}

function tableOf(core: Core, id: string): OpenTable {
  try {
    return openTable(core.fullView());
  } catch (error) {
    if (error instanceof OpenTableError)
      throw new UsageError(id, `is solved while its tricks are played: ${error.code}`);
    throw error;
  }
}

function lineText(core: Core, table: OpenTable): string {
  const slices = core.doubleDummy.line(table, LINE_SLICE);
  let slice = slices.next();
  while (slice.done !== true) slice = slices.next();
  const { game } = core.view();
  return slice.value.map(({ card }) => moveText(game, packNumber(MoveKind.Play, kindCard(cardKind(card))))).join(', ');
}
