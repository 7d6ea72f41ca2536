import type { CommandLine } from './command-line.ts';
import type { ExitCode, Io } from './io.ts';
import type { OptionTable } from './options.ts';

/** A command of the table from which dispatch and help are made. */
export interface Command {
  readonly name: string;
  /** Ways to call it, without the program's name. */
  readonly synopsis: readonly string[];
  /** What it does, in one line. */
  readonly summary: string;
  /** Further lines for the command's own help. */
  readonly notes?: readonly string[];
  readonly options: OptionTable;
  /**
   * Does the work.
   *
   * @throws UsageError for wrong use and bad input; it ends in exit code 2
   */
  run(line: CommandLine, io: Io): Promise<ExitCode>;
}
