import type { Save } from '../../core/save.ts';
import { isObject } from './stored-values.ts';

/** A stored game with what was kept beside it. */
export interface StoredGame {
  /** Is checked by the core when it restores it. */
  readonly game: Save;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** What is stored of a game in a form of this version; null where it is none. */
export function storedGame(value: unknown, version: number): StoredGame | null {
  if (!isObject(value) || value.version !== version) return null;
  const { game } = value;
  if (!isObject(game) || typeof game.game !== 'string') return null;
  return { game: game as unknown as Save, beside: value };
}

/** A stored game as `read` reads it, and whether it still counts; null where that is not known. */
export function storedSession<G>(
  value: unknown,
  read: (value: unknown) => G | null,
): (G & { readonly counts: boolean }) | null {
  const saved = read(value);
  if (saved === null || !isObject(value) || typeof value.counts !== 'boolean') return null;
  return { ...saved, counts: value.counts };
}
