/** Chinese Patience on the command line (CLI): its commands, refusals by the manual's letters, positions, decks and matches. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsText, parseCommand, splitCommands } from '../../host/core/chinese-commands.ts';
import { parseMoves } from '../../host/core/move-text.ts';
import { loadCore } from '../core/built-core.ts';
import { inFolder, jsonLines, run } from './capture.ts';

/** 5: 7S, 6: 9H, 7: TC, 8: KD; player 1 turns 6D, 8S, then kings; player 2 turns 2H. */
const OPENING = ['7S', '9H', 'TC', 'KD'];
const FIRST = ['6D', '8S', 'KH', 'KC', 'KS'];

function deck(): string {
  const cards = [...'CSHD'].flatMap((suit) => [...'23456789TJQK'].map((rank) => rank + suit));
  const second = ['2H'];
  const named = [...OPENING, ...FIRST, ...second];
  const rest = cards.filter((card) => !named.includes(card));
  return [...OPENING, ...FIRST, ...rest.slice(0, 17), ...second, ...rest.slice(17)].join(' ');
}

const play = async (folder: string, moves: string, ...more: string[]): ReturnType<typeof run> => {
  const file = join(folder, 'deck.txt');
  writeFileSync(file, deck());
  return run(['play', 'chinese-patience', '--deck', file, '--moves', moves, ...more]);
};

describe('commands', () => {
  it.each([
    ['T M05 MP86 M09 Z', ['T', 'M05', 'MP86', 'M09', 'Z']],
    ['T M 0 5, M P 8 6; z', ['T', 'M05', 'MP86', 'z']],
    ['tm05mp86m09z', ['t', 'm05', 'mp86', 'm09', 'z']],
    ['deal, M 0 5 discard-1>tableau-2 Z', ['deal', 'M05', 'discard-1>tableau-2', 'Z']],
    ['', []],
    ['T M0 tableau-1>foundation-1', ['T', 'M0', 'tableau-1>foundation-1']],
  ])('are found in "%s"', (text, words) => {
    expect(splitCommands(text)).toEqual(words);
  });

  it('name piles as the player on turn counts them, and are written as they are read', async () => {
    const core = await loadCore();
    core.deal('chinese-patience', {}, 11n);
    const made: number[] = [];
    for (let moves = core.moves(); moves.length > 0; moves = core.moves()) {
      const view = core.view();
      const turn = view.duel?.turn ?? 0;
      for (const move of moves) expect(parseCommand(view, commandsText([move], turn))).toBe(move);
      const move = core.hint();
      if (move === null) break;
      core.play(move);
      made.push(move);
    }
    const text = commandsText(made, 0);
    core.deal('chinese-patience', {}, 11n);
    for (const word of splitCommands(text)) core.play(parseCommand(core.view(), word) ?? 0);
    expect(core.save().moves).toEqual(made);
    expect(core.view().status).toBe('over');
  });

  it.each(['M0', 'M P 0 5', 'MP15', 'X', 'M055', 'P86'])('are not: %s', async (text) => {
    const core = await loadCore();
    core.deal('chinese-patience', {}, 1n);
    expect(parseCommand(core.view(), text)).toBeNull();
  });
});

