import { CommandLine } from './command-line.ts';
import { commands } from './commands/table.ts';
import { isSystemError, reasonOf } from './files.ts';
import { commandHelp, overview } from './help.ts';
import { EXIT, type ExitCode, type Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/**
 * The command line `talon` (CLI): finds the command, runs it and turns wrong use into one line on standard error.
 *
 * @param argv the arguments after the program's name
 */
export async function talon(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    const message = refusalOf(error);
    if (message === null) throw error;
    io.err(`talon: ${message.replace(/\s*\n\s*/g, ' ')}\n`);
    return EXIT.wrong;
  }
}

/** What a user is told: wrong use, or a refusal of the operating system; null for a fault of the program. */
function refusalOf(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  if (!isSystemError(error)) return null;
  return error.path === undefined ? reasonOf(error) : `${error.path}: ${reasonOf(error)}`;
}

async function dispatch(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === 'help') {
    io.out(overview(commands));
    return EXIT.done;
  }
  if (name === undefined) {
    io.out(overview(commands));
    throw new UsageError('COMMAND', 'is missing');
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UsageError(name, 'there is no such command; talon --help lists them');
  if (rest.includes('--help')) {
    io.out(commandHelp(command));
    return EXIT.done;
  }
  return command.run(CommandLine.parse(rest, command.options), io);
}
