import { beforeAll, describe, expect, it } from 'vitest';
import { cardText, parseCards } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { MAX_DEAL, parseDealNumber } from '../../host/core/deal-number.ts';
import { DealError } from '../../host/core/errors.ts';
import { onePack } from '../builders.ts';
import { loadCore } from './built-core.ts';
import { referenceShuffle } from './reference-shuffle.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const twoPacks = (): string[] => [...onePack(), ...onePack()];

/** The deck that the present Yukon or Klondike table was dealt from, read back row by row. */
function dealtDeck(): string[] {
  const piles = core.fullView().piles.map(({ cards }) => cards.map((card) => cardText(card & 0x7f)));
  const columns = piles.slice(6);
  const deck: string[] = [];
  for (let row = 0; row < 7; row++) for (let column = row; column < 7; column++) deck.push(columns[column][row]);
  return [...deck, ...piles[0].reverse()];
}

describe('the shuffle', () => {
  it.each([0n, 1n, 2n, 1994n, 0xffffffffn, 0x100000000n, 18446744073709551615n])(
    'of deal %s is the documented one',
    (deal) => {
      core.deal('yukon', {}, deal);
      expect(dealtDeck()).toEqual(referenceShuffle(deal, onePack()).deck);
    },
  );

  it.each([0n, 7n, 1990n, 18446744073709551615n])('of two packs for deal %s is the documented one', (deal) => {
    core.deal('standart', {}, deal);
    const piles = core.fullView().piles.map(({ cards }) => cards.map((card) => cardText(card & 0x7f)));
    const rows = [0, 1, 2].flatMap((row) => piles.slice(9).map((column) => column[row]));
    expect([...rows, ...piles[0].reverse()]).toEqual(referenceShuffle(deal, twoPacks()).deck);
  });

  it.each([0n, 7n, 1990n])('of a Zopf whose braid has no twins goes on until it has none: deal %s', (deal) => {
    const braid = (deck: readonly string[]): readonly string[] => deck.slice(0, 20);
    const { deck } = referenceShuffle(deal, twoPacks(), (cards) => new Set(braid(cards)).size === 20);
    const dealt = (): string[] => (core.fullView().piles.find(({ id }) => id === 'braid')?.cards ?? []).map(cardText);
    core.deal('zopf', {}, deal);
    expect(dealt()).toEqual(braid(deck));
    core.deal('zopf', { distinct: '0' }, deal);
    expect(dealt()).toEqual(braid(referenceShuffle(deal, twoPacks()).deck));
  });

  it('throws a random number away that would favour a place: deal 4376070', () => {
    const { deck, rejected } = referenceShuffle(4376070n, onePack());
    expect(rejected).toBe(1);
    core.deal('yukon', {}, 4376070n);
    expect(dealtDeck()).toEqual(deck);
  });

  it('never changes: deal 1', () => {
    core.deal('klondike', {}, 1n);
    expect(dealtDeck().join(' ')).toMatchInlineSnapshot(
      `"KD 3D KC KH 4S 8H TS TC QS 5C QD 6C 9D 3S QC 8S TD 9C AD 8D AC 7S 7H QH 6D 2D JS TH 5D 3H JD 4H 8C 7D 4D 6H JC 2S 9S 3C 5S 7C KS 5H 9H 6S 2C 2H AS AH 4C JH"`,
    );
  });

  it('puts every card on every place about equally often', () => {
    const deals = 20_000;
    const counts = new Uint32Array(52 * 128);
    for (let deal = 0; deal < deals; deal++) {
      core.deal('yukon', {}, BigInt(deal));
      const stock = core.fullView().piles[0].cards;
      stock.forEach((card, place) => {
        counts[place * 128 + (card & 0x7f)]++;
      });
    }
    const expected = deals / 52;
    const used = counts.filter((count) => count > 0);
    const chiSquare = used.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const cells = 24 * 52;
    expect(used.length).toBe(cells);
    expect(Math.abs(chiSquare - cells)).toBeLessThan(5 * Math.sqrt(2 * cells));
  });
});

describe('deal numbers (C-11)', () => {
  it.each([93500419852916506624n, 1n << 64n, -1n])('refuses %s with a reason', (deal) => {
    core.deal('yukon', {}, 5n);
    const before = core.save();
    expect(() => core.deal('yukon', {}, deal)).toThrow(
      expect.objectContaining({ name: 'DealError', code: 'deal-out-of-range' }),
    );
    expect(core.save()).toEqual(before);
  });

  it.each([
    ['0', 0n],
    ['0042', 42n],
    ['18446744073709551615', MAX_DEAL],
    ['0000018446744073709551615', MAX_DEAL],
    ['18446744073709551616', null],
    ['', null],
    ['-1', null],
    ['1.0', null],
    ['0x10', null],
    [' 7', null],
  ])('reads "%s" as %s', (text, deal) => {
    expect(parseDealNumber(text)).toBe(deal);
  });

  it('keeps all digits of the largest', () => {
    core.deal('yukon', {}, 18446744073709551615n);
    const saved = JSON.parse(JSON.stringify(core.save()));
    expect(saved.deal).toBe('18446744073709551615');
    const before = dealtDeck();
    core.deal('yukon', {}, 0n);
    core.restore(saved);
    expect(dealtDeck()).toEqual(before);
  });
});

describe('explicit decks', () => {
  const deck = (change: (cards: string[]) => void = () => {}): number[] => {
    const cards = onePack();
    change(cards);
    return parseCards(cards.join(' '));
  };

  it('deals row by row, then the stock, first turned first (CLI)', () => {
    core.dealDeck('yukon', {}, deck());
    expect(dealtDeck()).toEqual(onePack());
  });

  it('refuses a card that comes twice, a card too many, and no card', () => {
    const fault = (cards: number[]): unknown => {
      try {
        core.dealDeck('yukon', {}, cards);
      } catch (error) {
        return error instanceof DealError ? [error.code, error.detail] : error;
      }
      return null;
    };
    const twice = deck();
    twice[51] = twice[0];
    expect(fault(twice)).toEqual(['card-twice', 'AC']);
    expect(fault(deck().slice(1))).toEqual(['wrong-card-count', '51']);
    const unknown = deck();
    unknown[3] = 0x0e;
    expect(fault(unknown)).toEqual(['unknown-card', expect.any(String)]);
    const faceDown = deck();
    faceDown[3] |= 0x80;
    expect(fault(faceDown)).toEqual(['unknown-card', '(4C)']);
    expect(fault(deck())).toBeNull();
  });

  it('refuses unknown games, options and values', () => {
    expect(() => core.deal('bridge', {}, 1n)).toThrow(
      expect.objectContaining({ code: 'no-such-game', detail: 'bridge' }),
    );
    expect(() => core.deal('yukon', { draw: '1' }, 1n)).toThrow(
      expect.objectContaining({ code: 'no-such-option', detail: 'draw' }),
    );
    expect(() => core.deal('yukon', { variant: 'hard' }, 1n)).toThrow(
      expect.objectContaining({ code: 'no-such-value', detail: 'variant=hard' }),
    );
    expect(() => core.deal('yukon', {}, 1n, 0.5)).toThrow(expect.objectContaining({ code: 'opening-out-of-range' }));
  });
});
