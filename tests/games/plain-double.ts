/** Double Klondike by RULES §11, written a second time and plainly: cards are texts, moves are texts, nothing is fast. */
import type { View } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';

const RANKS = 'A23456789TJQK';
const COLUMNS = 7;
const FOUNDATIONS = 8;

interface Side {
  stock: string[];
  waste: string[];
  columns: { card: string; isUp: boolean }[][];
  pass: number;
}

const rank = (card: string): number => RANKS.indexOf(card[0]);
const isRed = (card: string): boolean => 'HD'.includes(card[1]);

export class PlainDouble {
  turn: number;
  readonly #draw: number;
  readonly #passes: number;
  readonly #sides: readonly Side[];
  readonly #foundations: string[][] = Array.from({ length: FOUNDATIONS }, () => []);

  /** Takes over a game that has just been dealt, with all its cards. */
  constructor(full: View) {
    const { piles, options } = positionJson(full);
    const cards = (id: string): string[] => [...(piles.find((pile) => pile.id === id)?.cards ?? [])];
    const bare = (text: string): string => text.replace(/[()]/g, '');
    this.#draw = Number(options.draw);
    this.#passes = Number(options.passes);
    this.#sides = ['p1', 'p2'].map((player) => ({
      stock: cards(`${player}-stock`).map(bare),
      waste: [],
      columns: Array.from({ length: COLUMNS }, (_, i) =>
        cards(`${player}-tableau-${i + 1}`).map((text) => ({ card: bare(text), isUp: !text.startsWith('(') })),
      ),
      pass: 1,
    }));
    const shown = this.#sides.map(({ columns }) => columns.map((column) => rank(column[column.length - 1].card)));
    const differing = shown[0].findIndex((first, column) => first !== shown[1][column]);
    this.turn = differing >= 0 && shown[1][differing] < shown[0][differing] ? 1 : 0;
  }

  /** Has somebody cleared his columns? */
  isCleared(): boolean {
    return this.#sides.some(({ columns }) => columns.every((column) => column.length === 0));
  }

  placed(): number {
    return this.#foundations.reduce((sum, { length }) => sum + length, 0);
  }

  /** All legal moves of the player on turn. */
  moves(): string[] {
    const { stock, waste, columns, pass } = this.#sides[this.turn];
    const player = `p${this.turn + 1}`;
    const moves = ['end', ...waste.slice(-1).flatMap((card) => this.#targets(card, `${player}-waste`, 1, true))];
    if (stock.length > 0) moves.push('deal');
    else if (waste.length > 0 && (this.#passes === 0 || pass < this.#passes)) moves.push('redeal');
    columns.forEach((column, number) => {
      const open = column.filter(({ isUp }) => isUp).map(({ card }) => card);
      for (let count = 1; count <= open.length; count++) {
        const head = open[open.length - count];
        moves.push(...this.#targets(head, `${player}-tableau-${number + 1}`, count, count === 1));
      }
    });
    return moves;
  }

  #targets(card: string, from: string, count: number, isTop: boolean): string[] {
    const { columns } = this.#sides[this.turn];
    const onColumns = columns.flatMap((column, number) => {
      const to = `p${this.turn + 1}-tableau-${number + 1}`;
      const top = column[column.length - 1]?.card;
      const fits = top === undefined ? card[0] === 'K' : rank(card) === rank(top) - 1 && isRed(card) !== isRed(top);
      return fits && to !== from ? [`${from}>${to}${count > 1 ? `*${count}` : ''}`] : [];
    });
    const onFoundations = this.#foundations.flatMap((pile, number) => {
      const top = pile[pile.length - 1];
      const follows = top === undefined ? card[0] === 'A' : top[1] === card[1] && rank(card) === rank(top) + 1;
      return isTop && follows ? [`${from}>foundation-${number + 1}`] : [];
    });
    return [...onColumns, ...onFoundations];
  }

  play(move: string): void {
    const side = this.#sides[this.turn];
    if (move === 'end') this.turn = 1 - this.turn;
    else if (move === 'redeal') {
      side.stock = side.waste.reverse();
      side.waste = [];
      side.pass++;
    } else if (move === 'deal') {
      for (let left = this.#draw; left > 0 && side.stock.length > 0; left--)
        side.waste.push(side.stock.pop() as string);
      if (this.#targets(side.waste[side.waste.length - 1], 'waste', 1, true).length === 0) this.turn = 1 - this.turn;
    } else this.#lay(side, move);
  }

  #lay(side: Side, move: string): void {
    const [from, to] = move.split('>');
    const [target, count] = to.split('*');
    const column = (id: string): Side['columns'][number] => side.columns[Number(id.slice(-1)) - 1];
    const source = from.endsWith('waste') ? null : column(from);
    const cards =
      source === null ? [side.waste.pop() as string] : source.splice(-Number(count ?? 1)).map(({ card }) => card);
    if (source !== null && source.length > 0) source[source.length - 1].isUp = true;
    if (target.startsWith('foundation')) this.#foundations[Number(target.slice(-1)) - 1].push(...cards);
    else column(target).push(...cards.map((card) => ({ card, isUp: true })));
  }
}
