import { expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import type { TopTen } from '../../host/programs/binokel/kept/top-ten.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { expectGolden } from '../golden-frame.ts';
import { RoundVisit, type VisitOptions } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** Older results, among which a round of 24 games of the stand-in takes the third place. */
const OLDER: TopTen = {
  version: 1,
  entries: [2310, 2090, 640, 155, -270].map((points, i) => ({
    name: ['Wolfgang', 'Friederike von Hohen', 'Jörg', 'Änne', 'Opa'][i],
    points,
    round: String(i),
  })),
  entered: [],
};

/** At the results after so many games of a player called Annegret. */
async function results(games: number, options: VisitOptions = {}): Promise<RoundVisit> {
  const visit = await RoundVisit.start(options);
  await visit.toTable('Annegret');
  await visit.playGames(games);
  return visit;
}

it('shows the prompt, with the files that are there', async () => {
  const visit = await RoundVisit.start();
  await visit.keys('esc');
  for (const command of ['dir', 'help', 'ver']) {
    await visit.type(command);
    await visit.keys('Return');
  }
  expectGolden('binokel-prompt', visit.headless.frame());
});

it('shows the notice, and the input screen while the name is typed and after it', async () => {
  const visit = await RoundVisit.start();
  await visit.keys('space');
  expectGolden('binokel-notice', visit.headless.frame());
  await visit.keys('space');
  await visit.type('Annegr');
  expectGolden('binokel-input-name', visit.headless.frame());
  await visit.type('et');
  await visit.keys('Return', 'up', 'Return');
  expectGolden('binokel-input', visit.headless.frame());
});

it('shows the block with every kind of result, and a page that has just been begun', async () => {
  const visit = await results(7);
  expectGolden('binokel-results-begun', visit.headless.frame());
  await visit.keys('pgup');
  expectGolden('binokel-results', visit.headless.frame());
});

it('shows the compartments, the question before one is replaced, and the error', async () => {
  const visit = await results(2);
  await visit.keys('s', 'a', 's', 'k', 'Return', 'space', 's', 'l', 's');
  expectGolden('binokel-compartments', visit.headless.frame());
  await visit.keys('k');
  expectGolden('binokel-replace', visit.headless.frame());
  await visit.keys('n', 'l', 'x');
  expectGolden('binokel-open-error', visit.headless.frame());
});

it('shows the top ten with the new result, and the question for another round', async () => {
  const store = new MemoryStore();
  await store.write('top-ten', OLDER);
  const visit = await results(24, { store });
  await visit.keys('Return', 'space');
  expect(visit.shows('Friederike von Hohen')).toBe(true);
  expectGolden('binokel-top-ten', visit.headless.frame());
  await visit.keys('space');
  expectGolden('binokel-another-round', visit.headless.frame());
});

it('shows what goes beyond 1992, and the statistics', async () => {
  const visit = await results(4);
  await visit.clickText(texts.beyond.field);
  await visit.clickText('Meister');
  await visit.clickText('an');
  expectGolden('binokel-options', visit.headless.frame());
  await visit.clickText(texts.beyond.statistics);
  expectGolden('binokel-statistics', visit.headless.frame());
});

it.each(['en', 'es'] as const)('shows input, results and options in the language %s', async (language) => {
  const visit = await RoundVisit.start({ language });
  await visit.toInput();
  await visit.type('Annegret');
  await visit.keys('Return');
  expectGolden(`binokel-input-${language}`, visit.headless.frame());
  await visit.keys('Return');
  await visit.playGames(4);
  expectGolden(`binokel-results-${language}`, visit.headless.frame());
  await visit.clickText(binokelTexts[language].beyond.field);
  expectGolden(`binokel-options-${language}`, visit.headless.frame());
});
