/** Positions of Binokel as JSON (CLI): out and in at every point of a game, and those that cannot be. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  Fault,
  POSITION_REGISTERS,
  REGISTER_BYTES,
  SEAT_OMNISCIENT,
  SESSION_POSITION,
  VIEW_REGISTERS,
} from '../../assembly/abi.ts';
import { TRICKS_WINNERS } from '../../assembly/abi-tricks.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { PositionError } from '../../host/core/errors.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import type { TableJson } from '../../host/core/table-json.ts';
import { seededPicker } from '../builders.ts';
import { loadCore, loadVerbs } from '../core/built-core.ts';
import { dealHands, playAll, tricksOf } from './binokel-builders.ts';
import { playOut, randomPolicy, simplePolicy } from './binokel-policies.ts';

const SEATS = [0, 1, 2];

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** The present game of a core as JSON and back. */
function copyOf(game: Core): PositionJson {
  return JSON.parse(JSON.stringify(positionJson(game.fullView())));
}

function shown(game: Core): unknown {
  return SEATS.map((seat) => {
    const { canUndo: _undo, canRedo: _redo, moveCount: _count, ...seen } = game.view(seat);
    return seen;
  });
}

describe('a position of Binokel', () => {
  it('comes back as it went out at every point of a game, for every seat, and plays on the same way', () => {
    for (let seed = 0; seed < 24; seed++) {
      const options: ChosenOptions = { game: String(1 + (seed % 24)), calls: seed % 2 === 0 ? 'next' : 'any' };
      core.deal('binokel', options, BigInt(seed), 100 * seed);
      const policy = seed % 3 === 0 ? simplePolicy : randomPolicy(seededPicker(seed));
      for (let moves = core.moves(); ; moves = core.moves()) {
        const json = copyOf(core);
        other.dealPosition('binokel', json);
        expect(copyOf(other)).toEqual(json);
        expect(other.moves()).toEqual(moves);
        expect(shown(other)).toEqual(shown(core));
        if (moves.length === 0) break;
        const move = policy(core, moves);
        other.play(move);
        core.play(move);
        expect(shown(other)).toEqual(shown(core));
      }
    }
  });

  it('takes wrong melds, and games that are not played', () => {
    for (const ending of ['go-off', 'false-meld:asse-1000', 'meld:none']) {
      dealHands(core, ['CA CZ CK CO CU CK CO HA HZ HU PZ PU']);
      playAll(core, 'call:150 call:160 pass call:170 pass');
      core.play(core.moves()[0]);
      playAll(core, `trump:H ${ending} false-meld:damen-1000 meld:none`);
      other.dealPosition('binokel', copyOf(core));
      expect(tricksOf(other)).toEqual(tricksOf(core));
      expect(tricksOf(other).claims[1]).toMatchObject({ isFalse: true });
    }
  });

  it('begins like a deal where it says nothing of the table, hands in any order', () => {
    core.deal('binokel', {}, 5n);
    const { piles } = copyOf(core);
    const turned = piles.map(({ id, cards }) => ({ id, cards: [...cards].reverse() }));
    other.dealPosition('binokel', { piles: turned });
    expect(tricksOf(other)).toEqual(tricksOf(core));
    expect(other.view().piles[0]).toEqual(core.view().piles[0]);
  });

  it('is complete in a save', () => {
    core.deal('binokel', { game: '7' }, 5n);
    playOut(core, { until: 'play' });
    core.dealPosition('binokel', copyOf(core));
    core.play(core.moves()[0]);
    const save = JSON.parse(JSON.stringify(core.save()));
    other.restore(save);
    expect(other.save()).toEqual(save);
    expect(shown(other)).toEqual(shown(core));
  });
});

/** The fault of the present game with something changed, as code, pile and card; null if it is none. */
function fault(change: (json: PositionJson, table: TableJson) => unknown): readonly string[] | null {
  const json = copyOf(core);
  const before = JSON.stringify(core.save());
  try {
    core.dealPosition('binokel', change(json, json.table ?? {}));
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    expect(JSON.stringify(core.save())).toBe(before);
    return [error.code, error.pile, error.card];
  }
  return null;
}

/** The same with another table. */
function tableFault(change: (table: TableJson) => Readonly<Record<string, unknown>>): string | undefined {
  return fault((json, table) => ({ ...json, table: { ...table, ...change(table) } }))?.[0];
}

/** The same with cards moved or exchanged: each word pair of piles and cards. */
function withPiles(json: PositionJson, change: (cards: string[][]) => void): PositionJson {
  const cards = json.piles.map((pile) => [...pile.cards]);
  change(cards);
  return { ...json, piles: json.piles.map((pile, index) => ({ ...pile, cards: cards[index] })) };
}

const open = (card: string): string => card.replace(/[()]/g, '');

