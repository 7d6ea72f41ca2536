import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { STRENGTHS } from '../../host/programs/klondike/duel/seats.ts';
import { play } from '../builders.ts';
import { almostOver } from './duel-ends.ts';
import { DuelVisit, type LeftTable, TEXTS } from './duel-visit.ts';
import { findText } from './find-text.ts';

const LEFT_BEGINS = 3n;
const FIGURES = 6;
const TWO = { opponent: null, settings: { twoPlayers: true } } as const;

/** The figures of a strength in the statistics: played, won, those in a hundred, drawn, run, longest run. */
async function figures(visit: DuelVisit, strength: string): Promise<readonly (number | null)[]> {
  await visit.away();
  await visit.keys('T');
  const lines = [...findText(visit.headless, `${strength} `)].map(({ x, y }) => {
    const words =
      visit.headless.textAt(x + strength.length * visit.headless.gem.vdi.cell.w, y, 60).match(/\d+|-/g) ?? [];
    return words.map((word) => (word === '-' ? null : Number(word)));
  });
  await visit.keys('Return');
  const line = lines.find(({ length }) => length >= FIGURES);
  if (line === undefined) throw new Error('the statistics are not shown');
  return line.slice(0, FIGURES);
}

describe('the end of a game against the computer', () => {
  it.each([
    [0, TEXTS.wonAlone, [1, 1, 100, 0, 1, 1]],
    [1, TEXTS.lostAlone, [1, 0, 0, 0, 0, 0]],
    [null, TEXTS.drawn, [1, 0, 0, 1, 0, 0]],
  ])('is told, with the cards of each, and counted once: winner %s', async (winner, verdict, counted) => {
    const { deal, moves, last, credits } = await almostOver(winner);
    const visit = await DuelVisit.inDeal(deal, { moves });
    expect(await figures(visit, 'mittel')).toEqual([1, 0, 0, 0, 0, 0]);
    await visit.perform(last);
    expect(visit.shows(verdict)).toBe(true);
    expect(visit.shows(`${TEXTS.you}: ${credits[0]}`)).toBe(true);
    expect(visit.shows(`${TEXTS.computer('mittel')}: ${credits[1]}`)).toBe(true);
    await visit.pressButton(TEXTS.lookAtTable);
    expect(visit.duel.over).toBe(true);
    expect(await figures(visit, 'mittel')).toEqual(counted);
    await visit.keys('Z', 'R');
    await visit.pressButton(TEXTS.lookAtTable);
    expect(await figures(visit, 'mittel')).toEqual(counted);
    const next = await visit.nextVisit();
    expect(await figures(next, 'mittel')).toEqual(counted);
    await next.keys('N');
    expect(next.duel.over).toBe(false);
  });
});

/** The player at the left lays off the last card of his columns, the other one has laid off more. */
const CLEARING = `
  foundation-1: AC..KC2
  foundation-2: AS..KS2
  foundation-3: AH..7H
  p1-tableau-1: 8H
  p1-rest: stock
  p2-tableau-1: KD`;

/** The same with the seats changed: the computer is on turn. */
const COMPUTER_CLEARING = `
  foundation-1: AC..KC
  foundation-2: AS..KS
  foundation-3: AH..7H2
  p2-tableau-1: 8H
  p2-rest: stock
  p1-tableau-1: KD`;

/** The player at the left has one card left. */
const LAST_CARD = `
  foundation-1: AC..KC
  foundation-2: AS..KS
  foundation-3: AD..KD
  foundation-4: AH..QH
  p1-tableau-1: KH
  p2-tableau-1: 9C`;

/** Nobody can lay anything, and each has two cards to turn. */
const blocked = (foundations: string): string => `
  ${foundations}
  p1-tableau-1: KH\np1-tableau-2: KD\np1-tableau-3: KC\np1-tableau-4: KS\np1-tableau-5: 5H\np1-tableau-6: 7D
  p1-tableau-7: 3H\np1-stock: 2H 2D\np1-rest: tableau-7
  p2-tableau-1: KH\np2-tableau-2: KD\np2-tableau-3: KC\np2-tableau-4: KS\np2-tableau-5: 5C\np2-tableau-6: 7S
  p2-tableau-7: 3C\np2-stock: 2C 2S\np2-rest: tableau-7`;
const BLOCKED = blocked('foundation-1: AC..TC\nfoundation-2: AS..TS\nfoundation-3: AH..9H2\nfoundation-4: AD..8D2');
const DRAWN = blocked('foundation-1: AC..TC\nfoundation-2: AS..8S\nfoundation-3: AH..9H2\nfoundation-4: AD..9D2');

interface ToldEnd {
  readonly table: string;
  readonly left?: LeftTable;
  readonly end: (visit: DuelVisit) => Promise<void>;
  readonly told: readonly string[];
}

const laysOff = (foundation: number) => (visit: DuelVisit) => visit.drag('p1-tableau-1', `foundation-${foundation}`);
const turnsLast: Pick<ToldEnd, 'left' | 'end'> = {
  left: { ...TWO, moves: (core) => play(core, 'deal deal deal') },
  end: (visit) => visit.click('p2-stock'),
};

