/** The core against the rules of CHINESE §2 written a second time (`chinese-plain.ts`), in random games. */
import { beforeAll, describe, expect, it } from 'vitest';
import { commandText, parseCommand } from '../../host/core/chinese-commands.ts';
import type { ChosenOptions, Core, DuelView } from '../../host/core/core.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { ensure } from './bare-core.ts';
import { isPlainVoid, type PlainGame, plainCommands, plainGame, plainWinner, playPlain } from './chinese-plain.ts';
import { gameOf } from './walks.ts';

const SEEDS = 20;
const LONGEST = 1500;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const duel = (): DuelView => {
  const state = core.view().duel;
  if (state === null) throw new Error('no game for two');
  return state;
};

/** What both say of the table. A pack that was shuffled takes the core's order over, if it holds the same cards. */
function compare(plain: PlainGame, command: string, options: ChosenOptions): void {
  const there = plainGame(core.fullView());
  if (options.renewal === 'shuffle' && command === 'T') {
    const seat = plain.turn;
    const drawn = (game: PlainGame): string[] => [...game.packs[seat], ...game.discards[seat].slice(-1)];
    if (plain.discards[seat].length === 1 && [...drawn(plain)].sort().join() === [...drawn(there)].sort().join()) {
      plain.packs[seat].splice(0, Number.POSITIVE_INFINITY, ...there.packs[seat]);
      plain.discards[seat].splice(0, 1, ...there.discards[seat]);
    }
  }
  const state = duel();
  const told = tableText(there, state.turn, state.twisted, state.pending);
  ensure(told === tableText(plain, plain.turn, plain.twists > 0, plain.pending), () => `${command}: ${told}`);
}

function tableText({ piles, packs, discards }: PlainGame, turn: number, twisted: boolean, pending: boolean): string {
  return JSON.stringify({ piles, packs, discards, turn, twisted, pending });
}

function playBoth(plain: PlainGame, command: string): void {
  const move = parseCommand(core.view(), command);
  if (move === null) throw new Error(command);
  core.play(move);
  playPlain(plain, command);
}

/** Sequences of so many commands that the plain rules allow. */
function plainPerft(game: PlainGame, options: ChosenOptions, plies: number): number {
  const commands = plainCommands(game, options);
  if (plies === 1) return commands.length;
  return commands.reduce((leaves, text) => {
    const copy = structuredClone(game);
    playPlain(copy, text);
    return leaves + plainPerft(copy, options, plies - 1);
  }, 0);
}

function corePerft(plies: number): number {
  const moves = core.moves();
  if (plies === 1) return moves.length;
  return moves.reduce((leaves, move) => {
    core.play(move);
    const below = corePerft(plies - 1);
    core.undo();
    return leaves + below;
  }, 0);
}

describe('numbers of sequences', () => {
  it.each([
    [{}, 60],
    [{}, 100],
    [{ end: 'any' }, 90],
    [{ pile: '2' }, 80],
  ] as const)('are those of the plain rules: %o after %s hints', (options, hints) => {
    let counted = 0;
    for (let deal = 1; deal <= 4; deal++) {
      core.deal('chinese-patience', options, BigInt(deal));
      const plain = plainGame(core.fullView());
      for (let made = 0; made < hints && core.moves().length > 0; made++) {
        const text = commandText(core.hint() ?? 0, duel().turn);
        playBoth(plain, text);
      }
      for (const plies of [1, 2, 3, 4, 5, 6]) {
        const leaves = corePerft(plies);
        expect({ deal, plies, leaves }).toEqual({ deal, plies, leaves: plainPerft(plain, options, plies) });
        counted += leaves;
      }
    }
    expect(counted).toBeGreaterThan(200);
  });
});

describe('random games', () => {
  it('go as the plain rules say, with all options', () => {
    let [won, voided, renewed] = [0, 0, 0];
    for (const options of optionCombinations(gameOf(core, 'chinese-patience'))) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const pick = seededPicker(seed);
        core.deal('chinese-patience', options, BigInt(seed));
        const plain = plainGame(core.fullView());
        // Every fourth pair of players passes whenever that is allowed, which makes positions come up again.
        const passes = seed % 4 === 3;
        for (let made = 0; made < LONGEST; made++) {
          const commands = plainCommands(plain, options);
          const { turn } = plain;
          const legal = core.moves().map((move) => commandText(move, turn));
          ensure([...legal].sort().join() === [...commands].sort().join(), () => `${legal} and not ${commands}`);
          if (commands.length === 0) break;
          const command = passes && commands.includes('Z') ? 'Z' : commands[pick(commands.length)];
          playBoth(plain, command);
          compare(plain, command, options);
        }
        const state = duel();
        expect(state.over).toBe(plainWinner(plain) !== null || isPlainVoid(plain));
        expect(state.winner).toBe(plainWinner(plain));
        if (state.winner !== null) {
          const loser = 1 - state.winner;
          const points = plain.packs[loser].length + plain.discards[loser].length;
          expect(state.credits[state.winner]).toBe(points);
          expect(state.credits[loser]).toBe(0);
          won++;
        } else if (state.over) voided++;
        if (core.view().pass + state.waitingPass > 2) renewed++;
      }
    }
    expect(won).toBeGreaterThan(80);
    expect(voided).toBeGreaterThan(15);
    expect(renewed).toBeGreaterThan(80);
  });
});
