import type { TextKey } from './i18n.ts';

/** The screen modes that the page has a name for (CLI, "Modes"). */
export type ModeName = TextKey extends infer Key ? (Key extends `mode.${infer Name}` ? Name : never) : never;

/**
 * The mode that a program runs in.
 *
 * @param modes those it can run in, its usual one first
 * @param wanted names, the most important first; null and names of other machines' modes count for nothing
 */
export function chooseMode<Mode extends string>(modes: readonly Mode[], ...wanted: readonly (string | null)[]): Mode {
  for (const name of wanted) {
    const found = modes.find((mode) => mode === name);
    if (found !== undefined) return found;
  }
  return modes[0];
}
