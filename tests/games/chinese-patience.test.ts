/** Chinese Patience by the table of RULES §12 and by CHINESE §2, which wins where the two differ. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { cardsOf } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { command, duelOf, ON, playCommands, refusedCommand, setUpChinese } from './chinese-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const refused = (text: string): string | null => refusedCommand(core, text);

describe('the deal (CP-01)', () => {
  it('lays the aces on 1 to 4, a card on each of 5 to 8, and gives each player 22', () => {
    core.deal('chinese-patience', {}, 7n);
    const { piles, status, score } = core.fullView();
    expect(piles.map(({ cards }) => cards.length)).toEqual([22, 0, 22, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([1, 2, 3, 4].map((n) => cardsOf(core, `foundation-${n}`))).toEqual(['AS', 'AH', 'AC', 'AD']);
    expect({ status, score }).toEqual({ status: 'playing', score: 0 });
    expect(duelOf(core)).toMatchObject({ turn: 0, twisted: false, pending: false, repeats: 1, winner: null });
  });

  it('follows an explicit order: four cards, then a pack for each, top card first', () => {
    core.deal('chinese-patience', {}, 7n);
    const cards = core
      .fullView()
      .piles.flatMap(({ cards: pile }) => pile.map((card) => card & 0x3f))
      .filter((card) => (card & 0x0f) !== 1);
    core.dealDeck('chinese-patience', {}, cards);
    const piles = core.fullView().piles.map(({ cards: pile }) => pile.map((card) => card & 0x3f));
    expect(piles.slice(8).flat()).toEqual(cards.slice(0, 4));
    expect(piles[0]).toEqual(cards.slice(4, 26).reverse());
    expect(piles[2]).toEqual(cards.slice(26).reverse());
    expect(() => core.dealDeck('chinese-patience', {}, cards.slice(1))).toThrow('wrong-card-count');
    expect(() => core.dealDeck('chinese-patience', {}, [0x01, ...cards.slice(1)])).toThrow('unknown-card');
  });
});

describe('the first turn of a player', () => {
  it('begins with T (CP-02)', () => {
    core.deal('chinese-patience', {}, 7n);
    expect([refused('M05'), refused('M51'), refused('Z')]).toEqual(['twist-first', 'twist-first', 'twist-first']);
    expect(core.moves()).toEqual([command(core, 'T')]);
    playCommands(core, 'T Z');
    expect(duelOf(core).turn).toBe(1);
    expect([refused('M51'), refused('Z'), refused('T')]).toEqual(['twist-first', 'twist-first', null]);
  });

  it('is the only one that has to: later moves come first, but a card is turned before the end', () => {
    setUpChinese(core, '5: 2S\n6: 9D\n7: 9H\n8: 9C\ndeck-1: KC\nrest: deck-2');
    expect(refused('M51')).toBeNull();
    expect(refused('Z')).toBe('twist-before-end');
    playCommands(core, 'M51');
    expect(refused('Z')).toBe('twist-before-end');
    playCommands(core, 'T');
    expect(refused('Z')).toBeNull();
  });

  it('or may be passed without one, where that has been agreed (CHINESE §2 no. 4)', () => {
    const rest = '5: 2S\n6: 9D\n7: 9H\n8: 9C\ndeck-1: KC\nrest: deck-2';
    setUpChinese(core, rest, { turn: 1 }, { end: 'any' });
    expect(refused('Z')).toBeNull();
    core.deal('chinese-patience', { end: 'any' }, 7n);
    expect(refused('Z')).toBe('twist-first');
  });
});

describe('T', () => {
  const table = '5: 7S\n6: KD\n7: KH\n8: TC\ndeck-1: 4C KC 6D\nrest: deck-2';
  const begin = (): void => setUpChinese(core, table);

  it('comes again only after the turned card was moved (CP-03, CP-04)', () => {
    begin();
    playCommands(core, 'T');
    expect(cardsOf(core, 'discard-1')).toBe('6D');
    expect(refused('T')).toBe('twist-pending');
    playCommands(core, 'M 0 5');
    expect(cardsOf(core, 'tableau-1')).toBe('7S 6D');
    playCommands(core, 'T');
    expect(refused('T')).toBe('twist-pending');
    expect(refused('Z')).toBeNull();
  });

  it('comes again when the card has left later in the turn, after a pile was moved', () => {
    setUpChinese(core, '5: 7S\n6: 8D\n7: KH\n8: TC\ndeck-1: 4C KC\nrest: deck-2');
    playCommands(core, 'T MP56');
    expect(refused('T')).toBe('twist-pending');
    playCommands(core, 'M05');
    expect(refused('T')).toBeNull();
  });

  it('turns the discard pile over when the pack is empty, oldest card first, also in mid-turn', () => {
    setUpChinese(core, '5: QS\n6: KD\n7: KH\n8: TC\ndiscard-1: 3C 4S 9H\ndeck-1: JH\nrest: deck-2', {
      turn: 1,
    });
    playCommands(core, 'T M05 T');
    expect([cardsOf(core, 'discard-1'), cardsOf(core, 'deck-1')]).toEqual(['3C', '(9H) (4S)']);
    expect(core.view().pass).toBe(3);
    expect(refused('T')).toBe('twist-pending');
    core.undo();
    expect([cardsOf(core, 'discard-1'), cardsOf(core, 'deck-1')]).toEqual(['3C 4S 9H', '']);
    expect(core.view().pass).toBe(2);
  });

  it('or shuffles it, where that has been agreed, and undo brings the old order back', () => {
    const text = '5: QS\n6: KD\n7: KH\n8: TC\ndiscard-1: 2C 3C 4C 5C 6C 7C 8C 9C\nrest: deck-2';
    const orders = [11, 12].map((seed) => {
      setUpChinese(core, text, { turn: 1, seed }, { renewal: 'shuffle' });
      const { hash } = core.save();
      playCommands(core, 'T');
      const order = `${cardsOf(core, 'deck-1')} ${cardsOf(core, 'discard-1')}`;
      core.undo();
      expect(core.save().hash).toBe(hash);
      core.redo();
      expect(`${cardsOf(core, 'deck-1')} ${cardsOf(core, 'discard-1')}`).toBe(order);
      return order;
    });
    expect(orders[0]).not.toBe(orders[1]);
    for (const order of orders) {
      expect(order.match(/\w\w/g)?.sort()).toEqual(['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C']);
      expect(order).not.toBe('(9C) (8C) (7C) (6C) (5C) (4C) (3C) 2C');
    }
  });
});

describe('rule a: piles 1 to 4 ascend in one suit (CP-05)', () => {
  it('takes the next card of its suit and no other', () => {
    setUpChinese(core, '5: 2D\n6: 3C\n7: KH\n8: TC\ndeck-1: 9S\ndiscard-1: 2C\nrest: deck-2', ON);
    expect(refused('M 0 3')).toBeNull();
    expect(refused('M 0 4')).toBe('a wrong-suit');
    expect(refused('M 5 3')).toBe('a wrong-suit');
    expect(refused('M 5 4')).toBeNull();
    expect(refused('M 6 3')).toBe('a wrong-rank');
    playCommands(core, 'M 0 3');
    expect(refused('M 6 3')).toBeNull();
  });
});

describe('rule b: piles 5 to 8 descend in alternating colours', () => {
  it('take such a card of pile 0, and a space takes any', () => {
    const table = '5: 7S\n6: 7C 6H\n7: 5D\ndiscard-1: 6D\nrest: deck-2';
    setUpChinese(core, table, ON);
    expect(refused('M 0 5')).toBeNull();
    expect(refused('M 0 6')).toBe('b wrong-colour');
    expect(refused('M 0 7')).toBe('b wrong-colour');
    expect(refused('M 0 8')).toBeNull();
    setUpChinese(core, table.replace('6D', '4S').replace('5D', '6S'), ON);
    expect(refused('M 0 6')).toBe('b wrong-rank');
  });
});

describe('rule c: pile 9 takes the same suit, one higher or one lower (CP-06)', () => {
  const table = (card: string): string => `5: KH\n6: KS\n7: KD\n8: KC\ndiscard-1: ${card}\ndiscard-2: 9C\nrest: deck-2`;

  it.each([
    ['8C', null],
    ['TC', null],
    ['8S', 'c wrong-suit'],
    ['7C', 'c wrong-rank'],
    ['JC', 'c wrong-rank'],
  ])('%s on 9C: %s', (card, expected) => {
    setUpChinese(core, table(card), ON);
    expect(refused('M 0 9')).toBe(expected);
    if (expected !== null) return;
    playCommands(core, 'M09');
    expect(cardsOf(core, 'discard-2')).toBe(`9C ${card}`);
  });

  it('and from piles 5 to 8, but never a card when it is empty, nor two on a king', () => {
    setUpChinese(core, '5: 8C\n6: KS\n7: KD\n8: KC\ndiscard-1: 7H\ndiscard-2: 9C\nrest: deck-2', ON);
    expect(refused('M 5 9')).toBeNull();
    setUpChinese(core, '5: 8C\n6: KS\n7: KD\n8: 2C\ndiscard-1: 7H\nrest: deck-2', ON);
    expect(refused('M 5 9')).toBe('c nothing-to-match');
    setUpChinese(core, '5: 8C\n6: KS\n7: KD\n8: 2C\ndiscard-1: 7H\ndiscard-2: KC\nrest: deck-2', ON);
    expect(refused('M 8 9')).toBe('c wrong-rank');
  });
});

describe('rules d to g', () => {
  it('d and f: nothing leaves 1 to 4, nothing is taken from the other player (CP-11)', () => {
    setUpChinese(core, '1: AS 2S\n5: KH\n6: KS\n7: 3D\n8: KC\ndiscard-1: 7H\ndiscard-2: QH\nrest: deck-2', ON);
    expect(refused('M 1 7')).toBe('d foundation-is-final');
    expect(refused('M 9 6')).toBe('f others-pile');
    expect(refused('M 9 0')).toBe('f others-pile');
  });

  it('e: a single card of 5 to 8 goes to 1 to 4 or 9 alone (CP-09)', () => {
    setUpChinese(core, '5: KH\n6: 9D\n7: 3D\n8: 9H 8S\ndiscard-1: 7H\nrest: deck-2', ON);
    expect(refused('M 8 6')).toBe('e whole-pile-only');
    expect(refused('M 8 0')).toBe('e not-a-target');
  });

  it('g: a whole pile goes onto another one, and pile 0 fills the space (CP-08)', () => {
    setUpChinese(core, '5: KS\n6: TC\n7: 3D\n8: 9D 8S\ndiscard-1: 7C\nrest: deck-2', ON);
    expect(refused('M P 8 5')).toBe('g wrong-rank');
    expect(refused('M P 8 7')).toBe('g wrong-colour');
    playCommands(core, 'M P 8 6');
    expect([cardsOf(core, 'tableau-2'), cardsOf(core, 'tableau-4')]).toEqual(['TC 9D 8S', '']);
    expect(refused('M P 8 6')).toBe('empty-source');
    expect(refused('M 0 8')).toBeNull();
  });

  it('g: no pile goes into a space (CP-10)', () => {
    setUpChinese(core, '5: KH\n6: TC\n8: 9D 8S\ndiscard-1: 7C\nrest: deck-2', ON);
    expect(refused('M P 8 7')).toBe('g from-discard-only');
    expect(refused('M P 7 8')).toBe('empty-source');
  });

  it('g: a pile of one card goes too, by either command, unless two are asked for (CHINESE §2 no. 5)', () => {
    const table = '5: KH\n6: TC\n7: 3D\n8: 9D\ndiscard-1: 7C\nrest: deck-2';
    setUpChinese(core, table, ON);
    expect([refused('M 8 6'), refused('M P 8 6')]).toEqual([null, null]);
    setUpChinese(core, table, ON, { pile: '2' });
    expect([refused('M 8 6'), refused('M P 8 6')]).toEqual(['g pile-too-small', 'g pile-too-small']);
  });
});
