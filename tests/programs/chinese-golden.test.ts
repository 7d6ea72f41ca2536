import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import { expectGolden } from '../golden-frame.ts';
import { playGame, typeMove } from './chinese-player.ts';
import { ChineseVisit } from './chinese-visit.ts';

const PAGES = 6;

/** Each screen as it is shown (CHINESE §6), at the same point of the flashing. */
describe('every screen', () => {
  it('from the prompt to the title', async () => {
    const visit = await ChineseVisit.start();
    await visit.wait(55);
    expectGolden('chinese-prompt', visit.headless.frame());
    await visit.type('j""~');
    await visit.wait(220);
    expectGolden('chinese-loading', visit.headless.frame());
    await visit.type(' ');
    expectGolden('chinese-title', visit.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('menu, options, statistics in %s', async (language) => {
    const visit = await ChineseVisit.atMenu({ language });
    expectGolden(`chinese-menu-${language}`, visit.headless.frame());
    await visit.type('o');
    expectGolden(`chinese-options-${language}`, visit.headless.frame());
    await visit.type('e');
    expectGolden(`chinese-statistics-${language}`, visit.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('the instructions in %s', async (language) => {
    const visit = await ChineseVisit.atMenu({ language });
    await visit.type('i');
    for (let page = 1; page <= PAGES; page++) {
      expectGolden(`chinese-instructions-${language}-${page}`, visit.headless.frame());
      await visit.type('~');
    }
    expect(visit.row(2)).not.toContain('INSTRU');
  });

  it('the table at the start, in the computer’s turn, and with a refusal', async () => {
    const visit = await ChineseVisit.inDeal(2n, { sitting: { match: MATCH } });
    expectGolden('chinese-fresh', visit.headless.frame());
    await visit.type('m');
    expectGolden('chinese-refused', visit.headless.frame());
    await visit.wait(20);
    await visit.type('tz');
    await visit.wait(40);
    expectGolden('chinese-computer', visit.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('a long table with an entry in %s', async (language) => {
    const visit = await ChineseVisit.inPosition(LONG, { language, sitting: { match: MATCH } });
    await visit.type('tp8');
    await visit.wait(2);
    expectGolden(`chinese-long-${language}`, visit.headless.frame());
  });

  it('cards that are taken up', async () => {
    const visit = await ChineseVisit.inPosition(LONG, { sitting: { match: MATCH }, settings: { speed: '1985' } });
    await visit.type('tp86');
    await visit.wait(2);
    expectGolden('chinese-lifted', visit.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('training with a hint, the question, and the record in %s', async (language) => {
    const visit = await ChineseVisit.inPosition(LONG, {
      language,
      store: await storeOf(STATISTICS),
      sitting: { match: MATCH, training: true, counts: false },
      settings: { undo: 'training' },
    });
    await visit.type('h');
    expectGolden(`chinese-training-${language}`, visit.headless.frame());
    await visit.type('toe');
    expectGolden(`chinese-record-${language}`, visit.headless.frame());
    await visit.type(' s');
    expectGolden(`chinese-question-${language}`, visit.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('the banner of the computer, and of nobody, in %s', async (language) => {
    const left = { language, options: { end: 'any' }, played: 'T Z T Z Z Z Z' } as const;
    const blocked = await ChineseVisit.inDeal(3n, { ...left, sitting: { match: { ...MATCH, starter: 'computer' } } });
    await blocked.type('z');
    await blocked.wait(250 - pictures(blocked));
    expectGolden(`chinese-void-${language}`, blocked.headless.frame());
    const lost = await ChineseVisit.inPosition(LAST_CARD, {
      language,
      table: { turn: 2, twisted: true },
      sitting: { match: MATCH },
    });
    await lost.until(() => lost.duel.over);
    await lost.wait(250 - pictures(lost));
    expectGolden(`chinese-lost-${language}`, lost.headless.frame());
  });

  it.each(['es', 'en', 'de'] as const)('the banner of a winner in %s', async (language) => {
    const visit = await ChineseVisit.inDeal(2n, {
      language,
      sitting: { match: MATCH, level: 'beginner' },
      settings: { speed: 'turbo', target: language === 'en' ? '50' : '0' },
    });
    await playGame(visit, 0, typeMove);
    await visit.wait(250 - pictures(visit));
    expectGolden(`chinese-end-${language}`, visit.headless.frame());
  });
});

/** Pictures since flashing cells were last as at the beginning. */
function pictures({ headless }: ChineseVisit): number {
  return Math.floor((headless.clock.now() / 1000) * 50.08) % 32;
}

async function storeOf(statistics: unknown): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.write('statistics', statistics);
  return store;
}

const RECORD = { played: 41, won: 17, run: 2, longestRun: 5, void: 1, points: 152, against: 188, longestSeries: 9 };
const STATISTICS = { version: 1, games: { beginner: RECORD, classic: { ...RECORD, played: 40, won: 39, void: 0 } } };

const MATCH = { kind: 'series', game: 4, points: [112, 34], starter: 'you', tossed: false } as const;

/** A column of twelve cards, the longest there is, and two piles that fit on each other. */
const LONG = `
  1: AS..2S
  3: AC..4C
  5: KC QD JS TH 9S 8D 7S 6D 5S 4H 3S 2D
  6: TC
  7: KH
  8: 9D 8S
  discard-1: 8C JH
  discard-2: 9C
  deck-1: 3H 6H
  rest: deck-2
`;

/** The last card of the computer fits on pile 5. */
const LAST_CARD = `
  5: KS
  6: KH QC
  7: KC
  8: KD
  discard-2: QD
  discard-1: 9C 8H
  deck-1: 3S 8C 7D 5H
  rest: deck-1
`;
