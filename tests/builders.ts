import { CARD_FACE_DOWN, CARD_IDENTITY } from '../assembly/abi.ts';
import { cardText, parseCard } from '../host/core/card-text.ts';
import type { ChosenOptions, Core, GameInfo, Move } from '../host/core/core.ts';
import { parseMove } from '../host/core/move-text.ts';
import type { PositionJson } from '../host/core/position-json.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'CSHD';

/** The 52 cards in the order of the sorted pack. */
export function onePack(): string[] {
  return [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
}

/** The cards of a game, pack after pack. */
export function allCards({ packs }: GameInfo): string[] {
  return Array.from({ length: packs }, onePack).flat();
}

/**
 * A position from short text, a pile a line, bottom first:
 *
 *     tableau-1: (3D) 9S
 *     foundation-1: AD..6D
 *     rest: stock
 *
 * `rest` says where the cards go that are not named: `stock` or another pile, on its other cards; a column in parentheses,
 * under its other cards and face down; `under` a pile, under its other cards and face up. Without it, all cards have to be named.
 */
export function buildPosition(game: GameInfo, text: string, options: ChosenOptions = {}): PositionJson {
  const piles = new Map<string, string[]>();
  let rest: string | null = null;
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const [id, cards] = line.split(':').map((part) => part.trim());
    if (id === 'rest') rest = cards;
    else
      piles.set(
        id,
        cards
          .split(/\s+/)
          .filter((word) => word !== '')
          .flatMap(expandRange),
      );
  }
  if (rest !== null) addRest(piles, rest, without(allCards(game), [...piles.values()].flat()));
  const stock = piles.get('stock');
  if (stock !== undefined)
    piles.set(
      'stock',
      stock.map((card) => cardText(parseCard(card) | CARD_FACE_DOWN)),
    );
  return { game: game.id, options, piles: [...piles].map(([id, cards]) => ({ id, cards })) };
}

/** Begins a game in a position that is written as for `buildPosition`. */
export function setUp(core: Core, gameId: string, text: string, options: ChosenOptions = {}): void {
  const game = core.games.find(({ id }) => id === gameId);
  if (game === undefined) throw new Error(`no game ${gameId}`);
  core.dealPosition(gameId, buildPosition(game, text, options));
}

/** The move of a text in the game being played. */
export function move(core: Core, text: string): Move {
  return parseMove(core.view().game, text);
}

/** Plays moves that are separated by blanks. */
export function play(core: Core, moves: string): void {
  for (const text of moves.split(/\s+/)) core.play(move(core, text));
}

/** The cards of a pile as text, face-down ones with their identity. */
export function cardsOf(core: Core, pileId: string): string {
  const pile = core.fullView().piles.find(({ id }) => id === pileId);
  if (pile === undefined) throw new Error(`no pile ${pileId}`);
  return pile.cards.map(cardText).join(' ');
}

/** The cards without those that are named, each as often as it is named. */
function without(cards: string[], named: readonly string[]): string[] {
  for (const card of named) {
    const place = cards.indexOf(cardText(parseCard(card) & CARD_IDENTITY));
    if (place >= 0) cards.splice(place, 1);
  }
  return cards;
}

function addRest(piles: Map<string, string[]>, place: string, cards: readonly string[]): void {
  const lowest = /^(?:\((.+)\)|under (.+))$/.exec(place);
  if (lowest === null) piles.set(place, [...(piles.get(place) ?? []), ...cards]);
  else if (lowest[1] === undefined) piles.set(lowest[2], [...cards, ...(piles.get(lowest[2]) ?? [])]);
  else piles.set(lowest[1], [...cards.map((card) => `(${card})`), ...(piles.get(lowest[1]) ?? [])]);
}

/** `AD..6D` is the six cards from the ace to the six of diamonds, `QC..9C` four cards downwards. */
function expandRange(word: string): string[] {
  const match = /^([A23456789TJQK])([CSHD])\.\.([A23456789TJQK])\2$/.exec(word);
  if (match === null) return [word];
  const [first, last] = [RANKS.indexOf(match[1]), RANKS.indexOf(match[3])];
  const ranks = [...RANKS.slice(Math.min(first, last), Math.max(first, last) + 1)].map((rank) => rank + match[2]);
  return first <= last ? ranks : ranks.reverse();
}

/** Small seeded generator for tests (mulberry32): a number in 0 … bound − 1. */
export function seededPicker(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z = (z + Math.imul(z ^ (z >>> 7), z | 61)) ^ z;
    return ((((z ^ (z >>> 14)) >>> 0) * bound) / 0x100000000) | 0;
  };
}

/**
 * Every combination of the options by which a game is played. What does not change what may be moved, the ways to count of
 * Klondike, comes in turn: each of them with many of the others.
 */
export function playCombinations(game: GameInfo): ChosenOptions[] {
  const scorings = game.options.find(({ name }) => name === 'scoring')?.values ?? [];
  if (scorings.length === 0) return optionCombinations(game);
  const options = game.options.filter(({ name }) => name !== 'scoring');
  return optionCombinations({ ...game, options }).map((chosen, k) => ({
    ...chosen,
    scoring: scorings[k % scorings.length],
  }));
}

/** Every combination of a game's option values. */
export function optionCombinations(game: GameInfo): ChosenOptions[] {
  return game.options.reduce<ChosenOptions[]>(
    (combinations, { name, values }) =>
      combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}
