import { binokelCardText, binokelSuitText } from '../../core/binokel-card-text.ts';
import { claimText } from '../../core/claim-text.ts';
import type { ValuedPart } from '../../core/trick-calculator.ts';
import { EXIT } from '../io.ts';
import type { Calculator } from './calculator.ts';
import { cardsOf, claimOf, needed, trumpOf } from './input.ts';
import { refusalText } from './rules.ts';

const NOTHING = 'nothing';

/** The best meld of a hand with its calculation; with a claim, whether it is right and what it counts (BINOKEL §6). */
export const meld: Calculator = ({ calculator }, line) => {
  line.arguments('', 1, 1);
  const hand = cardsOf('--hand', needed(line, 'hand', 'CARDS'));
  const trump = trumpOf(line);
  const best = calculator.bestClaim(hand);
  const bestParts = calculator.valuedParts(best, trump);
  const base = {
    hand: hand.map(binokelCardText),
    trump: binokelSuitText(trump),
    best: { claim: claimText(best), points: calculator.claimValue(best, trump), parts: bestParts },
  };
  const bestText = `best meld ${calculation(base.best.points, bestParts)}\n`;
  const wanted = line.text('claim');
  if (wanted === null) return { json: base, text: bestText, code: EXIT.done };
  const claim = claimOf('--claim', wanted);
  const refusal = calculator.claimRefusal(hand, claim);
  const points = refusal === null ? calculator.claimValue(claim, trump) : 0;
  const parts = calculator.valuedParts(claim, trump);
  const verdict =
    refusal === null
      ? `valid, counts ${calculation(points, parts)}`
      : `not valid, ${refusalText(refusal)}; counts nothing, and the soloist has lost (manual 3.5.2)`;
  return {
    json: { ...base, claim: { claim: claimText(claim), valid: refusal === null, refusal, points, parts } },
    text: `${verdict}\n${bestText}`,
    code: refusal === null ? EXIT.done : EXIT.no,
  };
};

/** `190: kreuz-F 150 + kreuz-P 40` */
function calculation(points: number, parts: readonly ValuedPart[]): string {
  return `${points}: ${parts.map(({ text, value }) => `${text} ${value}`).join(' + ') || NOTHING}`;
}
