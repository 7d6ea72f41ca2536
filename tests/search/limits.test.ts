/** A search that is cut short, or whose line the rules do not accept, gives up: it neither proves nor claims anything. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_LINE, PROGRESS_LINE, PROGRESS_VERDICT, Verdict } from '../../assembly/abi.ts';
import { packLay } from '../../assembly/move.ts';
import type { Core, SearchProgress, SearchRoom } from '../../host/core/core.ts';
import type { CoreInstance } from '../../host/core/wasm.ts';
import { setUp } from '../builders.ts';
import { loadCore, loadVerbs } from '../core/built-core.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

interface Course extends SearchProgress {
  /** Greatest depth and most positions in the table that were seen on the way. */
  readonly deepest: number;
  readonly fullest: number;
}

/** Searches the present game node by node. */
function search(room: SearchRoom): Course {
  core.search.start(0, room);
  let [deepest, fullest] = [0, 0];
  let progress = core.search.progress();
  while (progress.verdict === 'running') {
    progress = core.search.step(1);
    deepest = Math.max(deepest, progress.depth);
    fullest = Math.max(fullest, progress.table);
  }
  return { ...progress, deepest, fullest };
}

/** Six moves without a choice: the stock is empty and a column goes up card by card. */
const SIX_UP = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..7C
  tableau-1: (KC) (QC) (JC) (TC) (9C) 8C`;

/** Won by turning three cards over and laying them, and then the king, in the opposite order. */
const BURIED = `
  foundation-1: AD..KD
  foundation-2: AH..KH
  foundation-3: AS..KS
  foundation-4: AC..9C
  stock: TC JC QC
  tableau-1: KC`;

/** Lost: nothing is left that takes the jack of clubs off the eight. Queens and kings can still be moved about. */
const LOST = `
  foundation-1: AD..QD
  foundation-2: AH..QH
  foundation-3: AS..JS
  foundation-4: AC..7C
  tableau-1: (8C) (9C) (TC) (KS) JC
  tableau-2: (QS) QC
  tableau-3: KD
  tableau-4: KH
  tableau-5: KC`;

describe('a search with little room', () => {
  it('solves the winnable with as much as it takes, and not with less', () => {
    setUp(core, 'yukon', SIX_UP);
    expect(search({ depth: 6, table: 6 })).toMatchObject({ verdict: 'solved', deepest: 6, fullest: 6 });
    expect(search({ depth: 5 })).toMatchObject({ verdict: 'gave-up', reason: 'depth-full', deepest: 5 });
    expect(search({ table: 5 })).toMatchObject({ verdict: 'gave-up', reason: 'table-full', fullest: 5 });
    expect(core.search.line()).toBeNull();
  });

  it('gives up where the turns of the stock alone do not fit on the path', () => {
    setUp(core, 'yukon', BURIED);
    expect(search({})).toMatchObject({ verdict: 'solved' });
    expect(core.search.line()).toHaveLength(7);
    expect(search({ depth: 3 })).toMatchObject({ verdict: 'gave-up', reason: 'depth-full', nodes: 1, deepest: 1 });
  });

  it('proves the hopeless with as much as it takes, and with less proves nothing', () => {
    setUp(core, 'yukon', LOST);
    const all = search({});
    expect(all).toMatchObject({ verdict: 'unsolvable', reason: null });
    expect(all.deepest).toBeGreaterThan(3);
    expect(search({ table: all.fullest })).toMatchObject({ verdict: 'unsolvable', nodes: all.nodes });
    for (let table = 1; table < all.fullest; table++)
      expect(search({ table })).toMatchObject({ verdict: 'gave-up', reason: 'table-full', fullest: table });
    for (let depth = 1; depth < all.deepest; depth++)
      expect(search({ depth })).toMatchObject({ verdict: 'gave-up', reason: 'depth-full' });
    expect(search({ edges: 1 })).toMatchObject({ verdict: 'gave-up', reason: 'depth-full' });
  });

  it('takes no more than there is, and all of it by default', () => {
    setUp(core, 'yukon', LOST);
    const { nodes } = search({});
    const vast = 0x7fffffff;
    expect(search({ table: vast, depth: vast, edges: vast })).toMatchObject({ verdict: 'unsolvable', nodes });
    expect(search({ table: 0, depth: 0, edges: 0 })).toMatchObject({ verdict: 'unsolvable', nodes });
  });
});

describe('the replay of a line', () => {
  let instance: CoreInstance;
  let line: readonly number[];

  /** Searches deals of Yukon Medium until one is solved. */
  beforeAll(async () => {
    instance = await loadVerbs();
    const { verbs, words, bytes } = instance;
    const progress = verbs.progressBlock();
    bytes[verbs.optionsBlock()] = 1;
    for (let deal = 0; words.getUint32(progress + PROGRESS_VERDICT, true) !== Verdict.Solved; deal++) {
      verbs.beginDeal(0, deal, 0, 0);
      verbs.searchStart(50_000, 0, 0, 0);
      verbs.searchStep(50_001);
    }
    const length = words.getUint32(progress + PROGRESS_LINE, true);
    line = Array.from({ length }, (_, i) => words.getUint32(verbs.lineBlock() + 4 * i, true));
  });

  const accepted = (moves: readonly number[]): boolean => {
    const { verbs, words } = instance;
    for (const [i, move] of moves.entries()) words.setUint32(verbs.lineBlock() + 4 * i, move, true);
    return verbs.lineAccepted(moves.length) === 1;
  };

  it('accepts what the search has found', () => {
    expect(line.length).toBeGreaterThan(50);
    expect(accepted(line)).toBe(true);
  });

  it('refuses a line that ends early, lacks a move, swaps its ends or has a move that is none', () => {
    expect(accepted(line.slice(0, -1))).toBe(false);
    expect(accepted(line.slice(1))).toBe(false);
    expect(accepted(line.toReversed())).toBe(false);
    for (const [i] of line.entries()) expect(accepted(line.with(i, packLay(0, 1, 1)))).toBe(false);
    expect(accepted([...line, line[0]])).toBe(false);
    expect(accepted(line)).toBe(true);
  });

  it('refuses lengths that no line has', () => {
    expect(instance.verbs.lineAccepted(-1)).toBe(0);
    expect(instance.verbs.lineAccepted(MAX_LINE + 1)).toBe(0);
  });
});
