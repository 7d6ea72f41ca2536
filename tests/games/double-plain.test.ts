/** The core's Double Klondike against the same rules written a second time. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import { move, optionCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf } from './double-table.ts';
import { PlainDouble } from './plain-double.ts';

const GAMES_EACH = 6;
const MOVES = 500;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('Double Klondike', () => {
  it('has the moves, turns and cards of the plain rules', () => {
    const game = core.games.find(({ id }) => id === 'double-klondike');
    if (game === undefined) throw new Error('no Double Klondike');
    const agreed = optionCombinations(game).filter(({ end, overlook }) => end === 'tableau' && overlook === '0');
    let cleared = 0;
    for (let seed = 0; seed < GAMES_EACH * agreed.length; seed++) {
      const pick = seededPicker(seed);
      core.deal('double-klondike', agreed[seed % agreed.length], BigInt(seed));
      const plain = new PlainDouble(core.fullView());
      for (let made = 0; made < MOVES; made++) {
        const { over, turn, credits } = duelOf(core);
        if (plain.isCleared()) cleared++;
        if (over) break;
        expect(plain.isCleared()).toBe(false);
        expect({ turn: plain.turn, placed: plain.placed() }).toEqual({ turn, placed: credits[0] + credits[1] });
        const moves = core.moves().map((word) => moveText(game, word));
        expect(plain.moves().sort()).toEqual(moves.sort());
        const hint = core.hint();
        const next = hint !== null && pick(15) > 0 ? moveText(game, hint) : moves[pick(moves.length)];
        core.play(move(core, next));
        plain.play(next);
      }
    }
    expect(cleared).toBeGreaterThan(3);
  });
});
