/**
 * Wrong use or bad input: exit code 2. The message is one line and names what is wrong: the option, the file with the
 * offset, or the rule.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The option, file or move the message is about. */
  readonly subject: string;

  constructor(subject: string, reason: string) {
    super(`${subject}: ${reason}`);
    this.subject = subject;
  }
}
