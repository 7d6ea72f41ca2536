/** The computer players of Double Klondike: they keep to the rules, come to an end, and go by what their seat sees. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, CARD_SECOND_PACK } from '../../assembly/abi.ts';
import type { ChosenOptions, Core, Move, View } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import { PLAYER_LEVELS, type PlayerLevel } from '../../host/core/player-level.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import { optionCombinations, play, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf, setUpDouble } from './double-table.ts';

/** Enough for the strong player to try every line out, and quick enough for many games. */
const FEW_MOVES = 600;
const MOST_MOVES = 3000;

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** What the player on turn does; null when the game is over. */
function chosen(game: Core, level: PlayerLevel, seed: number): Move | null {
  return game.choose(duelOf(game).turn, level, seed, FEW_MOVES);
}

/** Plays a game to its end; `visit` sees every position in which a player is to move. */
function playGame(levels: readonly [PlayerLevel, PlayerLevel], seed: number, visit: () => void = () => {}): number {
  for (let made = 0; ; made++) {
    const { over, turn, overlooked } = duelOf(core);
    if (over) return made;
    if (made === MOST_MOVES) throw new Error(`seed ${seed}: a game goes on after ${MOST_MOVES} moves`);
    visit();
    const objection = overlooked ? core.choose(1 - turn, levels[1 - turn], seed, FEW_MOVES) : null;
    const move = objection ?? chosen(core, levels[turn], seed);
    if (move === null) throw new Error(`seed ${seed}: no move`);
    core.play(move);
  }
}

/** The same table with the face-down cards of each pack exchanged among themselves. */
function scrambled(pick: (bound: number) => number): PositionJson {
  const view = core.fullView();
  const json = positionJson(view);
  const backs = [0, 1].map((pack) => shuffled(backsOf(view, pack), pick));
  const piles = json.piles.map((pile, index) => ({
    ...pile,
    cards: pile.cards.map((text, height) => {
      const card = view.piles[index].cards[height];
      return (card & CARD_FACE_DOWN) === 0 ? text : (backs[packOf(card)].pop() as string);
    }),
  }));
  return { ...json, piles };
}

function packOf(card: number): number {
  return (card & CARD_SECOND_PACK) === 0 ? 0 : 1;
}

function backsOf(view: View, pack: number): string[] {
  return positionJson(view).piles.flatMap(({ cards }, index) =>
    cards.filter((_, height) => {
      const card = view.piles[index].cards[height];
      return (card & CARD_FACE_DOWN) !== 0 && packOf(card) === pack;
    }),
  );
}

function shuffled(cards: string[], pick: (bound: number) => number): string[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const place = pick(last + 1);
    [cards[last], cards[place]] = [cards[place], cards[last]];
  }
  return cards;
}

describe.each(PLAYER_LEVELS.duel)('the %s player', (level) => {
  it('makes legal moves until the game is over, with all options', () => {
    const game = core.games.find(({ id }) => id === 'double-klondike');
    if (game === undefined) throw new Error('no Double Klondike');
    optionCombinations(game).forEach((options: ChosenOptions, seed) => {
      core.deal('double-klondike', options, BigInt(seed));
      playGame([level, 'greedy'], seed);
      expect(core.choose(0, level, seed)).toBeNull();
      expect(core.choose(1, level, seed)).toBeNull();
    });
  });

  it('does the same whatever lies under the backs', () => {
    const pick = seededPicker(71);
    let moves = 0;
    for (let deal = 0; deal < 6; deal++) {
      core.deal('double-klondike', {}, BigInt(deal));
      playGame(['greedy', 'beginner'], deal, () => {
        if (moves++ % 7 !== 0) return;
        const [real, guessed] = [positionJson(core.fullView()), scrambled(pick)];
        const [first, second] = [real, guessed].map((position) => {
          other.dealPosition('double-klondike', position);
          return chosen(other, level, deal);
        });
        expect(second).toBe(first);
      });
    }
    expect(moves).toBeGreaterThan(300);
  });

  it('decides the same with the same seed', () => {
    core.deal('double-klondike', {}, 12n);
    playGame(['greedy', 'greedy'], 12, () => {
      expect(chosen(core, level, 5)).toBe(chosen(core, level, 5));
    });
  });

  it('makes no move for a seat that waits, but objects where it may', () => {
    const table = 'p1-tableau-1: 9S\np1-tableau-2: 8H\np1-tableau-3: AH\np2-tableau-1: 9C';
    setUpDouble(core, table, { overlook: '1' });
    expect(core.choose(1, level, 3)).toBeNull();
    play(core, 'p1-tableau-2>p1-tableau-1');
    const objection = core.choose(1, level, 3);
    expect(objection === null ? '' : moveText(core.view().game, objection)).toBe('object');
  });
});

describe('the strong player', () => {
  const strongMove = (): string => {
    const move = core.choose(0, 'strong', 1);
    return move === null ? '' : moveText(core.view().game, move);
  };

  it('takes the win rather than another card', () => {
    setUpDouble(
      core,
      `foundation-1: AC..8C\np1-tableau-1: 9C\np1-waste: 2H\np1-rest: stock\nfoundation-2: AH2\np2-tableau-1: KC`,
    );
    expect(strongMove()).toBe('p1-tableau-1>foundation-1');
  });

  it('is soon done where every line wins', () => {
    const both = 'foundation-1: AC..8C\nfoundation-2: AC2 2C2 3C2 4C2 5C2 6C2 7C2 8C2';
    setUpDouble(core, `${both}\np1-tableau-1: 9C\np1-rest: stock\np2-tableau-1: KC`);
    expect(strongMove()).toMatch(/^p1-tableau-1>foundation-[12]$/);
  });

  it('lays an ace before anybody can object', () => {
    setUpDouble(core, 'p1-tableau-1: 9S\np1-tableau-2: 8H\np1-tableau-3: AH\np2-tableau-1: 9C', { overlook: '1' });
    expect(strongMove()).toMatch(/^p1-tableau-3>foundation-[1-8]$/);
  });

  it('gives up a turn in which it has gone through all its cards', () => {
    const table = { turn: 1, waitingPass: 1, unturned: [0, 5], ended: [false, false], overlooked: false } as const;
    setUpDouble(core, 'p1-tableau-1: 9C\np2-tableau-1: 9C', {}, table);
    expect(strongMove()).toBe('end');
  });
});

describe('the beginner', () => {
  it('overlooks what it sees at another time', () => {
    setUpDouble(core, 'foundation-1: AC\np1-tableau-1: 2C\np2-tableau-1: 9C');
    const moves = Array.from({ length: 100 }, (_, seed) => chosen(core, 'beginner', seed));
    const seen = moves.filter(
      (move) => move !== null && moveText(core.view().game, move) === 'p1-tableau-1>foundation-1',
    );
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.length).toBeLessThan(85);
  });
});
