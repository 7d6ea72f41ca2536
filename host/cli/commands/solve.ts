import { availableParallelism } from 'node:os';
import type { Core } from '../../core/core.ts';
import type { SearchLimits } from '../../search/solve.ts';
import type { Command } from '../command.ts';
import type { CommandLine } from '../command-line.ts';
import { coreBytes, loadCore } from '../core.ts';
import { parseDealNumber } from '../deal-number.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { solveInPool, type WaitingDeal } from '../solve-pool.ts';
import { SolveResults } from '../solve-results.ts';
import { reportOf, type SolveReport, solveGame } from '../solving.ts';
import { solveTricks, tricksText } from '../solving-tricks.ts';
import { chosenGame, START_OPTIONS, startDeal, startGame } from '../start.ts';
import { UsageError } from '../usage-error.ts';

const MOST_JOBS = 256;
const MS = 1000;

function limitsOf(line: CommandLine): SearchLimits {
  const seconds = line.positive('time');
  const nodes = line.has('nodes') ? line.whole('nodes', 1, 1, Number.MAX_SAFE_INTEGER) : undefined;
  return { nodes, milliseconds: seconds === null ? undefined : seconds * MS };
}

function verdictText({ verdict, reason, moves }: SolveReport): string {
  if (verdict === 'solved') return `solved in ${moves} moves`;
  return reason === null ? verdict : `${verdict} (${reason})`;
}

function costText({ nodes, milliseconds, table }: SolveReport): string {
  return `${nodes} nodes, ${milliseconds} ms, ${table} positions in the table`;
}

/** @throws UsageError for a game that is not won by one player */
function needPatience(core: Core, id: string): void {
  if (core.view().game.family !== 'patience')
    throw new UsageError(id, 'is no patience; only patiences and the play of Binokel are solved');
}

async function solveOne(line: CommandLine, io: Io): Promise<ExitCode> {
  const core = await loadCore();
  const { id } = startGame(core, line);
  if (core.view().game.family === 'tricks') return solvePlay(core, id, line, io);
  needPatience(core, id);
  const fromDeal = !line.has('deck') && !line.has('position');
  const deal = fromDeal ? parseDealNumber(line.text('deal') ?? '1').toString() : null;
  const progress = new Progress(io);
  const found = await solveGame(core, limitsOf(line), io.interrupted, ({ nodes, best, depth }) =>
    progress.line(`${nodes} nodes, depth ${depth}, at best ${best} cards on the foundations`),
  );
  progress.clear();
  const result = reportOf(core.view(), deal, found);
  const text = `${verdictText(result)}: ${costText(result)}\n${result.line === null ? '' : `${result.line}\n`}`;
  io.out(line.has('json') ? `${JSON.stringify(result)}\n` : text);
  return result.verdict === 'solved' ? EXIT.done : EXIT.no;
}

