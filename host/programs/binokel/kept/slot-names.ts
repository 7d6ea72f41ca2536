/** The letters of the 24 compartments, which are the endings of their files (manual 3.7.2). */
export const SLOT_LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];

/** The file of a compartment. */
export function slotFile(letter: string): string {
  return `BINOKEL.${letter}`;
}
