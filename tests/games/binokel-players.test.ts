/** The computer players of Binokel: they know what their seat sees and nothing else, keep to the rules, and weigh moves for a coach. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Level, MoveKind } from '../../assembly/abi.ts';
import { moveKind, moveNumber, packNumber } from '../../assembly/move.ts';
import { parseBinokelCards } from '../../host/core/binokel-card-text.ts';
import { parseClaim } from '../../host/core/claim-text.ts';
import { Core, type PlayerLevel } from '../../host/core/core.ts';
import { PLAYER_LEVELS } from '../../host/core/player-level.ts';
import { MEASUREMENTS } from '../bench/binokel-matches.ts';
import { measure, recordedResults, SAMPLE } from '../bench/binokel-results.ts';
import { seededPicker } from '../builders.ts';
import { dealHands, playAll, tricksOf } from './binokel-builders.ts';
import { gameOfWorld, KINDS } from './binokel-knowledge.ts';
import { randomPolicy } from './binokel-policies.ts';
import { type OpenCore, openCore } from './binokel-worlds.ts';

const LEVELS: readonly PlayerLevel[] = PLAYER_LEVELS.tricks;
/** Worlds for a card: few, so that many decisions can be looked at. */
const BUDGET = 3;
const LONG_MS = 600_000;
const STATES = 1000;
/** Sixteen calls, after which 310 would be the next. */
const HIGH_CALLS = Array.from({ length: 16 }, (_, i) => `call:${150 + 10 * i}`).join(' ');

let core: Core;
let other: Core;
let open: OpenCore;
beforeAll(async () => {
  open = await openCore();
  core = await Core.load(open.wasm);
  other = await Core.load(open.wasm);
}, LONG_MS);

/** Another deal of which the seat sees the same. */
function scramble(seat: number, seed: number): void {
  const save = core.save();
  const index = core.view().game.index;
  const options = open.core.verbs.optionsBlock();
  open.core.bytes.fill(0, options, options + 16);
  open.core.bytes[options] = Number(save.options.game) - 1;
  open.core.verbs.beginDeal(index, Number(save.deal), 0, 0);
  for (const move of save.moves) open.core.verbs.play(move);
  open.worlds.lookAround(seat, Level.Strong, seed, 1);
  open.worlds.drawAgreeing();
  const world = [0, 1, 2, 3].map((place) => {
    const at = open.worlds.worldOf(place);
    return Array.from(open.core.bytes.subarray(at, at + KINDS));
  });
  other.dealPosition('binokel', gameOfWorld(core, seat, world));
}

describe('computer players', () => {
  it(
    'decide alike whatever the others hold',
    () => {
      let states = 0;
      for (let game = 0; states < STATES; game++) {
        const pick = seededPicker(game);
        const policy = randomPolicy(pick);
        core.deal('binokel', { game: String(1 + (game % 24)) }, BigInt(game));
        for (let { turn } = tricksOf(core); turn !== null; { turn } = tricksOf(core)) {
          scramble(turn, states);
          const level = LEVELS[states % LEVELS.length];
          expect(other.choose(turn, level, states, BUDGET)).toBe(core.choose(turn, level, states, BUDGET));
          states++;
          core.play(policy(core, core.moves()));
        }
      }
    },
    LONG_MS,
  );

  it.each(LEVELS)('decide alike twice, and by the rules: %s', (level) => {
    for (let game = 0; game < 6; game++) {
      const runs = [0, 1].map(() => {
        core.deal('binokel', { game: String(1 + game), calls: game % 2 === 0 ? 'next' : 'any' }, BigInt(game));
        for (let decision = 0; tricksOf(core).turn !== null; decision++) {
          const seat = tricksOf(core).turn ?? 0;
          const move = core.choose(seat, level, 64 * game + decision, BUDGET) ?? 0;
          expect(core.moves()).toContain(move);
          core.play(move);
        }
        return core.save();
      });
      expect(runs[1]).toEqual(runs[0]);
    }
  });

  it('break no rule in ten thousand games, and play as they were recorded', { timeout: LONG_MS }, () => {
    const results = recordedResults();
    expect(Object.keys(results).sort()).toEqual(MEASUREMENTS.map(({ name }) => name).sort());
    expect(3 * (results['classic against two random']?.deals ?? 0)).toBeGreaterThanOrEqual(10_000);
    for (const measurement of MEASUREMENTS) {
      const { values } = measure(core, measurement, SAMPLE);
      for (const [name, { sample }] of Object.entries(values)) {
        expect([measurement.name, name, sample]).toEqual([
          measurement.name,
          name,
          results[measurement.name].values[name].sample,
        ]);
      }
    }
  });

  it('are as good as they have to be', () => {
    const results = recordedResults();
    for (const { name, wanted } of MEASUREMENTS) {
      for (const [value, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }] of Object.entries(
        wanted,
      )) {
        const { mean } = results[name].values[value];
        expect(mean, `${name}: ${value}`).toBeGreaterThanOrEqual(least);
        expect(mean, `${name}: ${value}`).toBeLessThanOrEqual(most);
      }
    }
    const { alone, made } = results['strong against two classic'].values;
    expect(made.mean / alone.mean).toBeGreaterThanOrEqual(0.8);
    for (const name of ['classic against two random', 'strong against two classic', 'master against two strong']) {
      const { mean, within } = results[name].values.margin;
      expect(mean, name).toBeGreaterThan(3 * (within / 1.96));
    }
    expect(results['classic against two random'].values.margin.mean).toBeGreaterThan(
      10 * (results['classic against two random'].values.margin.within / 1.96),
    );
  });

  it('have nothing to say when nobody is on turn', () => {
    core.deal('binokel', {}, 1n);
    while (tricksOf(core).turn !== null) core.play(core.choose(tricksOf(core).turn ?? 0, 'classic', 1) ?? 0);
    for (const level of LEVELS) expect(core.choose(0, level, 1)).toBeNull();
  });

  it('call on with a hand that makes any game, and go away with one that makes none', () => {
    for (const level of ['classic', 'strong', 'master'] as const) {
      dealHands(core, [undefined, 'CA CA CZ CZ CK CK CO CO CU CU HA HA', undefined]);
      expect(moveKind(core.choose(1, level, 1) ?? 0)).toBe(MoveKind.Call);
      dealHands(core, [undefined, 'CU CZ CK PU PZ PK HU HZ HO SZ SZ SK', undefined]);
      playAll(core, HIGH_CALLS);
      expect(core.choose(1, level, 1)).toBe(packNumber(MoveKind.Pass, 0));
    }
  });

  it('lay away what they miss least, and meld all that is left', () => {
    for (const level of ['classic', 'strong', 'master'] as const) {
      dealHands(core, [undefined, 'CA CA CZ CK CK CO CO CU HA HA PZ SZ', undefined]);
      playAll(core, 'call:150 pass pass');
      core.play(core.choose(1, level, 1) ?? 0);
      expect(core.choose(1, level, 1)).toBe(packNumber(MoveKind.Trump, 0));
      core.play(core.choose(1, level, 1) ?? 0);
      expect(core.choose(1, level, 1)).toBe(packNumber(MoveKind.Meld, parseClaim('kreuz-F kreuz-P')));
    }
  });
});

