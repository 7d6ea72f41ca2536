import type { ProgramStore } from '../programs/program.ts';
import { type Storage, StoreError } from './storage.ts';

/**
 * A program's own corner of the storage.
 *
 * @param owned whether this tab may store; if not, values are kept for this visit, and every write rejects with
 *   StoreError `locked`
 */
export function programStore(storage: Storage, program: string, owned: boolean): ProgramStore {
  const full = (key: string): string => `${program}/${key}`;
  return {
    read: (key) => storage.readValue(full(key)),
    async write(key, value) {
      if (owned) return storage.writeValue(full(key), value);
      storage.keepValue(full(key), value);
      throw new StoreError('locked');
    },
  };
}