describe('a position of Binokel that cannot be', () => {
  it('names what is no table', () => {
    core.deal('binokel', {}, 1n);
    const wrong: readonly Readonly<Record<string, unknown>>[] = [
      { called: [1, 2] },
      { called: [0, 0, 1.5] },
      { declined: 'x' },
      { widow: ['AC', 'AC', 'AC'].concat(['AC', 'AC']) },
      { widow: ['XX'] },
      { trump: 'X' },
      { trump: 3 },
      { claims: [null, null] },
      { claims: ['kreuz-F', null, null] },
      { claims: ['meld:kreuz-X', null, null] },
      { claims: ['meld:?', null, null] },
      { ending: 'lost' },
      { winners: [4] },
      { winners: new Array(13).fill(1) },
    ];
    for (const table of wrong) expect([table, tableFault(() => table)]).toEqual([table, 'wrong-table']);
    expect(fault((json) => ({ ...json, table: 3 }))?.[0]).toBe('wrong-table');
    expect(fault((json) => ({ ...json, pass: 2 }))?.[0]).toBe('wrong-pass');
  });

  it('has calls that no auction comes to', () => {
    core.deal('binokel', {}, 1n);
    const wrong: readonly (readonly [readonly number[], readonly number[]])[] = [
      [
        [0, 155, 0],
        [0, 0, 0],
      ],
      [
        [0, 140, 0],
        [0, 0, 0],
      ],
      [
        [0, 160, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, 150],
        [0, 0, 0],
      ],
      [
        [150, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 150, 170],
        [0, 0, 0],
      ],
      [
        [0, 160, 150],
        [0, 0, 0],
      ],
      [
        [0, 150, 150],
        [0, 0, 0],
      ],
      [
        [0, 0, 0],
        [150, 0, 0],
      ],
      [
        [0, 0, 0],
        [0, 0, 150],
      ],
      [
        [0, 150, 0],
        [0, 150, 0],
      ],
      [
        [0, 150, 0],
        [0, 0, 170],
      ],
      [
        [0, 150, 160],
        [0, 160, 0],
      ],
      [
        [0, 150, 0],
        [0, 160, 160],
      ],
      [
        [160, 150, 170],
        [170, 0, 170],
      ],
      [
        [0, 150, 0],
        [160, 0, 0],
      ],
      [
        [0, 0, 0],
        [150, 150, 150],
      ],
      [
        [0, 9990, 10000],
        [0, 0, 0],
      ],
    ];
    for (const [called, declined] of wrong) {
      expect([called, declined, tableFault(() => ({ called, declined }))]).toEqual([called, declined, 'wrong-auction']);
    }
  });

  it('has a table that does not fit how far the game is', () => {
    core.deal('binokel', {}, 1n);
    expect(tableFault(() => ({ trump: 'H' }))).toBe('wrong-table');
    expect(tableFault(() => ({ widow: ['AC'] }))).toBe('wrong-table');
    expect(tableFault(() => ({ winners: [1] }))).toBe('wrong-table');
    expect(tableFault(() => ({ ending: 'went-off' }))).toBe('wrong-table');
    expect(tableFault(() => ({ claims: ['meld:none', null, null] }))).toBe('wrong-table');
    playAll(core, 'call:150 pass pass');
    expect(tableFault(() => ({ widow: [] }))).toBe('wrong-table');
    expect(tableFault(({ widow }) => ({ widow: widow?.slice(0, 3) }))).toBe('wrong-table');
    expect(tableFault(() => ({ widow: ['5C', 'AC', 'AC', 'AC'] }))).toBe('wrong-table');
    expect(tableFault(() => ({ declined: [0, 0, 0] }))).toBe('wrong-table');
    expect(tableFault(() => ({ declined: [0, 0, 0], widow: [] }))).toBe('wrong-hand');
    core.play(core.moves()[0]);
    expect(tableFault(() => ({ claims: [null, 'meld:none', null] }))).toBe('wrong-table');
    playAll(core, 'trump:C');
    expect(tableFault(() => ({ claims: ['meld:none', null, null] }))).toBe('wrong-claim');
    expect(tableFault(() => ({ claims: [null, 'false-meld:none', null] }))).toBe('wrong-claim');
    expect(tableFault(() => ({ claims: [null, 'meld:asse-1000', null] }))).toBe('wrong-claim');
    expect(tableFault(() => ({ claims: [null, 'false-meld:asse-1000', null] }))).toBe('wrong-claim');
    expect(tableFault(() => ({ ending: 'false-claim' }))).toBe('wrong-claim');
    expect(tableFault(() => ({ claims: [null, 'meld:none', null], ending: 'went-off' }))).toBe('wrong-claim');
    expect(tableFault(() => ({ claims: [null, 'false-meld:asse-1000', null], ending: 'false-claim' }))).toBeUndefined();
    core.deal('binokel', {}, 1n);
    playAll(core, 'call:150 pass pass');
    core.play(core.moves()[0]);
    expect(tableFault(() => ({ claims: [null, null, null], ending: 'went-off' }))).toBe('wrong-table');
  });

  it('has too many cards or too few in a place', () => {
    core.deal('binokel', {}, 1n);
    expect(fault((json) => withPiles(json, (cards) => cards[0].push(cards[1].pop() ?? '')))).toEqual([
      'wrong-hand',
      'hand-1',
      '',
    ]);
    expect(fault((json) => withPiles(json, (cards) => cards[1].push(cards[3].pop() ?? '')))).toEqual([
      'wrong-hand',
      'dap',
      '',
    ]);
    expect(fault((json) => withPiles(json, (cards) => cards[3].splice(0, 4, ...cards[3].map(open))))).toEqual([
      'wrong-hand',
      'dap',
      '',
    ]);
    expect(fault((json) => withPiles(json, (cards) => cards[4].push(open(cards[0].pop() ?? ''))))?.[0]).toBe(
      'wrong-table',
    );
    playOut(core, { until: 'play' });
    expect(fault((json) => withPiles(json, (cards) => cards[5].push(cards[0].pop() ?? '')))?.slice(0, 2)).toEqual([
      'wrong-hand',
      'hand-1',
    ]);
    core.play(core.moves()[0]);
    expect(fault((json) => withPiles(json, (cards) => cards[4].push(open(cards[0].pop() ?? ''))))?.slice(0, 2)).toEqual(
      ['wrong-hand', 'hand-1'],
    );
    expect(fault((json) => ({ ...json, options: { ...json.options, game: '2' } }))?.[0]).toBe('wrong-auction');
  });

  it('is answered with a fault whatever its registers say, and what is no register is not taken over', async () => {
    const { verbs, bytes, words } = await loadVerbs();
    const pick = seededPicker(17);
    const index = core.games.findIndex(({ id }) => id === 'binokel');
    const registers = verbs.viewBlock() + VIEW_REGISTERS;
    const taken = verbs.sessionBlock() + SESSION_POSITION + POSITION_REGISTERS;
    const faults = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      verbs.beginDeal(index, i, 0, 0);
      for (let made = pick(48); made > 0; made--) {
        const count = verbs.legalMoves();
        if (count > 0) verbs.play(words.getUint32(verbs.movesBlock() + 4 * pick(count), true));
      }
      verbs.writeView(SEAT_OMNISCIENT);
      for (let spoilt = 1 + pick(2); spoilt > 0; spoilt--) bytes[registers + pick(REGISTER_BYTES)] ^= 1 << pick(8);
      const fault = verbs.beginFromView(index, 0);
      faults.add(Fault[fault]);
      if (fault !== Fault.None) continue;
      const unused = [2, 3, ...Array.from({ length: 28 }, (_, k) => 36 + k)];
      expect(unused.filter((place) => bytes[taken + place] !== 0)).toEqual([]);
    }
    const some = ['None', 'WrongAuction', 'WrongTable', 'WrongClaim', 'WrongTrick', 'WrongHand'];
    expect([...faults]).toEqual(expect.arrayContaining(some));
    for (const winners of [0b0100, 1 << 30]) {
      verbs.beginDeal(index, 1, 0, 0);
      verbs.writeView(SEAT_OMNISCIENT);
      words.setUint32(registers + TRICKS_WINNERS, winners, true);
      expect(Fault[verbs.beginFromView(index, 0)]).toBe('WrongTrick');
    }
  });

  it('has a card that comes thrice, or none of the pack', () => {
    core.deal('binokel', {}, 1n);
    const first = open(copyOf(core).piles[0].cards[0]);
    const thrice = (json: PositionJson): PositionJson =>
      withPiles(json, (cards) => {
        for (const pile of [0, 1, 2, 3]) cards[pile][1] = `(${first})`;
      });
    expect(fault(thrice)?.[0]).toBe('card-twice');
    expect(fault((json) => withPiles(json, (cards) => cards[0].splice(0, 1, '(5H)')))).toEqual([
      'unknown-card',
      'hand-1',
      '5H',
    ]);
  });

  it('has a trick that was not won or a card not played like that', () => {
    dealHands(core, [
      'HA HA HZ HZ HU HU CA CZ CK CO CU PA',
      'HK PA PZ PK PO PU SA SZ SK SO SU CA',
      'HO SA SZ SK SO SU PZ PK PO PU CZ CK',
    ]);
    playAll(core, 'call:150 pass pass');
    core.play(core.moves().at(-1) ?? 0);
    playAll(core, 'trump:C meld:none meld:none meld:none play:KH play:QH');
    expect(fault((json) => json)).toBeNull();
    const wrongCard = (json: PositionJson): PositionJson =>
      withPiles(json, (cards) => {
        const place = cards[2].findIndex((card) => card.endsWith('S)'));
        [cards[4][1], cards[2][place]] = [open(cards[2][place]), '(QH)'];
      });
    expect(fault(wrongCard)?.[0]).toBe('wrong-trick');
    playAll(core, 'play:AH');
    expect(tricksOf(core).winners).toEqual([0]);
    const wonBy = (winner: number) => (json: PositionJson, table: TableJson) => ({
      ...withPiles(json, (cards) => {
        cards[5 + winner].push(...cards[5].splice(0, 3));
      }),
      table: { ...table, winners: [winner + 1] },
    });
    expect(fault(wonBy(0))).toBeNull();
    expect(fault(wonBy(2))?.[0]).toBe('wrong-trick');
    expect(tableFault(() => ({ winners: [] }))).toBe('wrong-hand');
    expect(tableFault(() => ({ winners: [2] }))).toBe('wrong-hand');
  });
});
