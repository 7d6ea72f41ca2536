import type { ProgramStore } from '../program.ts';

/** A part of a store: what is kept in it stands under the keys of the whole with a word before them. */
export function storeUnder(store: ProgramStore, word: string): ProgramStore {
  const under = (key: string): string => `${word}-${key}`;
  return {
    read: (key) => store.read(under(key)),
    write: (key, value) => store.write(under(key), value),
  };
}
