import { CARD_IDENTITY } from '../../assembly/abi.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, GameInfo, PileRole, View } from '../../host/core/core.ts';
import { onePack, seededPicker } from '../builders.ts';
import type { PlainColumn, PlainPosition, PlainRules } from './brute-force.ts';

const SUITS = ['C', 'S', 'H', 'D'] as const;

/** The rules of a game and its options for the brute force. */
export function plainRules(game: GameInfo, options: ChosenOptions): PlainRules {
  if (game.id === 'yukon') {
    const { variant } = options;
    return {
      wholePiles: true,
      kingsOnly: variant !== 'medium',
      giveBack: false,
      draw: 1,
      passes: variant === 'light' ? 0 : 1,
    };
  }
  if (game.id === 'kleine-harfe') return { wholePiles: false, kingsOnly: true, giveBack: true, draw: 1, passes: 0 };
  return {
    wholePiles: false,
    kingsOnly: options.kings === '1',
    giveBack: options.strict === '0',
    draw: Number(options.draw),
    passes: Number(options.passes),
  };
}

/**
 * A game with few cards left: the lower ranks lie on the foundations, the others are dealt to the columns, most of them face
 * down, and to the stock. In every other game one suit has not got beyond its ace or its 2, and the others are nearly or
 * altogether up.
 */
export function smallPosition(options: ChosenOptions, seed: number): PlainPosition {
  const pick = seededPicker(seed);
  const up = { C: 3 + pick(8), S: 3 + pick(8), H: 3 + pick(8), D: 3 + pick(8) };
  if (seed % 2 === 1) {
    for (const suit of SUITS) up[suit] = 11 + pick(3);
    up[SUITS[pick(4)]] = pick(3);
  }
  const cards = onePack().filter((card, i) => i % 13 >= up[card[1] as keyof typeof up]);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const stock = cards.splice(0, pick(9));
  const piles: string[][] = Array.from({ length: 7 }, () => []);
  const used = 4 + pick(4);
  cards.forEach((card, i) => {
    piles[i < used ? i : pick(used)].push(card);
  });
  const allOpen = options.thoughtful === '1';
  const columns = piles.map(
    (pile): PlainColumn => (allOpen ? { hidden: [], open: pile } : { hidden: pile.slice(0, -1), open: pile.slice(-1) }),
  );
  return { columns, up, stock, waste: [], pass: 1 };
}

/** The position as JSON for the core. */
export function plainJson(game: GameInfo, options: ChosenOptions, { columns, up, stock }: PlainPosition): unknown {
  const suits = game.id === 'yukon' ? 'DHSC' : 'CSHD';
  const order = onePack();
  return {
    game: game.id,
    options,
    piles: [
      { id: 'stock', cards: stock.map((card) => `(${card})`) },
      ...[...suits].map((suit, i) => ({
        id: `foundation-${i + 1}`,
        cards: order.filter((card) => card[1] === suit).slice(0, up[suit]),
      })),
      ...columns.map(({ hidden, open }, i) => ({
        id: `tableau-${i + 1}`,
        cards: [...hidden.map((card) => `(${card})`), ...open],
      })),
    ],
  };
}

/** What lies on the table of a full view, in the brute force's form. */
export function plainPosition(view: View): PlainPosition {
  const texts = (cards: readonly number[]): string[] => cards.map((card) => cardText(card & CARD_IDENTITY));
  const column = (cards: readonly number[]): PlainColumn => ({
    hidden: texts(cards.filter((card) => card > CARD_IDENTITY)),
    open: texts(cards.filter((card) => card <= CARD_IDENTITY)),
  });
  const pilesOf = (role: PileRole): readonly (readonly number[])[] =>
    view.piles.filter((pile) => pile.role === role).map(({ cards }) => cards);
  const up: Record<string, number> = { C: 0, S: 0, H: 0, D: 0 };
  for (const cards of pilesOf('foundation')) if (cards.length > 0) up[cardText(cards[0])[1]] = cards.length;
  return {
    columns: pilesOf('tableau').map(column),
    up,
    stock: texts(pilesOf('stock')[0]),
    waste: texts(pilesOf('waste')[0]),
    pass: view.pass,
  };
}
