import type { View } from '../../../core/reading.ts';
import { cardKind } from '../../../core/trick-moves.ts';
import { TRICK_COUNT, type TricksView, WIDOW_CARDS } from '../../../core/tricks-view.ts';
import type { Mood } from '../art/pictures.ts';
import { type BySeat, SEAT, SEATS, type Seat } from '../kept/seats.ts';
import { type CompleteTrick, lastTrick, type Stop, tricksIn } from '../play/game-play.ts';
import { sortedHand } from './hand-cards.ts';
import { type MeldLines, meldLines, type ValuedParts } from './meld-lines.ts';
import { moodOf } from './moods.ts';
import type { TableTexts } from './texts.ts';

/** A card that lies face down. */
export const BACK = 'back';

export type TableCard = number | typeof BACK;

/** What somebody chooses cards with (manual 3.4): inverse cards, the black bar, the button. */
export interface HandChoice {
  /** Places in the hand, from the left. */
  readonly marked: readonly number[];
  readonly bar: number;
}

/** Everything that the main screen shows. Equal scenes are equal pictures. */
export interface Scene {
  readonly names: BySeat<string>;
  readonly points: BySeat<number>;
  readonly moods: BySeat<Mood>;
  /** Cards in each hand; you see the backs of the others'. */
  readonly held: BySeat<number>;
  readonly says: BySeat<readonly string[]>;
  /** Your own cards from the left. */
  readonly hand: readonly TableCard[];
  /** Null where no card is to be chosen. */
  readonly choice: HandChoice | null;
  readonly widow: readonly TableCard[];
  readonly trick: readonly { readonly seat: Seat; readonly card: number }[];
  readonly status: { readonly left: string; readonly right: string };
  /** The number in the bidding field, null where there is no field. */
  readonly call: number | null;
  /** What Cathy and Jim have melded, while it is shown (manual 3.6). */
  readonly melds: { readonly cathy: MeldLines; readonly jim: MeldLines } | null;
  readonly message: string;
}

/** What a scene is made of beside the game. */
export interface SceneParts {
  readonly names: BySeat<string>;
  readonly texts: TableTexts;
  readonly valuedParts: ValuedParts;
  /** Card points of cards. */
  readonly pointsOf: (cards: readonly number[]) => number;
  /** What the last trick counts beside its cards. */
  readonly lastTrickPoints: number;
}

/** Between two things in the status line. */
export const GAP = '   ';

const NOTHING_SAID: BySeat<readonly string[]> = [[], [], []];
const NOTHING_HELD: BySeat<number> = [0, 0, 0];

/** The main screen of a game as you see it, at a stop or between two moves. */
export function sceneOf(view: View, stop: Stop | null, parts: SceneParts): Scene {
  const tricks = tricksIn(view);
  const { names, texts } = parts;
  const isDealt = stop !== 'undealt';
  const trick = stop === 'trick' ? lastTrick(view) : null;
  const cause = { tricks, stop, trick, trickPoints: parts.pointsOf(trick?.cards ?? []) };
  const mood = (seat: Seat): Mood => moodOf(seat, cause);
  return {
    names,
    points: pointsShown(tricks, trick, parts),
    moods: [mood(SEAT.you), mood(SEAT.jim), mood(SEAT.cathy)],
    held: isDealt ? heldIn(view) : NOTHING_HELD,
    says: isDealt ? saidBy(tricks, stop, texts) : NOTHING_SAID,
    hand: isDealt ? sortedHand(handOf(view, tricks, stop)) : [],
    choice: null,
    widow: isDealt ? widowOf(tricks, stop) : [],
    trick: trickShown(view, tricks, trick),
    status: statusOf(tricks, stop, parts),
    call: null,
    melds:
      stop === 'melds' ? { cathy: linesOf(SEAT.cathy, tricks, parts), jim: linesOf(SEAT.jim, tricks, parts) } : null,
    message: messageOf(tricks, stop, parts),
  };
}

function heldIn({ piles }: View): BySeat<number> {
  return [piles[SEAT.you].cards.length, piles[SEAT.jim].cards.length, piles[SEAT.cathy].cards.length];
}

