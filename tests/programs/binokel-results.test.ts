import { describe, expect, it } from 'vitest';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';
import { totals } from '../../host/programs/binokel/kept/round.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { SOUNDS } from '../../host/programs/binokel/sounds.ts';
import { RoundVisit, resultOf, standIn } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** At the results after so many games. */
async function afterGames(games: number, table = standIn()) {
  const visit = await RoundVisit.start({ table });
  await visit.toTable('Anna');
  await visit.playGames(games);
  return { visit, table };
}

/** What stands on the block for a game, and the totals after it. */
function written(game: number): readonly string[] {
  const results = Array.from({ length: game }, (_, i) => resultOf(i + 1));
  const { points, bid } = results[game - 1];
  const sums = totals({ id: '', number: 0n, name: '', speed: 'slow', goal: 'exceed', games: results });
  return [`${game}.`, `(${bid})`, ...points.map((p) => (p > 0 ? `+${p}` : String(p))), ...sums.map(String)];
}

describe('the block', () => {
  it('shows what each game has brought with the bid, and the totals', async () => {
    const { visit } = await afterGames(6);
    for (let game = 1; game <= 6; game++) for (const text of written(game)) expect(visit.shows(text), text).toBe(true);
    for (const text of ['Anna', 'Jim', 'Cathy', 'AB', 'falsch']) expect(visit.shows(text), text).toBe(true);
    expect(visit.shows('7.')).toBe(false);
  });

  it('has six games a page, begins with the latest, and is turned by keys', async () => {
    const { visit } = await afterGames(7);
    expect(visit.shows('Blatt 2 von 4')).toBe(true);
    for (const text of written(7)) expect(visit.shows(text), text).toBe(true);
    await visit.keys('pgup');
    expect(visit.shows('Blatt 1 von 4')).toBe(true);
    await visit.keys('pgup');
    expect(visit.shows('Blatt 1 von 4')).toBe(true);
    for (const text of written(3)) expect(visit.shows(text), text).toBe(true);
    await visit.keys('pgdn', 'pgdn', 'pgdn', 'pgdn');
    expect(visit.shows('Blatt 4 von 4')).toBe(true);
    expect(visit.shows('24.')).toBe(true);
  });

  it('is turned by clicks on the texts below it', async () => {
    const { visit } = await afterGames(1);
    await visit.clickText(texts.results.next);
    expect(visit.shows('Blatt 2 von 4')).toBe(true);
    await visit.clickText(texts.results.previous);
    expect(visit.shows('Blatt 1 von 4')).toBe(true);
  });
});

describe('the fields beside the block', () => {
  it.each(['F1', 'l', 'L', 'click Load'])('Load opens the compartments: %s', async (way) => {
    const { visit } = await afterGames(1);
    await visit.choose(way);
    expect(visit.shows(texts.slots.loadTitle)).toBe(true);
    await visit.keys('esc');
    expect(visit.shows(texts.slots.loadTitle)).toBe(false);
    for (const text of written(1)) expect(visit.shows(text), text).toBe(true);
  });

  it.each(['F2', 's', 'click Save'])('Save opens the compartments: %s', async (way) => {
    const { visit } = await afterGames(1);
    await visit.choose(way);
    expect(visit.shows(texts.slots.saveTitle)).toBe(true);
    await visit.clickText('Esc bricht ab');
    expect(visit.shows(texts.slots.saveTitle)).toBe(false);
  });

  it.each(['F3', 'n', 'click Neu'])(
    'Neu begins again with game 1 and keeps the name, after a question: %s',
    async (way) => {
      const { visit, table } = await afterGames(2);
      await visit.choose(way);
      await visit.keys('n');
      expect(visit.shows('+121')).toBe(true);
      await visit.choose(way);
      await visit.keys('j');
      expect(visit.shows('+121')).toBe(false);
      expect(visit.shows('Anna')).toBe(true);
      await visit.keys('Return');
      expect(table.played.at(-1)).toMatchObject({ number: 1, names: ['Anna', 'Jim', 'Cathy'] });
      expect(table.played.at(-1)?.deal).not.toBe(table.played[0].deal);
    },
  );

  it('Neu asks nothing where the results are saved', async () => {
    const { visit } = await afterGames(2);
    await visit.keys('s', 'a', 'F3');
    expect(visit.shows(texts.results.freshAsk)).toBe(false);
    expect(visit.shows('+121')).toBe(false);
  });

  it.each(['alt+x', 'x', 'click Exit'])('Exit goes back to DOS: %s', async (way) => {
    const { visit } = await afterGames(1);
    await visit.choose(way);
    expect(visit.shows('C:\\BINOKEL>')).toBe(true);
  });

  it.each(['Return', 'click Weiter'])('Weiter goes on with the next game: %s', async (way) => {
    const { visit, table } = await afterGames(1);
    await visit.choose(way);
    expect(table.played.map(({ number }) => number)).toEqual([1, 2]);
    expect(table.played[1].deal).not.toBe(table.played[0].deal);
  });

  it('does nothing for other keys', async () => {
    const { visit, table } = await afterGames(1);
    await visit.keys('a', 'esc', 'up', 'left', 'F5', 'tab', 'alt+q');
    expect(visit.shows('Blatt 1 von 4')).toBe(true);
    expect(table.played).toHaveLength(1);
  });
});

