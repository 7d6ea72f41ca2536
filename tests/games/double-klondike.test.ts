/** Double Klondike by the table of RULES §11: deal, foundations, halves, turns. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, CARD_SECOND_PACK } from '../../assembly/abi.ts';
import { parseCards } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, DuelView } from '../../host/core/core.ts';
import { cardsOf, move, onePack, play } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf, setUpDouble } from './double-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const refusal = (text: string): string | null => core.refusal(move(core, text));
const duel = (): DuelView => duelOf(core);

describe('the deal', () => {
  it('gives each player a Klondike of his own pack, the first one that of the same deal number', () => {
    core.deal('klondike', {}, 77n);
    const single = core.fullView().piles.filter(({ role }) => role !== 'foundation');
    core.deal('double-klondike', {}, 77n);
    const { piles, game } = core.fullView();
    const half = (seat: number): (typeof piles)[number][] => piles.filter((_, i) => game.pileSeats[i] === seat);
    expect(half(0).map(({ cards }) => cards)).toEqual(single.map(({ cards }) => cards));
    expect(half(1).map(({ cards }) => cards.length)).toEqual([24, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(
      half(1)
        .flatMap(({ cards }) => cards)
        .every((card) => (card & CARD_SECOND_PACK) !== 0),
    ).toBe(true);
    expect(piles.filter(({ role }) => role === 'foundation')).toHaveLength(8);
    expect(core.view()).toMatchObject({ status: 'playing', pass: 1, score: 0 });
  });

  it('hides from both what lies face down', () => {
    core.deal('double-klondike', {}, 5n);
    for (const seat of [0, 1]) {
      const { piles } = core.view(seat);
      const hidden = piles.flatMap(({ cards }) => cards).filter((card) => (card & CARD_FACE_DOWN) !== 0);
      expect(hidden).toEqual(Array.from({ length: 2 * (21 + 24) }, () => CARD_FACE_DOWN));
    }
  });

  it.each([
    ['4D', '9S', 0],
    ['9S', '4D', 1],
    ['KH', 'AC', 1],
    ['QH', 'KC', 0],
  ])('lets the lower card in the single columns begin: %s against %s (DS-08)', (first, second, seat) => {
    core.dealDeck('double-klondike', {}, [...packFrom([first]), ...packFrom([second], CARD_SECOND_PACK)]);
    expect(duel().turn).toBe(seat);
  });

  it('compares the next columns when the first ones are equal (DS-08)', () => {
    const row = ['5H', '2C', '3C', '4C', '5C', '6C', '7C'];
    const other = ['5D', '2S', '3S', '4S', '5S', '6S', '7S'];
    const begins = (first: string[], second: string[]): number => {
      core.dealDeck('double-klondike', {}, [...packFrom(first), ...packFrom(second, CARD_SECOND_PACK)]);
      return duel().turn;
    };
    expect(begins([...row, '8H'], [...other, '9D'])).toBe(0);
    expect(begins([...row, '9H'], [...other, '8D'])).toBe(1);
  });

  it('takes no deck in which the packs are mixed', () => {
    const deck = [...packFrom([]), ...packFrom([], CARD_SECOND_PACK)];
    [deck[51], deck[52]] = [deck[52], deck[51]];
    expect(() => core.dealDeck('double-klondike', {}, deck)).toThrow('other-pack');
  });

  /** A pack that begins with some cards. */
  function packFrom(first: readonly string[], pack = 0): number[] {
    return parseCards([...first, ...onePack().filter((card) => !first.includes(card))].join(' ')).map(
      (card) => card | pack,
    );
  }
});

describe('foundations', () => {
  it('take a card of either player, and credit whose it is (DS-01)', () => {
    setUpDouble(core, 'p1-tableau-1: AH\np2-tableau-1: 2H');
    play(core, 'p1-tableau-1>foundation-1 end p2-tableau-1>foundation-1');
    expect(cardsOf(core, 'foundation-1')).toBe('AH 2H');
    expect(duel().credits).toEqual([1, 1]);
  });

  it('are begun by every ace (DS-02)', () => {
    setUpDouble(core, 'foundation-1: AH\np2-tableau-1: AH', {}, { turn: 2 });
    expect(refusal('p2-tableau-1>foundation-1')).toBe('wrong-rank');
    play(core, 'p2-tableau-1>foundation-2');
    expect(cardsOf(core, 'foundation-2')).toBe('AH');
    expect(duel().credits).toEqual([1, 1]);
  });

  it('give nothing back', () => {
    setUpDouble(core, 'foundation-1: AH 2H\np1-tableau-1: 3S');
    expect(refusal('foundation-1>p1-tableau-1')).toBe('not-a-source');
  });
});