describe('the coach', () => {
  it('weighs the moves that may be made, and the best is the one that the player makes', () => {
    core.deal('binokel', {}, 5n);
    const kinds = new Set<number>();
    for (let decision = 0; tricksOf(core).turn !== null; decision++) {
      const seat = tricksOf(core).turn ?? 0;
      const weighed = core.coach.weigh(seat, 'strong', decision, BUDGET);
      const move = core.choose(seat, 'strong', decision, BUDGET) ?? 0;
      expect(core.moves()).toEqual(expect.arrayContaining(weighed.map((one) => one.move)));
      if (tricksOf(core).phase === 'play') expect(weighed).toHaveLength(core.moves().length);
      expect(weighed[0].margin).toBeGreaterThanOrEqual(weighed[weighed.length - 1].margin);
      expect(weighed.find((one) => one.move === move)?.margin).toBe(weighed[0].margin);
      kinds.add(moveKind(move));
      core.play(move);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(6);
  });

  it('has no opinion where players do not weigh moves', () => {
    core.deal('binokel', {}, 5n);
    expect(core.coach.weigh(1, 'classic', 1)).toEqual([]);
    core.deal('yukon', {}, 5n);
    expect(core.coach.weigh(0, 'strong', 1)).toEqual([]);
  });

  it('finds what a meld has left out', () => {
    const hand = parseBinokelCards('CA CZ CK CO CU CK CO HA HZ HU PZ PU');
    const missed = (claim: string, trump = 0): unknown => core.coach.missedMeld(hand, parseClaim(claim), trump);
    expect(missed('kreuz-F kreuz-P')).toEqual({ parts: [], points: 0 });
    expect(missed('kreuz-F')).toEqual({ parts: [{ text: 'kreuz-P', value: 40 }], points: 40 });
    expect(missed('kreuz-2P')).toEqual({ parts: [{ text: 'kreuz-F', value: 150 }], points: 110 });
    expect(missed('none', 2)).toMatchObject({ points: 120 });
    const four = parseBinokelCards('CK CO PK PO HK HO SK SO SU PZ HZ SZ');
    const partly = core.coach.missedMeld(four, parseClaim('rundgang'), 2);
    expect(partly).toEqual({ parts: [{ text: 'binokel-40', value: 40 }], points: 40 });
  });

  it('reviews the cards that were played, and leaves the game as it is', () => {
    core.deal('binokel', { game: '2' }, 8n);
    for (let decision = 0; tricksOf(core).turn !== null; decision++) {
      core.play(core.choose(tricksOf(core).turn ?? 0, 'classic', decision) ?? 0);
    }
    const before = core.save();
    const cards = [...core.coach.review(6)].filter((card) => card !== null);
    expect(core.save()).toEqual(before);
    expect(cards).toHaveLength(18);
    const played = before.moves.slice(-18).reverse().map(moveNumber);
    expect(cards.map(({ card }) => card)).toEqual(played);
    for (const { held, lost, isSoloist, values, card } of cards) {
      expect(held).toBeLessThanOrEqual(6);
      expect(lost).toBeGreaterThanOrEqual(0);
      const points = values.map((value) => value.points);
      const own = values.find((value) => value.card === card)?.points ?? 0;
      expect(lost).toBe(isSoloist ? Math.max(...points) - own : own - Math.min(...points));
    }
    expect(cards.slice(0, 3).map(({ lost }) => lost)).toEqual([0, 0, 0]);
  });
});
