import { spectrumCode } from '../../formats/spectrum-charset.ts';
import type { KeyStroke } from '../key-stroke.ts';

/**
 * The half rows of the keyboard, from address line A8 to A15; in each of them bit 0 comes first (ZX Spectrum manual,
 * chapter 23).
 */
export const HALF_ROWS = [
  ['CAPS SHIFT', 'Z', 'X', 'C', 'V'],
  ['A', 'S', 'D', 'F', 'G'],
  ['Q', 'W', 'E', 'R', 'T'],
  ['1', '2', '3', '4', '5'],
  ['0', '9', '8', '7', '6'],
  ['P', 'O', 'I', 'U', 'Y'],
  ['ENTER', 'L', 'K', 'J', 'H'],
  ['SPACE', 'SYMBOL SHIFT', 'M', 'N', 'B'],
] as const;

/** One of the forty keys. */
export type SpectrumKey = (typeof HALF_ROWS)[number][number];

/** A stroke on the keyboard: the keys that are down together, and the code that the ROM makes of them. */
export interface SpectrumStroke {
  readonly keys: readonly SpectrumKey[];
  /** Character, or a control code: 7 edit, 8 to 11 left, right, down, up, 12 delete, 13 enter. */
  readonly code: number;
}

/** Letters and signs with symbol shift, key by key. */
const WITH_SYMBOL_SHIFT: readonly (readonly [keys: string, characters: string])[] = [
  ['1234567890', "!@#$%&'()_"],
  ['RTOP', '<>;"'],
  ['HJKL', '↑-+='],
  ['ZXCVBNM', ':£?/*,.'],
];

/** Signs of the extended mode: caps shift and symbol shift first, then the key with symbol shift. */
const EXTENDED: readonly (readonly [keys: string, characters: string])[] = [
  ['YU', '[]'],
  ['PASDFG', '©~|\\{}'],
];

/** Signs of other keyboards that stand for one of the Spectrum's. */
const STAND_INS: ReadonlyMap<string, string> = new Map([['^', '↑']]);

/** Keys that write no character, by the names of the browser: the key beside caps shift, and the code. */
const WITH_CAPS_SHIFT: Readonly<Record<string, readonly [key: SpectrumKey, code: number]>> = {
  ArrowLeft: ['5', 0x08],
  ArrowDown: ['6', 0x0a],
  ArrowUp: ['7', 0x0b],
  ArrowRight: ['8', 0x09],
  Backspace: ['0', 0x0c],
  Delete: ['0', 0x0c],
  Insert: ['1', 0x07],
  Escape: ['SPACE', 0x20],
};

const ENTER_CODE = 0x0d;

const KEYS: ReadonlySet<string> = new Set(HALF_ROWS.flat());

const isKey = (name: string): name is SpectrumKey => KEYS.has(name);

const KEYS_OF_CHARACTER: ReadonlyMap<string, readonly SpectrumKey[]> = (() => {
  const strokes = new Map<string, readonly SpectrumKey[]>([[' ', ['SPACE']]]);
  for (const key of KEYS) {
    if (!isKey(key) || key.length > 1) continue;
    strokes.set(key.toLowerCase(), [key]);
    if (key !== key.toLowerCase()) strokes.set(key, ['CAPS SHIFT', key]);
  }
  for (const [keys, characters] of [...WITH_SYMBOL_SHIFT, ...EXTENDED]) {
    for (const [i, character] of [...characters].entries()) {
      const key = keys[i];
      if (isKey(key)) strokes.set(character, ['SYMBOL SHIFT', key]);
    }
  }
  return strokes;
})();

/**
 * The keys of the Spectrum for a stroke of another keyboard (ZX Spectrum manual, chapters 1 and 2). What the other one
 * writes counts, with whatever keys: a comma is symbol shift and N. Escape is BREAK, caps shift and space. Null: the
 * machine has no such character and no such key, or the stroke is a command of the other keyboard.
 */
export function spectrumStroke({ key, ctrl, alt }: KeyStroke): SpectrumStroke | null {
  if (ctrl !== alt) return null;
  if (key === 'Enter') return { keys: ['ENTER'], code: ENTER_CODE };
  if (Object.hasOwn(WITH_CAPS_SHIFT, key)) {
    const [beside, code] = WITH_CAPS_SHIFT[key];
    return { keys: ['CAPS SHIFT', beside], code };
  }
  const character = STAND_INS.get(key) ?? key;
  const keys = KEYS_OF_CHARACTER.get(character);
  const code = spectrumCode(character);
  return keys === undefined || code === null ? null : { keys, code };
}

/** The forty keys as a program reads them: which are down, half row by half row. */
export class KeyMatrix {
  readonly #down = new Set<SpectrumKey>();

  press(key: SpectrumKey): void {
    this.#down.add(key);
  }

  release(key: SpectrumKey): void {
    this.#down.delete(key);
  }

  /** @returns whether any key is down */
  get any(): boolean {
    return this.#down.size > 0;
  }

  /**
   * Five bits, 0 for a key that is down, of the half rows whose address line is low; several rows at once are combined
   * (ZX Spectrum manual, chapter 23).
   *
   * @param lines A8 to A15, A8 in bit 0
   */
  read(lines: number): number {
    let bits = 0x1f;
    HALF_ROWS.forEach((keys, row) => {
      if (((lines >> row) & 1) !== 0) return;
      keys.forEach((key, bit) => {
        if (this.#down.has(key)) bits &= ~(1 << bit);
      });
    });
    return bits;
  }
}
