import type { ProgramStore } from '../program.ts';

/**
 * What a program keeps between visits, in the store that it was lent. Whoever lends the store tells the player of its
 * trouble; the game goes on without it, so nothing here throws.
 */
export class KeptValues {
  readonly #store: ProgramStore;

  constructor(store: ProgramStore) {
    this.#store = store;
  }

  /** The value written last, null where there is none. */
  read(key: string): Promise<unknown> {
    return this.#store.read(key);
  }

  /** @returns whether the value is stored */
  write(key: string, value: unknown): Promise<boolean> {
    return this.#store.write(key, value).then(
      () => true,
      () => false,
    );
  }

  /**
   * Stores a value that cannot be used under the first key that is free: the one given, then `-2`, `-3` behind it. Nothing
   * is overwritten.
   *
   * @returns whether the value is stored
   */
  async putAside(key: string, value: unknown): Promise<boolean> {
    let place = key;
    for (let number = 2; (await this.read(place)) !== null; number++) place = `${key}-${number}`;
    return this.write(place, value);
  }
}
