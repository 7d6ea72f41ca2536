import type { Core } from '../../core/core.ts';
import type { CommandLine } from '../command-line.ts';
import type { ExitCode } from '../io.ts';

/** What a calculator answers: an object for `--json`, lines for a reader, and whether the answer is a no. */
export interface Answer {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly code: ExitCode;
}

/** One of the calculators of `talon binokel`. @throws UsageError for wrong use and bad input */
export type Calculator = (core: Core, line: CommandLine) => Answer;
