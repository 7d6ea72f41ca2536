import { claimParts } from '../../host/core/claim-text.ts';
import type { Core } from '../../host/core/core.ts';
import { playMove } from '../../host/core/trick-moves.ts';
import type { TricksView } from '../../host/core/tricks-view.ts';
import type { Area } from '../../host/dos/area.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { combinationFields, decisionFields, trumpFields } from '../../host/programs/binokel/meld/fields.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { handPlaces, sortedHand, visiblePart } from '../../host/programs/binokel/table/hand-cards.ts';
import { tableTexts } from '../../host/programs/binokel/table/languages.ts';
import { AWAY_FIELD, CALL_FIELD, OK_AREA } from '../../host/programs/binokel/table/places.ts';

const TEXTS = tableTexts.de;

/** A table at which a game is played, wherever that is. */
export interface TableVisit {
  readonly core: Core;
  /** What of the game was kept last. */
  readonly last: RunningGame;
  /** Types a key and waits until nothing moves. */
  key(key: string): Promise<void>;
  /** Clicks with the left button and waits until nothing moves. */
  click(x: number, y: number): Promise<void>;
}

/** How somebody does at the table what he wants to. */
export interface Player {
  goOn(): Promise<void>;
  bid(call: boolean): Promise<void>;
  /** Chooses cards by their places from the left, none being chosen, and says OK. */
  cards(places: readonly number[]): Promise<void>;
  trump(suit: number): Promise<void>;
  /** Presses a button of the melding screen by its id. */
  press(id: string): Promise<void>;
}

export function handOf(visit: TableVisit): readonly number[] {
  return sortedHand(visit.core.view(SEAT.you).piles[SEAT.you].cards);
}

export function tricksOf(visit: TableVisit): TricksView {
  const { tricks } = visit.core.view(SEAT.you);
  if (tricks === null) throw new Error('no game of tricks');
  return tricks;
}

/** Everything with the keyboard. */
export function keyboardPlayer(visit: TableVisit): Player {
  let bar = 0;
  const moveBar = async (place: number, cards: number): Promise<void> => {
    bar = Math.min(bar, cards - 1);
    for (; bar > place; bar--) await visit.key('ArrowLeft');
    for (; bar < place; bar++) await visit.key('ArrowRight');
  };
  return {
    goOn: () => visit.key('Enter'),
    bid: (call) => visit.key(call ? ' ' : 'w'),
    cards: async (places) => {
      const held = handOf(visit).length;
      for (const place of places) {
        await moveBar(place, held);
        await visit.key(' ');
      }
      bar = 0;
      await visit.key('Enter');
    },
    trump: async (suit) => {
      for (let at = 0; at < suit; at++) await visit.key('ArrowRight');
      await visit.key('Enter');
    },
    press: (id) => crossTo(visit, id),
  };
}

/** Everything with the mouse. */
export function mousePlayer(visit: TableVisit): Player {
  const on = ({ x, y, w, h }: Area): Promise<void> => visit.click(x + (w >> 1), y + (h >> 1));
  return {
    goOn: () => visit.click(320, 120),
    bid: (call) => on(call ? CALL_FIELD : AWAY_FIELD),
    cards: async (places) => {
      const held = handOf(visit).length;
      for (const place of places) await on(visiblePart(held, place));
      await on(OK_AREA);
    },
    trump: (suit) => on(trumpFields(TEXTS)[suit].area),
    press: (id) => on(fieldOf(id)),
  };
}

/** Where a card of a hand shows, for clicks. */
export function cardPoint(cards: number, place: number): { readonly x: number; readonly y: number } {
  const { x, y } = handPlaces(cards)[place];
  return { x: x + 10, y: y + 30 };
}

function fieldOf(id: string): Area {
  const { ok, off } = decisionFields(TEXTS);
  const field = [...combinationFields(), ok, off].find((candidate) => candidate.id === id);
  if (field === undefined) throw new Error(`no button ${id}`);
  return field.area;
}

/** Moves the cross of the melding screen with the arrows until it lies on a button, and presses that. */
async function crossTo(visit: TableVisit, id: string): Promise<void> {
  const target = fieldOf(id);
  for (let steps = 0; steps < 40; steps++) {
    const at = visit.last.beside.cross ?? 'kreuz-P';
    if (at === id) {
      await visit.key('Enter');
      return;
    }
    const now = fieldOf(String(at));
    const isAbove = now.x < target.x + target.w && target.x < now.x + now.w;
    if (isAbove) await visit.key(now.y > target.y ? 'ArrowUp' : 'ArrowDown');
    else await visit.key(now.x > target.x ? 'ArrowLeft' : 'ArrowRight');
  }
  throw new Error(`the cross does not come to ${id}`);
}

/** Places of legal cards of the hand, the first one first. */
export function legalPlaces(visit: TableVisit): readonly number[] {
  return handOf(visit).flatMap((card, place) => (visit.core.refusal(playMove(card)) === null ? [place] : []));
}

/** What somebody wants who bids up to a limit, lays away his first four cards and melds all he has. */
export async function playStep(visit: TableVisit, player: Player, limit: number): Promise<void> {
  const { phase, turn, nextCall } = tricksOf(visit);
  if (visit.last.beside.stop !== null || turn !== SEAT.you) await player.goOn();
  else if (phase === 'auction') await player.bid((nextCall ?? limit + 1) <= limit);
  else if (phase === 'discard') await player.cards([0, 1, 2, 3]);
  else if (phase === 'trump') await player.trump(2);
  else if (phase === 'meld') await meldAll(visit, player);
  else await player.cards(legalPlaces(visit).slice(0, 1));
}

async function meldAll(visit: TableVisit, player: Player): Promise<void> {
  const claim = visit.core.calculator.bestClaim(handOf(visit));
  for (const { text } of claimParts(claim)) await player.press(text);
  await player.press('ok');
}

/** Plays a game to its end. */
export async function playOut(
  visit: TableVisit & { readonly isOver: boolean },
  player: Player,
  limit: number,
): Promise<void> {
  for (let steps = 0; !visit.isOver; steps++) {
    if (steps > 200) throw new Error('the game does not end');
    await playStep(visit, player, limit);
  }
}
