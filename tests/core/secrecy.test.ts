/** Nothing that is told to a player depends on cards that he has not seen (RULES §15.10, ARCHITECTURE "What must stay true" 6). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN } from '../../assembly/abi.ts';
import { cardsText, cardText } from '../../host/core/card-text.ts';
import type { Core, View } from '../../host/core/core.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { playCombinations, seededPicker } from '../builders.ts';
import { loadCore } from './built-core.ts';

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** The same table with the cards exchanged that lie face down. */
function exchangeHidden(view: View, pick: (bound: number) => number): unknown {
  const hidden = view.piles.flatMap(({ cards }) => cards.filter((card) => (card & CARD_FACE_DOWN) !== 0));
  for (let last = hidden.length - 1; last > 0; last--) {
    const place = pick(last + 1);
    [hidden[last], hidden[place]] = [hidden[place], hidden[last]];
  }
  const piles = view.piles.map(({ id, cards }) => ({
    id,
    cards: cards.map((card) => cardText((card & CARD_FACE_DOWN) === 0 ? card : (hidden.pop() as number))),
  }));
  return { ...positionJson(view), piles };
}

/** What a player is told. The twins of two packs look alike. */
function told(game: Core): unknown {
  const { canUndo: _undo, canRedo: _redo, moveCount: _count, piles, ...facts } = game.view();
  const seen = { ...facts, piles: piles.map(({ cards, ...pile }) => ({ ...pile, cards: cardsText(cards) })) };
  const [hint, place, finish] = [game.hint(), game.placeMove(), game.finishMove()];
  return { seen, moves: game.moves(), hint, place, finish, dead: game.dead() };
}

describe('what the player is told', () => {
  it('is the same whatever lies face down', () => {
    for (const game of core.games.filter(({ family }) => family === 'patience')) {
      playCombinations(game).forEach((options, seed) => {
        const pick = seededPicker(seed);
        core.deal(game.id, options, BigInt(seed));
        for (let made = 0; made < 60 && core.moves().length > 0; made++) {
          other.dealPosition(game.id, exchangeHidden(core.fullView(), pick));
          expect(told(other)).toEqual(told(core));
          core.play(core.moves()[pick(core.moves().length)]);
        }
      });
    }
  });

  it('shows a hidden card as nothing but a back', () => {
    core.deal('yukon', {}, 1n);
    const full = core.fullView().piles;
    for (const { cards, index } of core.view().piles) {
      cards.forEach((card, height) => {
        const real = full[index].cards[height];
        expect(card).toBe((real & CARD_FACE_DOWN) === 0 ? real : CARD_FACE_DOWN);
      });
    }
  });
});
