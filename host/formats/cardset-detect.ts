import type { CellGrid } from './cardset-cells.ts';
import {
  type CardLayout,
  DEFAULT_SUIT_ROWS,
  LAYOUT_H1,
  LAYOUT_H2,
  RANKS,
  runningLayout,
  SUIT_LETTERS,
  suitRowsLayout,
} from './cardset-layout.ts';
import { type CellLook, cornerDifference, measureCells } from './cardset-looks.ts';

/** A guess at what the cells of a sheet hold, and how sure it is. */
export interface LayoutGuess {
  readonly layout: CardLayout;
  /** 0: nothing in the pictures speaks for either layout, `H1` is the default; 1: no doubt. */
  readonly confidence: number;
  /** The single pieces of evidence, each -1 (for `H2`) to 1 (for `H1`). */
  readonly margins: LayoutMargins;
}

export interface LayoutMargins {
  /** Which of the disputed cells look unlike the cells that are faces in either layout, as backs do. */
  readonly extras: number;
  /** In which layout the red and the black cards stand in runs of thirteen. */
  readonly colours: number;
  /** In which layout the four cards of a rank have the same corner. */
  readonly ranks: number;
}

/** Below this sum of the margins there is no evidence worth deviating from the default for. */
const LEAST_EVIDENCE = 0.2;

/** Differences that are small beside these say nothing. */
const NOISE_OF_LOOKS = 0.02;
const NOISE_OF_CORNERS = 0.05;

/** Cards of the other colour that a row of one colour may seem to have. */
const COLOUR_SLIPS = 2;

/** Suit order by the colours (R red, B black) of the four rows or runs; the first is the manual's order. */
const SUITS_BY_COLOURS: Readonly<Record<string, string>> = {
  RRBB: DEFAULT_SUIT_ROWS,
  BBRR: 'CSHD',
  BRRB: 'SHDC',
  RBBR: 'HSCD',
  RBRB: 'DSHC',
  BRBR: 'CHSD',
};

/**
 * Guesses the layout of a sheet by what its cells look like (FORMATS §3.1). Three pieces of evidence are added up;
 * without enough of them the layout is `H1`. Where every row is clearly red or clearly black and the colours do not
 * fit the default order of suits, an order that fits is taken; which of the two red (black) rows is hearts (spades)
 * cannot be seen and is for the user to correct. Likewise the order of ranks. The empty field is the extra with by
 * far the least in it, else the first.
 */
export function detectLayout(grid: CellGrid): LayoutGuess {
  const looks = measureCells(grid);
  const margins = {
    extras: extrasMargin(looks),
    colours: coloursMargin(looks),
    ranks: ranksMargin(looks),
  };
  const evidence = margins.extras + margins.colours + margins.ranks;
  const isRunning = evidence < -LEAST_EVIDENCE;
  const base = isRunning ? LAYOUT_H2 : LAYOUT_H1;
  const suits = guessSuits(looks, base);
  const emptyAt = guessEmpty(looks, base);
  const layout = isRunning ? runningLayout(suits, emptyAt) : suitRowsLayout(suits, emptyAt);
  return { layout, confidence: Math.min(1, Math.abs(evidence)), margins };
}

/** Cells of a layout that are no faces, in the order of the layout. */
function extraCells(layout: CardLayout): number[] {
  return [layout.empty, ...layout.backs];
}

function extrasMargin(looks: readonly CellLook[]): number {
  const extrasH1 = extraCells(LAYOUT_H1);
  const extrasH2 = extraCells(LAYOUT_H2);
  const sureFaces = looks.filter((look) => !extrasH1.includes(look.cell) && !extrasH2.includes(look.cell));
  const strangeness = (cells: readonly number[], others: readonly number[]): number => {
    const disputed = cells.filter((cell) => !others.includes(cell));
    const sum = disputed.reduce((total, cell) => total + distanceToFaces(looks[cell], sureFaces), 0);
    return sum / disputed.length;
  };
  const forH1 = strangeness(extrasH1, extrasH2);
  const forH2 = strangeness(extrasH2, extrasH1);
  return relativeDifference(forH1, forH2, NOISE_OF_LOOKS);
}

/** How far a look is from the two faces it resembles most. Court cards have each other, backs have nobody. */
function distanceToFaces(look: CellLook, faces: readonly CellLook[]): number {
  const distances = faces
    .map(
      (face) =>
        Math.abs(face.paper - look.paper) +
        Math.abs(face.cornerPaper - look.cornerPaper) +
        Math.abs(face.texture - look.texture),
    )
    .sort((a, b) => a - b);
  return (distances[0] + distances[1]) / 2;
}

/** (a - b) / (a + b), with amounts near `noise` counting little. */
function relativeDifference(a: number, b: number, noise: number): number {
  return (a - b) / (a + b + noise);
}

function coloursMargin(looks: readonly CellLook[]): number {
  return 2 * (colourPurity(looks, LAYOUT_H1) - colourPurity(looks, LAYOUT_H2));
}

/** Mean share of each suit's cards that have the colour of its majority; 0 where the sheet has no red. */
function colourPurity(looks: readonly CellLook[], layout: CardLayout): number {
  const redCards = layout.faces.map((suit) => suit.filter((cell) => looks[cell].isRed).length);
  if (redCards.every((red) => red === 0) || redCards.every((red) => red === RANKS)) {
    return 0;
  }
  const purities = redCards.map((red) => Math.max(red, RANKS - red) / RANKS);
  return purities.reduce((sum, purity) => sum + purity, 0) / purities.length;
}

function ranksMargin(looks: readonly CellLook[]): number {
  const difference = (layout: CardLayout): number => {
    let sum = 0;
    let pairs = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      const cells = layout.faces.map((suit) => suit[rank]);
      for (let i = 1; i < cells.length; i++) {
        sum += cornerDifference(looks[cells[i - 1]], looks[cells[i]]);
        pairs++;
      }
    }
    return sum / pairs;
  };
  return relativeDifference(difference(LAYOUT_H2), difference(LAYOUT_H1), NOISE_OF_CORNERS);
}

/** The order of suits that fits the colours of the rows (runs) of a layout in default order. */
function guessSuits(looks: readonly CellLook[], layout: CardLayout): string {
  const colours = Array.from(DEFAULT_SUIT_ROWS, (suit) => {
    const cells = layout.faces[SUIT_LETTERS.indexOf(suit)];
    const red = cells.filter((cell) => looks[cell].isRed).length;
    if (red <= COLOUR_SLIPS) {
      return 'B';
    }
    return red >= RANKS - COLOUR_SLIPS ? 'R' : '?';
  });
  return SUITS_BY_COLOURS[colours.join('')] ?? DEFAULT_SUIT_ROWS;
}

/** Which of the extras is the empty field: mostly paper and less than half as busy as any other, else the first. */
function guessEmpty(looks: readonly CellLook[], layout: CardLayout): number {
  const extras = extraCells(layout).map((cell) => looks[cell]);
  const [plainest, next] = [...extras].sort((a, b) => a.texture - b.texture);
  const isClear = plainest.paper > 0.5 && plainest.texture < next.texture / 2;
  return isClear ? extras.indexOf(plainest) : 0;
}
