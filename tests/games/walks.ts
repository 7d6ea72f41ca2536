import type { ChosenOptions, Core, GameInfo, Move } from '../../host/core/core.ts';
import { allCards, optionCombinations, seededPicker } from '../builders.ts';

/** The game of an id. @throws Error */
export function gameOf(core: Core, id: string): GameInfo {
  const game = core.games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Chances in three that a walk follows the hint. Hints get somewhere, random moves get everywhere. */
const HINTED = [0, 3, 2, 1];

/** Plays at most `actions` moves; `visit` sees every table that is reached, the first and the last too. */
export function wander(core: Core, seed: number, actions: number, visit: () => void): void {
  const pick = seededPicker(seed);
  const hinted = HINTED[seed % HINTED.length];
  for (let made = 0; made < actions; made++) {
    visit();
    const moves = core.moves();
    if (moves.length === 0) return;
    const hint: Move | null = pick(3) < hinted ? core.hint() : null;
    core.play(hint ?? moves[pick(moves.length)]);
  }
  visit();
}

/** Walks of `seeds` deals for each combination of a game's options. */
export function walkAll(
  core: Core,
  game: GameInfo,
  seeds: number,
  actions: number,
  visit: (options: ChosenOptions, seed: number) => void,
): void {
  for (const options of optionCombinations(game)) {
    for (let seed = 0; seed < seeds; seed++) {
      core.deal(game.id, options, BigInt(seed));
      wander(core, seed, actions, () => visit(options, seed));
    }
  }
}

/** The cards of a game in random order, as text. */
export function shuffledCards(game: GameInfo, pick: (bound: number) => number): string[] {
  const cards = allCards(game);
  for (let last = cards.length - 1; last > 0; last--) {
    const place = pick(last + 1);
    [cards[last], cards[place]] = [cards[place], cards[last]];
  }
  return cards;
}
