/** What holds in every game of Double Klondike, whatever is played (RULES §11, "Invariants"). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_SECOND_PACK } from '../../assembly/abi.ts';
import type { Core } from '../../host/core/core.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { ensure } from './bare-core.ts';
import { duelOf } from './double-table.ts';

const MOVES = 250;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Cards of each player's pack on his own piles, and on the foundations. */
function cardsByPack(): {
  readonly own: readonly number[];
  readonly strange: number;
  readonly placed: readonly number[];
} {
  const { piles, game } = core.fullView();
  const own = [0, 0];
  const placed = [0, 0];
  let strange = 0;
  for (const { index, cards } of piles) {
    for (const card of cards) {
      const pack = (card & CARD_SECOND_PACK) === 0 ? 0 : 1;
      const seat = game.pileSeats[index];
      if (seat === null) placed[pack]++;
      else if (seat === pack) own[pack]++;
      else strange++;
    }
  }
  return { own, strange, placed };
}

describe('in a game of Double Klondike', () => {
  it('each player keeps his 52 cards, and is credited those of his pack that lie on the foundations', () => {
    const game = core.games.find(({ id }) => id === 'double-klondike');
    if (game === undefined) throw new Error('no Double Klondike');
    let most = 0;
    optionCombinations(game).forEach((options, seed) => {
      const pick = seededPicker(seed);
      core.deal('double-klondike', options, BigInt(seed));
      for (let made = 0; made < MOVES && !duelOf(core).over; made++) {
        const { own, strange, placed } = cardsByPack();
        ensure(strange === 0, () => `seed ${seed}: a card lies on the other player's piles`);
        ensure(
          own.every((cards, pack) => cards + placed[pack] === 52),
          () => `seed ${seed}: ${own} and ${placed}`,
        );
        expect(duelOf(core).credits).toEqual(placed);
        most = Math.max(most, placed[0] + placed[1]);
        const lays = core.moves().filter((move) => move >>> 24 === 1);
        const moves = lays.length > 0 && pick(3) > 0 ? lays : core.moves();
        core.play(moves[pick(moves.length)]);
      }
    });
    expect(most).toBeGreaterThan(10);
  });

  it('foundations only grow, and a card on them goes to nobody', () => {
    const pick = seededPicker(8);
    core.deal('double-klondike', {}, 8n);
    let placed = 0;
    for (let made = 0; made < 400 && !duelOf(core).over; made++) {
      const [first, second] = duelOf(core).credits;
      ensure(first + second >= placed, () => `a foundation has shrunk after ${made} moves`);
      placed = first + second;
      const hint = core.hint();
      core.play(hint !== null && pick(4) > 0 ? hint : core.moves()[pick(core.moves().length)]);
    }
    expect(placed).toBeGreaterThan(10);
  });

  it('taking back goes to the start, move by move, with both players', () => {
    core.deal('double-klondike', {}, 9n);
    const trail: string[] = [];
    for (let made = 0; made < 150 && !duelOf(core).over; made++) {
      trail.push(core.save().hash);
      core.play(core.hint() as number);
    }
    while (trail.length > 0) {
      core.undo();
      expect(core.save().hash).toBe(trail.pop());
    }
  });
});
