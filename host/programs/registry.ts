import { binokel } from './binokel/entry.ts';
import { chinesePatience } from './chinese-patience/entry.ts';
import { desktop } from './desktop/entry.ts';
import { klondike } from './klondike/entry.ts';
import { patience } from './patience/entry.ts';
import type { GemProgram, ProgramEntry } from './program.ts';
import { yukon } from './yukon/entry.ts';

/** The card programs, in the order of the shelf. A new program is one line here. */
const gemPrograms: readonly GemProgram[] = [patience, yukon, klondike];

/** Every program of the shelf, in its order: the card programs, and the desktop from which they can be started. */
export const programs: readonly ProgramEntry[] = [...gemPrograms, binokel, chinesePatience, desktop(gemPrograms)];

/** The program with that id, or null. */
export function findProgram(id: string): ProgramEntry | null {
  return programs.find((program) => program.id === id) ?? null;
}
