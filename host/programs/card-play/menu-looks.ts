import type { Gem } from '../../gem/gem.ts';

/** What an entry looks like that does not always look the same. */
export interface EntryLook {
  readonly enabled?: boolean;
  readonly checked?: boolean;
  readonly text?: string;
}

/** Keeps ticks, greying and changing texts of the menu bar; tells the AES only what is new. */
export class MenuLooks {
  readonly #gem: Gem;
  #shown: ReadonlyMap<string, EntryLook> = new Map();

  constructor(gem: Gem) {
    this.#gem = gem;
  }

  /** @param looks how all changing entries look now, by their names in the menu tree */
  show(looks: ReadonlyMap<string, EntryLook>): void {
    const { aes } = this.#gem;
    for (const [item, look] of looks) {
      const before = this.#shown.get(item);
      const { enabled, checked, text } = look;
      if (enabled !== undefined && enabled !== before?.enabled) aes.menu_ienable(item, enabled);
      if (checked !== undefined && checked !== before?.checked) aes.menu_icheck(item, checked);
      if (text !== undefined && text !== before?.text) aes.menu_text(item, text);
    }
    this.#shown = looks;
  }
}
