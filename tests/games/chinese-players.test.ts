/** The computer players of Chinese Patience: they are fair, keep to the rules, and play as well as they are said to (CHINESE §3 to §5). */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, Level, MoveKind } from '../../assembly/abi.ts';
import { moveKind } from '../../assembly/move.ts';
import { cardText } from '../../host/core/card-text.ts';
import { commandText } from '../../host/core/chinese-commands.ts';
import type { ChosenOptions, Core, Move, PlayerLevel, View } from '../../host/core/core.ts';
import { CHINESE_LEVELS } from '../../host/core/player-level.ts';
import { positionJson } from '../../host/core/position-json.ts';
import { recordedGames, SAMPLE_GAMES, selfPlay } from '../bench/chinese-games.ts';
import { gamesOf, playMatch, recordedMatches, SAMPLE } from '../bench/duel-records.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { BareCore } from './bare-core.ts';
import { duelOf, setUpChinese } from './chinese-table.ts';
import { gameOf } from './walks.ts';

const GAME = 'chinese-patience';
/** How many positions thinking players may look at here; some deals are enough to see that they are fair. */
const BUDGET = 400;
const REDEALS = 100;

let core: Core;
let other: Core;
beforeAll(async () => {
  core = await loadCore();
  other = await loadCore();
});

/** The commands of a player's plan in the present position. */
function planOf(game: Core, level: PlayerLevel, seed: number, budget = BUDGET): string {
  const { turn } = duelOf(game);
  return game
    .plan(turn, level, seed, budget)
    .map((move) => commandText(move, turn))
    .join(' ');
}

/** The same position with the cards dealt anew that nobody sees, those of a shuffled pack among themselves. */
function redealt(full: View, seen: View, pick: (bound: number) => number): unknown {
  const places = full.piles.flatMap(({ cards, index }) =>
    cards.flatMap((_, height) => (seen.piles[index].cards[height] === CARD_FACE_DOWN ? [[index, height]] : [])),
  );
  const isRenewed = (pile: number): boolean => {
    const seat = pile >> 1;
    return (duelOf(core).turn === seat ? full.pass : duelOf(core).waitingPass) > 1;
  };
  const groups = [
    places.filter(([pile]) => !isRenewed(pile)),
    ...[0, 2].map((pack) => places.filter(([pile]) => pile === pack && isRenewed(pile))),
  ];
  const piles = full.piles.map(({ id, cards }) => ({ id, cards: cards.map(cardText) }));
  for (const group of groups) {
    for (let last = group.length - 1; last > 0; last--) {
      const [[a, i], [b, j]] = [group[last], group[pick(last + 1)]];
      [piles[a].cards[i], piles[b].cards[j]] = [piles[b].cards[j], piles[a].cards[i]];
    }
  }
  return { ...positionJson(full), piles };
}

/** Plays a game and stops it after every `every` plans. */
function* positions(options: ChosenOptions, deal: number, every: number): Generator<void> {
  core.deal(GAME, options, BigInt(deal));
  for (let plans = 1; !duelOf(core).over; plans++) {
    if (plans % every === 0) yield;
    for (const move of core.plan(duelOf(core).turn, 'strong', deal, 100)) core.play(move);
  }
}

