/** The core takes exactly those auctions for possible that some course of calls leads to. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { PositionError } from '../../host/core/errors.ts';
import { type PositionJson, positionJson } from '../../host/core/position-json.ts';
import { loadCore } from '../core/built-core.ts';
import { plainAuction } from './binokel-plain.ts';

/** No higher call is made or asked about. */
const HIGHEST = 180;
/** Seats of Mittelhand, Vorhand and Hinterhand in game 1. */
const SEATS = { M: 1, V: 2, H: 0 } as const;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Last calls and declined ones, by seat. */
interface Records {
  readonly called: readonly number[];
  readonly declined: readonly number[];
}

const nameOf = ({ called, declined }: Records): string => `${called.join()} ${declined.join()}`;

/** All records that an auction up to HIGHEST leads to; `free`: a call may be any higher multiple of ten. */
function reachable(free: boolean): Set<string> {
  const found = new Set<string>();
  const follow = (words: readonly string[], records: Records): void => {
    found.add(nameOf(records));
    const { speaker, highest } = plainAuction(words);
    if (speaker === null) return;
    const seat = SEATS[speaker];
    const next = highest === 0 ? 150 : highest + 10;
    const set = (list: readonly number[], value: number): number[] => list.map((old, i) => (i === seat ? value : old));
    follow([...words, 'w'], { ...records, declined: set(records.declined, next) });
    for (let call = next; call <= (free ? HIGHEST : Math.min(next, HIGHEST)); call += 10) {
      follow([...words, String(call)], { ...records, called: set(records.called, call) });
    }
  };
  follow([], { called: [0, 0, 0], declined: [0, 0, 0] });
  return found;
}

function triples(values: readonly number[]): number[][] {
  return values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c])));
}

/** The dealt cards with the Dap in the hand of whoever is left over, if it is one. */
function tableOf(start: PositionJson, records: Records): PositionJson {
  const left = [0, 1, 2].filter((seat) => records.declined[seat] === 0);
  if (left.length !== 1) return { ...start, table: records };
  const dap = start.piles[3].cards;
  const piles = start.piles.map((pile, index) => {
    if (index === left[0]) return { ...pile, cards: [...pile.cards, ...dap] };
    return index === 3 ? { ...pile, cards: [] } : pile;
  });
  return { ...start, piles, table: { ...records, widow: dap.map((card) => card.replace(/[()]/g, '')) } };
}

function isTaken(position: PositionJson): boolean {
  try {
    core.dealPosition('binokel', position);
  } catch (error) {
    if (error instanceof PositionError) return false;
    throw error;
  }
  return true;
}

describe('the check of an auction', () => {
  it.each(['next', 'any'])('takes what can be, and nothing else, with calls=%s', (calls) => {
    core.deal('binokel', { calls }, 1n);
    const start = positionJson(core.fullView());
    const wanted = reachable(calls === 'any');
    const taken = triples([0, 150, 160, 170, 180]).flatMap((called) =>
      triples([0, 150, 160, 170, 180, 190])
        .map((declined) => ({ called, declined }))
        .filter((records) => isTaken(tableOf(start, records)))
        .map(nameOf),
    );
    expect(taken.sort()).toEqual([...wanted].sort());
  });

  it('asks whether what was declined can follow a call', () => {
    core.deal('binokel', { calls: 'any' }, 1n);
    const start = positionJson(core.fullView());
    const called = [170, 180, 0];
    expect(isTaken(tableOf(start, { called, declined: [0, 0, 160] }))).toBe(true);
    expect(isTaken(tableOf(start, { called, declined: [0, 0, 165] }))).toBe(false);
  });
});
