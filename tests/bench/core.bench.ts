import { MoveKind, POSITION_BYTES, SESSION_POSITION } from '../../assembly/abi.ts';
import { moveKind } from '../../assembly/move.ts';
import { seededPicker } from '../builders.ts';
import { coreBytes, loadCore } from '../core/built-core.ts';
import { calibratingLoop, LOOP_STEPS } from './calibration.ts';
import { plainDeal, plainMiddle, plainMoves } from './plain-yukon.ts';
import { type BenchRow, fastest, repeat } from './rounds.ts';

/** The verbs that are measured, called as they are exported. */
interface Verbs {
  beginDeal(game: number, low: number, high: number, opening: number): void;
  legalMoves(): number;
  play(move: number): number;
  sessionBlock(): number;
  movesBlock(): number;
  readonly memory: WebAssembly.Memory;
}

const MIDDLES = 256;
const ROUNDS = 300;

/** Deals and legal-move lists of the general engine in the time of one calibrating loop (SOLVERS). */
export async function run(): Promise<BenchRow[]> {
  const mix = await calibratingLoop();
  const { instance } = await WebAssembly.instantiate(new Uint8Array(coreBytes()));
  const verbs = instance.exports as unknown as Verbs;
  const yukon = (await loadCore()).games.findIndex(({ id }) => id === 'yukon');
  const pick = seededPicker(1);
  const random = (): number => pick(1 << 20) / (1 << 20);
  const middles = Array.from({ length: MIDDLES }, (_, deal) => middleOfGame(verbs, yukon, deal));
  const plainMiddles = Array.from({ length: MIDDLES }, () => plainMiddle(plainDeal(random), random));
  const memory = new Uint8Array(verbs.memory.buffer);
  const present = verbs.sessionBlock() + SESSION_POSITION;
  let deal = 0;
  let listed = 0;
  const [loop, deals, lists, plainDeals, plainLists] = fastest(
    [
      { times: LOOP_STEPS / 50, run: (times) => mix(times) },
      { times: 6000, run: (times) => repeat(times, () => verbs.beginDeal(yukon, deal++, 0, 0)) },
      {
        times: 4000,
        run: (times) =>
          repeat(times, (i) => {
            memory.set(middles[i % MIDDLES], present);
            listed += verbs.legalMoves();
          }),
      },
      { times: 500, run: (times) => repeat(times, () => plainDeal(Math.random)) },
      {
        times: 1000,
        run: (times) =>
          repeat(times, (i) => {
            listed += plainMoves(plainMiddles[i % MIDDLES]).length;
          }),
      },
    ],
    ROUNDS,
  );
  if (listed === 0) throw new Error('no move was listed');
  const loopSeconds = LOOP_STEPS / loop;
  const row = (name: string, unit: string, rate: number, floor: number, plainRate: number): BenchRow => ({
    name,
    value: rate * loopSeconds,
    unit: `${unit} per loop`,
    floor,
    baseline: { name: 'plain JavaScript', value: plainRate * loopSeconds },
  });
  return [
    row('shuffled deals', 'deals', deals, 400_000, plainDeals),
    row('legal-move lists', 'lists', lists, 170_000, plainLists),
  ];
}

/** The bytes of a position after some random moves. */
function middleOfGame(verbs: Verbs, game: number, deal: number): Uint8Array {
  const words = new DataView(verbs.memory.buffer);
  const pick = seededPicker(deal);
  verbs.beginDeal(game, deal, 0, 0);
  for (let made = 0; made < 16; made++) {
    const count = verbs.legalMoves();
    if (count === 0) break;
    const moves = Array.from({ length: count }, (_, i) => words.getUint32(verbs.movesBlock() + 4 * i, true));
    const lays = moves.filter((move) => moveKind(move) === MoveKind.Lay);
    const among = lays.length > 0 && pick(2) === 0 ? lays : moves;
    verbs.play(among[pick(among.length)]);
  }
  const at = verbs.sessionBlock() + SESSION_POSITION;
  return new Uint8Array(verbs.memory.buffer.slice(at, at + POSITION_BYTES));
}
