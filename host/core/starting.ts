import {
  CARD_FACE_DOWN,
  CARD_SECOND_PACK,
  Fault,
  MAX_OPTIONS,
  VIEW_BYTES,
  VIEW_CARDS,
  VIEW_COUNTS,
  VIEW_PASS,
  VIEW_PILES,
  VIEW_REGISTERS,
  VIEW_SCORE,
} from '../../assembly/abi.ts';
import { cardText, markTwins } from './card-text.ts';
import { MAX_DEAL } from './deal-number.ts';
import { codeOf, DealError, PositionError } from './errors.ts';
import type { GameInfo } from './game-info.ts';
import { MAX_POINTS, type PositionParts, positionFault } from './position-json.ts';
import type { CoreInstance } from './wasm.ts';

/** The game with an id. @throws DealError `no-such-game` */
export function gameOf(games: readonly GameInfo[], id: string): GameInfo {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new DealError('no-such-game', id);
  return game;
}

/** Completes chosen options with the defaults. @throws DealError `no-such-option`, `no-such-value` */
export function completeOptions(
  game: GameInfo,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  for (const name of Object.keys(chosen)) {
    if (!game.options.some((option) => option.name === name)) throw new DealError('no-such-option', name);
  }
  return Object.fromEntries(
    game.options.map(({ name, values }) => {
      const value = chosen[name] ?? values[0];
      if (!values.includes(value)) throw new DealError('no-such-value', `${name}=${value}`);
      return [name, value];
    }),
  );
}

/** Begins a deal number's game. @throws DealError */
export function beginDeal(
  core: CoreInstance,
  game: GameInfo,
  options: Readonly<Record<string, string>>,
  deal: bigint,
  opening: number,
): void {
  if (deal < 0n || deal > MAX_DEAL) throw new DealError('deal-out-of-range', `${deal} is not in 0 … ${MAX_DEAL}`);
  checkOpening(opening);
  writeOptions(core, game, options);
  core.verbs.beginDeal(game.index, Number(deal & 0xffffffffn), Number(deal >> 32n), opening);
}

/** Begins a game from an explicit order of cards; the first of two twins is taken for the first pack's. @throws DealError */
export function beginDeck(
  core: CoreInstance,
  game: GameInfo,
  options: Readonly<Record<string, string>>,
  deck: readonly number[],
  opening: number,
): void {
  checkOpening(opening);
  if (deck.length !== game.deckCards) throw new DealError('wrong-card-count', String(deck.length));
  writeOptions(core, game, options);
  const cards = game.packs === 1 ? deck : markTwins(deck.map((card) => card & ~CARD_SECOND_PACK));
  core.bytes.set(cards, core.verbs.deckBlock());
  const fault = core.verbs.begin(game.index, opening);
  if (fault !== Fault.None) throw new DealError(codeOf(Fault, fault), cardText(core.verbs.faultCard()));
}

/**
 * Begins a game from a position.
 *
 * @throws PositionError when the game cannot be in it, `points-out-of-range` when it has more than MAX_POINTS or owes more
 * @throws DealError on an opening balance out of range
 */
export function beginPosition(core: CoreInstance, game: GameInfo, parts: PositionParts, opening: number): void {
  checkOpening(opening);
  writeOptions(core, game, parts.options);
  const score = parts.score ?? core.verbs.openingScore(game.index, opening);
  if (Math.abs(score) > MAX_POINTS) throw new PositionError('points-out-of-range', '', '');
  const cards = parts.piles.flat();
  if (cards.length !== game.cards) throw positionFault(game, codeOf(Fault, Fault.WrongCardCount), -1, 0);
  const block = core.verbs.viewBlock();
  core.bytes.fill(0, block, block + VIEW_BYTES);
  core.bytes[block + VIEW_PILES] = parts.piles.length;
  core.words.setUint16(block + VIEW_PASS, parts.pass, true);
  core.words.setInt32(block + VIEW_SCORE, score, true);
  parts.piles.forEach((pile, index) => {
    core.bytes[block + VIEW_COUNTS + index] = pile.length;
  });
  core.bytes.set(cards, block + VIEW_CARDS);
  core.bytes.set(parts.registers, block + VIEW_REGISTERS);
  const fault = core.verbs.beginFromView(game.index, opening);
  if (fault !== Fault.None)
    throw positionFault(game, codeOf(Fault, fault), core.verbs.faultPile(), core.verbs.faultCard() & ~CARD_FACE_DOWN);
}

function writeOptions(core: CoreInstance, game: GameInfo, options: Readonly<Record<string, string>>): void {
  const block = core.verbs.optionsBlock();
  core.bytes.fill(0, block, block + MAX_OPTIONS);
  game.options.forEach(({ name, values }, place) => {
    core.bytes[block + place] = values.indexOf(options[name]);
  });
}

function checkOpening(opening: number): void {
  if (!Number.isInteger(opening) || Math.abs(opening) > MAX_POINTS)
    throw new DealError('opening-out-of-range', String(opening));
}
