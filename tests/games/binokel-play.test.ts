/** Binokel against the same rules written a second time (binokel-plain.ts), on random games, hands and tricks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_MOVES, MoveKind } from '../../assembly/abi.ts';
import { moveKind, moveNumber } from '../../assembly/move.ts';
import { binokelCardText, parseBinokelCards } from '../../host/core/binokel-card-text.ts';
import { claimText } from '../../host/core/claim-text.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { TooManyClaimsError } from '../../host/core/trick-calculator.ts';
import { playedTricks } from '../../host/core/tricks-view.ts';
import { seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { cardsIn, dealHands, playAll, suitOf, tricksOf } from './binokel-builders.ts';
import {
  allClaims,
  bestMeld,
  claimValue,
  legalCards,
  plainAuction,
  plainResults,
  pointsIn,
  SUITS,
  wholePack,
  winnerOf,
} from './binokel-plain.ts';
import { playOut, randomPolicy, simplePolicy } from './binokel-policies.ts';

const GAMES = 400;
const SPECIAL: readonly string[] = [
  'CK CK CO CO PK PK PO PO HK HO SK SO',
  'CK CK PK PK HK HK SK SK CO PO HO SO',
  'CK CO PK PO HK HO SK SO CA PA HA SA',
  'PA PZ PK PO PU PK PO SU SU CK HK SK',
  'CU CU PU PU HU HU SU SU PO PO CK CO',
  'CK CO PK PK PO PO HK HO SK SO SU SU',
];

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const words = (claim: string): string[] => (claim === 'none' ? [] : claim.split('+').sort());

function gameOptions(seed: number): ChosenOptions {
  return {
    game: String(1 + (seed % 24)),
    goal: seed % 3 === 0 ? 'reach' : 'exceed',
    calls: seed % 2 === 0 ? 'next' : 'any',
  };
}

/** Begins the game of a seed; every other one is bid by somebody who likes to. */
function begin(seed: number): ReturnType<typeof randomPolicy> {
  core.deal('binokel', gameOptions(seed), BigInt(seed));
  const random = randomPolicy(seededPicker(seed));
  return seed % 4 === 0 ? simplePolicy : random;
}

function shuffled<T>(items: readonly T[], pick: (bound: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(pick(left.length), 1)[0]);
}

