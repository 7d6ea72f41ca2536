/** RULES §5: the deal, the fields and the families (table MA), and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { cardsOf, move, play } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { COMPLETE_CLUBS, fullColumns, setUpPass } from './matriarchat-table.ts';
import { markOf, named, rank, suit } from './plain-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const build = (text: string, options: ChosenOptions = {}): void => setUpPass(core, 1, text, options);
const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (id: string): number => core.view().piles.find((pile) => pile.id === id)?.cards.length ?? 0;

describe('the deal (MA-01)', () => {
  it('lays two queens of each suit below, nothing above, 96 cards in the stock, packets of two', () => {
    core.deal('matriarchat', {}, 11n);
    expect(Array.from({ length: 8 }, (_, i) => cardsOf(core, `lower-${i + 1}`))).toEqual([
      'QC',
      'QC',
      'QS',
      'QS',
      'QH',
      'QH',
      'QD',
      'QD',
    ]);
    expect(Array.from({ length: 8 }, (_, i) => cardsOf(core, `upper-${i + 1}`))).toEqual(Array(8).fill(''));
    expect(count('stock')).toBe(96);
    expect(core.view()).toMatchObject({ packet: 2, pass: 1, passes: 11, families: 0, status: 'playing' });
    const marks = core
      .view()
      .piles.filter(({ role }) => role === 'tableau')
      .map((pile) => pile.suit);
    expect(marks).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('deals the first packet by itself where that is chosen (D1)', () => {
    core.deal('matriarchat', { first: '1' }, 11n);
    expect([count('stock'), count('waste')]).toEqual([94, 2]);
    expect(core.view()).toMatchObject({ moveCount: 0, canUndo: false });
  });
});

describe('the fields', () => {
  it('go down in suit from the queen (MA-03)', () => {
    build('waste: JH\nrest: stock');
    expect(refusal('waste>lower-5')).toBeNull();
    build('waste: JD\nrest: stock');
    expect(refusal('waste>lower-5')).toBe('wrong-suit');
    build('waste: TH\nrest: stock');
    expect(refusal('waste>lower-5')).toBe('wrong-rank');
    build('lower-5: QH JH\nwaste: TH\nrest: stock');
    expect(refusal('waste>lower-5')).toBeNull();
    build('lower-5: QH..AH\nwaste: KH\nrest: stock');
    expect(refusal('waste>lower-5')).toBe('wrong-rank');
  });

  it('begin above with the king of their suit, and nothing else (MA-04)', () => {
    build('waste: KH\nrest: stock');
    expect(refusal('waste>upper-5')).toBeNull();
    expect(refusal('waste>upper-3')).toBe('wrong-suit');
    build('waste: AH\nrest: stock');
    expect(refusal('waste>upper-5')).toBe('not-a-king');
    build('upper-5: KH\nwaste: AH\nrest: stock');
    expect(refusal('waste>upper-5')).toBeNull();
    build('upper-5: KH AH..JH\nrest: stock');
    expect(core.moves().length).toBeGreaterThan(0);
  });

  it('exchange their last cards, or whole sections with a field of their own row', () => {
    build('lower-1: QC..9C\nlower-2: QC JC\nupper-1: KC AC..6C\nupper-2: KC AC\nrest: stock');
    expect(refusal('lower-1>lower-2*2')).toBeNull();
    expect(refusal('lower-1>lower-2')).toBe('wrong-rank');
    expect(refusal('upper-1>upper-2*5')).toBeNull();
    expect(refusal('upper-1>lower-1')).toBe('wrong-rank');
    build('lower-1: QC..9C\nupper-1: KC AC..8C\nrest: stock');
    expect(refusal('upper-1>lower-1')).toBeNull();
    expect(refusal('upper-1>lower-1*2')).toBe('one-card-only');
    build('lower-1: QC..9C\nupper-1: KC AC..9C\nrest: stock');
    expect(refusal('upper-1>lower-1')).toBe('wrong-rank');
  });

  it('never give up the queen or a laid king', () => {
    build('upper-1: KC\nupper-3: KS AS\nrest: stock');
    expect(refusal('lower-1>lower-2')).toBe('stays-in-place');
    expect(refusal('upper-1>upper-2')).toBe('stays-in-place');
    expect(refusal('upper-3>upper-4*2')).toBe('stays-in-place');
    const { pileIds } = core.view().game;
    expect(core.lift(pileIds.indexOf('lower-1'), 1)).toBe(0);
    expect(core.lift(pileIds.indexOf('upper-3'), 1)).toBe(1);
    expect(core.lift(pileIds.indexOf('upper-3'), 2)).toBe(0);
  });

  it('take only the top of the waste, and the one below it next', () => {
    build('waste: TH JH\nrest: stock');
    expect(refusal('waste>lower-5*2')).toBe('top-card-only');
    play(core, 'waste>lower-5 waste>lower-5');
    expect(cardsOf(core, 'lower-5')).toBe('QH JH TH');
  });
});

describe('a family', () => {
  const families = (text: string): number => {
    build(`${text}\nrest: stock`);
    return core.view().families;
  };

  it('is complete with thirteen cards: the example of the manual (MA-06)', () => {
    expect(families(COMPLETE_CLUBS)).toBe(1);
  });

  it('is not with twelve, and is with an overlap (MA-07)', () => {
    expect(families('lower-1: QC..9C\nupper-1: KC AC..7C')).toBe(0);
    expect(families('lower-1: QC..8C\nupper-1: KC AC..8C')).toBe(1);
  });

  it('is complete on both sides when all cards of a suit lie there, even 14 to 12', () => {
    expect(families('lower-1: QC..8C\nupper-1: KC AC..8C\nlower-2: QC..9C\nupper-2: KC AC..7C')).toBe(2);
    expect(families('lower-1: QC..8C\nupper-1: KC AC..8C\nlower-2: QC..9C\nupper-2: KC AC..6C')).toBe(1);
    expect(families(`${COMPLETE_CLUBS}\nlower-8: QD..AD\nupper-8: KD`)).toBe(2);
  });
});

describe('the end', () => {
  /** All in its place but the ace of diamonds. */
  const ALMOST = fullColumns([...'AAAAAAA2']);

  it('is won with the last card of the waste when the stock is empty (MA-13)', () => {
    build(`${ALMOST}\nwaste: AD`);
    expect(core.view().status).toBe('playing');
    play(core, 'waste>lower-8');
    expect(core.view()).toMatchObject({ status: 'won', families: 8 });
    build(`${ALMOST}\nstock: AD`);
    play(core, 'deal');
    expect(core.view().status).toBe('playing');
    play(core, 'waste>upper-8');
    expect(core.view()).toMatchObject({ status: 'won', families: 8 });
  });

  it('lays nothing off by clicks or by itself', () => {
    build(`${ALMOST}\nwaste: AD`);
    for (let pile = 0; pile < core.view().piles.length; pile++) expect(core.clickMove(pile)).toBeNull();
    expect(core.placeMove()).toBeNull();
    expect(core.hint()).toBe(core.moves()[0]);
    expect(core.moves()).toContain(move(core, 'waste>lower-8'));
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §5', () => {
    const upward = [13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const packets = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5];
    const inSuit = ([id, cards]: [string, readonly string[]]): boolean =>
      cards.every((card) => suit(card) === markOf(id));
    expectInvariants(core, 'matriarchat', 8, 400, {
      'lower fields go down from the queen': (table) =>
        named(table, 'lower').every(
          ([id, cards]) => inSuit([id, cards]) && cards.every((card, i) => rank(card) === 12 - i),
        ),
      'upper fields go up from the king': (table) =>
        named(table, 'upper').every(
          ([id, cards]) => inSuit([id, cards]) && cards.every((card, i) => rank(card) === upward[i]),
        ),
      'every lower field has its queen': (table) => named(table, 'lower').every(([, cards]) => cards.length > 0),
      'packet and pass belong together': (_, { pass, packet }) => packet === packets[pass - 1],
      'passes after the eleventh are earned': (_, { pass, passes, families }) =>
        passes >= pass && passes <= Math.max(pass, Math.min(11 + families, 18)),
    });
  });
});
