/** The generic test kit of RULES §15: everything here runs over every game of the registry with all its options. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CARD_IDENTITY,
  CARD_SLOTS,
  MAX_OPTIONS,
  MoveKind,
  POSITION_BYTES,
  Refusal,
  SEAT_OMNISCIENT,
  SESSION_BYTES,
  SESSION_LENGTH,
  SESSION_MOVES,
  SESSION_POSITION,
  Status,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_PILES,
  VIEW_STATUS,
} from '../../assembly/abi.ts';
import { moveFrom, moveKind, packLay, packMove } from '../../assembly/move.ts';
import { type ChosenOptions, Core, type GameInfo } from '../../host/core/core.ts';
import { type CoreInstance, instantiateCore } from '../../host/core/wasm.ts';
import { optionCombinations, seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';

const SEEDS = 1000;
const ACTIONS = 220;

const bytes = coreBytes();
const games = (await Core.load(bytes)).games;

let core: CoreInstance;
beforeAll(async () => {
  core = await instantiateCore(bytes);
});

/** Begins a deal without the class around the core; options by combination. */
function begin(game: GameInfo, options: ChosenOptions, deal: number): void {
  const block = core.verbs.optionsBlock();
  game.options.forEach(({ name, values }, place) => {
    core.bytes[block + place] = values.indexOf(options[name]);
  });
  core.verbs.beginDeal(game.index, deal, 0, 0);
}

/** For loops that run a million times: an `expect` for each would take minutes. */
function ensure(condition: boolean, fault: () => string): void {
  if (!condition) expect.fail(fault());
}

function blockBytes(instance: CoreInstance, address: number, length: number): Buffer {
  return Buffer.from(instance.memory.buffer, address, length);
}

/** The bytes of the present position as they are now. */
function position(): Buffer {
  return Buffer.from(blockBytes(core, core.verbs.sessionBlock() + SESSION_POSITION, POSITION_BYTES));
}

/** All bytes of the game being played, live. */
function session(instance: CoreInstance = core): Buffer {
  return blockBytes(instance, instance.verbs.sessionBlock(), SESSION_BYTES);
}

function legalMoves(): number[] {
  const count = core.verbs.legalMoves();
  const block = core.verbs.movesBlock();
  return Array.from({ length: count }, (_, i) => core.words.getUint32(block + 4 * i, true));
}

function status(): Status {
  core.verbs.writeView(SEAT_OMNISCIENT);
  return core.bytes[core.verbs.viewBlock() + VIEW_STATUS];
}

/** Do the piles hold every card of the packs once and nothing else? */
function isComplete(packs: number): boolean {
  core.verbs.writeView(SEAT_OMNISCIENT);
  const block = core.verbs.viewBlock();
  let cards = 0;
  for (let pile = 0; pile < core.bytes[block + VIEW_PILES]; pile++) cards += core.bytes[block + VIEW_COUNTS + pile];
  const seen = new Uint8Array(CARD_SLOTS);
  for (let i = 0; i < cards; i++) seen[core.bytes[block + VIEW_CARDS + i] & CARD_IDENTITY] = 1;
  let whole = 0;
  for (let pack = 0; pack < packs; pack++) {
    for (let suit = 0; suit < 4; suit++)
      for (let rank = 1; rank <= 13; rank++) whole += seen[(pack << 6) | (suit << 4) | rank];
  }
  return cards === 52 * packs && whole === cards;
}

/** Plays random legal moves, at most `ACTIONS`; `visit` sees every position that is reached. */
function wander(seed: number, visit: (moves: readonly number[]) => void): number {
  const pick = seededPicker(seed);
  for (let made = 0; made < ACTIONS; made++) {
    const moves = legalMoves();
    visit(moves);
    if (moves.length === 0) return made;
    core.verbs.play(moves[pick(moves.length)]);
  }
  visit(legalMoves());
  return ACTIONS;
}

