import { beforeAll, describe, expect, it } from 'vitest';
import { MoveKind } from '../../assembly/abi.ts';
import { cardKind, kindCard, packNumber } from '../../assembly/move.ts';
import type { Core } from '../../host/core/core.ts';
import { OpenTableError, openTable } from '../../host/core/double-dummy.ts';
import { loadCore } from '../core/built-core.ts';
import { tricksOf } from '../games/binokel-builders.ts';
import { playOut } from '../games/binokel-policies.ts';
import { plainValue } from './binokel-brute-force.ts';
import { plain } from './binokel-tables.ts';

const GAMES = 40;

let core: Core;

beforeAll(async () => {
  core = await loadCore();
});

/** A game of Binokel whose tricks begin. */
function beginPlay(deal: number): void {
  core.deal('binokel', { game: String(1 + (deal % 24)) }, BigInt(deal));
  playOut(core, { until: 'play' });
}

function playCard(card: number): void {
  core.play(packNumber(MoveKind.Play, kindCard(cardKind(card))));
}

function soloPoints(): number {
  const { soloist, points } = tricksOf(core);
  return points[soloist ?? -1];
}

describe('the playout', () => {
  it('plays cards that the rules of the game allow, and makes the points that it says', () => {
    for (let deal = 0; deal < GAMES; deal++) {
      beginPlay(deal);
      while (tricksOf(core).phase === 'play') {
        const table = openTable(core.fullView());
        const said = soloPoints() + core.doubleDummy.playout(table);
        const card = core.doubleDummy.playoutCard(table);
        expect(core.moves()).toContain(packNumber(MoveKind.Play, card));
        playCard(card);
        if (tricksOf(core).phase === 'play') {
          expect(soloPoints() + core.doubleDummy.playout(openTable(core.fullView()))).toBe(said);
        } else expect(soloPoints()).toBe(said);
      }
    }
  });
});

describe('a line of best play', () => {
  it('is legal in the game, and makes the points of the first position', () => {
    for (let deal = 0; deal < 6; deal++) {
      beginPlay(deal);
      for (let card = 0; card < 10 + deal; card++) playCard(core.doubleDummy.playoutCard(openTable(core.fullView())));
      const table = openTable(core.fullView());
      core.doubleDummy.beginValue(table);
      while (!core.doubleDummy.step(10_000));
      const total = soloPoints() + core.doubleDummy.value;
      const line = core.doubleDummy.line(table, 1000);
      let step = line.next();
      while (step.done !== true) step = line.next();
      for (const { seat, card } of step.value) {
        expect(tricksOf(core).turn).toBe(seat);
        playCard(card);
      }
      expect(tricksOf(core).phase).toBe('over');
      expect(soloPoints()).toBe(total);
    }
  }, 30_000);
});

describe('the table of a game', () => {
  it('is that of its present position, in the middle of tricks too', () => {
    for (let deal = 0; deal < 12; deal++) {
      beginPlay(deal);
      for (let card = 0; card < 24 + (deal % 4); card++)
        playCard(core.doubleDummy.playoutCard(openTable(core.fullView())));
      const table = openTable(core.fullView());
      expect(table.trick).toHaveLength(deal % 4 === 3 ? 0 : deal % 4);
      core.doubleDummy.beginValue(table);
      core.doubleDummy.step(1_000_000);
      expect(core.doubleDummy.value).toBe(plainValue(plain(table)));
    }
  });

  it('is refused from a view that hides cards', () => {
    beginPlay(1);
    expect(() => openTable(core.view())).toThrow(OpenTableError);
  });
});
