/** What seats know of a game of Binokel and what they have to guess, from the full view, for tests of its players. */
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import { cardKind, kindCard } from '../../assembly/move.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { Core, View } from '../../host/core/core.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import { tricksOf } from './binokel-builders.ts';

export const KINDS = 20;
export const SEATS = [0, 1, 2];
/** Number of the place aside (sampler). */
export const ASIDE = 3;
const WIDOW_PILE = 3;
const WON_PILES = 5;
const WIDOW_CARDS = 4;

/** How often each kind is among cards. */
export function countKinds(cards: readonly number[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const card of cards) counts[cardKind(card & CARD_IDENTITY)]++;
  return counts;
}

/** What lies in each place of a seat's worlds in truth: three hands, and aside the widow or what another seat has laid away. */
export function trueWorld(core: Core, seat: number): readonly (readonly number[])[] {
  const { piles } = core.fullView();
  const aside = tricksOf(core).soloist === seat ? [] : cardsAside(core, piles);
  return [...SEATS.map((of) => countKinds(piles[of].cards)), countKinds(aside)];
}

function cardsAside(core: Core, piles: View['piles']): readonly number[] {
  const { phase, soloist } = tricksOf(core);
  if (phase === 'auction') return piles[WIDOW_PILE].cards;
  if (phase === 'discard' || soloist === null) return [];
  return piles[WON_PILES + soloist].cards.slice(0, WIDOW_CARDS);
}

/** What a seat held before the first trick. */
export function handBeforeTricks(core: Core, seat: number): readonly number[] {
  const { piles } = core.fullView();
  const { winners, opener } = tricksOf(core);
  const taken = SEATS.map((of) => (of === tricksOf(core).soloist ? WIDOW_CARDS : 0));
  const counts = countKinds(piles[seat].cards);
  const played = winners.flatMap((winner, trick) => {
    const leader = trick === 0 ? opener : winners[trick - 1];
    const from = taken[winner];
    taken[winner] += SEATS.length;
    return piles[WON_PILES + winner].cards
      .slice(from, from + SEATS.length)
      .map((card, i) => ({ card, player: (leader + i) % SEATS.length }));
  });
  const leader = winners.length === 0 ? opener : winners[winners.length - 1];
  const inTrick = piles[4].cards.map((card, i) => ({ card, player: (leader + i) % SEATS.length }));
  for (const { card, player } of [...played, ...inTrick]) if (player === seat) counts[cardKind(card & CARD_IDENTITY)]++;
  return counts;
}

/** The game with the cards of a world in place of those that a seat does not see, and empty claims where none are shown to it. */
export function gameOfWorld(core: Core, seat: number, world: readonly (readonly number[])[]): PositionJson {
  const json = positionJson(core.fullView());
  const { phase, soloist, claims } = tricksOf(core, seat);
  const texts = world.map((counts) =>
    counts.flatMap((count, kind) => Array.from({ length: count }, () => `(${cardText(kindCard(kind))})`)),
  );
  const piles = json.piles.map((pile, index) => {
    if (index < WIDOW_PILE) return index === seat ? pile : { ...pile, cards: texts[index] };
    if (index === WIDOW_PILE && phase === 'auction') return { ...pile, cards: texts[ASIDE] };
    const holdsAside = soloist !== null && soloist !== seat && phase !== 'auction' && phase !== 'discard';
    if (!holdsAside || index !== WON_PILES + soloist) return pile;
    return { ...pile, cards: [...texts[ASIDE], ...pile.cards.slice(WIDOW_CARDS)] };
  });
  const table = json.table;
  if (table === undefined || !('claims' in table)) return { ...json, piles };
  const seen = table.claims?.map((claim, of) =>
    claims[of] !== null && claims[of].claim === null ? 'meld:none' : claim,
  );
  return { ...json, piles, table: { ...table, claims: seen } };
}