describe('play chinese-patience', () => {
  it('takes commands with and without blanks, and piles by name', async () => {
    await inFolder(async (folder) => {
      const moves = ['T M05 T M06 MP67 Z', 'TM05TM06MP67Z', 'T, M 0 5, T, M 0 6, M P 6 7, Z'];
      const named = 'deal discard-1>tableau-1 deal discard-1>tableau-2 tableau-2>tableau-3*2 end';
      const positions = await Promise.all([...moves, named].map((text) => play(folder, text, '--json')));
      const [first, ...others] = positions.map((outcome) => {
        const [{ played: _, ...position }] = jsonLines(outcome);
        return position;
      });
      for (const position of others) expect(position).toEqual(first);
      expect(first).toMatchObject({ commands: ['T'], moves: ['deal'], table: { turn: 2, twisted: false } });
    });
  });

  it('says what is legal in words of the game too', async () => {
    await inFolder(async (folder) => {
      const { out } = await play(folder, 'T');
      expect(out).toContain('legal moves 3: discard-1>tableau-1, tableau-2>tableau-3, end\ncommands: M05 MP67 Z\n');
    });
  });

  it.each([
    ['M05', 'move 1 "M05": twist-first'],
    ['T T', 'move 2 "T": twist-pending'],
    ['T M 0 6', 'move 2 "M06": wrong-colour (rule b)'],
    ['T M 0 1', 'move 2 "M01": wrong-suit (rule a)'],
    ['T M 1 5', 'move 2 "M15": foundation-is-final (rule d)'],
    ['T M 9 5', 'move 2 "M95": others-pile (rule f)'],
    ['T M 0 9', 'move 2 "M09": nothing-to-match (rule c)'],
    ['T M05 M 5 6', 'move 3 "M56": whole-pile-only (rule e)'],
    ['T M05 MP56', 'move 3 "MP56": wrong-rank (rule g)'],
    [
      'T M P 0 5',
      'move 2 "MP05": no-move; moves are T, M 0 5 (a top card), M P 8 6 (a whole pile) and Z, or pile>pile',
    ],
  ])('refuses %s: %s', async (moves, words) => {
    await inFolder(async (folder) => {
      const { code, err } = await play(folder, moves);
      expect(code).toBe(2);
      expect(err).toContain(words);
    });
  });

  it('goes on from a position that it has printed', async () => {
    await inFolder(async (folder) => {
      const { out } = await play(folder, 'T M05 T', '--json');
      const file = join(folder, 'position.json');
      writeFileSync(file, out);
      const [again] = jsonLines(await run(['play', 'chinese', '--position', file, '--moves', 'M 0 6', '--json']));
      const [straight] = jsonLines(await play(folder, 'T M05 T M06', '--json'));
      expect({ ...again, played: [] }).toEqual({ ...straight, played: [] });
    });
  });

  it('keeps the text of all other games as it was', async () => {
    const core = await loadCore();
    core.deal('klondike', {}, 1n);
    expect(parseMoves(core.view().game, 'deal')).toHaveLength(1);
    const { err } = await run(['play', 'klondike', '--moves', 'T']);
    expect(err).toContain('no-move; moves are pile>pile');
  });
});

describe('match chinese', () => {
  const MATCH = ['match', 'chinese', '--players', 'strong,classic', '--deals', '2', '--seed', '9', '--budget', '200'];

  it('plays every deal with both seatings, and counts points and turns', async () => {
    const { code, out, err } = await run(MATCH);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('chinese-patience renewal=turn end=twist pile=1');
    expect(lines[1]).toMatch(
      /^4 games: 2 deals from 9 on, each with both seatings; \d+\.\d\d ± \d+\.\d\d turns a game$/,
    );
    expect(lines[2]).toMatch(/^strong: .+ of the games, won \d, lost \d, drawn \d; points .+; \S+ ms a decision$/);
    expect(lines[3]).toMatch(/^classic: /);
  });

  it('gives the winner of a game the points of the loser’s cards, as JSON', async () => {
    const [report] = jsonLines(await run([...MATCH, '--json']));
    expect(report).toMatchObject({ game: 'chinese-patience', games: 4, turns: { mean: expect.any(Number) } });
    const players = report.players as readonly { won: number; lost: number; drawn: number; points: { mean: number } }[];
    for (const { won, lost, drawn, points } of players) {
      expect(won + lost + drawn).toBe(4);
      expect(points.mean > 0).toBe(won > 0);
    }
  });

  it('knows the players of the game', async () => {
    const { code, err } = await run(['match', 'chinese', '--players', 'greedy,classic']);
    expect(code).toBe(2);
    expect(err).toContain('must be 2 of random, beginner, classic, strong, master, such as master,strong');
  });
});
