import { describe, it } from 'vitest';
import { expectGolden } from '../golden-frame.ts';
import { expectBox, expectMenu } from './golden-box.ts';
import { LAST_CARD, TWO_CARDS } from './patience-endgames.ts';
import { PatienceVisit } from './patience-visit.ts';

describe('the menus', () => {
  it.each(['Patience', 'Information', 'Hilfen', 'Karten'])('look as they should: %s', async (title) => {
    const visit = await PatienceVisit.inDeal('eiffelturm', 1n, {
      moves: (core) => {
        core.toggleMark();
        core.play(core.moves()[0]);
        core.toggleMark();
      },
    });
    await expectMenu(`patience-menu-${title.toLowerCase()}`, visit, title);
  });
});

describe('the boxes', () => {
  it('look as they should: a game won', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await expectBox('patience-won', visit, 'ansehen');
  });

  it('look as they should: a game won by cheating', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS, { cheating: true });
    await visit.drag('tableau-1', 'foundation-4');
    await visit.drag('tableau-2', 'foundation-4');
    await expectBox('patience-cheated', visit, 'ansehen');
  });

  it.each([
    ['new-game', 'key K; key N', 'Abbruch'],
    ['to-start', 'key K; key F', 'Abbruch'],
    ['wait', 'key W', 'Abbruch'],
    ['copying', 'key I', 'OK'],
    ['statistics', 'key T', 'OK'],
    ['files', 'key S', 'ABBRUCH'],
  ])('look as they should: %s', async (name, script, button) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.script(script);
    await expectBox(`patience-${name}`, visit, button);
  });
});

describe('the rules', () => {
  it.each(['de', 'en', 'es'] as const)('look as they should in %s', async (language) => {
    const visit = await PatienceVisit.start({ language });
    await visit.away();
    await visit.keys('H', 'shift+down', 'shift+down', 'shift+down', 'shift+down', 'shift+down', 'shift+down');
    expectGolden(`patience-rules-${language}`, visit.headless.frame());
  });

  it('look as they should on the narrowest screen', async () => {
    const visit = await PatienceVisit.start({ mode: 'st-low' });
    await visit.away();
    await visit.keys('H', 'shift+down', 'shift+down', 'shift+down');
    expectGolden('patience-rules-narrow', visit.headless.frame());
  });
});
