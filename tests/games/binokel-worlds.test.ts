/** The worlds that players of Binokel think of: the true deal is always among them, and each reproduces all that the seat sees. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Level } from '../../assembly/abi.ts';
import { kindCard } from '../../assembly/move.ts';
import { Core } from '../../host/core/core.ts';
import { seededPicker } from '../builders.ts';
import { tricksOf } from './binokel-builders.ts';
import { countKinds, gameOfWorld, handBeforeTricks, KINDS, SEATS, trueWorld } from './binokel-knowledge.ts';
import { type Policy, randomPolicy } from './binokel-policies.ts';
import { type OpenCore, openCore } from './binokel-worlds.ts';

const GAMES = 60;
const DRAWS = 2;
/** Compiling the core takes some seconds, more when others compile too. */
const COMPILING_MS = 300_000;

let core: Core;
let other: Core;
let open: OpenCore;
beforeAll(async () => {
  open = await openCore();
  core = await Core.load(open.wasm);
  other = await Core.load(open.wasm);
}, COMPILING_MS);

/** Plays games in both cores, the first seat by a policy of its own; `visit` sees the seat on turn before every move. */
function play(
  games: number,
  firstSeat: (pick: (bound: number) => number) => Policy,
  visit: (seat: number) => void,
): void {
  for (let game = 0; game < games; game++) {
    const pick = seededPicker(game);
    const random = firstSeat(pick);
    core.deal('binokel', { game: String(1 + (game % 24)) }, BigInt(game));
    const options = open.core.verbs.optionsBlock();
    open.core.bytes.fill(0, options, options + 16);
    open.core.bytes[options] = game % 24;
    open.core.verbs.beginDeal(core.view().game.index, game, 0, 0);
    for (let { turn } = tricksOf(core); turn !== null; { turn } = tricksOf(core)) {
      visit(turn);
      const move = turn === 0 ? random(core, core.moves()) : (core.choose(turn, 'classic', game) ?? 0);
      core.play(move);
      expect(open.core.verbs.play(move)).toBe(0);
    }
  }
}

const classicPolicy = (): Policy => (game) => game.choose(0, 'classic', 0) ?? 0;

function drawn(): readonly (readonly number[])[] {
  return [0, 1, 2, 3].map((place) => {
    const at = open.worlds.worldOf(place);
    return Array.from(open.core.bytes.subarray(at, at + KINDS));
  });
}

/** What a seat is told that does not depend on the way the table was reached. */
function told(game: Core, seat: number): unknown {
  const { canUndo: _undo, canRedo: _redo, moveCount: _count, ...seen } = game.view(seat);
  return seen;
}

