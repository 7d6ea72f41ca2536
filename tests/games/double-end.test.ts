/** How a game of Double Klondike ends, by the table of RULES §11. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, DuelView } from '../../host/core/core.ts';
import { move, play } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf, setUpDouble } from './double-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const refusal = (text: string): string | null => core.refusal(move(core, text));
const duel = (): DuelView => duelOf(core);

describe('the end', () => {
  /** Player 1 has a card left in his columns and five in his stock. */
  const LAST_COLUMN = `
    foundation-1: AC..KC
    foundation-2: AS..KS
    foundation-3: AD..KD
    foundation-4: AH..7H
    p1-tableau-1: 8H
    p1-rest: stock
    p2-tableau-1: 9C`;

  it('comes when a player has cleared his columns (DS-04)', () => {
    setUpDouble(core, LAST_COLUMN);
    play(core, 'p1-tableau-1>foundation-4');
    expect(core.view().status).toBe('over');
    expect(duel()).toMatchObject({ over: true, end: 'cleared', winner: 0, credits: [47, 0] });
    expect(core.moves()).toEqual([]);
    expect(refusal('end')).toBe('game-over');
    core.undo();
    expect(core.view()).toMatchObject({ status: 'playing', duel: { over: false, end: null, winner: null, turn: 0 } });
  });

  /** Player 1 lays off the last card of his columns with fewer cards on the foundations than player 2. */
  const FEWER_CREDITS = `
    foundation-1: AC..KC2
    foundation-2: AS..KS2
    foundation-3: AH..7H
    p1-tableau-1: 8H
    p1-rest: stock
    p2-tableau-1: KD`;

  it('is won by whoever has cleared his columns, though the other one has laid off more (DS-04)', () => {
    setUpDouble(core, FEWER_CREDITS);
    play(core, 'p1-tableau-1>foundation-3');
    expect(duel()).toMatchObject({ over: true, end: 'cleared', winner: 0, credits: [8, 26] });
  });

  it('does not come by empty columns where all cards are to be laid off (DS-04)', () => {
    setUpDouble(core, FEWER_CREDITS, { end: 'foundations' });
    play(core, 'p1-tableau-1>foundation-3');
    expect(duel()).toMatchObject({ over: false, end: null, winner: null });
  });

  it('comes with all 52 cards, where that has been agreed (DS-04)', () => {
    setUpDouble(core, LAST_COLUMN, { end: 'foundations' });
    play(core, 'p1-tableau-1>foundation-4');
    expect(core.view().status).toBe('playing');
    for (let card = 0; card < 5; card++) play(core, 'deal p1-waste>foundation-4');
    expect(core.view().status).toBe('over');
    expect(duel()).toMatchObject({ end: 'all-out', winner: 0, credits: [52, 0] });
  });

  /** Nobody can lay anything, and each has some cards in the stock. */
  const blocked = (foundations: string): string => `
    ${foundations}
    p1-tableau-1: KH\np1-tableau-2: KD\np1-tableau-3: KC\np1-tableau-4: KS\np1-tableau-5: 5H\np1-tableau-6: 7D
    p1-tableau-7: 3H\np1-stock: 2H 2D\np1-rest: tableau-7
    p2-tableau-1: KH\np2-tableau-2: KD\np2-tableau-3: KC\np2-tableau-4: KS\np2-tableau-5: 5C\np2-tableau-6: 7S
    p2-tableau-7: 3C\np2-stock: 2C 2S\np2-rest: tableau-7`;

  it.each([
    ['AC..TC', 'AS..TS', 'AH..9H2', 'AD..8D2', [20, 17], 0],
    ['AC..TC', 'AS..8S', 'AH..9H2', 'AD..9D2', [18, 18], null],
    ['AC..8C', 'AS..8S', 'AH..9H2', 'AD..8D2', [16, 17], 1],
  ])(
    'comes when both have gone through their cards for nothing: %s %s %s %s (DS-07)',
    (c, s, h, d, credits, winner) => {
      setUpDouble(core, blocked(`foundation-1: ${c}\nfoundation-2: ${s}\nfoundation-3: ${h}\nfoundation-4: ${d}`));
      play(core, 'deal deal deal');
      expect(core.view().status).toBe('playing');
      play(core, 'deal');
      expect(core.view().status).toBe('over');
      expect(duel()).toMatchObject({ over: true, end: 'blocked', winner, credits });
      core.undo();
      expect(core.view().status).toBe('playing');
    },
  );

  const BLOCKED = blocked('foundation-1: AC..TC\nfoundation-2: AS..TS\nfoundation-3: AH..9H2\nfoundation-4: AD..8D2');

  it('takes a turn that is ended by hand for a card let go by', () => {
    setUpDouble(core, BLOCKED);
    play(core, 'end deal end');
    expect(core.view().status).toBe('playing');
    play(core, 'end');
    expect(core.view().status).toBe('over');
  });

  it('comes at once for players who can turn no more, but not before each has had a turn', () => {
    setUpDouble(core, BLOCKED.replace('p1-stock', 'p1-waste').replace('p2-stock', 'p2-waste'), { passes: '1' });
    play(core, 'end');
    expect(core.view().status).toBe('playing');
    play(core, 'end');
    expect(core.view().status).toBe('over');
  });

  it('is put off by a card that is placed, laid from the waste or turned up, and not by a shift', () => {
    const unturned = (): readonly number[] => core.view().duel?.unturned ?? [];
    setUpDouble(
      core,
      `p1-tableau-1: 9S 8H\np1-tableau-2: 9C\np1-tableau-3: (4C) 4D\np1-tableau-4: 5S\np1-waste: 3S\np1-tableau-5: AS
       p2-tableau-1: KC`,
      {},
      { turn: 1, waitingPass: 1, unturned: [5, 6], ended: [true, false], overlooked: false },
    );
    play(core, 'p1-tableau-1>p1-tableau-2');
    expect(core.view().duel).toMatchObject({ unturned: [5, 6], ended: [true, false] });
    for (const text of ['p1-tableau-3>p1-tableau-4', 'p1-waste>p1-tableau-3', 'p1-tableau-5>foundation-1']) {
      if (text.startsWith('p1-waste')) {
        expect(refusal(text)).toBeNull();
      }
      play(core, text);
      expect(unturned()[0]).toBe(
        core
          .fullView()
          .piles.slice(0, 2)
          .reduce((sum, { cards }) => sum + cards.length, 0),
      );
      expect(core.view().duel?.ended).toEqual([false, false]);
      core.undo();
      expect(core.view().duel).toMatchObject({ unturned: [5, 6], ended: [true, false] });
    }
  });

  it('waits for the rest of a pass and a whole one where packets of three are turned', () => {
    core.deal('double-klondike', { draw: '3' }, 1n);
    expect(core.view().duel?.unturned).toEqual([48, 48]);
    core.deal('double-klondike', { draw: '1' }, 1n);
    expect(core.view().duel?.unturned).toEqual([24, 24]);
  });
});