describe('why a game has ended', () => {
  it.each<[string, ToldEnd]>([
    [
      'empty columns, whatever is left in the stock (DS-04)',
      {
        table: CLEARING,
        end: laysOff(3),
        told: ['Gewonnen!', 'Deine Spalten sind leer.', 'Du: 8', 'Computer (mittel): 26'],
      },
    ],
    [
      'empty columns of the computer',
      {
        table: COMPUTER_CLEARING,
        left: {
          settings: { pace: 'at-once' },
          table: { turn: 2 },
        },
        end: (visit) => visit.seconds(1),
        told: ['Verloren!', 'Computer (mittel) hat', 'leere Spalten.', 'Du: 26', 'Computer (mittel): 8'],
      },
    ],
    [
      'empty columns of one of two players',
      { table: CLEARING, left: TWO, end: laysOff(3), told: ['Spieler 1 hat gewonnen!', 'leere Spalten.'] },
    ],
    [
      'all cards laid off, where that was agreed (DS-04)',
      {
        table: LAST_CARD,
        left: { options: { end: 'foundations' } },
        end: laysOff(4),
        told: ['Gewonnen!', 'Du hast alles abgelegt.', 'Du: 52', 'Computer (mittel): 0'],
      },
    ],
    [
      'all cards of one of two players laid off',
      {
        table: LAST_CARD,
        left: { ...TWO, options: { end: 'foundations' } },
        end: laysOff(4),
        told: ['Spieler 1 hat gewonnen!', 'alles abgelegt.'],
      },
    ],
    [
      'nobody gets any further: more cards decide (DS-07)',
      {
        ...turnsLast,
        table: BLOCKED,
        told: [
          'Spieler 1 hat gewonnen!',
          'Beide sind ihren Talon ganz',
          'durch, ohne weiterzukommen.',
          'Spieler 1: 20',
          'Spieler 2: 17',
        ],
      },
    ],
    [
      'nobody gets any further, with equally many cards',
      {
        ...turnsLast,
        table: DRAWN,
        told: ['Unentschieden!', 'Beide sind ihren Talon ganz', 'durch, ohne weiterzukommen.', 'Spieler 2: 18'],
      },
    ],
  ])('is told: %s', async (_, { table, left, end, told }) => {
    const visit = await DuelVisit.atTable(table, left);
    expect(visit.duel.over).toBe(false);
    await end(visit);
    expect(visit.duel.over).toBe(true);
    for (const line of told) expect(visit.shows(line), line).toBe(true);
  });
});

describe('the statistics', () => {
  it('tell of each strength how many games in a hundred were won', async () => {
    const store = new MemoryStore();
    const greedy = { played: 8, won: 3, drawn: 2, run: 1, longestRun: 2 };
    const beginner = { played: 3, won: 2, drawn: 0, run: 0, longestRun: 2 };
    await store.write('double-statistics', { version: 1, games: { greedy, beginner } });
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { store });
    expect(await figures(visit, 'mittel')).toEqual([8, 3, 38, 2, 1, 2]);
    expect(await figures(visit, 'leicht')).toEqual([3, 2, 67, 0, 0, 2]);
    expect(await figures(visit, 'stark')).toEqual([0, 0, null, 0, 0, 0]);
  });

  it('count no game of a file that was played against another strength, though its cards are those on the table', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { settings: { pace: 'at-once' } });
    await visit.pressEnd();
    await visit.watch();
    await visit.script('key S; type PARTIE; key Return');
    const { drive } = visit;
    const other = await DuelVisit.inDeal(LEFT_BEGINS, { drive, opponent: 'strong', settings: { pace: 'at-once' } });
    await other.script('key L; type PARTIE; key Return');
    expect(other.moveCount).toBe(visit.moveCount);
    expect(await figures(other, 'mittel')).toEqual([0, 0, null, 0, 0, 0]);
    const same = await DuelVisit.inDeal(LEFT_BEGINS, { drive, settings: { pace: 'at-once' } });
    await same.script('key L; type PARTIE; key Return');
    expect(await figures(same, 'mittel')).toEqual([1, 0, 0, 0, 0, 0]);
  });
});

describe('the end of a game of two players', () => {
  it('names the winner and is not counted', async () => {
    const { deal, moves, last } = await almostOver(0);
    const visit = await DuelVisit.inDeal(deal, { moves, ...TWO });
    await visit.perform(last);
    expect(visit.shows(TEXTS.wonBy(TEXTS.player[0]))).toBe(true);
    await visit.pressButton(TEXTS.lookAtTable);
    for (const strength of STRENGTHS) {
      expect(await figures(visit, TEXTS.strengths[strength])).toEqual([0, 0, null, 0, 0, 0]);
    }
  });
});

describe('a game that is left', () => {
  it.each(['N', 'E', 'G'])('counts as lost once the player has moved, after a question: %s', async (key) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { opponent: 'strong' });
    await visit.keys(key);
    const fresh = visit.headless.ended ? await visit.nextVisit() : visit;
    expect(await figures(fresh, 'stark')).toEqual([0, 0, null, 0, 0, 0]);
    const played = await DuelVisit.inDeal(LEFT_BEGINS, { opponent: 'strong', settings: { pace: 'at-once' } });
    await played.pressEnd();
    await played.watch();
    await played.keys(key, 'Return');
    const after = played.headless.ended ? await played.nextVisit() : played;
    expect(await figures(after, 'stark')).toEqual([1, 0, 0, 0, 0, 0]);
  });
});
