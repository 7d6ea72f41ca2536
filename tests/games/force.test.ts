/** Moves against the rules (RULES §2.5) in every game that has them, mixed at random into its walks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, MoveKind, Refusal, VIEW_FORCED } from '../../assembly/abi.ts';
import { moveCount, moveFrom, moveKind, moveTo, packLay } from '../../assembly/move.ts';
import { type ChosenOptions, Core, type GameInfo, type Move, type PileView } from '../../host/core/core.ts';
import { forceMove } from '../../host/core/move.ts';
import { readView } from '../../host/core/reading.ts';

import { move, play, seededPicker, setUp } from '../builders.ts';
import { coreBytes, loadCore } from '../core/built-core.ts';
import { BareCore, ensure } from './bare-core.ts';

const SEEDS = 60;
const ACTIONS = 120;
const STRICT: ReadonlySet<string> = new Set(['yukon', 'klondike']);
/** The pile that refills a place as soon as it is empty. */
const REFILLS: Readonly<Record<string, readonly [place: string, from: string]>> = {
  galerie: ['reserve', 'stock'],
  zopf: ['corner', 'braid'],
};

const games = (await Core.load(coreBytes())).games;
const lenient = games
  .filter(({ id, family }) => family === 'patience' && !STRICT.has(id))
  .map((game) => [game.id, game] as const);

let core: BareCore;
let played: Core;
beforeAll(async () => {
  core = await BareCore.load();
  played = await loadCore();
});

const piles = (): readonly PileView[] => readView(core.instance, games).piles;
const isUp = (card: number): boolean => card < CARD_FACE_DOWN;
const refills = (game: GameInfo, place: string, from: string): boolean =>
  place.startsWith(`${REFILLS[game.id]?.[0]}-`) && from === REFILLS[game.id]?.[1];

/** A move against the rules that the table allows, null if none was found. */
function anyForced(game: GameInfo, pick: (bound: number) => number): Move | null {
  for (let tries = 0; tries < 40; tries++) {
    const forced = forceMove(pick(game.pileIds.length), pick(game.pileIds.length), 1 + pick(3));
    if (core.verbs.refusal(forced) === Refusal.None) return forced;
  }
  return null;
}

/** Plays rules and cheats in turn; `visit` sees every table and how many of the moves so far were forced. */
function cheat(game: GameInfo, seed: number, visit: (forced: number) => void): void {
  const pick = seededPicker(seed);
  let forced = 0;
  visit(forced);
  for (let made = 0; made < ACTIONS; made++) {
    const moves = core.legalMoves();
    const cheating = pick(4) === 0 || moves.length === 0 ? anyForced(game, pick) : null;
    const next = cheating ?? moves[pick(moves.length)];
    if (next === undefined) return;
    expect(core.verbs.play(next)).toBe(Refusal.None);
    if (next === cheating) forced++;
    visit(forced);
  }
}

/** Why the rules of §2.5 refuse a forced move of a table, given whether the ordinary one is legal. */
function expectedRefusal(game: GameInfo, table: readonly PileView[], forced: Move, legal: boolean): Refusal {
  const [from, to, count] = [moveFrom(forced), moveTo(forced), moveCount(forced)];
  if (from >= table.length || to >= table.length) return Refusal.NoSuchPile;
  if (from === to) return Refusal.SamePile;
  if (count === 0) return Refusal.NotAMove;
  if (table[from].role === 'stock') return Refusal.NotASource;
  if (table[to].role === 'stock') return Refusal.NotATarget;
  const { cards } = table[from];
  if (cards.length === 0) return Refusal.EmptySource;
  if (count > cards.length) return Refusal.TooFewCards;
  if (count > cards.filter(isUp).length) return Refusal.FaceDownCard;
  if (cards.length === 1 && refills(game, table[from].id, table[to].id)) return Refusal.NoEffect;
  return legal ? Refusal.RulesAllowIt : Refusal.None;
}

