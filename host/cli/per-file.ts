import { FormatError } from '../formats/format-error.ts';
import { EXIT, type ExitCode, type Io } from './io.ts';
import { Progress } from './progress.ts';
import { UsageError } from './usage-error.ts';

/** What a command says about one file. */
export interface FileReport {
  /** One object for `--json`; `file` is its first key. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Lines for a reader, with their line ends. */
  readonly text: string;
}

/**
 * Examines files one after another. A file that is not what it should be gets a report with `error` and `offset`, and
 * the others go on (CLI, `img`); so does one that cannot be read, which also gets its line on standard error.
 *
 * @returns wrong use when a file could not be read or written, else no when a file was refused
 */
export function examineFiles(
  files: readonly string[],
  isJson: boolean,
  io: Io,
  examine: (file: string) => FileReport,
): ExitCode {
  let code: ExitCode = EXIT.done;
  const progress = new Progress(io);
  for (const [k, file] of files.entries()) {
    if (files.length > 1) progress.bar(k / files.length, file);
    const { report, outcome } = attempt(file, examine);
    progress.clear();
    io.out(isJson ? `${JSON.stringify(report.json)}\n` : report.text);
    if (outcome instanceof UsageError) {
      io.err(`talon: ${outcome.message}\n`);
      code = EXIT.wrong;
    } else if (outcome !== null && code === EXIT.done) {
      code = EXIT.no;
    }
  }
  return code;
}

function attempt(
  file: string,
  examine: (file: string) => FileReport,
): { report: FileReport; outcome: FormatError | UsageError | null } {
  try {
    return { report: examine(file), outcome: null };
  } catch (error) {
    if (error instanceof UsageError) {
      return { report: { json: { file, error: error.message, offset: null }, text: '' }, outcome: error };
    }
    if (!(error instanceof FormatError)) throw error;
    const { message, offset, reason } = error;
    const text = `${file}: ${message} (offset ${offset})\n`;
    return { report: { json: { file, error: message, reason, offset }, text }, outcome: error };
  }
}
