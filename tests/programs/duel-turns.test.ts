import { describe, expect, it } from 'vitest';
import { moveFrom, movesStock } from '../../host/core/move.ts';
import { END_TURN } from '../../host/programs/klondike/duel/seats.ts';
import { DuelVisit, playOn, TEXTS } from './duel-visit.ts';

/** Deals of which the player at the left begins the one, the player at the right the other (RULES §11). */
const LEFT_BEGINS = 3n;
const RIGHT_BEGINS = 1n;
const OTHER_RIGHT_BEGINS = 7n;
const TWO = { opponent: null, settings: { twoPlayers: true } } as const;

describe('whose turn it is', () => {
  it('is told by the plates: the arrow and the button stand on that of the player on turn', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const middle = visit.headless.machine.display.width / 2;
    expect(visit.button?.x).toBeLessThan(middle);
    expect(visit.shows(TEXTS.player[1])).toBe(true);
    expect(visit.shows(TEXTS.player[0])).toBe(false);
    await visit.pressEnd();
    expect(visit.duel.turn).toBe(1);
    expect(visit.button?.x).toBeGreaterThan(middle);
    expect(visit.shows('Spieler 1: Ende. Spieler 2 ist am Zug')).toBe(true);
    await visit.keys('P');
    expect(visit.duel.turn).toBe(0);
  });

  it('is the lower card’s in the column of one (RULES §11, DS-08)', async () => {
    for (const deal of [LEFT_BEGINS, RIGHT_BEGINS]) {
      const visit = await DuelVisit.inDeal(deal, TWO);
      const [first, second] = ['p1-tableau-1', 'p2-tableau-1'].map((pile) =>
        'A23456789TJQK'.indexOf(visit.cards(pile)[0]),
      );
      expect(visit.duel.turn).toBe(first <= second ? 0 : 1);
    }
  });

  it('passes with a card that fits nowhere, which is told; one that fits leaves it (DS-05, DS-06)', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    let passed = 0;
    let stayed = 0;
    for (let k = 0; k < 20; k++) {
      const { turn } = visit.duel;
      await visit.click(`p${turn + 1}-stock`);
      const next = visit.core
        .moves()
        .filter((move) => moveFrom(move) === visit.game.pileIds.indexOf(`p${turn + 1}-waste`));
      if (visit.duel.turn === turn) {
        expect(next.length).toBeGreaterThan(0);
        stayed++;
        await visit.pressEnd();
      } else {
        expect(visit.shows('passt nirgends')).toBe(true);
        expect(visit.shows(`Spieler ${visit.duel.turn + 1} ist am Zug`)).toBe(true);
        passed++;
      }
    }
    expect(passed).toBeGreaterThan(0);
    expect(stayed).toBeGreaterThan(0);
  });
});

describe('the plate of who waits', () => {
  it.each(['st-high', 'tt-medium'] as const)('tells the cards left in the stock too: %s', async (mode) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { mode });
    expect(visit.shows('Talon 24  abg. 0')).toBe(true);
  });
});

describe('the other player’s cards', () => {
  it.each(['p2-tableau-7', 'p2-stock', 'p2-tableau-1'])('stay where they are: %s', async (pile) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    await visit.click(pile);
    await visit.click(pile, -1, 1);
    await visit.drag(pile, 'p1-tableau-1');
    expect(visit.moveCount).toBe(0);
    expect(visit.shows(TEXTS.othersPile)).toBe(true);
  });

  it('take none of one’s own (DS-03)', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const targets = visit.game.pileIds.filter((id) => id.startsWith('p2-'));
    for (const target of targets) await visit.drag('p1-tableau-7', target);
    expect(visit.moveCount).toBe(0);
  });
});

