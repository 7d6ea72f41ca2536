/** One tab's right to store what a program keeps. */
export interface TabClaim {
  /** False where another tab plays the same program. */
  readonly owned: boolean;
  /** Gives the right back. */
  release(): void;
}

/**
 * Claims a program for this tab, so that two tabs never overwrite each other's game. Browsers lock only in secure
 * contexts (https and this very machine); elsewhere every claim is granted.
 *
 * @param program its id
 */
export async function claimProgram(program: string): Promise<TabClaim> {
  if (navigator.locks === undefined) return { owned: true, release: () => undefined };
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`talon/${program}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve({ owned: false, release: () => undefined });
          return undefined;
        }
        return new Promise<void>((release) => resolve({ owned: true, release }));
      })
      .catch(reject);
  });
}