describe('worlds', () => {
  it('never leave the true deal out', () => {
    let visited = 0;
    play(GAMES, randomPolicy, (seat) => {
      if (tricksOf(core).phase === 'meld' && tricksOf(core).soloist !== seat) return;
      expect(open.worlds.lookAround(seat, Level.Strong, 1, 1)).toBeGreaterThan(0);
      const truth = trueWorld(core, seat);
      for (const of of SEATS.filter((candidate) => candidate !== seat)) {
        const scratch = open.core.verbs.deckBlock();
        for (let kind = 0; kind < KINDS; kind++) {
          if (((open.worlds.excluded(of) >> kind) & 1) === 1) expect(truth[of][kind]).toBe(0);
          expect(truth[of][kind]).toBeGreaterThanOrEqual(open.worlds.needed(of, kind));
        }
        open.core.bytes.set(handBeforeTricks(core, of), scratch);
        expect(open.worlds.bearsClaim(of, scratch)).toBe(1);
      }
      visited++;
    });
    expect(visited).toBeGreaterThan(40 * GAMES);
  });

  it('come to the true deal if there are few', () => {
    let found = 0;
    play(30, randomPolicy, (seat) => {
      if (tricksOf(core).phase !== 'play') return;
      const count = open.worlds.lookAround(seat, Level.Strong, 7, 1);
      if (count < 2 || count > 60) return;
      const truth = JSON.stringify(trueWorld(core, seat));
      let draws = 0;
      do open.worlds.drawAny();
      while (JSON.stringify(drawn()) !== truth && ++draws < 40 * count);
      expect(draws).toBeLessThan(40 * count);
      found++;
    });
    expect(found).toBeGreaterThan(30);
  });

  it('reproduce the view, whole and with the sum that was laid away', () => {
    const phases = new Map<string, number>();
    play(GAMES / 2, randomPolicy, (seat) => {
      const { phase } = tricksOf(core);
      open.worlds.lookAround(seat, Level.Master, 3, 0);
      for (let i = 0; i < DRAWS; i++) {
        open.worlds.drawAgreeing();
        other.dealPosition('binokel', gameOfWorld(core, seat, drawn()));
        expect(told(other, seat)).toEqual({ ...(told(core, seat) as object), score: other.view(seat).score });
      }
      phases.set(phase, (phases.get(phase) ?? 0) + 1);
    });
    expect([...phases.keys()].sort()).toEqual(['auction', 'discard', 'meld', 'play', 'trump']);
  });

  it('hold no better meld than a computer player has claimed', () => {
    let compared = 0;
    play(20, classicPolicy, (seat) => {
      const { phase, claims, trump } = tricksOf(core);
      if (phase !== 'play' || trump === null) return;
      open.worlds.lookAround(seat, Level.Strong, 5, 0);
      open.worlds.drawAgreeing();
      other.dealPosition('binokel', gameOfWorld(core, seat, drawn()));
      for (const of of SEATS.filter((candidate) => candidate !== seat && candidate !== 0)) {
        const cards = handBeforeTricks(other, of).flatMap((count, kind) =>
          Array.from({ length: count }, () => kindCard(kind)),
        );
        const best = core.calculator.claimValue(core.calculator.bestClaim(cards), trump);
        expect(best).toBe(core.calculator.claimValue(claims[of]?.claim ?? 0, trump));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(500);
  });

  it('are as many as there are ways to deal the cards', () => {
    let counted = 0;
    play(12, randomPolicy, (seat) => {
      if (tricksOf(core).phase !== 'play') return;
      const weight = open.worlds.lookAround(seat, Level.Strong, 1, 1);
      if (weight > 300 || unseenBy(seat) > 9) return;
      expect(weight).toBe(waysToDeal(seat));
      counted++;
    });
    expect(counted).toBeGreaterThan(30);
  });
});

function unseenBy(seat: number): number {
  return trueWorld(core, seat)
    .filter((_, place) => place !== seat)
    .flat()
    .reduce((sum, count) => sum + count, 0);
}

/** Deals every unseen card to every place that may have it, twins apart, and counts. */
function waysToDeal(seat: number): number {
  const truth = trueWorld(core, seat);
  const { soloist } = tricksOf(core);
  const places = [...SEATS.filter((of) => of !== seat), ...(soloist === seat ? [] : [3])];
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const room = places.map((place) => sum(truth[place]));
  const unseen = truth[places[0]].flatMap((_, kind) =>
    places.flatMap((place) => Array.from({ length: truth[place][kind] }, () => kind)),
  );
  const widow = countKinds(tricksOf(core).widow);
  const soloHand = soloist === null || soloist === seat ? null : handBeforeTricks(core, soloist);
  const pointsOfAside = sum(truth[3].map((count, kind) => count * pointsOf(kind)));
  const world = places.map(() => Array.from({ length: KINDS }, () => 0));
  const fits = (): boolean =>
    places.every((place, i) => {
      if (place === 3) return sum(world[i].map((count, kind) => count * pointsOf(kind))) === pointsOfAside;
      return world[i].every((count, kind) => {
        if (count > 0 && ((open.worlds.excluded(place) >> kind) & 1) === 1) return false;
        if (count < open.worlds.needed(place, kind)) return false;
        if (place !== soloist || soloHand === null) return true;
        const played = soloHand[kind] - truth[place][kind];
        return count + played + world[places.indexOf(3)][kind] >= widow[kind];
      });
    });
  const deal = (next: number): number => {
    if (next === unseen.length) return Number(fits());
    let ways = 0;
    for (const [i] of places.entries()) {
      if (sum(world[i]) === room[i]) continue;
      world[i][unseen[next]]++;
      ways += deal(next + 1);
      world[i][unseen[next]]--;
    }
    return ways;
  };
  return deal(0);
}

function pointsOf(kind: number): number {
  return [2, 3, 4, 10, 11][kind % 5];
}