/** Walks of all seeds, spread over the combinations of options. */
function walks(game: GameInfo, seeds: number, walk: (seed: number, options: ChosenOptions) => void): void {
  const combinations = optionCombinations(game);
  for (let seed = 0; seed < seeds; seed++) {
    const options = combinations[seed % combinations.length];
    begin(game, options, seed);
    walk(seed, options);
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('keeps every card, and goes back and forth through a game to the byte', () => {
    let longest = 0;
    walks(game, SEEDS, (seed) => {
      const trail: Buffer[] = [];
      wander(seed, () => {
        ensure(isComplete(game.packs), () => `seed ${seed}: a card is lost or doubled`);
        trail.push(position());
      });
      const made = trail.length - 1;
      longest = Math.max(longest, made);
      for (let i = made - 1; i >= 0; i--) {
        core.verbs.stepBack();
        ensure(position().equals(trail[i]), () => `seed ${seed}: undo to ${i} is not the position that was there`);
      }
      expect(core.verbs.stepBack()).toBe(0);
      for (let i = 1; i <= made; i++) {
        core.verbs.stepForward();
        ensure(position().equals(trail[i]), () => `seed ${seed}: redo to ${i} is not the position that was there`);
      }
      expect(core.verbs.stepForward()).toBe(0);
    });
    expect(longest).toBeGreaterThanOrEqual(200);
  });

  it('lists moves sorted and once, without touching the position', () => {
    walks(game, 200, (seed) => {
      wander(seed, (moves) => {
        const before = position();
        ensure(
          moves.every((move, i) => i === 0 || moves[i - 1] < move),
          () => `seed ${seed}: ${moves}`,
        );
        legalMoves();
        ensure(position().equals(before), () => `seed ${seed}: listing moves changed the position`);
      });
    });
  });

  it('accepts exactly the moves it lists', () => {
    const piles = game.pileIds.length;
    const candidates = [packMove(MoveKind.Deal, 0, 0, 0), packMove(MoveKind.Redeal, 0, 0, 0)];
    for (let from = 0; from <= piles; from++) {
      for (let to = 0; to <= piles; to++)
        for (let count = 0; count <= 20; count++) candidates.push(packLay(from, to, count));
    }
    walks(game, 96, (seed) => {
      let visited = 0;
      wander(seed, (moves) => {
        if (visited++ % 16 !== 0) return;
        const accepted = candidates.filter((move) => core.verbs.refusal(move) === Refusal.None);
        expect(accepted.sort((a, b) => a - b)).toEqual(moves);
      });
    });
  });

  it('says for any number whether it is a legal move', () => {
    const pick = seededPicker(4711);
    walks(game, 48, (seed) => {
      wander(seed, (moves) => {
        for (let i = 0; i < 20; i++) {
          const word = (pick(0x10000) * 0x10000 + pick(0x10000)) >>> pick(24);
          const legal = core.verbs.refusal(word) === Refusal.None;
          ensure(legal === moves.includes(word), () => `seed ${seed}: ${word}`);
        }
      });
    });
  });

  it('changes nothing when it refuses', () => {
    const pick = seededPicker(815);
    walks(game, 48, (seed) => {
      let visited = 0;
      wander(seed, (moves) => {
        if (visited++ % 32 !== 0) return;
        const before = Buffer.from(session());
        for (let tries = 0; tries < 30; tries++) {
          const move = packLay(pick(game.pileIds.length), pick(game.pileIds.length), 1 + pick(4));
          if (!moves.includes(move)) expect(core.verbs.play(move)).not.toBe(Refusal.None);
        }
        expect(before.equals(session())).toBe(true);
      });
    });
  });

  it('hints and clicks and finishes with legal moves only, and never hints a card off a foundation', () => {
    walks(game, 200, (seed) => {
      wander(seed, (moves) => {
        const hint = core.verbs.hint();
        if (hint !== 0) {
          const takesBack = moveKind(hint) === MoveKind.Lay && game.pileRoles[moveFrom(hint)] === 'foundation';
          ensure(moves.includes(hint) && !takesBack, () => `seed ${seed}: hint ${hint}`);
        }
        for (let pile = 0; pile < game.pileIds.length; pile++) {
          const click = core.verbs.clickMove(pile);
          ensure(click === 0 || moves.includes(click), () => `seed ${seed}: click ${click}`);
        }
        const finish = core.verbs.finishMove();
        ensure(finish === 0 || moves.includes(finish), () => `seed ${seed}: finish ${finish}`);
      });
    });
  });

  it('is stuck exactly when no move is legal and the game is not won', () => {
    let ends = 0;
    walks(game, 300, (seed) => {
      wander(seed, (moves) => {
        const now = status();
        const over = moves.length === 0 && now !== Status.Won;
        ensure((now === Status.Stuck) === over, () => `seed ${seed}: status ${now} with ${moves.length} moves`);
        if (now === Status.Stuck) ends++;
      });
    });
    expect(ends).toBeGreaterThan(0);
  });

  it('gives the same bytes for the same deal and moves', async () => {
    const other = await instantiateCore(bytes);
    walks(game, 100, (seed, options) => {
      wander(seed, () => {});
      const { words, verbs } = core;
      const block = verbs.sessionBlock();
      const length = words.getUint32(block + SESSION_LENGTH, true);
      blockBytes(other, other.verbs.optionsBlock(), MAX_OPTIONS).set(
        blockBytes(core, verbs.optionsBlock(), MAX_OPTIONS),
      );
      other.verbs.beginDeal(game.index, seed, 0, 0);
      for (let i = 0; i < length; i++) other.verbs.play(words.getUint32(block + SESSION_MOVES + 4 * i, true));
      const same = session(other).equals(session());
      expect({ same, options }).toEqual({ same: true, options });
    });
  });
});
