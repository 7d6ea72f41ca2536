import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, GameInfo } from '../../host/core/core.ts';
import { PositionError } from '../../host/core/errors.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import { buildPosition, cardsOf, move, play } from '../builders.ts';
import { loadCore } from './built-core.ts';

let core: Core;
let yukon: GameInfo;
beforeAll(async () => {
  core = await loadCore();
  yukon = core.games.find(({ id }) => id === 'yukon') as GameInfo;
});

/** The fault of a position, as code, pile and card. */
function fault(value: unknown, game = 'yukon'): readonly string[] | null {
  core.deal(game, {}, 9n);
  const before = core.save();
  try {
    core.dealPosition(game, value);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    expect(core.save()).toEqual(before);
    return [error.code, error.pile, error.card];
  }
  return null;
}

const built = (text: string): PositionJson => buildPosition(yukon, text);

describe('a position as JSON', () => {
  it('comes back as it went out, in every game, in the middle of a game, with one pack to the byte', () => {
    for (const game of core.games) {
      core.deal(game.id, {}, 31n);
      for (let i = 0; i < 40 && core.moves().length > 0; i++) core.play(core.moves()[(i * 5) % core.moves().length]);
      const json = JSON.parse(JSON.stringify(positionJson(core.fullView())));
      const { hash } = core.save();
      core.dealPosition(game.id, json);
      expect(positionJson(core.fullView())).toEqual(json);
      if (game.packs === 1) expect(core.save().hash).toBe(hash);
    }
  });

  it('begins with the stake where it names no score, and with nothing to take back', () => {
    core.dealPosition('yukon', built('rest: stock'), 100);
    expect(core.view()).toMatchObject({ score: 48, pass: 1, canUndo: false, moveCount: 0 });
  });

  it.each([0x3fffffff, -0x3fffffff])('plays on from %i points without an overflow', (points) => {
    const json = built('tableau-1: AD\nrest: stock');
    core.dealPosition('yukon', { ...json, score: { points } }, points);
    play(core, 'tableau-1>foundation-1');
    expect(core.view().score).toBe(points + 5);
    core.undo();
    expect(core.view().score).toBe(points - 3);
  });

  it('is complete in a save', () => {
    core.dealPosition('yukon', built('tableau-1: 8H\ntableau-2: 9S\nrest: stock'));
    play(core, 'tableau-1>tableau-2');
    const save = JSON.parse(JSON.stringify(core.save()));
    core.deal('yukon', {}, 1n);
    core.restore(save);
    expect(cardsOf(core, 'tableau-2')).toBe('9S 8H');
    expect(core.save()).toEqual(save);
    expect(core.refusal(move(core, 'tableau-2>tableau-1*2'))).toBe('not-a-king');
  });
});

