import { EXIT, type Io } from './io.ts';
import { endOnRefusedOutput } from './standard-streams.ts';
import { talon } from './talon.ts';

/** Terminals that do not say how wide they are. */
const USUAL_COLUMNS = 80;

/** Aborted by the first Ctrl-C after it was asked for; a second one ends the process. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

let interrupted: AbortSignal | null = null;

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  progressColumns: process.stderr.isTTY ? (process.stderr.columns ?? USUAL_COLUMNS) : null,
  get interrupted() {
    interrupted ??= interruption();
    return interrupted;
  },
};

endOnRefusedOutput(process.stdout, 'standard output');
endOnRefusedOutput(process.stderr, 'standard error');
try {
  process.exitCode = await talon(process.argv.slice(2), io);
} catch (error) {
  io.err(`talon: fault of the program: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = EXIT.wrong;
}
