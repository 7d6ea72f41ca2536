import { binokelCardsText, binokelCardText, binokelSuitText } from '../../core/binokel-card-text.ts';
import { EXIT } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import type { Calculator } from './calculator.ts';
import { cardsOf, checkCopies, needed, trumpOf } from './input.ts';
import { dutyText, refusalText } from './rules.ts';

/** Cards that may lie on the table when somebody is to play. */
const MOST_IN_TRICK = 2;

/** Which cards of a hand may be played to a trick, and the rule that forbids the others (BINOKEL §7.1). */
export const legal: Calculator = ({ calculator }, line) => {
  line.arguments('', 1, 1);
  const hand = cardsOf('--hand', needed(line, 'hand', 'CARDS'));
  if (hand.length === 0) throw new UsageError('--hand', 'has no card');
  const trick = cardsOf('--trick', line.text('trick') ?? '');
  if (trick.length > MOST_IN_TRICK) throw new UsageError('--trick', 'is complete; nobody is to play');
  checkCopies('--hand and --trick', [...hand, ...trick]);
  const trump = trumpOf(line);
  const duty = calculator.duty(hand, trick, trump);
  const verdicts = calculator.verdicts(hand, trick, trump);
  const allowed = verdicts.filter(({ refusal }) => refusal === null).map(({ card }) => card);
  const refused = verdicts.flatMap(({ card, refusal }) =>
    refusal === null ? [] : [{ card: binokelCardText(card), rule: refusal }],
  );
  const lines = [
    `legal ${binokelCardsText(allowed)}: ${dutyText(duty)}`,
    ...refused.map(({ card, rule }) => `not ${card}: ${refusalText(rule)}`),
  ];
  return {
    json: {
      trump: binokelSuitText(trump),
      trick: trick.map(binokelCardText),
      hand: hand.map(binokelCardText),
      duty,
      legal: allowed.map(binokelCardText),
      refused,
    },
    text: `${lines.join('\n')}\n`,
    code: EXIT.done,
  };
};
