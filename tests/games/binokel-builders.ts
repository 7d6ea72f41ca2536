import {
  binokelCardsText,
  binokelCardText,
  parseBinokelCard,
  parseBinokelCards,
} from '../../host/core/binokel-card-text.ts';
import { markTwins } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, View } from '../../host/core/core.ts';
import { parseMove } from '../../host/core/move-text.ts';
import type { TricksView } from '../../host/core/tricks-view.ts';
import { wholePack } from './binokel-plain.ts';

export const SEAT_NAMES = ['human', 'Jim', 'Cathy'] as const;
const HAND_CARDS = 12;

/** Suits of trumps as the ABI numbers them. */
export function suitOf(letter: string): number {
  return 'CPHS'.indexOf(letter);
}

/** Begins a game with these hands, `HK HO …` each; cards that are not named go where there is room, in the order of the pack. */
export function dealHands(core: Core, hands: readonly (string | undefined)[], options: ChosenOptions = {}): void {
  const given = [0, 1, 2].map((seat) =>
    binokelCardsText(parseBinokelCards(hands[seat] ?? ''))
      .split(' ')
      .filter(Boolean),
  );
  const rest = wholePack();
  for (const card of given.flat()) {
    if (!rest.includes(card)) throw new Error(`${card} comes too often`);
    rest.splice(rest.indexOf(card), 1);
  }
  const dealt = given.flatMap((hand) => [...hand, ...rest.splice(0, HAND_CARDS - hand.length)]);
  core.dealDeck('binokel', options, markTwins([...dealt, ...rest].map(parseBinokelCard)));
}

/** Plays moves that are separated by blanks. */
export function playAll(core: Core, moves: string): void {
  for (const text of moves.split(/\s+/).filter(Boolean)) core.play(parseMove(core.view().game, text));
}

/** What the table says beside its cards, as a seat sees it. */
export function tricksOf(core: Core, seat?: number): TricksView {
  const { tricks } = core.view(seat);
  if (tricks === null) throw new Error('no game of tricks');
  return tricks;
}

/** The cards of a pile as text, all of them. */
export function cardsIn(view: View, id: string): string[] {
  const pile = view.piles.find((candidate) => candidate.id === id);
  if (pile === undefined) throw new Error(`no pile ${id}`);
  return pile.cards.map((card) => binokelCardText(card & 0x7f));
}
