/** A seat is told nothing that depends on cards it cannot know (ARCHITECTURE "What must stay true" 6, BINOKEL §10 "Fair play"). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, MoveKind } from '../../assembly/abi.ts';
import { packNumber } from '../../assembly/move.ts';
import type { Core, View } from '../../host/core/core.ts';
import { PositionError } from '../../host/core/errors.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import type { TableJson } from '../../host/core/table-json.ts';
import { seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { dealHands, playAll, tricksOf } from './binokel-builders.ts';
import { playOut, randomPolicy, simplePolicy } from './binokel-policies.ts';
import { isAgainstTheRules } from './move-candidates.ts';

const SEATS = [0, 1, 2];
const GAMES = 40;
const SCRAMBLES = 3;

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** Places of the cards that a seat cannot know: pile and height. */
function hiddenPlaces(view: View): [number, number][] {
  return view.piles.flatMap(({ cards, index }) =>
    cards.flatMap((card, height): [number, number][] => (card === CARD_FACE_DOWN ? [[index, height]] : [])),
  );
}

/** The same game with some of those cards exchanged, and with other claims where they are not shown. */
function scrambled(seat: number, pick: (bound: number) => number): PositionJson {
  const json = positionJson(core.fullView());
  const cards = json.piles.map((pile) => [...pile.cards]);
  const places = hiddenPlaces(core.view(seat));
  for (let swaps = places.length === 0 ? 0 : 1 + pick(6); swaps > 0; swaps--) {
    const [[a, i], [b, j]] = [places[pick(places.length)], places[pick(places.length)]];
    [cards[a][i], cards[b][j]] = [cards[b][j], cards[a][i]];
  }
  const unseen = tricksOf(core, seat).claims.map((claim) => claim !== null && claim.claim === null);
  const table: TableJson = { ...(json.table as TableJson | undefined) };
  const claims = table.claims?.map((claim, index) => (unseen[index] ? 'meld:none' : claim));
  return {
    ...json,
    piles: json.piles.map((pile, index) => ({ ...pile, cards: cards[index] })),
    table: { ...table, claims },
  };
}

/** Whether the other core takes the game, and with the same sum of what was laid away, which everybody knows. */
function takes(json: PositionJson): boolean {
  try {
    other.dealPosition('binokel', json);
  } catch (error) {
    if (error instanceof PositionError) return false;
    throw error;
  }
  return tricksOf(other).points.join() === tricksOf(core).points.join();
}

/** All that a seat is told; what moves it has, and why it has not others, only when it is on turn. */
function told(game: Core, seat: number, words: readonly number[]): unknown {
  const { canUndo: _undo, canRedo: _redo, moveCount: _count, ...seen } = game.view(seat);
  if (seen.tricks?.turn !== seat) return { seen };
  return { seen, moves: game.moves(), refusals: words.map((word) => game.refusal(word)) };
}

function anyWords(pick: (bound: number) => number): number[] {
  const cards = Array.from({ length: 64 }, (_, card) => packNumber(MoveKind.Play, card));
  const calls = [150, 160, 170, 200, 205].map((call) => packNumber(MoveKind.Call, call));
  const claims = Array.from({ length: 20 }, () => pick(3_188_646));
  return [
    ...cards,
    ...calls,
    ...claims.map((claim) => packNumber(MoveKind.Meld, claim)),
    ...claims.map((claim) => packNumber(MoveKind.FalseMeld, claim)),
    packNumber(MoveKind.GoOff, 0),
  ];
}