describe('random games', () => {
  it('go through the auction as the plain rules do', () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed++) {
      const policy = begin(seed);
      const { opener } = tricksOf(core);
      const place = (seat: number | null): string | null => (seat === null ? null : 'MVH'[(seat - opener + 3) % 3]);
      const said: string[] = [];
      for (let now = tricksOf(core); now.phase === 'auction'; now = tricksOf(core)) {
        expect([place(now.turn), place(now.soloist), now.bid]).toEqual([...Object.values(plainAuction(said))]);
        const move = policy(core, core.moves());
        said.push(moveKind(move) === MoveKind.Pass ? 'w' : String(moveNumber(move)));
        core.play(move);
      }
      const { soloist, highest } = plainAuction(said);
      expect([place(tricksOf(core).soloist), tricksOf(core).bid]).toEqual([soloist, Math.max(highest, 150)]);
      ends.set(soloist ?? '', (ends.get(soloist ?? '') ?? 0) + 1);
    }
    expect([...ends.keys()].sort()).toEqual(['H', 'M', 'V']);
  });

  it('list the melds that the plain rules find, and the best of them is the best meld', () => {
    for (let seed = 0; seed < 60; seed++) {
      const policy = begin(seed);
      playOut(core, { until: 'meld' });
      const trump = SUITS[tricksOf(core).trump ?? 0];
      for (let now = tricksOf(core); now.phase === 'meld'; now = tricksOf(core)) {
        const hand = cardsIn(core.fullView(), `hand-${(now.turn ?? 0) + 1}`);
        const melds = core.moves().filter((move) => moveKind(move) === MoveKind.Meld);
        const listed = melds.map((move) => words(claimText(moveNumber(move))).join(' '));
        const plain = allClaims(hand).map((claim) => claim.join(' '));
        expect(listed.sort()).toEqual(plain.sort());
        const best = core.calculator.bestClaim(parseBinokelCards(hand.join(' ')));
        expect(core.calculator.claimValue(best, suitOf(trump))).toBe(bestMeld(hand, trump));
        core.play(policy(core, core.moves()));
      }
    }
  });

  it('allow the cards of the plain rules, and the trick goes where they say', () => {
    let tricks = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const policy = begin(seed);
      playOut(core, { policy, until: 'play' });
      const trump = SUITS[tricksOf(core).trump ?? 0];
      let trick: string[] = [];
      for (let now = tricksOf(core); now.phase === 'play'; now = tricksOf(core)) {
        const full = core.fullView();
        const seat = now.turn ?? -1;
        const legal = legalCards(cardsIn(full, `hand-${seat + 1}`), trick, trump);
        expect(cardsIn(full, 'trick')).toEqual(trick);
        expect(new Set(core.moves().map((move) => binokelCardText(moveNumber(move))))).toEqual(new Set(legal));
        const move = policy(core, core.moves());
        trick.push(binokelCardText(moveNumber(move)));
        core.play(move);
        if (trick.length < 3) continue;
        const winner = (seat + 1 + winnerOf(trick, trump)) % 3;
        expect(tricksOf(core).winners.at(-1)).toBe(winner);
        expect(cardsIn(core.fullView(), `won-${winner + 1}`).slice(-3)).toEqual(trick);
        trick = [];
        tricks++;
      }
    }
    expect(tricks).toBeGreaterThan(12 * 200);
  });

  it('end with 250 points in twelve tricks, and results as the plain rules reckon them', () => {
    const made = { won: 0, lost: 0, unplayed: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const policy = begin(seed);
      playOut(core, { policy });
      const { soloist, bid, points, melds, tricks, results, winners, ending, trump } = tricksOf(core);
      const solo = soloist ?? -1;
      const others = [0, 1, 2].filter((seat) => seat !== solo);
      const account = (seat: number) => ({ points: points[seat], meld: melds[seat], tricks: tricks[seat] });
      expect(core.view().score).toBe(results[0]);
      if (ending !== null) {
        expect(results[solo]).toBe(-bid);
        for (const seat of others) expect(results[seat]).toBe(melds[seat] + 40);
        made.unplayed++;
        continue;
      }
      expect(winners).toHaveLength(12);
      expect(points.reduce((sum, value) => sum + value, 0)).toBe(250);
      const { piles } = core.fullView();
      const full = playedTricks(tricksOf(core), piles);
      const discards = cardsIn(core.fullView(), `won-${solo + 1}`).slice(0, 4);
      for (const seat of [0, 1, 2]) {
        const own = full
          .filter(({ winner }) => winner === seat)
          .flatMap(({ cards }) => cards.map((card) => binokelCardText(card)));
        const extra = (seat === solo ? pointsIn(discards) : 0) + (winners[11] === seat ? 10 : 0);
        expect(points[seat]).toBe(pointsIn(own) + extra);
        const claim = tricksOf(core).claims[seat]?.claim ?? 0;
        expect(melds[seat]).toBe(claimValue(words(claimText(claim)), SUITS[trump ?? 0]));
      }
      const plain = plainResults(bid, account(solo), others.map(account), gameOptions(seed).goal === 'reach');
      expect([results[solo], ...others.map((seat) => results[seat])]).toEqual(plain);
      expect(
        results[solo] === -bid || results[solo] > bid || (results[solo] === bid && gameOptions(seed).goal === 'reach'),
      ).toBe(true);
      if (results[solo] > 0) made.won++;
      else made.lost++;
    }
    expect(Math.min(...Object.values(made))).toBeGreaterThan(4);
  });
});

