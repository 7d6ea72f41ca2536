/** The baseline: Yukon's deal and its legal moves as one would write them first, with objects and arrays. */
interface PlainCard {
  readonly rank: number;
  readonly suit: number;
  faceUp: boolean;
}

interface PlainTable {
  readonly stock: PlainCard[];
  readonly waste: PlainCard[];
  readonly foundations: PlainCard[][];
  readonly columns: PlainCard[][];
}

type PlainMove = { readonly from: string; readonly to: string; readonly count: number };

export function plainDeal(random: () => number): PlainTable {
  const deck: PlainCard[] = [];
  for (let suit = 0; suit < 4; suit++) for (let rank = 1; rank <= 13; rank++) deck.push({ rank, suit, faceUp: false });
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const columns: PlainCard[][] = Array.from({ length: 7 }, () => []);
  let next = 0;
  for (let row = 0; row < 7; row++) {
    for (let column = row; column < 7; column++) {
      const card = deck[next++];
      card.faceUp = row === column;
      columns[column].push(card);
    }
  }
  return { stock: deck.slice(next).reverse(), waste: [], foundations: [[], [], [], []], columns };
}

export function plainMoves({ stock, waste, foundations, columns }: PlainTable): PlainMove[] {
  const moves: PlainMove[] = [];
  if (stock.length > 0) moves.push({ from: 'stock', to: 'waste', count: 1 });
  const sources = [{ name: 'waste', run: waste.slice(-1), top: waste[waste.length - 1] }].concat(
    columns.map((column, i) => ({
      name: `column-${i}`,
      run: column.filter((card) => card.faceUp),
      top: column[column.length - 1],
    })),
  );
  for (const { name, run, top } of sources) {
    if (top === undefined) continue;
    if (foundations[top.suit].length === top.rank - 1)
      moves.push({ from: name, to: `foundation-${top.suit}`, count: 1 });
    columns.forEach((column, i) => {
      const target = column[column.length - 1];
      const fits =
        target === undefined
          ? run[0].rank === 13
          : run[0].rank === target.rank - 1 && run[0].suit > 1 !== target.suit > 1;
      if (fits && name !== `column-${i}`) moves.push({ from: name, to: `column-${i}`, count: run.length });
    });
  }
  return moves;
}

/** Turns some cards and plays some moves, so that the table looks like the middle of a game. */
export function plainMiddle(table: PlainTable, random: () => number): PlainTable {
  for (let i = 0; i < 8; i++) {
    const turned = table.stock.pop();
    if (turned !== undefined) table.waste.push({ ...turned, faceUp: true });
    const lays = plainMoves(table).filter(({ to }) => to.startsWith('column'));
    const lay = lays[Math.floor(random() * lays.length)];
    if (lay === undefined) continue;
    const from = lay.from === 'waste' ? table.waste : table.columns[Number(lay.from.slice(7))];
    table.columns[Number(lay.to.slice(7))].push(...from.splice(from.length - lay.count));
    const uncovered = from[from.length - 1];
    if (uncovered !== undefined) uncovered.faceUp = true;
  }
  return table;
}
