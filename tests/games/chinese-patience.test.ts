/** Chinese Patience by the table of RULES §12 and by CHINESE §2, which wins where the two differ. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, SEAT_OMNISCIENT } from '../../assembly/abi.ts';
import { manualRule } from '../../host/core/chinese-commands.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { cardsOf } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { chinesePosition, command, duelOf, playCommands, setUpChinese } from './chinese-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Why a command is refused, with the letter of the manual's rule; null if it is legal. */
function refused(text: string): string | null {
  const move = command(core, text);
  const code = core.refusal(move);
  if (code === null) return null;
  const letter = manualRule(move, code);
  return letter === null ? code : `${letter} ${code}`;
}

/** A turn of player 1 in which he has turned a card and laid it. */
const ON = { turn: 1, twisted: true };

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

describe('the end', () => {
  it('comes at once when pack and pile 0 are empty; the loser’s cards are the points (CP-14)', () => {
    setUpChinese(core, '5: 8S\n6: KS\n7: KD\n8: KC\ndiscard-1: 7H\ndeck-2: 2C 3C\nrest: discard-2', ON);
    const left = core.view().piles[2].cards.length + core.view().piles[3].cards.length;
    playCommands(core, 'M05');
    expect(core.view().status).toBe('over');
    expect(duelOf(core)).toMatchObject({ over: true, end: 'no-cards', winner: 0, credits: [left, 0], turn: 0 });
    expect(core.moves()).toEqual([]);
    expect([refused('T'), refused('Z'), refused('M51')]).toEqual(['game-over', 'game-over', 'game-over']);
    core.undo();
    expect(duelOf(core)).toMatchObject({ over: false, winner: null, credits: [0, 0] });
  });

  it('does not come with the last card turned, which has still to be laid (CP-15)', () => {
    setUpChinese(core, '5: 8S\n6: KS\n7: KD\n8: KC\ndeck-1: 7C\nrest: deck-2');
    playCommands(core, 'T');
    expect(core.view().status).toBe('playing');
    playCommands(core, 'Z');
    expect(duelOf(core).turn).toBe(1);
  });

  /** Neither can lay anything but the two of diamonds, which nobody has to. */
  const BLOCKED =
    '1: AS..KS\n2: AH..KH\n3: AC..KC\n5: KD\n6: JD\n7: 9D\n8: 7D\ndeck-1: 5D 3D\ndeck-2: 2D 6D 4D QD 8D TD';

  it('comes without a winner when a turn begins with the same position for the third time', () => {
    setUpChinese(core, BLOCKED);
    const repeats: number[] = [];
    for (let turns = 0; turns < 100 && core.view().status === 'playing'; turns++) {
      playCommands(core, 'T Z');
      repeats.push(duelOf(core).repeats);
    }
    // Packs of two and of six cards lie in every order once in six rounds, the start of the game aside.
    expect(repeats).toHaveLength(26);
    expect(repeats.slice(0, 13)).toEqual(Array(13).fill(1));
    expect(repeats.slice(13, 25)).toEqual(Array(12).fill(2));
    expect(repeats[25]).toBe(3);
    expect(core.view().status).toBe('over');
    expect(duelOf(core)).toMatchObject({ winner: null, credits: [0, 0], over: true });
    expect(core.moves()).toEqual([]);
    core.undo();
    expect(duelOf(core)).toMatchObject({ over: false, repeats: 2 });
    core.redo();
    expect(duelOf(core)).toMatchObject({ over: true, repeats: 3 });
  });

  it('comes so with any two who only pass, where that is allowed', () => {
    core.deal('chinese-patience', { end: 'any' }, 3n);
    playCommands(core, 'T Z T Z Z Z Z');
    expect(duelOf(core)).toMatchObject({ over: false, repeats: 2 });
    const { hash } = core.save();
    playCommands(core, 'Z');
    expect(duelOf(core)).toMatchObject({ over: true, end: 'void', winner: null, repeats: 3 });
    const save = JSON.parse(JSON.stringify(core.save()));
    core.undo();
    expect(core.save().hash).toBe(hash);
    core.restore(save);
    expect(duelOf(core).over).toBe(true);
  });

  it('counts anew after a card has gone to 1 to 4', () => {
    setUpChinese(core, BLOCKED);
    for (let turns = 0; turns < 14; turns++) playCommands(core, 'T Z');
    expect(duelOf(core).repeats).toBe(2);
    playCommands(core, 'T');
    while (!cardsOf(core, 'discard-2').endsWith('2D')) playCommands(core, 'Z T');
    playCommands(core, duelOf(core).turn === 1 ? 'M04 T Z' : 'Z T Z');
    expect(duelOf(core).repeats).toBe(1);
  });
});