describe.each(lenient)('%s', (_, game) => {
  it('forces open cards with all on them anywhere but to and from the stock, and nothing that is legal', () => {
    core.deals(game, 16, (seed) => {
      let visited = 0;
      cheat(game, seed, () => {
        if (visited++ % 24 !== 0) return;
        const table = piles();
        const legal = new Set(core.legalMoves());
        for (let from = 0; from <= table.length; from++) {
          const most = (table[from]?.cards.length ?? 0) + 1;
          for (let to = 0; to <= table.length; to++) {
            for (let count = 0; count <= Math.min(most, 9); count++) {
              const forced = forceMove(from, to, count);
              const expected = expectedRefusal(game, table, forced, legal.has(packLay(from, to, count)));
              const found = core.verbs.refusal(forced);
              ensure(found === expected, () => `seed ${seed}: ${from} ${to} ${count}: ${found}, not ${expected}`);
            }
          }
        }
      });
    });
  });

  it('keeps every card, turns up and refills, says that there was cheating, and goes back and forth to the byte', () => {
    let cheats = 0;
    core.deals(game, SEEDS, (seed) => {
      const trail: Buffer[] = [];
      const flags: boolean[] = [];
      cheat(game, seed, (forced) => {
        trail.push(core.position());
        flags.push(forced > 0);
        cheats += forced;
        ensure(core.isComplete(game), () => `seed ${seed}: a card is lost or doubled`);
        ensure((core.seen(VIEW_FORCED) === 1) === forced > 0, () => `seed ${seed}: the flag after ${forced} cheats`);
        const table = piles();
        for (const { id, role, cards } of table) {
          const covered = role !== 'stock' && cards.length > 0 && !isUp(cards[cards.length - 1]);
          ensure(!covered, () => `seed ${seed}: ${id} has its top face down`);
          const owed = cards.length === 0 && table.some((pile) => pile.cards.length > 0 && refills(game, id, pile.id));
          ensure(!owed, () => `seed ${seed}: ${id} has not been refilled`);
        }
      });
      for (let i = trail.length - 2; i >= 0; i--) {
        core.verbs.stepBack();
        ensure(core.position().equals(trail[i]), () => `seed ${seed}: undo to ${i} is not the position that was there`);
        ensure((core.seen(VIEW_FORCED) === 1) === flags[i], () => `seed ${seed}: the flag at ${i}`);
      }
      for (let i = 1; i < trail.length; i++) {
        core.verbs.stepForward();
        ensure(core.position().equals(trail[i]), () => `seed ${seed}: redo to ${i} is not the position that was there`);
        ensure((core.seen(VIEW_FORCED) === 1) === flags[i], () => `seed ${seed}: the flag at ${i}`);
      }
    });
    expect(cheats).toBeGreaterThan(SEEDS);
  });

  it('goes on with the rules from wherever cheating has led: lists, hints and laying off are legal', () => {
    core.deals(game, 24, (seed) => {
      cheat(game, seed, () => {
        const moves = core.legalMoves();
        ensure(!moves.some((legal) => moveKind(legal) === MoveKind.Force), () => `seed ${seed}: a listed cheat`);
        const { verbs } = core;
        const offered = [verbs.hint(), verbs.placeMove(), verbs.finishMove()].filter((offer) => offer !== 0);
        for (const offer of offered) ensure(moves.includes(offer), () => `seed ${seed}: ${offer}`);
        for (const legal of moves) ensure(verbs.refusal(legal) === Refusal.None, () => `seed ${seed}: ${legal}`);
        verbs.dead();
      });
    });
  });

  it('is carried by a save', () => {
    const pick = seededPicker(5);
    for (let deal = 0n; deal < 4n; deal++) {
      played.deal(game.id, {}, deal);
      for (let made = 0; made < 30; made++) {
        const forced = forceMove(pick(game.pileIds.length), pick(game.pileIds.length), 1);
        if (played.refusal(forced) === null) played.play(forced);
        else played.play(played.moves()[pick(played.moves().length)]);
      }
      const save = JSON.parse(JSON.stringify(played.save()));
      expect(played.view().forced).toBe(true);
      played.deal(game.id, {}, 99n);
      expect(played.view().forced).toBe(false);
      played.restore(save);
      expect(played.save()).toEqual(save);
      expect(played.view().forced).toBe(true);
    }
  });
});