/** The play of a game of tricks, all cards seen: what each card brings the soloist, and a line of best play. */
async function solvePlay(core: Core, id: string, line: CommandLine, io: Io): Promise<ExitCode> {
  const { nodes = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = limitsOf(line);
  const progress = new Progress(io);
  const report = await solveTricks(core, id, { nodes, milliseconds }, io.interrupted, (tried) =>
    progress.line(`${tried} nodes`),
  );
  progress.clear();
  io.out(line.has('json') ? `${JSON.stringify(report)}\n` : tricksText(report));
  return report.points === null ? EXIT.no : EXIT.done;
}

/** @throws UsageError when the text is no A..B with A not above B */
function parseRange(text: string): { readonly first: bigint; readonly last: bigint } {
  const match = /^(\d+)\.\.(\d+)$/.exec(text);
  if (match === null) throw new UsageError(`--deals ${text}`, 'must be two deal numbers A..B');
  const first = parseDealNumber(match[1]);
  const last = parseDealNumber(match[2]);
  if (first > last) throw new UsageError(`--deals ${text}`, 'ends before it begins');
  return { first, last };
}

async function solveMany(line: CommandLine, io: Io): Promise<ExitCode> {
  const game = chosenGame(line);
  const { first, last } = parseRange(line.text('deals') ?? '');
  const jobs = line.whole('jobs', availableParallelism(), 1, MOST_JOBS);
  const limits = limitsOf(line);
  const core = await loadCore();
  startDeal(core, game, first);
  needPatience(core, game.id);
  const results = SolveResults.open(line.text('out'), game.id, core.view().options);
  const progress = new Progress(io);
  const total = last - first + 1n;
  const counts = { solved: 0, unsolvable: 0, 'gave-up': 0 };
  const show = (result: SolveReport): void => {
    progress.clear();
    const text = `deal ${result.deal}: ${verdictText(result)}, ${costText(result)}\n`;
    io.out(line.has('json') ? `${JSON.stringify(result)}\n` : text);
    counts[result.verdict]++;
    progress.bar(shareOf(counts, total), countsText(counts, total));
  };
  function* missing(): Generator<WaitingDeal> {
    for (let deal = first; deal <= last; deal++) {
      const known = results.of(deal, limits);
      if (known !== null) {
        show(known);
        continue;
      }
      startDeal(core, game, deal);
      yield { deal, game: core.save() };
    }
  }
  const threads = total < BigInt(jobs) ? Number(total) : jobs;
  await solveInPool({ wasm: coreBytes(), limits, jobs: threads }, missing(), io.interrupted, (deal, found) => {
    const result = reportOf(core.view(), deal.toString(), found);
    results.add(result);
    show(result);
  });
  progress.clear();
  if (!io.interrupted.aborted) return EXIT.done;
  io.err(`talon: interrupted: ${countsText(counts, total)}\n`);
  return EXIT.no;
}

type Counts = Readonly<Record<SolveReport['verdict'], number>>;

function doneOf(counts: Counts): number {
  return counts.solved + counts.unsolvable + counts['gave-up'];
}

function shareOf(counts: Counts, total: bigint): number {
  return doneOf(counts) / Number(total);
}

function countsText(counts: Counts, total: bigint): string {
  const verdicts = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  return `${doneOf(counts)} of ${total} deals: ${verdicts.join(', ')}`;
}

/** `solve`: can games be won, all cards known? */
export const solve: Command = {
  name: 'solve',
  synopsis: [
    'solve GAME (--deal N | --deck FILE | --position FILE) [--option K=V ...] [--time S] [--nodes N]',
    'solve GAME --deals A..B [--jobs J] [--out FILE] [--option K=V ...] [--time S] [--nodes N]',
  ],
  summary: 'can a game be won, all cards known: solved with a winning line, unsolvable, or gave up',
  notes: [
    'Unsolvable means that the whole space of positions was searched; a line that solves has been replayed by the rules and can be given to play --moves. Exit code 1 means unsolvable or gave up.',
    'Binokel is solved from a position in which its tricks are being played: what the soloist still makes after each card if all cards are seen and everybody plays as well as can be, and a line of such play. Exit code 1 means that the search was given up.',
    'Many deals are solved on several threads, one line each as they are done; exit code 0 says that all are. With --out FILE the results are kept as JSON lines, Ctrl-C loses only the deals under way, and the same command goes on where it was. Ranges can be split over machines.',
  ],
  options: {
    ...START_OPTIONS,
    deals: { value: 'A..B', summary: 'all deal numbers from A to B', excludes: ['deal', 'deck', 'position'] },
    jobs: { value: 'J', summary: 'threads; one for each processor when not given', needs: 'deals' },
    out: { value: 'FILE', summary: 'keep the results in a file and go on with it', needs: 'deals' },
    time: { value: 'S', summary: 'give up a deal after so many seconds' },
    nodes: { value: 'N', summary: 'give up a deal after so many positions' },
  },
  run: (line, io) => (line.has('deals') ? solveMany(line, io) : solveOne(line, io)),
};
