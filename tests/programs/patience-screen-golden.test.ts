import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Move } from '../../host/core/core.ts';
import { movesStock } from '../../host/core/move.ts';
import { ST_MODES, type StMode } from '../../host/hardware/atari-st/modes.ts';
import { move, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { setUpPass } from '../games/matriarchat-table.ts';
import { expectGolden } from '../golden-frame.ts';
import { GAMES, HALF_WAY, playHalfWay, ScreenTable } from './patience-screen-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const shot = (name: string, table: ScreenTable): void => expectGolden(`patience-${name}`, table.frame());
const stockMove = (): Move => core.moves().find(movesStock) ?? 0;

/** Families far on, two complete, some fields as long as they get; the eleventh pass. */
const FAMILIES = `
  lower-1: QC..9C
  upper-1: KC AC..8C
  lower-3: QS..AS
  upper-3: KS AS..JS
  lower-5: QH JH TH
  upper-5: KH AH 2H 3H 4H
  upper-6: KH
  lower-7: QD JD
  upper-7: KD
  lower-8: QD..6D
  upper-8: KD AD 2D 3D
  waste: 6H 5C 9H 7D
  rest: stock`;

/** A braid that is half used up, some fields free, the foundations going up from the knave. */
const SHORT_BRAID = `
  braid: 3C QH 5S 8D 2H TC 4D 9H
  corner-1: 7C
  corner-2: AH
  corner-3: 6D
  corner-4: TS
  reserve-1: 2S
  reserve-3: 9D
  reserve-4: KC
  reserve-5: 5H
  reserve-8: 8S
  foundation-1: JC QC KC AC
  foundation-3: JS..KS
  foundation-5: JH
  foundation-7: JD QD
  foundation-8: JD
  waste: 4S 8C 7H
  rest: stock`;

/** Thirty-one cards in the first column, nineteen in the fourth; the stock is used up. */
const LONG_COLUMN = `
  tableau-1: (3H) (8C) KD QS JD TS 9D 8S 7D 6S 5D 4S 3D KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C TD 9S 8D 7S 6H 5S
  tableau-2: (4D) (9C) 5C QD KC 6D 4H JC TH 2S 9C 7D
  tableau-3: 8H QS 2H KS 7C 5D JS 3S QH TS 6S
  tableau-4: QC 9D 4S 8S
  tableau-5: 3C KD JS TH 9S 8D 7C 6D 5S
  tableau-6: KS TC 2D 7H 8H
  tableau-7: JH JC 3D KH QH
  tableau-8: 5C 6C KC TD 9H
  foundation-1: AC
  foundation-3: AS 2S
  foundation-5: AH
  foundation-6: AH 2H
  foundation-7: AD
  rest: under tableau-4`;

describe.each(GAMES)('a fresh table of %s', (game) => {
  it.each(['st-high', 'tt-high'] as const)('on %s', (mode) => {
    core.deal(game, {}, 3n);
    shot(mode === 'st-high' ? `${game}-fresh` : `${game}-${mode}`, ScreenTable.open(core, { mode }));
  });
});

describe('tables half way', () => {
  it.each(Object.keys(HALF_WAY))('of %s', (game) => {
    playHalfWay(core, game);
    shot(`${game}-half-way`, ScreenTable.open(core));
  });

  it('of the matriarchy: fields as long as they get', () => {
    setUpPass(core, 11, FAMILIES);
    expect(core.view()).toMatchObject({ families: 2, pass: 11, passes: 13 });
    shot('matriarchat-half-way', ScreenTable.open(core));
  });

  it('of the braid: hair where cards were', () => {
    setUp(core, 'zopf', SHORT_BRAID);
    expect(core.view()).toMatchObject({ base: 11, direction: 'up' });
    shot('zopf-half-way', ScreenTable.open(core));
  });

  it('with columns as long as they get', () => {
    setUp(core, 'standart', LONG_COLUMN);
    shot('standart-long', ScreenTable.open(core));
  });
});

describe('the arrow', () => {
  it('of a run that is moved, over open and closed cards', () => {
    core.deal('standart', {}, 3n);
    const table = ScreenTable.open(core);
    const [start, moves] = [HALF_WAY.standart.moves.split(/\s+/).slice(0, 6), 'tableau-1>tableau-4*3'];
    table.play(start.join(' '));
    table.screen.showArrow(move(core, moves));
    shot('arrow', table);
  });

  it('of a deal onto a row', () => {
    core.deal('galerie', {}, 3n);
    const table = ScreenTable.open(core);
    table.screen.showArrow(stockMove());
    shot('arrow-deal', table);
  });

  it('on a coloured screen, with a remark', () => {
    core.deal('matriarchat', {}, 3n);
    const table = ScreenTable.open(core, { mode: 'tt-medium' });
    table.screen.setRemark('Demo: Klick oder Taste beendet');
    table.screen.showArrow(stockMove());
    shot('arrow-tt-medium', table);
  });
});

describe('the other screens', () => {
  const OTHERS: readonly (readonly [StMode, string])[] = [
    ['st-medium', 'eiffelturm'],
    ['st-low', 'zopf'],
    ['falcon-256', 'kleine-harfe'],
  ];

  it.each(OTHERS)('%s', (mode, game) => {
    core.deal(game, {}, 3n);
    expect(ST_MODES[mode].planes).toBeGreaterThan(1);
    shot(`${game}-${mode}`, ScreenTable.open(core, { mode }));
  });
});
