import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { AS_IN_1992, readOptions } from '../../host/programs/binokel/kept/options.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { OWN_TABLE } from '../../host/programs/binokel/own-table.ts';
import { RoundVisit, standIn } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** At the results of one game, on a store that outlasts the visit. */
async function afterGame(store = new MemoryStore()) {
  const table = standIn();
  const visit = await RoundVisit.start({ table, store });
  await visit.toTable('Anna');
  await visit.playGames(1);
  return { visit, table, store };
}

describe('what goes beyond 1992', () => {
  it('is off until somebody changes it', async () => {
    const { table } = await afterGame();
    expect(table.played[0].options).toEqual(AS_IN_1992);
    expect(AS_IN_1992).toEqual({ jim: 'classic', cathy: 'classic', coach: false, trickSeconds: 0, goal: 'exceed' });
  });

  it('is chosen by mouse, counts from the next game on and is kept', async () => {
    const { visit, table, store } = await afterGame();
    await visit.clickText(texts.beyond.field);
    for (const text of ['Meister', 'an', '2 s', texts.beyond.reach]) await visit.clickText(text);
    await visit.clickText(texts.beyond.back);
    await visit.keys('Return');
    const options = { jim: 'master', cathy: 'classic', coach: true, trickSeconds: 2, goal: 'reach' };
    expect(table.played[1].options).toEqual(options);
    expect(table.played[1].goal).toBe('exceed');
    await visit.headless.leave();
    const later = await afterGame(store);
    expect(later.table.played[0].options).toEqual(options);
    await later.visit.keys('F3', 'j', 'Return');
    expect(later.table.played.at(-1)?.goal).toBe('reach');
  });

  it('is chosen by keyboard alone from the input screen, and taken back at once', async () => {
    const visit = await RoundVisit.start();
    await visit.toInput();
    await visit.keys('Return', 'right', 'Return');
    expect(visit.shows(texts.beyond.title)).toBe(true);
    await visit.keys('up', 'up', 'up', 'up', 'up', 'up', 'Return');
    const options = async () => readOptions(await visit.headless.store.read('options'));
    expect((await options()).jim).not.toBe('classic');
    await visit.keys('down', 'down', 'down', 'down', 'down', 'down', 'left', 'left', 'left', 'left', 'Return');
    expect(await options()).toEqual(AS_IN_1992);
    await visit.keys('esc', 'Return');
    expect(visit.shows('table 1')).toBe(true);
  });

  it('reads what it can of stored options', () => {
    expect(readOptions(null)).toEqual(AS_IN_1992);
    expect(readOptions('rubbish')).toEqual(AS_IN_1992);
    const stored = { jim: 'strong', cathy: 'random', coach: 1, trickSeconds: 3, goal: 'reach' };
    expect(readOptions(stored)).toEqual({ ...AS_IN_1992, jim: 'strong', goal: 'reach' });
  });

  it('shows the statistics', async () => {
    const { visit } = await afterGame();
    await visit.clickText(texts.beyond.field);
    await visit.clickText(texts.beyond.statistics);
    for (const text of [texts.statistics.bestGame, '287', '1 (100 %)', '240'])
      expect(visit.shows(text), text).toBe(true);
    await visit.keys('space');
    expect(visit.shows(texts.beyond.title)).toBe(true);
  });

  it('shows the last game again, after a reload too, and none where there is none', async () => {
    const { visit, table, store } = await afterGame();
    await visit.clickText(texts.beyond.field);
    await visit.clickText(texts.beyond.replay);
    expect(table.shown).toEqual([`replay 1 ${table.played[0].deal}`]);
    await visit.headless.leave();
    const later = standIn();
    const again = await RoundVisit.start({ table: later, store });
    await again.clickText(texts.beyond.field);
    await again.clickText(texts.beyond.replay);
    expect(later.shown).toEqual(table.shown);
    const fresh = await RoundVisit.start();
    await fresh.toInput();
    await fresh.keys('Return');
    await fresh.clickText(texts.beyond.field);
    await fresh.clickText(texts.beyond.replay);
    expect(fresh.shows(texts.beyond.title)).toBe(true);
  });

  it('says of a last game that cannot be read that it is not shown, and goes on', async () => {
    const { visit, store } = await afterGame();
    await visit.headless.leave();
    const kept = JSON.parse(JSON.stringify(await store.read('round')));
    for (const last of [
      { ...kept.last, moves: [1, 2, 3] },
      { ...kept.last, game: 'yukon', options: {} },
      { game: 'binokel', moves: [] },
    ]) {
      await store.write('round', { ...kept, last });
      const again = await RoundVisit.start({ table: { ...standIn(), replay: OWN_TABLE.replay }, store });
      await again.clickText(texts.beyond.field);
      await again.clickText(texts.beyond.replay);
      expect(again.headless.notices).toEqual([texts.keeping.lastUnreadable]);
      await again.clickText(texts.beyond.back);
      expect(again.shows('287')).toBe(true);
      await again.headless.leave();
    }
  });

  it('fits its window in every language', async () => {
    for (const language of ['de', 'en', 'es'] as const) {
      const visit = await RoundVisit.start({ language });
      await visit.toInput();
      await visit.keys('Return', 'right', 'Return');
      const { strengths, trickSeconds, field, ...lines } = binokelTexts[language].beyond;
      const shown = [...Object.values(strengths), trickSeconds(4), ...Object.values(lines)];
      for (const text of shown) expect(visit.shows(text), text).toBe(true);
    }
  });
});
