/** RULES §7, the table GA and the invariants. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { cardsOf, move, play, setUp } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { expectInvariants } from './invariants.ts';
import { named, rank, suit } from './plain-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** One card on every reserve, none of which can be laid anywhere. */
const RESERVES = ['9S', 'TS', 'JC', 'QC', 'KC', '8C', '9C', 'TC'];

/** Reserves that are not named have a card; the rest is the stock. */
function build(text: string): void {
  const reserves = RESERVES.map((card, i) => `reserve-${i + 1}: ${card}`).filter(
    (line) => !text.includes(line.slice(0, 'reserve-1:'.length)),
  );
  setUp(core, 'galerie', `${text}\n${reserves.join('\n')}\nrest: stock`);
}

/** The stock is used up; what is not named lies under reserve 8. */
const buildLate = (text: string): void => setUp(core, 'galerie', `${text}\nrest: under reserve-8`);

const refusal = (text: string): string | null => core.refusal(move(core, text));
const count = (id: string): number => core.view().piles.find((pile) => pile.id === id)?.cards.length ?? 0;
const pileOf = (id: string): number => core.view().game.pileIds.indexOf(id);

describe('the deal (GA-01)', () => {
  it('lays three rows of eight and eight reserves, all open, 72 in the stock', () => {
    core.deal('galerie', {}, 8n);
    const view = core.view();
    const rows = ['row1', 'row2', 'row3', 'reserve'].flatMap((row) =>
      Array.from({ length: 8 }, (_, i) => `${row}-${i + 1}`),
    );
    expect(rows.map(count)).toEqual(Array(32).fill(1));
    expect([count('stock'), count('aces')]).toEqual([72, 0]);
    const open = view.piles.filter(({ role }) => role !== 'stock').flatMap(({ cards }) => cards);
    expect(open).not.toContain(0x80);
    expect(view.piles.filter(({ role }) => role === 'foundation').map(({ id }) => id)).toEqual(['aces']);
    expect(view).toMatchObject({ passes: 1, packet: 8, status: 'playing' });
  });
});

describe('the rows', () => {
  it('go up by threes in suit (GA-02)', () => {
    build('row1-1: 4H\nrow1-2: 7H\nrow1-3: 7D\nrow1-4: 8H');
    expect(refusal('row1-2>row1-1')).toBeNull();
    expect(refusal('row1-3>row1-1')).toBe('wrong-suit');
    expect(refusal('row1-4>row1-1')).toBe('wrong-rank');
  });

  it('end with the king: 4, 7, 10, K (GA-03)', () => {
    build('row1-1: 4H 7H\nreserve-1: TH\nreserve-2: KH\nreserve-3: AH\nreserve-4: 4H');
    play(core, 'reserve-1>row1-1 reserve-2>row1-1');
    expect(cardsOf(core, 'row1-1')).toBe('4H 7H TH KH');
    for (const from of ['reserve-3', 'reserve-4', 'reserve-5']) expect(refusal(`${from}>row1-1`)).not.toBeNull();
  });

  it('go 3, 6, 9, D and 2, 5, 8, B (GA-04)', () => {
    build('row2-1: 3S\nrow3-1: 2C\nreserve-1: 6S\nreserve-2: 5C\nreserve-3: QS\nreserve-4: JC');
    expect(refusal('reserve-1>row2-1')).toBeNull();
    expect(refusal('reserve-2>row3-1')).toBeNull();
    expect(refusal('reserve-3>row2-1')).toBe('wrong-rank');
    build('row2-1: 3S 6S 9S\nrow3-1: 2C 5C 8C\nreserve-3: QS\nreserve-4: JC\nreserve-1: AS\nreserve-6: AC');
    expect(refusal('reserve-3>row2-1')).toBeNull();
    expect(refusal('reserve-4>row3-1')).toBeNull();
  });

  it('open an empty place with its own value in any suit (GA-05)', () => {
    build('reserve-1: 4D\nreserve-2: 3D\nreserve-3: 7D\nreserve-4: AD\nreserve-5: 2D');
    const onto = (row: string): (string | null)[] => [1, 2, 3, 4, 5].map((from) => refusal(`reserve-${from}>${row}`));
    const wrong = 'wrong-base';
    expect(onto('row1-6')).toEqual([null, wrong, wrong, wrong, wrong]);
    expect(onto('row2-6')).toEqual([wrong, null, wrong, wrong, wrong]);
    expect(onto('row3-6')).toEqual([wrong, wrong, wrong, wrong, null]);
  });

  it('take nothing on a card that lies wrong (GA-07)', () => {
    build('row1-1: 9S\nrow2-1: 4S\nreserve-1: QS\nreserve-2: 7S');
    expect(refusal('reserve-1>row1-1')).toBe('on-wrong-card');
    expect(refusal('reserve-2>row2-1')).toBe('on-wrong-card');
  });

  it('let a card move on to another right place', () => {
    build('row1-1: 4H 7H\nrow1-2: 4H');
    expect(refusal('row1-1>row1-2')).toBeNull();
    expect(refusal('row1-1>row1-2*2')).toBe('top-card-only');
  });
});

