import { MAX_DEAL } from '../core/deal-number.ts';
import type {
  CardSheetSource,
  DesktopServices,
  NamedSheet,
  ProgramServices,
  ProgramStore,
  SoundBox,
} from '../programs/program.ts';
import { rulesTexts } from './rules-texts.ts';

/** A store that lives as long as its owner. Values go through JSON, as they do in a real store. */
export class MemoryStore implements ProgramStore {
  readonly #values = new Map<string, string>();

  async read(key: string): Promise<unknown> {
    const text = this.#values.get(key);
    return text === undefined ? null : JSON.parse(text);
  }

  async write(key: string, value: unknown): Promise<void> {
    this.#values.set(key, JSON.stringify(value));
  }

  /** The keys that were written, in the order of their first writing. */
  keys(): readonly string[] {
    return [...this.#values.keys()];
  }
}

/** Plays nothing and remembers the names. */
export class RecordedSounds implements SoundBox {
  readonly played: string[] = [];

  play(name: string): void {
    this.played.push(name);
  }
}

/** Card sheets that can be exchanged while a program runs. */
export class SheetList implements CardSheetSource {
  #sheets: readonly NamedSheet[];
  readonly #listeners = new Set<() => void>();

  constructor(sheets: readonly NamedSheet[]) {
    this.#sheets = sheets;
  }

  sheets(): readonly NamedSheet[] {
    return this.#sheets;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Another list; listeners are told. */
  replace(sheets: readonly NamedSheet[]): void {
    this.#sheets = sheets;
    for (const listener of [...this.#listeners]) listener();
  }
}

const FIRST_DEAL = 1n;

const following = (deal: bigint): bigint => (deal === MAX_DEAL ? 0n : deal + 1n);

/**
 * The deals of a run that can be repeated: fresh ones follow the one that is asked for, or begin with a fixed number.
 * After the last one comes 0.
 */
export function dealServices({
  game,
  deal,
  freshDeals = FIRST_DEAL,
}: {
  readonly game?: string;
  readonly deal?: bigint;
  readonly freshDeals?: bigint;
}): Pick<ProgramServices, 'askedGame' | 'askedDeal' | 'forgetAskedDeal' | 'nextDeal'> {
  let next = deal === undefined ? freshDeals : following(deal);
  return {
    askedGame: game ?? null,
    askedDeal: deal ?? null,
    forgetAskedDeal: () => undefined,
    nextDeal() {
      const fresh = next;
      next = following(fresh);
      return fresh;
    },
  };
}

/** Stores of the other programs that live as long as this run; nobody leaves the page. */
export function desktopServices(
  parts: Pick<DesktopServices, 'iconsText' | 'programBytes' | 'soundFiles'>,
): DesktopServices {
  const stores = new Map<string, MemoryStore>();
  return {
    ...parts,
    withStoreOf(program, use) {
      const store = stores.get(program) ?? new MemoryStore();
      stores.set(program, store);
      return use(store);
    },
    rulesOf: async (program) => rulesTexts(program) ?? undefined,
    leaving: new AbortController().signal,
  };
}
