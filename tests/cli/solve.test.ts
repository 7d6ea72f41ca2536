import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, jsonLines, run } from './capture.ts';
import { DECK_C1 } from './case-c1.ts';

const SOLVE_KEYS = ['game', 'options', 'deal', 'verdict', 'reason', 'moves', 'nodes', 'milliseconds', 'table', 'line'];

/** Runs `body` with a file that holds case C-1. */
function withC1<T>(body: (deck: string) => Promise<T>): Promise<T> {
  return inFolder((folder) => {
    const deck = join(folder, 'c1.txt');
    writeFileSync(deck, DECK_C1);
    return body(deck);
  });
}

describe('solve', () => {
  it('prints one object with stable keys, and a line that play accepts', async () => {
    const outcome = await run(['solve', 'klondike', '--deal', '1', '--json']);
    const [result] = jsonLines(outcome);
    expect(outcome).toMatchObject({ code: 0, err: '' });
    expect(Object.keys(result)).toEqual(SOLVE_KEYS);
    expect(result).toMatchObject({ game: 'klondike', deal: '1', verdict: 'solved', reason: null });
    const replayed = await run(['play', 'klondike', '--deal', '1', '--moves', String(result.line), '--json']);
    const [end] = jsonLines(replayed);
    expect(end).toMatchObject({ status: 'won', refused: null, automatic: [] });
    expect(end.played).toHaveLength(Number(result.moves));
  });

  it('C-1: cannot be won without cards from the foundations, by exhaustion', () =>
    withC1(async (deck) => {
      for (const game of [['klondike', 'strict=1'], ['yukon'], ['yukon', 'variant=light']]) {
        const outcome = await run(['solve', ...game, '--deck', deck, '--json']);
        const [result] = jsonLines(outcome);
        expect(outcome.code).toBe(1);
        expect(result).toMatchObject({ deal: null, verdict: 'unsolvable', reason: null, moves: null, line: null });
        expect(result.nodes).toBeLessThan(100_000);
      }
    }));

  it('C-1: is won with them, by a line that takes a card back', () =>
    withC1(async (deck) => {
      const outcome = await run(['solve', 'klondike', '--deck', deck, '--json']);
      const [result] = jsonLines(outcome);
      expect(outcome.code).toBe(0);
      expect(result.line).toMatch(/foundation-\d>tableau-\d/);
      const [end] = jsonLines(
        await run(['play', 'klondike', '--deck', deck, '--moves', String(result.line), '--json']),
      );
      expect(end.status).toBe('won');
    }));

  it('says in words what it found', () =>
    withC1(async (deck) => {
      const lost = await run(['solve', 'yukon', '--deck', deck]);
      expect(lost.out).toMatch(/^unsolvable: \d+ nodes, \d+ ms, \d+ positions in the table\n$/);
      const won = await run(['solve', 'klondike', '--deal', '2']);
      expect(won.out).toMatch(/^solved in \d+ moves: .* in the table\n.*>foundation-\d\n$/);
    }));

  it('gives up after a number of positions', async () => {
    const outcome = await run(['solve', 'yukon', '--deal', '1', '--nodes', '500', '--json']);
    const [result] = jsonLines(outcome);
    expect(outcome.code).toBe(1);
    expect(result).toMatchObject({ verdict: 'gave-up', reason: 'node-limit', line: null, nodes: 500 });
  });

  it('gives up after a time', async () => {
    const outcome = await run(['solve', 'klondike', 'draw=3', 'passes=3', '--deal', '4', '--time', '0.001', '--json']);
    const [result] = jsonLines(outcome);
    expect(outcome.code).toBe(1);
    expect(result).toMatchObject({ verdict: 'gave-up', reason: 'time-limit' });
    expect(result.milliseconds).toBeGreaterThanOrEqual(1);
  });

  it('ends when it is interrupted', async () => {
    const outcome = await run(['solve', 'yukon', '--deal', '1', '--json'], { interrupted: AbortSignal.abort() });
    expect(outcome.code).toBe(1);
    expect(jsonLines(outcome)[0]).toMatchObject({ verdict: 'gave-up', reason: 'interrupted' });
  });

  it('shows how far it is where there is a terminal, and clears that', async () => {
    const { err, out } = await run(['solve', 'yukon', '--deal', '1', '--nodes', '50000'], { progressColumns: 80 });
    expect(err.split('\r\x1b[K')[1]).toMatch(/^\d+ nodes, depth \d+, at best \d+ cards on the foundations$/);
    expect(err.endsWith('\r\x1b[K')).toBe(true);
    expect(out).toMatch(/^gave-up \(node-limit\): 50000 nodes/);
  });
});

