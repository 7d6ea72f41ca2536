import { CHINESE_PATIENCE } from '../../core/chinese-commands.ts';
import type { GameFamily, GameInfo } from '../../core/core.ts';
import type { Command } from '../command.ts';
import type { CommandLine } from '../command-line.ts';
import { loadCore } from '../core.ts';
import { parseDealNumber } from '../deal-number.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { binokelMatches } from '../match/binokel-match.ts';
import { chineseMatches, duelMatches } from '../match/duel-match.ts';
import type { MatchKind } from '../match/match-kind.ts';
import { Progress } from '../progress.ts';
import { chosenGame, startDeal } from '../start.ts';
import { UsageError } from '../usage-error.ts';

/** Games with matches of their own. */
const OWN_KINDS: Readonly<Record<string, MatchKind>> = { [CHINESE_PATIENCE]: chineseMatches };

/** The other families of games that computer players play. */
const KINDS: Readonly<Partial<Record<GameFamily, MatchKind>>> = { duel: duelMatches, tricks: binokelMatches };

const MOST_DEALS = 1_000_000;
const MOST_BUDGET = 1_000_000_000;
const FEW_DEALS = 100;

function kindOf({ id, family }: GameInfo): MatchKind | undefined {
  return OWN_KINDS[id] ?? KINDS[family];
}

/** @throws UsageError when the text does not name as many players as take part */
function playersOf(line: CommandLine, { levels, seats }: MatchKind): readonly string[] {
  const example = levels.slice(-seats).reverse().join(',');
  const text = line.text('players');
  if (text === null) throw new UsageError('--players A,B', 'is missing; see --help');
  const names = text.split(',').map((name) => name.trim());
  if (names.length === seats && names.every((name) => levels.includes(name))) return names;
  throw new UsageError(`--players ${text}`, `must be ${seats} of ${levels.join(', ')}, such as ${example}`);
}

async function run(line: CommandLine, io: Io): Promise<ExitCode> {
  const { id, options } = chosenGame(line);
  const wanted = line.whole('deals', FEW_DEALS, 1, MOST_DEALS);
  const firstDeal = parseDealNumber(line.text('seed') ?? '1');
  const core = await loadCore();
  startDeal(core, { id, options }, firstDeal);
  const view = core.view();
  const kind = kindOf(view.game);
  if (kind === undefined) throw new UsageError(id, 'is not played by computer players');
  const players = playersOf(line, kind);
  const budget = line.has('budget') ? line.whole('budget', 1, 1, MOST_BUDGET) : undefined;
  const match = kind.begin(core, { game: id, options: view.options, players, firstDeal, budget }, () =>
    performance.now(),
  );
  const progress = new Progress(io);
  let played = 0;
  for (; played < wanted && !io.interrupted.aborted; played++) {
    match.playDeal();
    progress.bar((played + 1) / wanted, `${played + 1} of ${wanted} deals`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  progress.clear();
  if (played > 0) io.out(line.has('json') ? `${JSON.stringify(match.json())}\n` : match.text());
  if (played === wanted) return EXIT.done;
  io.err(`talon: interrupted: ${played} of ${wanted} deals\n`);
  return EXIT.no;
}

const PLAYERS_NOTE = [
  ...Object.entries(OWN_KINDS).map(([id, { levels }]) => `Players of ${id}: ${levels.join(', ')}.`),
  ...Object.entries(KINDS).map(
    ([family, { levels }]) => `Players of other games of the family ${family}: ${levels.join(', ')}.`,
  ),
].join(' ');

/** `match`: computer players against each other. */
export const match: Command = {
  name: 'match',
  synopsis: ['match GAME --players A,B [--deals N] [--seed S] [--budget B] [--option K=V ...]'],
  summary: 'computer players against each other on duplicate deals: means with 95 % intervals, time per decision',
  notes: [
    `${PLAYERS_NOTE} Every deal is played with all seatings, so that its luck does not count. Intervals are taken over deals, since the games of a deal have that luck in common. A drawn game counts half. Equal lines give equal games; only the time differs.`,
  ],
  options: {
    players: { value: 'A,B', summary: 'the players, such as strong,greedy' },
    deals: { value: 'N', summary: `deals, each played with all seatings; ${FEW_DEALS} when not given` },
    seed: { value: 'S', summary: 'the first deal number; 1 when not given. The deals after it follow its number' },
    budget: {
      value: 'B',
      summary: 'how much a player may look at for one decision: moves that are tried out; in Binokel worlds for a card',
    },
    option: { value: 'K=V', summary: 'option of the game; K=V behind GAME means the same', repeatable: true },
  },
  run,
};
