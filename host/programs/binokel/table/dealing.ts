import { DAP } from '../art/layout.ts';
import { SEAT, SEATS, type Seat } from '../kept/seats.ts';
import { playSound } from '../sounds.ts';
import { anyKey } from '../toolkit/any-key.ts';
import { cardPicture } from './items.ts';
import { HAND_MIDDLE, LAP, type Point } from './places.ts';
import { BACK, type Scene, type TableCard } from './scene.ts';
import type { Table } from './table.ts';
import { forgetEarly } from './waits.ts';

const PACKET = 4;
const WIDOW_PACKET = 2;
const ROUNDS = 3;

/** A packet of the deal: cards for a seat, or for the Dap. */
interface Packet {
  readonly seat: Seat | null;
  readonly cards: number;
}

/** Packets as they are dealt: 4 to each player beginning with Mittelhand, 2 to the Dap, 4, 2, 4 (BINOKEL R2). */
export function packets(opener: number): readonly Packet[] {
  const order = SEATS.map((_, i) => SEATS[(opener + i) % SEATS.length]);
  return Array.from({ length: ROUNDS }, (_, round) => [
    ...order.map((seat): Packet => ({ seat, cards: PACKET })),
    ...(round < ROUNDS - 1 ? [{ seat: null, cards: WIDOW_PACKET }] : []),
  ]).flat();
}

/** Shows the cards being dealt; a key or a click ends that at once. @throws LeftError */
export async function showDeal(table: Table): Promise<void> {
  const { desk, play, pace } = table;
  if (desk.services.reducedMotion === true) return;
  const { opener, dealer } = play.tricks;
  const from = LAP[SEATS[dealer]];
  let scene = table.sceneOf(play.view, 'undealt');
  table.show(scene);
  await forgetEarly(desk);
  playSound(desk.pc.sound, 'deal');
  for (const packet of packets(opener)) {
    const flight = { picture: cardPicture(BACK, table.pictures), from, to: target(packet, scene) };
    const isEnough = await table.screen.fly([flight], pace.packet, (frame) => anyKey(desk, frame));
    if (isEnough) return;
    scene = withPacket(scene, packet);
    table.show(scene);
  }
}

function target({ seat }: Packet, { widow }: Scene): Point {
  if (seat === null) return DAP[widow.length];
  return seat === SEAT.you ? HAND_MIDDLE : LAP[seat];
}

/** Cards lie face down until all are dealt. */
function withPacket(scene: Scene, { seat, cards }: Packet): Scene {
  const backs = new Array<TableCard>(cards).fill(BACK);
  if (seat === null) return { ...scene, widow: [...scene.widow, ...backs] };
  if (seat === SEAT.you) return { ...scene, hand: [...scene.hand, ...backs] };
  const [you, jim, cathy] = scene.held;
  return { ...scene, held: seat === SEAT.jim ? [you, jim + cards, cathy] : [you, jim, cathy + cards] };
}
