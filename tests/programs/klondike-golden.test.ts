import { describe, it } from 'vitest';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { expectGolden } from '../golden-frame.ts';
import { expectBox, expectMenu } from './golden-box.ts';
import { FINISHING, LAST_CARD } from './klondike-endgames.ts';
import { KlondikeVisit } from './klondike-visit.ts';

/** Long columns, a waste of several deals, foundations half way, an empty column. */
const HALF_WAY = `
  foundation-1: AC..4C
  foundation-2: AH 2H 3H
  foundation-3: AD
  tableau-1: (5S) (9D) KS QD JS TD 9S 8D 7S 6D 5C 4H 3S 2D
  tableau-2: (2S) KH QC
  tableau-4: (4D) (7H) (TC) 8C 7D
  tableau-5: (6H) (AS) JD TS 9H
  tableau-6: (QH) (3D) 5H 4S
  waste: KD 6C JC 9C QS
  rest: stock`;

const MODES: readonly StMode[] = ['st-high', 'st-medium', 'st-low', 'tt-medium', 'tt-high', 'falcon-256', 'large-mono'];

describe('the table', () => {
  it.each(MODES)('fresh on %s', async (mode) => {
    const visit = await KlondikeVisit.inDeal(7n, { mode });
    await visit.away();
    expectGolden(`klondike-${mode}`, visit.headless.frame());
  });

  it.each(MODES)('half way on %s, three cards turned', async (mode) => {
    const options = { draw: '3', passes: '3', scoring: 'windows' };
    const visit = await KlondikeVisit.inPosition(HALF_WAY, { mode, options, elapsedMs: 754_000, pass: 2 });
    await visit.away();
    expectGolden(`klondike-half-way-${mode}`, visit.headless.frame());
  });

  it('that only has to be laid off, with the button, in dollars', async () => {
    const options = { passes: '1', scoring: 'vegas' };
    const visit = await KlondikeVisit.inPosition(FINISHING, { options, elapsedMs: 754_000 });
    await visit.away();
    expectGolden('klondike-finishing', visit.headless.frame());
  });

  it('with the arrow of a hint', async () => {
    const visit = await KlondikeVisit.inPosition(HALF_WAY, { options: { draw: '3' } });
    await visit.away();
    await visit.keys('V');
    expectGolden('klondike-arrow', visit.headless.frame());
  });
});

describe('the menus', () => {
  it.each(['Klondike', 'Variante', 'Hilfen', 'Info'])('look as they should: %s', async (title) => {
    const visit = await KlondikeVisit.inDeal(7n, { moves: (core) => core.play(core.moves()[0]) });
    await expectMenu(`klondike-menu-${title.toLowerCase()}`, visit, title);
  });
});

describe('the boxes', () => {
  it.each([
    ['number', 'key D', 'Abbruch'],
    ['deck', 'key C', 'Abbruch'],
    ['statistics', 'key T', 'OK'],
    ['again', 'key K; key G', 'Abbruch'],
  ])('look as they should: %s', async (name, script, button) => {
    const visit = await KlondikeVisit.inDeal(7n);
    await visit.script(script);
    await expectBox(`klondike-${name}`, visit, button);
  });

  it('look as they should: a game won', async () => {
    const visit = await KlondikeVisit.inPosition(LAST_CARD, { options: { scoring: 'page' }, elapsedMs: 125_000 });
    await visit.click('tableau-1', -1, 1);
    await expectBox('klondike-won', visit, 'ansehen');
  });

  it('look as they should: the statistics on the narrowest screen', async () => {
    const visit = await KlondikeVisit.inDeal(7n, { mode: 'st-low' });
    await visit.keys('T');
    await expectBox('klondike-statistics-narrow', visit, 'OK');
  });
});