describe('what a seat is told', () => {
  it('is the same whatever the others hold', () => {
    const compared = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed++) {
      const pick = seededPicker(seed);
      core.deal('binokel', { game: String(1 + (seed % 24)) }, BigInt(seed));
      const policy = seed % 2 === 0 ? simplePolicy : randomPolicy(pick);
      for (let moves = core.moves(); moves.length > 0; moves = core.moves()) {
        const { phase } = tricksOf(core);
        for (const seat of SEATS) {
          const words = [...anyWords(pick), ...moves.filter((move) => !isAgainstTheRules(move)).slice(0, 20)];
          for (let tries = 0; tries < SCRAMBLES; tries++) {
            const json = scrambled(seat, pick);
            if (!takes(json)) continue;
            expect(told(other, seat, words)).toEqual(told(core, seat, words));
            compared.set(phase, (compared.get(phase) ?? 0) + 1);
          }
        }
        core.play(policy(core, moves));
      }
    }
    expect([...compared.keys()].sort()).toEqual(['auction', 'discard', 'meld', 'play', 'trump']);
    expect(Math.min(...compared.values())).toBeGreaterThan(100);
    expect(compared.get('play')).toBeGreaterThan(1000);
  });

  it('is its own hand, what it has laid away, and what lies open', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      core.deal('binokel', {}, BigInt(seed));
      while (core.moves().length > 0) {
        const { phase } = tricksOf(core);
        const full = core.fullView();
        for (const seat of SEATS) {
          const view = core.view(seat);
          for (const { cards, index, role } of view.piles) {
            const own = index === seat || (role === 'won' && index === 5 + seat);
            const real = full.piles[index].cards;
            const seen = real.map((card) => (own || (card & CARD_FACE_DOWN) === 0 ? card & 0x3f : CARD_FACE_DOWN));
            expect(cards).toEqual(seen);
          }
          expect(hiddenPlaces(view).length).toBe(hiddenCount(seat, full));
          expect(view.tricks?.widow).toHaveLength(phase === 'auction' ? 0 : 4);
        }
        core.play(simplePolicy(core, core.moves()));
      }
    }
  });

  it('shows melds when all have melded, and before that to nobody else', () => {
    dealHands(core, ['CA CZ CK CO CU CK CO HA HZ HU PZ PU']);
    playAll(core, 'call:150 pass pass');
    core.play(core.moves()[0]);
    playAll(core, 'trump:C meld:none meld:none');
    for (const seat of SEATS) {
      const { claims, melds } = tricksOf(core, seat);
      const seen = (of: number): unknown => (of === 0 ? null : { claim: of === seat ? 0 : null, isFalse: false });
      expect(claims).toEqual(SEATS.map(seen));
      expect(melds).toEqual([0, 0, 0]);
    }
    playAll(core, 'meld:kreuz-F+kreuz-P');
    for (const seat of SEATS) {
      expect(tricksOf(core, seat)).toEqual(tricksOf(core));
      expect(tricksOf(core, seat).melds).toEqual([190, 0, 0]);
    }
  });

  it('does not tell the mistake of a meld that is not shown', () => {
    dealHands(core, ['CA CZ CK CO CU CK CO HA HZ HU PZ PU']);
    playAll(core, 'call:150 call:160 call:170 pass pass');
    core.play(core.moves()[0]);
    playAll(core, 'trump:C meld:none false-meld:asse-1000');
    expect(tricksOf(core, 0).claims[2]).toEqual({ claim: null, isFalse: false });
    expect(tricksOf(core, 2).claims[2]).toMatchObject({ isFalse: true });
    playAll(core, 'meld:none');
    expect(tricksOf(core, 0).claims[2]).toMatchObject({ isFalse: true });
  });

  it('does not depend on which of two twins is which', () => {
    for (let seed = 0; seed < 20; seed++) {
      const pick = seededPicker(seed);
      core.deal('binokel', {}, BigInt(seed));
      const deck = core.fullView().piles.flatMap(({ cards }) => cards.map((card) => card & 0x7f));
      other.dealDeck('binokel', {}, deck);
      expect(other.fullView().piles).not.toEqual(core.fullView().piles);
      const policy = randomPolicy(pick);
      for (let moves = core.moves(); ; moves = core.moves()) {
        expect(other.moves()).toEqual(moves);
        for (const seat of SEATS) expect(other.view(seat)).toEqual(core.view(seat));
        if (moves.length === 0) break;
        const move = policy(core, moves);
        core.play(move);
        other.play(move);
      }
      expect(tricksOf(other).phase).toBe('over');
    }
  });

  it('is nothing hidden for onlookers', () => {
    core.deal('binokel', {}, 4n);
    for (const until of ['discard', 'play', 'over'] as const) {
      for (const onlooker of [3, 5, 7, 100]) {
        const { piles } = core.view(onlooker);
        const open = piles.flatMap(({ cards }) => cards.filter((card) => card !== CARD_FACE_DOWN)).length;
        const full = core
          .fullView()
          .piles.flatMap(({ cards }) => cards.filter((card) => (card & CARD_FACE_DOWN) === 0)).length;
        expect(open).toBe(full);
      }
      playOut(core, { until });
    }
  });

  it('is nothing of the Dap before it is turned up, and all of it afterwards', () => {
    core.deal('binokel', {}, 11n);
    const dap = core.fullView().piles[3].cards.map((card) => card & 0x3f);
    expect(core.view(1).piles[3].cards).toEqual([0x80, 0x80, 0x80, 0x80]);
    playOut(core, { until: 'discard' });
    for (const seat of SEATS) expect(tricksOf(core, seat).widow).toEqual(dap);
  });
});

/** How many cards a seat cannot know: what the others hold, the Dap, what another has laid away. */
function hiddenCount(seat: number, { piles }: View): number {
  return piles.reduce((sum, { cards, index, role }) => {
    if (role === 'hand' || role === 'widow') return sum + (index === seat ? 0 : cards.length);
    if (role !== 'won' || index === 5 + seat) return sum;
    return sum + (cards.length % 3 === 1 ? 4 : 0);
  }, 0);
}