describe('a player', () => {
  it('plans the same whatever the cards are that nobody sees (CHINESE §3)', () => {
    const pick = seededPicker(12);
    let compared = 0;
    for (const [deal, options] of [{}, { renewal: 'shuffle' }].entries()) {
      for (const _ of positions(options as ChosenOptions, deal, 24)) {
        const [full, seen] = [core.fullView(), core.view()];
        other.dealPosition(GAME, positionJson(full));
        const expected = CHINESE_LEVELS.map((level) => planOf(other, level, 99));
        for (let redeal = 0; redeal < REDEALS; redeal++) {
          other.dealPosition(GAME, redealt(full, seen, pick));
          const levels = redeal % 20 === 0 ? CHINESE_LEVELS : CHINESE_LEVELS.slice(0, 4);
          expect(levels.map((level) => planOf(other, level, 99))).toEqual(expected.slice(0, levels.length));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(5 * REDEALS);
  });

  it('plans legal moves up to the next twist, the end of the turn or the end of the game, with all options', () => {
    const pick = seededPicker(3);
    const ends = new Map<string, number>();
    for (const options of optionCombinations(gameOf(core, GAME))) {
      for (const deal of [1, 2]) {
        core.deal(GAME, options, BigInt(deal));
        for (let plans = 0; plans < 60 && !duelOf(core).over; plans++) {
          const { turn } = duelOf(core);
          const level = CHINESE_LEVELS[pick(CHINESE_LEVELS.length)];
          expect(core.plan(1 - turn, level, plans, BUDGET)).toEqual([]);
          expect(core.choose(1 - turn, level, plans, BUDGET)).toBeNull();
          const plan = core.plan(turn, level, plans, BUDGET);
          expect(core.choose(turn, level, plans, BUDGET)).toBe(plan[0]);
          expect(plan.length).toBeGreaterThan(0);
          expect(plan.slice(0, -1).map(moveKind)).not.toContain(MoveKind.Deal);
          for (const move of plan) core.play(move);
          const last = endOf(plan);
          ends.set(last, (ends.get(last) ?? 0) + 1);
          if (level === 'strong' || level === 'master') expect(last === 'lay').toBe(duelOf(core).end === 'no-cards');
        }
      }
    }
    expect([...ends.keys()].sort()).toEqual(['end', 'lay', 'twist']);
  });

  it('thinks differently with another seed, and the same with the same one', () => {
    const plans = new Set<string>();
    core.deal(GAME, {}, 5n);
    for (let made = 0; made < 30; made++)
      for (const move of core.plan(duelOf(core).turn, 'classic', 0)) core.play(move);
    for (let seed = 0; seed < 40; seed++) {
      const plan = planOf(core, 'random', seed);
      expect(planOf(core, 'random', seed)).toBe(plan);
      expect(planOf(core, 'strong', seed)).toBe(planOf(core, 'strong', seed));
      plans.add(plan);
    }
    expect(plans.size).toBeGreaterThan(1);
  });
});

/** What the last move of a plan is. */
function endOf(plan: readonly Move[]): string {
  const kind = moveKind(plan[plan.length - 1]);
  if (kind === MoveKind.Deal) return 'twist';
  return kind === MoveKind.EndTurn ? 'end' : 'lay';
}

describe('the classic player', () => {
  it.each([
    ['5: 8S\n6: 7H\n7: TC\ndiscard-1: 7D\ndiscard-2: 8D', 'M09'],
    ['5: 9S\n6: 9D\n7: TC\ndiscard-1: 2H\ndiscard-2: TD', 'M69'],
    ['5: 3S\n6: 9D\n7: 9H\n8: 9C\ndiscard-1: 2H', 'M02'],
    ['5: 8S\n6: 2D\n7: 9H\n8: 9C\ndiscard-1: 7D', 'M05'],
    ['5: 8S\n6: 2D\n7: 9H\n8: TS\ndiscard-1: 7S', 'M64'],
    ['5: 8S\n6: 3D\n7: 9H\n8: JS\ndiscard-1: 7S', 'MP57'],
    ['5: 8S\n6: 3D\n7: 9C\ndiscard-1: 7S', 'M08'],
    ['5: 8S\n6: 3D\n7: 9C\n8: JC\ndiscard-1: 7S', 'T'],
  ])('takes the first move of its order (CHINESE §5): %s', (table, expected) => {
    setUpChinese(core, `${table}\ndeck-1: KD\nrest: deck-2`);
    expect(planOf(core, 'classic', 1)).toBe(expected);
    expect(planOf(core, 'greedy', 2)).toBe(expected);
    expect(commandText(core.hint() as Move, 0)).toBe(expected);
  });

  it('ends its turn only when nothing can be laid', () => {
    for (let deal = 0; deal < 20; deal++) {
      core.deal(GAME, {}, BigInt(deal));
      while (!duelOf(core).over) {
        const [move] = core.plan(duelOf(core).turn, 'classic', 0);
        if (moveKind(move) === MoveKind.EndTurn) expect(core.moves()).toEqual([move]);
        core.play(move);
      }
    }
  });
});

describe('the beginner', () => {
  it('overlooks one move of four', () => {
    setUpChinese(core, '5: 8S\n6: 3D\n7: 9C\n8: JC\ndiscard-1: 7H\ndeck-1: KD\nrest: deck-2');
    const plans = Array.from({ length: 2000 }, (_, seed) => planOf(core, 'beginner', seed));
    expect(new Set(plans)).toEqual(new Set(['M05', 'T']));
    const overlooked = plans.filter((plan) => plan === 'T').length / plans.length;
    expect(overlooked).toBeGreaterThan(0.21);
    expect(overlooked).toBeLessThan(0.29);
  });
});

describe('players who think', () => {
  it.each(['strong', 'master'] as const)('see a game that is won in this turn: %s', (level) => {
    setUpChinese(core, '3: AC..3C\n5: 8S\n6: 9H\n7: 6C\n8: KD\ndiscard-1: JH 7H\nrest: deck-2');
    expect(duelOf(core).over).toBe(false);
    const plan = core.plan(0, level, 1);
    for (const move of plan) core.play(move);
    expect(duelOf(core)).toMatchObject({ over: true, winner: 0 });
  });
});

describe('the record of the bench', () => {
  it('holds for a sample of games: length, winners and cards left (CHINESE §4)', async () => {
    const { all, sample } = recordedGames();
    const bare = await BareCore.load();
    expect(selfPlay(bare, gameOf(core, GAME), Level.Classic, 0, SAMPLE_GAMES)).toEqual(sample);
    expect(all.games).toBe(20_000);
    expect(all.voided / all.games).toBeLessThanOrEqual(0.005);
    expect(all.turns / all.games).toBeCloseTo(33.7, 0);
    expect(Math.abs(all.left / (all.games - all.voided) - 8.25)).toBeLessThan(0.3);
    expect(Math.abs(all.firstWins / all.games - 0.504)).toBeLessThan(0.02);
  });

  it('holds for random players too, who take some 95 turns', async () => {
    const bare = await BareCore.load();
    const { turns, games, voided } = selfPlay(bare, gameOf(core, GAME), Level.Random, 0, 300);
    expect(Math.abs(turns / games - 95)).toBeLessThan(6);
    expect(voided).toBeLessThanOrEqual(1);
  });

  const records = recordedMatches()
    .filter(({ game }) => game === GAME)
    .map((record) => [record.players.join(' against '), record] as const);

  it.each(records)('holds for a sample of the match %s', (_, record) => {
    expect(gamesOf(playMatch(core, record, SAMPLE))).toEqual(record.sample);
    const [won, , drawn] = record.games;
    expect(record.percent[1]).toBeCloseTo((100 * (won + drawn / 2)) / 2000, 1);
  });

  it.each([
    ['classic', 'random', 98],
    ['strong', 'classic', 93],
    ['master', 'strong', 60],
  ])('says that the %s player beats the %s one in so many games of a hundred: %s', (first, second, least) => {
    const record = records.find(([, { players }]) => players.join() === [first, second].join())?.[1];
    expect(record?.percent[1]).toBeGreaterThanOrEqual(least);
    const [won, lost, drawn] = record?.games ?? [0, 0, 0];
    expect(won + lost + drawn).toBe(2000);
  });
});
