import type { ReviewedCard } from '../../../core/coach.ts';
import { cardKind } from '../../../core/trick-moves.ts';
import { playedTricks, TRICK_COUNT } from '../../../core/tricks-view.ts';
import { SEAT, SEATS } from '../kept/seats.ts';
import { cardName } from './card-names.ts';
import { sceneItems } from './items.ts';
import { linedSheet } from './papers.ts';
import { COACH_SHEET } from './places.ts';
import type { Table } from './table.ts';
import { forgetEarly, goOn } from './waits.ts';

/** Tricks that are looked at, from the last one backwards: the first ones take a second each (Coach.review). */
const TRICKS_SEEN = 9;
/** Cards that are named, those that have cost most. */
const MOST_LINES = 5;
/** Long enough for a key to come in while the coach thinks. */
const BREATH_MS = 1;

/**
 * What the coach has to say when a game is over: what was not melded, and which of your cards would better have been
 * others, all cards seen. A key ends his thinking and then the sheet.
 *
 * @throws LeftError
 */
export async function reviewGame(table: Table): Promise<void> {
  const { coach } = table.texts;
  const melds = meldLine(table);
  show(table, [melds, coach.thinking]);
  await forgetEarly(table.desk);
  const cards = await worstCards(table);
  show(table, [melds, ...cards]);
  await goOn(table.desk);
}

function show(table: Table, lines: readonly string[]): void {
  const { pictures, texts, desk } = table;
  const items = sceneItems({ ...table.scene(), message: '' }, { pictures, texts, screen: desk.graph.whole });
  table.screen.show([...items, linedSheet(texts.coach.head, lines, COACH_SHEET)]);
}

/** What your meld has left out (BINOKEL §6.4). */
function meldLine({ core, play, texts }: Table): string {
  const { view } = play;
  const claim = play.tricks.claims[SEAT.you];
  const { trump } = play.tricks;
  if (claim?.isFalse === true) return texts.coach.wrongMeld;
  if (claim?.claim == null || trump === null) return texts.coach.notPlayed;
  const played = playedTricks(play.tricks, view.piles).map(({ leader, cards }) => {
    return cards[(SEAT.you - leader + SEATS.length) % SEATS.length];
  });
  const { points } = core.coach.missedMeld([...played, ...view.piles[SEAT.you].cards], claim.claim, trump);
  return points === 0 ? texts.coach.nothingMissed : texts.coach.missed(points);
}

async function worstCards({ core, play, texts, desk }: Table): Promise<readonly string[]> {
  if (play.tricks.ending !== null) return [texts.coach.notPlayed];
  const found: ReviewedCard[] = [];
  for (const reviewed of core.coach.review(TRICKS_SEEN)) {
    if (reviewed !== null && reviewed.seat === SEAT.you && reviewed.lost > 0) found.push(reviewed);
    if (reviewed !== null) continue;
    const input = await desk.input(BREATH_MS);
    if (input !== null && input.kind !== 'move') break;
  }
  const worst = found.sort((a, b) => b.lost - a.lost).slice(0, MOST_LINES);
  if (worst.length === 0) return [texts.coach.allBest];
  return worst
    .sort((a, b) => b.held - a.held)
    .map((card) => {
      const trick = TRICK_COUNT - card.held + 1;
      const played = cardName(card.card);
      return texts.coach.better(trick, played, cardName(bestOf(card)), card.lost);
    });
}

/** The card that would have brought your side most. */
function bestOf({ values, isSoloist, card }: ReviewedCard): number {
  const sign = isSoloist ? 1 : -1;
  const [best] = [...values].sort((a, b) => sign * (b.points - a.points) || cardKind(a.card) - cardKind(b.card));
  return best?.card ?? card;
}