/** Your cards; what was in the Dap lies on the table still while it is looked at. */
function handOf({ piles }: View, { soloist, widow }: TricksView, stop: Stop | null): readonly number[] {
  const hand = [...piles[SEAT.you].cards];
  if (stop !== 'widow' || soloist !== SEAT.you) return hand;
  for (const card of widow) {
    hand.splice(
      hand.findIndex((held) => cardKind(held) === cardKind(card)),
      1,
    );
  }
  return hand;
}

function widowOf({ soloist, widow }: TricksView, stop: Stop | null): readonly TableCard[] {
  if (stop === 'widow') return widow;
  return soloist === null ? new Array<TableCard>(WIDOW_CARDS).fill(BACK) : [];
}

/** The trick's points count when it is taken from the table (manual 3.6). */
function pointsShown(
  { points, winners }: TricksView,
  trick: CompleteTrick | null,
  { pointsOf, lastTrickPoints }: SceneParts,
): BySeat<number> {
  const shown = (seat: Seat): number => {
    if (trick === null || trick.winner !== seat) return points[seat];
    return points[seat] - pointsOf(trick.cards) - (winners.length === TRICK_COUNT ? lastTrickPoints : 0);
  };
  return [shown(SEAT.you), shown(SEAT.jim), shown(SEAT.cathy)];
}

function trickShown(view: View, { leader }: TricksView, complete: CompleteTrick | null): Scene['trick'] {
  const first = complete?.leader ?? leader;
  const cards = complete?.cards ?? view.piles.find(({ role }) => role === 'trick')?.cards ?? [];
  if (first === null) return [];
  return cards.map((card, i) => ({ seat: SEATS[(first + i) % SEATS.length], card }));
}

function saidBy(tricks: TricksView, stop: Stop | null, texts: TableTexts): BySeat<readonly string[]> {
  const says = (seat: Seat): readonly string[] => saidAt(seat, tricks, stop, texts);
  return [says(SEAT.you), says(SEAT.jim), says(SEAT.cathy)];
}

function saidAt(seat: Seat, tricks: TricksView, stop: Stop | null, { says, away }: TableTexts): readonly string[] {
  const { phase, soloist, bid, called, declined, melds, ending } = tricks;
  const isYou = seat === SEAT.you;
  if (stop === 'widow' || phase === 'auction') {
    if (declined[seat] !== 0) return isYou ? [away] : says.away;
    if (seat === soloist) return isYou ? [String(bid)] : says.plays(bid);
    return called[seat] === 0 ? [] : [String(called[seat])];
  }
  if (stop !== 'melds' || isYou) return [];
  if (seat === soloist && ending === 'went-off') return says.goesOff;
  return melds[seat] === 0 ? says.nothing : says.melds(melds[seat]);
}

/** The status line is empty until the auction is over; your meld and trumps stand there when all have melded (manual 3.6). */
function statusOf(tricks: TricksView, stop: Stop | null, { names, texts }: SceneParts): Scene['status'] {
  const { soloist, bid, phase, trump, melds } = tricks;
  if (soloist === null) return { left: '', right: '' };
  const left = texts.status.soloist(names[soloist], bid);
  const melded = phase === 'play' || phase === 'over' || stop === 'status';
  if (!melded || trump === null) return { left, right: '' };
  const right = texts.status.melded(melds[SEAT.you]) + GAP + texts.status.trump(texts.suits[trump]);
  return { left, right };
}

function messageOf(tricks: TricksView, stop: Stop | null, { names, texts }: SceneParts): string {
  if (stop !== 'status' && stop !== 'melds') return '';
  const { soloist, ending, claims } = tricks;
  if (soloist !== null && ending === 'went-off') return texts.wentOff(names[soloist]);
  return claims[SEAT.you]?.isFalse === true ? `${names[SEAT.you]}: ${texts.falseMeld}` : '';
}

/** Somebody who has gone off has melded nothing and does not say so. */
function linesOf(
  seat: Seat,
  { claims, melds, trump }: TricksView,
  { names, texts, valuedParts }: SceneParts,
): MeldLines {
  const claim = claims[seat]?.claim ?? null;
  if (claim === null) return { name: names[seat], total: 0, lines: [] };
  return meldLines(names[seat], melds[seat], valuedParts(claim, trump ?? 0), texts);
}
