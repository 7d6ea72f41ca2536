/**
 * AP_TERM waits for the program, and the call that waited delivers no messages: it has put the screen back and broken
 * off. The message stays in the queue for the program's next evnt_multi.
 */
export class TerminationError extends Error {
  override readonly name = 'TerminationError';

  constructor() {
    super('a GEM call was broken off because the program shall end');
  }
}

/**
 * Does a piece of work of a program that AP_TERM may break off anywhere.
 *
 * @returns what `work` resolves to; null where it was broken off
 */
export async function unlessTerminated<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TerminationError) return null;
    throw error;
  }
}
