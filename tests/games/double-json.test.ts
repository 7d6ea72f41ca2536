/** Positions of Double Klondike as the command line prints and reads them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cardsText } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { optionCombinations } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf, setUpDouble } from './double-table.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

describe('a position as JSON', () => {
  it('comes back as it went out at every point of a game, with all options', async () => {
    const other = await loadCore();
    const game = core.games.find(({ id }) => id === 'double-klondike');
    if (game === undefined) throw new Error('no Double Klondike');
    optionCombinations(game).forEach((options, seed) => {
      core.deal('double-klondike', options, BigInt(seed));
      for (let made = 0; !duelOf(core).over; made++) {
        if (made % 10 === 0) {
          const position = JSON.parse(JSON.stringify(positionJson(core.fullView())));
          other.dealPosition('double-klondike', position);
          expect(positionJson(other.fullView())).toEqual(position);
          expect(other.moves()).toEqual(core.moves());
        }
        core.play(core.choose(duelOf(core).turn, 'beginner', seed) as number);
      }
    });
  });

  it('says on the foundations whose a card is, and reads it with and without that', () => {
    setUpDouble(core, 'foundation-1: AH 2H2\nfoundation-2: AH2\np1-tableau-1: 2H');
    const json = JSON.parse(JSON.stringify(core.save().position));
    const [first, second] = ['foundation-1', 'foundation-2'].map(
      (id) => json.piles.find((pile: { id: string }) => pile.id === id).cards,
    );
    expect([first, second]).toEqual([['AH', '2H2'], ['AH2']]);
    const { hash } = core.save();
    const plain = JSON.parse(JSON.stringify(json).replaceAll(/([CSHD])2"/g, '$1"'));
    core.dealPosition('double-klondike', plain);
    expect(core.save().hash).toBe(hash);
  });

  it.each([
    ['a turn of nobody', { turn: 3 }, 'wrong-table'],
    ['no pass', { turn: 1, waitingPass: 0 }, 'wrong-table'],
    ['half of what there is to say', { turn: 1, waitingPass: 1 }, 'wrong-table'],
    [
      'more cards to turn than there are',
      { turn: 1, waitingPass: 1, unturned: [53, 0], ended: [false, false], overlooked: false },
      'wrong-turn',
    ],
  ])('is refused with %s', (_, state, code) => {
    const position = { piles: core.save().position?.piles, table: state };
    expect(() => core.dealPosition('double-klondike', position)).toThrow(code);
  });

  it("is refused with a card among the other player's", () => {
    setUpDouble(core, 'p1-tableau-1: AH');
    const text = JSON.stringify(core.save().position);
    const mixed = JSON.parse(text.replace('"AH"', '"AH2"'));
    expect(() => core.dealPosition('double-klondike', mixed)).toThrow(/other-pack|card-twice/);
  });
});

it('prints the cards of both packs alike elsewhere', () => {
  expect(cardsText([0x21, 0x61])).toBe('AH AH');
});
