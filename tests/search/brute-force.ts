/**
 * A second opinion on small games: Klondike and Yukon written again from RULES §9 and §10, as plainly as possible, and every
 * reachable position visited. Nothing is shared with the core, and nothing is left out but the order of columns.
 */
export interface PlainRules {
  /** Yukon: all open cards of a column travel together. Klondike: any part of a run. */
  readonly wholePiles: boolean;
  readonly kingsOnly: boolean;
  readonly giveBack: boolean;
  readonly draw: number;
  /** 0 = unlimited. */
  readonly passes: number;
}

export interface PlainColumn {
  readonly hidden: readonly string[];
  readonly open: readonly string[];
}

export interface PlainPosition {
  readonly columns: readonly PlainColumn[];
  /** Cards on the foundation, by suit letter. */
  readonly up: Readonly<Record<string, number>>;
  /** Next card to be turned last. */
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly pass: number;
}

const RANKS = 'A23456789TJQK';
const SUITS = ['C', 'S', 'H', 'D'];

const rank = (card: string): number => RANKS.indexOf(card[0]) + 1;
const red = (card: string): boolean => card[1] === 'H' || card[1] === 'D';
const last = <T>(list: readonly T[]): T => list[list.length - 1];

/** Visits everything; null when there are more than `limit` positions. */
export function canBeWon(rules: PlainRules, start: PlainPosition, limit: number): boolean | null {
  const seen = new Set<string>([nameOf(rules, start)]);
  const waiting = [start];
  while (waiting.length > 0) {
    const position = waiting.pop() as PlainPosition;
    if (SUITS.every((suit) => position.up[suit] === 13)) return true;
    for (const next of successors(rules, position)) {
      const name = nameOf(rules, next);
      if (seen.has(name)) continue;
      if (seen.size >= limit) return null;
      seen.add(name);
      waiting.push(next);
    }
  }
  return false;
}

/** A name for a position that differs from every other's, but for the order of columns. */
export function nameOf(rules: PlainRules, { columns, up, stock, waste, pass }: PlainPosition): string {
  const sorted = columns.map(({ hidden, open }) => `${hidden.join('')}|${open.join('')}`).sort();
  return [sorted, SUITS.map((suit) => up[suit]), stock.join(''), waste.join(''), rules.passes === 0 ? 0 : pass].join(
    '/',
  );
}

/** Every position that one move leads to; two moves may lead to the same. */
export function successors(rules: PlainRules, position: PlainPosition): PlainPosition[] {
  return [
    ...stockMoves(rules, position),
    ...wasteMoves(rules, position),
    ...columnMoves(rules, position),
    ...backMoves(rules, position),
  ];
}

function stockMoves(rules: PlainRules, position: PlainPosition): PlainPosition[] {
  const { stock, waste, pass } = position;
  if (stock.length > 0) {
    const turned = stock.slice(-rules.draw).reverse();
    return [{ ...position, stock: stock.slice(0, -rules.draw), waste: [...waste, ...turned] }];
  }
  if (waste.length === 0 || (rules.passes !== 0 && pass >= rules.passes)) return [];
  return [{ ...position, stock: [...waste].reverse(), waste: [], pass: pass + 1 }];
}

function wasteMoves(rules: PlainRules, position: PlainPosition): PlainPosition[] {
  if (position.waste.length === 0) return [];
  const card = last(position.waste);
  const without = { ...position, waste: position.waste.slice(0, -1) };
  return [...upMoves(without, card), ...layMoves(rules, without, [card], -1)];
}

function columnMoves(rules: PlainRules, position: PlainPosition): PlainPosition[] {
  return position.columns.flatMap(({ open }, from) => {
    if (open.length === 0) return [];
    const moves = upMoves(withoutCards(position, from, 1), last(open));
    for (let count = rules.wholePiles ? open.length : 1; count <= open.length; count++) {
      const run = open.slice(-count);
      if (run.every((card, i) => i === 0 || fits(card, run[i - 1]))) {
        moves.push(...layMoves(rules, withoutCards(position, from, count), run, from));
      }
    }
    return moves;
  });
}

function backMoves(rules: PlainRules, position: PlainPosition): PlainPosition[] {
  if (!rules.giveBack) return [];
  return SUITS.filter((suit) => position.up[suit] > 0).flatMap((suit) => {
    const height = position.up[suit];
    const without = { ...position, up: { ...position.up, [suit]: height - 1 } };
    return layMoves(rules, without, [RANKS[height - 1] + suit], -1);
  });
}

function upMoves(without: PlainPosition, card: string): PlainPosition[] {
  const suit = card[1];
  return without.up[suit] === rank(card) - 1 ? [{ ...without, up: { ...without.up, [suit]: rank(card) } }] : [];
}

/** Lays a run, taken from column `from`, on every column that takes it. */
function layMoves(rules: PlainRules, without: PlainPosition, run: readonly string[], from: number): PlainPosition[] {
  return without.columns.flatMap(({ hidden, open }, to) => {
    const takes = open.length > 0 ? fits(run[0], last(open)) : !rules.kingsOnly || rank(run[0]) === 13;
    if (to === from || !takes) return [];
    return [{ ...without, columns: without.columns.with(to, { hidden, open: [...open, ...run] }) }];
  });
}

function withoutCards(position: PlainPosition, from: number, count: number): PlainPosition {
  const { hidden, open } = position.columns[from];
  const left = open.slice(0, -count);
  const column =
    left.length === 0 && hidden.length > 0
      ? { hidden: hidden.slice(0, -1), open: [last(hidden)] }
      : { hidden, open: left };
  return { ...position, columns: position.columns.with(from, column) };
}

function fits(card: string, on: string): boolean {
  return red(card) !== red(on) && rank(card) === rank(on) - 1;
}
