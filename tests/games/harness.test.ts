/** The generic test kit of RULES §15: everything here runs over every game of the registry with all its options. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MoveKind, Refusal, SESSION_LENGTH, SESSION_MOVES, Status, VIEW_COUNTS } from '../../assembly/abi.ts';
import { moveFrom, moveKind, packLay, packMove } from '../../assembly/move.ts';
import { Core, type GameInfo } from '../../host/core/core.ts';
import { seededPicker } from '../builders.ts';
import { coreBytes } from '../core/built-core.ts';
import { BareCore, ensure } from './bare-core.ts';
import { isAgainstTheRules, trickCandidates } from './move-candidates.ts';

const SEEDS = 1000;
const ACTIONS = 220;
/** Moves of the longest walk at least. In the tower every move lays a card of 84 or deals one, in Binokel most play a card: no game is longer. */
const LONGEST: Readonly<Record<string, number>> = { eiffelturm: 168, binokel: 45 };
/** Games in which random moves run into an end. In others cards can be shifted for ever, or the waste turned over without limit. */
const ENDING: ReadonlySet<string> = new Set([
  'yukon',
  'klondike',
  'eiffelturm',
  'standart',
  'galerie',
  'zopf',
  'binokel',
  'double-klondike',
]);

const games = (await Core.load(coreBytes())).games;

let core: BareCore;
beforeAll(async () => {
  core = await BareCore.load();
});

const TRICKS = trickCandidates();

/** Every move that could be thought of at the present table, nonsense included. */
function candidates(game: GameInfo): readonly number[] {
  if (game.family === 'tricks') return TRICKS;
  const piles = game.pileIds.length;
  const moves = [MoveKind.Deal, MoveKind.Redeal, MoveKind.EndTurn, MoveKind.Object].map((kind) =>
    packMove(kind, 0, 0, 0),
  );
  for (let from = 0; from <= piles; from++) {
    const most = from < piles ? core.seen(VIEW_COUNTS + from) + 1 : 1;
    for (let to = 0; to <= piles; to++)
      for (let count = 0; count <= most; count++) moves.push(packLay(from, to, count));
  }
  return moves;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('keeps every card, and goes back and forth through a game to the byte', () => {
    let longest = 0;
    core.deals(game, SEEDS, (seed) => {
      const trail: Buffer[] = [];
      core.wander(seed, ACTIONS, () => {
        ensure(core.isComplete(game), () => `seed ${seed}: a card is lost or doubled`);
        trail.push(core.position());
      });
      const made = trail.length - 1;
      longest = Math.max(longest, made);
      for (let i = made - 1; i >= 0; i--) {
        core.verbs.stepBack();
        ensure(core.position().equals(trail[i]), () => `seed ${seed}: undo to ${i} is not the position that was there`);
      }
      expect(core.verbs.stepBack()).toBe(0);
      for (let i = 1; i <= made; i++) {
        core.verbs.stepForward();
        ensure(core.position().equals(trail[i]), () => `seed ${seed}: redo to ${i} is not the position that was there`);
      }
      expect(core.verbs.stepForward()).toBe(0);
    });
    expect(longest).toBeGreaterThanOrEqual(LONGEST[id] ?? 200);
  });

  it('lists moves sorted and once, without touching the position', () => {
    core.deals(game, 60, (seed) => {
      core.wander(seed, ACTIONS, (moves) => {
        const before = core.position();
        ensure(
          moves.every((move, i) => i === 0 || moves[i - 1] < move),
          () => `seed ${seed}: ${moves}`,
        );
        core.verbs.legalMoves();
        ensure(core.position().equals(before), () => `seed ${seed}: listing moves changed the position`);
      });
    });
  });

  it('accepts exactly the moves it lists, and none of them against the rules', () => {
    core.deals(game, 96, (seed) => {
      let visited = 0;
      core.wander(seed, ACTIONS, (moves) => {
        if (visited++ % 16 !== 0) return;
        const asked = [...new Set([...candidates(game), ...moves])];
        const accepted = asked.filter((move) => core.verbs.refusal(move) === Refusal.None);
        expect(accepted.sort((a, b) => a - b)).toEqual(moves);
        expect(moves.some(isAgainstTheRules)).toBe(false);
      });
    });
  });

  it('says for any number whether it is a legal move', () => {
    const pick = seededPicker(4711);
    core.deals(game, 48, (seed) => {
      core.wander(seed, ACTIONS, (moves) => {
        for (let i = 0; i < 20; i++) {
          const word = (pick(0x10000) * 0x10000 + pick(0x10000)) >>> pick(24);
          if (isAgainstTheRules(word)) continue;
          const legal = core.verbs.refusal(word) === Refusal.None;
          ensure(legal === moves.includes(word), () => `seed ${seed}: ${word}`);
        }
      });
    });
  });

  it('changes nothing when it refuses', () => {
    const pick = seededPicker(815);
    core.deals(game, 48, (seed) => {
      let visited = 0;
      core.wander(seed, ACTIONS, (moves) => {
        if (visited++ % 32 !== 0) return;
        const before = core.game();
        for (let tries = 0; tries < 30; tries++) {
          const move = packLay(pick(game.pileIds.length), pick(game.pileIds.length), 1 + pick(4));
          if (!moves.includes(move)) expect(core.verbs.play(move)).not.toBe(Refusal.None);
        }
        expect(core.game().equals(before)).toBe(true);
      });
    });
  });

  it('hints, clicks, lays off and finishes with legal moves only, and never hints a card off a foundation', () => {
    const { verbs } = core;
    core.deals(game, 120, (seed) => {
      core.wander(seed, ACTIONS, (moves) => {
        const legal = (move: number, what: string): void =>
          ensure(move === 0 || moves.includes(move), () => `seed ${seed}: ${what} ${move}`);
        const hint = verbs.hint();
        legal(hint, 'hint');
        const takesBack = moveKind(hint) === MoveKind.Lay && game.pileRoles[moveFrom(hint)] === 'foundation';
        ensure(!takesBack, () => `seed ${seed}: hint ${hint} takes a card off a foundation`);
        for (let pile = 0; pile < game.pileIds.length; pile++) legal(verbs.clickMove(pile), 'click');
        legal(verbs.placeMove(), 'laying off');
        legal(verbs.finishMove(), 'finish');
      });
    });
  });

  it('has come to its end exactly when no move is legal and the game is not won', () => {
    const end = game.family === 'patience' ? Status.Stuck : Status.Over;
    let ends = 0;
    core.deals(game, 200, (seed) => {
      core.wander(seed, ACTIONS, (moves) => {
        const now = core.status();
        const over = moves.length === 0 && now !== Status.Won;
        ensure((now === end) === over, () => `seed ${seed}: status ${now} with ${moves.length} moves`);
        if (now === end) ends++;
      });
    });
    if (ENDING.has(id)) expect(ends).toBeGreaterThan(0);
  });

  it('gives the same game for the same deal and moves', async () => {
    const other = await BareCore.load();
    core.deals(game, 100, (seed, options) => {
      core.wander(seed, ACTIONS, () => {});
      const { words, verbs } = core.instance;
      const block = verbs.sessionBlock();
      const length = words.getUint32(block + SESSION_LENGTH, true);
      other.begin(game, options, seed);
      for (let i = 0; i < length; i++) other.verbs.play(words.getUint32(block + SESSION_MOVES + 4 * i, true));
      const same = other.game().equals(core.game());
      expect({ same, options }).toEqual({ same: true, options });
    });
  });
});
