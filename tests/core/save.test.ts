import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { type Save, SaveError } from '../../host/core/save.ts';
import { optionCombinations, play, seededPicker } from '../builders.ts';
import { loadCore } from './built-core.ts';

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** A game that has been played, taken back a little, and marked. */
function playedGame(gameId: string, options: ChosenOptions, seed: number): Save {
  const pick = seededPicker(seed);
  core.deal(gameId, options, BigInt(seed) * 0x123456789n, pick(100) - 50);
  for (let i = 0; i < 80 && core.moves().length > 0; i++) {
    core.play(core.moves()[pick(core.moves().length)]);
    if (pick(9) === 0) core.toggleMark();
    if (pick(7) === 0) core.undo();
  }
  for (let i = pick(4); i > 0; i--) core.undo();
  return core.save();
}

describe('a save', () => {
  it('is the identity after a trip through JSON, in every game with all its options', () => {
    for (const game of core.games) {
      optionCombinations(game).forEach((options, seed) => {
        const save = playedGame(game.id, options, seed + 1);
        const before = { view: core.fullView(), moves: core.moves(), mark: core.markBefore() };
        other.restore(JSON.parse(JSON.stringify(save)));
        expect({ view: other.fullView(), moves: other.moves(), mark: other.markBefore() }).toEqual(before);
        expect(other.save()).toEqual(save);
        while (core.undo()) expect(other.undo()).toBe(true);
        expect(other.undo()).toBe(false);
        while (core.redo()) expect(other.redo()).toBe(true);
        expect(other.save()).toEqual(core.save());
      });
    }
  });

  it('keeps a game of two packs that was begun with the piles or the twins in another order', () => {
    core.deal('standart', {}, 3n);
    const json = positionJson(core.fullView());
    const deck = core.fullView().piles.flatMap(({ cards }) => cards.map((card) => card & CARD_IDENTITY));
    const begin = [
      () => core.dealPosition('standart', { ...json, piles: [...json.piles].reverse() }),
      () => core.dealDeck('standart', {}, deck.reverse()),
    ];
    for (const start of begin) {
      start();
      for (let i = 0; i < 30; i++) core.play(core.moves()[(i * 7) % core.moves().length]);
      const save = JSON.parse(JSON.stringify(core.save()));
      other.restore(save);
      expect(other.save()).toEqual(save);
      expect(positionJson(other.fullView())).toEqual(positionJson(core.fullView()));
    }
  });

  it('keeps the single undo of Yukon, used or unused', () => {
    core.deal('yukon', {}, 3n);
    play(core, 'deal deal');
    other.restore(core.save());
    expect(other.view().canUndo).toBe(true);
    core.undo();
    other.restore(core.save());
    expect(other.view()).toMatchObject({ canUndo: false, score: -55, moveCount: 1 });
  });

  it('survives six cycles of saving and restoring unchanged (C-5)', () => {
    let save = playedGame('klondike', {}, 12);
    const first = JSON.stringify(save);
    for (let cycle = 0; cycle < 6; cycle++) {
      other.restore(JSON.parse(JSON.stringify(save)));
      save = other.save();
    }
    expect(JSON.stringify(save)).toBe(first);
  });
});

describe('a save that is wrong', () => {
  const tampered: [string, string, (save: Save) => unknown][] = [
    ['not an object', 'not-a-save', () => 'x'],
    ['null', 'not-a-save', () => null],
    ['without a game', 'not-a-save', ({ game: _, ...rest }) => rest],
    ['of a later version', 'other-version', (save) => ({ ...save, version: 2 })],
    ['without a start', 'not-a-save', (save) => ({ ...save, deal: null })],
    ['with two starts', 'not-a-save', (save) => ({ ...save, deck: 'AS' })],
    ['of no game we know', 'cannot-deal', (save) => ({ ...save, game: 'bridge' })],
    ['with an option we do not know', 'cannot-deal', (save) => ({ ...save, options: { wild: '1' } })],
    ['with a deal number out of range', 'cannot-deal', (save) => ({ ...save, deal: '93500419852916506624' })],
    ['with a deal number that is none', 'cannot-deal', (save) => ({ ...save, deal: 'seven' })],
    ['with a deck that is none', 'cannot-deal', (save) => ({ ...save, deal: null, deck: 'AS XX' })],
    ['with a position that is none', 'cannot-deal', (save) => ({ ...save, deal: null, position: { piles: [] } })],
    ['with an illegal move', 'illegal-move', (save) => ({ ...save, moves: [...save.moves, 0x01060601] })],
    ['with a move that is no number', 'not-a-save', (save) => ({ ...save, moves: ['deal'] })],
    ['with moves missing', 'not-a-save', (save) => ({ ...save, moves: save.moves.slice(0, save.cursor - 1) })],
    ['with a cursor behind its moves', 'not-a-save', (save) => ({ ...save, cursor: save.moves.length + 1 })],
    ['with another cursor', 'other-position', (save) => ({ ...save, cursor: save.cursor - 1 })],
    ['with a mark outside', 'not-a-save', (save) => ({ ...save, marks: [save.moves.length + 1] })],
    ['with another fingerprint', 'other-position', (save) => ({ ...save, hash: '0000000000000000' })],
    ['of another deal', 'illegal-move', (save) => ({ ...save, deal: '4' })],
    ['with negative fees', 'not-a-save', (save) => ({ ...save, fees: -1 })],
    ['with fees that no game can charge', 'not-a-save', (save) => ({ ...save, fees: 0x40000000 })],
    ['with a balance that no game can carry', 'not-a-save', (save) => ({ ...save, opening: -0x40000000 })],
    ['with a fractional balance', 'not-a-save', (save) => ({ ...save, opening: 1.5 })],
  ];

  it.each(tampered)('%s is refused as %s and the present game goes on', (_, reason, tamper) => {
    const save = playedGame('klondike', { draw: '3' }, 21);
    expect(save.cursor).toBeGreaterThan(1);
    other.deal('yukon', { variant: 'light' }, 8n, 17);
    play(other, 'deal deal deal');
    other.toggleMark();
    other.undo();
    const before = JSON.stringify([other.save(), other.fullView()]);
    expect(() => other.restore(tamper(save))).toThrow(SaveError);
    expect(() => other.restore(tamper(save))).toThrow(expect.objectContaining({ reason }));
    expect(JSON.stringify([other.save(), other.fullView()])).toBe(before);
  });

  it('leaves a core without a game without a game', async () => {
    const empty = await loadCore();
    expect(() => empty.restore({ version: 1 })).toThrow(SaveError);
    expect(() => empty.save()).toThrow(expect.objectContaining({ name: 'NoGameError' }));
    expect(() => empty.view()).toThrow(expect.objectContaining({ name: 'NoGameError' }));
  });
});
