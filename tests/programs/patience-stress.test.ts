import { describe, expect, it } from 'vitest';
import { CARD_IDENTITY } from '../../assembly/abi.ts';
import type { Core } from '../../host/core/core.ts';
import type { KeyStroke } from '../../host/hardware/key-stroke.ts';
import { seededPicker } from '../builders.ts';
import { PatienceVisit } from './patience-visit.ts';

const GAMES = ['eiffelturm', 'matriarchat', 'standart', 'kleine-harfe', 'galerie', 'zopf'] as const;
const INPUTS = 200;
/** Keys that move something, or break off what moves; those of the file selector and of quitting stay out. */
const KEYS = ['k', 'v', 'z', 'r', 'a', 'f', 'm', 'b', 'c', 'd', 'x', 'n', ' ', 'Enter', 'Escape'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Undo'];

const stroke = (key: string): KeyStroke => ({ key, ctrl: false, shift: false, alt: false });

/** Every card of the game, sorted. */
function pack(core: Core): readonly number[] {
  const cards = core.fullView().piles.flatMap((pile) => pile.cards.map((card) => card & CARD_IDENTITY));
  return cards.sort((a, b) => a - b);
}

/** One random input: mouse or keyboard, at places where something lies as often as beside it. */
function input(visit: PatienceVisit, pick: (bound: number) => number): void {
  const { ikbd, display } = visit.headless.machine;
  const { pileIds } = visit.game;
  switch (pick(6)) {
    case 0:
      ikbd.moveMouse(pick(display.width), 19 + pick(display.height - 19));
      break;
    case 1: {
      const { x, y } = visit.point(pileIds[pick(pileIds.length)]);
      ikbd.moveMouse(x, y);
      break;
    }
    case 2:
      ikbd.pressButton(pick(5) === 0 ? 1 : 0);
      break;
    case 3:
      ikbd.releaseButton(0);
      ikbd.releaseButton(1);
      break;
    case 4:
      ikbd.pressKey(stroke(KEYS[pick(KEYS.length)]));
      break;
    default:
      ikbd.pressKey(stroke(ARROWS[pick(ARROWS.length)]));
  }
}

/** Lets everything come to its end: buttons up, boxes answered, the demo over. */
async function calm(visit: PatienceVisit): Promise<void> {
  visit.headless.machine.ikbd.releaseAllButtons();
  for (let k = 0; k < 4; k++) {
    await visit.seconds(1);
    await visit.keys('Esc');
  }
  await visit.keys('Return', 'Esc');
  await visit.seconds(8);
}

describe('two hundred random inputs at ten times the speed', () => {
  it.each(GAMES.flatMap((game) => [1, 2].map((seed) => [game, seed] as const)))(
    'lose no card of %s (seed %i): while cards move, are taken back, and the demo plays',
    async (game, seed) => {
      const visit = await PatienceVisit.inDeal(game, BigInt(seed), {
        moves: (core) => {
          const pick = seededPicker(seed);
          for (let k = 0; k < 40; k++) core.play(core.moves()[pick(core.moves().length)] ?? core.moves()[0]);
        },
      });
      const pick = seededPicker(100 * seed + game.length);
      for (let k = 0; k < INPUTS; k++) {
        input(visit, pick);
        visit.headless.clock.advance(pick(40));
        await visit.headless.settle();
        const cards = pack(visit.core);
        expect(cards).toHaveLength(52 * visit.game.packs);
        expect(new Set(cards).size).toBe(cards.length);
      }
      await calm(visit);
      expect(visit.headless.ended).toBe(false);
      const next = await visit.nextVisit();
      expect(next.headless.notices).toEqual([]);
      expect(next.core.save()).toEqual(visit.core.save());
    },
  );

  it('come all before the program has looked at one of them', async () => {
    for (const game of GAMES) {
      const visit = await PatienceVisit.inDeal(game, 3n);
      const pick = seededPicker(game.length);
      for (let k = 0; k < INPUTS; k++) input(visit, pick);
      await visit.headless.settle();
      await calm(visit);
      const cards = pack(visit.core);
      expect(new Set(cards).size).toBe(52 * visit.game.packs);
    }
  });

  it('leave the picture of the position and nothing else', async () => {
    const visit = await PatienceVisit.inDeal('kleine-harfe', 5n);
    const pick = seededPicker(55);
    for (let k = 0; k < INPUTS; k++) {
      input(visit, pick);
      visit.headless.clock.advance(pick(40));
      await visit.headless.settle();
    }
    await calm(visit);
    const next = await visit.nextVisit();
    await visit.away();
    await next.away();
    expect(Buffer.compare(next.headless.frame().pixels, visit.headless.frame().pixels)).toBe(0);
  });
});
