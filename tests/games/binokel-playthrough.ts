import { cardText } from '../../host/core/card-text.ts';
import { claimText } from '../../host/core/claim-text.ts';
import type { ChosenOptions, Core, View } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import { tricksOf } from './binokel-builders.ts';
import type { Policy } from './binokel-policies.ts';

/**
 * A whole game as text: every move with what it led to, and at each new part of the game what each seat sees; `(?)` is a card that
 * it does not know.
 */
export function binokelPlaythrough(core: Core, options: ChosenOptions, deal: bigint, policy: Policy): string {
  core.deal('binokel', options, deal);
  const { game, options: complete } = core.view();
  const chosen = Object.entries(complete).map((pair) => pair.join('='));
  const lines = [`binokel ${chosen.join(' ')} deal ${deal}`];
  let part = '';
  for (let made = 1; ; made++) {
    const { phase } = tricksOf(core);
    if (phase !== part) lines.push(`-- ${phase}`, ...[0, 1, 2].flatMap((seat) => seen(core.view(seat), seat)));
    part = phase;
    const moves = core.moves();
    if (moves.length === 0) break;
    const move = policy(core, moves);
    const { turn } = tricksOf(core);
    core.play(move);
    lines.push(`${made}. ${(turn ?? 0) + 1} ${moveText(game, move)} (of ${moves.length})${trickText(core)}`);
  }
  const { results } = tricksOf(core);
  return `${[...lines, `results ${results.join(' ')}`, `fingerprint ${core.save().hash}`].join('\n')}\n`;
}

/** Who has taken the trick that the last move has completed. */
function trickText(core: Core): string {
  const { winners, points } = tricksOf(core);
  const isComplete =
    winners.length > 0 && core.view().piles.every(({ role, cards }) => role !== 'trick' || cards.length === 0);
  return isComplete ? ` -> ${winners[winners.length - 1] + 1}, points ${points.join(' ')}` : '';
}

function seen({ piles, tricks }: View, seat: number): string[] {
  const cards = piles
    .filter((pile) => pile.cards.length > 0)
    .map((pile) => `    ${pile.id}: ${pile.cards.map(cardText).join(' ')}`);
  if (tricks === null) return cards;
  const claims = tricks.claims.map((claim) => {
    if (claim === null) return '-';
    if (claim.claim === null) return '?';
    return `${claim.isFalse ? 'false ' : ''}${claimText(claim.claim)}`;
  });
  const { soloist, bid, trump, called, declined, widow, melds, points, ending } = tricks;
  return [
    `  seat ${seat + 1}`,
    ...cards,
    `    called ${called.join(' ')} declined ${declined.join(' ')} bid ${bid} soloist ${soloist === null ? '-' : soloist + 1}`,
    `    widow ${widow.map(cardText).join(' ') || '-'} trump ${trump === null ? '-' : 'CSHD'[trump]} ending ${ending ?? '-'}`,
    `    claims ${claims.join(' ')} melds ${melds.join(' ')} points ${points.join(' ')}`,
  ];
}