describe('positions that cannot be', () => {
  it.each([
    ['a card twice', 'tableau-1: 8H\ntableau-2: 8H\nrest: stock', ['card-twice', 'tableau-2', '8H']],
    ['a wrong foundation', 'foundation-1: AH\nrest: stock', ['wrong-foundation', 'foundation-1', 'AH']],
    ['a foundation with a gap', 'foundation-1: AD 3D\nrest: stock', ['wrong-foundation', 'foundation-1', '3D']],
    ['a foundation without an ace', 'foundation-1: 2D 3D\nrest: stock', ['wrong-foundation', 'foundation-1', '3D']],
    ['a foundation face down', 'foundation-1: (AD)\nrest: stock', ['foundation-face-down', 'foundation-1', 'AD']],
    ['face down above face up', 'tableau-1: 9S (8H)\nrest: stock', ['face-down-on-face-up', 'tableau-1', '']],
    ['a column whose top is face down', 'tableau-1: (9S) (8H)\nrest: stock', ['top-face-down', 'tableau-1', '8H']],
    ['open cards that are no run', 'tableau-1: 9S 7H\nrest: stock', ['not-a-run', 'tableau-1', '7H']],
    ['a waste face down', 'waste: (9S)\nrest: stock', ['waste-face-down', 'waste', '9S']],
  ])('%s', (_, text, expected) => {
    const json = built(text);
    const cards = json.piles.flatMap((pile) => pile.cards);
    const whole = cards.length > 52 ? withoutOneOfTheStock(json) : json;
    expect(fault(whole)).toEqual(expected);
  });

  it('a card missing, and a stock face up', () => {
    const json = built('rest: stock');
    const stock = json.piles[0].cards;
    expect(fault({ ...json, piles: [{ id: 'stock', cards: stock.slice(1) }] })).toEqual(['wrong-card-count', '', '']);
    const twice = [...stock.slice(1), stock[1]];
    expect(fault({ ...json, piles: [{ id: 'stock', cards: twice }] })).toEqual(['card-twice', 'stock', '2C']);
    const open = stock.map((card) => card.slice(1, 3));
    expect(fault({ ...json, piles: [{ id: 'stock', cards: open }] })).toEqual(['stock-face-up', 'stock', 'KD']);
  });

  it('texts that are none', () => {
    const json = built('rest: stock');
    expect(fault(null)?.[0]).toBe('not-a-position');
    expect(fault([])?.[0]).toBe('not-a-position');
    expect(fault({ piles: 3 })?.[0]).toBe('not-a-position');
    expect(fault({ piles: [{ id: 'stock' }] })?.[0]).toBe('not-a-position');
    expect(fault({ ...json, options: 3 })?.[0]).toBe('not-a-position');
    expect(fault({ ...json, pass: 'x' })?.[0]).toBe('not-a-position');
    expect(fault({ ...json, score: { points: 1.5 } })?.[0]).toBe('not-a-position');
    expect(fault({ ...json, game: 'klondike' })?.[0]).toBe('other-game');
    expect(fault({ ...json, piles: [{ id: 'tableau-8', cards: [] }] })).toEqual(['no-such-pile', 'tableau-8', '']);
    expect(fault({ ...json, piles: [json.piles[0], json.piles[0]] })).toEqual(['pile-twice', 'stock', '']);
    expect(fault({ ...json, piles: [{ id: 'stock', cards: ['(?)'] }] })).toEqual(['unknown-card', 'stock', '(?)']);
  });

  it.each([
    ['classic', 0],
    ['classic', 2],
    ['classic', -1],
    ['light', 0],
    ['light', 0x8000],
    ['light', 0x10001],
  ])('%s in pass %i, a fault of no pile', (variant, pass) => {
    const json = buildPosition(yukon, 'rest: stock', { variant });
    expect(fault({ ...json, pass })).toEqual(['wrong-pass', '', '']);
  });

  it.each([0x40000000, -0x40000000, 99_999_999_999])('%i points', (points) => {
    expect(fault({ ...built('rest: stock'), score: { points } })).toEqual(['points-out-of-range', '', '']);
  });

  it('a balance that the stake takes below what can be owed', () => {
    const refused = expect.objectContaining({ name: 'PositionError', code: 'points-out-of-range' });
    expect(() => core.dealPosition('yukon', built('rest: stock'), -0x3fffffff)).toThrow(refused);
    expect(() => core.dealPosition('yukon', built('rest: stock'), -0x3fffffff + 52)).not.toThrow();
    expect(() => core.dealPosition('yukon', built('rest: stock'), -0x40000000)).toThrow(
      expect.objectContaining({ name: 'DealError', code: 'opening-out-of-range' }),
    );
  });
});

/** Where a position names a card twice, the stock gives one up so that the number of cards is right. */
function withoutOneOfTheStock(json: PositionJson): PositionJson {
  return {
    ...json,
    piles: json.piles.map((pile) => (pile.id === 'stock' ? { ...pile, cards: pile.cards.slice(1) } : pile)),
  };
}
