import { expect } from 'vitest';
import type { ChosenOptions, Core, View } from '../../host/core/core.ts';
import { type PlainTable, readTable } from './plain-table.ts';
import { gameOf, walkAll } from './walks.ts';

/** What always holds in a game, each in words and as a test of a table. */
export type Invariants = Readonly<Record<string, (table: PlainTable, view: View, options: ChosenOptions) => boolean>>;

/** Plays random games with all options and looks at every table. */
export function expectInvariants(core: Core, id: string, walks: number, actions: number, invariants: Invariants): void {
  const rules = Object.entries(invariants);
  walkAll(core, gameOf(core, id), walks, actions, (options, seed) => {
    const view = core.fullView();
    const table = readTable(view);
    const broken = rules.filter(([, holds]) => !holds(table, view, options)).map(([words]) => words);
    if (broken.length > 0) expect.fail(`${broken}: ${JSON.stringify({ options, seed, made: view.moveCount, table })}`);
  });
}
