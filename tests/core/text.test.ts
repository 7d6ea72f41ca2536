import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, MoveKind, Suit } from '../../assembly/abi.ts';
import { packLay, packMove } from '../../assembly/move.ts';
import { CardTextError, cardsText, cardText, parseCard, parseCards } from '../../host/core/card-text.ts';
import type { Core, GameInfo } from '../../host/core/core.ts';
import { forceMove } from '../../host/core/move.ts';
import { MoveTextError, moveText, parseMove, parseMoves } from '../../host/core/move-text.ts';
import { onePack } from '../builders.ts';
import { loadCore } from './built-core.ts';

let core: Core;
let yukon: GameInfo;
beforeAll(async () => {
  core = await loadCore();
  yukon = core.games.find(({ id }) => id === 'yukon') as GameInfo;
});

describe('cards as text', () => {
  it('writes and reads the whole pack', () => {
    for (const text of onePack()) expect(cardText(parseCard(text))).toBe(text);
    expect(new Set(onePack().map(parseCard)).size).toBe(52);
  });

  it('puts rank and suit where the contract says', () => {
    expect(parseCard('KS')).toBe(13 | (Suit.Spades << 4));
    expect(parseCard('(9H)')).toBe(9 | (Suit.Hearts << 4) | CARD_FACE_DOWN);
    expect(cardText(CARD_FACE_DOWN)).toBe('(?)');
  });

  it('takes 10H for TH', () => {
    expect(parseCard('10H')).toBe(parseCard('TH'));
    expect(parseCard('(10h)')).toBe(parseCard('(TH)'));
  });

  it.each(['', '1H', 'H', 'KX', '(KS', 'KS)', '11C', 'KSS', '?'])('refuses %j', (text) => {
    expect(() => parseCard(text)).toThrow(CardTextError);
  });

  it('tells the twins of two packs apart by the order they come in', () => {
    const [first, second] = parseCards('QD QD');
    expect(second).toBe(first | 0x40);
    expect(cardsText([first, second])).toBe('QD QD');
  });
});

describe('moves as text', () => {
  it('writes and reads moves, deals and redeals', () => {
    const moves = [
      [packLay(8, 10, 2), 'tableau-3>tableau-5*2'],
      [packLay(8, 2, 1), 'tableau-3>foundation-1'],
      [packLay(1, 12, 1), 'waste>tableau-7'],
      [forceMove(8, 10, 2), 'tableau-3!>tableau-5*2'],
      [forceMove(1, 2, 1), 'waste!>foundation-1'],
      [packMove(MoveKind.Deal, 0, 0, 0), 'deal'],
      [packMove(MoveKind.Redeal, 0, 0, 0), 'redeal'],
    ] as const;
    for (const [move, text] of moves) {
      expect(moveText(yukon, move)).toBe(text);
      expect(parseMove(yukon, text)).toBe(move);
    }
    expect(parseMoves(yukon, ' deal, redeal;tableau-3>foundation-1\n')).toEqual([
      packMove(MoveKind.Deal, 0, 0, 0),
      packMove(MoveKind.Redeal, 0, 0, 0),
      packLay(8, 2, 1),
    ]);
  });

  it.each([
    ['tableau-8>tableau-1', 'no-such-pile'],
    ['tableau-0>tableau-1', 'no-such-pile'],
    ['tableau-1', 'no-move'],
    ['tableau-1>tableau-2*0', 'no-move'],
    ['tableau-1>tableau-2*105', 'no-move'],
    ['redeal!', 'no-move'],
    ['tableau-1!>tableau-8', 'no-such-pile'],
    ['tableau-1!!>tableau-2', 'no-move'],
  ])('refuses %s: %s', (text, code) => {
    expect(() => parseMove(yukon, text)).toThrow(expect.objectContaining({ name: 'MoveTextError', code, text }));
    expect(() => parseMove(yukon, text)).toThrow(MoveTextError);
  });

  it('reads back every legal move of a walk', () => {
    for (const game of core.games) {
      core.deal(game.id, {}, 77n);
      for (let i = 0; i < 60 && core.moves().length > 0; i++) {
        const moves = core.moves();
        for (const move of moves) expect(parseMove(game, moveText(game, move))).toBe(move);
        core.play(moves[(i * 7) % moves.length]);
      }
    }
  });
});
