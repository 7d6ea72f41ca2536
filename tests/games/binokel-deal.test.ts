/** The deal of Binokel: the documented shuffle of its forty cards, and a round's games out of one number. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cardText } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { loadCore } from '../core/built-core.ts';
import { referenceShuffle } from '../core/reference-shuffle.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** The sorted pack: ♣ ace, ten, jack, queen, king, then the other suits, then all of it again. */
function sortedPack(): string[] {
  const pack = [...'CSHD'].flatMap((suit) => [...'ATJQK'].map((rank) => rank + suit));
  return [...pack, ...pack];
}

/** Where the cards of the present game were dealt to; hands are sorted, the Dap is not. */
function dealt(): string[][] {
  const piles = core.fullView().piles.slice(0, 4);
  return piles.map(({ id, cards }) =>
    cards.map((card) => cardText(card & 0x3f)).sort(id === 'dap' ? () => 0 : undefined),
  );
}

describe('the deal of Binokel', () => {
  it.each([
    [0n, 1],
    [1n, 1],
    [1992n, 2],
    [18446744073709551615n, 3],
    [7n, 24],
  ])('deal %s, game %i: three hands of twelve, then the Dap', (deal, game) => {
    core.deal('binokel', { game: String(game) }, deal);
    let left = game;
    const { deck } = referenceShuffle(deal, sortedPack(), () => --left === 0);
    const hands = [0, 12, 24].map((first) => deck.slice(first, first + 12).sort());
    expect(dealt()).toEqual([...hands, deck.slice(36)]);
  });

  it('never changes: deal 1, game 1', () => {
    core.deal('binokel', {}, 1n);
    expect(
      core
        .fullView()
        .piles.slice(0, 4)
        .map(({ cards }) => cards.map((card) => cardText(card & 0x3f)).join(' ')),
    ).toEqual([
      'AC TC KC QC QC AS TS QS JS TH TD QD',
      'TS KS AH TH QH JH AD AD TD KD JD JD',
      'AC TC KC JC AS KS JS KH KH QH JH QD',
      'AH KD JC QS',
    ]);
  });

  it('sorts hands by suit, the highest card first (manual 3.2)', () => {
    const order = [...'CSHD'].flatMap((suit) => [...'ATKQJ'].map((rank) => rank + suit));
    for (let deal = 0n; deal < 50n; deal++) {
      core.deal('binokel', {}, deal);
      for (const { cards } of core.fullView().piles.slice(0, 3)) {
        const places = cards.map((card) => order.indexOf(cardText(card & 0x3f)));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }
  });

  it('deals the same patiences as ever between games of Binokel', () => {
    core.deal('yukon', {}, 5n);
    const before = core.save().hash;
    core.deal('binokel', {}, 5n);
    core.deal('yukon', {}, 5n);
    expect(core.save().hash).toBe(before);
  });
});