describe('solve --deals', () => {
  const many = (file: string, range: string, ...more: string[]) =>
    ['solve', 'klondike', '--deals', range, '--out', file, '--nodes', '3000', '--json', ...more] as const;
  const dealsOf = (objects: readonly Record<string, unknown>[]) =>
    objects.map(({ deal }) => Number(deal)).sort((a, b) => a - b);

  it('solves all deals on threads, one line each, and keeps the lines', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      const outcome = await run(many(file, '1..5', '--jobs', '2'));
      const results = jsonLines(outcome);
      expect(outcome).toMatchObject({ code: 0, err: '' });
      expect(dealsOf(results)).toEqual([1, 2, 3, 4, 5]);
      for (const result of results) expect(Object.keys(result)).toEqual(SOLVE_KEYS);
      expect(readFileSync(file, 'utf8')).toBe(outcome.out);
      const [single] = jsonLines(await run(['solve', 'klondike', '--deal', '1', '--json']));
      const together = results.find(({ deal }) => deal === '1');
      expect({ ...together, milliseconds: 0 }).toEqual({ ...single, milliseconds: 0 });
    }));

  it('goes on where it was, also after a torn last line', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      await run(many(file, '1..2', '--jobs', '1'));
      const before = readFileSync(file, 'utf8');
      appendFileSync(file, '{"game":"klondike","opti');
      const outcome = await run(many(file, '1..3', '--jobs', '1'));
      expect(dealsOf(jsonLines(outcome))).toEqual([1, 2, 3]);
      const after = readFileSync(file, 'utf8');
      expect(after.startsWith(before)).toBe(true);
      expect(
        dealsOf(
          after
            .slice(before.length)
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        ),
      ).toEqual([3]);
    }));

  it('searches again where it may go further than the search that gave up', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      const verdicts = async (nodes: number): Promise<unknown[]> => {
        const outcome = await run([
          'solve',
          'yukon',
          '--deals',
          '0..2',
          '--jobs',
          '1',
          '--out',
          file,
          '--json',
          '--nodes',
          `${nodes}`,
        ]);
        return jsonLines(outcome).map((line) => line.nodes);
      };
      expect(await verdicts(100)).toEqual([100, 100, 100]);
      const further = await verdicts(5000);
      expect(further).not.toEqual([100, 100, 100]);
      const length = readFileSync(file, 'utf8').length;
      expect(await verdicts(5000)).toEqual(further);
      expect(readFileSync(file, 'utf8')).toHaveLength(length);
    }));

  it('keeps what is done when it is interrupted', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      const controller = new AbortController();
      let lines = 0;
      const outcome = await run(
        ['solve', 'klondike', '--deals', '1..1000000', '--jobs', '1', '--out', file, '--nodes', '500'],
        {
          interrupted: controller.signal,
          out: () => {
            if (++lines === 3) controller.abort();
          },
        },
      );
      expect(outcome.code).toBe(1);
      expect(outcome.err).toMatch(/^talon: interrupted: 3 of 1000000 deals: \d solved, \d unsolvable, \d gave-up\n$/);
      expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3 + 1);
    }));

  it('ends all threads when the results cannot be kept', async () => {
    const file = join('no such folder', 'results.jsonl');
    const { code, err } = await run(['solve', 'klondike', '--deals', '1..1000000', '--jobs', '2', '--out', file]);
    expect({ code, err }).toEqual({ code: 2, err: `talon: ${file}: its folder does not exist\n` });
  });

  it('refuses a file of other results', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      await run(many(file, '1..1', '--jobs', '1'));
      expect(await run(many(file, '1..2', 'draw=3'))).toMatchObject({
        code: 2,
        err: `talon: ${file} line 1: is of another game or other options\n`,
      });
      writeFileSync(file, 'notes\n');
      expect(await run(many(file, '1..2'))).toMatchObject({
        code: 2,
        err: `talon: ${file} line 1: is no result of solve\n`,
      });
    }));

  it.each([
    [['--deals', '5'], '--deals 5: must be two deal numbers A..B'],
    [['--deals', '5..4'], '--deals 5..4: ends before it begins'],
    [['--deals', '1..18446744073709551616'], 'deal 18446744073709551616: is larger than 2^64-1 (18446744073709551615)'],
    [['--deals', '1..2', '--deal', '1'], '--deals: cannot be given together with --deal'],
    [['--deals', '1..2', '--time', '0'], '--time 0: must be a number above 0'],
  ])('%j is refused', async (argv, message) => {
    expect(await run(['solve', 'klondike', ...argv])).toEqual({ code: 2, out: '', err: `talon: ${message}\n` });
  });
});
