/** Columns of case C-1, bottom to top, only the last card of each open. */
const COLUMNS = [
  'AS',
  '6S 2S',
  'AH 5S 2D',
  'AD AC 4D 3S',
  'KD 5D 3D 3C 2C',
  'KH 4H 3H 2H 4S 6C',
  'KS KC 6H 5H 5C 6D 4C',
].map((column) => column.split(' '));

/** Its stock, first card turned first. */
const STOCK = 'QS QH QD QC JS JH JD JC TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C';

/** Case C-1 as a deck of Klondike and Yukon: row r is dealt to columns r to 7, then comes the stock. */
export const DECK_C1 = [...COLUMNS.flatMap((_, row) => COLUMNS.slice(row).map((column) => column[row])), STOCK].join(
  ' ',
);