describe('aces', () => {
  it('go aside from a row, whose place stays empty (GA-08)', () => {
    build('row2-3: AC');
    expect(core.clickMove(pileOf('row2-3'))).toBe(move(core, 'row2-3>aces'));
    const stock = count('stock');
    play(core, 'row2-3>aces');
    expect([count('row2-3'), count('aces'), count('stock')]).toEqual([0, 1, stock]);
  });

  it('go aside from a reserve, which is refilled at once, in one step (GA-09)', () => {
    build('reserve-2: AD');
    const before = core.fullView();
    const next = cardsOf(core, 'stock').split(' ').at(-1)?.slice(1, -1);
    play(core, 'reserve-2>aces');
    expect(cardsOf(core, 'reserve-2')).toBe(next);
    expect(core.view().moveCount).toBe(1);
    expect(count('stock')).toBe(before.piles[0].cards.length - 1);
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('cannot be reached under another card (GA-11)', () => {
    build('reserve-2: AD 9C\nreserve-7: 6C');
    expect(core.clickMove(pileOf('reserve-2'))).toBeNull();
    expect(refusal('reserve-2>aces')).toBe('not-an-ace');
    expect(refusal('reserve-2>aces*2')).toBe('one-card-only');
  });

  it('stay aside, and nothing else goes there', () => {
    build('aces: AD AC\nreserve-1: 2S');
    expect(refusal('aces>row3-1')).toBe('foundation-is-final');
    expect(refusal('reserve-1>aces')).toBe('not-an-ace');
    expect(core.clickMove(pileOf('aces'))).toBeNull();
  });

  it('are laid off by themselves one by one, rows first, also those that a refill brings (GA-16)', () => {
    setUp(
      core,
      'galerie',
      `row1-5: AC
       row3-2: AS
       ${RESERVES.map((card, i) => `reserve-${i + 1}: ${i === 3 ? 'AD' : card}`).join('\n')}
       stock: 5H AH
       rest: under reserve-8`,
    );
    const laid: string[] = [];
    for (let next = core.placeMove(); next !== null; next = core.placeMove()) {
      core.play(next);
      laid.push(core.view().game.pileIds[(next >>> 16) & 0xff]);
    }
    expect(laid).toEqual(['row1-5', 'row3-2', 'reserve-4', 'reserve-4']);
    expect(cardsOf(core, 'aces')).toBe('AC AS AD AH');
    expect(cardsOf(core, 'reserve-4')).toBe('5H');
    expect(core.view().moveCount).toBe(4);
  });
});

describe('the reserves', () => {
  it('take one card each of a deal (GA-12)', () => {
    core.deal('galerie', {}, 8n);
    play(core, 'deal');
    expect(Array.from({ length: 8 }, (_, i) => count(`reserve-${i + 1}`))).toEqual(Array(8).fill(2));
    expect(count('stock')).toBe(64);
  });

  it('take the last three cards of a stock from the left (GA-13)', () => {
    setUp(
      core,
      'galerie',
      `${RESERVES.map((card, i) => `reserve-${i + 1}: ${card}`).join('\n')}
       stock: 5H 6H 7H
       rest: under reserve-8`,
    );
    const before = core.fullView();
    play(core, 'deal');
    expect([1, 2, 3].map((i) => cardsOf(core, `reserve-${i}`))).toEqual(['9S 7H', 'TS 6H', 'JC 5H']);
    expect(cardsOf(core, 'reserve-4')).toBe('QC');
    expect(refusal('deal')).toBe('stock-empty');
    expect(refusal('redeal')).toBe('one-pass-only');
    core.undo();
    expect(core.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('take no cards of the table while the stock has some (GA-14)', () => {
    build('row1-1: 9S');
    expect(refusal('row1-1>reserve-1')).toBe('stock-not-used-up');
    expect(refusal('reserve-1>reserve-2')).toBe('stock-not-used-up');
  });

  it('take any single card when they are empty and the stock is used up', () => {
    buildLate('row1-1: 9S\nrow1-2: 4H 7H\nreserve-1: TS KD');
    expect(refusal('row1-1>reserve-2')).toBeNull();
    expect(refusal('row1-2>reserve-2')).toBeNull();
    expect(refusal('reserve-1>reserve-2')).toBeNull();
    expect(refusal('reserve-1>reserve-2*2')).toBe('top-card-only');
    expect(refusal('row1-1>reserve-1')).toBe('place-taken');
  });
});

describe('the end', () => {
  const pictures = (last: number): string =>
    ['4 7 T K', '3 6 9 Q', '2 5 8 J']
      .flatMap((ranks, row) =>
        [...'CCSSHHDD'].map((mark, i) => {
          const cards = ranks.split(' ').map((value) => value + mark);
          return `row${row + 1}-${i + 1}: ${(row === 2 && i === 7 ? cards.slice(0, last) : cards).join(' ')}`;
        }),
      )
      .join('\n');

  it('is won with 24 pictures and eight aces aside (GA-17)', () => {
    setUp(core, 'galerie', `${pictures(3)}\naces: AC AC AS AS AH AH AD AD\nreserve-3: JD`);
    expect(core.view().status).toBe('playing');
    play(core, 'reserve-3>row3-8');
    expect(core.view().status).toBe('won');
    setUp(core, 'galerie', `${pictures(4)}\naces: AC AC AS AS AH AH AD\nreserve-3: AD`);
    expect(core.view().status).toBe('playing');
    expect(core.hint()).toBe(move(core, 'reserve-3>aces'));
    play(core, 'reserve-3>aces');
    expect(core.view().status).toBe('won');
  });
});

describe('the hint', () => {
  it('shows aces first, then what lies wrong in a row, then the reserves, then the deal', () => {
    build('row1-1: 7H\nrow1-2: 4H\nrow2-1: AC\nreserve-1: 7D\nrow1-4: 4D');
    expect(core.hint()).toBe(move(core, 'row2-1>aces'));
    play(core, 'row2-1>aces');
    expect(core.hint()).toBe(move(core, 'row1-1>row1-2'));
    play(core, 'row1-1>row1-2');
    expect(core.hint()).toBe(move(core, 'reserve-1>row1-4'));
    build('row1-1: 4H 7H\nrow1-2: 4H');
    expect(core.moves()).toContain(move(core, 'row1-1>row1-2'));
    expect(core.hint()).toBe(move(core, 'deal'));
  });
});

describe('whatever is played', () => {
  it('keeps the invariants of RULES §7', () => {
    const base: Readonly<Record<string, number>> = { row1: 4, row2: 3, row3: 2 };
    expectInvariants(core, 'galerie', 24, 200, {
      'a picture has four cards at most': (table) => named(table, 'row').every(([, cards]) => cards.length <= 4),
      'what lies wrong lies alone, what lies right goes up by threes in suit': (table) =>
        named(table, 'row').every(([id, cards]) => {
          if (cards.length < 2) return true;
          const first = base[id.slice(0, 4)];
          return cards.every((card, i) => rank(card) === first + 3 * i && suit(card) === suit(cards[0]));
        }),
      'no reserve is empty while the stock has cards': (table) =>
        table.piles.stock.length === 0 || named(table, 'reserve').every(([, cards]) => cards.length > 0),
      'aside lie aces': ({ piles }) => piles.aces.length <= 8 && piles.aces.every((card) => rank(card) === 1),
    });
  });
});
