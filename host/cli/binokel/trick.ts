import { binokelCardText, binokelSuitText } from '../../core/binokel-card-text.ts';
import { EXIT } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import type { Calculator } from './calculator.ts';
import { cardsOf, trumpOf } from './input.ts';

const SEATS = 3;

/** Who wins a trick and what it counts (BINOKEL §7). */
export const trick: Calculator = ({ calculator }, line) => {
  const [, ...words] = line.arguments('CARDS', 2, Number.POSITIVE_INFINITY);
  const cards = cardsOf('trick', words.join(' '));
  if (cards.length !== SEATS) throw new UsageError('trick', `has ${cards.length} cards and must have ${SEATS}`);
  const trump = trumpOf(line);
  const winner = calculator.winner(cards, trump);
  const points = calculator.points(cards) + (line.has('last') ? calculator.lastTrickPoints : 0);
  const card = binokelCardText(cards[winner]);
  return {
    json: { trump: binokelSuitText(trump), trick: cards.map(binokelCardText), winner: winner + 1, card, points },
    text: `card ${winner + 1}, ${card}, wins ${points} points\n`,
    code: EXIT.done,
  };
};