describe("the other player's half", () => {
  it('is out of bounds, as source and as target (DS-03)', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np2-tableau-1: 8H\np1-waste: 8D\np2-waste: 7C', {}, { turn: 2 });
    for (const text of [
      'p2-tableau-1>p1-tableau-1',
      'p1-waste>p2-tableau-1',
      'p1-waste>p1-tableau-1',
      'p1-tableau-1>foundation-1',
    ])
      expect(refusal(text)).toBe('others-pile');
    expect(refusal('p2-waste>p2-tableau-1')).toBeNull();
    play(core, 'end');
    expect(refusal('p1-waste>p1-tableau-1')).toBeNull();
    expect(refusal('p2-waste>p2-tableau-1')).toBe('others-pile');
    expect(core.lift(core.view().game.pileIds.indexOf('p2-tableau-1'), 1)).toBe(0);
    expect(core.clickMove(core.view().game.pileIds.indexOf('p2-tableau-1'))).toBeNull();
  });
});

describe('a turn', () => {
  it('passes when the card that was turned cannot be laid (DS-05)', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: 5H\np2-tableau-1: 9C');
    play(core, 'deal');
    expect(duel().turn).toBe(1);
    expect(cardsOf(core, 'p1-waste')).toBe('5H');
    expect(refusal('deal')).toBeNull();
    core.undo();
    expect(duel().turn).toBe(0);
  });

  it('goes on when it can (DS-06)', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: 5H 8H\np2-tableau-1: 9C');
    play(core, 'deal');
    expect(duel().turn).toBe(0);
    play(core, 'p1-waste>p1-tableau-1 deal');
    expect(duel().turn).toBe(1);
  });

  it('goes on when only a foundation or an empty column takes the card', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: AH\np2-tableau-1: 9C');
    play(core, 'deal');
    expect(duel().turn).toBe(0);
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: KH\np2-tableau-1: 9C');
    play(core, 'deal');
    expect(duel().turn).toBe(0);
  });

  it('looks at the last of three cards', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: 8H 5D 5H\np2-tableau-1: 9C', { draw: '3' });
    play(core, 'deal');
    expect(duel().turn).toBe(0);
    setUpDouble(core, 'p1-tableau-1: 9S\np1-stock: 5D 8H 5H\np2-tableau-1: 9C', { draw: '3' });
    play(core, 'deal');
    expect(duel().turn).toBe(1);
  });

  it('ends by hand at any time, and a redeal does not end it', () => {
    setUpDouble(core, 'p1-waste: 5H\np1-rest: tableau-7\np1-tableau-7: 9S\np2-tableau-1: 9C');
    play(core, 'redeal');
    expect(duel().turn).toBe(0);
    play(core, 'end');
    expect(duel().turn).toBe(1);
    play(core, 'end');
    expect(duel().turn).toBe(0);
  });

  it('has a pass of its own for each player', () => {
    const text = 'p1-waste: 5H\np1-rest: tableau-7\np1-tableau-7: 9S\np2-tableau-1: 9C';
    setUpDouble(core, text, { passes: '3' });
    play(core, 'redeal deal');
    expect(core.view()).toMatchObject({ pass: 1, duel: { turn: 1, waitingPass: 2 } });
    play(core, 'end redeal deal');
    expect(core.view()).toMatchObject({ pass: 1, duel: { turn: 1, waitingPass: 3 } });
    play(core, 'end');
    expect(refusal('redeal')).toBe('passes-used-up');
    setUpDouble(core, text, { passes: '1' });
    expect(refusal('redeal')).toBe('one-pass-only');
  });
});

describe('an ace that is overlooked', () => {
  const TABLE =
    'p1-tableau-1: 9S\np1-tableau-2: 8H\np1-tableau-3: AH\np1-tableau-4: 7S\np1-stock: 6H\np2-tableau-1: 9C';
  const begin = (overlook: string): ChosenOptions => {
    const options = { overlook };
    setUpDouble(core, TABLE, options);
    return options;
  };

  it('ends the turn when the opponent objects, where that has been agreed', () => {
    begin('1');
    expect(refusal('object')).toBe('nothing-overlooked');
    play(core, 'p1-tableau-2>p1-tableau-1');
    expect(core.view().duel).toMatchObject({ turn: 0, overlooked: true });
    play(core, 'object');
    expect(core.view().duel).toMatchObject({ turn: 1, overlooked: false });
    core.undo();
    expect(core.view().duel).toMatchObject({ turn: 0, overlooked: true });
  });

  it('is forgiven as soon as it is laid', () => {
    begin('1');
    play(core, 'p1-tableau-2>p1-tableau-1 p1-tableau-3>foundation-1');
    expect(refusal('object')).toBe('nothing-overlooked');
  });

  it('is nobody’s business otherwise', () => {
    begin('0');
    play(core, 'p1-tableau-2>p1-tableau-1');
    expect(refusal('object')).toBe('nothing-overlooked');
  });
});
