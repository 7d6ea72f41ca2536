/** What a command may use of the terminal and the process around it; tests give their own. */
export interface Io {
  /** Writes to standard output; the text carries its own line ends. */
  out(text: string): void;
  /** Writes to standard error; the text carries its own line ends. */
  err(text: string): void;
  /** Columns of the terminal behind standard error, or null where there is none: progress is then not shown. */
  readonly progressColumns: number | null;
  /** Aborted by Ctrl-C. Long work ends soon after and keeps what it has. */
  readonly interrupted: AbortSignal;
}

/** Exit codes of every command (CLI). */
export const EXIT = {
  /** The work is done. */
  done: 0,
  /** A clear answer that is a "no": not winnable, not a picture. */
  no: 1,
  /** Wrong use or bad input; one line on standard error says which. */
  wrong: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
