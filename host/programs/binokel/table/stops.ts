import { CARD, DAP } from '../art/layout.ts';
import { SEAT, type Seat } from '../kept/seats.ts';
import { lastTrick, type Stop, seatAt } from '../play/game-play.ts';
import { playSound } from '../sounds.ts';
import { showDeal } from './dealing.ts';
import { HAND_MIDDLE, LAP, type Point, trickPlace } from './places.ts';
import type { Table } from './table.ts';
import type { Hint } from './texts.ts';
import { goOn } from './waits.ts';

const MS = 1000;

/** What a key does at a stop, in the words of the coach. */
const HINTS: Readonly<Record<Stop, Hint>> = {
  undealt: 'deal',
  dealt: 'bidding',
  widow: 'widow',
  status: 'melds',
  melds: 'play',
  trick: 'trick',
};

/** Shows a stop, waits for the player, and leads on to what comes then. @throws LeftError */
export async function passStop(table: Table, stop: Stop): Promise<void> {
  if (stop === 'undealt') await beforeDeal(table);
  else {
    table.show(table.scene(HINTS[stop]));
    await goOn(table.desk, stop === 'trick' ? trickTime(table) : undefined);
  }
  if (stop === 'widow') await takeWidow(table);
  if (stop === 'trick') await takeTrick(table);
  table.play.goOn();
  table.keep();
}

/** The first game of a round is dealt when its screen appears (manual 3.2), the others when a key says so (3.7.6). */
async function beforeDeal(table: Table): Promise<void> {
  const isFirst = table.play.terms.number === 1;
  table.show(table.scene(isFirst ? null : HINTS.undealt));
  if (!isFirst) await goOn(table.desk);
  await showDeal(table);
}

/** How long a trick lies there if no key is pressed; without end, as in 1992, unless the options say otherwise. */
function trickTime({ game }: Table): number | undefined {
  return game.options.trickSeconds === 0 ? undefined : game.options.trickSeconds * MS;
}

/** The Dap goes to who has won the auction. */
async function takeWidow(table: Table): Promise<void> {
  const { soloist, widow } = table.play.tricks;
  if (soloist === null) return;
  table.show({ ...table.scene(), widow: [] });
  await table.travel(widow.map((card, i) => ({ card, from: DAP[i], to: lapOf(seatAt(soloist), i) })));
}

function lapOf(seat: Seat, place: number): Point {
  if (seat !== SEAT.you) return LAP[seat];
  return { x: HAND_MIDDLE.x + (place - 1) * (CARD.w >> 1), y: HAND_MIDDLE.y };
}

/** The winner takes the trick. */
async function takeTrick(table: Table): Promise<void> {
  const trick = lastTrick(table.play.view);
  if (trick === null) return;
  const scene = table.scene();
  table.show({ ...scene, trick: [] });
  playSound(table.desk.pc.sound, 'trick');
  await table.travel(scene.trick.map(({ seat, card }) => ({ card, from: trickPlace(seat), to: LAP[trick.winner] })));
}
