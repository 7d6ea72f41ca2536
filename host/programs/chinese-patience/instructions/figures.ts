import type { CellColours } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console } from '../console.ts';
import { GRAPHIC } from '../letters.ts';
import { drawCard, drawCovered } from '../table/cards.ts';
import type { Figure } from './instruction-page.ts';

/** The row in which figures begin; they are five rows high at most. */
export const FIGURE_ROW = 17;

/** Suits of the core. */
const CLUBS = 0x00;
const SPADES = 0x10;
const HEARTS = 0x20;
const DIAMONDS = 0x30;

/** Cards that lie on each other, with a number before them; the last one is whole. */
interface Heap {
  readonly column: number;
  readonly number: string;
  readonly cards: readonly number[];
}

const FIGURES: Readonly<Record<Figure, { readonly heaps: readonly Heap[]; readonly arrows: readonly number[] }>> = {
  aces: {
    heaps: [SPADES, HEARTS, CLUBS, DIAMONDS].map((suit, i) => ({
      column: 5 + 6 * i,
      number: String(i + 1),
      cards: [suit | 1],
    })),
    arrows: [],
  },
  sequences: {
    heaps: [
      { column: 2, number: '3', cards: [CLUBS | 1] },
      { column: 8, number: '', cards: [CLUBS | 2] },
      { column: 18, number: '5', cards: [SPADES | 7] },
      { column: 24, number: '', cards: [DIAMONDS | 6] },
    ],
    arrows: [6, 22],
  },
  'other-pile': {
    heaps: [
      { column: 6, number: '', cards: [CLUBS | 8] },
      { column: 11, number: '', cards: [CLUBS | 10] },
      { column: 22, number: '9', cards: [CLUBS | 9] },
    ],
    arrows: [17],
  },
  'whole-pile': {
    heaps: [
      { column: 8, number: '8', cards: [DIAMONDS | 9, SPADES | 8] },
      { column: 20, number: '6', cards: [CLUBS | 10] },
    ],
    arrows: [15],
  },
};

/** Draws the figure of a page. */
export function drawFigure(console: Console, figure: Figure, colours: CellColours): void {
  const { heaps, arrows } = FIGURES[figure];
  for (const { column, number, cards } of heaps) {
    console.print(column - 1, FIGURE_ROW, number, colours);
    cards.forEach((card, place) => {
      const draw = place === cards.length - 1 ? drawCard : drawCovered;
      draw(console.screen, column, FIGURE_ROW + place, card);
    });
  }
  for (const column of arrows) console.screen.print(column, FIGURE_ROW + 2, [GRAPHIC.arrow], colours);
}
