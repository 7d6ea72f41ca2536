import { cardSuit } from '../../../core/card.ts';
import type { Move } from '../../../core/core.ts';
import { discardMove, playMove } from '../../../core/trick-moves.ts';
import { WIDOW_CARDS } from '../../../core/tricks-view.ts';
import type { Mood } from '../art/pictures.ts';
import { type BySeat, SEAT, type Seat } from '../kept/seats.ts';
import { meld, nameTrump } from '../meld/meld-screen.ts';
import type { Happening } from '../play/game-play.ts';
import { playSound } from '../sounds.ts';
import { anyKey } from '../toolkit/any-key.ts';
import { askCall } from './bidding.ts';
import { handPlaces, sortedHand } from './hand-cards.ts';
import { chooseCards } from './hand-prompt.ts';
import { LAP, type Point, trickPlace } from './places.ts';
import { BACK, type Scene } from './scene.ts';
import type { Table } from './table.ts';
import type { CardRefusal } from './texts.ts';

/** A mouth that talks, and how long it keeps a shape. */
const MOUTH: readonly Mood[] = ['talking', 'neutral', 'talking'];
const SYLLABLE_MS = 110;

type ComputerSeat = Exclude<Seat, typeof SEAT.you>;

/** Lets whoever is on turn make a move, and shows it. @throws LeftError */
export async function takeTurn(table: Table, seat: Seat): Promise<void> {
  if (table.play.tricks.phase !== 'auction') table.hurried = false;
  if (seat === SEAT.you) await yourTurn(table);
  else await computerTurn(table, seat);
}

async function yourTurn(table: Table): Promise<void> {
  const { phase } = table.play.tricks;
  if (phase === 'discard') await discard(table);
  else if (phase === 'play') await playCard(table);
  else {
    const move = phase === 'auction' ? await askCall(table) : await (phase === 'trump' ? nameTrump : meld)(table);
    make(table, move);
  }
}

/** Four cards of sixteen go face down to your own tricks (manual 3.4). */
async function discard(table: Table): Promise<void> {
  const scene = table.scene('discard');
  const places = await chooseCards(table, { count: WIDOW_CARDS, scene, refusal: () => null });
  const from = handPlaces(scene.hand.length);
  const hand = yourHand(table);
  const cards = places.map((place) => hand[place]);
  make(table, discardMove(cards));
  const after = table.scene();
  table.show({ ...after, points: scene.points });
  await table.travel(places.map((place) => ({ card: BACK, from: from[place], to: LAP[SEAT.you] })));
  table.show(after);
}

async function playCard(table: Table): Promise<void> {
  const scene = table.scene();
  const hand = yourHand(table);
  const [place] = await chooseCards(table, {
    count: 1,
    scene,
    refusal: ([chosen]) => refusalOf(table, hand[chosen]),
  });
  const from = handPlaces(scene.hand.length)[place];
  const happening = make(table, playMove(hand[place]));
  await showCard(table, happening, from);
}

/** Your cards from the left. */
function yourHand({ play }: Table): readonly number[] {
  return sortedHand(play.view.piles[SEAT.you].cards);
}

/** Why a card may not be played, with its paragraph of the manual; null if it may. */
function refusalOf(table: Table, card: number): string | null {
  const { core, texts, play } = table;
  const code = core.refusal(playMove(card));
  if (code === null) return null;
  const { trump } = play.tricks;
  const [lead] = play.view.piles.find(({ role }) => role === 'trick')?.cards ?? [];
  const suit = lead === undefined ? '' : texts.suits[cardSuit(lead)];
  return texts.coach.refusals[code as CardRefusal](suit, texts.suits[trump ?? 0]);
}

async function computerTurn(table: Table, seat: ComputerSeat): Promise<void> {
  const { play, pace, desk } = table;
  const { phase } = play.tricks;
  if (phase === 'meld') {
    await computerMelds(table, seat);
    return;
  }
  table.show(table.scene());
  const move = play.computerMove();
  if (phase === 'auction') await hurriable(table, pace.call);
  else await desk.pause(phase === 'play' ? pace.card : pace.call);
  const happening = make(table, move);
  if (phase === 'play') await showCard(table, happening, LAP[seat]);
  else if (phase === 'auction') {
    playSound(desk.pc.sound, 'bid');
    await talk(table, seat, table.scene());
  } else if (happening.move.kind === 'trump') {
    const { suits, says } = table.texts;
    await speak(table, seat, says.trump(suits[happening.move.suit]));
  } else table.show(table.scene());
}

/** Waits before and after a computer's call, until the player wants to see no more of them before his own turn. */
async function hurriable(table: Table, ms: number): Promise<void> {
  if (!table.hurried) table.hurried = await anyKey(table.desk, ms);
}

/** Somebody's mouth opens and closes over what is said; then the scene is as it is. */
async function talk(table: Table, seat: ComputerSeat, scene: Scene): Promise<void> {
  if (table.desk.services.reducedMotion !== true && !table.hurried) {
    for (const mood of MOUTH) {
      table.show({ ...scene, moods: withOne(scene.moods, seat, mood) });
      await table.desk.pause(SYLLABLE_MS);
    }
  }
  table.show(scene);
}

/** What it melds is shown when all have melded; going off is said at once. */
async function computerMelds(table: Table, seat: ComputerSeat): Promise<void> {
  const { kind } = make(table, table.play.computerMove()).move;
  if (kind !== 'go-off') return;
  const message = table.texts.wentOff(table.game.names[seat]);
  await speak(table, seat, table.texts.says.goesOff, message);
}

/** Lets a computer say something, until a key or some time later. */
async function speak(table: Table, seat: ComputerSeat, lines: readonly string[], message = ''): Promise<void> {
  const scene = table.scene();
  await talk(table, seat, { ...scene, message, says: withOne(scene.says, seat, lines) });
  await anyKey(table.desk, table.pace.speech);
}

/** A list by seats with another entry for one of the computers. */
function withOne<T>([you, jim, cathy]: BySeat<T>, seat: ComputerSeat, entry: T): BySeat<T> {
  return seat === SEAT.jim ? [you, entry, cathy] : [you, jim, entry];
}

/** The card travels to its place in the trick. */
async function showCard(table: Table, { seat, move, before }: Happening, from: Point): Promise<void> {
  if (move.kind !== 'play') return;
  const after = table.scene();
  const { moods } = table.sceneOf(before, null);
  table.show({ ...after, moods, trick: after.trick.slice(0, -1) });
  await table.travel([{ card: move.card, from, to: trickPlace(seat) }]);
  playSound(table.desk.pc.sound, 'card');
  table.show(after);
}

function make(table: Table, move: Move): Happening {
  const happening = table.play.make(move);
  table.keep();
  return happening;
}
