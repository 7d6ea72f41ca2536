/** How a game of Chinese Patience ends: with a winner, or as void (RULES §12, CHINESE §2). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { cardsOf } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf, ON, playCommands, refusedCommand, setUpChinese } from './chinese-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('the end', () => {
  it('comes at once when pack and pile 0 are empty; the loser’s cards are the points (CP-14)', () => {
    setUpChinese(core, '5: 8S\n6: KS\n7: KD\n8: KC\ndiscard-1: 7H\ndeck-2: 2C 3C\nrest: discard-2', ON);
    const left = core.view().piles[2].cards.length + core.view().piles[3].cards.length;
    playCommands(core, 'M05');
    expect(core.view().status).toBe('over');
    expect(duelOf(core)).toMatchObject({ over: true, end: 'no-cards', winner: 0, credits: [left, 0], turn: 0 });
    expect(core.moves()).toEqual([]);
    for (const text of ['T', 'Z', 'M51']) expect(refusedCommand(core, text)).toBe('game-over');
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