describe('cards', () => {
  it.each([
    ['the right button', async (visit: DuelVisit, pile: string) => visit.click(pile, -1, 1)],
    [
      'a double click',
      async (visit: DuelVisit, pile: string) => {
        await visit.click(pile);
        await visit.click(pile);
      },
    ],
  ])('are laid off by %s', async (_, layOff) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const ace = visit.game.pileIds.find(
      (id) => id.startsWith('p1-tableau') && visit.cards(id).split(' ').at(-1)?.[0] === 'A',
    );
    if (ace === undefined) throw new Error('no ace lies open');
    await layOff(visit, ace);
    expect(visit.duel.credits).toEqual([1, 0]);
  });

  it('are moved by the keyboard alone, from the own stock and the own columns', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...TWO, moves: (core) => core.play(END_TURN) });
    for (let k = 0; k < 400 && !visit.duel.over; k++) {
      await visit.keys(...[['right', 'Space', 'Space'], ['down', 'X'], ['K']][k % 3]);
    }
    const { moves } = visit.core.save();
    expect(moves.filter(movesStock).length).toBeGreaterThan(0);
    expect(moves.filter((move) => move !== END_TURN && !movesStock(move)).length).toBeGreaterThan(0);
  }, 60_000);
});

describe('the computer', () => {
  it('plays one move after the other before the player’s eyes', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
    expect(visit.duel.turn).toBe(1);
    const counts = new Set<number>();
    for (let k = 0; k < 100 && visit.duel.turn === 1; k++) {
      const before = visit.moveCount;
      await visit.seconds(0.5);
      expect(visit.moveCount - before).toBeLessThanOrEqual(1);
      counts.add(visit.moveCount);
    }
    expect(visit.duel.turn).toBe(0);
    expect(counts.size).toBe(visit.moveCount + 1);
  });

  it.each(['a click', 'a key'])('plays the rest of its turn at once after %s', async (what) => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
    await visit.seconds(0.5);
    expect(visit.moveCount).toBe(0);
    if (what === 'a key') await visit.keys('Space');
    else await visit.click('p1-tableau-3');
    await visit.seconds(0.2);
    expect(visit.duel.turn).toBe(0);
    expect(visit.moveCount).toBeGreaterThan(0);
    await visit.pressEnd();
    await visit.seconds(0.5);
    expect(visit.duel.turn).toBe(1);
  });

  it('is not played by the player’s hand', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
    for (const key of ['K', 'X', 'V', 'P']) {
      const table = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
      await table.keys(key);
      await table.seconds(30);
      await visit.seconds(30);
      expect(table.core.save().moves, key).toEqual(visit.core.save().moves);
    }
  });

  it('forgets what it has shown when another game takes the place of the present one', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' }, freshDeals: OTHER_RIGHT_BEGINS });
    await visit.seconds(1.2);
    await visit.keys('N');
    expect([visit.core.save().deal, visit.duel.turn]).toEqual([OTHER_RIGHT_BEGINS.toString(), 1]);
    await visit.watch();
    const { moves } = visit.core.save();
    visit.core.deal(visit.game.id, {}, OTHER_RIGHT_BEGINS);
    for (const move of moves) {
      expect(visit.core.choose(1, 'greedy', Number(OTHER_RIGHT_BEGINS))).toBe(move);
      visit.core.play(move);
    }
    expect(moves.length).toBeGreaterThan(0);
  });

  it.each(['beginner', 'greedy', 'strong'] as const)('makes the moves of its strength: %s', async (opponent) => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { opponent, settings: { strength: opponent, pace: 'at-once' } });
    await visit.watch();
    const { moves } = visit.core.save();
    visit.core.deal(visit.game.id, {}, RIGHT_BEGINS);
    for (const move of moves) {
      expect(visit.core.choose(1, opponent, Number(RIGHT_BEGINS))).toBe(move);
      visit.core.play(move);
    }
    expect(moves.length).toBeGreaterThan(0);
  });
});

describe('a suggestion', () => {
  it('is a move of one’s own, or to end the turn', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    await visit.keys('V');
    expect(visit.shows(TEXTS.hintEnd)).toBe(false);
    const stuck = await DuelVisit.inDeal(LEFT_BEGINS, {
      ...TWO,
      moves: (core) => playOn(core, ['greedy', 'greedy'], ({ turn }) => turn === 0 && core.hint() === END_TURN),
    });
    expect(stuck.duel.over).toBe(false);
    await stuck.keys('V');
    expect(stuck.shows(TEXTS.hintEnd)).toBe(true);
  });
});