describe('hands and tricks out of nowhere', () => {
  it('20,000 follows: the cards of the plain rules, and all of them take the trick or none does', () => {
    const pick = seededPicker(19);
    const seen = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      const pack = shuffled(wholePack(), pick);
      const trick = pack.splice(0, pick(3));
      const hand = pack.splice(0, 1 + pick(12));
      const trump = SUITS[pick(4)];
      const [cards, played] = [parseBinokelCards(hand.join(' ')), parseBinokelCards(trick.join(' '))];
      const legal = core.calculator
        .verdicts(cards, played, suitOf(trump))
        .filter(({ refusal }) => refusal === null)
        .map(({ card }) => binokelCardText(card));
      expect(legal.sort()).toEqual(legalCards(hand, trick, trump).sort());
      expect(legal.length).toBeGreaterThan(0);
      const takes = new Set(legal.map((card) => winnerOf([...trick, card], trump) === trick.length));
      if (trick.length > 0) expect(takes.size).toBe(1);
      const duty = core.calculator.duty(cards, played, suitOf(trump));
      expect(takes.has(true)).toBe(trick.length === 0 || duty === 'beat' || duty === 'ruff');
      seen.set(duty, (seen.get(duty) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['beat', 'discard', 'follow', 'lead', 'ruff', 'under-ruff']);
    expect(Math.min(...seen.values())).toBeGreaterThan(50);
  });

  it('2,000 hands: no claim counts more than the best meld, in any trump', () => {
    const pick = seededPicker(23);
    for (let i = 0; i < 2000; i++) {
      const hand = i < SPECIAL.length ? SPECIAL[i].split(' ') : shuffled(wholePack(), pick).slice(0, 12);
      const cards = parseBinokelCards(hand.join(' '));
      const claims = core.calculator.claims(cards);
      const plain = allClaims(hand);
      expect(claims.length).toBe(plain.length);
      const best = core.calculator.bestClaim(cards);
      for (const trump of SUITS) {
        const value = core.calculator.claimValue(best, suitOf(trump));
        expect(value).toBe(Math.max(...plain.map((claim) => claimValue(claim, trump))));
        expect(Math.max(...claims.map((claim) => core.calculator.claimValue(claim, suitOf(trump))))).toBe(value);
      }
    }
  });

  it.each(SPECIAL)('%s: every claim by name', (hand) => {
    const claims = core.calculator.claims(parseBinokelCards(hand)).map((claim) => words(claimText(claim)).join(' '));
    expect(claims.sort()).toEqual(
      allClaims(hand.split(' '))
        .map((claim) => claim.join(' '))
        .sort(),
    );
  });

  it('the hand with the most claims leaves room in the list of moves', () => {
    const most = core.calculator.claims(parseBinokelCards(SPECIAL[SPECIAL.length - 1])).length;
    expect(most).toBe(294);
    expect(most).toBeLessThan(MAX_MOVES);
    expect(() => core.calculator.claims(parseBinokelCards(wholePack().join(' ')))).toThrow(TooManyClaimsError);
  });

  it('any claim may be made wrongly, and is refused by name when it is to be right', () => {
    const pick = seededPicker(29);
    dealHands(core, ['CA CZ CK CO CU CK CO HA HZ HU PZ PU']);
    playAll(core, 'call:150 pass pass');
    core.play(core.moves()[0]);
    playAll(core, 'trump:C meld:none meld:none');
    const right = new Set(core.moves());
    for (let i = 0; i < 20_000; i++) {
      const claim = pick(3_188_646);
      const [meld, falseMeld] = [MoveKind.Meld, MoveKind.FalseMeld].map((kind) => (kind << 24) | claim);
      expect(core.refusal(meld) === null).toBe(right.has(meld));
      expect(core.refusal(falseMeld)).toBe(right.has(meld) ? 'rules-allow-it' : null);
    }
    expect(core.refusal((MoveKind.Meld << 24) | 3_188_646)).toBe('not-a-move');
    expect(core.refusal((MoveKind.FalseMeld << 24) | 3_188_646)).toBe('not-a-move');
  });
});

describe('a round', () => {
  it('deals its games from one number, each its own, and the same after a save', () => {
    const hands = new Set<string>();
    for (let game = 1; game <= 24; game++) {
      core.deal('binokel', { game: String(game) }, 1992n);
      const start = JSON.stringify(core.fullView().piles);
      hands.add(start);
      playOut(core, { until: 'meld' });
      const save = JSON.parse(JSON.stringify(core.save()));
      core.deal('binokel', {}, 1n);
      core.restore(save);
      expect(core.save()).toEqual(save);
      while (core.undo());
      expect(JSON.stringify(core.fullView().piles)).toBe(start);
    }
    expect(hands.size).toBe(24);
  });

  it('S14: the score goes on from game to game', () => {
    for (let seed = 0n; seed < 40n; seed++) {
      core.deal('binokel', { game: '24' }, seed, 2310);
      expect(core.view().score).toBe(2310);
      playOut(core);
      const { results } = tricksOf(core);
      expect(core.view().score).toBe(2310 + results[0]);
      core.undo();
      expect(core.view().score).toBe(2310);
    }
  });
});
