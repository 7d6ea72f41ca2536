import type { GemProgram, GemServices, ProgramDrive } from '../program.ts';

/** What the player starts: a program, and the file that it shall open. */
export interface Start {
  readonly program: GemProgram;
  /** Name on the drive of the page. */
  readonly file: string | null;
}

/** Runs a program with the desktop's services, and with a store and rules of its own. */
export async function runStarted(services: GemServices, { program, file }: Start): Promise<void> {
  const { desktop, drive } = services;
  const rules = await desktop.rulesOf(program.id);
  const itsDrive = drive === undefined || file === null ? drive : withArrival(drive, file);
  const asked = { askedGame: null, askedDeal: null, forgetAskedDeal: () => undefined };
  await desktop.withStoreOf(program.id, (store) =>
    program.run({ ...services, ...asked, store, rules, drive: itsDrive }),
  );
}

/** The drive as a program sees it that shall open a file: the player has just brought that. */
function withArrival(drive: ProgramDrive, name: string): ProgramDrive {
  return {
    list: (ending) => drive.list(ending),
    read: (file) => drive.read(file),
    write: (file, bytes) => drive.write(file, bytes),
    remove: (file) => drive.remove(file),
    onArrival(listener) {
      queueMicrotask(() => listener(name));
      return drive.onArrival(listener);
    },
  };
}
