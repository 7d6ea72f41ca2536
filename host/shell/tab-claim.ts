/** One tab's right to store what a program keeps. */
export interface TabClaim {
  /** False where another tab plays the same program. */
  readonly owned: boolean;
  /** Gives the right back; resolves when somebody else can have it. */
  release(): Promise<void>;
}

/**
 * Claims a program for this tab, so that two tabs never overwrite each other's game. Browsers lock only in secure
 * contexts (https and this very machine); elsewhere every claim is granted.
 *
 * @param program its id
 */
export async function claimProgram(program: string): Promise<TabClaim> {
  if (navigator.locks === undefined) return { owned: true, release: () => Promise.resolve() };
  return new Promise((resolve, reject) => {
    const request = navigator.locks.request(`talon/${program}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve({ owned: false, release: () => Promise.resolve() });
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve({
          owned: true,
          release() {
            release();
            return request;
          },
        });
      });
    });
    request.catch(reject);
  });
}
