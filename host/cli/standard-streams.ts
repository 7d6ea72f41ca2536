import { reasonOf } from './files.ts';
import { EXIT } from './io.ts';

/** What a standard stream is called in a message. */
export type StreamName = 'standard output' | 'standard error';

/**
 * Ends the process when one of its standard streams takes nothing more. A reader that went away, as in
 * `talon games | head -1`, ends it without a word: a command that has done its work meanwhile keeps its exit code, one
 * that is still at it ends as done. Every other refusal, such as a full disk, is wrong use with its line.
 */
export function endOnRefusedOutput(stream: NodeJS.WriteStream, name: StreamName): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      setImmediate(() => process.exit(process.exitCode ?? EXIT.done));
      return;
    }
    if (name !== 'standard error') process.stderr.write(`talon: ${name}: ${reasonOf(error)}\n`);
    process.exit(EXIT.wrong);
  });
}