it('keeps a round that is left by Exit, and offers to go on with it', async () => {
  const { visit, table } = await afterGames(3);
  await visit.keys('x');
  await visit.type('binokel');
  await visit.keys('Return', 'space', 'Return');
  expect(visit.shows(texts.start.resume(4))).toBe(true);
  await visit.clickText(texts.start.resume(4));
  for (const text of written(3)) expect(visit.shows(text), text).toBe(true);
  await visit.keys('Return');
  expect(table.played.at(-1)).toMatchObject({ number: 4, names: ['Anna', 'Jim', 'Cathy'] });
});

it('takes no key that was typed before it could be seen, and a click while a button was still held', async () => {
  const { visit, table } = await afterGames(1);
  await visit.keys('Return');
  const { input } = visit.headless.pc;
  const typed = { ctrl: false, shift: false, alt: false };
  input.pressButton(0);
  for (const key of [' ', 'Enter', 'Enter']) input.pressKey({ key, ...typed });
  await visit.headless.settle();
  await visit.headless.wait(30);
  expect(table.played).toHaveLength(2);
  expect(visit.shows('+121')).toBe(true);
  input.releaseButton(0);
  await visit.headless.wait(2);
  await visit.clickText('Weiter');
  expect(table.played).toHaveLength(3);
});

it('plays a tune for a game that was won alone or together, and another for one that was lost', async () => {
  const heard: string[] = [];
  const nameOf = (sound: ChipSound | null): string =>
    Object.entries(SOUNDS).find(([, candidate]) => candidate === sound)?.[0] ?? 'silence';
  const visit = await RoundVisit.start({ heard: (sound) => heard.push(nameOf(sound)) });
  await visit.toTable('Anna');
  expect(heard).toEqual(['start']);
  const tunes: (string | undefined)[] = [];
  for (let game = 1; game <= 5; game++) {
    heard.length = 0;
    await visit.keys(...(game === 1 ? ['space'] : ['Return', 'space']));
    tunes.push(heard[0]);
  }
  expect(tunes).toEqual(['won', 'won', 'won', 'lost', undefined]);
});

it('fits all languages', async () => {
  for (const language of ['en', 'es'] as const) {
    const visit = await RoundVisit.start({ language });
    await visit.toTable('Anna');
    await visit.playGames(4);
    const { results, beyond } = binokelTexts[language];
    const { load, save, fresh, exit, go, previous, next, game, wentOff, falseClaim, page, round } = results;
    const shown = [load, save, fresh, exit, go, previous, next, game, wentOff, falseClaim, page(1, 4), round('1')];
    for (const text of [...shown, beyond.field]) expect(visit.shows(text), text).toBe(true);
  }
});