describe('what seats see', () => {
  it('is the same for both, and of the packs nothing', () => {
    core.deal('chinese-patience', {}, 5n);
    playCommands(core, 'T Z T');
    expect(core.view(0)).toEqual(core.view(1));
    for (const pack of [0, 2]) expect(new Set(core.view(0).piles[pack].cards)).toEqual(new Set([CARD_FACE_DOWN]));
  });

  const RENEWED = '5: QS\n6: KD\n7: KH\n8: TC\ndeck-1: 2C 5D\ndiscard-1: 3C\ndeck-2: 4D 6D\nrest: discard-2';

  it('is the order of a pack that was turned over', () => {
    setUpChinese(core, RENEWED, { turn: 2, twisted: true, pending: false }, {}, 1);
    expect(core.view(1).piles[0].cards).toEqual([0x02, 0x35]);
    expect(new Set(core.view(1).piles[2].cards)).toEqual(new Set([CARD_FACE_DOWN]));
  });

  it('is not the order of one that was shuffled, nor what the shuffles begin with', () => {
    const table = { turn: 2, twisted: true, pending: false, seed: 99 };
    setUpChinese(core, RENEWED, table, { renewal: 'shuffle' });
    expect(core.view(1).piles[0].cards).toEqual([CARD_FACE_DOWN, CARD_FACE_DOWN]);
    expect([duelOf(core, 0).seed, duelOf(core, 1).seed, duelOf(core, SEAT_OMNISCIENT).seed]).toEqual([0, 0, 99]);
  });
});

describe('a position as JSON', () => {
  it('is read back as it was printed, at any time of a game', () => {
    const choices: readonly ChosenOptions[] = [{}, { renewal: 'shuffle' }, { end: 'any', pile: '2' }];
    for (const [seed, options] of choices.entries()) {
      core.deal('chinese-patience', options, BigInt(seed));
      while (core.moves().length > 0) {
        const json = JSON.parse(JSON.stringify(core.save()));
        const { hash } = json;
        const copy = chineseCopy();
        expect(copy).toBe(hash);
        core.restore(json);
        core.play(core.hint() as number);
      }
    }
  });

  it.each([
    ['a player who is not on turn and has no card', '5: 8S\n6: KS\n7: KD\n8: KC\nrest: deck-1', ON, 'wrong-turn'],
    [
      'more cards in a first pack than were dealt',
      '5: 8S\n6: KS\n7: KD\n8: KC\ndeck-1: 7C\nrest: deck-2',
      { turn: 1, waitingPass: 1 },
      'too-many-cards',
    ],
    [
      'a turned card that is not there',
      '5: 8S\n6: KS\n7: KD\n8: KC\ndeck-1: 7C\nrest: deck-2',
      { turn: 1, pending: true, twisted: true, waitingPass: 2 },
      'wrong-turn',
    ],
    [
      'a foundation in another suit',
      '1: AH\n2: AS\n5: 8S\n6: KS\n7: KD\n8: KC\nrest: discard-1',
      ON,
      'wrong-foundation',
    ],
    ['a column that does not descend', '5: 8S 9H\n6: KS\n7: KD\n8: KC\nrest: discard-1', ON, 'not-a-run'],
    ['a seat that does not exist', '5: 8S\n6: KS\n7: KD\n8: KC\nrest: discard-1', { turn: 3 }, 'wrong-table'],
    ['a position that has come up four times', '5: 8S\nrest: discard-1', { turn: 1, repeats: 4 }, 'wrong-table'],
  ])('is refused with %s', (_, text, table, code) => {
    expect(() => core.dealPosition('chinese-patience', chinesePosition(core, text, table))).toThrow(code);
  });

  /** The fingerprint of the present position, taken over as JSON. */
  function chineseCopy(): string {
    const full = core.fullView();
    core.dealPosition('chinese-patience', JSON.parse(JSON.stringify(positionJson(full))));
    return core.save().hash;
  }
});
