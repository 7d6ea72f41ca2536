import { describe, expect, it } from 'vitest';
import { STRENGTHS } from '../../host/programs/klondike/duel/seats.ts';
import { almostOver } from './duel-ends.ts';
import { DuelVisit, TEXTS } from './duel-visit.ts';
import { findText } from './find-text.ts';

const LEFT_BEGINS = 3n;
const FIGURES = 5;

/** The figures of a strength in the statistics: played, won, drawn, run, longest run. */
async function figures(visit: DuelVisit, strength: string): Promise<readonly number[]> {
  await visit.keys('T');
  const lines = [...findText(visit.headless, `${strength} `)].map(({ x, y }) => {
    return (visit.headless.textAt(x, y, 60).match(/\d+/g) ?? []).map(Number);
  });
  await visit.keys('Return');
  const line = lines.find(({ length }) => length >= FIGURES);
  if (line === undefined) throw new Error('the statistics are not shown');
  return line.slice(0, FIGURES);
}

describe('the end of a game against the computer', () => {
  it.each([
    [0, TEXTS.wonAlone, [1, 1, 0, 1, 1]],
    [1, TEXTS.lostAlone, [1, 0, 0, 0, 0]],
    [null, TEXTS.drawn, [1, 0, 1, 0, 0]],
  ])('is told, with the cards of each, and counted once: winner %s', async (winner, verdict, counted) => {
    const { deal, moves, last, credits } = await almostOver(winner);
    const visit = await DuelVisit.inDeal(deal, { moves });
    expect(await figures(visit, 'mittel')).toEqual([1, 0, 0, 0, 0]);
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

  it('is that of empty columns, whatever is left in the stock (DS-04), or of all cards if that was agreed', async () => {
    const cleared = await almostOver(0);
    const visit = await DuelVisit.inDeal(cleared.deal, { moves: cleared.moves });
    await visit.perform(cleared.last);
    const columns = visit.game.pileIds.filter((id) => id.startsWith('p1-tableau'));
    const empty = columns.every((id) => visit.cards(id) === '');
    expect(visit.shows(TEXTS.reasons.cleared(TEXTS.you, true))).toBe(empty);
    expect(visit.shows(TEXTS.reasons.blocked)).toBe(!empty);
    const agreed = await almostOver(0, { end: 'foundations' });
    const other = await DuelVisit.inDeal(agreed.deal, { moves: agreed.moves, options: { end: 'foundations' } });
    await other.perform(agreed.last);
    expect(other.shows(TEXTS.reasons.blocked)).toBe(agreed.credits[0] < 52);
  });
});

describe('the end of a game of two players', () => {
  it('names the winner and is not counted', async () => {
    const { deal, moves, last } = await almostOver(0);
    const visit = await DuelVisit.inDeal(deal, { moves, opponent: null, settings: { twoPlayers: true } });
    await visit.perform(last);
    expect(visit.shows(TEXTS.wonBy(TEXTS.player[0]))).toBe(true);
    await visit.pressButton(TEXTS.lookAtTable);
    for (const strength of STRENGTHS) {
      expect(await figures(visit, TEXTS.strengths[strength])).toEqual([0, 0, 0, 0, 0]);
    }
  });
});

describe('a game that is left', () => {
  it.each(['N', 'E', 'G'])('counts as lost once the player has moved, after a question: %s', async (key) => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { opponent: 'strong' });
    await visit.keys(key);
    const fresh = visit.headless.ended ? await visit.nextVisit() : visit;
    expect(await figures(fresh, 'stark')).toEqual([0, 0, 0, 0, 0]);
    const played = await DuelVisit.inDeal(LEFT_BEGINS, { opponent: 'strong', settings: { pace: 'at-once' } });
    await played.pressEnd();
    await played.watch();
    await played.keys(key, 'Return');
    const after = played.headless.ended ? await played.nextVisit() : played;
    expect(await figures(after, 'stark')).toEqual([1, 0, 0, 0, 0]);
  });
});
