import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_JOURNAL } from '../../assembly/abi.ts';
import type { Core } from '../../host/core/core.ts';
import { IllegalMoveError } from '../../host/core/errors.ts';
import { move, play } from '../builders.ts';
import { loadCore } from './built-core.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('marks (RULES §2.3)', () => {
  it('can be set and taken away on the present position', () => {
    core.deal('klondike', {}, 1n);
    expect(core.toggleMark()).toBe(true);
    expect(core.save().marks).toEqual([0]);
    expect(core.toggleMark()).toBe(false);
    expect(core.save().marks).toEqual([]);
  });

  it('lead back to the last one strictly before the present position', () => {
    core.deal('klondike', {}, 1n);
    expect(core.markBefore()).toBeNull();
    core.toggleMark();
    play(core, 'deal deal');
    core.toggleMark();
    expect(core.markBefore()).toBe(0);
    play(core, 'deal');
    expect(core.markBefore()).toBe(2);
    core.undo();
    core.undo();
    expect(core.markBefore()).toBe(0);
    core.undo();
    expect(core.markBefore()).toBeNull();
  });

  it('stay while a redo can reach them and go with the branch', () => {
    core.deal('klondike', {}, 1n);
    play(core, 'deal deal deal');
    core.toggleMark();
    core.undo();
    expect(core.save().marks).toEqual([3]);
    core.redo();
    expect(core.save().marks).toEqual([3]);
    core.undo();
    core.undo();
    core.toggleMark();
    play(core, 'deal');
    expect(core.save().marks).toEqual([1]);
  });

  it('do not pass into the next game', () => {
    core.deal('klondike', {}, 1n);
    play(core, 'deal');
    core.toggleMark();
    core.deal('klondike', {}, 2n);
    expect(core.save().marks).toEqual([]);
    play(core, 'deal');
    expect(core.save().marks).toEqual([]);
  });
});

describe('taking back and making again', () => {
  it('a new move discards what was taken back', () => {
    core.deal('klondike', {}, 1n);
    play(core, 'deal deal deal');
    core.undo();
    core.undo();
    expect(core.view().canRedo).toBe(true);
    play(core, 'deal');
    expect(core.view().canRedo).toBe(false);
    expect(core.redo()).toBe(false);
    expect(core.save().moves).toHaveLength(2);
  });

  it('in Yukon a move made again is an action that can be taken back, and each time costs 3 dollars', () => {
    core.deal('yukon', {}, 1n);
    play(core, 'deal');
    expect(core.undo()).toBe(true);
    expect(core.redo()).toBe(true);
    expect(core.undo()).toBe(true);
    expect(core.view().score).toBe(-58);
  });
});

describe('a move that is not legal', () => {
  it('throws with the rule and leaves no trace', () => {
    core.deal('yukon', {}, 1n);
    const before = core.save();
    expect(() => core.play(move(core, 'redeal'))).toThrow(IllegalMoveError);
    expect(() => core.play(move(core, 'redeal'))).toThrow(expect.objectContaining({ refusal: 'one-pass-only' }));
    expect(() => core.play(move(core, 'stock>tableau-1'))).toThrow(
      expect.objectContaining({ refusal: 'not-a-source' }),
    );
    expect(() => core.play(move(core, 'waste>tableau-1'))).toThrow(
      expect.objectContaining({ refusal: 'empty-source' }),
    );
    expect(() => core.play(move(core, 'tableau-1>waste'))).toThrow(
      expect.objectContaining({ refusal: 'not-a-target' }),
    );
    expect(() => core.play(move(core, 'tableau-1>tableau-1'))).toThrow(
      expect.objectContaining({ refusal: 'same-pile' }),
    );
    expect(() => core.play(0)).toThrow(expect.objectContaining({ refusal: 'not-a-move' }));
    expect(() => core.play(0x01ff0001)).toThrow(expect.objectContaining({ refusal: 'no-such-pile' }));
    expect(core.save()).toEqual(before);
  });
});

describe('a full journal', () => {
  it('refuses a further move as such, and saves and restores whole', () => {
    core.deal('klondike', {}, 1n);
    const deal = move(core, 'deal');
    const redeal = move(core, 'redeal');
    for (let made = 0; made < MAX_JOURNAL; made++) core.play(made % 25 === 24 ? redeal : deal);
    expect(core.refusal(deal)).toBe('journal-full');
    expect(() => core.play(deal)).toThrow(expect.objectContaining({ refusal: 'journal-full' }));
    core.toggleMark();
    const save = core.save();
    expect(save.marks).toEqual([MAX_JOURNAL]);
    core.deal('klondike', {}, 2n);
    core.restore(save);
    expect(core.save()).toEqual(save);
    expect(core.undo()).toBe(true);
    core.play(deal);
    expect(core.view().moveCount).toBe(MAX_JOURNAL);
  });
});
