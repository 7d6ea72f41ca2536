import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../host/cli/io.ts';
import { talon } from '../../host/cli/talon.ts';

/** What a command left behind. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process and captures what it prints. */
export async function run(argv: readonly string[], io: Partial<Io> = {}): Promise<Outcome> {
  let out = '';
  let err = '';
  const code = await talon(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    progressColumns: null,
    interrupted: new AbortController().signal,
    ...io,
  });
  return { code, out, err };
}

/** The objects of a `--json` run, one a line. */
export function jsonLines(outcome: Outcome): Record<string, unknown>[] {
  return outcome.out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Runs `body` with a folder that is removed afterwards. */
export async function inFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-cli-'));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
