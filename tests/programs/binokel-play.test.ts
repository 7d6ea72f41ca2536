import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { SaveError } from '../../host/core/save.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { decisionSeed } from '../../host/programs/binokel/play/chance.ts';
import { GamePlay, type GameTerms, KeptGameError, lastTrick } from '../../host/programs/binokel/play/game-play.ts';
import { loadCore } from '../core/built-core.ts';

const TERMS: GameTerms = { deal: 1992n, number: 1, levels: { jim: 'classic', cathy: 'classic' }, goal: 'exceed' };

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** One step of a game in which a computer decides for the human too. */
function step(play: GamePlay): void {
  if (play.stop !== null) play.goOn();
  else if (play.turn === SEAT.you) {
    const move = core.choose(
      SEAT.you,
      'classic',
      decisionSeed(play.terms.deal, play.terms.number, play.view.moveCount),
    );
    if (move === null) throw new Error('no move for the human');
    play.make(move);
  } else play.make(play.computerMove());
}

function playOut(play: GamePlay): GamePlay {
  while (!play.isOver) step(play);
  return play;
}

describe('a game as moves and stops', () => {
  it('stops where the manual waits for a key', () => {
    const stops: string[] = [];
    const play = GamePlay.begin(core, TERMS);
    for (let before: string | null = null; !play.isOver; step(play)) {
      if (play.stop !== null && play.stop !== before) stops.push(play.stop);
      before = play.stop;
    }
    expect(stops).toEqual(['undealt', 'dealt', 'widow', 'status', 'melds', ...new Array(12).fill('trick')]);
    expect(play.tricks.points.reduce((sum, points) => sum + points)).toBe(250);
  });

  it('goes on after every step as if it had not been left', () => {
    const play = GamePlay.begin(core, TERMS);
    const expected = playOut(play).result();
    const { moves } = play.save();
    let running = GamePlay.begin(core, TERMS);
    for (let guard = 0; !running.isOver; guard++) {
      expect(guard).toBeLessThan(100);
      const kept: unknown = JSON.parse(JSON.stringify(running.save()));
      const { view, stop } = running;
      core.deal('yukon', {}, 1n);
      running = GamePlay.resume(core, TERMS, kept, stop);
      expect(running.view).toEqual(view);
      expect(running.stop).toBe(stop);
      step(running);
    }
    expect(running.result()).toEqual(expected);
    expect(running.save().moves).toEqual(moves);
  });

  it('refuses what is no kept game, and stops that the table does not have', () => {
    const play = GamePlay.begin(core, TERMS);
    const save = play.save();
    for (const stop of ['now', undefined, 'trick', 'melds', 'widow', 'status']) {
      expect(() => GamePlay.resume(core, TERMS, save, stop)).toThrow(KeptGameError);
    }
    expect(() => GamePlay.resume(core, { ...TERMS, number: 2 }, save, null)).toThrow(KeptGameError);
    expect(() => GamePlay.resume(core, TERMS, { ...save, hash: '0' }, null)).toThrow(SaveError);
    expect(() => GamePlay.resume(core, TERMS, {}, null)).toThrow(SaveError);
  });

  it('shows the trick that was completed last', () => {
    const play = GamePlay.begin(core, TERMS);
    while (play.stop !== 'trick') step(play);
    const trick = lastTrick(play.view);
    expect(trick?.cards).toHaveLength(3);
    expect(trick?.leader).toBe(SEAT.jim);
    expect(trick?.winner).toBe(play.tricks.winners[0]);
  });

  it('lets the bid be reached by house rule alone', () => {
    GamePlay.begin(core, { ...TERMS, goal: 'reach' });
    expect(core.view().options.goal).toBe('reach');
  });

  it('plays 300 games in which all that is distributed adds up', () => {
    for (let game = 0; game < 300; game++) {
      const terms = { ...TERMS, deal: BigInt(game), number: 1 + (game % 24) };
      const play = playOut(GamePlay.begin(core, terms));
      const { points, soloist, bid, ending } = play.result();
      expect(points[soloist] > bid || points[soloist] === -bid).toBe(true);
      if (ending === 'played') expect(play.tricks.points.reduce((sum, won) => sum + won)).toBe(250);
    }
  });
});

describe('the computers of a game', () => {
  it('decide as the core does for their seat, with a seed of the decision', () => {
    const play = GamePlay.begin(core, { ...TERMS, levels: { jim: 'random', cathy: 'classic' } });
    play.goOn();
    play.goOn();
    expect(play.turn).toBe(SEAT.jim);
    expect(play.computerMove()).toBe(core.choose(SEAT.jim, 'random', decisionSeed(1992n, 1, 0)));
    play.make(play.computerMove());
    expect(play.turn).toBe(SEAT.cathy);
    expect(play.computerMove()).toBe(core.choose(SEAT.cathy, 'classic', decisionSeed(1992n, 1, 1)));
  });

  it('have the strength that is chosen for each of them, in every decision of a game', () => {
    const levels = { jim: 'random', cathy: 'classic' } as const;
    const play = GamePlay.begin(core, { ...TERMS, levels });
    let others = 0;
    for (; !play.isOver; step(play)) {
      const { turn } = play;
      if (turn === null || turn === SEAT.you) continue;
      const [own, other] = turn === SEAT.jim ? [levels.jim, levels.cathy] : [levels.cathy, levels.jim];
      const seed = decisionSeed(1992n, 1, play.view.moveCount);
      expect(play.computerMove()).toBe(core.choose(turn, own, seed));
      if (core.choose(turn, other, seed) !== core.choose(turn, own, seed)) others++;
    }
    expect(others).toBeGreaterThan(5);
  });

  it('have seeds of their own for every decision of a round', () => {
    const seeds = new Set<number>();
    for (let game = 1; game <= 24; game++) {
      for (let move = 0; move < 80; move++) seeds.add(decisionSeed(5n, game, move));
    }
    expect(seeds.size).toBe(24 * 80);
    for (const seed of seeds) expect(seed >= 0 && seed < 2 ** 31 && Number.isInteger(seed)).toBe(true);
  });
});
