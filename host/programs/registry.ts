import type { ProgramEntry } from './program.ts';
import { yukon } from './yukon/entry.ts';

/** Every program of the shelf, in the order of the shelf. A new program is one line here. */
export const programs: readonly ProgramEntry[] = [yukon];

/** The program with that id, or null. */
export function findProgram(id: string): ProgramEntry | null {
  return programs.find((program) => program.id === id) ?? null;
}