describe.each([...STRICT])('%s', (id) => {
  it('knows no moves against the rules', () => {
    played.deal(id, {}, 1n);
    for (let from = 0; from < 13; from++) {
      for (let to = 0; to < 13; to++) expect(played.refusal(forceMove(from, to, 1))).toBe('not-a-move');
      expect(played.forceLift(from, 1)).toBe(0);
    }
  });
});

describe('a forced move', () => {
  const build = (game: string, text: string, options: ChosenOptions = {}): void => setUp(played, game, text, options);

  it('takes hold of any open card with all on it, and of no other', () => {
    build('standart', 'tableau-1: (2C) 9S 4H 7C\nrest: stock');
    const { piles } = played.view();
    const [stock, column] = [0, piles.findIndex(({ id }) => id === 'tableau-1')];
    expect([1, 2, 3, 4, 5].map((grabbed) => played.forceLift(column, grabbed))).toEqual([1, 2, 3, 0, 0]);
    expect(played.lift(column, 2)).toBe(0);
    expect(played.forceLift(stock, 1)).toBe(0);
    expect(played.forceLift(column, 0)).toBe(0);
    expect(played.forceLift(99, 1)).toBe(0);
  });

  it('turns up what it uncovers, as one step that one undo takes back', () => {
    build('standart', 'tableau-1: (2C) 9S 4H\ntableau-2: 3D\nrest: stock');
    const before = played.fullView();
    play(played, 'tableau-1!>foundation-1*2');
    expect(played.view()).toMatchObject({ moveCount: 1, forced: true });
    expect(played.refusal(move(played, 'tableau-1>tableau-2'))).toBeNull();
    played.undo();
    expect(played.fullView()).toEqual({ ...before, canRedo: true });
  });

  it('is refused where the rules allow the same', () => {
    build('standart', 'tableau-1: 4S\ntableau-2: 5H\nrest: stock');
    expect(played.refusal(move(played, 'tableau-1!>tableau-2'))).toBe('rules-allow-it');
    expect(played.refusal(move(played, 'tableau-2!>tableau-1'))).toBeNull();
  });

  it('is refused where the card would come straight back', () => {
    played.deal('zopf', {}, 1n);
    expect(played.refusal(move(played, 'corner-1!>braid'))).toBe('no-effect');
    expect(played.refusal(move(played, 'braid!>corner-1'))).toBeNull();
    play(played, 'braid!>corner-1');
    const corner = played.view().piles.find(({ id }) => id === 'corner-1')?.cards ?? [];
    expect(corner).toHaveLength(2);
    play(played, 'corner-1!>braid*2');
    expect(played.view().piles.find(({ id }) => id === 'corner-1')?.cards).toEqual([corner[1]]);
  });

  it('wins as any other does, and the view says how', () => {
    build(
      'kleine-harfe',
      `foundation-1: AC..JC
       foundation-2: AS..KS
       foundation-3: AH..KH
       foundation-4: AD..QD
       tableau-1: KD QC
       tableau-2: KC`,
    );
    play(played, 'tableau-1!>foundation-4*2 tableau-2!>foundation-1');
    expect(played.view()).toMatchObject({ status: 'won', forced: true });
    played.undo();
    expect(played.view().forced).toBe(true);
    played.undo();
    play(played, 'tableau-1>foundation-1 tableau-1>foundation-4 tableau-2>foundation-1');
    expect(played.view()).toMatchObject({ status: 'won', forced: false });
  });
});
