/** Wherever the automatic finish is offered, it leads to the end (RULES §15.8). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Move } from '../../host/core/core.ts';
import { playCombinations } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** Whether a game finishes by itself; in the others every card to the last is the player's. */
const FINISHES: Readonly<Record<string, boolean>> = {
  yukon: true,
  klondike: true,
  standart: true,
  'kleine-harfe': true,
  eiffelturm: false,
  matriarchat: false,
  galerie: false,
  zopf: false,
};
/** Deals that hints win, in games whose deals the search does not solve soon. */
const HINTED: Readonly<Record<string, bigint>> = { standart: 73n };

/** A winning line, or the hints as far as they lead. */
function* line(): Generator<Move> {
  core.search.start(20_000);
  while (core.search.step(20_000).verdict === 'running');
  const found = core.search.line();
  if (found !== null) yield* found;
  else for (let move = core.hint(); move !== null; move = core.hint()) yield move;
}

/** Plays the automatic finish of a saved position to its end; returns how many moves it took. */
function finish(): number {
  other.restore(core.save());
  let moves = 0;
  for (let move = other.finishMove(); move !== null; move = other.finishMove()) {
    other.play(move);
    moves++;
  }
  expect(other.view().status).toBe('won');
  return moves;
}

describe('the automatic finish', () => {
  it('comes out from every position of a won game in which it is offered, and from no other is it offered', () => {
    const offered = new Set<string>();
    for (const game of core.games) {
      playCombinations(game).forEach((options, seed) => {
        core.deal(game.id, options, HINTED[game.id] ?? BigInt(seed));
        for (const move of line()) {
          core.play(move);
          const { status } = core.view();
          expect(core.finishMove() !== null).toBe(status === 'finishing');
          if (status !== 'finishing') continue;
          expect(finish()).toBeGreaterThan(0);
          offered.add(game.id);
        }
      });
    }
    const known = Object.keys(FINISHES);
    expect(Object.fromEntries(known.map((id) => [id, offered.has(id)]))).toEqual(FINISHES);
  });
});
